//! The demonstration of the kiosk: computer players play the games that are offered in turn, a step at a time,
//! without a sound. What is not worth watching is played unseen. While no player can think, the board stays as it is.

use base::Millis;
use rand_chacha::ChaCha8Rng;

use rules::Strength;
use session::{Actor, Command};

use super::super::computer::ComputerTurn;
use super::super::motion::Moving;
use super::super::table::TableScreen;
use base::words::Message;

/// The time between two steps, in milliseconds.
pub(crate) const STEP_MS: Millis = Millis::new(1200.0);
/// Number of steps that a game for two shows before the next game.
const STEPS: u32 = 60;
/// Time that the last picture of a round stays, in milliseconds.
pub(crate) const REST_MS: Millis = Millis::new(4000.0);
/// The same of a part after which some turns are left out.
pub(crate) const PAUSE_MS: Millis = Millis::new(1000.0);
/// Milliseconds before the demonstration tries another game, if the engine failed on the last one.
pub(crate) const RETRY_MS: Millis = Millis::new(30_000.0);
/// Strength of the players, and their time for a turn. The demonstration measures no player.
pub(crate) const STRENGTH: Strength = Strength::Medium;
pub(crate) const THINKING_MS: u16 = 250;

/// The demonstration.
#[derive(Clone, Debug)]
pub struct Show {
    /// The game that is seen.
    pub(crate) table: Option<TableScreen>,
    /// The same or another game while it is played unseen, until it is worth watching.
    pub(crate) coming: Option<TableScreen>,
    pub(crate) computer_turn: ComputerTurn,
    /// The game that comes next, as a number among those that are offered.
    pub next: usize,
    /// Number of steps shown of this game.
    pub(crate) steps: u32,
    /// When the next part comes, on the inputs' clock; `None` while this one goes on.
    pub(crate) next_at: Option<Millis>,
    pub(crate) chance: ChaCha8Rng,
}

/// Returns the game that the players play: one that comes, or else the one that is seen.
pub(crate) fn played<'a>(
    coming: &'a Option<TableScreen>,
    seen: &'a Option<TableScreen>,
) -> Option<&'a TableScreen> {
    coming.as_ref().or(seen.as_ref())
}

impl Show {
    /// Returns the game that is seen; `None` while there is none, for example because its map has not come.
    pub fn table(&self) -> Option<&TableScreen> {
        self.table.as_ref()
    }

    /// Returns the game that the players play, seen or not.
    pub(crate) fn played(&self) -> Option<&TableScreen> {
        played(&self.coming, &self.table)
    }

    /// When it goes on, on the inputs' clock; `None` while a player thinks.
    pub fn wakes_at(&self) -> Option<Millis> {
        self.next_at.or(self.computer_turn.wakes_at())
    }

    /// Returns true if the demonstration waits for the answer to this question.
    pub(crate) fn waits_for(&self, id: u32) -> bool {
        self.next_at.is_none() && self.computer_turn.waits_for(id)
    }

    /// A question has been answered at a time.
    pub(crate) fn answered(&mut self, answer: Result<String, Message>, now: Millis) {
        match (played(&self.coming, &self.table), answer) {
            (Some(table), Ok(answer)) => self.computer_turn.answered(table.session(), &answer),
            _ => self.next_at = Some(now + RETRY_MS),
        }
    }

    /// Plays a game unseen from now on, until it is worth watching.
    pub(crate) fn prepare(&mut self, table: TableScreen) {
        self.computer_turn = ComputerTurn::default();
        // Before the first game any picture of it is better than none.
        if self.table.is_none() && table.session().moves() > 0 {
            self.table = Some(table.clone());
        }
        self.coming = Some(table);
    }

    /// Begins the round after the one on the results at a time, and returns true if there is one.
    pub(crate) fn continue_round(&mut self, now: Millis) -> bool {
        let coming = self.coming.take();
        let Some(over) = played(&coming, &self.table) else {
            return false;
        };
        let mut next = over.without_review().into_demonstration();
        let goes_on = next.apply(Actor::Table, Command::Continue).is_ok();
        if goes_on {
            next.motions.begin(Moving::Cards, None, now);
            self.prepare(next);
        }
        goes_on
    }

    /// Returns true if the game that is seen has gone on for long enough.
    pub(crate) fn is_long(&self) -> bool {
        let table = self.table().filter(|_| self.coming.is_none());
        let for_two = table.is_some_and(|table| table.session().board().is_some());
        for_two && self.steps >= STEPS
    }
}
