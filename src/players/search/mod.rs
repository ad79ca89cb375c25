//! The one search that plays all games for two. A game tells it what a [`Position`] is; the rest is
//! the same for all.

use rand_chacha::ChaCha8Rng;

use super::{Budget, Strength};
use crate::games::TwoPlayer;

/// A position as the search plays through it: quick to copy and to change. Turns that are made of
/// several steps are several moves here, so that a tree over them stays narrow.
pub trait Position: Clone {
    /// The smallest thing that is chosen.
    type Move: Copy + Eq;

    /// Who chooses next: 0 is the side that began the game, 1 the other. A side may move several
    /// times in a row.
    fn side(&self) -> usize;

    /// The moves that are allowed, each with how promising it looks (0 to 1; all alike if the game
    /// has no idea), into an empty list. None if the game is over.
    fn moves(&self, moves: &mut Vec<(Self::Move, f32)>);

    /// Makes a move that is allowed.
    fn make(&mut self, choice: Self::Move);

    /// What side 0 has got if the game is over: 1 for a win, 0 for a loss, 0.5 for a draw.
    fn result(&self) -> Option<f32>;

    /// A guess at what side 0 will get, from a quick game to the end or from an evaluation.
    fn guess(&mut self, chance: &mut ChaCha8Rng) -> f32;
}

/// A game for two that the search can play.
pub trait Searched: TwoPlayer {
    /// Its position for the search.
    type Position: Position;

    /// The position to think about.
    fn position(&self) -> Self::Position;

    /// The turn that these moves make together; `None` while it is not whole.
    fn turn_of(&self, moves: &[<Self::Position as Position>::Move]) -> Option<Self::Step>;
}

/// The turn that a player of this strength plays; `None` if the game is over.
pub fn turn<G: TwoPlayer>(
    game: &G,
    _strength: Strength,
    _budget: &Budget,
    _seed: u64,
) -> Option<G::Step> {
    game.steps().into_iter().next()
}
