//! A game that was kept and waits for "go on" or "new game", and sentences about what has gone wrong
//! with keeping. Both are there before anybody sits at the table, so every side can read them.

use crate::app::persistence::Waiting;
use crate::app::state::State;
use crate::scene::widgets::{self, ButtonState};
use crate::scene::{
    Face, Frame, MIDDLE, Pen, Point, SavedTarget, Stroke, Style, Target, emblems, measure, pen,
    theme,
};
use crate::table::{Pose, Rotation};
use crate::words::{self, Message};

use super::over::{rotate_button, sheet, sheet_button};
use super::style::{STAGE, TITLE, WORDS, fitted};

const WIDTH: f32 = 760.0;
const HEIGHT: f32 = 468.0;
const LEFT: f32 = 44.0;

/// The sheet of the waiting game, over an empty table.
pub fn draw(state: &State, pen: &mut Pen) {
    let Some(waiting) = &state.waiting else {
        return;
    };
    sheet(state, pen, MIDDLE, (WIDTH, HEIGHT), |pen| {
        let title = words::over_unfinished();
        fitted(pen, title, Point::new(LEFT, 74.0), WIDTH - 228.0, TITLE);
        let turn = Frame::new(WIDTH - 164.0, 30.0, 120.0, 58.0);
        rotate_button(state, pen, turn);
        let (name, stand) = tell(state, waiting);
        let golden = Style::new(Face::Bold, 29.0, theme::GOLD);
        fitted(pen, name, Point::new(LEFT, 132.0), WIDTH - 88.0, golden);
        widgets::paragraph(pen, stand, Point::new(LEFT, 174.0), WIDTH - 88.0, WORDS);
        for (number, sitting) in waiting.sitting().into_iter().enumerate() {
            let (x, y) = ((number % 3) as f32 * 226.0, (number / 3) as f32 * 54.0);
            let at = Point::new(LEFT + 20.0 + x, 254.0 + y);
            emblems::draw_emblem(pen, sitting.colour, at, 20.0);
            let words = Style::new(Face::Bold, 25.0, theme::INK);
            let beside = Point::new(at.x + 36.0, at.y);
            let name = pen.say(sitting.colour.name());
            let wide = measure::width(&name, words.face(), words.size());
            widgets::centred(pen, name, beside, words);
            if !sitting.is_person() {
                let at = Point::new(beside.x + wide + 28.0, at.y);
                emblems::draw_robot(pen, at, 34.0, theme::QUIET, theme::PANEL);
            }
        }
        let button = |x: f32| Frame::new(x, 358.0, 326.0, 74.0);
        let pressed = state.contacts.presses(Target::Saved(SavedTarget::Resume));
        let look = ButtonState::new(!is_on_its_way(state), pressed).golden();
        widgets::button(
            pen,
            Target::Saved(SavedTarget::Resume),
            button(LEFT),
            words::over_continue(),
            30.0,
            look,
        );
        let anew = button(WIDTH - LEFT - 326.0);
        sheet_button(
            state,
            pen,
            Target::Saved(SavedTarget::Forget),
            anew,
            words::over_new_game(),
            false,
        );
    });
}

/// Whether its map is still to come. One that could not be had can be asked for again.
pub fn is_on_its_way(state: &State) -> bool {
    matches!(state.map_to_come(), Some((_, None)))
}

/// Which game it is, and how it stands.
pub fn tell(state: &State, waiting: &Waiting) -> (Message, Message) {
    let game = state.games.find(waiting.save.game());
    let title = game.map_or("", |game| game.title);
    if let Some(table) = &waiting.game {
        return state.game_screen(table).standing(table);
    }
    match state.map_to_come() {
        Some((map, why)) => {
            let stand = match why {
                Some(why) => words::over_map_again(why),
                None => words::over_map_loading(),
            };
            let map = Message::name(map.info().title);
            (words::rail_standing(title, map), stand)
        }
        None => (title.into(), Message::NOTHING),
    }
}

/// Half the side of the sheet that a sentence is written on.
const HALF: f32 = 430.0;
/// Where the sentence towards a side begins, below the middle.
const BELOW: f32 = 216.0;

/// A sentence about what has gone wrong, written towards all four sides; any touch takes it away.
pub fn draw_trouble(words: impl Into<Message>, pen: &mut Pen) {
    let words = words.into();
    let square = Frame::new(-HALF, -HALF, 2.0 * HALF, 2.0 * HALF);
    let shade = pen::rounded(STAGE, 0.0);
    pen.fill(shade, theme::ROOM_EDGE.alpha(0.6));
    pen.with_pose(Pose::new(MIDDLE, Rotation::R0), |pen| {
        let rim = Stroke::round(theme::GOLD, 3.0);
        widgets::panel(pen, square, 30.0, Some(rim));
        let ring = Stroke::butt(theme::GOLD, 6.0).dashed(9.0, 7.0);
        pen.stroke(pen::circle(Point::new(0.0, 0.0), 60.0), ring);
    });
    for turn in [Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270] {
        pen.with_pose(Pose::new(MIDDLE, turn), |pen| {
            let (size, lines) = trouble_lines(&pen.say(&words));
            let style = Style::new(Face::Text, size, theme::INK);
            for (number, line) in lines.into_iter().enumerate() {
                let y = BELOW + size * widgets::LINE * number as f32;
                widgets::centred(pen, line, Point::new(0.0, y), style.middle());
            }
            let tap = pen.say(words::over_tap_to_continue());
            let size = widgets::fitting(&tap, Face::Bold, 25.0, 260.0);
            let touch = Style::new(Face::Bold, size, theme::GOLD).middle();
            widgets::centred(pen, tap, Point::new(0.0, 142.0), touch);
        });
    }
    pen.target(Target::Dismiss, STAGE, true);
}

/// The lines of what has gone wrong, and the letter size at which they end within the sheet: more than one
/// sentence may wait to be read.
fn trouble_lines(words: &str) -> (f32, Vec<String>) {
    let lines = |size| widgets::broken(words, Face::Text, size, 2.0 * BELOW - 60.0);
    let fits = |&size: &f32| lines(size).len() as f32 * size * widgets::LINE <= HALF - BELOW;
    let size = [23.0, 18.0].into_iter().find(fits).unwrap_or(15.0);
    (size, lines(size))
}
