//! Players of Transglobal Rail. [`turn`] gets one seat's view, and answers with the steps that finish this seat's
//! turn.

use crate::Budget;
use rules::Strength;
use rules::maps::NodeId;
use rules::transglobal_rail::{Move, Phase, View};

mod ahead;
pub mod beliefs;
mod easy;
mod engine;
#[cfg(test)]
#[path = "../../../rules/tests/common/grid.rs"]
mod grid;
mod hands;
mod hard;
mod medium;
mod protocol;
#[cfg(test)]
mod seen;
mod site;

use easy::Order;
pub use engine::ENGINE;
pub use protocol::PROTOCOLS;
use site::Site;

/// Maximum time of a hard player in milliseconds. A master uses all of its time.
const HARD_MILLIS: f64 = 20.0;

/// Returns the steps with which the viewing seat continues until its turn is confirmed: a hub and OK, links and OK
/// or -$1, or a finished network and OK. Earlier links of the same turn stay. Empty if the seat is not on turn.
pub fn turn(view: &View, strength: Strength, budget: &Budget, seed: u64) -> Vec<Move> {
    if !view.may_act() {
        return Vec::new();
    }
    let sees = &match strength {
        Strength::Hard => budget.at_most(HARD_MILLIS),
        _ => *budget,
    };
    let is_hubs = view.phase() == Phase::Hubs;
    match (strength, view.phase()) {
        (Strength::Newcomer | Strength::Learner | Strength::Easy, _) if is_hubs => {
            placed(view, easy::hub(view, seed))
        }
        (Strength::Medium, _) if is_hubs => placed(view, medium::hub(view)),
        (Strength::Hard | Strength::Master, _) if is_hubs => {
            placed(view, hard::hub(view, sees, seed))
        }
        (Strength::Hard | Strength::Master, Phase::Building) => hard::build(view, sees, seed),
        (Strength::Newcomer, _) => {
            Site::new(view).play(|site| easy::link(view, site, Order::Cards))
        }
        (Strength::Learner, _) => {
            Site::new(view).play(|site| easy::link(view, site, Order::NearerOfTwo))
        }
        (Strength::Easy, _) => Site::new(view).play(|site| easy::link(view, site, Order::Nearest)),
        _ => {
            let mut builder = medium::Builder::new(view);
            Site::new(view).play(|site| builder.link(site))
        }
    }
}

/// Returns the steps that place the hub on an allowed intersection.
fn placed(view: &View, node: NodeId) -> Vec<Move> {
    if view.hub(view.seat()) == Some(node) {
        return vec![Move::Ok];
    }
    vec![Move::Hub(node), Move::Ok]
}

#[cfg(test)]
mod tests {
    use rules::transglobal_rail::TransglobalRail;

    use super::*;

    /// Returns a game of two on the grid, and the first seat's view of it.
    pub(crate) fn game_of_two() -> (TransglobalRail, View) {
        let game = grid::game(2, 0);
        let view = game.seen_by(0);
        (game, view)
    }
}
