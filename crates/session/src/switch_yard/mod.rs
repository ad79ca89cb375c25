//! Switch Yard at the table.

mod exercises;
mod screen;

use rules::switch_yard::*;

pub use screen::GAME;
