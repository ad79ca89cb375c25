//! Switch Yard for the search. Random play wanders, so positions are evaluated by the places of the cars. A
//! repeated position counts as a draw immediately, so the side that is ahead looks for another way.

use rand::RngExt;

use crate::engine::Engine;
use crate::search::{Chance, Position, Searched, Tuning};
use rules::switch_yard::position::{self, BoardMove, DRAWN_AFTER};
use rules::switch_yard::{Move, Outcome, Side, SwitchYard};

/// Engine for the computer players.
pub const ENGINE: Engine = Engine::search::<SwitchYard>();

mod evaluation;

/// A position of Switch Yard.
#[derive(Clone)]
pub struct Switching {
    now: position::Position,
    /// True if the search has made a move since it began.
    moved: bool,
}

impl Position for Switching {
    type Move = BoardMove;

    fn tuning(&self) -> Tuning {
        Tuning {
            exploration: 0.6,
            ..Tuning::default()
        }
    }

    fn side(&self) -> usize {
        self.now.to_move() as usize
    }

    fn moves(&self, moves: &mut Vec<(BoardMove, f32)>) {
        if self.now.is_placing() {
            return self.now.moves(|choice| moves.push((choice, 1.0)));
        }
        let (board, side) = (self.now.board(), self.now.to_move());
        board.runs(side, |run| {
            moves.push((BoardMove::Run(run), evaluation::prior(board, side, run)));
        });
    }

    fn make(&mut self, choice: BoardMove) {
        self.moved = true;
        self.now.make(choice);
    }

    fn result(&self) -> Option<f32> {
        let times_before = if self.moved { 1 } else { DRAWN_AFTER };
        self.now.outcome(times_before).map(|outcome| match outcome {
            Outcome::Win(Side::Red) => 1.0,
            Outcome::Win(Side::Blue) => 0.0,
            Outcome::Draw => 0.5,
        })
    }

    fn evaluate(&mut self, chance: &mut Chance, _: &mut Vec<u8>) -> f32 {
        if self.now.is_placing() {
            // Opposite cars balance each other, and there is no further knowledge.
            return 0.5 + chance.random_range(-0.01..0.01);
        }
        evaluation::evaluate(self.now.board(), self.now.to_move())
    }
}

impl Searched for SwitchYard {
    type Position = Switching;

    fn rounds(&self) -> [u32; 5] {
        [3, 14, 50, 1_000, 10_000]
    }

    fn position(&self) -> Switching {
        Switching {
            now: self.position.clone(),
            moved: false,
        }
    }

    fn turn_of(&self, moves: &[BoardMove]) -> Option<Move> {
        moves.first().map(|&choice| choice.into())
    }

    fn moves_of(&self, turn: &Move) -> Option<Vec<BoardMove>> {
        self.check(*turn).ok().map(|turn| vec![turn])
    }

    /// Placing cars needs no search.
    fn is_plain(&self) -> bool {
        self.is_placing()
    }
}
