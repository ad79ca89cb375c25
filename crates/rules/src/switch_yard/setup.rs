//! First positions of the cars: two fixed set-ups, and one by the players.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Side;
use super::board::Board;
use crate::Cell;

/// Set-up of the cars in the receiving areas. Saves count the set-ups in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Setup {
    /// The colours are in columns, so there are many trains.
    #[default]
    Beginner,
    /// The colours are checkered, so there are fewer trains at the start.
    Advanced,
    /// The players place pairs of cars in turn.
    Custom,
}

impl Setup {
    /// All set-ups.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Advanced, Self::Custom];

    /// The board that a game begins with.
    pub(super) fn board(self) -> Board {
        // Files c to g; the other receiving area follows, because opposite cells differ.
        let rows = match self {
            Self::Beginner => ["rbrbr", "rbrbr"],
            Self::Advanced => ["brbrb", "rbrbr"],
            Self::Custom => return Board::empty(),
        };
        let mut board = Board::empty();
        for (rank, row) in (0..).zip(rows) {
            for (file, letter) in (2..).zip(row.bytes()) {
                let side = if letter == b'r' {
                    Side::Red
                } else {
                    Side::Blue
                };
                board.put_pair(Cell::new(file, rank), side);
            }
        }
        board
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Beginner => "beginner",
            Self::Advanced => "advanced",
            Self::Custom => "custom",
        })
    }
}

/// A text that is no set-up's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The set-ups are beginner, advanced and custom.")]
pub struct SetupError;

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut all = Self::ALL.into_iter();
        all.find(|setup| setup.to_string() == text)
            .ok_or(SetupError)
    }
}

/// Choices before a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Set-up of the cars.
    pub setup: Setup,
}
