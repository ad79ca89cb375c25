//! Raindrops at the table.

mod exercises;
mod screen;

use rules::raindrops::*;

pub use screen::GAME;
