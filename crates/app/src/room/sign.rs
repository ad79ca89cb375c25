//! Tells when the view of a page elsewhere has changed.

use super::message::NextGame;
use base::table::{PlayerColour, Station};
use session::{PlayTerms, Revision, Seat, SeatAssignment};

/// Fingerprint of what remote viewers see. No view is sent while it is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub struct RoomSign {
    pub(crate) revision: Option<Revision>,
    pub(crate) seats: Vec<SeatAssignment>,
    pub(crate) terms: Option<PlayTerms>,
    pub(crate) ready: Vec<Seat>,
    /// Colours of those who sit in the lobby, by place.
    pub(crate) colours: [Option<PlayerColour>; Station::ALL.len()],
    /// Choices in the lobby.
    pub(crate) next: Option<NextGame>,
}
