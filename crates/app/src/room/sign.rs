//! When what somebody elsewhere sees has changed.

use base::table::{PlayerColour, Station};
use session::{PlayTerms, Revision, Seat, SeatAssignment};

/// Fingerprint of what remote viewers see. No view is sent while it is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub struct RoomSign {
    pub revision: Option<Revision>,
    pub seats: Vec<SeatAssignment>,
    pub terms: Option<PlayTerms>,
    pub ready: Vec<Seat>,
    pub colours: [Option<PlayerColour>; Station::ALL.len()],
}
