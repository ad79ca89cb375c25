//! The games of the cabinet by name, and what tests ask of their definitions.

use rules::{GameId, transglobal_rail};
use screens::GAMES;
use session::Match;
use session::boards::Choice;
use session::cabinet::{GameDef, Start};

pub const TRANSGLOBAL_RAIL: GameId = transglobal_rail::ID;
pub const QUICKWAY: GameId = rules::connection::ID;
pub const RAINDROPS: GameId = rules::raindrops::ID;
pub const RAPID_TRANSIT: GameId = rules::rapid_transit::ID;
pub const SWITCH_YARD: GameId = rules::switch_yard::ID;

/// A game of the house.
pub fn def(game: GameId) -> &'static GameDef {
    GAMES.find(game.as_str()).expect("it is in this build")
}

/// The name that people read.
pub fn title(game: GameId) -> &'static str {
    def(game).title
}

/// Returns the choices before a game.
pub fn choices(game: GameId) -> &'static [Choice] {
    def(game).choices
}

/// A match of a game for two; `None` if there are no such choices.
pub fn begin(game: GameId, chosen: &[usize]) -> Option<Box<dyn Match>> {
    (def(game).begin)(&Start::chosen(chosen))
}

/// The game for two that TRY IT begins after its exercises.
pub fn first_game(game: &GameDef) -> Box<dyn Match> {
    let chosen = game.trial_choices(&game.first_choices());
    let start = Start {
        position: game.tried_at,
        ..Start::chosen(&chosen)
    };
    (game.begin)(&start).expect("there is such a game")
}
