//! The stones and marks of a board, and facts about them: the side with a chain, and the state of a block in which
//! the sides cross. The rules, perft and the players all work on it, so it is quick to change and small to copy. A
//! border of stones surrounds the board, each of the side that owns the edge. So a chain is always a walk from
//! corner to corner between the two sides.

use super::link::{Link, Slope};
use super::setup::{MAX_SIZE, Variant};
use super::side::Side;
use crate::Cell;
use base::sort::sort_few_by_key;

/// The number of a square: ranks from the south, the ring among them.
pub type Spot = usize;

/// Squares of the largest board with its ring.
pub const SQUARES: usize = (MAX_SIZE + 2) * (MAX_SIZE + 2);

/// Content of a square: the number of the side whose stone is there, or [`EMPTY`].
pub type Colour = u8;
/// No stone.
pub const EMPTY: Colour = 2;

/// Stones, and the marked diagonals that the stones do not tell.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    /// Game of the family.
    pub variant: Variant,
    /// Squares from one rank to the next.
    pub stride: usize,
    /// Content of each square, the rim included.
    pub colours: [Colour; SQUARES],
    /// Marked diagonal of each block, by its south-west square: in Quickway those of crosscuts, in Quax all.
    pub marks: [Option<Slope>; SQUARES],
}

impl Board {
    /// An empty board of a size that has been checked.
    pub(super) fn empty(variant: Variant, size: u8) -> Self {
        let stride = usize::from(size) + 2;
        let mut board = Self {
            variant,
            stride,
            colours: [EMPTY; SQUARES],
            marks: [None; SQUARES],
        };
        for at in 0..stride * stride {
            if [0, stride - 1].contains(&(at % stride)) {
                board.colours[at] = Side::O as Colour;
            } else if [0, stride - 1].contains(&(at / stride)) {
                board.colours[at] = Side::X as Colour;
            }
        }
        board
    }

    /// Cells a side.
    pub(super) fn size(&self) -> u8 {
        self.stride as u8 - 2
    }

    /// The squares of the board, without the ring.
    pub fn squares(&self) -> impl Iterator<Item = Spot> + use<> {
        let stride = self.stride;
        (1..stride - 1).flat_map(move |rank| (1..stride - 1).map(move |file| rank * stride + file))
    }

    /// The blocks of the board by their south-west squares, without those that reach into the ring.
    pub(super) fn blocks(&self) -> impl Iterator<Item = Spot> + use<> {
        let stride = self.stride;
        (1..stride - 2).flat_map(move |rank| (1..stride - 2).map(move |file| rank * stride + file))
    }

    /// Returns true if a square is on the board and not in the ring.
    pub fn is_inside(&self, at: Spot) -> bool {
        let inside = 1..self.stride - 1;
        inside.contains(&(at % self.stride)) && inside.contains(&(at / self.stride))
    }

    /// The cell of a square of the board.
    pub fn cell(&self, at: Spot) -> Cell {
        Cell::new(
            (at % self.stride - 1) as u8,
            (at / self.stride).wrapping_sub(1) as u8,
        )
    }

    /// Returns the square of a cell; `None` if the board does not have it.
    pub fn spot(&self, cell: Cell) -> Option<Spot> {
        let has = cell.file.max(cell.rank) < self.size();
        has.then(|| (usize::from(cell.rank) + 1) * self.stride + usize::from(cell.file) + 1)
    }

    /// Returns a diagonal of a block for notation.
    pub(super) fn link(&self, block: Spot, slope: Slope) -> Link {
        let block = self.cell(block);
        Link { block, slope }
    }

    /// From a square to its eight neighbours, round it from the east.
    pub fn round(&self) -> [isize; 8] {
        let north = self.stride as isize;
        [
            1,
            north + 1,
            north,
            north - 1,
            -1,
            -north - 1,
            -north,
            1 - north,
        ]
    }

    /// Returns the side whose stone is on a cell; `None` without a stone or a cell.
    pub(super) fn stone(&self, cell: Cell) -> Option<Side> {
        let colour = self.colours[self.spot(cell)?];
        Side::BOTH
            .into_iter()
            .find(|&side| side as Colour == colour)
    }

    pub(super) fn put(&mut self, side: Side, at: Spot) {
        self.colours[at] = side as Colour;
    }

    pub(super) fn mark(&mut self, block: Spot, slope: Slope) {
        self.marks[block] = Some(slope);
    }

    /// The ends of a block's diagonal, the southern one first.
    pub fn ends(&self, block: Spot, slope: Slope) -> [Spot; 2] {
        let north = block + self.stride;
        match slope {
            Slope::Rising => [block, north + 1],
            Slope::Falling => [block + 1, north],
        }
    }

    /// The slope of the diagonal between two squares that touch at a corner.
    pub fn slope(&self, [a, b]: [Spot; 2]) -> Slope {
        match a.abs_diff(b) > self.stride {
            true => Slope::Rising,
            false => Slope::Falling,
        }
    }

    /// Returns the side with stones on both ends of a diagonal.
    pub(super) fn pair(&self, block: Spot, slope: Slope) -> Option<Colour> {
        let [a, b] = self.ends(block, slope).map(|at| self.colours[at]);
        (a == b && a != EMPTY).then_some(a)
    }

    /// Returns true if a block is full, one pair of opposite corners x and the other o.
    pub(super) fn is_crosscut(&self, block: Spot) -> bool {
        let [rising, falling] = Slope::BOTH.map(|slope| self.ends(block, slope));
        let [a, b] = rising.map(|at| self.colours[at]);
        let [c, d] = falling.map(|at| self.colours[at]);
        a == b && c == d && a != c && a != EMPTY && c != EMPTY
    }

    /// Returns the empty square of a block whose other three form a crosscut, and the side of the pair next to it.
    pub(super) fn fourth(&self, block: Spot) -> Option<(Spot, Colour)> {
        let [[a, b], [c, d]] = Slope::BOTH.map(|slope| self.ends(block, slope));
        // Opposite corners are neighbours in the list.
        let corners = [a, b, c, d];
        let colours = corners.map(|at| self.colours[at]);
        let last = colours.iter().position(|&colour| colour == EMPTY)?;
        let opposite = colours[last ^ 1];
        let (pair, other) = (colours[last ^ 2], colours[last ^ 3]);
        let crosswise = pair == other && pair != EMPTY && opposite == 1 - pair;
        crosswise.then_some((corners[last], pair))
    }

    /// Returns true if a diagonal with like stones on its ends connects them.
    pub fn connects(&self, block: Spot, slope: Slope) -> bool {
        match self.variant {
            Variant::Quickway => self.marks[block] == Some(slope) || !self.is_crosscut(block),
            Variant::Crossway => true,
            Variant::Quax => self.marks[block] == Some(slope),
            Variant::Quadrex => false,
        }
    }

    /// Returns true if a stone of a side would complete a crosscut, which Crossway forbids.
    pub(super) fn is_forbidden(&self, side: Side, at: Spot) -> bool {
        let completes = |&block: &Spot| self.completes(side, block) == Some(at);
        self.variant == Variant::Crossway && self.blocks_of(at).iter().any(completes)
    }

    /// The square on which a stone of a side would complete a crosscut in a block.
    fn completes(&self, side: Side, block: Spot) -> Option<Spot> {
        let (fourth, pair) = self.fourth(block)?;
        (pair != side as Colour).then_some(fourth)
    }

    /// The squares on which a side may place a stone.
    pub(crate) fn placements(&self, side: Side) -> impl Iterator<Item = Spot> {
        let mut forbidden = [false; SQUARES];
        if self.variant == Variant::Crossway {
            for fourth in self
                .blocks()
                .filter_map(|block| self.completes(side, block))
            {
                forbidden[fourth] = true;
            }
        }
        // The ring has no empty squares.
        let squares = self.stride..self.stride * (self.stride - 1);
        squares.filter(move |&at| self.colours[at] == EMPTY && !forbidden[at])
    }

    /// Quax: the diagonals that a side may mark, by block and slope.
    pub(crate) fn markable(&self, side: Side) -> Vec<(Spot, Slope)> {
        let mut markable = Vec::new();
        if self.variant != Variant::Quax {
            return markable;
        }
        let own = |at: Spot| self.colours[at] == side as Colour;
        // All blocks, as `blocks` tells them, row by row: most hold no pair.
        for row in (1..self.stride - 2).map(|rank| rank * self.stride) {
            for block in row + 1..row + self.stride - 2 {
                for slope in Slope::BOTH {
                    let [a, b] = self.ends(block, slope);
                    if own(a) && own(b) && self.marks[block].is_none() {
                        markable.push((block, slope));
                    }
                }
            }
        }
        markable
    }

    /// Places a stone on an empty square, with all effects. Returns the squares that filled by themselves and their
    /// sides, wave by wave, the mover's first.
    pub(super) fn place(&mut self, side: Colour, at: Spot) -> Vec<(Spot, Colour)> {
        self.colours[at] = side;
        match self.variant {
            Variant::Quickway => self.mark_crosscuts(at),
            Variant::Quadrex => return self.fill(side, at),
            Variant::Crossway | Variant::Quax => {}
        }
        Vec::new()
    }

    /// Replaces the content of a square by hand with a stone or nothing, and applies the effects of a stone.
    pub(super) fn set(&mut self, at: Spot, side: Option<Side>) {
        self.colours[at] = EMPTY;
        for block in self.blocks_of(at) {
            self.marks[block] = None;
        }
        if let Some(side) = side {
            self.place(side as Colour, at);
        }
    }

    /// Toggles the mark of a diagonal by hand, and returns true if that is possible.
    ///
    /// In Quickway it gives a crosscut to the other side instead.
    pub(super) fn join(&mut self, block: Spot, slope: Slope) -> bool {
        let can_be = match self.variant {
            Variant::Quickway => self.is_crosscut(block),
            Variant::Quax => self.pair(block, slope).is_some(),
            Variant::Crossway | Variant::Quadrex => false,
        };
        if can_be {
            let is_marked = self.marks[block] == Some(slope) && self.variant == Variant::Quax;
            self.marks[block] = (!is_marked).then_some(slope);
        }
        can_be
    }

    /// The four blocks that a square is in: as their south-west, south-east, north-west and north-east
    /// corner.
    fn blocks_of(&self, at: Spot) -> [Spot; 4] {
        [at, at - 1, at - self.stride, at - self.stride - 1]
    }

    /// Gives the crosscuts that a stone completes to the other side, as in Quickway. The last stone of a block
    /// completes its own pair, so the other pair was there first.
    fn mark_crosscuts(&mut self, at: Spot) {
        const ACROSS: [Slope; 4] = [Slope::Falling, Slope::Rising, Slope::Rising, Slope::Falling];
        for (block, across) in self.blocks_of(at).into_iter().zip(ACROSS) {
            if self.is_crosscut(block) {
                self.mark(block, across);
            }
        }
    }

    /// Fills the last squares of crossing blocks, in waves until nothing changes, as in Quadrex.
    fn fill(&mut self, mover: Colour, at: Spot) -> Vec<(Spot, Colour)> {
        let mut filled = Vec::new();
        let mut new = vec![at];
        while !new.is_empty() {
            let mut wave: Vec<(Spot, Colour)> = Vec::new();
            for block in new.iter().flat_map(|&at| self.blocks_of(at)) {
                let Some((fourth, side)) = self.fourth(block) else {
                    continue;
                };
                match wave.iter_mut().find(|(at, _)| *at == fourth) {
                    // A square that both sides would fill is the mover's.
                    Some((_, known)) if *known != side => *known = mover,
                    Some(_) => {}
                    None => wave.push((fourth, side)),
                }
            }
            sort_few_by_key(&mut wave, |&(at, side)| (side != mover, at));
            new.clear();
            for &(at, side) in &wave {
                self.colours[at] = side;
                new.push(at);
            }
            filled.extend(wave);
        }
        filled
    }

    /// Returns true if a side has a chain from edge to edge.
    ///
    /// Then the other side has none, even with stones on all empty squares.
    pub(super) fn has_chain(&self, side: Colour) -> bool {
        let holds = |at: Spot| {
            let own = self.colours[at] == side;
            if own { side } else { 1 - side }
        };
        walk(self.stride, holds, |x, o| {
            let own = if side == 0 { x } else { o };
            let linked = self.connects(south_west(x, o), self.slope(own));
            if linked { side } else { 1 - side }
        }) == side
    }
}

/// The block of two diagonals that cross.
pub fn south_west(one: [Spot; 2], other: [Spot; 2]) -> Spot {
    one[0].min(one[1]).min(other[0]).min(other[1])
}

/// Walks between the two sides from the north-west corner until one of them reaches its other edge. It keeps x with
/// everything connected to north on the left, and o with everything connected to west on the right. `holds` returns
/// the side of a square, and `crossing` the side that passes where two diagonals cross. It gets the ends of x's
/// diagonal and of o's.
pub fn walk(
    stride: usize,
    holds: impl Fn(Spot) -> Colour,
    crossing: impl Fn([Spot; 2], [Spot; 2]) -> Colour,
) -> Colour {
    let north = stride as isize;
    // South, west, north, east: each is a right turn from the one before.
    let ways = [-north, -1, north, 1];
    let right = stride * (stride - 1);
    let (mut left, mut right) = (right + 1, right);
    let mut way = 0;
    loop {
        let ahead = |at: Spot| at.wrapping_add_signed(ways[way]);
        let (front_left, front_right) = (ahead(left), ahead(right));
        let passes = match (holds(front_left), holds(front_right)) {
            (0, 1) => None,
            (1, 0) => Some(crossing([left, front_right], [right, front_left])),
            (both, _) => Some(both),
        };
        match passes {
            None => (left, right) = (front_left, front_right),
            Some(0) => {
                left = front_right;
                way = (way + 1) % 4;
            }
            Some(_) => {
                right = front_left;
                way = (way + 3) % 4;
            }
        }
        if left < stride {
            return 0;
        }
        if right % stride == stride - 1 {
            return 1;
        }
    }
}
