//! Turn of a computer player: asks the engine, then shows its answer command by command, slowly enough to follow.

use base::Millis;
use std::collections::VecDeque;

use session::{Actor, Command, Revision, Session};

/// Progress of a computer player's turn.
#[derive(Clone, Debug, Default)]
enum Progress {
    /// No request has been sent.
    #[default]
    Nothing,
    /// The engine works on this request.
    Thinking(u32),
    /// The engine failed. The next attempt is at this time on the inputs' clock.
    Failed(Millis),
    /// The answer is known, and these commands are not visible yet.
    Showing(VecDeque<Command>),
}

/// Number of retries for a turn, and the first delay in milliseconds. Later delays are longer.
const RETRIES: u32 = 3;
const RETRY_MS: Millis = Millis::new(2_000.0);

/// Numbers of turns and of steps ahead for which a computer player divides its remaining time on a clock.
const TURNS_LEFT: u32 = 50;
const STEPS_LEFT: u32 = 150;
/// Minimum time of thinking, in milliseconds.
const LEAST_MS: u16 = 20;

/// Next step of a computer player's turn.
pub enum Next {
    /// Later, or not at all.
    Waits,
    /// The caller has to ask the engine.
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
    /// Earliest time of the next command, on the inputs' clock.
    next_at: Millis,
    progress: Progress,
    /// Number of times that the engine has failed in this turn.
    failures: u32,
}

impl ComputerTurn {
    /// Returns true while the engine works on a request.
    pub(crate) fn is_thinking(&self) -> bool {
        matches!(self.progress, Progress::Thinking(_))
    }

    /// Returns true if the turn waits for the answer to this question.
    pub(crate) fn waits_for(&self, id: u32) -> bool {
        matches!(self.progress, Progress::Thinking(asked) if asked == id)
    }

    /// Returns the time of the next command or of the next attempt.
    pub fn wakes_at(&self) -> Option<Millis> {
        match self.progress {
            Progress::Showing(_) => Some(self.next_at),
            Progress::Failed(again) => Some(again),
            Progress::Nothing | Progress::Thinking(_) => None,
        }
    }

    /// Records that the engine failed on this turn, and returns true if there is another attempt.
    pub fn failed(&mut self, now: Millis) -> bool {
        self.failures += 1;
        self.progress = Progress::Failed(now + RETRY_MS * f64::from(self.failures));
        self.failures <= RETRIES
    }

    /// Notes the turn of a computer player. A new turn shows nothing before `pace` milliseconds have passed.
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

    /// Records the id of the request.
    pub fn asked(&mut self, id: u32) {
        self.progress = Progress::Thinking(id);
    }

    /// The engine has answered.
    pub fn answered(&mut self, session: &Session, answer: &str) {
        let commands = session.game().commands(answer).unwrap_or_default();
        self.progress = Progress::Showing(commands.into());
    }

    /// Continues if it is time.
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
        // The final commit needs less time, because there is no new place to look at.
        let ends = commands.front() == Some(&Command::Commit);
        self.next_at = now + if ends { pace * 0.5 } else { pace };
        Next::Does(Actor::Computer(seat), command)
    }
}

/// Limits a computer player's thinking about a turn, and its pause before each step, in milliseconds, if its own
/// clock runs.
///
/// It takes only a small part of its time for each turn, so it does not lose a game by thinking.
pub(crate) fn within_clock(session: &Session, thinking: u16, pause: Millis) -> (u16, Millis) {
    let clock = session.terms().clock.as_ref();
    let clock = clock.filter(|clock| !clock.only_reminds());
    let Some((seat, clock)) = session.clocked().zip(clock) else {
        return (thinking, pause);
    };
    let left = clock.left(seat);
    let most = u16::try_from(left / TURNS_LEFT).unwrap_or(u16::MAX);
    let shortest = Millis::new(f64::from(left / STEPS_LEFT));
    (thinking.min(most.max(LEAST_MS)), pause.min(shortest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::table;
    use rules::TimeLimit;
    use session::{Clock, Controller, PlayTerms};

    #[test]
    fn a_computer_takes_a_small_part_of_its_own_time() {
        let within = |limit: Option<TimeLimit>| {
            let terms = PlayTerms {
                clock: limit.map(Clock::new),
                ..PlayTerms::default()
            };
            let table = table(Controller::Person).on_terms(terms);
            within_clock(table.session(), 60_000, Millis::new(3_000.0))
        };
        let unlimited = (60_000, Millis::new(3_000.0));
        assert_eq!(within(None), unlimited);
        assert_eq!(within(Some(TimeLimit::SandGlass)), unlimited);
        let five_minutes = (6_000, Millis::new(2_000.0));
        assert_eq!(within(Some(TimeLimit::FiveMinutes)), five_minutes);
    }
}
