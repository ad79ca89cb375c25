//! Turns and positions in notation: `d4-e6` with the own piece first, `pass`, and `rcrc/crcr/rcrc/crcr r - 0`. The
//! parts are the rows from the north, the side to move, the side that swapped last, and the passes in a row.

use std::fmt;
use std::str::FromStr;

use super::board::Board;
use super::game::{Options, RapidTransit, SIZES, Side};
use crate::Cell;
use base::words::{self, Message};

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The pieces on two cells change places: the own terminal first, then the opposing piece.
    Swap(Cell, Cell),
    /// No swap, because none is possible.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap(own, other) => write!(f, "{own}-{other}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A text that is no turn's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl From<&ParseMoveError> for Message {
    fn from(_: &ParseMoveError) -> Self {
        words::transit_turn_unknown()
    }
}

base::said!(ParseMoveError);

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a turn in the one spelling that `Display` writes.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let (own, other) = text.split_once('-').ok_or(ParseMoveError)?;
        let cell = |text: &str| text.parse().map_err(|_| ParseMoveError);
        Ok(Self::Swap(cell(own)?, cell(other)?))
    }
}

impl Side {
    /// The side as positions write it.
    fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Cyan => 'c',
        }
    }

    fn from_letter(text: &str) -> Option<Self> {
        match text {
            "r" => Some(Self::Red),
            "c" => Some(Self::Cyan),
            _ => None,
        }
    }
}

impl fmt::Display for RapidTransit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.size()).rev() {
            for file in 0..self.size() {
                let side = self.piece(Cell::new(file, rank));
                write!(f, "{}", side.map_or(' ', Side::letter))?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let last = self.last_swap.map_or('-', Side::letter);
        write!(f, " {} {last} {}", self.to_move.letter(), self.passes)
    }
}

/// Why a text is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// There are not four fields with one space between them.
    #[error(
        "A position is the rows, who is to move, who swapped last and the passes in a row, \
         like `rcrc/crcr/rcrc/crcr r - 0`."
    )]
    Fields,
    /// There are not as many rows as a board has: how many there are.
    #[error("A board has 4, 6 or 8 rows with `/` between them.")]
    Rows(usize),
    /// A row, counted from 1 in the north, is not as long as there are rows, or has other characters than pieces.
    #[error("Row {0} from the north must be `r` and `c`, as many as rows.")]
    Row(usize),
    /// The second field is no side.
    #[error("The side to move is `r` or `c`.")]
    ToMove,
    /// The third field is no side, and not `-`.
    #[error("The side that swapped last is `r`, `c` or `-`.")]
    LastSwap,
    /// The fourth field is not 0, 1 or 2.
    #[error("The passes in a row are 0, 1 or 2.")]
    Passes,
}

impl From<PositionError> for Message {
    fn from(why: PositionError) -> Self {
        match why {
            PositionError::Fields | PositionError::LastSwap | PositionError::Passes => {
                words::position_form("rcrc/crcr/rcrc/crcr r - 0")
            }
            PositionError::Rows(rows) => words::position_rows(rows),
            PositionError::Row(row) => words::position_row(row),
            PositionError::ToMove => words::position_side("r", "c"),
        }
    }
}

/// Reads a position in the one spelling that `Display` writes.
pub(super) fn read(text: &str) -> Result<RapidTransit, PositionError> {
    let fields: Vec<_> = text.split(' ').collect();
    let [rows, to_move, last_swap, passes] = fields[..] else {
        return Err(PositionError::Fields);
    };
    let (size, board) = read_board(rows)?;
    Ok(RapidTransit {
        options: Options { size },
        board,
        to_move: Side::from_letter(to_move).ok_or(PositionError::ToMove)?,
        last_swap: match last_swap {
            "-" => None,
            side => Some(Side::from_letter(side).ok_or(PositionError::LastSwap)?),
        },
        passes: match passes {
            "0" => 0,
            "1" => 1,
            "2" => 2,
            _ => return Err(PositionError::Passes),
        },
    })
}

/// The size of a board and its pieces.
fn read_board(text: &str) -> Result<(u8, Board), PositionError> {
    let rows: Vec<_> = text.split('/').map(str::as_bytes).collect();
    let count = rows.len();
    let known = SIZES.into_iter().find(|&size| usize::from(size) == count);
    let size = known.ok_or(PositionError::Rows(count))?;
    let is_row = |row: &[u8]| row.len() == count && row.iter().all(|piece| b"rc".contains(piece));
    if let Some(wrong) = rows.iter().position(|row| !is_row(row)) {
        return Err(PositionError::Row(wrong + 1));
    }
    let red = |cell: Cell| rows[count - 1 - usize::from(cell.rank)][usize::from(cell.file)] == b'r';
    Ok((size, Board::from_fn(size, red)))
}
