//! Marks of a computer player on its seat's panel. They show its kind, its strength, and its activity. A computer
//! that has failed has a button that lets it try again.

use app::state::State;
use app::table::Asked;
use base::table::Station;
use base::words::{self, Message};
use rules::Level;
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, Pen, Point, SeatTarget, Style, Target, emblems, pen, theme};

use super::{aside, panel};

/// The button by which a person takes the computer's place.
const TAKE_OVER: Frame = Frame::new(408.0, panel::BUTTON_TOP, 176.0, panel::BUTTON_HEIGHT);

/// The middle line of the buttons.
const MIDDLE: f32 = panel::BUTTON_TOP + panel::BUTTON_HEIGHT / 2.0;

/// The middle of its sign.
const ROBOT: Point = Point::new(panel::LEFT + 22.0, MIDDLE);

/// Draws the lamp over the head of a thinking computer player, in the flashing layer.
pub(crate) fn draw_lamp(state: &State, flash: &mut Pen) {
    let Some(table) = state.table().filter(|_| state.engine.is_thinking()) else {
        return;
    };
    let seats = table.session().seats();
    let acting = table.session().to_act().map(|seat| seats[seat]);
    if let Some(sitting) = acting.filter(|sitting| sitting.computer().is_some()) {
        let draw = |robot: Point, pen: &mut Pen| {
            let lamp = Point::new(robot.x, robot.y - 18.5);
            pen.fill(pen::circle(lamp, 11.0), theme::GOLD.alpha(0.35));
            pen.fill(pen::circle(lamp, 6.0), theme::GOLD);
        };
        match aside::reader(state, table, sitting.place) {
            Some(reader) => {
                aside::draw_facing(state, sitting.place, reader, flash, |pen| {
                    draw(aside::ROBOT, pen);
                });
            }
            None => state.draw_facing(sitting.place, flash, |pen| draw(ROBOT, pen)),
        }
    }
}

/// The sign of the computer and its strength, in place of the buttons, and how a person takes its place.
pub(crate) fn draw(state: &State, place: Station, level: Level, pen: &mut Pen) {
    let left = ROBOT.x + 40.0;
    let mut room = panel::RIGHT - left;
    if let Some((target, words)) = take_over(state, place) {
        let look = ButtonState::new(true, state.hands.presses(target)).quiet();
        widgets::button(pen, target, TAKE_OVER, words, 24.0, look);
        room = TAKE_OVER.x - 16.0 - left;
    }
    emblems::draw_robot(pen, ROBOT, 44.0, theme::QUIET, theme::PANEL);
    let words = words::sheet_computer(level.title());
    let words = pen.say(words);
    let size = widgets::fitting(&words, Face::Text, 24.0, room);
    let style = Style::new(Face::Text, size, theme::QUIET);
    widgets::centred(pen, words, Point::new(left, MIDDLE), style);
}

/// Returns the button by which a person takes a computer's place, and its words; `None` where that is not offered.
pub(crate) fn take_over(state: &State, place: Station) -> Option<(Target, Message)> {
    let seat = state.session().and_then(|session| session.seat_at(place));
    let asked = seat.and_then(|seat| state.table()?.asked(seat));
    let is_offered = state.may_come_and_go() && asked != Some(Asked::TakeOver);
    let words = match state.waits_for_far(place) {
        true => words::room_give_back(),
        false => words::seat_take_over(),
    };
    is_offered.then_some((Target::Seat(place, SeatTarget::TakeOver), words))
}

/// Returns a sentence on what the computer player on turn does. It thinks, or else moves, in the game's own words.
pub(crate) fn doing(state: &State, moves: Message) -> Message {
    match state.engine.is_thinking() {
        true => words::sheet_computer_thinks(),
        false => moves,
    }
}

/// Draws the button that gives the seat back to a computer that people have replaced.
pub(crate) fn draw_again(state: &State, place: Station, frame: Frame, pen: &mut Pen) {
    let target = Target::Seat(place, SeatTarget::Computer);
    let look = ButtonState::new(true, state.hands.presses(target));
    let ink = widgets::plate(pen, target, frame, words::mirror_let_computer(), look);
    let (ground, _) = look.colours();
    emblems::draw_robot(pen, frame.centre(), 40.0, ink, ground);
}
