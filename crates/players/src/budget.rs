//! Budgets of thinking time.

/// Limit on a player's thinking about one turn.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// A number of rounds of search, whatever their time: the same turn on every machine.
    Rounds(u32),
    /// Until a time on a clock.
    Until {
        /// Milliseconds on any clock that never runs backwards.
        clock: &'a dyn Fn() -> f64,
        /// When it is time, on that clock.
        end: f64,
    },
}

impl<'a> Budget<'a> {
    /// Returns a budget of milliseconds from now.
    pub fn millis(clock: &'a dyn Fn() -> f64, millis: f64) -> Self {
        let end = clock() + millis;
        Self::Until { clock, end }
    }

    /// Returns the same budget, but at most so many milliseconds from now. Rounds stay the same.
    pub(crate) fn at_most(&self, millis: f64) -> Self {
        match *self {
            Self::Rounds(_) => *self,
            Self::Until { clock, end } => Self::Until {
                clock,
                end: end.min(clock() + millis),
            },
        }
    }

    /// Returns a share of the remaining budget.
    pub(crate) fn part(&self, share: f64) -> Self {
        match *self {
            Self::Rounds(most) => Self::Rounds((f64::from(most) * share) as u32),
            Self::Until { clock, end } => Self::millis(clock, (end - clock()) * share),
        }
    }

    /// Returns true if the budget is spent after so many rounds.
    pub fn is_spent(&self, rounds: u32) -> bool {
        match self {
            Self::Rounds(most) => rounds >= *most,
            Self::Until { clock, end } => clock() >= *end,
        }
    }
}
