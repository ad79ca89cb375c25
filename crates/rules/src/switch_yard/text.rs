//! Turns and positions in notation: an engine `d4-c4`, a train `d4f4-c4` (lead, tail, the lead's end), a placed car
//! `c1=r`; and nine rows from the north with the side to move, like
//! `##brbrb##/##brbrb##/9/9/9/9/9/##rbrbr##/##rbrbr## r`.

use std::fmt;
use std::str::FromStr;

use super::board::{Board, CARS, Square, spot};
use super::side::Side;
use super::yard::{self, SIZE};
use crate::Cell;
use base::words::{self, Message};

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A switch engine moves.
    Engine {
        /// Where the car is.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// A train moves.
    Train {
        /// The end that leads.
        lead: Cell,
        /// The other end.
        tail: Cell,
        /// Where the lead ends.
        to: Cell,
    },
    /// Placing: a car of a colour goes to a cell, and one of the other colour to the cell opposite.
    Place(Cell, Side),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine { from, to } => write!(f, "{from}-{to}"),
            Self::Train { lead, tail, to } => write!(f, "{lead}{tail}-{to}"),
            Self::Place(cell, side) => write!(f, "{cell}={}", side.letter()),
        }
    }
}

/// A text that is no turn's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl From<&ParseMoveError> for Message {
    fn from(_: &ParseMoveError) -> Self {
        words::yard_turn_unknown()
    }
}

base::said!(ParseMoveError);

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a turn in the one spelling that `Display` writes.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        read_step(text).ok_or(ParseMoveError)
    }
}

fn read_step(text: &str) -> Option<Move> {
    if let Some((cell, side)) = text.split_once('=') {
        return Some(Move::Place(cell.parse().ok()?, Side::from_letter(side)?));
    }
    let (cars, to) = text.split_once('-')?;
    let to = to.parse().ok()?;
    if let Ok(from) = cars.parse() {
        return Some(Move::Engine { from, to });
    }
    // The second cell begins at the second letter.
    let second = cars.rfind(|letter: char| letter.is_ascii_lowercase())?;
    let (lead, tail) = cars.split_at(second);
    Some(Move::Train {
        lead: lead.parse().ok()?,
        tail: tail.parse().ok()?,
        to,
    })
}

impl Side {
    /// The side as texts write it.
    pub(super) fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Blue => 'b',
        }
    }

    fn from_letter(text: &str) -> Option<Self> {
        match text {
            "r" => Some(Self::Red),
            "b" => Some(Self::Blue),
            _ => None,
        }
    }
}

/// A rank of the board as positions write it.
fn row(board: &Board, rank: u8) -> String {
    let mut row = String::new();
    let mut empty = 0;
    for file in 0..SIZE {
        let letter = match board.square(spot(Cell::new(file, rank))) {
            Square::Empty => {
                empty += 1;
                continue;
            }
            Square::Missing => '#',
            Square::Car(side) => side.letter(),
        };
        push_run(&mut row, std::mem::take(&mut empty));
        row.push(letter);
    }
    push_run(&mut row, empty);
    row
}

fn push_run(row: &mut String, empty: u8) {
    if empty > 0 {
        row.push(char::from(b'0' + empty));
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = (0..SIZE).rev().map(|rank| row(self, rank)).collect();
        f.write_str(&rows.join("/"))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Why a text is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// There are not two fields with one space between them.
    #[error("A position is the nine rows and who is to move, `r` or `b`.")]
    Fields,
    /// There are not nine rows: how many there are.
    #[error("The board has nine rows with `/` between them.")]
    Rows(usize),
    /// A row, counted from 1 in the north, is not the notation of its nine cells.
    #[error(
        "Row {0} from the north must be nine cells: `r`, `b`, a digit for a whole run of empty ones, and `#` for those \
         that the board does not have."
    )]
    Row(usize),
    /// The second field is no side.
    #[error("The side to move is `r` or `b`.")]
    ToMove,
    /// A side has more cars than there are.
    #[error("There are ten {0} cars at most.")]
    TooManyCars(Side),
    /// A car is in the other side's shipping area.
    #[error("The car on {0} stands in the other side's shipping area.")]
    WrongArea(Cell),
}

impl From<PositionError> for Message {
    fn from(why: PositionError) -> Self {
        match why {
            PositionError::Fields => {
                words::position_form("##brbrb##/##brbrb##/9/9/9/9/9/##rbrbr##/##rbrbr## r")
            }
            PositionError::Rows(rows) => words::position_rows(rows),
            PositionError::Row(row) => words::position_row(row),
            PositionError::ToMove => words::position_side("r", "b"),
            PositionError::TooManyCars(_) => words::position_cars(),
            PositionError::WrongArea(cell) => words::position_area(cell.to_string()),
        }
    }
}

/// Reads a position in the one spelling that `Display` writes.
pub(super) fn read_position(text: &str) -> Result<(Board, Side), PositionError> {
    let (rows, to_move) = text.split_once(' ').ok_or(PositionError::Fields)?;
    if to_move.contains(' ') {
        return Err(PositionError::Fields);
    }
    let rows: Vec<_> = rows.split('/').collect();
    if rows.len() != usize::from(SIZE) {
        return Err(PositionError::Rows(rows.len()));
    }
    let mut board = Board::empty();
    for (rank, (number, text)) in (0..SIZE).rev().zip((1..).zip(rows)) {
        read_row(&mut board, rank, text).ok_or(PositionError::Row(number))?;
    }
    let to_move = Side::from_letter(to_move).ok_or(PositionError::ToMove)?;
    check_cars(&board)?;
    Ok((board, to_move))
}

fn read_row(board: &mut Board, rank: u8, text: &str) -> Option<()> {
    let mut file: u8 = 0;
    for letter in text.bytes() {
        let (side, cells) = match letter {
            b'r' => (Some(Side::Red), 1),
            b'b' => (Some(Side::Blue), 1),
            b'#' => (None, 1),
            b'1'..=b'9' => (None, letter - b'0'),
            _ => return None,
        };
        if let Some(side) = side {
            board.put(board.spot(Cell::new(file, rank))?, side);
        }
        file = file.checked_add(cells)?;
    }
    // The notation is unique, so another output means that the text does not fit the board or is invalid.
    (row(board, rank) == text).then_some(())
}

fn check_cars(board: &Board) -> Result<(), PositionError> {
    for side in [Side::Red, Side::Blue] {
        if board.cars(side) > CARS {
            return Err(PositionError::TooManyCars(side));
        }
    }
    let wrong = |&cell: &Cell| {
        let car = board.car(spot(cell));
        car.is_some_and(|car| yard::shipping(cell) == Some(car.other()))
    };
    yard::cells()
        .find(wrong)
        .map_or(Ok(()), |cell| Err(PositionError::WrongArea(cell)))
}
