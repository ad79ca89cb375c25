//! The pieces on the board as two sets of cells, one bit a cell, with queries on such sets: neighbours,
//! connections, and squares of four pieces of a colour.

use std::cmp::Reverse;

use super::Side;
use crate::Cell;
use base::sort::{sort_few_by_key, sorted_set};

/// A set of cells: bit `8 * rank + file`, for any size of the board.
pub type Set = u64;

const FIRST_FILE: Set = 0x0101_0101_0101_0101;
const LAST_FILE: Set = FIRST_FILE << 7;

/// Cells next to those of a set, by direction. They may include cells that a smaller board lacks, which never have
/// a piece.
fn north(set: Set) -> Set {
    set << 8
}

fn south(set: Set) -> Set {
    set >> 8
}

fn east(set: Set) -> Set {
    (set & !LAST_FILE) << 1
}

fn west(set: Set) -> Set {
    (set & !FIRST_FILE) >> 1
}

/// Every cell that has an orthogonal neighbour in the set.
pub fn beside(set: Set) -> Set {
    north(set) | south(set) | east(set) | west(set)
}

/// Every cell that has at least two orthogonal neighbours in the set.
pub(crate) fn beside_two(set: Set) -> Set {
    let (north, south, east, west) = (north(set), south(set), east(set), west(set));
    (north & south) | (east & west) | ((north | south) & (east | west))
}

/// Returns every cell that would complete a square of four with three cells of the set.
pub fn fourth_corners(set: Set) -> Set {
    let (above, below) = (north(set), south(set));
    let corner = |side: Set| (side & above & north(side)) | (side & below & south(side));
    corner(east(set)) | corner(west(set))
}

/// The cells of every square of four in the set, square by square.
pub fn squares(set: Set) -> impl Iterator<Item = Set> {
    let south_west_corners = set & west(set) & south(set) & south(west(set));
    bits(south_west_corners).map(|corner| corner | east(corner) | north(corner | east(corner)))
}

/// For every square of four that a cell is part of, its three other cells.
pub(crate) fn other_corners(cell: Set) -> impl Iterator<Item = Set> {
    let sides = [east(cell), west(cell)].into_iter();
    let corners = sides.flat_map(move |side| {
        let column = cell | side;
        [side | north(column), side | south(column)]
    });
    corners.filter(|corners| corners.count_ones() == 3)
}

/// Returns the cells of `among` that are connected with the seed by orthogonal neighbours. The seed has to be
/// within `among`.
pub(crate) fn connected(seed: Set, among: Set) -> Set {
    let mut found = seed;
    loop {
        let grown = found | (beside(found) & among);
        if grown == found {
            return found;
        }
        found = grown;
    }
}

/// The single cells of a set.
pub fn bits(mut set: Set) -> impl Iterator<Item = Set> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The cells of a set by name, in ascending order.
pub(crate) fn cells(set: Set) -> Vec<Cell> {
    sorted_set(bits(set).map(cell))
}

/// The name of a single cell.
pub fn cell(bit: Set) -> Cell {
    let number = bit.trailing_zeros() as u8;
    Cell::new(number % 8, number / 8)
}

/// Maximum number of networks of a colour. More do not fit on 8 x 8 cells without being neighbours.
const MOST_NETWORKS: usize = 32;

/// A full board: every cell holds a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Cells of red pieces.
    pub red: Set,
    /// Cells of cyan pieces.
    pub cyan: Set,
}

impl Board {
    /// The checkered board that a game begins with: red in the north-west corner.
    pub fn checkered(size: u8) -> Self {
        // The sides are even, so the north-west corner has the odd colour.
        Self::from_fn(size, |cell| (cell.file + cell.rank) % 2 == 1)
    }

    /// Returns a board of this size from a function that is true for red cells.
    pub(crate) fn from_fn(size: u8, red: impl Fn(Cell) -> bool) -> Self {
        let mut board = Self { red: 0, cyan: 0 };
        for rank in 0..size {
            for file in 0..size {
                let bit = 1 << (8 * rank + file);
                if red(Cell::new(file, rank)) {
                    board.red |= bit;
                } else {
                    board.cyan |= bit;
                }
            }
        }
        board
    }

    /// The pieces of a side.
    pub fn of(&self, side: Side) -> Set {
        match side {
            Side::Red => self.red,
            Side::Cyan => self.cyan,
        }
    }

    /// Returns the cell as a set; `None` if the board does not have it.
    pub fn bit(&self, cell: Cell) -> Option<Set> {
        let bit = (cell.file < 8 && cell.rank < 8).then(|| 1 << (8 * cell.rank + cell.file))?;
        ((self.red | self.cyan) & bit != 0).then_some(bit)
    }

    /// The pieces of a side with at most one neighbour of their colour.
    pub fn terminals(&self, side: Side) -> Set {
        let own = self.of(side);
        own & !beside_two(own)
    }

    /// A side's networks, largest first.
    pub(crate) fn networks(&self, side: Side) -> Vec<Set> {
        let mut left = self.of(side);
        let mut networks: Vec<Set> = Vec::new();
        while let Some(seed) = bits(left).next() {
            let network = connected(seed, left);
            let smaller = |other: &Set| other.count_ones() < network.count_ones();
            let place = networks.iter().position(smaller).unwrap_or(networks.len());
            networks.insert(place, network);
            left ^= network;
        }
        networks
    }

    /// Returns the sizes of a side's networks for the final comparison, the largest first, padded with zeros.
    pub fn network_sizes(&self, side: Side) -> [u8; MOST_NETWORKS] {
        let mut sizes = [0; MOST_NETWORKS];
        let mut left = self.of(side);
        let mut count = 0;
        while left != 0 {
            let network = connected(left & left.wrapping_neg(), left);
            left ^= network;
            sizes[count] = network.count_ones() as u8;
            count += 1;
        }
        sort_few_by_key(&mut sizes[..count], |&size| Reverse(size));
        sizes
    }

    /// Returns the board after the pieces on two cells, one of each colour, have changed places.
    pub fn swapped(&self, both: Set) -> Self {
        Self {
            red: self.red ^ both,
            cyan: self.cyan ^ both,
        }
    }
}
