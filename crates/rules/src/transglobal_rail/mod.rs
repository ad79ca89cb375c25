//! Transglobal Rail: build a shared rail network, and be first to join your five secret cities.
//! Everyone receives $2 a turn until somebody has done it; the others then finish on their banks'
//! money, and the game ends when a bank is empty.
//!
//! The game is [`TransglobalRail`]: the [`PublicState`] that everybody sees, and the hands. The rest is one concept a file, on
//! the board that is a [map](crate::maps):
//!
//! - before a game: `setup` what is agreed, `deal` the chance, `lesson` the chance of who learns;
//! - what is seen: `public` what everybody sees, `view` what one seat knows, `bytes` and `seen` the same for programs
//!   elsewhere;
//! - turns: `actor` what the seat on turn may do, `moves` what a player can do, `illegal_move` why not, `turn` what a step
//!   changes;
//! - the end of a round: `settle` the money, `event` what a table hears of it, `rounds` how rounds were played, `awards` what
//!   for people are honoured at the end;
//! - `networks` the cheapest networks that join cities, `review` what would have been best, `beliefs` what players
//!   thought of each other's hands, `request` what they are asked;
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

/// The number of a player's seat, clockwise from 0; after the last comes 0.
pub type Seat = usize;
