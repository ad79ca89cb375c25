//! Hints: whoever is on turn may ask once a turn what a good player would do next. In the rail game the
//! answer is seen in the open city list and nowhere else, because it tells about the cities.

use crate::games::Cell;
use crate::games::transglobal_rail::Step;
use crate::session::Revision;

/// What has come of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// It is being thought about, under this number.
    Coming(u32),
    /// A step of the rail game.
    Step(Step),
    /// The cells to touch on a board for two.
    Touch(Vec<Cell>),
    /// Say the turn that can be said.
    Say,
    /// There is none; it can be asked for again.
    None,
    /// The game stands differently now; the next one comes with the next turn.
    Spent,
}

/// The hint of a turn.
#[derive(Clone, Debug)]
pub struct Hint {
    /// How the game stood.
    pub(in crate::app) at: Revision,
    /// What has come of it.
    pub advice: Advice,
    /// Whether it is to be seen, where it may be.
    pub shown: bool,
}

impl Hint {
    pub(in crate::app) fn is_known(&self) -> bool {
        use Advice::{Say, Step, Touch};
        matches!(self.advice, Step(_) | Touch(_) | Say)
    }
}
