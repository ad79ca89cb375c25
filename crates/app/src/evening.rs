//! The evening of two people: how the games between them have ended, as long as the same two play.

use super::table::TableScreen;
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
