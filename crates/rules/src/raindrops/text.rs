//! A position as text: rows from the north with `b`, `w` and digits for runs of empty points, then the side to
//! move, as in `bw1b/4/1w2/b3 w`.

use std::fmt;

use super::game::{Colour, Options, Raindrops};
use super::illegal_move::SetupError;
use super::points::{Point, Points};
use crate::Cell;
use base::words::{self, Message};

impl fmt::Display for Raindrops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.size()).rev() {
            self.write_row(rank, f)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        f.write_str(match self.mover() {
            Colour::Black => "b",
            Colour::White => "w",
        })
    }
}

impl Raindrops {
    fn write_row(&self, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut run = 0;
        for file in 0..self.size() {
            let Some(colour) = self.piece(Cell::new(file, rank)) else {
                run += 1;
                continue;
            };
            write_run(run, f)?;
            run = 0;
            f.write_str(match colour {
                Colour::Black => "b",
                Colour::White => "w",
            })?;
        }
        write_run(run, f)
    }
}

fn write_run(run: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if run == 0 { Ok(()) } else { write!(f, "{run}") }
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// There are not two fields with a space between them.
    #[error("A position is its rows, a space and the side to move.")]
    Fields,
    /// There are more rows than any board has, or fewer.
    #[error("{}", rows_words(*.0))]
    Rows(usize),
    /// A row, counted from 1 in the north, has other characters than pieces and numbers.
    #[error("Row {0} from the north is made of b, w and numbers of empty points.")]
    Sign(usize),
    /// A row, counted from 1 in the north, is shorter or longer than there are rows.
    #[error("Row {0} from the north must have as many points as there are rows.")]
    Row(usize),
    /// The second field is no side.
    #[error("The side to move is b or w.")]
    ToMove,
    /// A side has no piece.
    #[error("Each side needs a piece.")]
    NoPiece,
    /// The text is not in its only valid notation, which this is.
    #[error("The position is written `{0}`.")]
    Spelling(String),
}

/// Why there is no board of so many rows.
fn rows_words(rows: usize) -> String {
    match u8::try_from(rows) {
        Ok(size) => SetupError::Size(size).to_string(),
        Err(_) => format!("A board has no {rows} rows."),
    }
}

impl From<PositionError> for Message {
    fn from(why: PositionError) -> Self {
        match why {
            PositionError::Fields => words::position_form("bw1b/4/1w2/b3 w"),
            PositionError::Rows(rows) => words::position_rows(rows),
            PositionError::Sign(row) | PositionError::Row(row) => words::position_row(row),
            PositionError::ToMove => words::position_side("b", "w"),
            PositionError::NoPiece => words::position_pieces(),
            PositionError::Spelling(text) => words::position_form(text),
        }
    }
}

/// Reads a position, and refuses impossible ones.
pub(super) fn read(text: &str) -> Result<Raindrops, PositionError> {
    let (rows, side) = text.split_once(' ').ok_or(PositionError::Fields)?;
    let mover = match side {
        "b" => Colour::Black,
        "w" => Colour::White,
        _ => return Err(PositionError::ToMove),
    };
    let rows: Vec<_> = rows.split('/').collect();
    let size = u8::try_from(rows.len()).ok();
    let size = size.filter(|&size| Options { size }.check().is_ok());
    let size = size.ok_or(PositionError::Rows(rows.len()))?;
    let mut read = Rows {
        size,
        black: Points::EMPTY,
        white: Points::EMPTY,
    };
    for (row, rank) in rows.iter().zip((0..size).rev()) {
        read.row(row, rank)?;
    }
    if read.black.is_empty() || read.white.is_empty() {
        return Err(PositionError::NoPiece);
    }
    let game = Raindrops::standing(size, read.black, read.white, mover);
    // Numbers can be written in other ways (03), but not here.
    match game.to_string() {
        written if written == text => Ok(game),
        written => Err(PositionError::Spelling(written)),
    }
}

/// The rows that have been read.
struct Rows {
    size: u8,
    black: Points,
    white: Points,
}

impl Rows {
    fn row(&mut self, row: &str, rank: u8) -> Result<(), PositionError> {
        let number = usize::from(self.size - rank);
        let mut file: u8 = 0;
        let mut run: u8 = 0;
        for letter in row.bytes() {
            match letter {
                b'0'..=b'9' => {
                    run = run.saturating_mul(10).saturating_add(letter - b'0');
                    continue;
                }
                b'b' | b'w' => file = file.saturating_add(run),
                _ => return Err(PositionError::Sign(number)),
            }
            run = 0;
            if file < self.size {
                self.put(letter, Cell::new(file, rank));
            }
            file = file.saturating_add(1);
        }
        let is_whole = file.saturating_add(run) == self.size;
        is_whole.then_some(()).ok_or(PositionError::Row(number))
    }

    fn put(&mut self, letter: u8, cell: Cell) {
        let pieces = if letter == b'b' {
            &mut self.black
        } else {
            &mut self.white
        };
        *pieces = Point::of(cell).map_or(*pieces, |point| pieces.with(point));
    }
}
