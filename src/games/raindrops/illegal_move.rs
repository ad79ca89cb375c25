//! Why a turn or a set-up is not allowed, as something to compare and as a sentence for people.

use std::error::Error;
use std::fmt;

use crate::games::Cell;

/// Why a turn is not allowed; the position is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The board has no such point.
    OffBoard(Cell),
    /// There is nothing to lift.
    NoPiece(Cell),
    /// The piece is the opponent's.
    NotYours(Cell),
    /// The piece does not belong to the unit that moves.
    OtherUnit(Cell),
    /// The piece was placed by the step before.
    JustPlaced(Cell),
    /// Without the piece the group is in two.
    Splits(Cell),
    /// An own piece is there.
    Occupied(Cell),
    /// A step onto an enemy is written with an `x`.
    IsCapture(Cell),
    /// A step onto an empty point is written with a `-`.
    NoCapture(Cell),
    /// A singleton does not slide there.
    NoSlide(Cell),
    /// The rest of the group is not next to the point.
    Apart(Cell),
    /// The point is not the next one along the line.
    NotNext(Cell),
    /// The turn is over: press OK, or UNDO.
    Ended,
    /// The unit could capture or join, and has not.
    MustGain,
    /// The unit could not capture or join, and still cannot.
    MustEngage,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("The game is over."),
            Self::OffBoard(at) => write!(f, "The board has no point {at}."),
            Self::NoPiece(at) => write!(f, "There is no drop on {at}."),
            Self::NotYours(at) => write!(f, "The drop on {at} is not yours."),
            Self::OtherUnit(at) => write!(f, "The drop on {at} is not of the group that moves."),
            Self::JustPlaced(at) => {
                write!(f, "The drop on {at} has just been put down: lift another.")
            }
            Self::Splits(at) => write!(f, "Without the drop on {at} the group would fall apart."),
            Self::Occupied(at) => write!(f, "Your own drop is on {at}."),
            Self::IsCapture(at) => write!(f, "The other colour is on {at}: write x to take it."),
            Self::NoCapture(at) => {
                write!(f, "There is nothing to take on {at}: write - and not x.")
            }
            Self::NoSlide(at) => write!(f, "A single drop does not slide straight to {at}."),
            Self::Apart(at) => write!(f, "The rest of the group is not beside {at}."),
            Self::NotNext(at) => write!(f, "{at} is not the next point along the line."),
            Self::Ended => f.write_str("The step before has ended the turn."),
            Self::MustGain => f.write_str("This unit can take or join, so its turn has to."),
            Self::MustEngage => {
                f.write_str("After its turn this unit has to be able to take or join.")
            }
        }
    }
}

impl Error for IllegalMove {}

/// Why a game cannot begin so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The board is smaller than 4 or larger than 12.
    Size(u8),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Size(size) = self;
        write!(
            f,
            "Raindrops is played on 4 to 12 points a side, not on {size}."
        )
    }
}

impl Error for SetupError {}
