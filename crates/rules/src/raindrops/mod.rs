//! Raindrops, by Luis Bolaños Mures: two sides move their drops, join them and capture the other's, until a side
//! has a single unit left.
//!
//! The game is [`Raindrops`], and every other file has one concept: `points` sets of points, `board` units and
//! engagement, `walk` a turn step by step, `turn` its text, `list` all turns, `touch` turns at the table, `text`
//! the position, and `illegal_move` refusals.

pub mod board;
mod game;
mod illegal_move;
mod list;
mod notation;
pub mod points;
mod text;
pub mod touch;
mod turn;
pub mod walk;

pub use game::{Colour, Event, Options, Outcome, Raindrops};
pub use illegal_move::{IllegalMove, SetupError};
pub use text::PositionError;
pub use turn::{ParseTurnError, Step, Turn};

use crate::GameId;

/// The game's stable id.
pub const ID: GameId = GameId::new("raindrops");
