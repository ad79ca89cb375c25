//! Raindrops, by Luis Bolaños Mures: two sides move their drops, join them and capture the other's,
//! until somebody has a single one left.
//!
//! The game is [`Raindrops`]; the rest is one concept a file: `points` sets of points, `board` units
//! and engagement, `walk` a turn step by step, [`turn`] its text, `list` all turns, `touch` turns at
//! the table, `text` the position, and [`refusal`] why something is not allowed.

pub(crate) mod board;
mod game;
mod list;
mod notation;
pub(crate) mod points;
pub mod refusal;
mod text;
pub(crate) mod touch;
pub mod turn;
pub(crate) mod walk;

pub use game::{Colour, Event, Options, Outcome, Raindrops};
pub use refusal::{Refusal, SetupError};
pub use turn::{NoTurn, Step, Turn};
