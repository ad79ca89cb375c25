//! A position as text: rows from north to south, the side to move, and the marked diagonals that do not follow from
//! the stones, as in `3/1x1/3 o -`. A text contains nothing about the swap.

use std::fmt;

use super::board::{Board, Spot};
use super::game::Connection;
use super::link::Link;
use super::position::{Position, Swap};
use super::setup::{Options, SIZES, Variant};
use super::side::Side;
use crate::Cell;
use base::sort::sort_few;
use base::words::{self, Message};

impl fmt::Display for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { board, to_move, .. } = &self.position;
        write_rows(board, f)?;
        write!(f, " {to_move} {}", marks(board))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(self, f)?;
        write!(f, " {}", marks(self))
    }
}

fn write_rows(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in (0..board.size()).rev() {
        write_row(board, rank, f)?;
        if rank > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}

fn write_row(board: &Board, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut open = 0;
    for file in 0..board.size() {
        let Some(side) = board.stone(Cell::new(file, rank)) else {
            open += 1;
            continue;
        };
        if open > 0 {
            write!(f, "{open}")?;
        }
        write!(f, "{side}")?;
        open = 0;
    }
    match open {
        0 => Ok(()),
        _ => write!(f, "{open}"),
    }
}

/// The marks, sorted as text byte by byte.
fn marks(board: &Board) -> String {
    let mark = |block: usize| Some(board.link(block, board.marks[block]?).to_string());
    let mut marks: Vec<_> = board.blocks().filter_map(mark).collect();
    sort_few(&mut marks);
    match marks.is_empty() {
        true => "-".into(),
        false => marks.join(","),
    }
}

impl Connection {
    /// Returns a game at a position in text. The size comes from the text, and the other options from `options`,
    /// but the swap is never available.
    ///
    /// # Errors
    ///
    /// A text that differs from what `Display` writes, or an impossible position.
    pub fn from_position(text: &str, options: &Options) -> Result<Self, PositionError> {
        let mut fields = text.split(' ');
        let (Some(rows), Some(side), Some(marks), None) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(PositionError::Fields);
        };
        let mut board = read_rows(rows, options.variant)?;
        let named = |named: &Side| named.to_string() == side;
        let to_move = Side::BOTH
            .into_iter()
            .find(named)
            .ok_or(PositionError::Side)?;
        read_marks(marks, &mut board)?;
        check(&board)?;
        let options = Options {
            size: board.size(),
            ..*options
        };
        let position = Position {
            board,
            to_move,
            swap: Swap::Past,
        };
        Ok(Self {
            options,
            winner: position.winner(),
            position,
        })
    }
}

fn read_rows(text: &str, variant: Variant) -> Result<Board, PositionError> {
    let rows = text.split('/').count();
    let size = u8::try_from(rows).ok().filter(|size| SIZES.contains(size));
    let size = size.ok_or(PositionError::Size(rows))?;
    let mut board = Board::empty(variant, size);
    for (row, rank) in text.split('/').zip((0..size).rev()) {
        read_row(row, rank, &mut board)?;
    }
    Ok(board)
}

fn read_row(text: &str, rank: u8, board: &mut Board) -> Result<(), PositionError> {
    let number = usize::from(board.size() - rank);
    let mut file = 0;
    let mut signs = text.bytes().peekable();
    while let Some(sign) = signs.next() {
        let (side, mut width) = match sign {
            b'x' => (Some(Side::X), 1),
            b'o' => (Some(Side::O), 1),
            b'1'..=b'9' => (None, sign - b'0'),
            _ => return Err(PositionError::Sign(number)),
        };
        // A number is all the digits that follow each other, so a run has one spelling. One that is
        // too long for a byte is too wide for a board as well.
        while side.is_none()
            && let Some(digit) = signs.next_if(u8::is_ascii_digit)
        {
            width = width.saturating_mul(10).saturating_add(digit - b'0');
        }
        if width > board.size() - file {
            return Err(PositionError::Width(number));
        }
        if let (Some(side), Some(at)) = (side, board.spot(Cell::new(file, rank))) {
            board.put(side, at);
        }
        file += width;
    }
    match file == board.size() {
        true => Ok(()),
        false => Err(PositionError::Width(number)),
    }
}

fn read_marks(text: &str, board: &mut Board) -> Result<(), PositionError> {
    if text == "-" {
        return Ok(());
    }
    let mut last = "";
    for text in text.split(',') {
        let link: Link = text.parse().map_err(|_| PositionError::Mark)?;
        if text <= last {
            return Err(PositionError::Order);
        }
        last = text;
        let [west, east] = link.ends().map(|cell| board.stone(cell));
        if west.is_none() || west != east {
            return Err(PositionError::Unlike);
        }
        let block = board.spot(link.block).ok_or(PositionError::Unlike)?;
        if board.marks[block].is_some() {
            return Err(PositionError::Doubled);
        }
        board.mark(block, link.slope);
    }
    Ok(())
}

/// Refuses positions that no game can reach.
fn check(board: &Board) -> Result<(), PositionError> {
    let refused = |wrong, error| if wrong { Err(error) } else { Ok(()) };
    let any = |is: &dyn Fn(Spot) -> bool| board.blocks().any(is);
    let marked = any(&|block| board.marks[block].is_some());
    let crosscut = any(&|block| board.is_crosscut(block));
    match board.variant {
        Variant::Quickway => {
            let needless = |block: Spot| board.marks[block].is_some() && !board.is_crosscut(block);
            let unowned = |block: Spot| board.marks[block].is_none() && board.is_crosscut(block);
            refused(any(&needless), PositionError::Needless)?;
            refused(any(&unowned), PositionError::Unowned)
        }
        Variant::Crossway => {
            refused(marked, PositionError::NoMarks)?;
            refused(crosscut, PositionError::Crosscut)
        }
        Variant::Quax => Ok(()),
        Variant::Quadrex => {
            let unfilled = |block: Spot| board.fourth(block).is_some();
            refused(marked, PositionError::NoMarks)?;
            refused(crosscut, PositionError::Crosscut)?;
            refused(any(&unfilled), PositionError::Unfilled)
        }
    }
}

/// Why a text is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It has not exactly three parts with one space between.
    #[error("A position is written like `3/1x1/3 o -`: rows, side to move, marks.")]
    Fields,
    /// It has too few or too many rows.
    #[error("A board has {from} to {to} rows, not {0}.", from = SIZES.start(), to = SIZES.end())]
    Size(usize),
    /// A row, counted from 1 in the north, is not as wide as the board is high.
    #[error("Every row is as wide as the board is high.")]
    Width(usize),
    /// A row, counted from 1 in the north, has invalid characters.
    #[error("A row is written with x, o and the numbers of empty cells between.")]
    Sign(usize),
    /// The side to move is invalid.
    #[error("The side to move is x or o.")]
    Side,
    /// A mark has invalid notation.
    #[error("Marks are written like `a1-b2,c2-d1`, or `-` where there are none.")]
    Mark,
    /// The marks are not in ascending order as text, each once.
    #[error("Marks are sorted as text, each once.")]
    Order,
    /// A mark does not join two like stones.
    #[error("A mark joins two stones of one side.")]
    Unlike,
    /// Two marks are in one block.
    #[error("A block has one marked diagonal at most.")]
    Doubled,
    /// This game has no marks.
    #[error("This game has no marks.")]
    NoMarks,
    /// Quickway: a mark is in a block without a crosscut, where it is redundant.
    #[error("Only the marks of crosscuts are written.")]
    Needless,
    /// Quickway: a crosscut is without its mark.
    #[error("Every crosscut has one marked diagonal.")]
    Unowned,
    /// Crossway, Quadrex: there are no crosscuts in this game.
    #[error("There are no crosscuts in this game.")]
    Crosscut,
    /// Quadrex: a cell is empty that should have filled by itself.
    #[error("A cell is empty that would have been filled.")]
    Unfilled,
}

impl From<PositionError> for Message {
    fn from(why: PositionError) -> Self {
        match why {
            PositionError::Fields
            | PositionError::Mark
            | PositionError::Order
            | PositionError::NoMarks => words::position_form("3/1x1/3 o -"),
            PositionError::Size(rows) => words::position_rows(rows),
            PositionError::Width(row) | PositionError::Sign(row) => words::position_row(row),
            PositionError::Side => words::position_side("x", "o"),
            PositionError::Unlike | PositionError::Doubled => words::position_link(),
            PositionError::Needless | PositionError::Unowned => words::position_links(),
            PositionError::Crosscut => words::position_crosscut(),
            PositionError::Unfilled => words::position_unfilled(),
        }
    }
}
