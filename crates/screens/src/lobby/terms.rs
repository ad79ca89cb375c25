//! On which terms two play: by which clock, and who begins.

use crate::clock;
use app::clocks::INCREMENT;
use app::state::State;
use base::table::{PlayerColour, Station};
use base::words::{self, Message};
use rules::TimeLimit;
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, LobbyTarget, Pen, Point, Stroke, Style, Target, emblems, pen, theme};
use session::cabinet::GameDef;

use super::lines::Lines;

/// The rows beside START, below what is told: the last one is who begins.
const ROWS: [f32; 3] = [52.0, 106.0, 160.0];
const HIGH: f32 = 38.0;
/// Width of the name of a row.
const NAMED: f32 = 92.0;
/// Width of the button of a player who may begin, as a share of the row.
const EMBLEM: f32 = 0.2684;
/// Between two buttons.
const GAP: f32 = 16.0;

/// Returns the sentence on who will begin after START.
pub(super) fn who_begins(state: &State) -> Message {
    let lobby = &state.lobby;
    match lobby.begins().and_then(|place| lobby.colour(place)) {
        Some(colour) => words::lobby_start_chosen(colour.name()),
        // The row below tells that lots are drawn.
        None => words::lobby_start_full(),
    }
}

/// The rows beside START; a game on a map has its own way.
pub(super) fn draw(state: &State, pen: &mut Pen) {
    if state.lobby.def().on_map {
        return;
    }
    let told = Lines::of(state).told;
    let [topmost, above, begins] = ROWS.map(|down| Frame::new(told.x, told.y + down, told.w, HIGH));
    let clock = match has_times(state) {
        false => above,
        true => {
            draw_title(words::lobby_row_times(), above, pen);
            draw_times(state, buttons(above), GAP, 20.0, pen);
            topmost
        }
    };
    draw_title(words::lobby_row_clock(), clock, pen);
    draw_clocks(state, buttons(clock), GAP, 20.0, pen);
    draw_title(words::lobby_row_begins(), begins, pen);
    let room = buttons(begins);
    let side = (EMBLEM * room.w).floor();
    let lot = room.w - 2.0 * (side + GAP);
    let [lot, first, second] = room.beside([lot, side, side], GAP);
    draw_begins(state, [lot, first, second], 25.0, pen);
}

/// Returns the part of a row that is left beside its name.
fn buttons(row: Frame) -> Frame {
    Frame::new(row.x + NAMED, row.y, row.w - NAMED, row.h)
}

/// Returns true if each seat's time can be chosen.
///
/// While something is missing for the game, the same space says what it is.
pub(super) fn has_times(state: &State) -> bool {
    state.missing().is_none() && !state.lobby.timed().is_empty()
}

/// A button for each clock, and one for none.
pub(crate) fn draw_clocks(state: &State, room: Frame, gap: f32, size: f32, pen: &mut Pen) {
    let limits = [None].into_iter().chain(TimeLimit::ALL.map(Some));
    for (index, limit) in limits.enumerate() {
        let target = Target::Lobby(LobbyTarget::Clock(limit));
        let chosen = state.lobby.clocks.limit() == limit;
        let look = ButtonState::new(true, state.hands.presses(target));
        let frame = room.column(index, TimeLimit::ALL.len() + 1, gap);
        let time = limit.map_or_else(words::setting_off, clock::limit_words);
        let name = words::mirror_choice(words::lobby_row_clock(), time);
        let ink = widgets::plate(pen, target, frame, name, look.choice(chosen));
        clock::draw_choice(limit, pen, frame, size, ink);
    }
}

/// A button for the time of each who sits here, which gives another one, and one for what each turn adds.
pub(crate) fn draw_times(state: &State, room: Frame, gap: f32, size: f32, pen: &mut Pen) {
    for (index, (seat, time)) in state.lobby.timed().into_iter().enumerate() {
        let target = Target::Lobby(LobbyTarget::Time(seat.place));
        let look = ButtonState::new(true, state.hands.presses(target));
        let name = words::clock_chip(seat.colour.name(), clock::limit_words(time));
        let frame = room.column(index, 3, gap);
        let ink = widgets::plate(pen, target, frame, name, look);
        let words = beside_emblem(seat.colour, frame, 0.42 * frame.w, pen);
        clock::draw_choice(Some(time), pen, words, size, ink);
    }
    let target = Target::Lobby(LobbyTarget::Increment);
    let look = ButtonState::new(true, state.hands.presses(target));
    let look = look.choice(state.lobby.clocks.has_increment());
    let words = words::clock_increment(INCREMENT);
    widgets::button(pen, target, room.column(2, 3, gap), words, size, look);
}

/// Draws a player's emblem at the beginning of a button, so wide. Returns the room for words beside it.
fn beside_emblem(colour: PlayerColour, button: Frame, wide: f32, pen: &mut Pen) -> Frame {
    let sign = Frame { w: wide, ..button };
    emblems::draw_emblem(pen, colour, sign.centre(), 0.24 * button.h);
    Frame {
        x: sign.x + sign.w - 4.0,
        w: button.w - sign.w - 4.0,
        ..button
    }
}

/// A button for each of two people, by which they begin ahead of the other one.
pub(crate) fn draw_ahead(state: &State, room: Frame, gap: f32, size: f32, pen: &mut Pen) {
    for (index, seat) in state.lobby.sitting().into_iter().take(2).enumerate() {
        let target = Target::Lobby(LobbyTarget::Ahead(seat.place));
        let frame = room.column(index, 2, gap);
        let look = ButtonState::new(true, state.hands.presses(target));
        let look = look.choice(state.lobby.ahead_at(seat.place) > 0);
        let words = ahead_words(state, seat.place);
        let name = words::mirror_choice(seat.colour.name(), words.clone());
        let ink = widgets::plate(pen, target, frame, name, look);
        if look.chosen == Some(true) {
            // On a golden ground not every colour would be told.
            let at = Point::new(frame.x + frame.h / 2.0, frame.centre().y);
            pen.fill(pen::circle(at, 0.36 * frame.h), theme::PANEL);
        }
        let room = beside_emblem(seat.colour, frame, frame.h, pen);
        let words = pen.say(words);
        let size = widgets::fitting(&words, Face::Bold, size, room.w - 10.0);
        let style = Style::new(Face::Bold, size, ink).middle();
        pen.unread(|pen| widgets::centred(pen, words, room.centre(), style));
        draw_proposal(state, seat.place, frame, pen);
    }
}

/// Returns the words on the player who begins the chosen game ahead, and by how much; `None` if no player does.
pub(crate) fn told_ahead(state: &State) -> Option<Message> {
    let mut seats = state.lobby.sitting().into_iter();
    let ahead = seats.find(|seat| state.lobby.ahead_at(seat.place) > 0);
    let seat = ahead.filter(|_| state.lobby.offers_ahead())?;
    Some(words::mirror_choice(
        seat.colour.name(),
        ahead_words(state, seat.place),
    ))
}

/// By how much the player at a place begins ahead, or that the player can.
pub(crate) fn ahead_words(state: &State, place: Station) -> Message {
    let by = state.lobby.ahead_at(place);
    begins_ahead(state.lobby.def(), by)
}

/// By how much somebody begins a game ahead; where that is by nothing, that it can be chosen.
pub(crate) fn begins_ahead(game: &GameDef, by: u8) -> Message {
    match game.ahead.filter(|_| by > 0) {
        Some(ahead) => ahead(by),
        None => words::lobby_ahead(),
    }
}

/// A golden rim round the button by which somebody begins ahead, where the results of the evening propose it.
pub(crate) fn draw_proposal(state: &State, place: Station, button: Frame, pen: &mut Pen) {
    if state.lobby.ahead_at(place) == 0 && state.proposes_ahead(place) {
        draw_rim(button, pen);
    }
}

/// The rim round what is proposed.
pub(crate) fn draw_rim(button: Frame, pen: &mut Pen) {
    let rim = pen::rounded(button, button.h / 2.0);
    pen.stroke(rim, Stroke::round(theme::GOLD, 4.0));
}

fn draw_title(title: Message, row: Frame, pen: &mut Pen) {
    let title = pen.say(title);
    let size = widgets::fitting(&title, Face::Bold, 24.0, NAMED - 8.0);
    let style = Style::new(Face::Bold, size, theme::INK);
    widgets::centred(pen, title, Point::new(row.x, row.centre().y), style);
}

/// Those among whom it is chosen who begins: the first two who sit here.
fn who_sits(state: &State) -> impl Iterator<Item = (Station, PlayerColour)> {
    let seats = state.lobby.sitting().into_iter().take(2);
    seats.map(|seat| (seat.place, seat.colour))
}

/// A button that leaves it to chance who begins, and one for each of two who sit here.
pub(crate) fn draw_begins(
    state: &State,
    [lot, first, second]: [Frame; 3],
    size: f32,
    pen: &mut Pen,
) {
    let chosen = state.lobby.begins();
    let button = |place: Option<Station>| {
        let target = Target::Lobby(LobbyTarget::Begins(place));
        let look = ButtonState::new(true, state.hands.presses(target));
        (target, look)
    };
    let (target, look) = button(None);
    let begins = |who: Message| words::mirror_choice(words::lobby_row_begins(), who);
    let look = look.choice(chosen.is_none());
    widgets::button(pen, target, lot, words::lobby_drawn(), size, look);
    pen.name(begins(words::lobby_drawn()));
    for ((place, colour), frame) in who_sits(state).zip([first, second]) {
        let (target, look) = button(Some(place));
        let look = ButtonState {
            chosen: Some(chosen == Some(place)),
            ..look
        };
        widgets::plate(pen, target, frame, begins(colour.name()), look);
        if chosen == Some(place) {
            // On a golden ground not every colour would be told.
            let rim = pen::rounded(frame, frame.h / 2.0);
            pen.stroke(rim, Stroke::round(theme::GOLD, 4.0));
        }
        emblems::draw_emblem(pen, colour, frame.centre(), 0.32 * frame.h);
    }
}
