//! The clocks of two players: what is left of each one's time. They know no time of day: whoever keeps them says
//! how much has passed.

use serde::{Deserialize, Serialize};

use super::Seat;
use rules::TimeLimit;

/// A second in milliseconds.
const SECOND: u32 = 1000;

/// The clocks of two players.
///
/// ```
/// use rules::TimeLimit;
/// use session::Clock;
///
/// let mut clock = Clock::new(TimeLimit::TwoMinutes);
/// clock.spend(0, 1_500);
/// assert_eq!(clock.shown(0), 119, "what has begun of a second is still shown");
/// assert_eq!(clock.next_change(0), Some(500));
/// clock.spend(0, 200_000);
/// assert!(clock.is_up(0) && !clock.is_up(1));
///
/// let mut sand = Clock::new(TimeLimit::SandGlass);
/// sand.spend(1, 31_000);
/// assert!(!sand.is_up(1), "it only reminds");
/// sand.turn();
/// assert_eq!(sand.shown(1), 30);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    limit: TimeLimit,
    /// What is left to each, in milliseconds.
    left: [u32; 2],
}

impl Clock {
    /// Clocks from which nothing has gone.
    pub fn new(limit: TimeLimit) -> Self {
        Self {
            limit,
            left: [limit.whole(); 2],
        }
    }

    /// How much time each had at first.
    pub fn limit(&self) -> TimeLimit {
        self.limit
    }

    /// What is left to a seat, in milliseconds.
    pub fn left(&self, seat: Seat) -> u32 {
        self.left.get(seat).copied().unwrap_or_default()
    }

    /// What is left to a seat in whole seconds, as it is shown: 0 means that nothing is left.
    pub fn shown(&self, seat: Seat) -> u32 {
        self.left(seat).div_ceil(SECOND)
    }

    /// After how many milliseconds of a seat's turn another number is shown; `None` if none follows.
    pub fn next_change(&self, seat: Seat) -> Option<u32> {
        let next = self.shown(seat).checked_sub(1)?;
        Some(self.left(seat) - next * SECOND)
    }

    /// Takes so many milliseconds from what is left to a seat.
    pub fn spend(&mut self, seat: Seat, millis: u32) {
        if let Some(left) = self.left.get_mut(seat) {
            *left = left.saturating_sub(millis);
        }
    }

    /// Leaves each what is shown of it, in whole seconds.
    pub(crate) fn round_up(&mut self) {
        self.left = [0, 1].map(|seat| (self.shown(seat) * SECOND).min(self.limit.whole()));
    }

    /// A turn is over: sand-glasses are turned.
    pub fn turn(&mut self) {
        if self.limit.only_reminds() {
            *self = Self::new(self.limit);
        }
    }

    /// Whether a seat has lost by its time.
    pub fn is_up(&self, seat: Seat) -> bool {
        self.left(seat) == 0 && !self.limit.only_reminds()
    }

    /// Whether the sand-glass of a seat has run through.
    pub fn reminds(&self, seat: Seat) -> bool {
        self.left(seat) == 0 && self.limit.only_reminds()
    }

    /// How many milliseconds have gone in all. Sand-glasses begin again with each turn, and count none.
    pub fn spent(&self) -> u32 {
        match self.limit.only_reminds() {
            true => 0,
            false => self
                .left
                .iter()
                .map(|left| self.limit.whole().saturating_sub(*left))
                .sum(),
        }
    }

    /// Whether nobody has more than there was at first.
    pub fn is_sound(&self) -> bool {
        self.left.iter().all(|left| *left <= self.limit.whole())
    }
}
