//! The contract of a round that is looked back at, whichever game it is of.

use std::any::Any;
use std::fmt;

use super::replay::Replay;
use super::table::TableScreen;
use base::words::Message;
use rules::request::EngineRequest;
use scene::{Network, ReviewTarget, Seek};
use session::{Command, Refused, Session};

/// A round that is looked back at.
pub trait LookingBack: Any {
    /// Returns the replay that knows how far the round is shown.
    fn replay(&mut self) -> &mut Replay;

    /// The same, to be asked.
    fn shown_so_far(&self) -> &Replay;

    /// Returns true if a network is the one that is shown.
    fn shows(&self, network: Network) -> bool;

    /// The engine has answered what was asked about the round; what it is asked next, if anything.
    fn answered(
        &mut self,
        session: &Session,
        answer: Result<String, Message>,
    ) -> Option<EngineRequest>;

    /// A button of it has been pressed.
    fn press(&mut self, session: &Session, target: ReviewTarget);

    /// The next question to the engine about what is shown now. `None` if nothing is open, and while the engine thinks about
    /// another question, unless the answer to that is lost.
    fn next_question(&mut self, _session: &Session, _is_lost: bool) -> Option<EngineRequest> {
        None
    }

    /// Somebody touches the board, to try what was not played.
    ///
    /// # Errors
    ///
    /// A refusal by the rules, or where nothing can be tried.
    fn perform(&mut self, _command: Command) -> Result<(), Refused> {
        Err(Refused::NotOffered)
    }

    /// Counts the turns that are tried, and shows where they have led; `None` where nothing can be tried.
    fn tries(&self) -> Option<(usize, &TableScreen)> {
        None
    }

    /// Goes to another deed.
    fn seek(&mut self, to: Seek) {
        self.replay().seek(to);
    }

    /// Shows so many steps.
    fn go_to(&mut self, step: usize) {
        self.replay().go_to(step);
    }

    /// A finger has gone to a share of the whole way.
    fn seek_share(&mut self, share: f32) {
        self.replay().seek_share(share);
    }

    /// Another part of it is shown, or the table that it belongs to is laid out otherwise.
    fn follow(&mut self, _table: &TableScreen) {}

    /// A copy that goes its own way.
    fn boxed(&self) -> Box<dyn LookingBack>;

    /// The round as whatever it is.
    fn as_any(&self) -> &dyn Any;
}

/// Only that it is one: what a round holds is long, and nobody reads it.
impl fmt::Debug for dyn LookingBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LookingBack")
    }
}

impl Clone for Box<dyn LookingBack> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}
