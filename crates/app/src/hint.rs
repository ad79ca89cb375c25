//! Hints: whoever is on turn may ask once a turn what a good player would do next. In a game with
//! secrets the answer is seen where these are, and nowhere else, because it tells about them.

use rules::Cell;
use session::{Command, Revision};

/// What has come of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// It is being thought about, under this number.
    Coming(u32),
    /// The next command of a turn on a map.
    Next(Command),
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
    pub at: Revision,
    /// What has come of it.
    pub advice: Advice,
    /// Whether it is to be seen, where it may be.
    pub shown: bool,
}

impl Hint {
    pub(crate) fn is_known(&self) -> bool {
        use Advice::{Next, Say, Touch};
        matches!(self.advice, Next(_) | Touch(_) | Say)
    }
}
