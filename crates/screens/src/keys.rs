//! The sheet that lists the keys.

use app::keyboard::KEYS;
use app::state::State;
use base::words;
use scene::{Face, Frame, MIDDLE, Pen, Point, Style, theme};

use super::over::{close_button, rotate_button, sheet};
use super::style::{TITLE, WORDS, fitted};

const WIDTH: f32 = 860.0;
const HEIGHT: f32 = 600.0;
/// Where begins what they do.
const DOES: f32 = 260.0;

/// The list.
pub fn draw(state: &State, pen: &mut Pen) {
    sheet(state, pen, MIDDLE, (WIDTH, HEIGHT), |pen| {
        let room = WIDTH - 348.0 - 60.0;
        fitted(pen, words::over_keys(), Point::new(40.0, 74.0), room, TITLE);
        rotate_button(state, pen, Frame::new(WIDTH - 348.0, 30.0, 140.0, 58.0));
        close_button(state, pen, Frame::new(WIDTH - 192.0, 30.0, 152.0, 58.0));
        for (row, key) in KEYS.iter().enumerate() {
            let y = 150.0 + 54.0 * row as f32;
            let name = Style::new(Face::Bold, 24.0, theme::GOLD);
            fitted(pen, (key.name)(), Point::new(40.0, y), DOES - 52.0, name);
            let at = Point::new(DOES, y);
            fitted(pen, (key.does)(), at, WIDTH - DOES - 40.0, WORDS);
        }
    });
}
