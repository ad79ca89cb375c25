//! A position with everything that decides how it continues: the cars, the side to move, the phase of placing, and
//! the positions that may repeat. The game plays on it, perft counts on it, and the players search on it.

use super::board::{Board, CARS, Footprint, SPOTS, Spot, cell};
use super::trains::Run;
use super::{Move, Outcome, Side, yard};
use crate::Perft;

/// Number of earlier occurrences of a position that makes the game a draw.
pub const DRAWN_AFTER: usize = 2;

/// A turn that has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardMove {
    /// A train or an engine moves.
    Run(Run),
    /// A car of a side is placed on a square, by its number, and one of the other side opposite.
    Place(u8, Side),
}

impl From<BoardMove> for Move {
    fn from(choice: BoardMove) -> Self {
        match choice {
            BoardMove::Run(run) => run.into(),
            BoardMove::Place(spot, colour) => Self::Place(cell(spot.into()), colour),
        }
    }
}

/// A position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Side,
    placing: bool,
    /// Positions of play that may repeat, in order, the present one last. Sides alternate.
    seen: Vec<Footprint>,
}

impl Position {
    /// A position without history.
    pub(super) fn new(board: Board, to_move: Side, placing: bool) -> Self {
        let mut position = Self {
            board,
            to_move,
            placing,
            seen: Vec::new(),
        };
        position.note();
        position
    }

    /// The cars.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the side on turn, as if the game were not over.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// Returns true if the players are still placing their cars.
    pub fn is_placing(&self) -> bool {
        self.placing
    }

    /// Calls `tell` with each legal move of a game that is not over.
    pub fn moves(&self, mut tell: impl FnMut(BoardMove)) {
        if !self.placing {
            return self
                .board
                .runs(self.to_move, |run| tell(BoardMove::Run(run)));
        }
        for spot in SPOTS.into_iter().filter(|&spot| self.may_place(spot)) {
            for colour in [Side::Red, Side::Blue] {
                tell(BoardMove::Place(spot as u8, colour));
            }
        }
    }

    /// A car goes to an empty cell of the own receiving area.
    fn may_place(&self, spot: Spot) -> bool {
        self.board.is_free(spot) && yard::receiving(cell(spot)) == Some(self.to_move)
    }

    /// Makes a legal move.
    pub fn make(&mut self, choice: BoardMove) {
        match choice {
            BoardMove::Run(run) => {
                let shipped = self.board.shipped();
                self.board.run(run);
                if self.board.shipped() != shipped {
                    // Shipped cars never leave, so no earlier position can repeat.
                    self.seen.clear();
                }
            }
            BoardMove::Place(spot, colour) => {
                self.board.put_pair(cell(spot.into()), colour);
                let cars = [Side::Red, Side::Blue].map(|side| self.board.cars(side));
                self.placing = cars != [CARS; 2];
            }
        }
        self.to_move = self.to_move.other();
        self.note();
    }

    /// Records the new position.
    fn note(&mut self) {
        if !self.placing {
            self.seen.push(self.board.footprint());
        }
    }

    /// Returns the result of the game; `None` before its end.
    ///
    /// The game is a draw if the position has occurred `times_before` times before with the same side to move.
    pub fn outcome(&self, times_before: usize) -> Option<Outcome> {
        let mover = self.to_move.other();
        let all_shipped = |side: &Side| self.board.shipped()[*side as usize] == CARS;
        if let Some(side) = [mover, self.to_move].into_iter().find(all_shipped) {
            return Some(Outcome::Win(side));
        }
        if self.placing {
            return None;
        }
        if self.board.is_stuck(self.to_move) {
            return Some(Outcome::Win(mover));
        }
        let mut same_side = self.seen.iter().rev().step_by(2);
        let now = same_side.next();
        let before = same_side.filter(|&board| Some(board) == now).count();
        (before >= times_before).then_some(Outcome::Draw)
    }
}

impl Perft for Position {
    type Move = BoardMove;

    fn is_over(&self) -> bool {
        self.outcome(DRAWN_AFTER).is_some()
    }

    fn each_move(&self, tell: impl FnMut(BoardMove)) {
        self.moves(tell);
    }

    fn make_move(&mut self, choice: BoardMove) {
        self.make(choice);
    }
}
