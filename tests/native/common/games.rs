//! The games of the cabinet by name, and what tests ask of their definitions.

use roundhouse::boards::Choice;
use roundhouse::cabinet::{GAMES, GameDef, Start};
use roundhouse::games::{GameId, transglobal_rail};
use roundhouse::session::Match;

pub const TRANSGLOBAL_RAIL: GameId = transglobal_rail::ID;
#[cfg(feature = "connection")]
pub const QUICKWAY: GameId = roundhouse::games::connection::ID;
#[cfg(feature = "raindrops")]
pub const RAINDROPS: GameId = roundhouse::games::raindrops::ID;
#[cfg(feature = "rapid-transit")]
pub const RAPID_TRANSIT: GameId = roundhouse::games::rapid_transit::ID;
#[cfg(feature = "switch-yard")]
pub const SWITCH_YARD: GameId = roundhouse::games::switch_yard::ID;

/// A game of the house.
pub fn def(game: GameId) -> &'static GameDef {
    GAMES.find(game.as_str()).expect("it is in this build")
}

/// The name that people read.
pub fn title(game: GameId) -> &'static str {
    def(game).title
}

/// What is chosen before a game.
pub fn choices(game: GameId) -> &'static [Choice] {
    def(game).choices
}

/// A match of a game for two; `None` if there are no such choices.
pub fn begin(game: GameId, chosen: &[usize]) -> Option<Box<dyn Match>> {
    (def(game).begin)(&Start::chosen(chosen))
}
