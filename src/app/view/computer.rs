//! What is seen of a computer player on its seat's panel: that it is one, how strong, and what it does.
//! There is nothing to touch.

use crate::app::state::State;
use crate::players::Strength;
use crate::scene::{Face, Pen, Point, Style, emblems, theme, widgets};

use super::panel;

/// The sign of the computer and its strength, in place of the buttons.
pub fn draw(strength: Strength, pen: &mut Pen) {
    let middle = panel::BUTTON_TOP + panel::BUTTON_HEIGHT / 2.0;
    let centre = Point::new(44.0, middle);
    emblems::draw_robot(pen, centre, 44.0, theme::QUIET, theme::PANEL);
    let words = format!("Computer \u{b7} {strength}");
    let style = Style::new(Face::Text, 24.0, theme::QUIET);
    widgets::centred(pen, &words, Point::new(84.0, middle), style);
}

/// What the computer player on turn does.
pub fn doing(state: &State, moves: &str) -> String {
    let thinks = state.computer_thinks();
    let does = if thinks { "is thinking" } else { moves };
    format!("The computer {does}")
}
