//! Transglobal Rail: build a shared rail network, and be first to join your five secret cities.
//! Everyone receives $2 a turn until somebody has done it; the others then finish on their banks'
//! money, and the game ends when a bank is empty.
//!
//! The state is [`TransglobalRail`]; the rest is one concept a file: [`map`] the board, [`setup`]
//! what is agreed before a game, `deal` the chance, `reach` who can get where, [`step`] what a
//! player can do and [`refusal`] why not, `turn` what a step changes, `settle` the money at the
//! end of a round, [`event`] what a table hears of it, and `text` the state as the referee shows it.

mod deal;
pub mod event;
mod game;
#[cfg(test)]
#[path = "../../../tests/native/common/grid.rs"]
pub(crate) mod grid;
pub mod map;
mod map_id;
mod reach;
pub mod refusal;
mod settle;
pub mod setup;
pub mod step;
mod text;
mod turn;
#[cfg(test)]
mod worked_cases;

pub use event::{Event, RoundReport, SeatReport};
pub use game::{Phase, TransglobalRail};
pub use map::*;
pub use map_id::MapId;
pub use refusal::Refusal;
pub use setup::{BANK, Setup, SetupError};
pub use step::{Step, StepError};
pub use text::Places;

/// The number of a player's seat, clockwise from 0; after the last comes 0.
pub type Seat = usize;
