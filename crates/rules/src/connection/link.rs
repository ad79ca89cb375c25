//! The diagonals of blocks. A block is 2 x 2 cells, with the name of its south-west cell. Each of its two diagonals
//! may become a link between its ends.

use std::fmt;

use super::setup::MAX_SIZE;
use crate::Cell;

/// Which diagonal of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slope {
    /// From the south-west cell to the north-east one.
    Rising,
    /// From the north-west cell to the south-east one.
    Falling,
}

impl Slope {
    pub(super) const BOTH: [Self; 2] = [Self::Rising, Self::Falling];

    /// The other diagonal's.
    pub fn other(self) -> Self {
        match self {
            Self::Rising => Self::Falling,
            Self::Falling => Self::Rising,
        }
    }
}

/// A diagonal of a block: two cells that touch at a corner, within the largest board.
///
/// ```
/// use rules::Cell;
/// use rules::connection::Link;
///
/// let link = Link::between(Cell::new(1, 0), Cell::new(0, 1)).unwrap();
/// assert_eq!(link.to_string(), "a2-b1");
/// assert_eq!(Link::between(Cell::new(0, 0), Cell::new(0, 1)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    pub(super) block: Cell,
    pub(super) slope: Slope,
}

impl Link {
    /// Returns the link between two cells, in either order; `None` if they do not touch at a corner, or if they are
    /// off the largest board.
    pub fn between(a: Cell, b: Cell) -> Option<Self> {
        let (west, east) = if a.file < b.file { (a, b) } else { (b, a) };
        let top = west.rank.max(east.rank);
        let diagonal = east.file.abs_diff(west.file) == 1 && east.rank.abs_diff(west.rank) == 1;
        let on_a_board = usize::from(east.file.max(top)) < MAX_SIZE;
        let slope = match west.rank < east.rank {
            true => Slope::Rising,
            false => Slope::Falling,
        };
        let block = Cell::new(west.file, top.wrapping_sub(1));
        (diagonal && on_a_board).then_some(Self { block, slope })
    }

    /// The two cells that it joins, the western one first.
    pub fn ends(self) -> [Cell; 2] {
        let Cell { file, rank } = self.block;
        match self.slope {
            Slope::Rising => [Cell::new(file, rank), Cell::new(file + 1, rank + 1)],
            Slope::Falling => [Cell::new(file, rank + 1), Cell::new(file + 1, rank)],
        }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [west, east] = self.ends();
        write!(f, "{west}-{east}")
    }
}
