//! A puzzle on the screen: a pad in front of each person, which faces them. Next to the board it gives the task and
//! the result.

mod duel;
mod legend;
mod map;
mod names;
mod pad;

use crate::flight;
use app::layout::Layout;
use app::puzzle::PuzzleScreen;
use app::state::State;
use base::sort::sort_few_by_key;
use base::table::{Pose, Station};
use base::words;
use scene::widgets::ButtonState;
use scene::{Frame, Pen, Point, PuzzleTarget, STAGE_HEIGHT, STAGE_WIDTH, Target, widgets};

/// Part of a table for all pads. The cog and the operator's corner are outside it.
const TABLE: Frame = Frame::new(92.0, 12.0, STAGE_WIDTH - 184.0, STAGE_HEIGHT - 24.0);
/// Between two pads.
const GAP: f32 = 20.0;
/// Margin round the pad of an own screen, and height of the cog above it.
const MARGIN: f32 = 10.0;
const COG: f32 = 60.0;

/// Draws the pads of all players: the boards, and on a layer above them the rest.
pub(crate) fn draw(state: &State, puzzle: &PuzzleScreen, board: &mut Pen, seats: &mut Pen) {
    if state.layout() == Layout::Own {
        let stage = state.stage().frame();
        let portrait = stage.w < stage.h;
        let top = if portrait { COG } else { MARGIN };
        let room = Frame::new(MARGIN, top, stage.w - 2.0 * MARGIN, stage.h - top - MARGIN);
        let kept = if portrait { 0.0 } else { COG - MARGIN };
        if let Some(pad) = puzzle.pads.first() {
            let room = pad::Room::own(room, kept, puzzle.map().is_some());
            room.draw_board(state, puzzle, pad, board);
            room.draw_panel(state, puzzle, pad, seats);
        }
        return;
    }
    let places: Vec<Station> = puzzle.pads.iter().map(|pad| pad.place).collect();
    let people = puzzle.pads.iter().map(|pad| (pad.place, pad.colour));
    // Tickets are below the text.
    flight::rain(state, &puzzle.motions, people.collect(), seats);
    for (pad, frame) in puzzle.pads.iter().zip(rooms(&places)) {
        let turn = pad.place.turn();
        let (w, h) = match turn.is_upright() {
            true => (frame.w, frame.h),
            false => (frame.h, frame.w),
        };
        let pose = Pose::centred(frame.centre(), w, h, turn);
        let room = pad::Room::table(Frame::new(0.0, 0.0, w, h));
        board.with_pose(pose, |pen| room.draw_board(state, puzzle, pad, pen));
        seats.with_pose(pose, |pen| room.draw_panel(state, puzzle, pad, pen));
    }
}

/// Returns the part of the table for each of these places: all of it, a half, or a quarter.
fn rooms(places: &[Station]) -> Vec<Frame> {
    let halves = |index| TABLE.column(index, 2, GAP);
    match places {
        [_] => vec![TABLE],
        [one, other] => match across(*one) <= across(*other) {
            true => vec![halves(0), halves(1)],
            false => vec![halves(1), halves(0)],
        },
        _ => {
            let quarters = (0..4).map(|index| halves(index % 2).row(index / 2, 2, GAP));
            let mut free: Vec<Frame> = quarters.collect();
            let mut rooms = vec![TABLE; places.len()];
            // A person at a short side can use either of two parts.
            let mut order: Vec<usize> = (0..places.len()).collect();
            sort_few_by_key(&mut order, |&index| !places[index].turn().is_upright());
            for index in order {
                let at = places[index].pose().to_stage(Point::new(300.0, 72.0));
                let near = |frame: &Frame| frame.centre().distance(at);
                let nearest = free.iter().enumerate();
                let nearest = nearest.min_by(|(_, a), (_, b)| near(a).total_cmp(&near(b)));
                if let Some((nearest, _)) = nearest {
                    rooms[index] = free.swap_remove(nearest);
                }
            }
            rooms
        }
    }
}

/// Returns the rank of a place from left to right.
fn across(place: Station) -> u32 {
    match place {
        Station::Left => 0,
        Station::NearLeft | Station::FarLeft => 1,
        Station::NearRight | Station::FarRight => 2,
        Station::Right => 3,
    }
}

/// The button in the lobby that leads here.
pub(crate) fn draw_button(state: &State, frame: Frame, size: f32, pen: &mut Pen) {
    let target = Target::Puzzle(PuzzleTarget::Open);
    let look = ButtonState::new(true, state.hands.presses(target));
    widgets::button(pen, target, frame, words::lobby_puzzle(), size, look);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads_do_not_overlap() {
        let all = Station::ALL;
        let sets = (1_usize..64).map(|set| {
            let sits = |place: &Station| set & (1 << place.index()) != 0;
            all.into_iter().filter(sits).take(4).collect::<Vec<_>>()
        });
        for places in sets {
            let rooms = rooms(&places);
            for (number, room) in rooms.iter().enumerate() {
                let apart = |other: &Frame| !room.overlaps(*other);
                assert!(rooms[..number].iter().all(apart), "{places:?}");
            }
            assert_eq!(rooms.len(), places.len());
        }
    }
}
