//! Reasons why a turn is illegal, for comparison and as sentences for people.

use base::words::{self, Message};

/// Reason why a turn is illegal; the position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The board has no such cell.
    OffBoard,
    /// The cell has a stone.
    Taken,
    /// Crossway: the stone would complete a crosscut.
    Crosscut,
    /// Only Quax has links that are turns.
    NoLinks,
    /// A link needs two of the player's own stones at its ends.
    NotOwn,
    /// That block has a marked diagonal already.
    Marked,
    /// A swap is possible only in the second turn of a game with that option.
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
