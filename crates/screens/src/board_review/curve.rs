//! Curve of a game for two. The area below it has the colour of the reviewing player, and is that player's
//! expectation. The area above it is the other player's. Emblems repeat the colours. A line marks the current turn,
//! and dots mark the turning points.

use app::board_review::BoardReview;
use app::board_table::BoardTable;
use app::looking_back::LookingBack;
use scene::{
    Colour, Fill, Frame, Op, Path, Pen, Point, ReplayTarget, Stroke, Target, emblems, pen, theme,
};
use session::Seat;

/// Distance of the first and last turn from the frame's ends, within reach of a finger.
const ENDS: f32 = 14.0;
/// The radius of the dots.
const DOT: f32 = 8.0;

/// Axes of the curve.
struct Axes {
    frame: Frame,
    turns: usize,
}

impl Axes {
    fn x(&self, turn: usize) -> f32 {
        let wide = self.frame.w - 2.0 * ENDS;
        self.frame.x + ENDS + wide * turn as f32 / self.turns.max(1) as f32
    }

    fn at(&self, turn: usize, share: f32) -> Point {
        let Frame { y, h, .. } = self.frame;
        Point::new(self.x(turn), y + h * (1.0 - share))
    }
}

/// Draws the curve, along which a finger moves through the game.
pub(super) fn draw(duel: BoardTable<'_>, review: &BoardReview, frame: Frame, pen: &mut Pen) {
    let replay = review.shown_so_far();
    let axes = Axes {
        frame,
        turns: replay.steps(),
    };
    let (own, other) = (review.seat, 1 - review.seat.min(1));
    let colour = |seat: Seat| duel.sitting[seat].colour.colour();
    pen.fill(pen::rounded(frame, 6.0), theme::DISABLED);
    let shares: Vec<f32> = review.curve(own).collect();
    draw_areas(&axes, &shares, [colour(own), colour(other)], pen);
    let middle = frame.centre().y;
    let half = pen::line(
        Point::new(frame.x, middle),
        Point::new(frame.x + frame.w, middle),
    );
    let dashes = Stroke::butt(theme::PANEL.alpha(0.7), 1.5).dashed(5.0, 5.0);
    pen.stroke(half, dashes);
    pen.stroke(pen::rounded(frame, 6.0), Stroke::round(theme::RIM, 2.0));
    let emblem = |y: f32| Point::new(frame.x + 16.0, y);
    for (seat, y) in [(other, frame.y + 15.0), (own, frame.y + frame.h - 15.0)] {
        pen.fill(pen::circle(emblem(y), 12.0), theme::PANEL);
        emblems::draw_emblem(pen, duel.sitting[seat].colour, emblem(y), 10.0);
    }
    let (start, end) = (axes.x(0), axes.x(axes.turns));
    let [start, end] = [start, end].map(|x| Point::new(x, middle));
    pen.track(Target::Replay(ReplayTarget::Timeline), frame, start, end);
    draw_mark(&axes, replay.at(), pen);
    draw_turning_points(&axes, review, &shares, pen);
}

/// Draws the two areas, as far as they are known, and the line between them.
fn draw_areas(axes: &Axes, shares: &[f32], [below, above]: [Colour; 2], pen: &mut Pen) {
    let Frame { x, y, w, h } = axes.frame;
    let Some((&first, &last)) = shares.first().zip(shares.last()) else {
        return;
    };
    let known = shares.len() - 1;
    // It continues level to the edges of the frame.
    let right = match known == axes.turns {
        true => x + w,
        false => axes.x(known),
    };
    let level = |at: f32, share: f32| Point::new(at, y + h * (1.0 - share));
    let mut curve = vec![level(x, first)];
    curve.extend(
        shares
            .iter()
            .enumerate()
            .map(|(turn, &share)| axes.at(turn, share)),
    );
    curve.push(level(right, last));
    let area = |edge: f32| {
        let ends = [Point::new(right, edge), Point::new(x, edge)];
        pen::polygon(curve.iter().copied().chain(ends))
    };
    pen.path(area(y), Some(Fill::Flat(above)), None);
    pen.path(area(y + h), Some(Fill::Flat(below)), None);
    let mut line: Path = curve.iter().copied().map(Op::Line).collect();
    line[0] = Op::Move(curve[0]);
    pen.stroke(line.clone(), Stroke::round(theme::PANEL, 5.0));
    pen.stroke(line, Stroke::round(theme::INK, 2.0));
}

/// Draws the current position: a line from top to bottom with a grip.
fn draw_mark(axes: &Axes, at: usize, pen: &mut Pen) {
    let (x, top, bottom) = (axes.x(at), axes.frame.y, axes.frame.y + axes.frame.h);
    let line = pen::line(Point::new(x, top), Point::new(x, bottom));
    pen.stroke(line.clone(), Stroke::round(theme::PANEL, 8.0));
    pen.stroke(line, Stroke::round(theme::INK, 4.0));
}

/// Draws the turning points as dots, to which a near finger snaps.
fn draw_turning_points(axes: &Axes, review: &BoardReview, shares: &[f32], pen: &mut Pen) {
    for turn in review.turning_points() {
        let at = axes.at(turn, shares[turn].clamp(0.15, 0.85));
        let here = review.shown_so_far().at() == turn;
        let radius = if here { DOT + 2.0 } else { DOT };
        let rim = Stroke::round(theme::PANEL, 3.0);
        let disc = Some(Fill::Flat(theme::GOLD));
        pen.path(pen::circle(at, radius), disc, Some(rim));
        pen.fill(pen::circle(at, 3.0), theme::PANEL);
    }
}
