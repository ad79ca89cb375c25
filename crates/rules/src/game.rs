//! The interface of every game.

use base::words::Message;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Interface of a game for all other code: the record, the referee, the tests.
///
/// A value is one complete state of a game. Clones are independent, and equal states continue alike. `Display`
/// writes the state's public text in the notation of the game's page.
///
/// The contract, which one test harness checks for every game:
///
/// - [`play`](Game::play) accepts exactly the steps that [`steps`](Game::steps) lists. Each is listed once. Where a
///   game has [`SYNONYMS`](Game::SYNONYMS), one of the steps to the same state is listed, and all are accepted.
/// - An illegal step leaves the state unchanged, and the error has the reason.
/// - If and only if the game is over, [`to_act`](Game::to_act) is `None`, [`steps`](Game::steps) is empty, and
///   [`outcome`](Game::outcome) is `Some`.
/// - A step's text reads back as that step, and no other text does.
/// - The same state and the same steps give the same states, on every machine. The set-up's seed is the only source
///   of chance.
///
/// ```
/// use rules::Game;
///
/// /// Plays the first step on offer until the game is over.
/// fn play_out<G: Game>(mut game: G) -> Option<G::Outcome> {
///     while let Some(step) = game.steps().into_iter().next() {
///         game.play(step).expect("steps that are listed are allowed");
///     }
///     game.outcome()
/// }
///
/// # #[cfg(feature = "connection")] {
/// use rules::connection::{Connection, Options};
///
/// let game = Connection::new(Options { size: 3, ..Options::default() }).unwrap();
/// assert!(play_out(game).is_some());
/// # }
/// ```
pub trait Game: Clone + Eq + Hash + Debug + Display {
    /// The acting side, written as the game's page names it: a colour, a mark, a seat's number.
    type Side: Copy + Eq + Debug + Display;
    /// The smallest action of a side, in the notation of the game's page and no other.
    type Move: Clone + Eq + Hash + Debug + Display + FromStr<Err: Error + Into<Message>>;
    /// Effect of a step that the state alone does not show.
    type Event: Clone + Eq + Debug;
    /// Why a step is not allowed, as a sentence for people.
    type IllegalMove: Clone + Eq + Error + Into<Message>;
    /// Result of a game, written as in the referee's `outcome`.
    type Outcome: Clone + Eq + Debug + Display;

    /// True if different steps can lead to the same state.
    ///
    /// Then [`steps`](Game::steps) lists only the one that the game's page picks.
    const SYNONYMS: bool = false;

    /// Returns the side on turn; `None` when the game is over.
    fn to_act(&self) -> Option<Self::Side>;

    /// Returns every legal step once, in arbitrary order.
    fn steps(&self) -> Vec<Self::Move>;

    /// Returns the steps if they take no more space than `most` of them; `None` if they take more. A game with very
    /// many steps gives up early.
    fn steps_within(&self, most: usize) -> Option<Vec<Self::Move>> {
        Some(self.steps()).filter(|steps| steps.len() <= most)
    }

    /// Plays a step and returns its effects.
    ///
    /// # Errors
    ///
    /// An illegal step is refused, and the state is unchanged.
    fn play(&mut self, step: Self::Move) -> Result<Vec<Self::Event>, Self::IllegalMove>;

    /// Returns the state after a step; `None` if it is illegal.
    fn after_step(&self, step: &Self::Move) -> Option<Self> {
        let mut after = self.clone();
        after.play(step.clone()).ok().map(|_| after)
    }

    /// Returns the result of the game; `None` before its end.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// Returns true if the side to act may take back the step that led to this state.
    ///
    /// The [`Record`](crate::record::Record) does the taking back.
    fn may_undo(&self) -> bool;
}
