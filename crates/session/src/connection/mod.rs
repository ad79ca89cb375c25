//! Quickway and its family at the table.

mod exercises;
mod screen;

use rules::connection::*;

pub use screen::GAME;
