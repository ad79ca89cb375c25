//! Quickway and its family for the search. A stone lasts, so what a random game has shown of a square
//! counts for it at any time. Players with knowledge answer broken bridges, in their random games too,
//! and look first where the shortest chains of both sides would lead.

use crate::games::connection::{Connection, Link, Side, Step, Variant};
use crate::games::{Game, TwoPlayer};
use crate::players::Strength;

use super::{Chance, NOBODY, Position, Searched, Tuning};
use board::{Board, Colour, EMPTY, SQUARES, Spot};
use bridges::Answers;

mod board;
mod bridges;
mod paths;
mod playout;

/// For how many rounds an easy player thinks at most.
const EASY_ROUNDS: u32 = 2_000;

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A stone on a square.
    Place(u16),
    /// Quax: the diagonal between two squares.
    Link(u16, u16),
    /// To change sides.
    Swap,
    /// Not to change sides; the same player goes on.
    Stay,
    /// The only turn where there is no other.
    Pass,
}

/// A position of the connection family.
#[derive(Clone)]
pub struct Connecting {
    board: Board,
    /// The side to move; not the player, once sides were changed.
    side: Colour,
    /// Whether the players have changed sides since the search began.
    swapped: bool,
    swap: Swap,
    last: Option<Spot>,
    knows: bool,
}

/// How it stands with the swap.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Swap {
    /// It comes to be on offer after the first turn.
    Ahead,
    Offered,
    Past,
}

impl Connecting {
    fn of(game: &Connection, knows: bool) -> Self {
        let steps = game.steps();
        let board = Board::of(game);
        let empty = board.squares().all(|at| board.colours[at] == EMPTY);
        let swap = if steps.contains(&Step::Swap) {
            Swap::Offered
        } else if empty && game.options().swap {
            Swap::Ahead
        } else {
            Swap::Past
        };
        Self {
            side: game.to_act().unwrap_or(Side::X) as Colour,
            board,
            swapped: false,
            swap,
            last: None,
            knows,
        }
    }

    /// The player who plays a side.
    fn player(&self, side: Colour) -> u8 {
        side ^ u8::from(self.swapped)
    }

    /// Whether a first stone here is no great gift to who takes it by a swap, nor a great loss: on the
    /// second ranks from x's edges either side has won about half of the games.
    fn is_fair(&self, at: Spot) -> bool {
        let size = self.board.stride - 2;
        let opens = self.knows && self.swap == Swap::Ahead && size > 5;
        !opens || [2, size - 1].contains(&(at / self.board.stride))
    }

    /// Quax: the diagonals that the side to move may mark; those that connect nothing new only if
    /// `idle`.
    fn links(&self, idle: bool) -> impl Iterator<Item = Move> {
        let own = |at: Spot| self.board.colours[at] == self.side;
        let pairs = self.board.blocks().flat_map(|block| {
            let [a, b, c, d] = self.board.corners(block);
            let free = self.board.variant == Variant::Quax && self.board.marks[block] == EMPTY;
            [[a, b, c, d], [c, d, a, b]].map(|corners| free.then_some(corners))
        });
        let pairs = pairs
            .flatten()
            .filter(move |&[a, b, c, d]| own(a) && own(b) && (idle || !own(c) && !own(d)));
        pairs.map(|[a, b, ..]| Move::Link(a as u16, b as u16))
    }
}

impl Position for Connecting {
    type Move = Move;

    fn tuning(&self) -> Tuning {
        if self.knows {
            Tuning {
                explore: 0.3,
                untried: 0.0,
                lasting: 1000.0,
                ripe: 3,
            }
        } else {
            Tuning::default()
        }
    }

    fn side(&self) -> usize {
        usize::from(self.player(self.side))
    }

    fn moves(&self, moves: &mut Vec<(Move, f32)>) {
        if self.swap == Swap::Offered {
            moves.extend([(Move::Stay, 1.0), (Move::Swap, 1.0)]);
            return;
        }
        let open = self.board.squares();
        let open = open.filter(|&at| self.board.colours[at] == EMPTY && self.is_fair(at));
        let free = |at: &Spot| {
            self.board.variant != Variant::Crossway || !self.board.is_forbidden(self.side, *at)
        };
        let places = open.filter(free).map(|at| (Move::Place(at as u16), 1.0));
        moves.extend(places);
        moves.extend(self.links(false).map(|link| (link, 1.0)));
        if moves.is_empty() {
            moves.extend(self.links(true).map(|link| (link, 1.0)));
        }
        if moves.is_empty() {
            moves.push((Move::Pass, 1.0));
        }
        if self.knows {
            self.weigh(moves);
        }
    }

    fn make(&mut self, choice: Move) {
        match choice {
            Move::Place(at) => {
                self.board.place(self.side, usize::from(at));
                self.last = Some(usize::from(at));
            }
            Move::Link(a, b) => {
                let (a, b) = (usize::from(a), usize::from(b));
                let block = if b == a + self.board.stride + 1 {
                    a
                } else {
                    a - self.board.stride
                };
                self.board.marks[block] = self.side;
            }
            Move::Swap => {
                self.swapped = true;
                self.swap = Swap::Past;
                return;
            }
            Move::Stay => {
                self.swap = Swap::Past;
                return;
            }
            Move::Pass => {}
        }
        self.swap = match self.swap {
            Swap::Ahead => Swap::Offered,
            Swap::Offered | Swap::Past => Swap::Past,
        };
        self.side = 1 - self.side;
    }

    fn result(&self) -> Option<f32> {
        let mover = 1 - self.side;
        let mut sides = [mover, self.side].into_iter();
        let winner = sides.find(|&side| self.board.has_chain(side))?;
        Some(if self.player(winner) == 0 { 1.0 } else { 0.0 })
    }

    fn guess(&mut self, chance: &mut Chance, owners: &mut Vec<u8>) -> f32 {
        let answers = self.knows.then(|| Answers::new(&self.board));
        let winner = playout::play(
            &mut self.board,
            self.side,
            self.last,
            answers.as_ref(),
            chance,
        );
        if self.knows {
            let swapped = u8::from(self.swapped);
            let squares = self.board.stride * self.board.stride;
            owners.extend(
                self.board.colours[..squares]
                    .iter()
                    .map(|side| side ^ swapped),
            );
            owners.resize(SQUARES + 1, NOBODY);
        }
        if self.player(winner) == 0 { 1.0 } else { 0.0 }
    }

    fn lasting(choice: Move) -> usize {
        match choice {
            Move::Place(at) => usize::from(at),
            _ => SQUARES,
        }
    }
}

impl Connecting {
    /// Says which moves are promising.
    fn weigh(&self, moves: &mut [(Move, f32)]) {
        let needed = [0, 1].map(|side| paths::needed(&self.board, side));
        let least = needed.each_ref().map(|needed| {
            let open = self.board.squares();
            open.map(|at| needed[at]).min().unwrap_or(paths::FAR)
        });
        let answers = self
            .last
            .map(|last| {
                let answers = Answers::new(&self.board);
                let bits = answers.to(self.side, &self.board, last);
                (0..8_u32)
                    .filter(move |bit| bits >> bit & 1 == 1)
                    .map(move |bit| answers.spot(last, bit))
                    .collect::<Vec<_>>()
            })
            .unwrap_or_default();
        for (choice, weight) in moves {
            let Move::Place(at) = *choice else { continue };
            let at = usize::from(at);
            let near = |side: usize| {
                let more = f32::from(needed[side][at].saturating_sub(least[side]));
                (-more).exp()
            };
            *weight = 0.05 + near(0) + near(1);
            if answers.contains(&at) {
                *weight += 4.0;
            }
        }
    }
}

impl Searched for Connection {
    type Position = Connecting;

    fn position(&self, strength: Strength) -> Connecting {
        Connecting::of(self, strength != Strength::Easy)
    }

    fn turn_of(&self, moves: &[Move]) -> Option<Step> {
        let board = |at: u16| Board::of(self).cell(usize::from(at));
        moves.iter().find_map(|&choice| match choice {
            Move::Place(at) => Some(Step::Place(board(at))),
            Move::Link(a, b) => Link::between(board(a), board(b)).map(Step::Link),
            Move::Swap => Some(Step::Swap),
            Move::Pass => Some(Step::Pass),
            Move::Stay => None,
        })
    }

    /// A first stone that the swap will judge needs no thought. Easy players do not look far.
    fn rounds(&self, strength: Strength) -> u32 {
        let opens = self.position(strength).swap == Swap::Ahead;
        match strength {
            _ if opens => 200,
            Strength::Easy => EASY_ROUNDS,
            _ => u32::MAX,
        }
    }
}
