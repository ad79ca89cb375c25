//! On which terms a game is played, beside its rules: what people have agreed on before it.

use serde::{Deserialize, Serialize};

use super::{Clock, Seat};

/// What was agreed on before a match, and what has come of it so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayTerms {
    /// Whether chance has told who begins.
    pub drawn: bool,
    /// The clocks of two players, if they play by the clock.
    pub clock: Option<Clock>,
    /// Who offers a draw, and has no answer yet.
    pub offer: Option<Seat>,
    /// Whose offer has been declined in this turn.
    pub declined: Option<Seat>,
}

impl PlayTerms {
    /// The same by clocks that show whole seconds.
    #[must_use]
    pub fn by_the_second(&self) -> Self {
        let mut terms = self.clone();
        if let Some(clock) = &mut terms.clock {
            clock.round_up();
        }
        terms
    }
}
