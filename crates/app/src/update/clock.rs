//! The clock of the seat on turn, by the time that comes with the inputs. A person's runs behind open sheets
//! too, a computer player's only while it can play.

use crate::input::Effect;
use crate::state::State;
use base::Millis;
use base::sound::Sound;
use session::{Actor, Clock, Command, Seat, Session};

/// Longest time that counts between two inputs, in milliseconds. The page wakes at every change of the seconds. A
/// longer gap means that it slept, so that no player could play.
const LONGEST_MS: Millis = Millis::new(2_000.0);

/// A computer player thinks as if it had so many turns ahead, and pauses as if so many steps.
const TURNS_LEFT: u32 = 50;
const STEPS_LEFT: u32 = 150;
/// It always thinks so long, in milliseconds.
const LEAST_MS: u16 = 20;

impl State {
    /// Returns the seat whose clock runs now.
    fn clocked(&self) -> Option<Seat> {
        // An open sheet stops no clock.
        let is_free = self.countdown().is_none();
        let session = self.played_session().filter(|_| is_free)?;
        let seat = session.clocked().filter(|_| !self.holds_still())?;
        let is_kept_from_playing =
            session.seats()[seat].computer().is_some() && self.stands_still();
        (!is_kept_from_playing).then_some(seat)
    }

    /// The clock of the game on the table, if it is played by one.
    pub(crate) fn clock(&self) -> Option<&Clock> {
        self.session()?.terms().clock.as_ref()
    }

    /// Counts the time since the last call, and returns true if the visible number has changed.
    pub(crate) fn pass_clock(&mut self, out: &mut Vec<Effect>) -> bool {
        let since = self.clock_at.take();
        let (Some(since), Some(seat)) = (since, self.clocked()) else {
            return false;
        };
        self.clock_at = Some(self.now);
        let shown = |state: &Self| state.clock().map(|clock| clock.shown(seat));
        let before = shown(self);
        let gone = (self.now - since).min(LONGEST_MS).value().round();
        // The rules accept this, because a clock runs.
        let _ = self.apply(Actor::Table, Command::Elapse(gone as u32), out);
        let changes = shown(self) != before;
        if changes && self.is_reminded(seat) {
            let place = self.session().map(|session| session.seats()[seat].place);
            out.push(Effect::Sound(Sound::Turn, place));
        }
        changes
    }

    /// Limits a computer player's search time for a turn, and its pause before each step.
    ///
    /// It uses a small part of its time each turn, so it does not lose on time.
    pub(crate) fn within_clock(&self, thinking: u16, pause: Millis) -> (u16, Millis) {
        let seat = self.session().and_then(Session::clocked);
        let clock = self.clock().filter(|clock| !clock.only_reminds());
        let Some((seat, clock)) = seat.zip(clock) else {
            return (thinking, pause);
        };
        let left = clock.left(seat);
        let most = u16::try_from(left / TURNS_LEFT).unwrap_or(u16::MAX);
        let shortest = Millis::new(f64::from(left / STEPS_LEFT));
        (thinking.min(most.max(LEAST_MS)), pause.min(shortest))
    }

    /// From now on time counts, if a clock runs.
    pub(crate) fn watch_clock(&mut self) {
        self.clock_at = self.clocked().map(|_| self.now);
    }

    /// Returns the time when the seconds on the clock change.
    pub(crate) fn clock_wakes_at(&self) -> Option<Millis> {
        let (since, seat) = (self.clock_at?, self.clocked()?);
        let next = self.clock()?.next_change(seat)?;
        Some(since + Millis::new(f64::from(next)))
    }

    /// Returns whether the sand-glass of a person on turn has run through: a computer needs no reminder.
    pub fn is_reminded(&self, seat: Seat) -> bool {
        let session = self.session();
        let acts = session.is_some_and(|session| {
            session.to_act() == Some(seat) && session.seats()[seat].is_human()
        });
        acts && self.clock().is_some_and(|clock| clock.reminds(seat))
    }
}
