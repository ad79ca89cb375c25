//! Quickway and its family: x joins north and south, o joins west and east, with stones that never move. The four
//! games differ in one rule alone, about a block of 2 x 2 cells in which the two sides cross ([`Variant`]). So one
//! board serves them all.
//!
//! The game is [`Connection`], and every other file has one concept: `setup` the options, `side` the sides and the
//! winner, `link` the diagonals of blocks, `moves` a player's moves, `illegal_move` refusals, `board` the stones,
//! `position` all that decides how a game continues, `chain` the winning chain, `distance` the way to it, `text`
//! the position as text, and `touch` a turn on a table.
//!
//! ```
//! use rules::Game;
//! use rules::connection::{Connection, Options};
//!
//! let mut game = Connection::new(Options { size: 3, ..Options::default() })?;
//! for step in ["b1", "swap", "a3", "b2", "c1"] {
//!     game.play(step.parse()?)?;
//! }
//! assert_eq!(game.to_string(), "o2/1x1/1xo x -");
//! game.play("b3".parse()?)?;
//! assert_eq!(game.outcome().unwrap().to_string(), "win x");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod board;
mod chain;
mod distance;
mod game;
mod illegal_move;
mod link;
mod moves;
mod notation;
pub mod position;
mod setup;
mod side;
mod text;
mod touch;

pub use game::{Connection, Event};
pub use illegal_move::IllegalMove;
pub use link::{Link, Slope};
pub use moves::{Move, ParseMoveError};
pub use setup::{OFFERED, Options, SIZES, SetupError, Variant};
pub use side::{Side, Win};
pub use text::PositionError;

use crate::GameId;

/// The game's stable id.
pub const ID: GameId = GameId::new("quickway");
