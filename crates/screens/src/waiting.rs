//! A saved game that waits to continue, and sentences about failures to save. Both are on the screen before any
//! player sits down.

use app::arrivals::Waiting;
use app::state::State;
use base::table::{Pose, Rotation};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, MIDDLE, Pen, Point, Stroke, Style, Target, emblems, pen, theme};

use super::style::STAGE;

/// The chip's part of the table: between the panels of a long side, seen from there, round the middle.
const CHIP: Frame = Frame::new(-112.0, 366.0, 224.0, 172.0);
/// Height of its button.
const BUTTON: f32 = 58.0;
/// Number of lines that fit below, and height of one.
const LINES: (usize, f32) = (4, 22.0);
/// Radius of the players' emblems, and the distance between them.
const EMBLEM: f32 = 12.0;
const APART: f32 = 34.0;

/// Draws the waiting game towards both long sides, in a lobby where others may sit down.
pub(crate) fn draw(state: &State, waiting: &Waiting, pen: &mut Pen) {
    for turn in [Rotation::R0, Rotation::R180] {
        let language = state.house.languages.facing(turn);
        pen.with_pose(Pose::new(MIDDLE, turn), |pen| {
            pen.with_language(language, |pen| draw_chip(state, waiting, pen));
        });
    }
}

fn draw_chip(state: &State, waiting: &Waiting, pen: &mut Pen) {
    widgets::panel(pen, CHIP, 20.0, Some(Stroke::round(theme::GOLD, 2.0)));
    let room = CHIP.inset(8.0);
    let target = Target::Resume;
    let look = ButtonState::new(!is_on_its_way(state), state.hands.presses(target)).golden();
    let button = Frame::new(room.x, room.y, room.w, BUTTON);
    widgets::button(pen, target, button, words::over_continue(), 27.0, look);
    let (name, stand) = tell(state, waiting);
    // The reason for a missing map is on its card, which has more space.
    let stand = match state.map_to_come() {
        Some((_, Some(_))) => words::lobby_map_missing(),
        Some((_, None)) | None => stand,
    };
    let name_style = Style::new(Face::Bold, 19.0, theme::GOLD).middle();
    let stand_style = Style::new(Face::Text, 18.0, theme::INK).middle();
    let (most, high) = LINES;
    let mut y = room.y + BUTTON + 25.0;
    let mut left = most;
    for (words, style, most) in [(name, name_style, 2), (stand, stand_style, most)] {
        let words = pen.say(words);
        let lines = widgets::broken(&words, style.face(), style.size(), room.w);
        let shown = lines.len().min(most).min(left);
        left -= shown;
        let at = Point::new(0.0, y);
        y = widgets::text_in_lines(pen, &words, &lines[..shown], at, high, style);
    }
    // The players' emblems, if the words leave space for them.
    if y + EMBLEM <= room.y + room.h {
        let sitting = waiting.sitting();
        let first = -0.5 * APART * (sitting.len() - 1) as f32;
        for (number, seat) in sitting.into_iter().enumerate() {
            let at = Point::new(first + APART * number as f32, y - 2.0);
            emblems::draw_emblem(pen, seat.colour, at, EMBLEM);
        }
    }
}

/// Returns true if its map is still to come. A map whose loading failed is not, because the page can ask again.
pub(crate) fn is_on_its_way(state: &State) -> bool {
    matches!(state.map_to_come(), Some((_, None)))
}

/// Returns the game's name and its score.
pub(crate) fn tell(state: &State, waiting: &Waiting) -> (Message, Message) {
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
            let map = state.library.title(map);
            (words::rail_standing(title, map), stand)
        }
        None => (title.into(), Message::NOTHING),
    }
}

/// Half the side of the sheet for a sentence.
const HALF: f32 = 430.0;
/// Where the sentence towards a side begins, below the middle.
const BELOW: f32 = 216.0;

/// Draws a sentence about a fault towards all four sides. Any touch closes it.
pub(crate) fn draw_trouble(words: impl Into<Message>, pen: &mut Pen) {
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
            let words = pen.say(&words);
            let (size, lines) = trouble_lines(&words);
            let style = Style::new(Face::Text, size, theme::INK);
            pen.as_one(&words, |pen| {
                for (number, line) in lines.into_iter().enumerate() {
                    let y = BELOW + size * widgets::LINE * number as f32;
                    widgets::centred(pen, line, Point::new(0.0, y), style.middle());
                }
            });
            let tap = pen.say(words::over_tap_to_continue());
            let size = widgets::fitting(&tap, Face::Bold, 25.0, 260.0);
            let touch = Style::new(Face::Bold, size, theme::GOLD).middle();
            widgets::centred(pen, tap, Point::new(0.0, 142.0), touch);
        });
    }
    pen.target(Target::Dismiss, STAGE, true)
        .named(words::over_tap_to_continue());
}

/// Returns the lines about faults, and the letter size with which they fit the sheet. More than one sentence may
/// wait.
fn trouble_lines(words: &str) -> (f32, Vec<String>) {
    let lines = |size| widgets::broken(words, Face::Text, size, 2.0 * BELOW - 60.0);
    let fits = |&size: &f32| lines(size).len() as f32 * size * widgets::LINE <= HALF - BELOW;
    let size = [23.0, 18.0].into_iter().find(fits).unwrap_or(15.0);
    (size, lines(size))
}
