//! Touch targets for phones, far seats and watchers, apart from those at the seats.

use std::fmt;

use super::place_name::place_name;
use base::table::Station;

targets! {
    /// Touch targets about people elsewhere.
    pub enum RoomTarget {
        /// Opens the sheet of invitations.
        Invite => "invite";
        /// Shows the link of the seat at a place; `None` for the watchers' link.
        Link(place: Option<Station>) => "link {}", place.map_or("watch", place_name);
        /// Copies the visible link.
        Copy => "copy-link";
        /// Hands the link to the system's other programs.
        Send => "send-link";
        /// Stops waiting for friends, and goes back to the lobby.
        StopWaiting => "stop-waiting";
        /// On a page that holds a seat: tries again to reach the table.
        TryAgain => "try-again";
        /// On a page that holds a seat: asks first, and then leaves the seat.
        Leave => "leave-seat";
    }
}
