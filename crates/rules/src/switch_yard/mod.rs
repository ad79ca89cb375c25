//! Switch Yard: move single cars and whole trains through the yard, and be first to bring all ten of your cars into
//! your shipping area. A game by Phil Leduc (2014), who asks programmers and sellers of it to write to him.
//!
//! The game is [`SwitchYard`], and every other file has one concept: [`yard`] the shape of the board, `board` the
//! cars on it and their runs, `trains` trains and engines, `position` all that decides how a game continues,
//! `setup` the first positions, `illegal_move` refusals, `text` turns and positions in notation, and `touch` a turn
//! from touches.
//!
//! ```
//! use rules::switch_yard::{Options, Setup, SwitchYard};
//! use rules::{Game, TwoPlayer};
//!
//! let mut game = SwitchYard::new(Options { setup: Setup::Beginner });
//! assert_eq!(game.perft(2), 9_202);
//! game.play("c2-c6".parse().unwrap()).unwrap();
//! assert_eq!(game.to_string(), "##brbrb##/##brbrb##/9/2r6/9/9/9/##1brbr##/##rbrbr## b");
//! ```

pub mod board;
mod game;
mod illegal_move;
mod notation;
pub mod position;
mod setup;
mod side;
mod text;
mod touch;
pub mod trains;
pub mod yard;

pub use game::{Outcome, SwitchYard};
pub use illegal_move::IllegalMove;
pub use setup::{Options, Setup, SetupError};
pub use side::Side;
pub use text::{Move, ParseMoveError, PositionError};

use crate::GameId;

/// The game's stable id.
pub const ID: GameId = GameId::new("switch-yard");
