//! The demonstration of the kiosk: computer players play the games that are offered in turn, a step at
//! a time, without a sound. While none of them can think, the board stays as it is.

use base::Millis;
use rand_chacha::ChaCha8Rng;

use session::Revision;

use super::super::computer::ComputerTurn;
use super::super::table::TableScreen;
use base::words::Message;

/// The time between two steps, in milliseconds.
pub(crate) const STEP_MS: Millis = Millis::new(1200.0);
/// Steps of a game that are shown before the next game comes.
pub const STEPS: u32 = 60;
/// Time that the last picture of a game stays, in milliseconds.
pub const REST_MS: Millis = Millis::new(4000.0);
/// After so many milliseconds another game is tried if nobody could think about the one before.
pub(crate) const RETRY_MS: Millis = Millis::new(30_000.0);
/// The demonstration.
#[derive(Clone, Debug)]
pub struct Show {
    pub(crate) table: Option<TableScreen>,
    /// The last revision of the game before.
    pub(crate) before: Revision,
    pub(crate) computer_turn: ComputerTurn,
    /// The game that comes next, as a number among those that are offered.
    pub next: usize,
    /// Number of steps of this game that have been shown.
    pub(crate) steps: u32,
    /// When the next game comes, on the inputs' clock; `None` while this one goes on.
    pub(crate) next_at: Option<Millis>,
    pub(crate) chance: ChaCha8Rng,
}

impl Show {
    /// The game that is shown; `None` while none can be, as when its map has not come.
    pub fn table(&self) -> Option<&TableScreen> {
        self.table.as_ref()
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
        match (&self.table, answer) {
            (Some(table), Ok(answer)) => self.computer_turn.answered(table.session(), &answer),
            _ => self.next_at = Some(now + RETRY_MS),
        }
    }
}
