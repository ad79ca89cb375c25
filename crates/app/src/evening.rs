//! The evening of two people: how the games between them have ended, as long as the same two play.

use super::table::TableScreen;
use base::table::Station;
use session::{Score, SeatAssignment};

/// The two who played last, and the results of their games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evening {
    seats: Vec<SeatAssignment>,
    score: Score,
}

impl Evening {
    /// The evening of those who play at a table; nobody's while they only learn.
    pub(crate) fn of(table: &TableScreen) -> Self {
        if table.is_trial() {
            return Self::default();
        }
        let session = table.finished_game().unwrap_or(table).session();
        Self {
            seats: session.seats().iter().map(|seat| seat.plays_as()).collect(),
            score: session.score(),
        }
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
