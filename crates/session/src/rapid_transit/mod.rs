//! Rapid Transit at the table.

mod exercises;
mod screen;

use rules::rapid_transit::*;

pub use screen::GAME;
