//! Who plays at a seat: where they sit, in which colour, and who controls what the seat does.

use serde::{Deserialize, Serialize};

use base::table::{PlayerColour, Station};
use rules::Level;

/// Who decides what a seat does.
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

/// A seat of a match as it is taken at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatAssignment {
    /// Where round the table.
    pub place: Station,
    /// In which colour.
    pub colour: PlayerColour,
    /// Who decides what it does.
    pub controller: Controller,
}

/// The seat of the only human who plays a match, at this table or elsewhere; `None` if there are several, or none.
pub fn only_human(seats: &[SeatAssignment]) -> Option<SeatAssignment> {
    let mut people = seats.iter().filter(|seat| seat.is_human());
    let only = people.next()?;
    people.next().is_none().then_some(*only)
}

impl SeatAssignment {
    /// How strongly the computer plays here; `None` if it does not.
    pub fn computer(&self) -> Option<Level> {
        match self.controller {
            Controller::Computer(level) => Some(level),
            Controller::Person | Controller::StandIn(_) | Controller::Remote => None,
        }
    }

    /// How strongly the computer played here whose place a person has taken.
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

    /// Whether a person at this table plays here.
    pub fn is_person(&self) -> bool {
        match self.controller {
            Controller::Person | Controller::StandIn(_) => true,
            Controller::Computer(_) | Controller::Remote => false,
        }
    }

    /// Whether a person elsewhere plays here.
    pub fn is_remote(&self) -> bool {
        self.controller == Controller::Remote
    }

    /// Whether a person plays here, at this table or elsewhere.
    pub fn is_human(&self) -> bool {
        self.is_person() || self.is_remote()
    }

    /// The seat as a page shows it on which one viewer follows the match: whoever plays elsewhere than there is
    /// remote.
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
