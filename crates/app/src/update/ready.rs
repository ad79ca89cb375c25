//! The next round begins when all people have read the results, or a while after the first of them.

use crate::input::Effect;
use crate::ready::Ready;
use crate::room::Said;
use crate::state::State;
use crate::table::TableScreen;
use base::Millis;
use base::table::Station;
use session::{Actor, Command};

impl State {
    /// The person at a place has read the results.
    pub(crate) fn be_ready(&mut self, place: Station, out: &mut Vec<Effect>) {
        if self.is_member() {
            return self.tell_table(&Said::Ready, out);
        }
        let now = self.now;
        self.screen
            .at_seat(place, |table, seat| table.ready.add(seat, now));
        self.check_ready(out);
    }

    /// Continues as soon as all players that the others wait for are ready.
    pub(crate) fn check_ready(&mut self, out: &mut Vec<Effect>) {
        let all = |table: &TableScreen| {
            table.ready.ends().is_some() && table.not_ready().next().is_none()
        };
        if !self.is_member() && self.table().is_some_and(all) {
            self.go_on(out);
        }
    }

    /// Goes on without those who have not said that they are ready, when they have been waited for.
    pub(crate) fn pass_ready(&mut self, out: &mut Vec<Effect>) {
        if self.ready_ends_at().is_some_and(|ends| ends <= self.now) {
            self.go_on(out);
        }
    }

    pub(crate) fn ready_ends_at(&self) -> Option<Millis> {
        let table = self.table()?;
        // A person who looks back at the round, or deals with a sheet, is not cut short.
        let is_busy = table.review.is_some() || self.overlays.sheet().is_some();
        table.ready.ends().filter(|_| !is_busy)
    }

    /// The next round begins.
    fn go_on(&mut self, out: &mut Vec<Effect>) {
        // Without a round to leave there is nothing to continue.
        let goes_on = self.apply(Actor::Table, Command::Continue, out).is_ok();
        if let Some(table) = self.screen.table_mut().filter(|_| !goes_on) {
            table.ready = Ready::default();
        }
    }
}
