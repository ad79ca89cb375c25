//! Reports of the table to its host: its condition and the games that are played. They hold nothing that tells one
//! person from another.

use base::Millis;
use rules::GameId;
use rules::maps::MapId;

/// Condition of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vitals {
    /// Name of the screen, as [`State::screen`](crate::State::screen) gives it.
    pub screen: &'static str,
    /// The game on the table.
    pub game: Option<GameId>,
    /// For how long it has been there, if that is known.
    pub game_lasts: Option<Millis>,
    /// Number of contacts that have come down.
    pub touches: u32,
    /// Number of times that something could not be saved.
    pub failed_saves: u32,
}

/// Fate of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It has begun.
    Begun,
    /// It was played to its end.
    Finished,
    /// It was left before that.
    Abandoned,
}

impl Fate {
    /// The name by which hosts count it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Begun => "begun",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }
}

/// A game to be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Fate of the game.
    pub what: Fate,
    /// Which game.
    pub game: GameId,
    /// On which map, if it is played on one.
    pub map: Option<MapId>,
    /// Number of seats.
    pub players: usize,
    /// Number of seats that the computer plays.
    pub computers: usize,
    /// Minutes that it has lasted, once it is over, if its beginning was seen.
    pub minutes: Option<u32>,
    /// The lesson at which it was left, as a number from 1 on, if the coach was telling one.
    pub coach_step: Option<usize>,
}

/// A game that has begun, or was found in the middle, and is not counted to its end yet.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    pub game: GameId,
    pub map: Option<MapId>,
    pub players: usize,
    pub computers: usize,
    /// When it came to the table, and when it was seen there last, on the inputs' clock.
    pub(crate) since: Millis,
    pub(crate) seen: Millis,
    /// True if the game began when it came to the table.
    pub(crate) from_start: bool,
    /// The lessons that the coach has told so far, each once, by their numbers as messages.
    pub(crate) lessons: Vec<u16>,
    /// True if the coach is telling a lesson.
    pub(crate) coached: bool,
}
