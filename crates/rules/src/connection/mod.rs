//! Quickway and its family: x joins north and south, o joins west and east, with stones that never
//! move. The four games differ in one thing alone, what becomes of a block of 2 x 2 cells in which
//! the two sides meet crosswise ([`Variant`]), so one board serves them all.
//!
//! The game is [`Connection`]; the rest is one concept a file: `setup` what is chosen before a
//! game, `side` who plays and who has won, `link` the diagonals of blocks, `moves` what a
//! player can do and `illegal_move` why not, `board` the stones and what they say, `position` all that
//! decides how a game goes on, `chain` the chain that has won, `distance` how far one is from it, `text` the position as text, and `touch`
//! a turn as it is touched on a table.
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
