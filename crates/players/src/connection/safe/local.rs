//! Local search on a few empty cells to their end: can a side connect two of its groups there, if the other side
//! begins? It assumes the worst about everything outside. The other side already has stones there, or the side
//! itself where its own stone would do harm. So a result here is valid on the board, whatever happens elsewhere.
//! The four games differ as follows:
//!
//! - Quickway: a diagonal joins if the other one of its block is not the other side's when the second stone comes.
//! - Crossway: every diagonal joins, but no stone may complete a crosscut.
//! - Quax: a diagonal joins when it is marked, which is a turn, and either side may mark its own.
//! - Quadrex: two stones on a diagonal are joined by the cell that fills when the other side comes between. A cell that
//!   could be filled against the side counts as lost.

use rules::connection::board::{Board, EMPTY, Spot};
use rules::connection::{Side, Slope, Variant};

use super::groups::{Groups, Label, NONE};

/// Maximum number of cells in one search.
pub(super) const MOST_CELLS: usize = 14;
const MOST_GROUPS: usize = 32 - MOST_CELLS;
const MOST_DIAGONALS: usize = 48;
/// Maximum number of positions for the proof of a joint, and for the search for its minimum needs.
const MOST_FIRST: u32 = 3_000;
const MOST_AGAIN: u32 = 400;
/// Maximum number of own turns for a joint.
const DEPTH: u8 = 3;

/// Cells by their numbers in the list, a bit each; then the groups.
type Nodes = u32;
/// Places that the other side could take: cells by their numbers, and from [`LINKS`] on the diagonals that it could
/// cross.
type Carrier = u64;
/// Number of the first diagonal in it.
const LINKS: usize = 16;

/// Contents of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Square {
    /// A cell of the search.
    Cell(usize),
    /// A stone of the side or its edge.
    Own(Label),
    /// A stone of the other side.
    Other,
    /// Empty, and not played on.
    Outside,
}

/// A diagonal that could join.
struct Diagonal {
    block: Spot,
    ends: Nodes,
    /// The cells that the other side needs to cross it; the other corners it has.
    corners: Nodes,
}

/// A block in which a stone of the side would complete a crosscut, or which would fill against it.
struct Lock {
    /// The cells that the other side still needs.
    needs: Nodes,
    /// Cell on which the side needs a stone; `NONE` if it may have one already.
    own: Nodes,
}

/// Turns on the cells so far.
#[derive(Clone, Copy, Default)]
struct Played {
    own: Nodes,
    other: Nodes,
    made: u64,
    crossed: u64,
}

/// Two groups and the cells between them.
pub(super) struct Local<'a> {
    board: &'a Board,
    side: Side,
    groups: &'a Groups,
    cells: &'a [Spot],
    labels: Vec<Label>,
    straight: Vec<Nodes>,
    diagonals: Vec<Diagonal>,
    locks: Vec<Vec<Lock>>,
    from: Nodes,
    to: Nodes,
    /// Number of positions left for the search.
    left: u32,
}

/// Needs of a joint: the other side must not get a stone on one of the cells, or a link across one of the blocks,
/// without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Needs {
    pub(super) cells: Vec<Spot>,
    pub(super) blocks: Vec<Spot>,
}

/// Returns the minimum needs of two groups for a connection on some cells, whichever side begins; `None` without a
/// proof.
pub(super) fn proved(
    board: &Board,
    side: Side,
    groups: &Groups,
    cells: &[Spot],
    ends: [Label; 2],
    left: &mut u32,
) -> Option<Needs> {
    let mut prove = |cells: &[Spot], most: u32| {
        let most = most.min(*left);
        let mut local = Local::new(board, side, groups, cells, ends, most)?;
        let start = local.start();
        let found = (1..=DEPTH).find_map(|depth| local.joins(&start, depth));
        *left -= most - local.left;
        found.map(|carrier| local.needs(carrier))
    };
    let mut needs = prove(cells, MOST_FIRST)?;
    if needs.cells.is_empty() && needs.blocks.is_empty() {
        return Some(needs);
    }
    let mut number = 0;
    while number < needs.cells.len() {
        let mut fewer = needs.cells.clone();
        fewer.remove(number);
        match prove(&fewer, MOST_AGAIN) {
            Some(found) => needs = found,
            None => number += 1,
        }
    }
    // The proof's cells are the needs. The rest of the board is arbitrary.
    let Needs { cells, .. } = needs;
    let Needs { blocks, .. } = prove(&cells, MOST_FIRST)?;
    Some(Needs { cells, blocks })
}

impl<'a> Local<'a> {
    fn new(
        board: &'a Board,
        side: Side,
        groups: &'a Groups,
        cells: &'a [Spot],
        ends: [Label; 2],
        left: u32,
    ) -> Option<Self> {
        if cells.len() > MOST_CELLS {
            return None;
        }
        let mut local = Self {
            board,
            side,
            groups,
            cells,
            labels: ends.to_vec(),
            straight: Vec::new(),
            diagonals: Vec::new(),
            locks: Vec::new(),
            from: 1 << MOST_CELLS,
            to: 2 << MOST_CELLS,
            left,
        };
        for &at in cells {
            let beside = board.round().into_iter().step_by(2);
            let beside = beside.map(|step| at.wrapping_add_signed(step));
            let beside = all(beside.filter_map(|at| local.node(at)));
            local.straight.push(beside);
            let locks = local.locks_of(at);
            local.locks.push(locks);
        }
        local.add_diagonals();
        Some(local)
    }

    fn square(&self, at: Spot) -> Square {
        let colour = self.board.colours[at];
        match self.cells.iter().position(|&cell| cell == at) {
            Some(number) => Square::Cell(number),
            None if colour == EMPTY => Square::Outside,
            None if colour == self.side as u8 => Square::Own(self.groups.at(at)),
            None => Square::Other,
        }
    }

    /// Returns the bit of a cell or a group; `None` for anything else, and for the border's corners.
    fn node(&mut self, at: Spot) -> Option<Nodes> {
        match self.square(at) {
            Square::Cell(number) => Some(1 << number),
            Square::Own(label) if label != NONE => {
                let known = self.labels.iter().position(|&other| other == label);
                let number = known.unwrap_or(self.labels.len());
                if number == self.labels.len() {
                    self.labels.push(label);
                }
                (number < MOST_GROUPS).then(|| 1 << (MOST_CELLS + number))
            }
            Square::Own(_) | Square::Other | Square::Outside => None,
        }
    }

    /// Returns the blocks of a cell that do not reach into the border, which has no crosscuts.
    fn blocks(&self, at: Spot) -> impl Iterator<Item = Spot> + use<> {
        let stride = self.board.stride;
        let blocks = [at - stride - 1, at - stride, at - 1, at];
        let inside = move |at: Spot| {
            [at % stride, at / stride]
                .iter()
                .all(|line| (1..stride - 2).contains(line))
        };
        blocks.into_iter().filter(move |&block| inside(block))
    }

    /// The corners of a block that touch a square's sides, and the one across.
    fn around(&self, block: Spot, at: Spot) -> ([Square; 2], Square) {
        let [one, other] =
            [Slope::Rising, Slope::Falling].map(|slope| self.board.ends(block, slope));
        let (own, beside) = match one.contains(&at) {
            true => (one, other),
            false => (other, one),
        };
        let across = own[usize::from(own[0] == at)];
        (beside.map(|at| self.square(at)), self.square(across))
    }

    fn locks_of(&self, at: Spot) -> Vec<Lock> {
        if matches!(self.board.variant, Variant::Quickway | Variant::Quax) {
            return Vec::new();
        }
        let lock = |block| {
            let (beside, across) = self.around(block, at);
            let own = beside.iter().any(|square| matches!(square, Square::Own(_)));
            (!own && across != Square::Other).then(|| Lock {
                needs: bits(beside),
                own: match self.board.variant {
                    Variant::Crossway => bits([across]),
                    Variant::Quickway | Variant::Quax | Variant::Quadrex => 0,
                },
            })
        };
        self.blocks(at).filter_map(lock).collect()
    }

    fn add_diagonals(&mut self) {
        let mut blocks: Vec<Spot> = self.cells.iter().flat_map(|&at| self.blocks(at)).collect();
        blocks.sort_unstable();
        blocks.dedup();
        for block in blocks {
            for slope in [Slope::Rising, Slope::Falling] {
                let ends = self.board.ends(block, slope);
                let (corners, _) = self.around(block, ends[0]);
                let joined = corners.iter().any(|at| matches!(at, Square::Own(_)));
                let stands = ends
                    .iter()
                    .all(|&at| matches!(self.square(at), Square::Own(_)));
                let counts = match self.board.variant {
                    Variant::Quickway | Variant::Crossway => !stands,
                    Variant::Quax => true,
                    Variant::Quadrex => self.fills(block, slope.other()),
                };
                let is_open = self.board.marks[block].is_none() && !joined && counts;
                let nodes = ends.map(|at| self.node(at));
                if let ([Some(one), Some(other)], true) = (nodes, is_open)
                    && one != other
                    && self.diagonals.len() < MOST_DIAGONALS
                {
                    self.diagonals.push(Diagonal {
                        block,
                        ends: one | other,
                        corners: bits(corners),
                    });
                }
            }
        }
    }

    /// Returns true in Quadrex if one of two corners certainly fills for the side when the other side takes the
    /// other one. It does unless both could fill against it at once.
    fn fills(&self, block: Spot, slope: Slope) -> bool {
        let corners = self.board.ends(block, slope);
        let is_certain = |number: usize| {
            let at = corners[number];
            let beyond = self.blocks(at).find(|&other| {
                let step = |block: Spot| [block % self.board.stride, block / self.board.stride];
                let ([a, b], [c, d]) = (step(block), step(other));
                a != c && b != d
            });
            let Some(beyond) = beyond else { return true };
            let (beside, far) = self.around(beyond, at);
            let own = beside.iter().any(|square| matches!(square, Square::Own(_)));
            own || far == Square::Other || self.square(at) == Square::Other
        };
        is_certain(0) || is_certain(1)
    }

    fn start(&self) -> Played {
        let mut start = Played {
            own: Nodes::MAX << MOST_CELLS,
            ..Played::default()
        };
        if self.board.variant == Variant::Quadrex {
            self.join(&mut start, Nodes::MAX);
            self.settle(&mut start);
        }
        start
    }

    fn free(&self, played: &Played) -> Nodes {
        !(played.own | played.other) & ((1 << self.cells.len()) - 1)
    }

    fn is_locked(&self, played: &Played, cell: usize) -> bool {
        let closed = |lock: &Lock| {
            lock.needs & !played.other == 0 && (lock.own == 0 || lock.own & played.own != 0)
        };
        self.locks[cell].iter().any(closed)
    }

    /// Gives the other side the cells that could fill for it, in Quadrex.
    fn settle(&self, played: &mut Played) {
        if self.board.variant != Variant::Quadrex {
            return;
        }
        loop {
            let lost = each(self.free(played)).find(|&cell| self.is_locked(played, cell));
            let Some(lost) = lost else { return };
            played.other |= 1 << lost;
        }
    }

    /// Connects diagonals with stones of the side on both ends, one of them new.
    fn join(&self, played: &mut Played, new: Nodes) {
        for (number, diagonal) in self.diagonals.iter().enumerate() {
            let stands = diagonal.ends & !played.own == 0 && diagonal.ends & new != 0;
            let joins = match self.board.variant {
                Variant::Quickway => diagonal.corners & !played.other != 0,
                Variant::Crossway | Variant::Quadrex => true,
                Variant::Quax => false,
            };
            if stands && joins {
                played.made |= 1 << number;
            }
        }
    }

    /// Returns true if both groups are connected.
    fn is_joined(&self, played: &Played) -> bool {
        self.reach(self.from, played.own, played.made) & self.to != 0
    }

    /// Returns true if both groups would be connected after some more turns of the side alone.
    fn is_near(&self, played: &Played, turns: u8) -> bool {
        let (free, open) = (self.free(played), !played.crossed);
        let mut reached = self.reach(self.from, played.own, open);
        for _ in 0..turns {
            let mut wider = reached;
            for cell in each(free) {
                let beside = self.straight[cell] & reached != 0;
                wider |= Nodes::from(beside) << cell;
            }
            for diagonal in &self.diagonals {
                if diagonal.ends & reached != 0 {
                    wider |= diagonal.ends & free;
                }
            }
            reached = self.reach(wider, played.own, open);
        }
        reached & self.to != 0
    }

    /// Returns everything that is connected with some nodes by the side's nodes, and by some diagonals.
    fn reach(&self, nodes: Nodes, own: Nodes, diagonals: u64) -> Nodes {
        let mut reached = nodes;
        loop {
            let mut wider = reached;
            for (cell, beside) in self.straight.iter().enumerate() {
                let bit = 1 << cell;
                if own & bit != 0 && beside & reached != 0 {
                    wider |= bit;
                }
                if wider & bit != 0 {
                    wider |= beside & own;
                }
            }
            for (number, diagonal) in self.diagonals.iter().enumerate() {
                if diagonals >> number & 1 == 1 && diagonal.ends & wider != 0 {
                    wider |= diagonal.ends & own;
                }
            }
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }

    /// Returns a turn of the side, by its number in a [`Carrier`], and its needs. These are the things that it
    /// relies on or takes itself, which the other side could take before. `None` if the turn is illegal.
    fn own_turn(&self, played: &Played, number: usize) -> Option<(Played, Carrier)> {
        let mut then = *played;
        let Some(diagonal) = number.checked_sub(LINKS) else {
            let is_free = self.free(played) >> number & 1 == 1;
            if !is_free || self.is_locked(played, number) {
                return None;
            }
            then.own |= 1 << number;
            self.join(&mut then, 1 << number);
            let carrier = self.relies(played, &then, number) | 1 << number;
            self.settle(&mut then);
            return Some((then, carrier));
        };
        then.made |= 1 << diagonal;
        let is_open = (played.made | played.crossed) >> diagonal & 1 == 0;
        let stands = self.diagonals[diagonal].ends & !played.own == 0;
        (is_open && stands).then_some((then, 1 << number))
    }

    /// The numbers that a turn of the side can have.
    fn numbers(&self) -> impl Iterator<Item = usize> + use<> {
        let links = match self.board.variant {
            Variant::Quax => self.diagonals.len(),
            Variant::Quickway | Variant::Crossway | Variant::Quadrex => 0,
        };
        (0..self.cells.len()).chain(LINKS..LINKS + links)
    }

    /// The cells that the other side must not have when the side takes a cell: of two that it would need both, one.
    fn relies(&self, played: &Played, then: &Played, cell: usize) -> Carrier {
        let mut relies: Nodes = 0;
        let new = each_bit(then.made & !played.made).map(|number| self.diagonals[number].corners);
        let new = new.filter(|_| self.board.variant == Variant::Quickway);
        let locks = self.locks[cell].iter().map(|lock| lock.needs);
        for needs in new.chain(locks) {
            // A need that is an own stone is always met.
            if needs & (played.own | relies) != 0 {
                continue;
            }
            let open = each(needs & !played.other);
            let beside = |cell: &usize| (self.straight[*cell] & played.own).count_ones();
            relies |= open.min_by_key(beside).map_or(0, |cell| 1 << cell);
        }
        relies.into()
    }

    /// Returns the turns of the other side on the cells.
    fn threats(&self, played: &Played) -> Carrier {
        let mut threats = Carrier::from(self.free(played));
        if self.board.variant == Variant::Quax {
            for (number, diagonal) in self.diagonals.iter().enumerate() {
                let open = (played.made | played.crossed) >> number & 1 == 0;
                if open && diagonal.corners & !played.other == 0 {
                    threats |= 1 << (LINKS + number);
                }
            }
        }
        threats
    }

    fn after(&self, played: &Played, threat: usize) -> Played {
        let mut then = *played;
        match threat.checked_sub(LINKS) {
            Some(diagonal) => then.crossed |= 1 << diagonal,
            None => then.other |= 1 << threat,
        }
        self.settle(&mut then);
        then
    }

    /// Returns the needs of the groups for a connection with the other side on turn; `None` if they are not
    /// connected soon.
    ///
    /// The other side may also play elsewhere, and the side may have to answer here then. So one of its own turns
    /// has to lead on.
    fn joins(&mut self, played: &Played, depth: u8) -> Option<Carrier> {
        if self.is_joined(played) {
            return Some(0);
        }
        self.left = self.left.checked_sub(1)?;
        if !self.is_near(played, depth) || depth == 0 {
            return None;
        }
        let (mut all, mut open) = (0, self.threats(played));
        let mut leads_on = false;
        for number in self.numbers() {
            let turn = self.own_turn(played, number);
            let later =
                turn.and_then(|(then, carrier)| Some((self.joins(&then, depth - 1)?, carrier)));
            let Some((later, carrier)) = later else {
                continue;
            };
            leads_on = true;
            all |= later | carrier;
            // In Quadrex a stone next to the cells may take one of them by filling it.
            if self.board.variant != Variant::Quadrex {
                open &= later | carrier;
            }
            if open == 0 {
                return Some(all);
            }
        }
        if !leads_on {
            return None;
        }
        for threat in each_bit(open) {
            let after = self.after(played, threat);
            let answer = self.numbers().find_map(|number| {
                let (then, carrier) = self.own_turn(&after, number)?;
                let later = self.joins(&then, depth - 1)?;
                Some(later | carrier)
            });
            all |= answer? | 1 << threat;
        }
        Some(all)
    }

    fn needs(&self, carrier: Carrier) -> Needs {
        let cells = each(carrier as Nodes & 0xffff).map(|cell| self.cells[cell]);
        let blocks = each_bit(carrier >> LINKS).map(|number| self.diagonals[number].block);
        Needs {
            cells: cells.collect(),
            blocks: blocks.collect(),
        }
    }
}

fn bits<const N: usize>(squares: [Square; N]) -> Nodes {
    let bit = |square| match square {
        Square::Cell(number) => 1 << number,
        Square::Own(_) | Square::Other | Square::Outside => 0,
    };
    all(squares.into_iter().map(bit))
}

fn each(nodes: Nodes) -> impl Iterator<Item = usize> {
    each_bit(nodes.into())
}

/// The numbers of the bits that are set.
fn each_bit(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(bit)
    })
}

fn all(bits: impl Iterator<Item = Nodes>) -> Nodes {
    bits.fold(0, |all, bit| all | bit)
}
