//! Rapid Transit for the search: a swap is a move, and rollouts are random games to the end, which take some twenty
//! turns. No position repeats, so there is no history to remember. AMAF statistics count a swap at any later time
//! of such a game. A player with the [net](super::net) uses that instead of rollouts, and also for its priors.

use rand::RngExt;

use crate::rapid_transit::net::{self, Inputs, Net};
use rules::rapid_transit::board::{Set, bits, cell};
use rules::rapid_transit::{Move, Outcome, RapidTransit, Side};

use crate::engine::Engine;
use crate::search::{Chance, NOBODY, Policy, Position, Searched, Tuning, ahead_by};

/// Engine for the computer players.
pub const ENGINE: Engine = Engine::search::<RapidTransit>();

/// The pass among the moves; a swap is the set of its two cells.
const PASS: Set = 0;
/// Cells of the largest board.
const CELLS: usize = 64;

/// Logarithm of the ratio of priors between a swap after which the net is sure of a win, and one after which it is
/// sure of a loss.
const SHARPNESS: f32 = 6.0;

/// A position of Rapid Transit.
#[derive(Clone)]
pub struct Swapping {
    now: RapidTransit,
    /// Swaps since the search began, with their sides.
    made: Vec<(Set, Side)>,
    /// Net that judges the position. Without one, rollouts do.
    net: Option<&'static Net>,
}

impl Swapping {
    /// Returns a random legal swap; `None` if there is none. Each terminal with a swap is equally likely, which is
    /// quicker than listing all swaps.
    fn any_swap(&self, chance: &mut Chance) -> Option<Set> {
        let RapidTransit { board, to_move, .. } = self.now;
        let mut terminals = board.terminals(to_move);
        while terminals != 0 {
            let terminal = any(terminals, chance);
            let partners = board.partners(to_move, terminal);
            if partners != 0 {
                return Some(terminal | any(partners, chance));
            }
            terminals ^= terminal;
        }
        None
    }

    /// Returns Red's result if the game ends here.
    fn standing(&self) -> f32 {
        match self.now.standing() {
            Outcome::Win(Side::Red) => 1.0,
            Outcome::Win(Side::Cyan) => 0.0,
            Outcome::Draw => 0.5,
        }
    }
}

/// Returns the net's expectation for a side.
fn told(net: &Net, game: &RapidTransit, side: Side) -> f32 {
    let own = net.judge(&Inputs::of(game.board.of(game.to_move))).value;
    if side == game.to_move { own } else { 1.0 - own }
}

/// Returns a random cell of a set that is not empty.
fn any(set: Set, chance: &mut Chance) -> Set {
    let skipped = chance.random_range(0..set.count_ones());
    let left = (0..skipped).fold(set, |left, _| left & (left - 1));
    left & left.wrapping_neg()
}

impl Position for Swapping {
    type Move = Set;

    fn policy(&self) -> Option<Policy> {
        let by_net = Policy {
            weights: &[],
            tuning: Tuning::default(),
        };
        net::knows(&self.now).then_some(by_net)
    }

    fn learned(self) -> Self {
        let net = net::knows(&self.now).then(Net::learned);
        Self { net, ..self }
    }

    fn tuning(&self) -> Tuning {
        Tuning {
            rave_equivalence: 100.0,
            expansion_threshold: 2,
            ..Tuning::default()
        }
    }

    fn side(&self) -> usize {
        self.now.to_move as usize
    }

    fn moves(&self, moves: &mut Vec<(Set, f32)>) {
        for (terminal, partners) in self.now.board.swaps(self.now.to_move) {
            moves.extend(bits(partners).map(|partner| (terminal | partner, 1.0)));
        }
        if moves.is_empty() {
            moves.push((PASS, 1.0));
        }
    }

    fn weigh(&self, moves: &mut [(Set, f32)]) {
        let Some(net) = self.net else { return };
        let swaps = moves.iter_mut().filter(|(choice, _)| *choice != PASS);
        for (choice, prior) in swaps {
            let after = self.now.swapped(*choice);
            *prior = (SHARPNESS * told(net, &after, self.now.to_move)).exp();
        }
    }

    fn make(&mut self, choice: Set) {
        self.now = if choice == PASS {
            self.now.passed()
        } else {
            self.made.push((choice, self.now.to_move));
            self.now.swapped(choice)
        };
    }

    fn result(&self) -> Option<f32> {
        self.now.is_over().then(|| self.standing())
    }

    fn evaluate(&mut self, chance: &mut Chance, played_by: &mut Vec<u8>) -> f32 {
        if let Some(net) = self.net {
            return told(net, &self.now, Side::Red);
        }
        while !self.now.is_over() {
            let swap = self.any_swap(chance);
            self.make(swap.unwrap_or(PASS));
        }
        played_by.resize(CELLS * CELLS, NOBODY);
        for &(swap, side) in &self.made {
            played_by[Self::amaf_index(swap)] = side as u8;
        }
        self.standing()
    }

    /// Compares the largest networks.
    fn glance(&self) -> Option<f32> {
        let [red, cyan] = [Side::Red, Side::Cyan].map(|side| {
            let largest = self.now.board.network_sizes(side)[0];
            f32::from(largest)
        });
        Some(ahead_by(red - cyan))
    }

    /// The two cells identify a swap. The pass has the number 0, which no swap has.
    fn amaf_index(choice: Set) -> usize {
        if choice == PASS {
            return 0;
        }
        let [low, high] = [choice.trailing_zeros(), choice.ilog2()];
        low as usize * CELLS + high as usize
    }
}

impl Searched for RapidTransit {
    type Position = Swapping;

    fn rounds(&self) -> [u32; 5] {
        match net::knows(self) {
            true => [9, 8, 50, 40, 1_000],
            // There was no training on small boards.
            false => [3, 4, 20, 250, 20_000],
        }
    }

    fn position(&self) -> Swapping {
        Swapping {
            now: *self,
            made: Vec::new(),
            net: None,
        }
    }

    fn turn_of(&self, moves: &[Set]) -> Option<Move> {
        let both = *moves.first()?;
        if both == PASS {
            return Some(Move::Pass);
        }
        let own = both & self.board.of(self.to_move);
        Some(Move::Swap(cell(own), cell(both ^ own)))
    }

    fn moves_of(&self, turn: &Move) -> Option<Vec<Set>> {
        let both = match *turn {
            Move::Pass => PASS,
            Move::Swap(own, other) => self.board.bit(own)? | self.board.bit(other)?,
        };
        Some(vec![both])
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use rules::rapid_transit::Options;

    #[test]
    fn a_random_game_tells_whose_each_swap_was() {
        let mut chance = Chance::seed_from_u64(3);
        let game = RapidTransit::new(Options::default()).unwrap();
        let mut position = game.position();
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let all: Vec<Set> = moves.iter().map(|(swap, _)| *swap).collect();
        let first = any_of(&all, &mut chance);
        position.make(first);
        let mut played_by = Vec::new();
        position.evaluate(&mut chance, &mut played_by);
        assert_eq!(played_by[Swapping::amaf_index(first)], Side::Red as u8);
        for &(swap, side) in &position.made {
            assert_eq!(played_by[Swapping::amaf_index(swap)], side as u8);
        }
        let made = played_by.iter().filter(|&&by| by != NOBODY);
        assert_eq!(made.count(), position.made.len());
        assert!(position.made.len() > 10);
    }

    fn any_of(all: &[Set], chance: &mut Chance) -> Set {
        all[chance.random_range(0..all.len())]
    }
}
