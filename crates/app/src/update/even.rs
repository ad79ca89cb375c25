//! Players that are even with the people at this table.

use rand::Rng;

use crate::state::State;
use rules::{Level, Strength};
use session::{Controller, SeatAssignment};

impl State {
    /// Strength of an even player on its next turn.
    pub(crate) fn even_strength(&mut self) -> Strength {
        self.engine
            .evens
            .of(self.game_id())
            .strength(self.chance.next_u64())
    }

    /// Adapts the even players after a match. The comparison is between an even player and the best of the people.
    /// It is a draw if others beat both, or if they share the first place.
    pub(crate) fn learn_from_the_end(&mut self) {
        let Some(session) = self.played_session() else {
            return;
        };
        let winners = session.game().winners();
        let has_won = |who: fn(&SeatAssignment) -> bool| {
            winners.iter().any(|&seat| who(&session.seats()[seat]))
        };
        let plays = session.seats().iter().any(is_even);
        let (even, people) = (has_won(is_even), has_won(is_somebody));
        if plays && even != people {
            self.engine.evens.ended(self.game_id(), even);
        }
    }
}

fn is_even(seat: &SeatAssignment) -> bool {
    seat.computer() == Some(Level::Even)
}

/// Returns true if a person plays here from the beginning.
fn is_somebody(seat: &SeatAssignment) -> bool {
    matches!(seat.controller, Controller::Person | Controller::Remote)
}
