//! Terms of a game for two: the clocks, and the first player.

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

/// Rows next to START, below the text. The last one is about the first player.
const ROWS: [f32; 3] = [52.0, 106.0, 160.0];
const HIGH: f32 = 38.0;
/// Width of the name of a row.
const NAMED: f32 = 92.0;
/// Width of the button of a possible first player, as a share of the row.
const EMBLEM: f32 = 0.2684;
/// Between two buttons.
const GAP: f32 = 16.0;

/// Returns the sentence on who will begin after START.
pub(super) fn who_begins(state: &State) -> Message {
    let lobby = &state.lobby;
    match lobby.begins().and_then(|place| lobby.colour(place)) {
        Some(colour) => words::lobby_start_chosen(colour.name()),
        // The row below announces the coin toss.
        None => words::lobby_start_full(),
    }
}

/// Draws the rows next to START. A game on a map has others.
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

/// Returns the part of a row after its name.
fn buttons(row: Frame) -> Frame {
    Frame::new(row.x + NAMED, row.y, row.w - NAMED, row.h)
}

/// Returns true if the players can choose each seat's time.
///
/// While something is missing for the game, the same space explains that.
pub(super) fn has_times(state: &State) -> bool {
    state.missing().is_none() && !state.lobby.timed().is_empty()
}

/// Draws a button for each clock, and one for no clock.
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

/// Draws a button for each player's time, which changes it, and one for the increment.
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

/// Draws a player's emblem at the beginning of a button, in this width. Returns the area for words after it.
fn beside_emblem(colour: PlayerColour, button: Frame, wide: f32, pen: &mut Pen) -> Frame {
    let sign = Frame { w: wide, ..button };
    emblems::draw_emblem(pen, colour, sign.centre(), 0.24 * button.h);
    Frame {
        x: sign.x + sign.w - 4.0,
        w: button.w - sign.w - 4.0,
        ..button
    }
}

/// Draws a button for each of two people's head start.
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
            // Some colours would be hard to tell on a golden ground.
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

/// Returns the words on the player with a head start in the chosen game, and its size; `None` without one.
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

/// Returns the words on a head start, or on the choice of one if its size is 0.
pub(crate) fn begins_ahead(game: &GameDef, by: u8) -> Message {
    match game.ahead.filter(|_| by > 0) {
        Some(ahead) => ahead(by),
        None => words::lobby_ahead(),
    }
}

/// Draws a golden rim round the head start button, if the results of the evening suggest it.
pub(crate) fn draw_proposal(state: &State, place: Station, button: Frame, pen: &mut Pen) {
    if state.lobby.ahead_at(place) == 0 && state.proposes_ahead(place) {
        draw_rim(button, pen);
    }
}

/// Draws the rim round a suggestion.
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

/// Returns the candidates for the first player: the first two seated players.
fn who_sits(state: &State) -> impl Iterator<Item = (Station, PlayerColour)> {
    let seats = state.lobby.sitting().into_iter().take(2);
    seats.map(|seat| (seat.place, seat.colour))
}

/// Draws a button for a coin toss, and one for each of two seated players.
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
            // Some colours would be hard to tell on a golden ground.
            let rim = pen::rounded(frame, frame.h / 2.0);
            pen.stroke(rim, Stroke::round(theme::GOLD, 4.0));
        }
        emblems::draw_emblem(pen, colour, frame.centre(), 0.32 * frame.h);
    }
}
