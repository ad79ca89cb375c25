//! Why a turn is not allowed, as something to compare and as a sentence for people.

use std::error::Error;
use std::fmt;

/// Why a turn is not allowed; the position is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The board has no such cell.
    OffBoard,
    /// A stone stands there.
    Taken,
    /// Crossway: the stone would complete a crosscut.
    Crosscut,
    /// Only Quax has links that are turns.
    NoLinks,
    /// A link needs two own stones at its ends.
    NotOwn,
    /// A diagonal of that block is marked already.
    Marked,
    /// Swapping is for the second turn of a game, where it is agreed on.
    NoSwap,
    /// Who has another turn cannot pass.
    NoPass,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "The game is over.",
            Self::OffBoard => "The board has no such cell.",
            Self::Taken => "A stone stands there already.",
            Self::Crosscut => "A stone there would make two diagonals cross.",
            Self::NoLinks => "Links are turns in Quax only.",
            Self::NotOwn => "A link joins two of your own stones.",
            Self::Marked => "There is a link in that square already.",
            Self::NoSwap => "Sides cannot be swapped now.",
            Self::NoPass => "Passing is only for who has no other turn.",
        })
    }
}

impl Error for IllegalMove {}
