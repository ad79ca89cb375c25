//! The door at each person's panel during a game, and the questions before a computer player takes over there, or a
//! person takes a computer's place.

use app::state::State;
use app::table::Asked;
use base::table::{PANEL_WIDTH, Station};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Frame, Pen, SeatTarget, Target, emblems};

use super::panel::{self, Rim};

/// Size of a door, the same as a globe's, and its distances from a panel and from a globe.
const SIZE: f32 = 56.0;
const ASIDE: f32 = 12.0;
const BESIDE: f32 = 16.0;
/// Where it begins, as a globe does.
const TOP: f32 = 22.0;

/// Draws the doors of all people, and the questions at their seats.
pub(crate) fn draw(state: &State, pen: &mut Pen) {
    if !state.may_come_and_go() {
        return;
    }
    let Some(table) = state.table() else { return };
    for (seat, sitting) in table.session().seats().iter().enumerate() {
        let place = sitting.place;
        if sitting.is_person() {
            pen.with_pose(place.pose(), |pen| draw_door(state, place, pen));
        }
        if let Some(question) = table.asked(seat).and_then(Question::of) {
            panel::draw(state, (place, sitting.colour), Rim::Golden, pen, |pen| {
                draw_question(state, place, question, pen);
            });
        }
    }
}

fn draw_door(state: &State, place: Station, pen: &mut Pen) {
    let target = Target::Seat(place, SeatTarget::Leave);
    let look = ButtonState::new(true, state.hands.presses(target));
    // Beyond the globe, in the table's corners, clear of the names of maps. Two doors meet there, so those of the
    // short sides are at the edge.
    let before = -ASIDE - SIZE - BESIDE - SIZE;
    let (x, y) = match place {
        Station::NearLeft | Station::FarRight => (before, TOP),
        Station::NearRight | Station::FarLeft => (PANEL_WIDTH + ASIDE + SIZE + BESIDE, TOP),
        Station::Left | Station::Right => (before, TOP + SIZE),
    };
    let frame = Frame::new(x, y, SIZE, SIZE);
    panel::draw_ground_beside(pen, state, place, frame);
    let ink = widgets::plate(pen, target, frame, words::mirror_leave_seat(), look);
    emblems::draw_door(pen, frame.centre(), 17.0, ink);
}

/// Question at a seat about its player.
struct Question {
    asked: Message,
    tells: Message,
    /// The button that changes the player, and the golden one that changes nothing.
    yes: (SeatTarget, Message),
    no: Message,
}

impl Question {
    fn of(asked: Asked) -> Option<Self> {
        Some(match asked {
            Asked::Leave => Self {
                asked: words::seat_leave_asked(),
                tells: words::seat_leave_tells(),
                yes: (SeatTarget::LeaveYes, words::seat_leave()),
                no: words::seat_stay(),
            },
            Asked::End => Self {
                asked: words::over_end_game_asked(),
                tells: words::over_end_game_means(),
                yes: (SeatTarget::LeaveYes, words::over_end_game()),
                no: words::over_keep_playing(),
            },
            Asked::Away => Self {
                asked: words::seat_nudge(),
                tells: words::seat_away_tells(),
                yes: (SeatTarget::LeaveYes, words::seat_away_computer()),
                no: words::seat_away_here(),
            },
            Asked::TakeOver => Self {
                asked: words::seat_take_over_asked(),
                tells: words::seat_take_over_tells(),
                yes: (SeatTarget::TakeOver, words::seat_take_over()),
                no: words::seat_take_over_no(),
            },
            Asked::Resign | Asked::Proposal(_) => return None,
        })
    }
}

fn draw_question(state: &State, place: Station, question: Question, pen: &mut Pen) {
    panel::draw_lines(question.asked, question.tells, pen);
    let [left, right] = panel::BUTTONS.shared([1.0, 1.0], panel::APART);
    let (yes, words) = question.yes;
    let answers = [
        (yes, left, words, false),
        (SeatTarget::LeaveNo, right, question.no, true),
    ];
    for (target, frame, words, golden) in answers {
        let target = Target::Seat(place, target);
        let look = ButtonState::new(true, state.hands.presses(target));
        let look = if golden { look.golden() } else { look };
        widgets::button(pen, target, frame, words, 24.0, look);
    }
}
