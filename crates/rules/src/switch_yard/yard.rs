//! The shape of the board: nine by nine cells without the four corners of two by two, a shipping
//! area of each side in the east and the west, and a receiving area in the south and the north.

use super::Side;
use crate::Cell;

/// Cells along a side of the board.
pub const SIZE: u8 = 9;

/// Returns true for files and ranks in the middle, between the corners.
const fn middle(number: u8) -> bool {
    2 <= number && number < 7
}

/// Returns true if the board has a cell.
pub const fn is_cell(cell: Cell) -> bool {
    cell.file < SIZE && cell.rank < SIZE && (middle(cell.file) || middle(cell.rank))
}

/// Returns the side whose shipping area a cell is in.
///
/// Red's is files h and i, Blue's a and b.
pub const fn shipping(cell: Cell) -> Option<Side> {
    match cell.file {
        _ if !is_cell(cell) => None,
        0 | 1 => Some(Side::Blue),
        7 | 8 => Some(Side::Red),
        _ => None,
    }
}

/// Returns the side whose receiving area a cell is in.
///
/// Red's is ranks 1 and 2, Blue's 8 and 9.
pub(crate) const fn receiving(cell: Cell) -> Option<Side> {
    match cell.rank {
        _ if !is_cell(cell) => None,
        0 | 1 => Some(Side::Red),
        7 | 8 => Some(Side::Blue),
        _ => None,
    }
}

/// Returns the cell opposite another one through the middle of the board, e5.
pub fn opposite(cell: Cell) -> Cell {
    Cell::new(SIZE - 1 - cell.file, SIZE - 1 - cell.rank)
}

/// All cells of the board, in ascending order.
pub fn cells() -> impl Iterator<Item = Cell> {
    let all = (0..SIZE).flat_map(|file| (0..SIZE).map(move |rank| Cell::new(file, rank)));
    all.filter(|&cell| is_cell(cell))
}
