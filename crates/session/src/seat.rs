//! Seats of a match: their places, their colours, and their controllers.

use serde::{Deserialize, Serialize};

use base::table::{PlayerColour, Station};
use rules::Level;

/// Controller of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Controller {
    /// A person at this table.
    #[default]
    Person,
    /// A computer player.
    Computer(Level),
    /// A person at this table, in the place of a computer player that could not play.
    StandIn(Level),
    /// A person elsewhere, whose commands come from a room.
    Remote,
}

/// A seat of a match at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatAssignment {
    /// Where round the table.
    pub place: Station,
    /// In which colour.
    pub colour: PlayerColour,
    /// Controller of the seat.
    pub controller: Controller,
}

/// Returns the seat of the only human player, at this table or elsewhere; `None` if there are several, or none.
pub fn only_human(seats: &[SeatAssignment]) -> Option<SeatAssignment> {
    let mut people = seats.iter().filter(|seat| seat.is_human());
    let only = people.next()?;
    people.next().is_none().then_some(*only)
}

impl SeatAssignment {
    /// Returns the level of the seat's computer; `None` if it has none.
    pub fn computer(&self) -> Option<Level> {
        match self.controller {
            Controller::Computer(level) => Some(level),
            Controller::Person | Controller::StandIn(_) | Controller::Remote => None,
        }
    }

    /// Returns the level of the computer that a person here has replaced.
    pub fn stands_in_for(&self) -> Option<Level> {
        match self.controller {
            Controller::StandIn(level) => Some(level),
            Controller::Person | Controller::Computer(_) | Controller::Remote => None,
        }
    }

    /// The seat as another match begins with it: a computer plays where it was to play.
    #[must_use]
    pub fn plays_as(self) -> Self {
        let level = self.stands_in_for();
        let controller = level.map_or(self.controller, Controller::Computer);
        Self { controller, ..self }
    }

    /// Returns true if a person at this table plays here.
    pub fn is_person(&self) -> bool {
        match self.controller {
            Controller::Person | Controller::StandIn(_) => true,
            Controller::Computer(_) | Controller::Remote => false,
        }
    }

    /// Returns true if a person elsewhere plays here.
    pub fn is_remote(&self) -> bool {
        self.controller == Controller::Remote
    }

    /// Returns true if a person plays here, at this table or elsewhere.
    pub fn is_human(&self) -> bool {
        self.is_person() || self.is_remote()
    }

    /// Returns the seat as it appears on the page of one viewer.
    ///
    /// A human on any other page is remote.
    #[must_use]
    pub(crate) fn seen_from(self, is_viewer: bool) -> Self {
        let controller = match (is_viewer, self.is_human()) {
            (true, true) => Controller::Person,
            (false, true) => Controller::Remote,
            (_, false) => self.controller,
        };
        Self { controller, ..self }
    }
}
