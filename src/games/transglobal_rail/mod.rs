//! Transglobal Rail at the table: its match, what of it a page elsewhere is sent, and its screen.

mod projection;
mod rail_match;
pub mod screen;

pub use rail_match::{RailMatch, RoundEnd};
pub use rules::transglobal_rail::*;
pub use screen::GAME;
