//! Switch Yard for the search. Random play wanders, so positions are judged where they are left, by
//! where the cars stand. A position that comes again counts as drawn at once: whoever is ahead looks
//! for another way.

use crate::games::Game;
use crate::games::switch_yard::{Side, Step, SwitchYard, yard};
use crate::players::Strength;

use super::{Chance, Position, Searched, Tuning};
use board::{Board, CARS, EMPTY, Run, SPOTS, Square, cell, number, spot};
use rand::RngExt;

mod board;
mod worth;

/// For how many rounds an easy player thinks at most.
const EASY_ROUNDS: u32 = 1_000;

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A train or an engine goes.
    Run(Run),
    /// A car of a side is placed on a square, and one of the other opposite.
    Place(u8, u8),
}

/// A position of Switch Yard.
#[derive(Clone)]
pub struct Switching {
    board: Board,
    side: Square,
    placing: bool,
    /// The numbers of the positions that may come again, the present one last.
    seen: Vec<u64>,
    /// Whether the search has made a move since it began.
    moved: bool,
    strength: Strength,
}

impl Switching {
    fn here(&self) -> u64 {
        self.board.number ^ u64::from(self.side)
    }

    fn places(&self, moves: &mut Vec<(Move, f32)>) {
        for at in SPOTS {
            let receiving = yard::receiving(cell(at)).map(number);
            if receiving == Some(self.side) && self.board.square(at) == EMPTY {
                moves.extend([0, 1].map(|colour| (Move::Place(at as u8, colour), 1.0)));
            }
        }
    }
}

impl Position for Switching {
    type Move = Move;

    fn tuning(&self) -> Tuning {
        Tuning {
            explore: 0.6,
            ..Tuning::default()
        }
    }

    fn side(&self) -> usize {
        usize::from(self.side)
    }

    fn moves(&self, moves: &mut Vec<(Move, f32)>) {
        if self.placing {
            return self.places(moves);
        }
        let knows = self.strength != Strength::Easy;
        self.board.runs(self.side, |run| {
            let promise = if knows {
                worth::promise(&self.board, self.side, run)
            } else {
                1.0
            };
            moves.push((Move::Run(run), promise));
        });
    }

    fn make(&mut self, choice: Move) {
        self.moved = true;
        match choice {
            Move::Run(run) => {
                let shipped = self.board.shipped;
                self.board.run(run);
                if self.board.shipped != shipped {
                    // Shipped cars never leave, so nothing that was before comes again.
                    self.seen.clear();
                }
            }
            Move::Place(at, colour) => {
                let at = usize::from(at);
                self.board.put(at, colour);
                self.board.put(spot(yard::opposite(cell(at))), 1 - colour);
                let cars = SPOTS.iter().filter(|&&at| self.board.square(at) != EMPTY);
                self.placing = cars.count() < 2 * usize::from(CARS);
            }
        }
        self.side = 1 - self.side;
        if !self.placing {
            self.seen.push(self.here());
        }
    }

    fn result(&self) -> Option<f32> {
        let win = |side: Square| Some(if side == 0 { 1.0 } else { 0.0 });
        let mover = 1 - self.side;
        if let Some(side) = [mover, self.side]
            .into_iter()
            .find(|&side| self.board.shipped[usize::from(side)] == CARS)
        {
            return win(side);
        }
        if self.placing {
            return None;
        }
        if self.board.is_stuck(self.side) {
            return win(mover);
        }
        let here = self.here();
        let before = self.seen.iter().rev().skip(1);
        let again = before.filter(|&&seen| seen == here).count();
        (again >= if self.moved { 1 } else { 2 }).then_some(0.5)
    }

    fn guess(&mut self, chance: &mut Chance, _: &mut Vec<u8>) -> f32 {
        if self.placing {
            // Opposite cars balance each other: nobody knows more than that.
            return 0.5 + chance.random_range(-0.01..0.01);
        }
        worth::worth(&self.board, self.side)
    }
}

impl Searched for SwitchYard {
    type Position = Switching;

    fn position(&self, strength: Strength) -> Switching {
        let side = self.to_act().map_or(0, number);
        let seen = self
            .seen()
            .iter()
            .rev()
            .zip([side, 1 - side].into_iter().cycle());
        let seen = seen.map(|(cars, side)| board::number_of(cars) ^ u64::from(side));
        let mut seen: Vec<_> = seen.collect();
        seen.reverse();
        Switching {
            board: Board::of(self),
            side,
            placing: self.is_placing(),
            seen,
            moved: false,
            strength,
        }
    }

    fn turn_of(&self, moves: &[Move]) -> Option<Step> {
        moves.first().map(|&choice| match choice {
            Move::Run(run) if run.is_engine() => Step::Engine {
                from: cell(run.lead()),
                to: cell(run.end()),
            },
            Move::Run(run) => Step::Train {
                lead: cell(run.lead()),
                tail: cell(run.tail()),
                to: cell(run.end()),
            },
            Move::Place(at, colour) => {
                let side = if colour == 0 { Side::Red } else { Side::Blue };
                Step::Place(cell(usize::from(at)), side)
            }
        })
    }

    /// While cars are being placed there is nothing to think about. Easy players do not look far.
    fn rounds(&self, strength: Strength) -> u32 {
        match strength {
            _ if self.is_placing() => 100,
            Strength::Easy => EASY_ROUNDS,
            _ => u32::MAX,
        }
    }
}
