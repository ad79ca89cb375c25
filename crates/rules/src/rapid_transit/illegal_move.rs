//! Reasons why a turn is illegal, for comparison and as sentences for people.

use crate::Cell;
use base::words::{self, Message};

/// Reason why a turn is illegal; the position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The board has no such cell.
    NoSuchCell(Cell),
    /// The first piece does not belong to the side to move.
    NotOwn(Cell),
    /// The second piece belongs to the side to move.
    NotOpposing(Cell),
    /// The own piece has more than one neighbour of its colour.
    NoTerminal(Cell),
    /// The networks of the two pieces are not adjacent.
    OutOfReach(Cell, Cell),
    /// One of the pieces would have fewer than two neighbours of its colour.
    StillTerminal,
    /// Four pieces of one colour would form a square.
    Square,
    /// There is a swap, so passing is not allowed.
    MustSwap,
}

impl From<&IllegalMove> for Message {
    fn from(why: &IllegalMove) -> Self {
        match why {
            IllegalMove::GameOver => words::refused_finished(),
            IllegalMove::NoSuchCell(cell) => words::refused_no_such_cell(cell.to_string()),
            IllegalMove::NotOwn(cell) => words::transit_not_own(cell.to_string()),
            IllegalMove::NotOpposing(cell) => words::transit_not_opposing(cell.to_string()),
            IllegalMove::NoTerminal(cell) => words::transit_no_terminal(cell.to_string()),
            IllegalMove::OutOfReach(own, other) => {
                words::transit_out_of_reach(other.to_string(), own.to_string())
            }
            IllegalMove::StillTerminal => words::transit_still_terminal(),
            IllegalMove::Square => words::transit_square(),
            IllegalMove::MustSwap => words::transit_must_swap(),
        }
    }
}

base::said!(IllegalMove);
