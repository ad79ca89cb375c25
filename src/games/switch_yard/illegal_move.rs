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
    /// The cars are still being placed.
    StillPlacing,
    /// All cars are placed.
    AllPlaced,
    /// The cell is not in the receiving area on the own side.
    NotReceiving(Cell),
    /// There is a car on the cell already.
    Taken(Cell),
    /// There is no car on the cell.
    NoCar(Cell),
    /// The car is not of the side to move.
    NotOwn(Cell),
    /// The two cells are not the ends of an unbroken straight row of cars.
    NoTrain(Cell, Cell),
    /// At most half of the train's cars are of the side to move.
    NoMajority,
    /// The lead cannot go there in one go, whatever stands where.
    NoWay(Cell, Cell),
    /// A car stands on the way, or the way leads over missing cells.
    Blocked(Cell, Cell),
    /// A car would end in the other side's shipping area, or leave its own.
    Shipping,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "The game is over.",
            Self::NoSuchCell(cell) => return write!(f, "The board has no cell {cell}."),
            Self::StillPlacing => "All cars are placed before the first one moves.",
            Self::AllPlaced => "All cars are placed already.",
            Self::NotReceiving(_) => "Only the marked cells are yours to fill.",
            Self::Taken(cell) => return write!(f, "There is a car on {cell} already."),
            Self::NoCar(cell) => return write!(f, "There is no car on {cell}."),
            Self::NotOwn(cell) => return write!(f, "The car on {cell} is not yours."),
            Self::NoTrain(lead, tail) => {
                return write!(f, "{lead} and {tail} are not the ends of a train.");
            }
            Self::NoMajority => "More than half of a train's cars must be yours.",
            Self::NoWay(lead, to) => {
                return write!(f, "No way leads from {lead} to {to} in one turn.");
            }
            Self::Blocked(lead, to) => {
                return write!(f, "The way from {lead} to {to} is not free.");
            }
            Self::Shipping => "No car may leave its shipping area or enter the other one.",
        })
    }
}

impl Error for IllegalMove {}
