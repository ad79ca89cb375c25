//! Players of Transglobal Rail. [`turn`] is given what one seat may know and answers with the steps
//! that finish this seat's turn.

use crate::games::transglobal_rail::{Move, Phase};
use crate::maps::NodeId;
use crate::players::{Budget, Strength};

mod ahead;
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
pub use engine::{ENGINE, Hand, RailRequest};
use site::Site;

/// The steps with which the seat that looks goes on until its turn is confirmed: a hub and OK, links
/// and OK or -$1, or a finished network and OK. What was built before in the same turn stays. None if
/// the seat is not on turn.
pub fn turn(view: &View, strength: Strength, budget: &Budget, seed: u64) -> Vec<Move> {
    if !view.may_act() {
        return Vec::new();
    }
    match (view.phase(), strength) {
        (Phase::Hubs, Strength::Easy) => placed(view, easy::hub(view, seed)),
        (Phase::Hubs, Strength::Medium) => placed(view, medium::hub(view)),
        (Phase::Hubs, Strength::Hard) => placed(view, hard::hub(view, budget, seed)),
        (Phase::Building, Strength::Hard) => hard::build(view, budget, seed),
        (_, Strength::Easy) => Site::new(view).play(|site| easy::link(view, site)),
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
