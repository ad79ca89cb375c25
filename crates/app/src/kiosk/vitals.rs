//! What the table tells its host of itself: how it is doing, and which games are played, without anything that
//! tells one person from another.

use base::Millis;
use rules::GameId;
use rules::maps::MapId;

/// How the table is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vitals {
    /// What is on the screen, as [`State::screen`](crate::State::screen) names it.
    pub screen: &'static str,
    /// The game on the table.
    pub game: Option<GameId>,
    /// For how long it has been there, if that is known.
    pub game_lasts: Option<Millis>,
    /// How many contacts have come down.
    pub touches: u32,
    /// How often something could not be kept.
    pub failed_saves: u32,
}

/// What has become of a game.
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
    /// What has become of it.
    pub what: Fate,
    /// Which game.
    pub game: GameId,
    /// On which map, if it is played on one.
    pub map: Option<MapId>,
    /// How many seats it has.
    pub players: usize,
    /// How many of them the computer plays.
    pub computers: usize,
    /// How many minutes it has lasted, once it is over, if its beginning was seen.
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
    pub seen: Millis,
    /// Whether it began then.
    pub(crate) from_start: bool,
    /// The lessons that the coach has told so far, each once, by their numbers as messages.
    pub(crate) lessons: Vec<u16>,
    /// Whether it is telling one.
    pub(crate) coached: bool,
}
