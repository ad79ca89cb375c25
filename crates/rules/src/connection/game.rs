//! A game: its position, and which turns it refuses and why.

use super::board::{Board, EMPTY, Spot};
use super::illegal_move::IllegalMove;
use super::link::{Link, Slope};
use super::moves::Move;
use super::position::{BoardMove, Position, Swap};
use super::setup::{Options, SetupError, Variant};
use super::side::{Side, Win};
use crate::{Cell, Game};

/// A game of Quickway, Crossway, Quax or Quadrex; `Display` writes its position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Connection {
    pub(super) options: Options,
    /// Everything that decides how the game continues.
    pub position: Position,
    pub(super) winner: Option<Side>,
}

/// Side effect of a turn.
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
        Ok(Self {
            options,
            position: Position {
                board: Board::empty(options.variant, options.size),
                to_move: Side::X,
                swap,
            },
            winner: None,
        })
    }

    pub(super) fn board(&self) -> &Board {
        &self.position.board
    }

    /// Which of the four games it is.
    pub fn variant(&self) -> Variant {
        self.options.variant
    }

    /// Cells a side.
    pub fn size(&self) -> u8 {
        self.board().size()
    }

    /// Returns the side whose stone is on a cell; `None` without a stone or a cell.
    pub fn stone(&self, cell: Cell) -> Option<Side> {
        self.board().stone(cell)
    }

    /// Returns the connecting diagonals with their sides. A block of four like stones has none, because it is
    /// connected anyway. Quax lists every marked one.
    pub fn links(&self) -> Vec<(Link, Side)> {
        let mut links = Vec::new();
        let board = self.board();
        for side in Side::BOTH {
            for slope in Slope::BOTH {
                let told = |&block: &Spot| {
                    board.pair(block, slope) == Some(side as u8) && self.is_told(block, slope)
                };
                let blocks = board.blocks().filter(told);
                links.extend(blocks.map(|block| (board.link(block, slope), side)));
            }
        }
        links
    }

    /// Returns true if a diagonal of like stones is among the [`links`](Connection::links).
    pub(super) fn is_told(&self, block: Spot, slope: Slope) -> bool {
        let board = self.board();
        let other = slope.other();
        let alike = board.pair(block, slope) == board.pair(block, other);
        board.connects(block, slope) && !(alike && board.connects(block, other))
    }

    /// Returns true if the players have changed sides. Then the player who began the game plays o.
    pub fn swapped(&self) -> bool {
        self.position.swap == Swap::Done
    }

    /// The square of a cell where the side to move may place a stone, or why it may not.
    pub(crate) fn check_place(&self, cell: Cell) -> Result<Spot, IllegalMove> {
        let at = self.board().spot(cell).ok_or(IllegalMove::OffBoard)?;
        if self.board().colours[at] != EMPTY {
            return Err(IllegalMove::Taken);
        }
        match self.board().is_forbidden(self.position.to_move, at) {
            true => Err(IllegalMove::Crosscut),
            false => Ok(at),
        }
    }

    fn check_link(&self, link: Link) -> Result<BoardMove, IllegalMove> {
        let refused = |wrong, refusal| if wrong { Err(refusal) } else { Ok(()) };
        let board = self.board();
        refused(board.variant != Variant::Quax, IllegalMove::NoLinks)?;
        let [Some(a), Some(b)] = link.ends().map(|cell| board.spot(cell)) else {
            return Err(IllegalMove::OffBoard);
        };
        let mover = self.position.to_move as u8;
        let own = [a, b].map(|at| board.colours[at]) == [mover; 2];
        refused(!own, IllegalMove::NotOwn)?;
        let block = board.spot(link.block).ok_or(IllegalMove::OffBoard)?;
        refused(board.marks[block].is_some(), IllegalMove::Marked)?;
        Ok(BoardMove::Link(block as u16, link.slope))
    }

    /// Returns the move of a turn, or the reason of its refusal.
    pub fn check(&self, step: Move) -> Result<BoardMove, IllegalMove> {
        if self.winner.is_some() {
            return Err(IllegalMove::GameOver);
        }
        match step {
            Move::Place(cell) => Ok(BoardMove::Place(self.check_place(cell)? as u16)),
            Move::Link(link) => self.check_link(link),
            Move::Swap if self.position.swap == Swap::Offered => Ok(BoardMove::Swap),
            Move::Swap => Err(IllegalMove::NoSwap),
            Move::Pass if self.position.must_pass() => Ok(BoardMove::Pass),
            Move::Pass => Err(IllegalMove::NoPass),
        }
    }
}

impl Game for Connection {
    type Side = Side;
    type Move = Move;
    type Event = Event;
    type IllegalMove = IllegalMove;
    type Outcome = Win;

    fn to_act(&self) -> Option<Side> {
        match self.winner {
            Some(_) => None,
            None => Some(self.position.to_move),
        }
    }

    fn steps(&self) -> Vec<Move> {
        if self.winner.is_some() {
            return Vec::new();
        }
        let position = &self.position;
        let mut steps = Vec::new();
        position.moves(|choice| steps.push(position.written(choice)));
        steps
    }

    fn play(&mut self, step: Move) -> Result<Vec<Event>, IllegalMove> {
        let choice = self.check(step)?;
        let filled = self.position.make(choice);
        self.winner = self.position.winner();
        let event = |(at, colour): (Spot, u8)| {
            Event::Filled(self.board().cell(at), Side::BOTH[usize::from(colour)])
        };
        Ok(filled.into_iter().map(event).collect())
    }

    fn outcome(&self) -> Option<Win> {
        self.winner.map(Win)
    }

    /// The game has neither secrets nor chance, so every turn may be undone.
    fn may_undo(&self) -> bool {
        true
    }
}
