//! The last turns of a game at a table, next to the board, for each side with a reader. A touch on a turn marks it
//! on the board.

use crate::board_review::lines;
use crate::clock;
use crate::own::log;
use app::board_table::BoardTable;
use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Pose, Rect, Station};
use scene::{Frame, Pen, Point};

/// Minimum height for a list, in stage units.
const LEAST: f32 = 240.0;
/// The letters are larger than on an own screen, which is nearer.
const LARGER: f32 = 1.1;

/// Draws the lists where they cover nothing.
pub(super) fn draw(state: &State, duel: BoardTable<'_>, pen: &mut Pen) {
    let [one, other] = duel.readers();
    let other = (other.turn() != one.turn()).then_some(other);
    for reader in [one].into_iter().chain(other) {
        let Some((pose, room)) = free_room(duel, reader) else {
            continue;
        };
        let language = state.language_at(reader);
        pen.with_pose(pose.scaled(LARGER), |pen| {
            let room = Frame::new(0.0, 0.0, room.w / LARGER, room.h / LARGER);
            pen.for_reader(language, room.w, |pen| {
                log::draw(state, duel.screen, room, pen);
            });
        });
    }
}

/// Returns the area for a reader's list; `None` if it is too small, or covered by a panel.
fn free_room(duel: BoardTable<'_>, reader: Station) -> Option<(Pose, Frame)> {
    let (pose, room) = lines::place(duel, reader.turn())?;
    // Clocks are on the inner side of panels.
    let clock = duel.clock().map_or(0.0, |_| clock::HIGH);
    let ends = if reader.turn().is_upright() {
        clock
    } else {
        0.0
    };
    let pose = pose.at(Point::new(0.0, ends));
    let room = Frame {
        h: room.h - 2.0 * ends,
        ..room
    };
    let on_stage = pose.rect(Point::default(), Point::new(room.w, room.h));
    let is_free = |place: Station| {
        let [corner, other] = [(0.0, -clock), (PANEL_WIDTH, PANEL_DEPTH)];
        let [corner, other] = [corner, other].map(|(x, y)| Point::new(x, y));
        !overlap(place.pose().rect(corner, other), on_stage)
    };
    let all_free = duel.sitting.iter().all(|seat| is_free(seat.place));
    (room.w.min(room.h) >= LEAST && all_free).then_some((pose, room))
}

fn overlap((a, b): Rect, (c, d): Rect) -> bool {
    a.x < d.x && c.x < b.x && a.y < d.y && c.y < b.y
}
