//! The clock of the person on turn: it runs whatever sheets are open, by the time that comes with the inputs.

use crate::Millis;
use crate::app::input::{Effect, Sound};
use crate::app::state::State;
use crate::session::{Actor, Clock, Command, Seat, Session};

/// The page is woken whenever another second is shown. Where nothing came for longer, it slept, and nobody could
/// play: no more than this is counted, in milliseconds.
const LONGEST_MS: Millis = Millis::new(2_000.0);

impl State {
    /// The person whose clock runs now.
    fn clocked(&self) -> Option<Seat> {
        let is_played =
            self.linked_game().is_none() && self.course().is_none() && self.member.is_none();
        // A sheet that somebody opens stops nobody's time.
        let is_free = self.countdown().is_none();
        let session = self.session().filter(|_| is_played && is_free)?;
        session.clocked().filter(|_| !self.holds_still())
    }

    /// The clock of the game on the table, if it is played by one.
    pub(crate) fn clock(&self) -> Option<&Clock> {
        self.session()?.terms().clock.as_ref()
    }

    /// Counts the time that has passed since it was last counted; whether another number is shown now.
    pub(crate) fn pass_clock(&mut self, out: &mut Vec<Effect>) -> bool {
        let since = self.clock_at.take();
        let (Some(since), Some(seat)) = (since, self.clocked()) else {
            return false;
        };
        self.clock_at = Some(self.now);
        let shown = |state: &Self| state.clock().map(|clock| clock.shown(seat));
        let before = shown(self);
        let gone = (self.now - since).min(LONGEST_MS).value().round();
        // Somebody's clock runs, so that it can.
        let _ = self.apply(Actor::Table, Command::Elapse(gone as u32), out);
        let changes = shown(self) != before;
        if changes && self.is_reminded(seat) {
            let place = self.session().map(|session| session.seats()[seat].place);
            out.push(Effect::Sound(Sound::Turn, place));
        }
        changes
    }

    /// From now on time counts, if a clock runs.
    pub(crate) fn watch_clock(&mut self) {
        self.clock_at = self.clocked().map(|_| self.now);
    }

    /// When another number of seconds has to be shown.
    pub(crate) fn clock_wakes_at(&self) -> Option<Millis> {
        let (since, seat) = (self.clock_at?, self.clocked()?);
        let next = self.clock()?.next_change(seat)?;
        Some(since + Millis::new(f64::from(next)))
    }

    /// Whether the sand-glass of a seat that is on turn has run through.
    pub fn is_reminded(&self, seat: Seat) -> bool {
        let acts = self.session().and_then(Session::to_act) == Some(seat);
        acts && self.clock().is_some_and(|clock| clock.reminds(seat))
    }
}
