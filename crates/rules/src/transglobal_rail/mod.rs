//! Transglobal Rail: build a shared rail network, and be first to join your five secret cities. Every player
//! receives $2 a turn until a player has joined theirs. The others then finish with their banks' money, and the
//! game ends when a bank is empty.
//!
//! The game is [`TransglobalRail`]: the [`PublicState`] and the hands. Every other file has one concept, on a board
//! that is a [map](crate::maps):
//!
//! - before a game: `setup` the terms, `deal` the chance, `lesson` the deal of a lesson;
//! - knowledge: `public` the public state, `view` one seat's view, `bytes` and `seen` the same for other programs;
//! - turns: `actor` permissions of the seat on turn, `moves` a player's moves, `illegal_move` refusals, `turn` the
//!   changes that a step makes;
//! - the end of a round: `settle` the money, `event` the reports to a table, `rounds` the history of rounds, `awards`
//!   the awards at the end;
//! - analysis: `networks` the cheapest networks that join cities, `review` the best networks in hindsight, `beliefs`
//!   the players' guesses of each other's hands, `request` the requests to them;
//! - `text` the state as the referee shows it.

mod actor;
pub mod awards;
pub mod beliefs;
mod bytes;
pub mod deal;
mod event;
mod game;
#[cfg(test)]
#[path = "../../tests/common/grid.rs"]
pub(crate) mod grid;
mod illegal_move;
mod lesson;
mod moves;
pub mod networks;
mod notation;
pub mod public;
pub mod request;
pub mod review;
pub mod rounds;
pub mod seen;
mod settle;
pub mod setup;
mod text;
mod turn;
pub(crate) mod view;
#[cfg(test)]
mod worked_cases;

pub use awards::Award;
pub use beliefs::Belief;
pub use bytes::check_view;
pub use event::{Event, RoundReport, SeatReport};
pub use game::TransglobalRail;
pub use illegal_move::IllegalMove;
pub use lesson::kind_seed;
pub use moves::{Move, ParseMoveError};
pub use public::{Phase, PublicState};
pub use request::RailRequest;
pub use setup::{BANK, Setup, SetupError};
pub use text::Standings;
pub use view::View;

use crate::GameId;

/// The game's stable id.
pub const ID: GameId = GameId::new("transglobal-rail");

/// Number of a player's seat, clockwise from 0; after the last comes 0.
pub type Seat = usize;
