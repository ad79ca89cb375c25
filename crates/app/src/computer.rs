//! The turn of a computer player: the engine is asked, and what it answers is shown command by
//! command, slowly enough to follow.

use base::Millis;
use std::collections::VecDeque;

use session::{Actor, Command, Revision, Session};

/// Progress of a computer player's turn.
#[derive(Clone, Debug, Default)]
enum Progress {
    /// Nobody has been asked yet.
    #[default]
    Nothing,
    /// The engine has been asked this question.
    Thinking(u32),
    /// The engine could not play: it is asked again at this time, on the inputs' clock.
    Failed(Millis),
    /// The turn is known: what of it is still to be shown.
    Showing(VecDeque<Command>),
}

/// So often the engine is asked again about a turn, after so many milliseconds at first and longer later.
const RETRIES: u32 = 3;
const RETRY_MS: Millis = Millis::new(2_000.0);

/// Next step of a computer player's turn.
pub enum Next {
    /// Later, or not at all.
    Waits,
    /// The engine has to be asked.
    Asks,
    /// The computer player asks for a command.
    Does(Actor, Command),
    /// The engine's answer is no turn.
    Fails,
}

/// The turn of a computer player.
#[derive(Clone, Debug, Default)]
pub struct ComputerTurn {
    /// A revision of the session in this turn.
    seen: Revision,
    /// When the next command may be shown, on the inputs' clock.
    next_at: Millis,
    progress: Progress,
    /// Number of times that the engine has failed in this turn.
    failures: u32,
}

impl ComputerTurn {
    /// Returns true if the engine has been asked and has not answered.
    pub(crate) fn is_thinking(&self) -> bool {
        matches!(self.progress, Progress::Thinking(_))
    }

    /// Returns true if the turn waits for the answer to this question.
    pub(crate) fn waits_for(&self, id: u32) -> bool {
        matches!(self.progress, Progress::Thinking(asked) if asked == id)
    }

    /// When the next command is shown, if one is known, or the engine is asked again.
    pub fn wakes_at(&self) -> Option<Millis> {
        match self.progress {
            Progress::Showing(_) => Some(self.next_at),
            Progress::Failed(again) => Some(again),
            Progress::Nothing | Progress::Thinking(_) => None,
        }
    }

    /// The engine could not play this turn; whether it is asked again.
    pub fn failed(&mut self, now: Millis) -> bool {
        self.failures += 1;
        self.progress = Progress::Failed(now + RETRY_MS * f64::from(self.failures));
        self.failures <= RETRIES
    }

    /// A turn is a computer player's, be it new or not: nothing is shown of a new one before so many
    /// milliseconds have passed.
    pub fn attend(&mut self, now_at: Revision, now: Millis, pace: Millis) {
        let goes_on = self.seen.same_turn(now_at);
        if !goes_on || matches!(self.progress, Progress::Nothing) {
            *self = Self {
                seen: now_at,
                next_at: now + pace,
                progress: Progress::Nothing,
                failures: if goes_on { self.failures } else { 0 },
            };
        }
    }

    /// The engine has been asked.
    pub fn asked(&mut self, id: u32) {
        self.progress = Progress::Thinking(id);
    }

    /// The engine has answered.
    pub fn answered(&mut self, session: &Session, answer: &str) {
        let commands = session.game().commands(answer).unwrap_or_default();
        self.progress = Progress::Showing(commands.into());
    }

    /// Goes on if it is time.
    pub fn go_on(&mut self, session: &Session, now: Millis, pace: Millis) -> Next {
        let commands = match &mut self.progress {
            Progress::Nothing => return Next::Asks,
            Progress::Failed(again) if now >= *again => return Next::Asks,
            Progress::Showing(commands) if now >= self.next_at => commands,
            Progress::Thinking(_) | Progress::Showing(_) | Progress::Failed(_) => {
                return Next::Waits;
            }
        };
        let (Some(command), Some(seat)) = (commands.pop_front(), session.to_act()) else {
            return Next::Fails;
        };
        // That all is done is soon said: nobody has to look where.
        let ends = commands.front() == Some(&Command::Commit);
        self.next_at = now + if ends { pace * 0.5 } else { pace };
        Next::Does(Actor::Computer(seat), command)
    }
}
