//! Rapid Transit: on a board full of both colours, swap the ends of your networks for opposing pieces and grow the
//! largest network. A game by Phil Leduc (2022, 2024), who asks programmers and sellers of it to write to him.
//!
//! The state is [`RapidTransit`], and every other file has one concept: `board` the pieces as sets, `swaps` the
//! possible swaps, `illegal_move` refusals, and `text` turns and positions in notation.
//!
//! ```
//! use rules::rapid_transit::{Options, RapidTransit};
//! use rules::{Game, TwoPlayer};
//!
//! let mut game = RapidTransit::new(Options { size: 4 }).unwrap();
//! assert_eq!(game.to_string(), "rcrc/crcr/rcrc/crcr r - 0");
//! assert_eq!(game.perft(2), 216);
//! let turn = game.steps()[0];
//! game.play(turn).unwrap();
//! assert!(game.play(turn).is_err());
//! ```

pub mod board;
mod game;
mod illegal_move;
mod notation;
mod swaps;
mod text;

pub use game::{Options, Outcome, RapidTransit, SetupError, Side};
pub use illegal_move::IllegalMove;
pub use text::{Move, ParseMoveError, PositionError};

use crate::GameId;

/// The game's stable id.
pub const ID: GameId = GameId::new("rapid-transit");
