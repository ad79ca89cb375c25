//! Why a turn is not allowed, as something to compare and as a sentence for people.

use base::words::{self, Message};

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
    /// The player has another turn, and so cannot pass.
    NoPass,
}

impl From<&IllegalMove> for Message {
    fn from(why: &IllegalMove) -> Self {
        match why {
            IllegalMove::GameOver => words::refused_finished(),
            IllegalMove::OffBoard => words::connection_off_board(),
            IllegalMove::Taken => words::connection_taken(),
            IllegalMove::Crosscut => words::connection_crosscut(),
            IllegalMove::NoLinks => words::connection_no_links(),
            IllegalMove::NotOwn => words::connection_not_own(),
            IllegalMove::Marked => words::connection_marked(),
            IllegalMove::NoSwap => words::connection_no_swap(),
            IllegalMove::NoPass => words::connection_no_pass(),
        }
    }
}

base::said!(IllegalMove);
