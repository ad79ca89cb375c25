//! The demonstration of the kiosk: computer players play the games that are offered in turn, a step at
//! a time, without a sound. While none of them can think, the board stays as it is.

use base::Millis;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use rules::Strength;
use rules::request::Task;
use session::Revision;

use super::super::computer::{ComputerTurn, Next};
use super::super::engine::Engine;
use super::super::input::Effect;
use super::super::table::TableScreen;
use base::words::Message;

/// The time between two steps, in milliseconds.
pub(crate) const STEP_MS: Millis = Millis::new(1200.0);
/// Number of steps of a demonstration before the next game.
const STEPS: u32 = 60;
/// Time that the last picture of a game stays, in milliseconds.
const REST_MS: Millis = Millis::new(4000.0);
/// Milliseconds before the demonstration tries another game, if the engine failed on the last one.
const RETRY_MS: Millis = Millis::new(30_000.0);
/// Strength of the players, and their time for a turn. The demonstration measures no player.
pub(crate) const STRENGTH: Strength = Strength::Medium;
const THINKING_MS: u16 = 250;

/// The demonstration.
#[derive(Clone, Debug)]
pub struct Show {
    pub(crate) table: Option<TableScreen>,
    /// The last revision of the game before.
    pub(crate) before: Revision,
    pub(crate) computer_turn: ComputerTurn,
    /// The game that comes next, as a number among those that are offered.
    pub next: usize,
    /// Number of steps shown of this game.
    pub(crate) steps: u32,
    /// When the next game comes, on the inputs' clock; `None` while this one goes on.
    pub(crate) next_at: Option<Millis>,
    pub(crate) chance: ChaCha8Rng,
}

impl Show {
    /// Returns the game of the demonstration; `None` while there is none, for example because its map has not come.
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

    /// Continues the demonstration, and returns true if a change is visible.
    pub(crate) fn go_on(
        &mut self,
        engine: &mut Engine,
        now: Millis,
        out: &mut Vec<Effect>,
    ) -> bool {
        let mut seen = false;
        while self.next_at.is_none()
            && let Some(table) = &mut self.table
        {
            let session = table.session();
            if session.to_act().is_none() || self.steps >= STEPS {
                self.next_at = Some(now + REST_MS);
                break;
            }
            self.computer_turn.attend(session.revision(), now, STEP_MS);
            // Pieces are where they go at once: a glide would need a picture for every frame.
            match self.computer_turn.go_on(session, now, STEP_MS) {
                Next::Waits => break,
                Next::Does(by, command) => match table.apply(by, command) {
                    Ok(_) => (seen, self.steps) = (true, self.steps + 1),
                    Err(_) => self.next_at = Some(now + RETRY_MS),
                },
                Next::Fails => self.next_at = Some(now + RETRY_MS),
                Next::Asks => {
                    let task = Task {
                        strength: STRENGTH,
                        millis: THINKING_MS,
                        seed: self.chance.next_u64(),
                        ponders: false,
                        explains: false,
                    };
                    match session.game().request(task) {
                        Ok(request) => self.computer_turn.asked(engine.ask(&request, out)),
                        Err(_) => self.next_at = Some(now + RETRY_MS),
                    }
                }
            }
        }
        seen
    }
}
