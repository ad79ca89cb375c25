//! Marks for a proved position of a connection game: a dashed line between stones with a safe connection, and
//! frames round the only cells on which the side on turn can still stop a win.

use app::board_review::BoardReview;
use app::board_table::BoardTable;
use app::state::State;
use base::words::{self, Message};
use rules::Cell;
use rules::request::{Certain, Joint};
use scene::widgets::{self, ButtonState};
use scene::{Frame, Path, Pen, Point, ReviewTarget, Stroke, Target, pen, theme};
use session::boards::{Edges, Grid};

use crate::duel_status::name;
use crate::marks;

/// Maximum number of cells in the words.
const FEW: usize = 4;
/// Distance of a line's ends from the middle of a stone, as a share of a cell.
const STONE: f32 = 0.3;

/// Returns true if the game can have proofs before its end.
pub(super) fn is_told(duel: BoardTable<'_>) -> bool {
    duel.play.shown().edges(0).is_some()
}

/// Draws the proof marks above the pieces of a board.
pub(crate) fn draw(certain: &Certain, duel: BoardTable<'_>, grid: Grid, pen: &mut Pen) {
    for joint in &certain.joints {
        let player = duel.play.shown().player(joint.side);
        let line = line(joint, duel, grid);
        let wide = |share: f32| Stroke::round(theme::MAP_INK, grid.cell * share);
        pen.stroke(line.clone(), wide(0.15));
        let colour = duel.sitting[player].colour.colour();
        let dashes = Stroke::butt(colour, grid.cell * 0.09);
        pen.stroke(line, dashes.dashed(grid.cell * 0.14, grid.cell * 0.09));
    }
    for &cell in certain.only.iter().flatten() {
        marks::draw_frame_of(cell, grid, theme::GOLD, pen);
    }
}

/// A line from stone to stone, or from a stone to its edge.
fn line(joint: &Joint, duel: BoardTable<'_>, grid: Grid) -> Path {
    let [from, to] = joint.ends.map(|cell| grid.centre(cell));
    let is_edge = !duel.play.shown().is_taken(joint.ends[1]);
    let half = |first: u8| if first == 0 { -0.5 } else { 0.5 } * grid.cell;
    let Cell { file, rank } = joint.ends[1];
    let to = match duel.play.shown().edges(joint.side).filter(|_| is_edge) {
        // Ranks are counted from the bottom.
        Some(Edges::NorthAndSouth) => Point::new(to.x, to.y - half(rank)),
        Some(Edges::WestAndEast) => Point::new(to.x + half(file), to.y),
        None => to,
    };
    let share = grid.cell * STONE / from.distance(to).max(f32::EPSILON);
    let end = if is_edge { to } else { to.towards(from, share) };
    pen::line(from.towards(to, share), end)
}

/// Returns a sentence for the marks; `None` while they are hidden.
pub(super) fn remark(duel: BoardTable<'_>, review: &BoardReview) -> Option<Message> {
    let certain = review.certain()?;
    Some(match threat(certain, duel) {
        Some(threat) => threat,
        None if certain.joints.is_empty() => words::review_joints_none(),
        None => words::review_joints(),
    })
}

/// Returns a warning that the side not on turn wins, with the only cells that might still stop it; `None` if that
/// is not proved.
pub(crate) fn threat(certain: &Certain, duel: BoardTable<'_>) -> Option<Message> {
    let cells = certain.only.as_ref()?;
    let winner = name(duel, 1 - duel.play.shown().acting()?.min(1));
    Some(match cells.len() {
        0 => words::review_only_none(winner),
        1..=FEW => {
            let cells = cells.iter().map(|cell| cell.to_string().into());
            words::review_only(Message::series(cells), winner)
        }
        _ => words::review_only_marked(winner),
    })
}

/// Names the button by the links that it shows.
fn label(review: &BoardReview, duel: BoardTable<'_>) -> Message {
    let joints = review.certain().map_or(&[][..], |certain| &certain.joints);
    let told = joints.iter().map(|joint| {
        let who = name(duel, duel.play.shown().player(joint.side));
        let [one, other] = joint.ends;
        match duel.play.shown().is_taken(other) {
            true => words::mirror_joint(one.to_string(), other.to_string(), who),
            false => words::mirror_joint_edge(one.to_string(), who),
        }
    });
    let told = Message::series(told);
    match told.is_nothing() {
        true => words::mirror_joints(),
        false => words::mirror_joints_told(told),
    }
}

/// Draws the button for the proof marks: two stones with a dashed line between them.
pub(super) fn button(
    state: &State,
    duel: BoardTable<'_>,
    review: &BoardReview,
    frame: Frame,
    pen: &mut Pen,
) {
    let target = Target::Review(ReviewTarget::Joints);
    let shown = review.shows_certain();
    let look = ButtonState::new(true, state.hands.presses(target)).choice(shown);
    let ink = widgets::plate(pen, target, frame, label(review, duel), look);
    let end = |way: f32| Point::new(frame.centre().x + way * 13.0, frame.centre().y);
    let ends = [-1.0, 1.0].map(end);
    let line = Stroke::butt(ink, 3.0).dashed(4.0, 3.0);
    pen.stroke(pen::line(ends[0], ends[1]), line);
    pen.fill(
        ends.into_iter()
            .flat_map(|at| pen::circle(at, 5.5))
            .collect(),
        ink,
    );
}
