//! What can be touched about phones, far seats and watchers, beside what is at the seats.

use std::fmt;

use super::{part, place_name};
use base::table::Station;

/// What can be touched about those who are elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RoomTarget {
    /// Opens the sheet of invitations.
    Invite,
    /// Shows the link of the seat at a place; `None` for that of those who look on.
    Link(Option<Station>),
    /// Copies the link that is shown.
    Copy,
    /// Hands the link to the system's other programs.
    Send,
    /// On a page that holds a seat: tries once more to reach the table.
    TryAgain,
}

impl fmt::Display for RoomTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invite => f.write_str("invite"),
            Self::Link(Some(place)) => part(f, "link", place_name(*place)),
            Self::Link(None) => f.write_str("link watch"),
            Self::Copy => f.write_str("copy-link"),
            Self::Send => f.write_str("send-link"),
            Self::TryAgain => f.write_str("try-again"),
        }
    }
}
