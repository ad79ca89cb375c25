//! Reasons why a step is illegal, for comparison and as sentences for people.

use crate::maps::NodeId;
use base::words::{self, Message};

/// Reason why a step is illegal; the state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The map has no such intersection.
    NoSuchNode(NodeId),
    /// The map has no link between these two, or they are in the wrong order.
    NoSuchLink(NodeId, NodeId),
    /// Hubs are only placed at the start of a round.
    HubsStand,
    /// Another player's hub is already there.
    HubTaken,
    /// The player's own hub is there already.
    HubHere,
    /// Building begins when all hubs are confirmed.
    HubsFirst,
    /// The hub is not placed yet.
    NoHub,
    /// The link is built already.
    Built,
    /// The player reaches neither end of the link.
    OutOfReach,
    /// The link costs more than the remaining money.
    TooDear {
        /// Dollars left in this turn.
        left: i32,
    },
    /// The finishing player is connected, and cannot build more.
    Connected,
    /// The finishing player is not connected yet.
    NotConnected,
    /// The player still has money to spend.
    MoneyLeft {
        /// Dollars.
        left: i32,
    },
    /// A building turn does not have exactly $1 left.
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
