//! A game with its history: the state it began with and the list of its steps. Undo is replaying all
//! but the last of them.

use super::moves::Cache;
use crate::Game;

/// A game with its history.
///
/// Undo replays the steps since the last one that is final, from a cached state. That is at most one turn if turns
/// become final, and the whole game if every turn can be undone.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use rules::switch_yard::{Options, Setup, SwitchYard};
/// use rules::record::Record;
///
/// let mut record = Record::new(SwitchYard::new(Options { setup: Setup::Beginner }));
/// let step = "c2-c6".parse().unwrap();
/// record.play(step).unwrap();
/// assert_eq!(record.steps(), [step]);
///
/// assert!(record.play(step).is_err(), "the car has gone");
/// assert_eq!(record.steps(), [step]);
///
/// assert_eq!(record.undo(), Some(step));
/// assert_eq!(record.now(), record.start());
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record<G: Game> {
    start: G,
    steps: Vec<G::Move>,
    kept: G,
    kept_at: usize,
    now: G,
    pub(super) written: Cache,
}

impl<G: Game> Record<G> {
    /// Returns a record that begins with a state, before which undo cannot go.
    pub fn new(start: G) -> Self {
        Self {
            kept: start.clone(),
            kept_at: 0,
            now: start.clone(),
            steps: Vec::new(),
            start,
            written: Cache::default(),
        }
    }

    /// The state that the record begins with.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Returns the steps from the start to now, without refused and undone ones.
    pub fn steps(&self) -> &[G::Move] {
        &self.steps
    }

    /// The state now.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// Plays a step and returns its events.
    ///
    /// # Errors
    ///
    /// The game's reason if it refuses the step. The record is unchanged.
    pub fn play(&mut self, step: G::Move) -> Result<Vec<G::Event>, G::IllegalMove> {
        let events = self.now.play(step.clone())?;
        self.steps.push(step);
        if !self.now.may_undo() {
            self.kept = self.now.clone();
            self.kept_at = self.steps.len();
        }
        Ok(events)
    }

    /// Returns true if the last step may be undone.
    pub fn may_undo(&self) -> bool {
        self.steps.len() > self.kept_at
    }

    /// Undoes the last step and returns it; `None` without any effect if the rules do not allow it or there is no
    /// step.
    pub fn undo(&mut self) -> Option<G::Move> {
        if !self.may_undo() {
            return None;
        }
        let undone = self.steps.pop();
        self.written.cut(self.steps.len());
        self.now = self.kept.clone();
        for step in &self.steps[self.kept_at..] {
            let replayed = self.now.play(step.clone());
            debug_assert!(replayed.is_ok(), "a step of the record is refused: {step}");
        }
        undone
    }

    /// Returns the record after so many steps; all of it if there are fewer.
    #[must_use]
    pub fn until(&self, steps: usize) -> Self {
        let mut until = Self::new(self.start.clone());
        for step in self.steps.iter().take(steps) {
            let replayed = until.play(step.clone());
            debug_assert!(replayed.is_ok(), "a step of the record is refused: {step}");
        }
        until
    }
}
