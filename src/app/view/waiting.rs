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

use super::over::{rotate_button, sheet, sheet_button};
use super::style::{STAGE, TITLE, WORDS};

const WIDTH: f32 = 760.0;
const HEIGHT: f32 = 468.0;
const LEFT: f32 = 44.0;

/// The sheet of the waiting game, over an empty table.
pub fn draw(state: &State, pen: &mut Pen) {
    let Some(waiting) = &state.waiting else {
        return;
    };
    sheet(state, pen, MIDDLE, (WIDTH, HEIGHT), |pen| {
        pen.text("A game is waiting", Point::new(LEFT, 74.0), TITLE);
        let turn = Frame::new(WIDTH - 164.0, 30.0, 120.0, 58.0);
        rotate_button(state, pen, turn);
        let (name, stand) = tell(state, waiting);
        let golden = Style::new(Face::Bold, 29.0, theme::GOLD);
        pen.text(name, Point::new(LEFT, 132.0), golden);
        widgets::paragraph(pen, &stand, Point::new(LEFT, 174.0), WIDTH - 88.0, WORDS);
        for (number, sitting) in waiting.sitting().into_iter().enumerate() {
            let (x, y) = ((number % 3) as f32 * 226.0, (number / 3) as f32 * 54.0);
            let at = Point::new(LEFT + 20.0 + x, 254.0 + y);
            emblems::draw_emblem(pen, sitting.colour, at, 20.0);
            let words = Style::new(Face::Bold, 25.0, theme::INK);
            let beside = Point::new(at.x + 36.0, at.y);
            widgets::centred(pen, sitting.colour.name(), beside, words);
            if !sitting.is_person() {
                let wide = measure::width(sitting.colour.name(), Face::Bold, words.size());
                let at = Point::new(beside.x + wide + 28.0, at.y);
                emblems::draw_robot(pen, at, 34.0, theme::QUIET, theme::PANEL);
            }
        }
        let button = |x: f32| Frame::new(x, 358.0, 326.0, 74.0);
        // A map that could not be had can be asked for again.
        let on_its_way = matches!(state.map_to_come(), Some((_, None)));
        let pressed = state.contacts.presses(Target::Saved(SavedTarget::Resume));
        let look = ButtonState::new(!on_its_way, pressed).golden();
        widgets::button(
            pen,
            Target::Saved(SavedTarget::Resume),
            button(LEFT),
            "GO ON",
            30.0,
            look,
        );
        let anew = button(WIDTH - LEFT - 326.0);
        sheet_button(
            state,
            pen,
            Target::Saved(SavedTarget::Forget),
            anew,
            "NEW GAME",
            false,
        );
    });
}

/// Which game it is, and how it stands.
fn tell(state: &State, waiting: &Waiting) -> (String, String) {
    let game = state.games.find(waiting.save.game());
    let title = game.map_or("", |game| game.title);
    if let Some(table) = &waiting.game {
        return state.game_screen(table).standing(table);
    }
    match state.map_to_come() {
        Some((map, why)) => {
            let stand = match why {
                Some(why) => format!("{why} GO ON asks for it again."),
                None => "Its map is on its way.".into(),
            };
            (format!("{title}, {}", map.info().title), stand)
        }
        None => (title.into(), String::new()),
    }
}

/// Half the side of the sheet that a sentence is written on.
const HALF: f32 = 430.0;
/// Where the sentence towards a side begins, below the middle.
const BELOW: f32 = 216.0;

/// A sentence about what has gone wrong, written towards all four sides; any touch takes it away.
pub fn draw_trouble(words: &str, pen: &mut Pen) {
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
            // More than one sentence may wait to be read.
            let size = if words.len() < 170 { 23.0 } else { 18.0 };
            let style = Style::new(Face::Text, size, theme::INK);
            let lines = widgets::broken(words, style.face(), size, 2.0 * BELOW - 60.0);
            for (number, line) in lines.into_iter().enumerate() {
                let y = BELOW + size * widgets::LINE * number as f32;
                widgets::centred(pen, &line, Point::new(0.0, y), style.middle());
            }
            let touch = Style::new(Face::Bold, 25.0, theme::GOLD).middle();
            widgets::centred(pen, "TOUCH TO GO ON", Point::new(0.0, 142.0), touch);
        });
    }
    pen.target(Target::Dismiss, STAGE, true);
}
