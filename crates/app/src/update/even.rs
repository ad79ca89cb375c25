//! Players that are even with the people at this table: how strong each game's is, as its matches tell. It is kept with
//! the settings.

use rand::Rng;

use crate::state::State;
use rules::{Even, Level, Strength};
use session::{Controller, SeatAssignment};

/// What the settings' lines begin with; the game's name follows.
const NAME: &str = "even.";

impl State {
    /// How strong an even player is on its next turn.
    pub(crate) fn even_strength(&mut self) -> Strength {
        let even = self.evens.get(&self.game_id()).copied();
        even.unwrap_or_default().strength(self.chance.next_u64())
    }

    /// A match is over. What counts is who did better, an even player or the best of the people; with others ahead of
    /// both, or if they share the first place, nobody did.
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
            let known = self.evens.entry(self.game_id()).or_default();
            *known = known.ended(even);
        }
    }

    /// The lines of the settings.
    pub(crate) fn evens_text(&self) -> String {
        let line = |(game, even)| format!("{NAME}{game}={even}\n");
        self.evens.iter().map(line).collect()
    }

    /// Takes a line of the settings, if it is one of a game that is here and can be read.
    pub(crate) fn read_even(&mut self, name: &str, value: &str) {
        let game = name.strip_prefix(NAME).and_then(|id| self.games.find(id));
        if let Some((game, Ok(even))) = game.map(|game| (game, value.parse::<Even>())) {
            self.evens.insert(game.id, even);
        }
    }
}

fn is_even(seat: &SeatAssignment) -> bool {
    seat.computer() == Some(Level::Even)
}

/// Whether a person plays here from the beginning.
fn is_somebody(seat: &SeatAssignment) -> bool {
    matches!(seat.controller, Controller::Person | Controller::Remote)
}
