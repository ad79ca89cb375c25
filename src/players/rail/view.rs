//! What one seat may know of a game of Transglobal Rail, and nothing else: no other seat's cities, and
//! no seed. Players are given this, so a player who looks at others' hands does not compile.

use crate::games::transglobal_rail::{Seat, Step, TransglobalRail};

/// A game as one seat sees it.
#[derive(Clone, Debug)]
pub struct View {
    steps: Vec<Step>,
}

impl View {
    /// What a seat may know of a game.
    pub fn of(game: &TransglobalRail, _seat: Seat) -> Self {
        let steps = crate::games::Game::steps(game);
        Self { steps }
    }

    /// The steps that are allowed now.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}
