//! Computer players. They are given what a person in their place could know, and nothing else: in a game
//! with secrets a view of one seat, in a game in which nothing is hidden the game itself. They know no
//! table, no screen and no browser, and ask for the time only through their [`Budget`].

use std::fmt;
use std::str::FromStr;

use crate::words::{self, Message};
use serde::{Deserialize, Serialize};

pub mod analysis;
pub mod engine;
pub mod search;
mod time_limit;

pub use time_limit::TimeLimit;

/// How strongly the computer plays. Saves count the strengths in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Strength {
    /// For people who play the game for the first time.
    Easy,
    /// For people who know the game.
    Medium,
    /// As well as the house can.
    Hard,
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The name in texts: `easy`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl Strength {
    /// The name that people read.
    pub fn title(self) -> Message {
        match self {
            Self::Easy => words::strength_easy(),
            Self::Medium => words::strength_medium(),
            Self::Hard => words::strength_hard(),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is no strength's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseStrengthError;

impl fmt::Display for ParseStrengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        words::strength_unknown().fmt(f)
    }
}

impl std::error::Error for ParseStrengthError {}

impl FromStr for Strength {
    type Err = ParseStrengthError;

    fn from_str(text: &str) -> Result<Self, ParseStrengthError> {
        let mut all = Self::ALL.into_iter();
        all.find(|strength| strength.name() == text)
            .ok_or(ParseStrengthError)
    }
}

/// How long a player may think about one turn.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// For so many rounds of thinking, whatever time they take: the same turn on every machine.
    Rounds(u32),
    /// Until a clock says so.
    Until {
        /// Milliseconds on any clock that never runs backwards.
        clock: &'a dyn Fn() -> f64,
        /// When it is time, on that clock.
        end: f64,
    },
}

impl<'a> Budget<'a> {
    /// So many milliseconds from now.
    pub fn millis(clock: &'a dyn Fn() -> f64, millis: f64) -> Self {
        let end = clock() + millis;
        Self::Until { clock, end }
    }

    /// A part of what is left.
    pub fn part(&self, share: f64) -> Self {
        match *self {
            Self::Rounds(most) => Self::Rounds((f64::from(most) * share) as u32),
            Self::Until { clock, end } => Self::millis(clock, (end - clock()) * share),
        }
    }

    /// Whether there is nothing left after so many rounds.
    pub fn is_spent(&self, rounds: u32) -> bool {
        match self {
            Self::Rounds(most) => rounds >= *most,
            Self::Until { clock, end } => clock() >= *end,
        }
    }
}
