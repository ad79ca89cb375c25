//! Why a step is not allowed, as something to compare and as a sentence for people.

use crate::maps::NodeId;
use base::words::{self, Message};

/// Why a step is not allowed; the state is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The map has no such intersection.
    NoSuchNode(NodeId),
    /// The map has no link between these two, or they stand in the wrong order.
    NoSuchLink(NodeId, NodeId),
    /// Hubs are only placed at the start of a round.
    HubsStand,
    /// Another player's hub is already there.
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

impl From<&IllegalMove> for Message {
    fn from(why: &IllegalMove) -> Self {
        match *why {
            IllegalMove::GameOver => words::refused_finished(),
            IllegalMove::NoSuchNode(node) => words::rail_refused_no_such_node(node.to_string()),
            IllegalMove::NoSuchLink(a, b) => {
                words::rail_refused_no_such_link(a.to_string(), b.to_string())
            }
            IllegalMove::HubsStand => words::rail_refused_hubs_stand(),
            IllegalMove::HubTaken => words::rail_refused_hub_taken(),
            IllegalMove::HubHere => words::rail_refused_hub_here(),
            IllegalMove::HubsFirst => words::rail_refused_hubs_first(),
            IllegalMove::NoHub => words::rail_refused_no_hub(),
            IllegalMove::Built => words::rail_refused_built(),
            IllegalMove::OutOfReach => words::rail_refused_out_of_reach(),
            IllegalMove::TooDear { left } => words::rail_refused_too_dear(left),
            IllegalMove::Connected => words::rail_refused_connected(),
            IllegalMove::NotConnected => words::rail_refused_not_connected(),
            IllegalMove::MoneyLeft { left } => words::rail_refused_money_left(left),
            IllegalMove::NothingToDiscard => words::rail_refused_nothing_to_skip(1),
        }
    }
}

base::said!(IllegalMove);
