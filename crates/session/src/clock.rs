//! Clocks of two players with the time left to each. They do not read the time of day. Their owner reports the time
//! that has passed.

use serde::{Deserialize, Serialize};

use super::Seat;
use rules::TimeLimit;

/// A second in milliseconds.
const SECOND: u32 = 1000;
/// No clock that is read shows more, in milliseconds: a day.
const MOST: u32 = 24 * 3600 * SECOND;

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
/// sand.turn(None);
/// assert_eq!(sand.shown(1), 30);
///
/// let mut unequal = Clock::unequal([TimeLimit::TwoMinutes, TimeLimit::TenMinutes]).with_increment(5);
/// unequal.spend(0, 2_000);
/// unequal.turn(Some(0));
/// assert_eq!([unequal.shown(0), unequal.shown(1)], [123, 600]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Time limit of each player at the start. Two sand-glasses, or none.
    limits: [TimeLimit; 2],
    /// Seconds that a confirmed turn adds.
    increment: u8,
    /// Time left to each player, in milliseconds.
    left: [u32; 2],
    #[serde(skip)]
    past: PastClocks,
}

/// Clocks at the beginning of each turn: the number of turns before it, and the time left to each player. Saves
/// append it at the end. It does not count in comparisons of clocks.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct PastClocks(Vec<(usize, [u32; 2])>);

impl PartialEq for PastClocks {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for PastClocks {}

/// Clocks as saves held them before the two could differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EqualClock {
    limit: TimeLimit,
    left: [u32; 2],
}

impl From<EqualClock> for Clock {
    fn from(EqualClock { limit, left }: EqualClock) -> Self {
        Self {
            left,
            ..Self::new(limit)
        }
    }
}

impl PastClocks {
    /// Returns true if no turn is recorded.
    pub fn is_nothing(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns true if turns are in order, and no clock is above the maximum.
    fn is_sound(&self) -> bool {
        let mut shown = self.0.iter().flat_map(|&(_, left)| left);
        let follows = |pair: &[(usize, [u32; 2])]| pair[0].0 < pair[1].0;
        self.0.windows(2).all(follows) && shown.all(|left| left <= MOST)
    }
}

impl Clock {
    /// Returns equal clocks with their full time.
    pub fn new(limit: TimeLimit) -> Self {
        Self::unequal([limit; 2])
    }

    /// Returns clocks with their full time and a limit for each seat. Both have the same sand-glass, the first
    /// one's.
    pub fn unequal(limits: [TimeLimit; 2]) -> Self {
        let limits = match limits.iter().any(|limit| limit.only_reminds()) {
            true => [limits[0]; 2],
            false => limits,
        };
        Self {
            limits,
            increment: 0,
            left: limits.map(TimeLimit::whole),
            past: PastClocks::default(),
        }
    }

    /// Returns the same clocks with an increment in seconds for each confirmed turn.
    #[must_use]
    pub fn with_increment(self, seconds: u8) -> Self {
        Self {
            increment: seconds,
            ..self
        }
    }

    /// Returns the clocks of the same players' next game, in which they change seats.
    #[must_use]
    pub(crate) fn reversed(&self) -> Self {
        let [one, other] = self.limits;
        Self::unequal([other, one]).with_increment(self.increment)
    }

    /// Returns true if the clock only reminds, turn by turn, and no player loses on time.
    pub fn only_reminds(&self) -> bool {
        self.limits[0].only_reminds()
    }

    /// Returns the time left to a seat, in milliseconds.
    pub fn left(&self, seat: Seat) -> u32 {
        self.left.get(seat).copied().unwrap_or_default()
    }

    /// Returns the time left to a seat in whole seconds, rounded up for display.
    ///
    /// It is 0 when nothing is left.
    pub fn shown(&self, seat: Seat) -> u32 {
        self.left(seat).div_ceil(SECOND)
    }

    /// Returns the milliseconds of a seat's turn until the display changes; `None` if it stays at 0.
    pub fn next_change(&self, seat: Seat) -> Option<u32> {
        let next = self.shown(seat).checked_sub(1)?;
        Some(self.left(seat) - next * SECOND)
    }

    /// Subtracts milliseconds from a seat's time.
    pub fn spend(&mut self, seat: Seat, millis: u32) {
        if let Some(left) = self.left.get_mut(seat) {
            *left = left.saturating_sub(millis);
        }
    }

    /// Rounds both clocks up to the displayed seconds.
    pub(crate) fn round_up(&mut self) {
        self.left = [0, 1].map(|seat| self.shown(seat) * SECOND);
    }

    /// Ends a turn: sand-glasses start again, and the seat that has confirmed gets the increment.
    pub fn turn(&mut self, confirmed: Option<Seat>) {
        if self.only_reminds() {
            self.left = self.limits.map(TimeLimit::whole);
        } else if let Some(left) = confirmed.and_then(|seat| self.left.get_mut(seat)) {
            *left = (*left + u32::from(self.increment) * SECOND).min(MOST);
        }
    }

    /// Records the clocks at the beginning of a turn, unless that turn has begun already.
    pub(crate) fn note_turn(&mut self, turns: usize) {
        let PastClocks(past) = &mut self.past;
        if past.last().is_none_or(|&(began, _)| began < turns) {
            past.push((turns, self.left));
        }
    }

    /// Returns the clocks at the beginning of each turn.
    pub fn past(&self) -> &PastClocks {
        &self.past
    }

    /// Returns the same clocks with their earlier states.
    #[must_use]
    pub fn remembering(self, past: PastClocks) -> Self {
        Self { past, ..self }
    }

    /// Goes back to so many turns: the clocks return to the beginning of the next one.
    ///
    /// Old saves lack that state. The clocks then stay unchanged.
    pub(crate) fn take_back(&mut self, turns: usize) {
        let PastClocks(past) = &mut self.past;
        past.retain(|&(began, _)| began <= turns);
        if let Some(&(_, left)) = past.last().filter(|&&(began, _)| began == turns) {
            self.left = left;
        }
    }

    /// Returns true if a seat has lost by its time.
    pub fn is_up(&self, seat: Seat) -> bool {
        self.left(seat) == 0 && !self.only_reminds()
    }

    /// Returns true if the sand-glass of a seat has run through.
    pub fn reminds(&self, seat: Seat) -> bool {
        self.left(seat) == 0 && self.only_reminds()
    }

    /// Returns the time left to both players together, in milliseconds.
    ///
    /// It is 0 for sand-glasses, which begin again with each turn.
    pub fn total(&self) -> u32 {
        match self.only_reminds() {
            true => 0,
            false => self.left.iter().sum(),
        }
    }

    /// Returns true if no clock is above its maximum.
    pub(crate) fn is_sound(&self) -> bool {
        let [one, other] = self.limits;
        let is_mixed = one != other && (one.only_reminds() || other.only_reminds());
        let mut each = self.left.iter().zip(self.limits);
        let most = |limit: TimeLimit| match self.increment {
            0 => limit.whole(),
            _ => MOST,
        };
        !is_mixed && each.all(|(left, limit)| *left <= most(limit)) && self.past.is_sound()
    }
}
