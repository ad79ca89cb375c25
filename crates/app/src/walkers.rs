//! Where the players of a match are who walk its map by keys.

use base::table::Station;
use rules::maps::NodeId;
use session::Seat;

/// Where each seat's person is, and who walks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walkers {
    at: [Option<NodeId>; Station::ALL.len()],
    /// The person's seat that was on turn last: the one that walks.
    last: Seat,
}

impl Walkers {
    /// The intersection at which a seat's person is.
    pub(crate) fn at(&self, seat: Seat) -> Option<NodeId> {
        self.at.get(seat).copied().flatten()
    }

    /// A seat's person has gone to an intersection.
    pub(crate) fn go(&mut self, seat: Seat, to: NodeId) {
        if let Some(at) = self.at.get_mut(seat) {
            *at = Some(to);
        }
    }

    /// The seat of the person who was on turn last.
    pub(crate) fn last(&self) -> Seat {
        self.last
    }

    /// A person's seat is on turn.
    pub(crate) fn is_on_turn(&mut self, seat: Seat) {
        self.last = seat;
    }

    /// Forgets all positions after a change of match.
    pub(crate) fn leave(&mut self) {
        self.at = Default::default();
    }
}
