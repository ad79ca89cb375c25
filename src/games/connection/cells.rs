//! Sets of cells as bits, a row a word, so that the rules look at whole boards at a time. Blocks
//! are named by their south-west cells, so sets of blocks are sets of cells too.

use std::array;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use super::setup::MAX_SIZE;
use crate::games::Cell;

// A row fits into a word, and so does one that is shifted by a cell.
const _: () = assert!(MAX_SIZE < 32);

/// A set of cells of the largest board: bit f of row r is file f of rank r, both from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Cells {
    rows: [u32; MAX_SIZE],
}

impl Cells {
    /// All cells of a board of this size.
    pub(super) fn square(size: u8) -> Self {
        let size = usize::from(size);
        let row = |rank| if rank < size { (1 << size) - 1 } else { 0 };
        Self {
            rows: array::from_fn(row),
        }
    }

    /// The cell must lie on the largest board.
    pub(super) fn has(&self, cell: Cell) -> bool {
        self.rows[usize::from(cell.rank)] >> cell.file & 1 == 1
    }

    /// The cell must lie on the largest board.
    pub(super) fn insert(&mut self, cell: Cell) {
        self.rows[usize::from(cell.rank)] |= 1 << cell.file;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rows == [0; MAX_SIZE]
    }

    /// The cells, rank by rank from the south, each from the west.
    pub(super) fn iter(self) -> impl Iterator<Item = Cell> {
        let cell = |rank, file| Cell::new(file as u8, rank as u8);
        let rows = self.rows.into_iter().enumerate();
        rows.flat_map(move |(rank, row)| bits(row).map(move |file| cell(rank, file)))
    }

    /// The cells from which a step of so many files and ranks (-1, 0 or 1 each) leads into the set.
    pub(super) fn seen_by(&self, files: i8, ranks: i8) -> Self {
        let row = |rank: usize| {
            let row = rank.checked_add_signed(isize::from(ranks));
            let row = row.and_then(|rank| self.rows.get(rank)).copied();
            let row = row.unwrap_or_default();
            match files {
                1 => row >> 1,
                -1 => row << 1,
                _ => row,
            }
        };
        Self {
            rows: array::from_fn(row),
        }
    }

    /// The cells of this set that can be reached from `from` over neighbours of this set and over
    /// links, given as the blocks whose rising and whose falling diagonals are links in this set.
    pub(super) fn reached(self, links: [Self; 2], from: Self) -> Self {
        let [rising, falling] = links;
        let mut reached = self & from;
        loop {
            let before = reached;
            for (south, north) in (0..MAX_SIZE - 1).map(|rank| (rank, rank + 1)) {
                let row = spread(reached.rows[south], self.rows[south]);
                reached.rows[south] = row;
                reached.rows[north] |= row & self.rows[north]
                    | (row & rising.rows[south]) << 1
                    | row >> 1 & falling.rows[south];
            }
            for (south, north) in (0..MAX_SIZE - 1).map(|rank| (rank, rank + 1)).rev() {
                let row = spread(reached.rows[north], self.rows[north]);
                reached.rows[north] = row;
                reached.rows[south] |= row & self.rows[south]
                    | row >> 1 & rising.rows[south]
                    | (row & falling.rows[south]) << 1;
            }
            if reached == before {
                return reached;
            }
        }
    }

    fn with(self, other: Self, join: impl Fn(u32, u32) -> u32) -> Self {
        Self {
            rows: array::from_fn(|rank| join(self.rows[rank], other.rows[rank])),
        }
    }
}

/// Spreads bits along the runs of `within` in which they lie.
fn spread(mut row: u32, within: u32) -> u32 {
    loop {
        let wider = row | (row << 1 | row >> 1) & within;
        if wider == row {
            return row;
        }
        row = wider;
    }
}

/// The numbers of the bits that are set, in ascending order.
fn bits(mut row: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (row != 0).then(|| row.trailing_zeros())?;
        row &= row - 1;
        Some(bit)
    })
}

impl BitAnd for Cells {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.with(other, |a, b| a & b)
    }
}

impl BitOr for Cells {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other, |a, b| a | b)
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Sub for Cells {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.with(other, |a, b| a & !b)
    }
}
