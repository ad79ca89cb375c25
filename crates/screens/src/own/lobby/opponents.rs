//! Opponents of the person at an own screen: a row of computer levels, and below it other ways to find an opponent.
//! In a game for more than two, chips above it show all players.

use app::state::State;
use base::words::{self, Message};
use rules::Strength;
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, LobbyTarget, Pen, Point, Stroke, Style, Target, emblems, pen, theme};
use session::SeatAssignment;

use super::{CORNER, Density, GAP, HIGH, Rows, draw_card, row_height};
use crate::strength::{Steps, draw_sign};

/// Gaps between the levels of computers, and between chips.
const LEVELS: f32 = 5.0;
/// Width of the robot next to the levels.
const ROBOT: f32 = 28.0;
/// Width of the first player's chip, which is no button, and width of the others.
const FIRST: f32 = 36.0;
const CHIP: f32 = 49.0;
/// Greatest width of the button that adds a player, and least width that it needs for words.
const ADD: f32 = 170.0;
const IN_WORDS: f32 = 90.0;
/// Greatest and least size of the words on these buttons.
const LETTERS: f32 = 19.0;
const SMALLEST: f32 = 12.0;

/// Returns true if more than two can play, so that chips show the players.
fn can_grow(state: &State) -> bool {
    *state.lobby.def().seats.end() > 2
}

/// Returns the height of these rows together.
pub(super) fn height(state: &State, density: Density) -> f32 {
    let row = row_height(density);
    let is_roomy = density.has_pictures();
    let chips = match (can_grow(state), is_roomy) {
        (false, _) => 0.0,
        (true, true) => row,
        (true, false) => HIGH + GAP,
    };
    let levels = if is_roomy { row } else { HIGH + GAP };
    chips + levels + HIGH + GAP
}

/// Draws the players, and the choice of an opponent.
pub(super) fn draw(rows: &mut Rows<'_>, pen: &mut Pen) {
    let state = rows.state;
    if can_grow(state) {
        let room = match rows.density {
            Density::Rich | Density::Roomy => rows.named(words::lobby_row_players(), pen),
            Density::Compact => rows.unnamed(),
        };
        draw_players(state, room, pen);
    }
    let opponent = state.lobby.opponent();
    let mut sitting = state.lobby.sitting().into_iter();
    let seat = sitting.find(|seat| Some(seat.place) == opponent);
    let room = match rows.density {
        Density::Rich | Density::Roomy => rows.named(words::lobby_row_against(), pen),
        Density::Compact => rows.unnamed(),
    };
    draw_opponent(state, seat, [room, rows.unnamed()], pen);
}

/// The levels of a computer, and below them the one that adapts, a second person, and a friend far away.
fn draw_opponent(
    state: &State,
    seat: Option<SeatAssignment>,
    [levels, others]: [Frame; 2],
    pen: &mut Pen,
) {
    let [robot, bars] = levels.beside([ROBOT, levels.w - ROBOT - LEVELS], LEVELS);
    emblems::draw_robot(pen, robot.centre(), 30.0, theme::QUIET, theme::PANEL);
    let has_friends = state.offers_rooms();
    let [even, here, friend] = match has_friends {
        true => others.beside([140.0, 102.0, 102.0], GAP),
        false => [0, 1, 1].map(|index| others.column(index, 2, GAP)),
    };
    let bar = bars.column(0, Strength::ALL.len(), LEVELS);
    let steps = Steps {
        bars,
        gap: LEVELS,
        even,
        // The first bars are low, so the name is over them.
        name: Frame::new(bars.x, bars.y, 2.0 * bar.w + LEVELS, 26.0),
        letters: LETTERS,
    };
    let against = |level| Target::Lobby(LobbyTarget::Against(Some(level)));
    let level = seat.and_then(|seat| seat.computer());
    steps.draw(state, level, against, words::sheet_computer, pen);
    let mut choice = |frame, target, words, is_chosen| {
        let target = Target::Lobby(target);
        let look = ButtonState::new(true, state.hands.presses(target)).choice(is_chosen);
        draw_in_lines(target, frame, words, look, pen);
    };
    let is_here = seat.is_some_and(|seat| seat.is_person());
    let target = LobbyTarget::Against(None);
    choice(here, target, words::lobby_someone_here(), is_here);
    if has_friends {
        let is_far = seat.is_some_and(|seat| seat.is_remote());
        let target = LobbyTarget::AgainstFriend;
        choice(friend, target, words::lobby_friend(), is_far);
    }
}

/// A button with words in one line or two.
fn draw_in_lines(target: Target, frame: Frame, words: Message, look: ButtonState, pen: &mut Pen) {
    let ink = widgets::plate(pen, target, frame, &words, look);
    let (words, room) = (pen.say(words), frame.w - 10.0);
    let lines = |size: f32| widgets::broken(&words, Face::Bold, size, room);
    let sizes = [LETTERS, 17.5, 15.5, 13.5];
    let letters = sizes.into_iter().find(|size| lines(*size).len() < 3);
    let lines = lines(letters.unwrap_or(SMALLEST));
    let first = frame.centre().y - LETTERS * 0.5 * (lines.len() - 1) as f32;
    for (number, line) in lines.into_iter().enumerate() {
        let size = widgets::fitting(&line, Face::Bold, LETTERS, room);
        let at = Point::new(frame.centre().x, first + LETTERS * number as f32);
        let style = Style::new(Face::Bold, size, ink).middle();
        pen.unread(|pen| widgets::centred(pen, line, at, style));
    }
}

/// Draws all players as chips, with a rim round the subject of the row below, and the button that adds one. A touch
/// on any chip but the first and an only opponent removes it.
fn draw_players(state: &State, room: Frame, pen: &mut Pen) {
    let sitting = state.lobby.sitting();
    let mut x = room.x;
    for (index, seat) in sitting.iter().enumerate() {
        let w = if index == 0 { FIRST } else { CHIP };
        let frame = Frame { x, w, ..room };
        x += w + LEVELS;
        if index > 0 && sitting.len() > 2 {
            let target = Target::Lobby(LobbyTarget::Leave(seat.place));
            draw_card(state, target, frame, words::lobby_remove(), pen);
            if state.lobby.opponent() == Some(seat.place) {
                let rim = Stroke::round(theme::GOLD, 3.0);
                pen.stroke(pen::rounded(frame, CORNER), rim);
            }
        }
        draw_player(seat, frame, pen);
    }
    let end = room.x + room.w;
    let add = Frame {
        x: x.max(end - ADD),
        w: (end - x).min(ADD),
        ..room
    };
    let target = Target::Lobby(LobbyTarget::Add);
    let look = ButtonState::new(state.lobby.has_room(), state.hands.presses(target));
    if add.w >= IN_WORDS {
        return draw_in_lines(target, add, words::lobby_add_player(), look, pen);
    }
    let ink = widgets::plate(pen, target, add, words::lobby_add_player(), look);
    let style = Style::new(Face::Bold, 24.0, ink).middle();
    pen.unread(|pen| widgets::centred(pen, "+", add.centre(), style));
}

/// Draws an emblem with a computer's strength below it, or with the sign of a far player.
fn draw_player(seat: &SeatAssignment, frame: Frame, pen: &mut Pen) {
    let middle = frame.centre();
    let at = |x: f32, y: f32| Point::new(middle.x + x, middle.y + y);
    match seat.computer() {
        None if seat.is_remote() => {
            emblems::draw_emblem(pen, seat.colour, at(0.0, -9.0), 9.0);
            emblems::draw_phone(pen, at(0.0, 11.0), 8.0, theme::INK);
        }
        None => emblems::draw_emblem(pen, seat.colour, middle, 12.0),
        Some(level) => {
            emblems::draw_emblem(pen, seat.colour, at(0.0, -8.0), 10.0);
            let sign = at(-11.0, 8.0);
            let sign = Frame::new(sign.x, sign.y, 22.0, 12.0);
            draw_sign(pen, level, sign, theme::INK);
        }
    }
}
