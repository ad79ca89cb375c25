//! When what somebody elsewhere sees has changed.

use crate::session::{PlayTerms, Revision, Seat, SeatAssignment};
use crate::table::{PlayerColour, Station};

/// Fingerprint of what remote viewers see. No view is sent while it is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RoomSign {
    pub(crate) revision: Option<Revision>,
    pub(crate) seats: Vec<SeatAssignment>,
    pub(crate) terms: Option<PlayTerms>,
    pub(crate) ready: Vec<Seat>,
    pub(crate) colours: [Option<PlayerColour>; Station::ALL.len()],
}
