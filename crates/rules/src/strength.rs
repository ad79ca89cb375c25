//! Strengths of computer players.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use base::words::{self, Message};

/// Playing strength of a computer player, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Strength {
    /// For people who play the game for the first time. It overlooks much.
    Newcomer,
    /// For people who have learned its rules.
    Learner,
    /// For people who have played it once or twice.
    Easy,
    /// For people who know the game.
    Medium,
    /// For people who know it well.
    Hard,
    /// As well as the house can.
    Master,
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Self; 6] = [
        Self::Newcomer,
        Self::Learner,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Master,
    ];

    /// Returns true if such a player uses the policy.
    ///
    /// The policy was trained on games of other players.
    pub fn knows_policy(self) -> bool {
        self >= Self::Medium
    }

    /// The name in texts: `easy`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Newcomer => "newcomer",
            Self::Learner => "learner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }

    /// The name that people read.
    pub fn title(self) -> Message {
        match self {
            Self::Newcomer => words::strength_newcomer(),
            Self::Learner => words::strength_learner(),
            Self::Easy => words::strength_easy(),
            Self::Medium => words::strength_medium(),
            Self::Hard => words::strength_hard(),
            Self::Master => words::strength_master(),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strength {
    type Err = ParseStrengthError;

    fn from_str(text: &str) -> Result<Self, ParseStrengthError> {
        let mut all = Self::ALL.into_iter();
        all.find(|strength| strength.name() == text)
            .ok_or(ParseStrengthError)
    }
}

/// A text that is no strength's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseStrengthError;

impl From<&ParseStrengthError> for Message {
    fn from(_: &ParseStrengthError) -> Self {
        words::strength_unknown()
    }
}

base::said!(ParseStrengthError);
