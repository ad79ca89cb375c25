//! Touch targets about phones, far seats and watchers, beside those at the seats.

use std::fmt;

use super::place_name::place_name;
use base::table::Station;

targets! {
    /// Touch targets about people who are elsewhere.
    pub enum RoomTarget {
        /// Opens the sheet of invitations.
        Invite => "invite";
        /// Shows the link of the seat at a place; `None` for that of those who look on.
        Link(place: Option<Station>) => "link {}", place.map_or("watch", place_name);
        /// Copies the link that is shown.
        Copy => "copy-link";
        /// Hands the link to the system's other programs.
        Send => "send-link";
        /// Goes back to the lobby, and waits for friends no more.
        StopWaiting => "stop-waiting";
        /// On a page that holds a seat: tries once more to reach the table.
        TryAgain => "try-again";
        /// On a page that holds a seat: asks first, and then leaves the seat.
        Leave => "leave-seat";
    }
}
