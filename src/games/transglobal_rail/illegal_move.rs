//! Why a step is not allowed, as something to compare and as a sentence for people.

use std::error::Error;
use std::fmt;

use crate::maps::NodeId;

/// Why a step is not allowed; the state is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The map has no such intersection.
    NoSuchNode(NodeId),
    /// The map has no link between these two, or they stand in the wrong order.
    NoSuchLink(NodeId, NodeId),
    /// Hubs are placed at the start of a round only.
    HubsStand,
    /// Another player's hub is there.
    HubTaken,
    /// The own hub is there already.
    HubHere,
    /// Rails are built when all hubs are confirmed.
    HubsFirst,
    /// The hub is not placed yet.
    NoHub,
    /// The link is built already.
    Built,
    /// Neither end of the link is reached by the player.
    OutOfReach,
    /// The link costs more than is left.
    TooDear {
        /// Dollars that are left in this turn.
        left: i32,
    },
    /// The finishing player is connected, and builds no further.
    Connected,
    /// The finishing player is not connected yet.
    NotConnected,
    /// There is money left that has to be spent.
    MoneyLeft {
        /// Dollars.
        left: i32,
    },
    /// There is not exactly $1 left of a building turn.
    NothingToDiscard,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "The game is over.",
            Self::NoSuchNode(node) => return write!(f, "The map has no intersection {node}."),
            Self::NoSuchLink(a, b) => return write!(f, "The map has no link {a}-{b}."),
            Self::HubsStand => "Hubs are placed at the start of a round only.",
            Self::HubTaken => "Another player's hub is there.",
            Self::HubHere => "Your hub is there already.",
            Self::HubsFirst => "All hubs are placed before the first rail.",
            Self::NoHub => "Place your hub first.",
            Self::Built => "That link is built already.",
            Self::OutOfReach => "No rails lead from your hub to that link.",
            Self::TooDear { left } => return write!(f, "That link costs more than ${left}."),
            Self::Connected => "Your network is finished.",
            Self::NotConnected => "Your network is not finished yet.",
            Self::MoneyLeft { left } => return write!(f, "There is still ${left} to spend."),
            Self::NothingToDiscard => "Only the second dollar of a turn can be given up.",
        })
    }
}

impl Error for IllegalMove {}
