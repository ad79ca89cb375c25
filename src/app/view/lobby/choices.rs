//! What is chosen before the chosen game: for Transglobal Rail the map, the bank and the taxes, for
//! a game for two a row of buttons for each of its choices, with what the chosen value means.

use crate::app::loadable::Loadable;
use crate::app::state::State;
use crate::app::view::stills::Stills;
use crate::boards::Choice;
use crate::games::GameId;
use crate::games::transglobal_rail::MapId;
use crate::scene::{
    Face, Frame, LobbyTarget, Pen, Point, Slider, Stroke, Style, Target, pen, theme,
    widgets::{self, Look},
};
use crate::session::{begin, choices};
use crate::table::Pose;

use super::super::over;
use super::super::style::SMALL;
use super::{CHOICES, LEFT, RIGHT};

/// How wide and how high a map's card is.
const CARD: (f32, f32) = (262.0, 204.0);
/// Where the buttons of a choice begin.
const BUTTONS: f32 = LEFT + 112.0;
/// How far the buttons of a choice reach.
const ROOM: f32 = 700.0;
/// The side of the board that shows how the game begins.
const BOARD: f32 = 204.0;

/// The board as it lies when the game begins, for a game for two.
pub fn draw_board(state: &State, pen: &mut Pen) {
    let lobby = &state.lobby;
    let game = begin(lobby.game, lobby.chosen(lobby.game));
    if let Some(board) = game.as_ref().and_then(|game| game.as_board()) {
        let frame = Frame::new(RIGHT - BOARD, CHOICES, BOARD, BOARD);
        // The colours of those who have sat down, as soon as two have.
        let colours = match lobby.sitting()[..] {
            [one, other, ..] => [one.colour, other.colour],
            _ => lobby.poster(lobby.game).colours,
        };
        super::games::draw_board(board.now(), colours, frame, pen);
    }
}

/// The choices of the chosen game.
pub fn draw(state: &State, stills: &mut Stills, pen: &mut Pen) {
    if state.lobby.game == GameId::TransglobalRail {
        return draw_rail(state, stills, pen);
    }
    let all = choices(state.lobby.game);
    let chosen = state.lobby.chosen(state.lobby.game);
    // Few rows are large ones, in the middle of their room.
    let (high, line, apart) = match all {
        [_] => (60.0, 34.0, 0.0),
        _ => (42.0, 26.0, 10.0),
    };
    let row_height = |choice: &Choice| {
        let line = if choice.means.is_empty() { 6.0 } else { line };
        high + line + apart
    };
    let whole: f32 = all.iter().map(row_height).sum::<f32>() - apart;
    let mut y = CHOICES + (BOARD - whole) / 2.0;
    for (row, choice) in all.iter().enumerate() {
        let frame = Frame::new(BUTTONS, y, ROOM, high);
        draw_row(state, row, chosen[row], frame, pen);
        let style = Style::new(Face::Text, 20.0, theme::QUIET);
        let at = Point::new(BUTTONS + 4.0, y + high + line - 4.0);
        pen.text(choice.meaning(chosen[row]), at, style);
        y += row_height(choice);
    }
}

/// A choice: its name, and its values as buttons in a frame.
fn draw_row(state: &State, row: usize, chosen: usize, frame: Frame, pen: &mut Pen) {
    let choice = &choices(state.lobby.game)[row];
    let title = Style::new(Face::Bold, 24.0, theme::INK);
    widgets::centred(pen, choice.title, Point::new(LEFT, frame.centre().y), title);
    let count = choice.values.len() as f32;
    let width = ((frame.w + 16.0) / count - 16.0).min(150.0);
    for (value, words) in choice.values.iter().enumerate() {
        let target = Target::Lobby(LobbyTarget::Choice(row, value));
        let look = Look::new(true, state.contacts.presses(target));
        let look = if value == chosen { look.golden() } else { look };
        let x = frame.x + (width + 16.0) * value as f32;
        let frame = Frame::new(x, frame.y, width, frame.h);
        widgets::button(pen, target, frame, words, 25.0, look);
    }
}

/// The maps, the bank and the taxes.
fn draw_rail(state: &State, stills: &mut Stills, pen: &mut Pen) {
    for (index, map) in MapId::ALL.into_iter().enumerate() {
        let x = LEFT + (CARD.0 + 18.0) * index as f32;
        draw_card(
            state,
            stills,
            map,
            Frame::new(x, CHOICES, CARD.0, CARD.1),
            pen,
        );
    }
    // The settings have these sliders too; while they are open, theirs are the ones.
    if state.over.is_none() {
        let left = LEFT + 3.0 * (CARD.0 + 18.0) + 20.0;
        let width = RIGHT - 17.0 - left;
        for (slider, y) in [
            (Slider::Bank, CHOICES - 4.0),
            (Slider::Taxes, CHOICES + 116.0),
        ] {
            over::draw_slider(state, slider, Frame::new(left, y, width, 100.0), pen);
        }
    }
}

/// A map as a picture that is touched.
fn draw_card(state: &State, stills: &mut Stills, map: MapId, frame: Frame, pen: &mut Pen) {
    let target = Target::Lobby(LobbyTarget::Map(map));
    let chosen = state.lobby.map == map;
    let ground = if state.contacts.presses(target) {
        theme::PRESSED
    } else {
        theme::CARD
    };
    pen.fill(pen::rounded(frame, 20.0), ground);
    let picture = Frame::new(frame.x + 8.0, frame.y + 8.0, frame.w - 16.0, 138.4);
    pen.fill(pen::rounded(picture, 14.0), theme::SEA);
    match &state.maps[map.index()] {
        Some(Loadable::Here(atlas)) => {
            let pose = pen.pose();
            let corner = pose.to_stage(Point::new(picture.x, picture.y));
            let land = if chosen { theme::LAND } else { theme::LAND_DIM };
            pen.with_pose(Pose::new(corner, pose.turn()), |pen| {
                pen.fill(stills.map(atlas).outline.clone(), land);
            });
        }
        Some(Loadable::Broken(why)) => draw_broken(why, picture, pen),
        Some(Loadable::Coming) | None => {
            let style = SMALL.middle();
            widgets::centred(pen, "on its way \u{2026}", picture.centre(), style);
        }
    }
    let base = frame.y + frame.h - 19.0;
    let ink = if chosen { theme::GOLD } else { theme::INK };
    let name = Style::new(Face::Bold, 26.0, ink);
    pen.text(map.name(), Point::new(frame.x + 16.0, base), name);
    let right = Point::new(frame.x + frame.w - 14.0, base);
    pen.text(map.remark(), right, SMALL.end());
    if chosen {
        pen.stroke(pen::rounded(frame, 20.0), Stroke::round(theme::GOLD, 5.0));
    }
    pen.target(target, frame, true);
}

/// Why a map is not there. What a damaged file brings into the sentence may be long: the picture's
/// room is all that it gets.
fn draw_broken(why: &str, picture: Frame, pen: &mut Pen) {
    let (x, room) = (picture.x + 14.0, picture.w - 28.0);
    let lines = widgets::broken(why, SMALL.face(), SMALL.size(), room);
    for (number, line) in lines.into_iter().take(5).enumerate() {
        let size = widgets::fitting(&line, SMALL.face(), SMALL.size(), room);
        let style = Style::new(Face::Text, size, theme::GOLD);
        let base = picture.y + 26.0 + 26.0 * number as f32;
        pen.text(line, Point::new(x, base), style);
    }
}
