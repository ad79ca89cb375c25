//! The stones and marks of a board, and what can be read off them whatever the game: crosscuts, the
//! cells that would complete one, and chains from edge to edge.

use super::cells::Cells;
use super::link::{Link, Slope};
use super::side::Side;
use crate::games::Cell;

/// Stones, and the marked diagonals that the stones do not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Board {
    pub(super) size: u8,
    stones: [Cells; 2],
    marks: [Cells; 2],
}

impl Board {
    /// An empty board of a size that has been checked.
    pub(super) fn empty(size: u8) -> Self {
        let nothing = [Cells::default(); 2];
        Self {
            size,
            stones: nothing,
            marks: nothing,
        }
    }

    pub(super) fn has(&self, cell: Cell) -> bool {
        cell.file.max(cell.rank) < self.size
    }

    pub(super) fn stones(&self, side: Side) -> Cells {
        self.stones[side as usize]
    }

    /// Whose stone stands on a cell; `None` where there is no stone or no cell.
    pub(super) fn stone(&self, cell: Cell) -> Option<Side> {
        let stands = |side: &Side| self.has(cell) && self.stones(*side).has(cell);
        Side::BOTH.into_iter().find(stands)
    }

    pub(super) fn put(&mut self, side: Side, cell: Cell) {
        self.stones[side as usize].insert(cell);
    }

    pub(super) fn fill(&mut self, side: Side, cells: Cells) {
        self.stones[side as usize] |= cells;
    }

    /// The blocks whose diagonals of this slope are marked.
    pub(super) fn marks(&self, slope: Slope) -> Cells {
        self.marks[slope as usize]
    }

    /// The blocks of which a diagonal is marked.
    pub(super) fn marked(&self) -> Cells {
        self.marks[0] | self.marks[1]
    }

    pub(super) fn mark(&mut self, link: Link) {
        self.marks[link.slope as usize].insert(link.block);
    }

    pub(super) fn open(&self) -> Cells {
        Cells::square(self.size) - self.stones[0] - self.stones[1]
    }

    /// The blocks with two stones of a side on the diagonal of this slope.
    pub(super) fn pairs(&self, side: Side, slope: Slope) -> Cells {
        let own = self.stones(side);
        match slope {
            Slope::Rising => own & own.seen_by(1, 1),
            Slope::Falling => own.seen_by(1, 0) & own.seen_by(0, 1),
        }
    }

    /// The full blocks with one pair of opposite corners x and the other o.
    pub(super) fn crosscuts(&self) -> Cells {
        let [rising, falling] = Slope::BOTH;
        self.pairs(Side::X, rising) & self.pairs(Side::O, falling)
            | self.pairs(Side::O, rising) & self.pairs(Side::X, falling)
    }

    /// The empty cells that are the last of a block in which a pair of this side stands on the
    /// diagonal beside them, and a stone of the other side opposite.
    pub(super) fn fourths(&self, side: Side) -> Cells {
        let (own, other) = (self.stones(side), self.stones(side.other()));
        let mut fourths = Cells::default();
        for (files, ranks) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let pair = own.seen_by(files, 0) & own.seen_by(0, ranks);
            fourths |= pair & other.seen_by(files, ranks);
        }
        fourths & self.open()
    }

    /// Whether a chain of this side reaches from one of its edges to the other. `links` are the
    /// blocks whose rising and whose falling diagonals connect for this side.
    pub(super) fn joined(&self, side: Side, links: [Cells; 2]) -> bool {
        let [from, to] = self.edges(side);
        let chains = self.stones(side).reached(links, from);
        !(chains & to).is_empty()
    }

    /// South and north for x, west and east for o; a corner belongs to both of its edges.
    pub(super) fn edges(&self, side: Side) -> [Cells; 2] {
        let all = Cells::square(self.size);
        let inner = |files, ranks| all & all.seen_by(files, ranks);
        match side {
            Side::X => [all - inner(0, -1), all - inner(0, 1)],
            Side::O => [all - inner(-1, 0), all - inner(1, 0)],
        }
    }
}
