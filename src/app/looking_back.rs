//! The contract of a round that is looked back at, whichever game it is of.

use std::any::Any;
use std::fmt::Debug;

use super::replay::Replay;
use crate::scene::ReviewTarget;
use crate::session::Session;

/// A round that is looked back at.
pub trait LookingBack: Any + Debug {
    /// How far the round is shown.
    fn replay(&mut self) -> &mut Replay;

    /// The engine has answered what was asked about the round.
    fn answered(&mut self, session: &Session, answer: Result<String, String>);

    /// A button of it has been pressed.
    fn press(&mut self, session: &Session, target: ReviewTarget);

    /// A copy that goes its own way.
    fn boxed(&self) -> Box<dyn LookingBack>;

    /// The round as whatever it is.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn LookingBack> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}
