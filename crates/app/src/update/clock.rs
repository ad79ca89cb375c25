//! The clock of the seat on turn, by the time that comes with the inputs. A person's runs behind open sheets
//! too, a computer player's only while it can play.

use crate::input::Effect;
use crate::state::State;
use crate::table::TableScreen;
use base::Millis;
use base::sound::Sound;
use session::{Actor, Clock, Command, Seat};

/// Longest time that counts between two inputs, in milliseconds. The page wakes at every change of the seconds. A
/// longer gap means that it slept, so that no player could play.
const LONGEST_MS: Millis = Millis::new(2_000.0);

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

    /// Counts the time since the last call, and returns true if the visible number has changed.
    pub(crate) fn pass_clock(&mut self, out: &mut Vec<Effect>) -> bool {
        let seat = self.clocked();
        let Some(table) = self.screen.table_mut() else {
            return false;
        };
        let (Some(since), Some(seat)) = (table.clock_at.take(), seat) else {
            return false;
        };
        table.clock_at = Some(self.now);
        let shown = |table: &TableScreen| Some(clock(table)?.shown(seat));
        let before = shown(table);
        let gone = (self.now - since).min(LONGEST_MS).value().round();
        // The rules accept this, because a clock runs.
        let _ = self.apply(Actor::Table, Command::Elapse(gone as u32), out);
        let changes = self.table().and_then(shown) != before;
        if changes && self.is_reminded(seat) {
            let place = self.session().map(|session| session.seats()[seat].place);
            out.push(Effect::Sound(Sound::Turn, place));
        }
        changes
    }

    /// From now on time counts, if a clock runs.
    pub(crate) fn watch_clock(&mut self) {
        let counts = self.clocked().map(|_| self.now);
        if let Some(table) = self.screen.table_mut() {
            table.clock_at = counts;
        }
    }

    /// Returns the time when the seconds on the clock change.
    pub(crate) fn clock_wakes_at(&self) -> Option<Millis> {
        let table = self.table()?;
        let (since, seat) = (table.clock_at?, self.clocked()?);
        let next = clock(table)?.next_change(seat)?;
        Some(since + Millis::new(f64::from(next)))
    }

    /// Returns whether the sand-glass of a person on turn has run through: a computer needs no reminder.
    pub fn is_reminded(&self, seat: Seat) -> bool {
        self.table().is_some_and(|table| {
            let session = table.session();
            let acts = session.to_act() == Some(seat) && session.seats()[seat].is_human();
            acts && clock(table).is_some_and(|clock| clock.reminds(seat))
        })
    }
}

/// The clocks of the game on a table, if it is played by any.
fn clock(table: &TableScreen) -> Option<&Clock> {
    table.session().terms().clock.as_ref()
}
