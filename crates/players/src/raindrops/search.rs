//! Raindrops for the search. A turn can be one of hundreds of thousands. So the search chooses its steps one by
//! one, and with each of them if the turn ends there. Rollouts consist of turns of one step.

use rand::RngExt;

use rules::Cell;
use rules::raindrops::board::{Board, units_of};
use rules::raindrops::points::Point;
use rules::raindrops::touch::leads_on_within;
use rules::raindrops::walk::Walk;
use rules::raindrops::{Colour, Raindrops, Step, Turn};

use crate::engine::Engine;
use crate::search::{Chance, Policy, Position, Searched, Tuning, ahead_by};

/// Engine for the computer players.
pub const ENGINE: Engine = Engine::search::<Raindrops>();

mod patterns;
mod rollout;

/// Number of orders of lifting to try in order to see if a step leads to a complete turn.
///
/// If the answer is still unknown, the step is left out, because there are others.
const MOST_TRIED: usize = 8;
/// The prior of going on with a turn, where it is 1 to end it with a step: there are many turns behind
/// it.
const GOING_ON: f32 = 4.0;
/// Probability that a rollout continues with a turn that only joins.
///
/// A probability of 1 is worse, because the search cannot see what rollouts never show.
const JOINING: f64 = 0.5;

/// A step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stride {
    from: Point,
    to: Point,
    /// True if the turn ends with it.
    ends: bool,
}

/// A position of Raindrops, in a turn or between two.
#[derive(Clone)]
pub struct Dropping {
    /// Board before the turn.
    board: Board,
    side: usize,
    /// Steps of the turn so far.
    strides: Vec<Stride>,
}

impl Dropping {
    /// Lists the possible next steps that lead to a complete turn, as far as that shows after so many orders of
    /// lifting.
    fn list(&self, most_tried: usize, list: &mut Vec<(Stride, f32)>) {
        if self.strides.is_empty() {
            for unit in self.board.units() {
                self.list_steps(&Walk::new(&self.board, unit), most_tried, list);
            }
        } else {
            self.list_steps(&walk(&self.board, &self.strides), most_tried, list);
        }
    }

    fn list_steps(&self, walk: &Walk<'_>, most_tried: usize, list: &mut Vec<(Stride, f32)>) {
        for from in walk.lifts() {
            for to in walk.places(from) {
                let next = walk.step(from, to);
                let stride = |ends| Stride { from, to, ends };
                if next.may_stop() {
                    list.push((stride(true), 1.0));
                }
                if goes_on(&next, most_tried) {
                    list.push((stride(false), GOING_ON));
                }
            }
        }
    }

    /// Makes a random legal move.
    fn make_any(&mut self, list: &mut Vec<(Stride, f32)>, chance: &mut Chance) {
        list.clear();
        self.moves(list);
        let (choice, _) = list[chance.random_range(0..list.len())];
        self.make(choice);
    }
}

/// The turn after its first steps, at least one.
fn walk<'a>(board: &'a Board, strides: &[Stride]) -> Walk<'a> {
    let start = Walk::new(board, board.unit(strides[0].from));
    let step = |walk: Walk<'a>, stride: &Stride| walk.step(stride.from, stride.to);
    strides.iter().fold(start, step)
}

/// Returns true if another step can follow that leads to a complete turn.
fn goes_on(walk: &Walk<'_>, most_tried: usize) -> bool {
    // An engaged unit that has got its due keeps it, and some piece can always be lifted.
    if walk.may_stop() && walk.was_engaged() {
        return walk.may_go_on();
    }
    let leads = |walk: &Walk<'_>| leads_on_within(walk, most_tried) == Some(true);
    if !walk.may_stop() {
        return leads(walk);
    }
    walk.lifts().into_iter().any(|from| {
        let mut places = walk.places(from).into_iter();
        places.any(|to| leads(&walk.step(from, to)))
    })
}

impl Position for Dropping {
    type Move = Stride;

    fn policy(&self) -> Option<Policy> {
        Some(Policy {
            weights: include_bytes!("../../../../assets/priors/raindrops.bin"),
            tuning: Tuning {
                exploration: 1.5,
                rave_equivalence: 0.0,
                expansion_threshold: 1,
            },
        })
    }

    fn tuning(&self) -> Tuning {
        Tuning {
            exploration: 1.5,
            ..Tuning::default()
        }
    }

    fn side(&self) -> usize {
        self.side
    }

    fn moves(&self, moves: &mut Vec<(Stride, f32)>) {
        self.list(MOST_TRIED, moves);
        if moves.is_empty() {
            self.list(usize::MAX, moves);
        }
    }

    fn features(&self, moves: &[(Stride, f32)], mut tell: impl FnMut(usize, usize)) {
        let first = self.strides.is_empty();
        let own = match first {
            true => self.board.own,
            false => walk(&self.board, &self.strides).own(),
        };
        let sight = patterns::Sight::new(&self.board, own, first);
        for (number, (stride, _)) in moves.iter().enumerate() {
            sight.see(stride, |feature| tell(number, feature));
        }
    }

    fn make(&mut self, choice: Stride) {
        self.strides.push(choice);
        if choice.ends {
            self.board = self.board.after(walk(&self.board, &self.strides).own());
            self.side = 1 - self.side;
            self.strides.clear();
        }
    }

    fn result(&self) -> Option<f32> {
        if !self.strides.is_empty() {
            return None;
        }
        let won = self.board.is_won()?;
        let winner = if won { self.side } else { 1 - self.side };
        Some(if winner == 0 { 1.0 } else { 0.0 })
    }

    /// Compares the numbers of units.
    fn glance(&self) -> Option<f32> {
        let board = &self.board;
        let own = match self.strides[..] {
            [] => board.own,
            _ => walk(board, &self.strides).own(),
        };
        let [own, enemy] = [own, board.enemy_after(own)].map(|pieces| units_of(pieces).count());
        let ahead = enemy as f32 - own as f32;
        Some(ahead_by(if self.side == 0 { ahead } else { -ahead }))
    }

    fn evaluate(&mut self, chance: &mut Chance, _: &mut Vec<u8>) -> f32 {
        let mut list = Vec::new();
        loop {
            if let Some(result) = self.result() {
                return result;
            }
            let next = match self.strides[..] {
                [] => {
                    let joins = chance.random_bool(JOINING);
                    rollout::after_any_turn(&self.board, joins, chance)
                }
                _ => None,
            };
            if let Some(next) = next {
                self.board = next;
                self.side = 1 - self.side;
            } else {
                self.make_any(&mut list, chance);
            }
        }
    }
}

impl Searched for Raindrops {
    type Position = Dropping;

    fn rounds(&self) -> [u32; 5] {
        let learner = u32::from(self.size()).pow(2) * 2 / 3;
        [14, learner, 160, 160, 1_200]
    }

    fn position(&self) -> Dropping {
        Dropping {
            board: self.board(),
            side: usize::from(self.mover() == Colour::White),
            strides: Vec::new(),
        }
    }

    fn turn_of(&self, moves: &[Stride]) -> Option<Turn> {
        moves.last().filter(|stride| stride.ends)?;
        let board = self.board();
        let written = |number: usize, stride: &Stride| {
            let before = match &moves[..number] {
                [] => Walk::new(&board, board.unit(stride.from)),
                before => walk(&board, before),
            };
            before.written(stride.from, stride.to)
        };
        let steps = moves.iter().enumerate();
        Turn::new(
            steps
                .map(|(number, stride)| written(number, stride))
                .collect(),
        )
    }

    fn place(&self, choice: Stride) -> Option<Cell> {
        Some(choice.to.cell())
    }

    fn moves_of(&self, turn: &Turn) -> Option<Vec<Stride>> {
        let last = turn.steps().len() - 1;
        let stride = |(number, step): (usize, &Step)| {
            Some(Stride {
                from: Point::of(step.from)?,
                to: Point::of(step.to)?,
                ends: number == last,
            })
        };
        turn.steps().iter().enumerate().map(stride).collect()
    }
}
