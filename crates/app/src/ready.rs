//! Seats whose people have read the results of a round.
//!
//! The next round begins when all of them have, or a while after the first. So the table does not wait for a person
//! who has left.

use base::Millis;
use session::Seat;

/// Time to wait for the others once the first person is ready, in milliseconds.
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

    /// Takes the ready seats from the table that owns the session.
    pub(crate) fn are(&mut self, seats: &[Seat]) {
        self.seats = seats.to_vec();
        self.since = Millis::NEVER;
    }

    /// Returns true if a seat is ready.
    pub fn has(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// When the others are no longer waited for.
    pub fn ends(&self) -> Option<Millis> {
        let is_any = !self.seats.is_empty();
        is_any.then(|| self.since + PATIENCE_MS)
    }

    /// A seat is ready.
    pub(crate) fn add(&mut self, seat: Seat, now: Millis) {
        if self.seats.is_empty() {
            self.since = now;
        }
        if !self.has(seat) {
            self.seats.push(seat);
        }
    }
}
