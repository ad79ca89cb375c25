//! Who has read the results of a round: the next one begins when all people have, or a while after the first
//! of them, so that nobody is waited for who has gone.

use super::input::Effect;
use super::room::Said;
use super::state::State;
use super::table::TableScreen;
use crate::Millis;
use crate::session::{Actor, Command, Seat};
use crate::table::Station;

/// How long the others are waited for once somebody is ready, in milliseconds.
const PATIENCE_MS: Millis = Millis::new(60_000.0);

/// The seats that are ready for the next round.
#[derive(Clone, Debug, Default)]
pub struct Ready {
    seats: Vec<Seat>,
    /// When the first of them was.
    since: Millis,
}

impl Ready {
    /// The seats that are ready, in the order in which they were.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// These seats are ready, as the table says whose page this is not.
    pub(crate) fn are(&mut self, seats: &[Seat]) {
        self.seats = seats.to_vec();
        self.since = Millis::NEVER;
    }

    /// Whether a seat is ready.
    pub fn has(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// When the others are no longer waited for.
    fn ends(&self) -> Option<Millis> {
        let is_any = !self.seats.is_empty();
        is_any.then(|| self.since + PATIENCE_MS)
    }

    fn add(&mut self, seat: Seat, now: Millis) {
        if self.seats.is_empty() {
            self.since = now;
        }
        if !self.has(seat) {
            self.seats.push(seat);
        }
    }
}

impl TableScreen {
    /// The people who are not ready yet.
    pub fn not_ready(&self) -> impl Iterator<Item = Seat> {
        let seats = self.session.seats().iter().enumerate();
        let people = seats.filter(|(_, sitting)| sitting.is_human());
        people
            .map(|(seat, _)| seat)
            .filter(|&seat| !self.ready.has(seat))
    }
}

impl State {
    /// The person at a place has read the results.
    pub(crate) fn be_ready(&mut self, place: Station, out: &mut Vec<Effect>) {
        if self.member.is_some() {
            return self.tell_table(&Said::Ready, out);
        }
        let now = self.now;
        let Some(table) = self.screen.table_mut() else {
            return;
        };
        if let Some(seat) = table.session.seat_at(place) {
            table.ready.add(seat, now);
        }
        self.check_ready(out);
    }

    /// Goes on when everybody is ready for whom the others have waited.
    pub(crate) fn check_ready(&mut self, out: &mut Vec<Effect>) {
        let all = |table: &TableScreen| {
            table.ready.ends().is_some() && table.not_ready().next().is_none()
        };
        if self.member.is_none() && self.table().is_some_and(all) {
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
        // Who looks back at the round, or deals with a sheet, is not cut short.
        let is_busy = table.review.is_some() || self.overlays.sheet().is_some();
        table.ready.ends().filter(|_| !is_busy)
    }

    /// The next round begins.
    fn go_on(&mut self, out: &mut Vec<Effect>) {
        // Without a round whose results are read there is nothing to go on to, and nobody is waited for.
        let goes_on = self.apply(Actor::Table, Command::Continue, out).is_ok();
        if let Some(table) = self.screen.table_mut().filter(|_| !goes_on) {
            table.ready = Ready::default();
        }
    }
}
