//! Reasons why a turn or a set-up is illegal, for comparison and as sentences for people.

use crate::Cell;
use base::words::{self, Message};

/// Reason why a turn is illegal; the position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The board has no such point.
    OffBoard(Cell),
    /// There is no piece to lift.
    NoPiece(Cell),
    /// The piece is the opponent's.
    NotYours(Cell),
    /// The piece does not belong to the unit that moves.
    OtherUnit(Cell),
    /// The step before placed this piece.
    JustPlaced(Cell),
    /// Without the piece the group is in two.
    Splits(Cell),
    /// An own piece is there.
    Occupied(Cell),
    /// The notation of a step onto an enemy needs an `x`.
    IsCapture(Cell),
    /// The notation of a step onto an empty point needs a `-`.
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

impl From<&IllegalMove> for Message {
    fn from(why: &IllegalMove) -> Self {
        match why {
            IllegalMove::GameOver => words::refused_finished(),
            IllegalMove::OffBoard(at) => words::raindrops_off_board(at.to_string()),
            IllegalMove::NoPiece(at) => words::raindrops_no_piece(at.to_string()),
            IllegalMove::NotYours(at) => words::raindrops_not_yours(at.to_string()),
            IllegalMove::OtherUnit(at) => words::raindrops_other_unit(at.to_string()),
            IllegalMove::JustPlaced(at) => words::raindrops_just_placed(at.to_string()),
            IllegalMove::Splits(at) => words::raindrops_splits(at.to_string()),
            IllegalMove::Occupied(at) => words::raindrops_occupied(at.to_string()),
            IllegalMove::IsCapture(at) => words::raindrops_is_capture(at.to_string()),
            IllegalMove::NoCapture(at) => words::raindrops_no_capture(at.to_string()),
            IllegalMove::NoSlide(at) => words::raindrops_no_slide(at.to_string()),
            IllegalMove::Apart(at) => words::raindrops_apart(at.to_string()),
            IllegalMove::NotNext(at) => words::raindrops_not_next(at.to_string()),
            IllegalMove::Ended => words::raindrops_ended(),
            IllegalMove::MustGain => words::raindrops_must_gain(),
            IllegalMove::MustEngage => words::raindrops_must_engage(),
        }
    }
}

base::said!(IllegalMove);

/// Why a game cannot begin so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The board is smaller than 4 or larger than 12.
    Size(u8),
}

impl From<&SetupError> for Message {
    fn from(&SetupError::Size(size): &SetupError) -> Self {
        words::referee_raindrops_size(size)
    }
}

base::said!(SetupError);
