//! The six places of the lobby: JOIN with COMPUTER next to it where a seat is free, and a panel with the colours
//! and LEAVE where it is taken. The computer's panel has its strength too.

use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, PlayerColour, Station};
use base::words::{self, Message};
use rules::Level;
use scene::{
    Face, Frame, LobbyTarget, Pen, Point, Stroke, Style, Target, emblems, pen, theme,
    widgets::{self, ButtonState},
};

use super::super::panel::LEFT;
use super::super::strength::Steps;
use super::super::style::{SMALL, fitted};
use super::super::{panel, phone};
use super::terms;

/// The phone next to a person's colours.
const PHONE: Frame = Frame::new(392.0, 80.0, 52.0, 54.0);
/// Button for a person's head start, next to the colour's name.
const AHEAD: Frame = Frame::new(344.0, 14.0, 240.0, 46.0);
/// The scales next to a computer's colours, with their name.
const EVEN: Frame = Frame::new(352.0, 80.0, 100.0, 54.0);

/// All places.
pub(super) fn draw(state: &State, pen: &mut Pen) {
    for place in Station::ALL {
        state.draw_at(place, pen, |pen| match state.lobby.colour(place) {
            None => draw_join(state, place, pen),
            Some(colour) => draw_coming(state, place, colour, pen),
        });
    }
}

/// Draws a panel that slides in from the table's edge. Its targets are at their final places.
fn draw_coming(state: &State, place: Station, colour: PlayerColour, pen: &mut Pen) {
    let (come, _) = state
        .lobby
        .look
        .sitting_down()
        .come(place, state.gliding_clock());
    let pictures = pen.items.len();
    draw_joined(state, place, colour, pen);
    if come < 1.0 {
        pen.items.truncate(pictures);
        let targets = pen.targets.len();
        let below = Point::new(0.0, PANEL_DEPTH * (1.0 - come));
        pen.with_pose(pen.pose().at(below), |pen| {
            draw_joined(state, place, colour, pen)
        });
        pen.targets.truncate(targets);
    }
}

fn draw_join(state: &State, place: Station, pen: &mut Pen) {
    let target = Target::Lobby(LobbyTarget::Join(place));
    let pressed = state.hands.presses(target);
    let sheet = Frame::new(32.0, 0.0, PANEL_WIDTH - 64.0, PANEL_DEPTH + 24.0);
    widgets::panel(pen, sheet, 18.0, None);
    let invites = state.offers_rooms();
    let wide = if invites { 224.0 } else { 340.0 };
    let frame = Frame::new(52.0, 18.0, wide, PANEL_DEPTH - 36.0);
    let ground = if pressed { theme::PRESSED } else { theme::CARD };
    let rim = Stroke::butt(theme::GOLD.alpha(0.8), 3.0).dashed(14.0, 9.0);
    pen.fill(pen::rounded(frame, 40.0), ground);
    pen.stroke(pen::rounded(frame, 40.0), rim);
    let join = words::lobby_join();
    let words = pen.say(&join);
    let size = widgets::fitting(&words, Face::Bold, 46.0, frame.w - 40.0);
    let style = Style::new(Face::Bold, size, theme::GOLD).middle();
    widgets::centred(pen, words, frame.centre(), style);
    pen.target(target, frame, true).named(join);
    let computer = LobbyTarget::Computer(place);
    let right = |x: f32, w: f32| Frame::new(x, 18.0, w, PANEL_DEPTH - 36.0);
    if invites {
        draw_give(state, computer, right(292.0, 122.0), pen);
        draw_give(state, LobbyTarget::Invite(place), right(430.0, 118.0), pen);
    } else {
        draw_give(state, computer, right(410.0, 138.0), pen);
    }
}

/// Draws the quieter ways to fill a place: a computer, or a far player.
fn draw_give(state: &State, give: LobbyTarget, frame: Frame, pen: &mut Pen) {
    let target = Target::Lobby(give);
    let look = ButtonState::new(true, state.hands.presses(target));
    let (ground, ink) = if look.pressed {
        look.colours()
    } else {
        (theme::CARD, theme::QUIET)
    };
    pen.fill(pen::rounded(frame, 40.0), ground);
    widgets::rim(pen, frame, 40.0);
    let middle = frame.centre();
    let above = Point::new(middle.x, middle.y - 16.0);
    let words = match give {
        LobbyTarget::Invite(_) => {
            emblems::draw_phone(pen, above, 24.0, ink);
            words::room_invite()
        }
        _ => {
            emblems::draw_robot(pen, above, 46.0, ink, ground);
            words::lobby_computer()
        }
    };
    let below = Point::new(middle.x, middle.y + 30.0);
    let size = widgets::fitting(&pen.say(&words), Face::Bold, 20.0, frame.w - 16.0);
    let style = Style::new(Face::Bold, size, ink).middle();
    widgets::centred(pen, &words, below, style);
    pen.target(target, frame, true).named(words);
}

/// Draws the strength of the computer at this place.
fn draw_strengths(state: &State, place: Station, chosen: Level, pen: &mut Pen) {
    emblems::draw_robot(pen, Point::new(208.0, 40.0), 40.0, theme::INK, theme::PANEL);
    let steps = Steps {
        bars: Frame::new(234.0, 14.0, 245.0, 50.0),
        gap: 15.2,
        even: EVEN,
        name: Frame::new(488.0, 14.0, 96.0, 50.0),
        letters: 21.0,
    };
    let target = |level| Target::Lobby(LobbyTarget::Strength(place, level));
    steps.draw(state, Some(chosen), target, |level| level, pen);
}

fn draw_joined(state: &State, place: Station, colour: PlayerColour, pen: &mut Pen) {
    panel::draw_frame(pen, colour.colour(), true);
    panel::draw_bar(pen, colour, false);
    let name = Style::new(Face::Bold, 30.0, theme::INK);
    // The robot is after a computer's name.
    let room = match state.lobby.computer(place) {
        Some(_) => 128.0,
        None => 240.0,
    };
    fitted(pen, colour.name(), Point::new(LEFT, 53.0), room, name);
    match state.lobby.computer(place) {
        Some(chosen) => draw_strengths(state, place, chosen, pen),
        None if state.lobby.is_remote(place) => draw_words(phone::far_words(state, place), pen),
        None if state.lobby.offers_ahead() => draw_ahead(state, place, pen),
        None => draw_words(state.missing().unwrap_or_else(words::lobby_ready), pen),
    }
    let plays = state.lobby.computer(place).is_some();
    let has_phone = state.offers_rooms() && !plays;
    if has_phone {
        phone::button(state, place, PHONE, pen);
    }
    let colours = match (plays, has_phone) {
        (true, _) => 286.0,
        (false, true) => 326.0,
        (false, false) => 394.0,
    };
    for (index, choice) in PlayerColour::ALL.into_iter().enumerate() {
        let target = Target::Lobby(LobbyTarget::Colour(place, choice));
        let free = state.lobby.is_free(choice, place);
        let frame =
            Frame::new(LEFT, 80.0, colours, 54.0).column(index, PlayerColour::ALL.len(), 16.0);
        let (ground, _) = ButtonState::new(free, state.hands.presses(target)).colours();
        let (middle, side) = (frame.centre(), frame.w.min(frame.h));
        let chip = Frame::new(middle.x - side / 2.0, middle.y - side / 2.0, side, side);
        let round = pen::rounded(chip, side / 2.0);
        pen.fill(round.clone(), ground);
        if choice == colour {
            pen.stroke(round, Stroke::round(colour.colour(), 4.0));
        } else if free {
            widgets::rim(pen, chip, side / 2.0);
        }
        let ink = choice.colour().alpha(if free { 1.0 } else { 0.18 });
        pen.fill(emblems::emblem(choice, middle, 17.0), ink);
        let area = pen.target(target, frame, free);
        area.named(choice.name()).chosen(choice == colour);
    }
    let target = Target::Lobby(LobbyTarget::Leave(place));
    let wide = if plays { 116.0 } else { 124.0 };
    let frame = Frame::new(584.0 - wide, 80.0, wide, 54.0);
    let look = ButtonState::new(true, state.hands.presses(target));
    let words = match state.lobby.computer(place) {
        Some(_) => words::lobby_remove(),
        None if state.lobby.is_remote(place) => words::lobby_remove(),
        None => words::lobby_leave(),
    };
    widgets::button(pen, target, frame, words, 24.0, look);
}

/// Draws the button for a head start of one of two people.
fn draw_ahead(state: &State, place: Station, pen: &mut Pen) {
    let target = Target::Lobby(LobbyTarget::Ahead(place));
    let look = ButtonState::new(true, state.hands.presses(target));
    let look = look.choice(state.lobby.ahead_at(place) > 0);
    let words = terms::ahead_words(state, place);
    widgets::button(pen, target, AHEAD, words, 22.0, look);
    terms::draw_proposal(state, place, AHEAD, pen);
}

/// Draws the hint on what is missing, next to the colour's name.
///
/// It takes one line or two.
fn draw_words(hint: Message, pen: &mut Pen) {
    let hint = pen.say(hint);
    let right = PANEL_WIDTH - 22.0;
    let lines = widgets::broken_evenly(&hint, SMALL.face(), SMALL.size(), 280.0);
    let first = Point::new(right, 50.0 - 13.0 * (lines.len() - 1) as f32);
    widgets::text_in_lines(pen, &hint, &lines, first, 26.0, SMALL.end());
}
