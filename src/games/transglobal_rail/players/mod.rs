//! Players of Transglobal Rail. [`turn`] is given what one seat may know and answers with the steps
//! that finish this seat's turn.

use crate::games::transglobal_rail::{Move, Phase};
use crate::maps::NodeId;
use crate::players::{Budget, Strength};

mod ahead;
pub mod beliefs;
mod bytes;
mod easy;
mod engine;
mod hands;
mod hard;
mod medium;
pub mod networks;

pub mod review;
mod site;

pub use crate::games::transglobal_rail::View;
pub(super) use bytes::check_view;
use easy::Order;
pub use engine::{ENGINE, Hand, RailRequest};
use site::Site;

/// A hard player thinks no longer than so many milliseconds, where a master does so for as long as it may.
const HARD_MILLIS: f64 = 20.0;

/// The steps with which the seat that looks goes on until its turn is confirmed: a hub and OK, links
/// and OK or -$1, or a finished network and OK. What was built before in the same turn stays. None if
/// the seat is not on turn.
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

/// The steps that place the hub on an intersection where it may stand.
fn placed(view: &View, node: NodeId) -> Vec<Move> {
    if view.hub(view.seat()) == Some(node) {
        return vec![Move::Ok];
    }
    vec![Move::Hub(node), Move::Ok]
}
