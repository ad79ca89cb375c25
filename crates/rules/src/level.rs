//! Levels of a computer player.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{ParseStrengthError, Strength};
use base::words::{self, Message};

/// Level of a computer player: a fixed strength, or as strong as its opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "SavedLevel", into = "SavedLevel")]
pub enum Level {
    /// Always as strong.
    Fixed(Strength),
    /// As strong as needed to win half of the matches against the people at this table.
    Even,
}

impl Level {
    /// All, the strengths in their order and even at last.
    pub const ALL: [Self; 7] = [
        Self::Fixed(Strength::Newcomer),
        Self::Fixed(Strength::Learner),
        Self::Fixed(Strength::Easy),
        Self::Fixed(Strength::Medium),
        Self::Fixed(Strength::Hard),
        Self::Fixed(Strength::Master),
        Self::Even,
    ];

    /// The name that people read.
    pub fn title(self) -> Message {
        match self {
            Self::Fixed(strength) => strength.title(),
            Self::Even => words::level_even(),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed(strength) => strength.fmt(f),
            Self::Even => f.write_str("even"),
        }
    }
}

impl FromStr for Level {
    type Err = ParseStrengthError;

    fn from_str(text: &str) -> Result<Self, ParseStrengthError> {
        match text {
            "even" => Ok(Self::Even),
            _ => text.parse().map(Self::Fixed),
        }
    }
}

/// A level as saves encode it. The order never changes, and new levels come at the end.
#[derive(Serialize, Deserialize)]
enum SavedLevel {
    Easy,
    Medium,
    Hard,
    Newcomer,
    Master,
    Even,
    Learner,
}

impl From<SavedLevel> for Level {
    fn from(saved: SavedLevel) -> Self {
        Self::Fixed(match saved {
            SavedLevel::Newcomer => Strength::Newcomer,
            SavedLevel::Learner => Strength::Learner,
            SavedLevel::Easy => Strength::Easy,
            SavedLevel::Medium => Strength::Medium,
            SavedLevel::Hard => Strength::Hard,
            SavedLevel::Master => Strength::Master,
            SavedLevel::Even => return Self::Even,
        })
    }
}

impl From<Level> for SavedLevel {
    fn from(level: Level) -> Self {
        match level {
            Level::Fixed(Strength::Newcomer) => Self::Newcomer,
            Level::Fixed(Strength::Learner) => Self::Learner,
            Level::Fixed(Strength::Easy) => Self::Easy,
            Level::Fixed(Strength::Medium) => Self::Medium,
            Level::Fixed(Strength::Hard) => Self::Hard,
            Level::Fixed(Strength::Master) => Self::Master,
            Level::Even => Self::Even,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::wire;

    /// Saves of earlier versions hold the first three numbers.
    #[test]
    fn levels_are_saved_by_numbers_that_stay() {
        let saved = Level::ALL.map(|level| wire::to_bytes(&level));
        assert_eq!(saved.concat(), [3, 6, 0, 1, 2, 4, 5]);
        for level in Level::ALL {
            assert_eq!(wire::from_bytes(&wire::to_bytes(&level)), Some(level));
            assert_eq!(level.to_string().parse(), Ok(level));
        }
    }
}
