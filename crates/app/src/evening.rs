//! Results of the earlier matches between the same two people, as long as they play.

use super::table::TableScreen;
use base::table::Station;
use session::{Revision, Score, SeatAssignment};

/// The two who played last, the results of their games, and the last revision.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evening {
    seats: Vec<SeatAssignment>,
    score: Score,
    /// Last revision of the previous session on the table.
    pub(crate) before: Revision,
}

impl Evening {
    /// Ends the evening at a table that the players leave. The evening belongs to those who played at it. A trial
    /// game belongs to no seat.
    pub(crate) fn leave(&mut self, table: Option<&TableScreen>) {
        self.forget();
        if let Some(table) = table.filter(|table| !table.is_trial()) {
            let session = table.finished_game().unwrap_or(table).session();
            self.seats = session.seats().iter().map(|seat| seat.plays_as()).collect();
            self.score = session.score();
        }
    }

    /// The two have gone.
    pub(crate) fn forget(&mut self) {
        (self.seats, self.score) = Default::default();
    }

    /// Returns whether a player is so far behind the other one of two that beginning ahead would be fair.
    pub(crate) fn trails(&self, place: Station, seats: &[SeatAssignment]) -> bool {
        let seat = seats.iter().position(|seat| seat.place == place);
        seat.is_some_and(|seat| self.score_of(seats).trails(seat))
    }

    /// The score of those who are about to play, if they are the same two.
    pub(crate) fn score_of(&self, seats: &[SeatAssignment]) -> Score {
        let reversed: Vec<_> = self.seats.iter().rev().copied().collect();
        match seats {
            _ if seats == self.seats => self.score,
            _ if seats == reversed => self.score.reversed(),
            _ => Score::default(),
        }
    }
}
