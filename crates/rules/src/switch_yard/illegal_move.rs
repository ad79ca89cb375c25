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
    /// The lead cannot go there in one run, even on an empty board.
    NoWay(Cell, Cell),
    /// A car blocks the way, or the way crosses missing cells.
    Blocked(Cell, Cell),
    /// A car would end in the other side's shipping area, or leave its own.
    Shipping,
}

impl From<&IllegalMove> for Message {
    fn from(why: &IllegalMove) -> Self {
        match why {
            IllegalMove::GameOver => words::refused_finished(),
            IllegalMove::NoSuchCell(cell) => words::refused_no_such_cell(cell.to_string()),
            IllegalMove::StillPlacing => words::yard_still_placing(),
            IllegalMove::AllPlaced => words::yard_all_placed(),
            IllegalMove::NotReceiving(_) => words::yard_not_receiving(),
            IllegalMove::Taken(cell) => words::yard_taken(cell.to_string()),
            IllegalMove::NoCar(cell) => words::yard_no_car(cell.to_string()),
            IllegalMove::NotOwn(cell) => words::yard_not_own(cell.to_string()),
            IllegalMove::NoTrain(lead, tail) => {
                words::yard_no_train(lead.to_string(), tail.to_string())
            }
            IllegalMove::NoMajority => words::yard_no_majority(),
            IllegalMove::NoWay(lead, to) => words::yard_no_way(lead.to_string(), to.to_string()),
            IllegalMove::Blocked(lead, to) => words::yard_blocked(lead.to_string(), to.to_string()),
            IllegalMove::Shipping => words::yard_shipping(),
        }
    }
}

base::said!(IllegalMove);
