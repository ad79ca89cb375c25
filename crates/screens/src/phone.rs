//! Far seats and phones at the table: the phone on a panel, its sheet with the code to scan, the messages and
//! questions about the holder, and the panel of a far player.

use app::room::Holding;
use app::room::sheet::tell;
use app::sharing::Code;
use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, Pen, Point, SeatTarget, SheetTarget, Stroke, Style, Target, emblems, theme,
};

use super::panel::{self, BUTTON_HEIGHT, BUTTON_TOP};
use super::share;
use super::style::{fitted, paragraph_within};

/// The sheet at a seat: the side of its code, and its margin. At the short sides it is lower, so that it does not
/// meet a neighbour's sheet round the corner.
const CODE: f32 = 300.0;
const MARGIN: f32 = 20.0;
const LOW_CODE: f32 = 200.0;
const LOW_MARGIN: f32 = 16.0;
/// Height of the sheet where there is no code on it.
const LOW: f32 = 214.0;
/// A button on it.
const BUTTON: f32 = 60.0;
/// The button that closes a low one, next to its title.
const CLOSE: (f32, f32) = (122.0, 50.0);
/// Height of the address that can be typed.
const TYPED_HIGH: f32 = 72.0;
const TITLE: Style = Style::new(Face::Bold, 30.0, theme::INK);
const WORDS: Style = Style::new(Face::Text, 22.0, theme::INK);
const TYPED: Style = Style::new(Face::Narrow, 21.0, theme::GOLD);
/// Width of the button with the phone on the panel of a far player, and the space behind it.
const FAR_PHONE: f32 = 56.0;
const FAR_APART: f32 = 12.0;
const FAR_BUTTON: Frame = Frame::new(318.0, BUTTON_TOP, 266.0, BUTTON_HEIGHT);

/// Draws the button that opens the sheet at a seat. A light phone is unused, a green one is connected, and a grey
/// one is away.
pub(crate) fn button(state: &State, place: Station, frame: Frame, pen: &mut Pen) {
    // The open sheet has its own button.
    if state.phone_sheet_is_open(place) {
        return;
    }
    let target = Target::Seat(place, SeatTarget::Phone);
    let look = ButtonState::new(true, state.hands.presses(target));
    let ink = widgets::plate(pen, target, frame, words::mirror_phone(), look);
    let ink = match state.holding(place) {
        Some(Holding::Here) => theme::DONE,
        Some(Holding::Away) => theme::QUIET,
        Some(Holding::Nobody) | None => ink,
    };
    emblems::draw_phone(pen, frame.centre(), 17.0, ink);
}

/// Draws the open sheets.
pub(crate) fn draw_sheets(state: &State, pen: &mut Pen) {
    for place in Station::ALL {
        if state.phone_sheet_is_open(place) {
            state.draw_at(place, pen, |pen| draw_sheet(state, place, pen));
        }
    }
}

/// Text of the sheet at a seat, with the address that can be typed, for reading aloud.
pub(crate) fn read(state: &State, place: Station) -> Vec<Message> {
    let told = tell(state, place);
    let typed = link(state, place).filter(|_| is_typed(state, place));
    let typed = typed.map(|link| [words::room_type(), Message::from(link)]);
    let all = [told.title, told.words].into_iter();
    all.chain(typed.into_iter().flatten()).collect()
}

/// Returns the link to scan or send, until a page holds the seat.
fn link(state: &State, place: Station) -> Option<String> {
    let room = state.room()?;
    let is_free = matches!(state.holding(place), Some(Holding::Nobody));
    let is_open = room.refused().is_none() && !room.is_asked(place);
    state.seat_link(Some(place)).filter(|_| is_free && is_open)
}

/// The sheet at a seat covers its panel and grows towards the middle.
fn draw_sheet(state: &State, place: Station, pen: &mut Pen) {
    let told = tell(state, place);
    let link = link(state, place);
    let code = link.as_deref().and_then(Code::of);
    let low = code.is_some() && matches!(place, Station::Left | Station::Right);
    let (side, margin) = if low {
        (LOW_CODE, LOW_MARGIN)
    } else {
        (CODE, MARGIN)
    };
    let high = code.as_ref().map_or(LOW, |_| side + 2.0 * margin);
    let whole = Frame::new(0.0, PANEL_DEPTH - high, PANEL_WIDTH, high);
    pen.target(Target::Sheet(SheetTarget::Blank), whole, true);
    widgets::panel(pen, whole, 18.0, Some(Stroke::round(theme::GOLD, 3.0)));
    let mut room = whole.inset(margin);
    if let Some(code) = &code {
        let ground = Frame::new(room.x, room.y, side, side);
        share::draw_code(state, code, ground, pen);
        let taken = side + margin;
        (room.x, room.w) = (room.x + taken, room.w - taken);
    }
    let (head, beside) = match low {
        true => (CLOSE.1, room.w - CLOSE.0 - 10.0),
        false => (40.0, room.w),
    };
    let title = pen.say(told.title);
    let size = widgets::fitting(&title, TITLE.face(), TITLE.size(), beside);
    let at = Point::new(room.x, room.y + head / 2.0);
    widgets::centred(pen, title, at, TITLE.sized(size));
    let mut end = room.y + room.h;
    let count = told.buttons.len();
    for (index, (target, words, golden)) in told.buttons.into_iter().enumerate().rev() {
        let frame = match (code.is_some(), low) {
            // A single button is in the middle.
            (false, _) if count == 1 => {
                Frame::new(room.x, end - BUTTON, room.w, BUTTON).grid(1, [3, 1], 16.0)
            }
            (false, _) => {
                let row = Frame::new(room.x, whole.y + high - margin - BUTTON, room.w, BUTTON);
                row.column(index, count, 16.0)
            }
            (true, true) if target == SeatTarget::Phone => {
                Frame::new(room.x + room.w - CLOSE.0, room.y, CLOSE.0, CLOSE.1)
            }
            (true, _) => Frame::new(room.x, end - BUTTON, room.w, BUTTON),
        };
        if frame.y > room.y {
            end = end.min(frame.y - 16.0);
        }
        let target = Target::Seat(place, target);
        let look = ButtonState::new(true, state.hands.presses(target));
        let look = if golden { look.golden() } else { look };
        widgets::button(pen, target, frame, words, 24.0, look);
    }
    let top = room.y + head + 6.0;
    let mut text = Frame {
        y: top,
        h: end - top,
        ..room
    };
    if let Some(link) = link.filter(|_| is_typed(state, place)) {
        text.h -= TYPED_HIGH;
        let y = text.y + text.h;
        draw_typed(&link, Frame { y, ..room }, pen);
        text.h -= 8.0;
    }
    paragraph_within(pen, told.words, text, WORDS);
}

/// Returns true if the link is short enough to type.
fn is_typed(state: &State, place: Station) -> bool {
    state.room().is_some_and(|room| !room.is_far(place))
}

/// Draws the address for people who cannot scan, in lines that break between its parts.
fn draw_typed(link: &str, room: Frame, pen: &mut Pen) {
    let small = Style::new(Face::Text, 18.0, theme::QUIET);
    fitted(
        pen,
        words::room_type(),
        Point::new(room.x, room.y + 18.0),
        room.w,
        small,
    );
    let link = link.split_once("://").map_or(link, |(_, rest)| rest);
    let (host, seat) = link.split_once('#').unwrap_or((link, ""));
    for (line, words) in [host.to_owned(), format!("#{seat}")]
        .into_iter()
        .enumerate()
    {
        let at = Point::new(room.x, room.y + 44.0 + 25.0 * line as f32);
        fitted(pen, share::address(words, pen), at, room.w, TYPED);
    }
}

/// Draws the panel of a far player in place of the buttons: a note unless the line above says more, and a remedy if
/// the player is away.
pub(crate) fn draw_far(state: &State, place: Station, pen: &mut Pen) {
    if state.linked_game().is_some() {
        return;
    }
    let is_away = state.holding(place) != Some(Holding::Here);
    button(
        state,
        place,
        Frame::new(panel::LEFT, BUTTON_TOP, FAR_PHONE, BUTTON_HEIGHT),
        pen,
    );
    let left = panel::LEFT + FAR_PHONE + FAR_APART;
    let mut room = panel::RIGHT - left;
    if is_away && state.may_come_and_go() {
        let target = Target::Seat(place, SeatTarget::ComputerPlays);
        let look = ButtonState::new(true, state.hands.presses(target)).quiet();
        let words = words::room_computer_plays();
        widgets::button(pen, target, FAR_BUTTON, words, 22.0, look);
        room = FAR_BUTTON.x - FAR_APART - left;
    }
    if far_status(state, place).is_none() {
        let words = pen.say(words::room_far_waits());
        let size = widgets::fitting(&words, Face::Text, 24.0, room);
        let style = Style::new(Face::Text, size, theme::QUIET);
        let at = Point::new(left, BUTTON_TOP + BUTTON_HEIGHT / 2.0);
        widgets::centred(pen, words, at, style);
    }
}

/// Returns the status of a far player for the whole table, during a match. It gives the seconds of the player's
/// turn, or says that the player is away.
pub(crate) fn far_status(state: &State, place: Station) -> Option<Message> {
    let goes_on = state.session()?.to_act().is_some();
    let is_here = state.member().is_none() && state.linked_game().is_none();
    let waits = state.holding(place) == Some(Holding::Here) && state.far_thinks(place).is_none();
    (goes_on && is_here && !waits).then(|| far_words(state, place))
}

/// Returns the message that a far player has left the seat at a place, if so.
fn has_left(state: &State, place: Station) -> Option<Message> {
    let seat = state.seat_of(place)?;
    let was_left = state.room()?.was_left(place);
    was_left.then(|| words::room_left(seat.colour.name()))
}

/// Sentence about a person far away.
pub(crate) fn far_words(state: &State, place: Station) -> Message {
    match state.holding(place) {
        Some(Holding::Here) => match state.far_thinks(place) {
            Some(seconds) => words::room_far_thinks(seconds),
            None => words::room_far_waits(),
        },
        Some(Holding::Away) => words::room_far_away(),
        Some(Holding::Nobody) | None => has_left(state, place).unwrap_or(words::room_far_nobody()),
    }
}
