//! Groups of a side: its connected stones, with the edges that they touch.

use rules::connection::board::{Board, SQUARES, Spot};
use rules::connection::{Side, Slope};

/// Number of a group. The edges have the numbers 1 and 2, and [`NONE`] is no group.
pub(super) type Label = u8;
pub(super) const NONE: Label = 0;
/// The side's edges: south and north, or west and east.
pub(super) const EDGES: [Label; 2] = [1, 2];

/// By square the group of a side that it belongs to, the ring among them.
pub(super) struct Groups {
    label: [Label; SQUARES],
    /// One more than the largest number.
    pub(super) end: Label,
    /// One group touches both edges: it has the number of the first one.
    pub(super) spans: bool,
}

impl Groups {
    pub(super) fn of(board: &Board, side: Side) -> Self {
        let mut groups = Self {
            label: [NONE; SQUARES],
            end: 3,
            spans: false,
        };
        let last = board.stride - 1;
        for along in 1..last {
            for (edge, line) in EDGES.into_iter().zip([0, last]) {
                groups.label[square(board, side, along, line)] = edge;
            }
        }
        for at in board.squares() {
            if board.colours[at] == side as u8 && groups.label[at] == NONE {
                groups.add(board, side, at);
            }
        }
        groups
    }

    /// The group of a square.
    pub(super) fn at(&self, at: Spot) -> Label {
        self.label[at]
    }

    /// Finds everything that is connected with a stone.
    fn add(&mut self, board: &Board, side: Side, first: Spot) {
        let mut label = self.end;
        let mut group = vec![first];
        let mut from = 0;
        self.label[first] = label;
        while let Some(&at) = group.get(from) {
            for (way, step) in board.round().into_iter().enumerate() {
                let next = at.wrapping_add_signed(step);
                let known = self.label[next];
                if EDGES.contains(&known) && !board.is_inside(next) && way % 2 == 0 {
                    self.spans |= EDGES.contains(&label) && label != known;
                    label = label.min(known);
                }
                let is_new = board.is_inside(next) && known == NONE;
                let own = is_new && board.colours[next] == side as u8;
                if own && (way % 2 == 0 || joins(board, [at, next])) {
                    self.label[next] = self.end;
                    group.push(next);
                }
            }
            from += 1;
        }
        match label == self.end {
            true => self.end += 1,
            false => group.iter().for_each(|&at| self.label[at] = label),
        }
    }
}

/// Returns the square at a distance along a side's edges, and a distance from the first of them.
pub(super) fn square(board: &Board, side: Side, along: usize, line: usize) -> Spot {
    match side {
        Side::X => line * board.stride + along,
        Side::O => along * board.stride + line,
    }
}

/// Returns a square's distance along a side's edges, and from the first of them.
pub(super) fn lines(board: &Board, side: Side, at: Spot) -> [usize; 2] {
    let [file, rank] = [at % board.stride, at / board.stride];
    match side {
        Side::X => [file, rank],
        Side::O => [rank, file],
    }
}

/// Returns true if the diagonal between like stones connects them.
fn joins(board: &Board, ends: [Spot; 2]) -> bool {
    let slope = board.slope(ends);
    let block = ends[0].min(ends[1]) - usize::from(slope == Slope::Falling);
    board.connects(block, slope)
}
