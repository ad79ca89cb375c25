//! The state of a game, and what a turn does to it.

use super::board::Board;
use super::cells::Cells;
use super::link::{Link, Slope};
use super::refusal::Refusal;
use super::setup::{Options, SetupError, Variant};
use super::side::{Side, Win};
use super::step::Step;
use crate::games::{Cell, Game};

/// A game of Quickway, Crossway, Quax or Quadrex; `Display` writes its position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Connection {
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) to_move: Side,
    pub(super) swap: Swap,
    pub(super) winner: Option<Side>,
}

/// How it stands with the swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Swap {
    /// It comes to be on offer after the first turn.
    Ahead,
    /// It is on offer now.
    Offered,
    /// It is not on offer any more, or never was.
    Past,
    /// The players have changed sides.
    Done,
}

/// What a turn has brought about beside itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Quadrex: a cell has been filled by itself with a side's stone.
    Filled(Cell, Side),
}

impl Connection {
    /// A game at its beginning.
    ///
    /// # Errors
    ///
    /// A board that is too small or too large.
    pub fn new(options: Options) -> Result<Self, SetupError> {
        options.check()?;
        let swap = if options.swap {
            Swap::Ahead
        } else {
            Swap::Past
        };
        let board = Board::empty(options.size);
        Ok(Self {
            options,
            board,
            to_move: Side::X,
            swap,
            winner: None,
        })
    }

    /// Which of the four games it is.
    pub fn variant(&self) -> Variant {
        self.options.variant
    }

    /// Cells a side.
    pub fn size(&self) -> u8 {
        self.board.size
    }

    /// Whose stone stands on a cell; `None` where there is no stone or no cell.
    pub fn stone(&self, cell: Cell) -> Option<Side> {
        self.board.stone(cell)
    }

    /// The diagonals that connect, and for whom. In a block of four like stones none is told: there
    /// it connects nothing that is not connected anyway. Quax tells every marked one.
    pub fn links(&self) -> Vec<(Link, Side)> {
        let mut links = Vec::new();
        for side in Side::BOTH {
            for (slope, blocks) in Slope::BOTH.into_iter().zip(self.told(side)) {
                links.extend(blocks.iter().map(|block| (Link { block, slope }, side)));
            }
        }
        links
    }

    /// The blocks whose rising and whose falling diagonals [`links`](Connection::links) tells.
    pub(super) fn told(&self, side: Side) -> [Cells; 2] {
        let [rising, falling] = self.connecting(side);
        let both = rising & falling;
        [rising - both, falling - both]
    }

    /// Whether the players have changed sides: then who began the game plays o.
    pub fn swapped(&self) -> bool {
        self.swap == Swap::Done
    }

    /// The blocks whose rising and whose falling diagonals connect for a side.
    fn connecting(&self, side: Side) -> [Cells; 2] {
        Slope::BOTH.map(|slope| {
            let pairs = self.board.pairs(side, slope);
            let marks = self.board.marks(slope);
            match self.options.variant {
                Variant::Quickway => pairs - (self.board.crosscuts() - marks),
                Variant::Crossway => pairs,
                Variant::Quax => pairs & marks,
                Variant::Quadrex => Cells::default(),
            }
        })
    }

    /// The cells on which the side to move may place a stone.
    pub(super) fn placements(&self) -> Cells {
        self.board.open() - self.forbidden()
    }

    /// Crossway: the empty cells where the side to move would complete a crosscut.
    fn forbidden(&self) -> Cells {
        match self.options.variant {
            Variant::Crossway => self.board.fourths(self.to_move.other()),
            _ => Cells::default(),
        }
    }

    /// Quax: the diagonals that the side to move may mark.
    pub(super) fn markable(&self) -> impl Iterator<Item = Link> {
        let blocks = |slope| match self.options.variant {
            Variant::Quax => self.board.pairs(self.to_move, slope) - self.board.marked(),
            _ => Cells::default(),
        };
        let slopes = Slope::BOTH.map(|slope| (slope, blocks(slope)));
        let links =
            |(slope, blocks): (Slope, Cells)| blocks.iter().map(move |block| Link { block, slope });
        slopes.into_iter().flat_map(links)
    }

    fn must_pass(&self) -> bool {
        self.placements().is_empty() && self.markable().next().is_none()
    }

    fn check(&self, step: Step) -> Result<(), Refusal> {
        let refused = |wrong, refusal| if wrong { Err(refusal) } else { Ok(()) };
        refused(self.winner.is_some(), Refusal::Over)?;
        match step {
            Step::Place(cell) => {
                refused(!self.board.has(cell), Refusal::OffBoard)?;
                refused(!self.board.open().has(cell), Refusal::Taken)?;
                refused(self.forbidden().has(cell), Refusal::Crosscut)
            }
            Step::Link(link) => {
                let own = |cell| self.board.stone(cell) == Some(self.to_move);
                refused(self.options.variant != Variant::Quax, Refusal::NoLinks)?;
                refused(
                    !link.ends().into_iter().all(|cell| self.board.has(cell)),
                    Refusal::OffBoard,
                )?;
                refused(!link.ends().into_iter().all(own), Refusal::NotOwn)?;
                refused(self.board.marked().has(link.block), Refusal::Marked)
            }
            Step::Swap => refused(self.swap != Swap::Offered, Refusal::NoSwap),
            Step::Pass => refused(!self.must_pass(), Refusal::NoPass),
        }
    }

    fn place(&mut self, cell: Cell) -> Vec<Event> {
        self.board.put(self.to_move, cell);
        match self.options.variant {
            Variant::Quickway => {
                self.own_crosscuts(self.to_move.other());
                Vec::new()
            }
            Variant::Quadrex => self.fill(),
            Variant::Crossway | Variant::Quax => Vec::new(),
        }
    }

    /// Quickway: gives the crosscuts that have just come about to a side. The last stone of a block
    /// completes its own pair, so the other side's pair stood first.
    fn own_crosscuts(&mut self, side: Side) {
        let new = self.board.crosscuts() - self.board.marked();
        for slope in Slope::BOTH {
            for block in (new & self.board.pairs(side, slope)).iter() {
                self.board.mark(Link { block, slope });
            }
        }
    }

    /// Quadrex: fills the last cells of blocks that stand crosswise, in waves until nothing changes.
    fn fill(&mut self) -> Vec<Event> {
        let (mover, other) = (self.to_move, self.to_move.other());
        let mut events = Vec::new();
        loop {
            let of_mover = self.board.fourths(mover);
            let of_other = self.board.fourths(other) - of_mover;
            if (of_mover | of_other).is_empty() {
                return events;
            }
            for (side, cells) in [(mover, of_mover), (other, of_other)] {
                self.board.fill(side, cells);
                events.extend(cells.iter().map(|cell| Event::Filled(cell, side)));
            }
        }
    }

    /// Who has a complete chain. Should both have one, it is who has just moved.
    pub(super) fn chain(&self, mover: Side) -> Option<Side> {
        let joined = |side: &Side| self.board.joined(*side, self.connecting(*side));
        [mover, mover.other()].into_iter().find(joined)
    }
}

impl Game for Connection {
    type Side = Side;
    type Step = Step;
    type Event = Event;
    type Refusal = Refusal;
    type Outcome = Win;

    fn to_act(&self) -> Option<Side> {
        match self.winner {
            Some(_) => None,
            None => Some(self.to_move),
        }
    }

    fn steps(&self) -> Vec<Step> {
        if self.winner.is_some() {
            return Vec::new();
        }
        let places = self.placements().iter().map(Step::Place);
        let links = self.markable().map(Step::Link);
        let swap = (self.swap == Swap::Offered).then_some(Step::Swap);
        let mut steps: Vec<_> = places.chain(links).chain(swap).collect();
        if steps.is_empty() {
            steps.push(Step::Pass);
        }
        steps
    }

    fn play(&mut self, step: Step) -> Result<Vec<Event>, Refusal> {
        self.check(step)?;
        if step == Step::Swap {
            // The sides keep their stones and o is still to move: only the players have changed.
            self.swap = Swap::Done;
            return Ok(Vec::new());
        }
        let mover = self.to_move;
        let events = match step {
            Step::Place(cell) => self.place(cell),
            Step::Link(link) => {
                self.board.mark(link);
                Vec::new()
            }
            Step::Swap | Step::Pass => Vec::new(),
        };
        self.swap = match self.swap {
            Swap::Ahead => Swap::Offered,
            Swap::Offered | Swap::Past => Swap::Past,
            Swap::Done => Swap::Done,
        };
        self.to_move = mover.other();
        self.winner = self.chain(mover);
        Ok(events)
    }

    fn outcome(&self) -> Option<Win> {
        self.winner.map(Win)
    }

    /// Nothing is hidden and nothing is left to chance: every turn may be taken back.
    fn may_undo(&self) -> bool {
        true
    }
}
