//! A position with everything that decides how it continues: the board, the side to move, and the state of the
//! swap. The game plays on it, perft counts on it, and the players search on it.

use super::board::{Board, Colour, Spot};
use super::link::Slope;
use super::moves::Move;
use super::side::Side;
use crate::Perft;

/// State of the swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Swap {
    /// The first turn makes it available.
    Ahead,
    /// It is on offer now.
    Offered,
    /// It is not on offer any more, or never was.
    Past,
    /// The players have changed sides.
    Done,
}

/// A turn that has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardMove {
    /// A stone on a square, by its number.
    Place(u16),
    /// Quax: a diagonal of a block, by its south-west square's number.
    Link(u16, Slope),
    /// The players change sides.
    Swap,
    /// The only turn where there is no other.
    Pass,
}

/// A position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The stones and links.
    pub board: Board,
    /// Side to move, not player: a swap changes the player of a side.
    pub to_move: Side,
    /// State of the choice of sides.
    pub swap: Swap,
}

impl Position {
    /// Quax: the diagonals that the side to move may mark, by block and slope.
    pub fn markable(&self) -> Vec<(Spot, Slope)> {
        self.board.markable(self.to_move)
    }

    /// The squares on which the side to move may place a stone.
    pub fn placements(&self) -> impl Iterator<Item = Spot> {
        self.board.placements(self.to_move)
    }

    /// Returns true if the side to move has no other turn than to pass.
    pub(super) fn must_pass(&self) -> bool {
        self.placements().next().is_none() && self.markable().is_empty()
    }

    /// Calls `tell` with each legal move of a game that is not over.
    pub(super) fn moves(&self, mut tell: impl FnMut(BoardMove)) {
        let mut some = false;
        let mut any = |choice| {
            some = true;
            tell(choice);
        };
        self.placements()
            .for_each(|at| any(BoardMove::Place(at as u16)));
        for (block, slope) in self.markable() {
            any(BoardMove::Link(block as u16, slope));
        }
        if self.swap == Swap::Offered {
            any(BoardMove::Swap);
        }
        if !some {
            tell(BoardMove::Pass);
        }
    }

    /// Makes a legal move, and returns the squares that it filled, as `Board::place` does.
    pub fn make(&mut self, choice: BoardMove) -> Vec<(Spot, Colour)> {
        let mut filled = Vec::new();
        match choice {
            BoardMove::Place(at) => filled = self.board.place(self.to_move as Colour, at.into()),
            BoardMove::Link(block, slope) => self.board.mark(block.into(), slope),
            BoardMove::Swap => {
                // The sides keep their stones and o is still to move: only the players have changed.
                self.swap = Swap::Done;
                return filled;
            }
            BoardMove::Pass => {}
        }
        self.swap = match self.swap {
            Swap::Ahead => Swap::Offered,
            Swap::Offered | Swap::Past => Swap::Past,
            Swap::Done => Swap::Done,
        };
        self.to_move = self.to_move.other();
        filled
    }

    /// Returns the side with a complete chain.
    ///
    /// If both have one, it is the side that has just moved.
    pub fn winner(&self) -> Option<Side> {
        let sides = [self.to_move.other(), self.to_move];
        let has_chain = |side: &Side| self.board.has_chain(*side as Colour);
        sides.into_iter().find(has_chain)
    }

    /// Returns a move in notation.
    pub fn written(&self, choice: BoardMove) -> Move {
        match choice {
            BoardMove::Place(at) => Move::Place(self.board.cell(at.into())),
            BoardMove::Link(block, slope) => Move::Link(self.board.link(block.into(), slope)),
            BoardMove::Swap => Move::Swap,
            BoardMove::Pass => Move::Pass,
        }
    }
}

impl Perft for Position {
    type Move = BoardMove;

    fn is_over(&self) -> bool {
        self.winner().is_some()
    }

    fn each_move(&self, tell: impl FnMut(BoardMove)) {
        self.moves(tell);
    }

    fn make_move(&mut self, choice: BoardMove) {
        self.make(choice);
    }
}
