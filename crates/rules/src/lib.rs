//! The rules: a folder for each game, and their contracts, [`Game`] and [`Notation`], and [`TwoPlayer`] for games
//! for two on a board of cells. With them are the things that all games share: the maps, the records for undo,
//! saves and links, the puzzles, and the requests to computer players.
//!
//! They do not depend on a table, a screen or a browser.

#![forbid(unsafe_code)]

// Helpers that other tests share name the library from outside.
#[cfg(test)]
extern crate self as rules;

mod bits;
mod check;
#[cfg(feature = "connection")]
pub mod connection;
mod even;
mod game;
mod game_id;
mod keys;
mod level;
pub mod maps;
mod notation;
#[cfg(any(feature = "connection", feature = "switch-yard"))]
mod perft;
pub mod proof;
pub mod puzzles;
#[cfg(feature = "raindrops")]
pub mod raindrops;
#[cfg(feature = "rapid-transit")]
pub mod rapid_transit;
pub mod record;
pub mod request;
#[cfg(any(feature = "connection", feature = "raindrops"))]
pub mod ring;
mod spot;
mod strength;
#[cfg(feature = "switch-yard")]
pub mod switch_yard;
mod time_limit;
pub mod transglobal_rail;
mod two_player;

pub use bits::{BitReader, BitWriter};
pub use even::Even;
pub use game::Game;
pub use game_id::GameId;
pub use keys::{Keys, number};
pub use level::Level;
pub use notation::{Notation, Opening, StartError};
#[cfg(any(feature = "connection", feature = "switch-yard"))]
pub use perft::Perft;
pub use spot::Spot;
pub use strength::{ParseStrengthError, Strength};
pub use time_limit::TimeLimit;
pub use two_player::{Cell, Edit, Outcome, ParseCellError, Touch, TwoPlayer};
