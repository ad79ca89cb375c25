//! Contract for the review of a round, whichever game it belongs to.

use std::any::Any;
use std::fmt;

use super::replay::Replay;
use super::table::TableScreen;
use base::words::Message;
use rules::request::EngineRequest;
use scene::{Network, ReviewTarget, Seek};
use session::{Command, Refused, Seat, Session};

/// A round under review.
pub trait LookingBack: Any {
    /// Returns the replay with the current position.
    fn replay(&mut self) -> &mut Replay;

    /// Returns the replay for reading.
    fn shown_so_far(&self) -> &Replay;

    /// Returns the seat that has the controls.
    fn seat(&self) -> Seat;

    /// Returns true if this network is the current one.
    fn shows(&self, network: Network) -> bool;

    /// Takes the engine's answer about the round, and returns the next question if there is one.
    fn answered(
        &mut self,
        session: &Session,
        answer: Result<String, Message>,
    ) -> Option<EngineRequest>;

    /// A button of it has been pressed.
    fn press(&mut self, session: &Session, target: ReviewTarget);

    /// Returns the next question to the engine about the current position. `None` if nothing is open. It is also
    /// `None` while the engine works on another question, unless that answer is lost.
    fn next_question(&mut self, _session: &Session, _is_lost: bool) -> Option<EngineRequest> {
        None
    }

    /// Applies a touch on the board that tries a different move.
    ///
    /// # Errors
    ///
    /// A refusal by the rules, or by a review that allows no tries.
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

    /// Follows a change of the current position, or of the layout of its table.
    fn follow(&mut self, _table: &TableScreen) {}

    /// A copy that goes its own way.
    fn boxed(&self) -> Box<dyn LookingBack>;

    /// Returns the round for a downcast.
    fn as_any(&self) -> &dyn Any;
}

/// It prints only the name, because a round is too long to read.
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
