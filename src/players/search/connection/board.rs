//! The stones as the search moves them: small to copy, and quick to tell who has a chain. A ring of
//! stones of the sides whose edges they are lies round the board, so that a chain is always a walk
//! from corner to corner between the two sides.

use crate::games::Cell;
use crate::games::connection::{Connection, Link, SIZES, Side, Variant};

/// The number of a square: ranks from the south, the ring among them.
pub(super) type Spot = usize;

/// Squares of the largest board with its ring.
pub(super) const SQUARES: usize = {
    let stride = *SIZES.end() as usize + 2;
    stride * stride
};

/// What is on a square: the number of the side whose stone it is, or [`EMPTY`].
pub(super) type Colour = u8;
pub(super) const EMPTY: Colour = 2;

/// The stones of a position.
#[derive(Clone)]
pub(super) struct Board {
    pub(super) variant: Variant,
    /// Squares from one rank to the next.
    pub(super) stride: usize,
    pub(super) colours: [Colour; SQUARES],
    /// By the south-west square of a block: whose diagonal is marked there, of those that the stones
    /// do not tell; else [`EMPTY`]. In Quickway those are crosscuts, in Quax all.
    pub(super) marks: [Colour; SQUARES],
}

impl Board {
    pub(super) fn of(game: &Connection) -> Self {
        let size = usize::from(game.size());
        let stride = size + 2;
        let mut board = Self {
            variant: game.variant(),
            stride,
            colours: [EMPTY; SQUARES],
            marks: [EMPTY; SQUARES],
        };
        for at in 0..stride * stride {
            let (rank, file) = (at / stride, at % stride);
            let inside = 1..=size;
            if !inside.contains(&file) {
                board.colours[at] = Side::O as Colour;
            } else if !inside.contains(&rank) {
                board.colours[at] = Side::X as Colour;
            }
        }
        for at in board.squares() {
            if let Some(side) = game.stone(board.cell(at)) {
                board.colours[at] = side as Colour;
            }
        }
        for (link, side) in game.links() {
            let block = board.block(link);
            if board.variant == Variant::Quax || board.is_crosscut(block) {
                board.marks[block] = side as Colour;
            }
        }
        board
    }

    /// The squares of the board, without the ring.
    pub(super) fn squares(&self) -> impl Iterator<Item = Spot> + use<> {
        let stride = self.stride;
        (1..stride - 1).flat_map(move |rank| (1..stride - 1).map(move |file| rank * stride + file))
    }

    /// The blocks of the board, without those that reach into the ring.
    pub(super) fn blocks(&self) -> impl Iterator<Item = Spot> + use<> {
        let stride = self.stride;
        (1..stride - 2).flat_map(move |rank| (1..stride - 2).map(move |file| rank * stride + file))
    }

    pub(super) fn cell(&self, at: Spot) -> Cell {
        Cell::new(
            (at % self.stride - 1) as u8,
            (at / self.stride).wrapping_sub(1) as u8,
        )
    }

    pub(super) fn spot(&self, cell: Cell) -> Spot {
        (usize::from(cell.rank) + 1) * self.stride + usize::from(cell.file) + 1
    }

    /// The south-west square of a link's block.
    pub(super) fn block(&self, link: Link) -> Spot {
        let [west, east] = link.ends().map(|cell| self.spot(cell));
        if west < east {
            west
        } else {
            west - self.stride
        }
    }

    /// From a square to its eight neighbours, round it from the east.
    pub(super) fn round(&self) -> [isize; 8] {
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

    /// The corners of a block: south-west, north-east, north-west, south-east.
    pub(super) fn corners(&self, block: Spot) -> [Spot; 4] {
        let north = block + self.stride;
        [block, north + 1, north, block + 1]
    }

    pub(super) fn is_crosscut(&self, block: Spot) -> bool {
        let [a, b, c, d] = self.corners(block).map(|at| self.colours[at]);
        a == b && c == d && a != c && a != EMPTY && c != EMPTY
    }

    /// Puts a stone on an empty square, and does what follows from it.
    pub(super) fn place(&mut self, side: Colour, at: Spot) {
        self.colours[at] = side;
        match self.variant {
            Variant::Quickway => {
                for block in self.blocks_of(at) {
                    if self.is_crosscut(block) {
                        // The last stone completes its own pair, so the other pair stood first.
                        self.marks[block] = 1 - side;
                    }
                }
            }
            Variant::Quadrex => self.fill(side, at),
            Variant::Crossway | Variant::Quax => {}
        }
    }

    /// The four blocks that a square is in.
    pub(super) fn blocks_of(&self, at: Spot) -> [Spot; 4] {
        [at, at - 1, at - self.stride, at - self.stride - 1]
    }

    /// Quadrex: fills the last squares of blocks that stand crosswise, in waves.
    fn fill(&mut self, mover: Colour, at: Spot) {
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
            new.clear();
            for (at, side) in wave {
                self.colours[at] = side;
                new.push(at);
            }
        }
    }

    /// The empty square of a block whose other three stand crosswise, and whose pair it is that
    /// stands beside it.
    pub(super) fn fourth(&self, block: Spot) -> Option<(Spot, Colour)> {
        let corners = self.corners(block);
        let colours = corners.map(|at| self.colours[at]);
        let last = colours.iter().position(|&colour| colour == EMPTY)?;
        // Opposite corners are neighbours in the list.
        let opposite = colours[last ^ 1];
        let (pair, other) = (colours[last ^ 2], colours[last ^ 3]);
        let crosswise = pair == other && pair != EMPTY && opposite == 1 - pair;
        crosswise.then_some((corners[last], pair))
    }

    /// Crossway: whether a stone of this side would complete a crosscut.
    pub(super) fn is_forbidden(&self, side: Colour, at: Spot) -> bool {
        let completes = |&block: &Spot| self.fourth(block) == Some((at, 1 - side));
        self.blocks_of(at).iter().any(completes)
    }

    /// Whether a side's diagonal connects in a block in which it has both of its ends and none of
    /// the other corners.
    pub(super) fn is_linked(&self, side: Colour, block: Spot, others: [Spot; 2]) -> bool {
        match self.variant {
            Variant::Quickway => {
                let crosscut = others.iter().all(|&at| self.colours[at] == 1 - side);
                !crosscut || self.marks[block] == side
            }
            Variant::Crossway => true,
            Variant::Quax => self.marks[block] == side,
            Variant::Quadrex => false,
        }
    }

    /// Whether a side has a chain from edge to edge: then the other has none even if all that is
    /// empty were its.
    pub(super) fn has_chain(&self, side: Colour) -> bool {
        let holds = |at: Spot| {
            let own = self.colours[at] == side;
            if own { side } else { 1 - side }
        };
        walk(self.stride, holds, |x, o| {
            let (own, others) = if side == 0 { (x, o) } else { (o, x) };
            let linked = self.is_linked(side, south_west(own, others), others);
            if linked { side } else { 1 - side }
        }) == side
    }
}

/// The block of two diagonals that cross.
pub(super) fn south_west(one: [Spot; 2], other: [Spot; 2]) -> Spot {
    one[0].min(one[1]).min(other[0]).min(other[1])
}

/// Walks between the two sides from the north-west corner, x and all that hangs together with north
/// on the left, o and all that hangs together with west on the right, until one of them reaches its
/// other edge. `holds` tells whose a square is, `crossing` who passes where two diagonals cross: it is
/// given the ends of x's and of o's.
pub(super) fn walk(
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
