//! The position as text: rows from the north with `b`, `w` and digits for runs of empty points, then
//! the side to move, as in `bw1b/4/1w2/b3 w`.

use std::fmt;

use super::game::{Colour, Options, Raindrops};
use super::points::{Point, Points};
use crate::Cell;

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

/// Reads a position, and says what cannot be.
pub(super) fn read(text: &str) -> Result<Raindrops, String> {
    let (rows, side) = text
        .split_once(' ')
        .ok_or("A position is its rows, a space and the side to move.")?;
    let mover = match side {
        "b" => Colour::Black,
        "w" => Colour::White,
        _ => return Err("The side to move is b or w.".into()),
    };
    let rows: Vec<_> = rows.split('/').collect();
    let no_size = || format!("A board has no {} rows.", rows.len());
    let size = u8::try_from(rows.len()).map_err(|_| no_size())?;
    Options { size }
        .check()
        .map_err(|error| error.to_string())?;
    let mut read = Rows {
        size,
        black: Points::EMPTY,
        white: Points::EMPTY,
    };
    for (row, rank) in rows.iter().zip((0..size).rev()) {
        read.row(row, rank)?;
    }
    if read.black.is_empty() || read.white.is_empty() {
        return Err("Each side needs a piece.".into());
    }
    let game = Raindrops::standing(size, read.black, read.white, mover);
    // Numbers can be written in other ways (03), but not here.
    if game.to_string() != text {
        return Err(format!("The position is written `{game}`."));
    }
    Ok(game)
}

/// The rows that have been read.
struct Rows {
    size: u8,
    black: Points,
    white: Points,
}

impl Rows {
    fn row(&mut self, row: &str, rank: u8) -> Result<(), String> {
        let mut file: u8 = 0;
        let mut run: u8 = 0;
        for letter in row.bytes() {
            match letter {
                b'0'..=b'9' => {
                    run = run.saturating_mul(10).saturating_add(letter - b'0');
                    continue;
                }
                b'b' | b'w' => file = file.saturating_add(run),
                _ => return Err("A row is made of b, w and numbers of empty points.".into()),
            }
            run = 0;
            if file < self.size {
                self.put(letter, Cell::new(file, rank));
            }
            file = file.saturating_add(1);
        }
        if file.saturating_add(run) == self.size {
            Ok(())
        } else {
            let number = rank + 1;
            Err(format!("Row {number} does not have {} points.", self.size))
        }
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
