//! Why a turn is not allowed, as something to compare and as a sentence for people.

use std::error::Error;
use std::fmt;

use crate::games::Cell;

/// Why a turn is not allowed; the position is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The board has no such cell.
    NoSuchCell(Cell),
    /// The piece that is named first is not of the side to move.
    NotOwn(Cell),
    /// The piece that is named second is of the side to move.
    NotOpposing(Cell),
    /// The own piece has more than one neighbour of its colour.
    NoTerminal(Cell),
    /// The networks of the two pieces are not adjacent.
    OutOfReach(Cell, Cell),
    /// One of the pieces would have fewer than two neighbours of its colour.
    StillTerminal,
    /// Four pieces of one colour would stand in a square.
    Square,
    /// There is a swap, so passing is not allowed.
    MustSwap,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "The game is over.",
            Self::NoSuchCell(cell) => return write!(f, "The board has no cell {cell}."),
            Self::NotOwn(cell) => return write!(f, "The piece on {cell} is not yours."),
            Self::NotOpposing(cell) => {
                return write!(
                    f,
                    "The piece on {cell} is yours too: take one of the other colour."
                );
            }
            Self::NoTerminal(cell) => {
                return write!(f, "The piece on {cell} is no terminal.");
            }
            Self::OutOfReach(own, other) => {
                return write!(f, "The networks of {own} and {other} do not touch.");
            }
            Self::StillTerminal => "Both pieces must get two neighbours of their colour.",
            Self::Square => "No four pieces of one colour may stand in a square.",
            Self::MustSwap => "Who can swap may not pass.",
        })
    }
}

impl Error for IllegalMove {}
