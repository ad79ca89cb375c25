//! Players of Transglobal Rail. [`turn`] is given what one seat may know and answers with the steps
//! that finish this seat's turn.

use super::{Budget, Strength};
use crate::games::transglobal_rail::Step;

mod view;

pub use view::View;

/// The steps with which the seat on turn goes on until its turn is confirmed: a hub and OK, links and
/// OK or -$1, or a finished network and OK. What was built before in the same turn stays.
pub fn turn(view: &View, _strength: Strength, _budget: &Budget, _seed: u64) -> Vec<Step> {
    view.steps().first().copied().into_iter().collect()
}
