//! The drawings in the rules, each on a card of its own.

mod boards;

use app::rules::Figure;
use base::table::Station;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Frame, MIDDLE, Pen, Point, SheetTarget, Stroke, Target, pen, theme};
use session::cabinet::GameDef;

/// Minimum width in the layout of shared drawings, and of games' own ones.
const NARROWEST: f32 = 700.0;
/// No words are smaller on the stage.
const SMALLEST: f32 = 14.0;

/// Draws a figure of a game's rules into a frame.
pub(crate) fn draw(game: &GameDef, figure: &Figure<'_>, frame: Frame, pen: &mut Pen) {
    let on_land = matches!(figure, Figure::Own(own) if !own.on_paper);
    let ground = if on_land { theme::LAND } else { theme::CARD };
    pen.fill(pen::rounded(frame, 20.0), ground);
    match figure {
        Figure::Own(own) => (own.draw)(frame, pen),
        Figure::Mark => draw_mark(frame, pen),
        Figure::Controls => {
            let buttons = [
                (words::duel_resign(), 240.0, false),
                (words::rail_undo(), 190.0, false),
                (words::rail_ok(), 190.0, true),
            ];
            draw_buttons(buttons, frame, pen);
        }
        Figure::Boards(examples) => boards::draw(game, examples, frame, pen),
    }
}

/// Draws a figure in a small frame: everything is smaller, but words stay readable.
pub(crate) fn draw_small(game: &GameDef, figure: &Figure<'_>, frame: Frame, pen: &mut Pen) {
    if let Figure::Boards(examples) = figure {
        pen.fill(pen::rounded(frame, 16.0), theme::CARD);
        return boards::draw_small(game, examples, frame, pen);
    }
    let scale = (frame.w / NARROWEST).min(1.0);
    let pose = pen.pose().at(Point::new(frame.x, frame.y)).scaled(scale);
    let room = Frame::new(0.0, 0.0, frame.w / scale, frame.h / scale);
    pen.with_pose(pose, |pen| draw(game, figure, room, pen));
}

/// Size of words in a drawing that asks for this size. Words never become unreadable.
pub(crate) fn legible(pen: &Pen, size: f32) -> f32 {
    size.max(SMALLEST / pen.pose().scale())
}

/// Returns the best height of a figure of this width, in stage units.
pub(crate) fn height(figure: &Figure<'_>, width: f32) -> f32 {
    match figure {
        Figure::Boards(examples) => boards::height(examples.len(), width),
        _ => 310.0,
    }
}

/// Draws pictures of buttons side by side, each with its words, its width, and true if it is golden.
pub(crate) fn draw_buttons(buttons: [(Message, f32, bool); 3], frame: Frame, pen: &mut Pen) {
    const APART: f32 = 28.0;
    let middle = frame.centre();
    let before = pen.targets.len();
    let wide: f32 = buttons.iter().map(|(_, width, _)| width + APART).sum();
    let mut x = middle.x - (wide - APART) / 2.0;
    for (words, width, golden) in buttons {
        let frame = Frame::new(x, middle.y - 44.0, width, 88.0);
        let look = ButtonState::new(true, false);
        let look = if golden { look.golden() } else { look };
        let target = Target::Sheet(SheetTarget::Blank);
        widgets::button(pen, target, frame, words, 40.0, look);
        x += width + APART;
    }
    // They are pictures, so they take no taps.
    pen.targets.truncate(before);
}

fn draw_mark(frame: Frame, pen: &mut Pen) {
    let middle = frame.centre();
    let start = Point::new(middle.x, middle.y);
    for place in Station::ALL {
        let seat = place.pose().to_stage(Point::new(300.0, 144.0));
        let share = 0.2;
        let end = Point::new(
            start.x + (seat.x - MIDDLE.x) * share,
            start.y + (seat.y - MIDDLE.y) * share,
        );
        pen.stroke(
            pen::line(start, end),
            Stroke::butt(theme::LINE, 16.0).dashed(4.0, 8.0),
        );
        pen.stroke(pen::line(start, end), Stroke::butt(theme::QUIET, 5.0));
    }
    pen.fill(pen::circle(start, 46.0), theme::GOLD);
    pen.fill(pen::circle(start, 34.0), theme::PANEL);
    let pose = pen.pose().at(start);
    pen.with_pose(pose, |pen| {
        pen.stroke(
            pen::line(Point::new(0.0, -34.0), Point::new(0.0, 34.0)),
            Stroke::butt(theme::GOLD, 20.0).dashed(5.0, 6.0),
        );
    });
}
