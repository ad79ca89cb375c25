//! The search for all games for two: a Monte-Carlo tree search with proven wins and losses. A game defines its
//! [`Position`], and the rest is common.

use rand::rngs::Xoshiro256PlusPlus;

use crate::Budget;
use rules::request::Certain;
use rules::{Cell, Strength, TwoPlayer};

mod exact;
mod kept;
mod policy;
mod temper;
mod tree;

pub use kept::Search;
pub use policy::{Lesson, PARTS, Policy};
pub use tree::Tuning;

/// Where the search gets its chance from: quick, seeded, and the same on every machine.
pub type Chance = Xoshiro256PlusPlus;

/// Neither side: see [`Position::evaluate`].
pub const NOBODY: u8 = 2;

/// A position for the search, quick to copy and to change.
///
/// A turn of several steps is several moves here, so that the tree stays narrow.
///
/// Two players take one or two matches in turn, and the player who takes the last one wins:
///
/// ```
/// use rand::RngExt;
/// use players::search::{Chance, Position};
///
/// #[derive(Clone)]
/// struct Heap {
///     matches: u8,
///     side: usize,
/// }
///
/// impl Position for Heap {
///     type Move = u8;
///
///     fn side(&self) -> usize {
///         self.side
///     }
///
///     fn moves(&self, moves: &mut Vec<(u8, f32)>) {
///         moves.extend((1..=self.matches.min(2)).map(|taken| (taken, 1.0)));
///     }
///
///     fn make(&mut self, taken: u8) {
///         self.matches -= taken;
///         self.side = 1 - self.side;
///     }
///
///     fn result(&self) -> Option<f32> {
///         // Side 1 finds nothing left: side 0 took the last one.
///         (self.matches == 0).then_some(self.side as f32)
///     }
///
///     fn evaluate(&mut self, chance: &mut Chance, _played_by: &mut Vec<u8>) -> f32 {
///         loop {
///             if let Some(result) = self.result() {
///                 return result;
///             }
///             self.make(chance.random_range(1..=self.matches.min(2)));
///         }
///     }
/// }
///
/// let mut heap = Heap { matches: 3, side: 0 };
/// heap.make(1);
/// heap.make(2);
/// assert_eq!(heap.result(), Some(0.0), "side 1 has won");
/// ```
pub trait Position: Clone {
    /// The smallest choice.
    type Move: Copy + Eq;

    /// Returns the learned policy of this game.
    ///
    /// Players use it if they [know it](Strength::knows_policy).
    fn policy(&self) -> Option<Policy> {
        None
    }

    /// Returns the same position for a player with learned knowledge beyond a policy of single moves.
    fn learned(self) -> Self {
        self
    }

    /// Returns the best tuning for this game's tree without a policy.
    fn tuning(&self) -> Tuning {
        Tuning::default()
    }

    /// Returns the side that chooses next: 0 is the side that began the game, 1 the other.
    ///
    /// A side may move several times in a row. The value is meaningless if the game is over.
    fn side(&self) -> usize;

    /// Lists all legal moves with their priors into an empty list. A prior tells how promising a move looks
    /// compared with the others, on any scale; they are equal if the game has no estimate. Not called if the game
    /// is over.
    fn moves(&self, moves: &mut Vec<(Self::Move, f32)>);

    /// Replaces the priors of all legal moves by better ones that are expensive, if no policy gives them.
    fn weigh(&self, _moves: &mut [(Self::Move, f32)]) {}

    /// Calls `tell` for each feature of each move, with the move's place in the list and the feature's number in
    /// the [policy](Self::policy).
    fn features(&self, _moves: &[(Self::Move, f32)], _tell: impl FnMut(usize, usize)) {}

    /// Makes a legal move.
    fn make(&mut self, choice: Self::Move);

    /// Returns the result for side 0 if the game is over.
    ///
    /// It is 1 for a win, 0 for a loss, 0.5 for a draw.
    fn result(&self) -> Option<f32>;

    /// Returns an estimate of side 0's result, 0 to 1, from a rollout or from an evaluation. It may leave the
    /// position in any state. If moves have an [`amaf_index`](Self::amaf_index), it fills the empty list by index
    /// with the side that has made each move by the end of the rollout, 0, 1 or [`NOBODY`].
    fn evaluate(&mut self, chance: &mut Chance, played_by: &mut Vec<u8>) -> f32;

    /// Returns a first impression of the position for side 0, from 0 to 1.
    ///
    /// A newcomer uses it in games that have it.
    fn glance(&self) -> Option<f32> {
        None
    }

    /// Returns the index of a move in the all-moves-as-first (AMAF) statistics. Moves of one index have a similar
    /// effect at any time of the game, like a stone on a cell in a game without captures. Not called if
    /// [`evaluate`](Self::evaluate) lists no moves.
    fn amaf_index(_choice: Self::Move) -> usize {
        0
    }
}

/// Returns the first impression for a lead of side 0: an evaluation for [`Position::glance`].
#[cfg(any(feature = "raindrops", feature = "rapid-transit"))]
pub(crate) fn ahead_by(count: f32) -> f32 {
    0.5 + 0.5 * (count / 4.0).tanh()
}

/// Returns the value for a side of a position with `value` for side 0.
fn for_side(side: u8, value: f32) -> f32 {
    if side == 0 { value } else { 1.0 - value }
}

/// A game for two that the search can play.
///
/// ```
/// # #[cfg(feature = "connection")] {
/// use rules::Game;
/// use rules::connection::{Connection, Options};
/// use players::search::turn;
/// use players::Budget;
/// use rules::Strength;
///
/// let game = Connection::new(Options { size: 5, ..Options::default() }).unwrap();
/// // A number of rounds, not a time: the same turn on every machine.
/// let chosen = turn(&game, Strength::Easy, &Budget::Rounds(100), 7).unwrap();
/// assert!(game.steps().contains(&chosen));
/// # }
/// ```
pub trait Searched: TwoPlayer + 'static {
    /// Its position for the search.
    type Position: Position + 'static;

    /// The position to think about.
    fn position(&self) -> Self::Position;

    /// Returns the position after a turn, for positions that use the last turn.
    fn position_after(&self, _turn: &Self::Move) -> Self::Position {
        self.position()
    }

    /// Returns the turn that these moves make together; `None` if it is incomplete.
    fn turn_of(&self, moves: &[<Self::Position as Position>::Move]) -> Option<Self::Move>;

    /// Returns the moves of a legal turn, the inverse of [`turn_of`](Self::turn_of). `None` if a search cannot
    /// continue across the turn and has to start again, which is always correct.
    fn moves_of(&self, _turn: &Self::Move) -> Option<Vec<<Self::Position as Position>::Move>> {
        None
    }

    /// Returns the place of a move on the board; `None` for a turn in words.
    fn place(&self, choice: <Self::Position as Position>::Move) -> Option<Cell> {
        let turn = self.turn_of(&[choice])?;
        self.touches(&turn).pop()
    }

    /// Returns the maximum number of rounds for a turn, from [newcomer](Strength::Newcomer) to
    /// [hard](Strength::Hard). A [master](Strength::Master) uses all of its time.
    fn rounds(&self) -> [u32; 5];

    /// Returns proofs about the position, in games that have some.
    fn certain(&self) -> Certain {
        Certain::default()
    }

    /// Returns true if nothing here is worth much search.
    fn is_plain(&self) -> bool {
        false
    }
}

/// Maximum number of rounds for a [plain](Searched::is_plain) position.
const PLAIN_ROUNDS: u32 = 200;

/// Returns the maximum number of rounds of a player of this strength for a turn, whatever its budget. The depth of
/// search is all that makes one stronger than another.
fn most_rounds<G: Searched>(game: &G, strength: Strength) -> u32 {
    let rounds = game.rounds().get(strength as usize).copied();
    let rounds = rounds.unwrap_or(u32::MAX);
    match game.is_plain() {
        true => rounds.min(PLAIN_ROUNDS),
        false => rounds,
    }
}

/// The result of a search for a turn, and its number of rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<S> {
    /// The turn.
    pub turn: S,
    /// Rounds of search: rollouts or evaluated positions.
    pub rounds: u32,
    /// Result that the side to move expects: 1 for a win, 0 for a loss.
    pub expects: f32,
}

/// An analysed turn with its most likely continuation.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<S> {
    /// The expectation of the side to move: 1 for a win, 0 for a loss.
    pub(crate) expects: f32,
    /// The turn and the best turns after it, as far as they were searched.
    pub turns: Vec<S>,
}

/// Returns the turn of a player of this strength; `None` if the game is over.
pub fn turn<G: Searched>(
    game: &G,
    strength: Strength,
    budget: &Budget,
    seed: u64,
) -> Option<G::Move> {
    think(game, strength, budget, seed).map(|thought| thought.turn)
}

/// As [`turn`], and tells how much thinking it took.
pub fn think<G: Searched>(
    game: &G,
    strength: Strength,
    budget: &Budget,
    seed: u64,
) -> Option<Thought<G::Move>> {
    Search::new(game, strength, seed).turn(budget)
}
