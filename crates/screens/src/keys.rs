//! The sheet that lists the keys.

use app::keyboard::KEYS;
use app::state::State;
use base::words;
use scene::{Face, Pen, Point, Style, theme};

use super::sheet::{self, Place, WORDS};
use super::style::fitted;

const WIDE: f32 = 600.0;
const NAME: Style = Style::new(Face::Bold, 17.0, theme::GOLD);

/// The list.
pub(crate) fn draw(state: &State, pen: &mut Pen) {
    sheet::draw(state, pen, Place::Low, WIDE, |pen, column| {
        sheet::draw_head(state, words::over_keys(), pen, column);
        for key in KEYS {
            let row = column.row(28.0);
            let [name, does] = row.beside([0.27 * row.w, 0.7 * row.w], 0.03 * row.w);
            let base = |x: f32| Point::new(x, row.y + 20.0);
            fitted(pen, (key.name)(), base(name.x), name.w, NAME);
            fitted(pen, (key.does)(), base(does.x), does.w, WORDS);
        }
    });
}
