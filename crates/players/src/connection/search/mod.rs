//! Quickway and its family for the search. A stone stays, so a rollout's result for a square is valid at any time.
//! Players answer broken bridges, in rollouts too, and first try the squares of both sides' shortest chains.

use rules::connection::board::{Colour, SQUARES, Spot};
use rules::connection::position::{self, BoardMove as Turn, Swap};
use rules::connection::{Connection, Move, Variant};
use rules::request::Certain;

use crate::engine::Engine;
use crate::search::{Chance, NOBODY, Policy, Position, Searched, Tuning};
use bridges::Answers;

/// Engine for the computer players.
pub const ENGINE: Engine = Engine::search::<Connection>();

mod bridges;
mod paths;
mod patterns;
mod rollout;

/// Choice of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchMove {
    /// A complete turn.
    Turn(Turn),
    /// Decline the swap. The same player continues.
    Stay,
}

/// A position of the connection family.
#[derive(Clone)]
pub struct Connecting {
    /// The swap is [`Swap::Done`] only if the players have changed sides since the search began.
    now: position::Position,
    last: Option<Spot>,
}

impl Connecting {
    fn of(game: &Connection) -> Self {
        let mut now = game.position.clone();
        if now.swap == Swap::Done {
            now.swap = Swap::Past;
        }
        Self { now, last: None }
    }

    /// The side to move, as the board numbers sides.
    fn mover(&self) -> Colour {
        self.now.to_move as Colour
    }

    /// Returns the player of a side.
    fn player(&self, side: Colour) -> u8 {
        side ^ u8::from(self.now.swap == Swap::Done)
    }

    /// Returns true if a first stone here is fair, so that a swap neither gains nor loses much.
    ///
    /// On the second ranks from x's edges either side has won about half of the games.
    fn is_fair(&self, at: Spot) -> bool {
        let stride = self.now.board.stride;
        let size = stride - 2;
        let opens = self.now.swap == Swap::Ahead && size > 5;
        !opens || [2, size - 1].contains(&(at / stride))
    }

    /// Returns the diagonals that the side to move may mark in Quax; those that connect nothing new only if `idle`.
    fn links(&self, idle: bool) -> impl Iterator<Item = SearchMove> {
        let board = &self.now.board;
        let links = self
            .now
            .markable()
            .into_iter()
            .filter(move |&(block, slope)| {
                let others = board.ends(block, slope.other());
                idle || others.iter().all(|&at| board.colours[at] != self.mover())
            });
        links.map(|(block, slope)| SearchMove::Turn(Turn::Link(block as u16, slope)))
    }
}

impl Position for Connecting {
    type Move = SearchMove;

    fn policy(&self) -> Option<Policy> {
        Some(Policy {
            weights: include_bytes!("../../../../../assets/priors/connection.bin"),
            tuning: Tuning {
                exploration: 1.5,
                rave_equivalence: 300.0,
                expansion_threshold: 2,
            },
        })
    }

    fn tuning(&self) -> Tuning {
        Tuning {
            exploration: 0.3,
            rave_equivalence: 1000.0,
            expansion_threshold: 3,
        }
    }

    fn side(&self) -> usize {
        usize::from(self.player(self.mover()))
    }

    fn moves(&self, moves: &mut Vec<(SearchMove, f32)>) {
        if self.now.swap == Swap::Offered {
            moves.extend([(SearchMove::Stay, 1.0), (SearchMove::Turn(Turn::Swap), 1.0)]);
            return;
        }
        let places = self.now.placements().filter(|&at| self.is_fair(at));
        moves.extend(places.map(|at| (SearchMove::Turn(Turn::Place(at as u16)), 1.0)));
        moves.extend(self.links(false).map(|link| (link, 1.0)));
        if moves.is_empty() {
            moves.extend(self.links(true).map(|link| (link, 1.0)));
        }
        if moves.is_empty() {
            moves.push((SearchMove::Turn(Turn::Pass), 1.0));
        }
    }

    /// High where the shortest chains of both sides lead, and highest for the answers to a broken bridge.
    fn weigh(&self, moves: &mut [(SearchMove, f32)]) {
        let detours = self.detours();
        let answers = self.answers();
        for (choice, weight) in moves {
            let SearchMove::Turn(Turn::Place(at)) = *choice else {
                continue;
            };
            let at = usize::from(at);
            let near = |side: usize| (-f32::from(detours[side][at])).exp();
            *weight = 0.05 + near(0) + near(1);
            if answers.contains(&at) {
                *weight += 4.0;
            }
        }
    }

    fn features(&self, moves: &[(SearchMove, f32)], mut tell: impl FnMut(usize, usize)) {
        let own = usize::from(self.mover());
        let detours = self.detours();
        let answers = self.answers();
        let sight = patterns::Sight::new(&self.now.board, self.mover(), self.last);
        for (number, (choice, _)) in moves.iter().enumerate() {
            match *choice {
                SearchMove::Turn(Turn::Place(at)) => {
                    let at = usize::from(at);
                    let detours = [detours[own][at], detours[1 - own][at]];
                    let answers = answers.contains(&at);
                    sight.see(at, detours, answers, |feature| tell(number, feature));
                }
                SearchMove::Turn(Turn::Link(..)) => tell(number, patterns::LINK),
                SearchMove::Turn(Turn::Swap | Turn::Pass) | SearchMove::Stay => {}
            }
        }
    }

    fn make(&mut self, choice: SearchMove) {
        let SearchMove::Turn(turn) = choice else {
            self.now.swap = Swap::Past;
            return;
        };
        if let Turn::Place(at) = turn {
            self.last = Some(at.into());
        }
        self.now.make(turn);
    }

    fn result(&self) -> Option<f32> {
        let winner = self.now.winner()? as Colour;
        Some(if self.player(winner) == 0 { 1.0 } else { 0.0 })
    }

    fn evaluate(&mut self, chance: &mut Chance, played_by: &mut Vec<u8>) -> f32 {
        let mover = self.mover();
        let board = &mut self.now.board;
        let answers = Answers::new(board);
        let winner = rollout::play(board, mover, self.last, &answers, chance);
        let swapped = u8::from(self.now.swap == Swap::Done);
        let board = &self.now.board;
        let squares = board.stride * board.stride;
        played_by.extend(board.colours[..squares].iter().map(|side| side ^ swapped));
        played_by.resize(SQUARES + 1, NOBODY);
        if self.player(winner) == 0 { 1.0 } else { 0.0 }
    }

    fn amaf_index(choice: SearchMove) -> usize {
        match choice {
            SearchMove::Turn(Turn::Place(at)) => usize::from(at),
            _ => SQUARES,
        }
    }
}

impl Connecting {
    /// By side and square: how many stones more than a shortest chain one through the square needs.
    fn detours(&self) -> [[u8; SQUARES]; 2] {
        [0, 1].map(|side| {
            let mut needed = paths::needed(&self.now.board, side);
            let open = self.now.board.squares();
            let least = open.map(|at| needed[at]).min().unwrap_or(paths::FAR);
            needed
                .iter_mut()
                .for_each(|needed| *needed = needed.saturating_sub(least));
            needed
        })
    }

    /// The squares that answer a bridge that the last stone has broken.
    fn answers(&self) -> Vec<Spot> {
        let Some(last) = self.last else {
            return Vec::new();
        };
        let answers = Answers::new(&self.now.board);
        let bits = answers.to(self.mover(), &self.now.board, last);
        let set = (0..8).filter(|bit| bits >> bit & 1 == 1);
        set.map(|bit| answers.spot(last, bit)).collect()
    }
}

impl Searched for Connection {
    type Position = Connecting;

    fn rounds(&self) -> [u32; 5] {
        // Larger boards need more search, and two of the games are harder.
        let cells = u32::from(self.size()).pow(2);
        let [newcomer, learner, easy] = match self.variant() {
            Variant::Quickway | Variant::Crossway => [cells / 2, cells * 4 / 9, cells],
            Variant::Quadrex => [cells * 3 / 4, cells * 2 / 3, cells * 3 / 2],
            Variant::Quax => [cells * 3 / 4, cells * 2, cells * 4],
        };
        [newcomer.min(80), learner, easy, 250, 2_500]
    }

    fn position(&self) -> Connecting {
        Connecting::of(self)
    }

    fn position_after(&self, turn: &Move) -> Connecting {
        let last = match *turn {
            Move::Place(cell) => self.position.board.spot(cell),
            Move::Link(_) | Move::Swap | Move::Pass => None,
        };
        Connecting {
            last,
            ..Connecting::of(self)
        }
    }

    fn turn_of(&self, moves: &[SearchMove]) -> Option<Move> {
        moves.iter().find_map(|&choice| match choice {
            SearchMove::Turn(turn) => Some(self.position.written(turn)),
            SearchMove::Stay => None,
        })
    }

    /// After a swap the players' numbers belong to other sides, so an earlier search is worthless.
    fn moves_of(&self, turn: &Move) -> Option<Vec<SearchMove>> {
        let turn = self.check(*turn).ok()?;
        let stays = (self.position.swap == Swap::Offered).then_some(SearchMove::Stay);
        let moves = stays.into_iter().chain([SearchMove::Turn(turn)]);
        (turn != Turn::Swap).then(|| moves.collect())
    }

    fn certain(&self) -> Certain {
        crate::connection::safe::certain(self)
    }

    /// A first stone that the swap will judge needs no thought.
    fn is_plain(&self) -> bool {
        self.position.swap == Swap::Ahead
    }
}
