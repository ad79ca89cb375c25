//! The sheet of invitations: a link to a seat or to look on, as a code to scan and as text to copy.

use app::overlay::Invitation;
use app::room::Holding;
use app::sharing::Code;
use app::state::State;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, Pen, Point, RoomTarget, Style, Target, emblems, theme};
use session::SeatAssignment;

use super::share;
use super::sheet::{self, BUTTON, Column, Place};

/// Width of the sheet without a code next to it, and the largest side of a code.
const WIDE: f32 = 420.0;
const CODE: f32 = 300.0;

/// Returns the possible guests of an invitation: a seat each, and finally watchers.
fn choices(state: &State) -> Vec<Option<SeatAssignment>> {
    let seats = state.invitable().into_iter().map(Some);
    // Before a game there is nothing to watch.
    let watchers = (!state.awaits_friends()).then_some(None);
    seats.chain(watchers).collect()
}

/// Returns a sentence on the link and its purpose, or on the result of copying it.
fn tell(state: &State, invitation: Invitation) -> Message {
    let Some(place) = invitation.place else {
        let watchers = state.room().map_or(0, |room| room.watchers());
        return match invitation.copied {
            Some(true) => words::room_copied(),
            Some(false) => words::room_not_copied(),
            None => Message::sentences([words::room_watch_means(), words::room_watchers(watchers)]),
        };
    };
    let is_computer = state
        .seat_of(place)
        .is_some_and(|seat| seat.computer().is_some());
    match invitation.copied {
        Some(true) => words::room_copied(),
        Some(false) => words::room_not_copied(),
        None if state.holding(place) == Some(Holding::Here) => words::room_far_holds(),
        None if is_computer => Message::sentences([words::room_send(), words::room_until()]),
        None => words::room_send(),
    }
}

fn code(state: &State, invitation: Invitation) -> Option<Code> {
    Code::of(&state.seat_link(invitation.place)?)
}

/// Draws the sheet. If it is wide enough, the code is next to everything else.
pub(crate) fn draw(state: &State, invitation: Invitation, pen: &mut Pen) {
    let stage = state.stage();
    let code = code(state, invitation);
    let draw_code = |side: f32, pen: &mut Pen, column: &mut Column| {
        share::draw_code_row(state, &code, side, pen, column);
    };
    let draw_head = |pen: &mut Pen, column: &mut Column| {
        sheet::draw_head(state, words::room_invite_title(), pen, column);
    };
    if !sheet::is_tall(state) {
        let side = (stage.height - 2.0 * BUTTON - 30.0).min(CODE);
        return sheet::draw(state, pen, Place::Low, WIDE + side, |pen, column| {
            draw_head(pen, column);
            let [mut left, mut right] = column.split();
            draw_code(side.min(left.wide()), pen, &mut left);
            draw_choices(state, invitation, pen, &mut right);
            draw_copy(state, invitation, pen, &mut right);
            column.join([left, right]);
        });
    }
    let side = (stage.height - 5.0 * BUTTON)
        .min(stage.width - 48.0)
        .clamp(160.0, CODE);
    sheet::draw(state, pen, Place::Low, WIDE, |pen, column| {
        draw_head(pen, column);
        draw_choices(state, invitation, pen, column);
        draw_code(side, pen, column);
        draw_copy(state, invitation, pen, column);
    });
}

fn draw_choices(state: &State, invitation: Invitation, pen: &mut Pen, column: &mut Column) {
    let choices = choices(state);
    // A single one needs no choice.
    for some in choices.chunks(3).filter(|_| choices.len() > 1) {
        let row = column.row(BUTTON);
        for (index, who) in some.iter().enumerate() {
            draw_choice(
                state,
                invitation,
                *who,
                row.column(index, 3, column.gap()),
                pen,
            );
        }
    }
}

fn draw_copy(state: &State, invitation: Invitation, pen: &mut Pen, column: &mut Column) {
    column.words(pen, tell(state, invitation), sheet::WORDS);
    let [copy, send] = [RoomTarget::Copy, RoomTarget::Send].map(Target::Room);
    let copy = (copy, words::sheet_share_copy());
    share::draw_ways(state, copy, send, column, pen);
}

/// Draws a button that shows the link for a guest, golden if it is the current one.
fn draw_choice(
    state: &State,
    invitation: Invitation,
    who: Option<SeatAssignment>,
    frame: Frame,
    pen: &mut Pen,
) {
    let place = who.map(|seat| seat.place);
    let target = Target::Room(RoomTarget::Link(place));
    let look = ButtonState::new(true, state.hands.presses(target));
    let is_shown = invitation.place == place;
    let look = look.choice(is_shown);
    // On an own screen three fit side by side.
    let (emblem, left, letters) = match frame.w < 180.0 {
        true => (11.0, 38.0, 19.0),
        false => (14.0, 50.0, 22.0),
    };
    let Some(seat) = who else {
        return widgets::button(pen, target, frame, words::room_watch(), letters, look);
    };
    let ink = widgets::plate(pen, target, frame, seat.colour.name(), look);
    let middle = frame.centre().y;
    let at = Point::new(frame.x + left / 2.0, middle);
    emblems::draw_emblem(pen, seat.colour, at, emblem);
    let name = pen.say(seat.colour.name());
    let size = widgets::fitting(&name, Face::Bold, letters, frame.w - left - 8.0);
    let style = Style::new(Face::Bold, size, ink);
    let at = Point::new(frame.x + left, middle);
    pen.unread(|pen| widgets::centred(pen, name, at, style));
    if seat.computer().is_some() && frame.w > 180.0 {
        let at = Point::new(frame.x + frame.w - 28.0, middle);
        emblems::draw_robot(pen, at, 26.0, theme::QUIET, theme::PANEL);
    }
}
