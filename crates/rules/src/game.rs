//! The interface of every game.

use base::words::Message;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Interface of a game for everything outside it: the record, the referee, the tests.
///
/// A value is one complete state of a game. Clones go their own ways, and two states that are equal go on alike.
/// `Display` writes the state's public text as the game's page lays it down.
///
/// The contract, which one test harness holds every game to:
///
/// - [`play`](Game::play) accepts exactly the steps that [`steps`](Game::steps) lists. Each is listed once. Where a
///   game has [`SYNONYMS`](Game::SYNONYMS), one of the steps to the same state is listed, and all are accepted.
/// - A step that is refused leaves the state as it was, and the refusal says why.
/// - [`to_act`](Game::to_act) is `None`, [`steps`](Game::steps) is empty and
///   [`outcome`](Game::outcome) is there when the game is over, and only then.
/// - A step's text reads back as that step, and no other text does.
/// - The same state and the same steps give the same states, on every machine. Chance comes from
///   the set-up's seed and from nowhere else.
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
    /// The smallest thing that a side can do, in the page's own spelling and no other.
    type Move: Clone + Eq + Hash + Debug + Display + FromStr<Err: Error + Into<Message>>;
    /// Something that a step has brought about and that the state alone does not show.
    type Event: Clone + Eq + Debug;
    /// Why a step is not allowed, as a sentence for people.
    type IllegalMove: Clone + Eq + Error + Into<Message>;
    /// Result of a game, written as in the referee's `outcome`.
    type Outcome: Clone + Eq + Debug + Display;

    /// True if different steps can lead to the same state.
    ///
    /// Then [`steps`](Game::steps) lists only the one that the game's page picks.
    const SYNONYMS: bool = false;

    /// The side whose turn it is; `None` when the game is over.
    fn to_act(&self) -> Option<Self::Side>;

    /// Every step that is allowed now, each once, in no order that means anything.
    fn steps(&self) -> Vec<Self::Move>;

    /// The same, if it takes no more room than that of so many steps; `None` if it takes more. A game
    /// that can have very many steps gives up in time.
    fn steps_within(&self, most: usize) -> Option<Vec<Self::Move>> {
        Some(self.steps()).filter(|steps| steps.len() <= most)
    }

    /// Plays a step and tells what it has brought about.
    ///
    /// # Errors
    ///
    /// A step that is not allowed is refused, and the state stays as it was.
    fn play(&mut self, step: Self::Move) -> Result<Vec<Self::Event>, Self::IllegalMove>;

    /// The state after a step; `None` if it is not allowed.
    fn after_step(&self, step: &Self::Move) -> Option<Self> {
        let mut after = self.clone();
        after.play(step.clone()).ok().map(|_| after)
    }

    /// Returns the result of the game; `None` while it goes on.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// Returns true if the side to act may take back the step that led to this state.
    ///
    /// The [`Record`](crate::record::Record) does the taking back.
    fn may_undo(&self) -> bool;
}
