//! Raindrops at the table.

mod exercises;
mod screen;

pub use rules::raindrops::*;
pub use screen::GAME;
