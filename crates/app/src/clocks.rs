//! By which clocks two are to play, as it is chosen in the lobby.

use base::table::Station;
use rules::TimeLimit;
use session::{Clock, SeatAssignment};

/// Seconds that a confirmed turn adds where people choose that.
pub const INCREMENT: u8 = 5;

/// The clocks of two players as they are chosen: one time for both, or each seat's own.
///
/// ```
/// use app::clocks::Clocks;
/// use base::table::Station;
/// use rules::TimeLimit;
///
/// let mut clocks = Clocks::default();
/// assert_eq!(clocks.time_at(Station::Left), None);
/// clocks.choose(Some(TimeLimit::FiveMinutes));
/// clocks.next_at(Station::Left);
/// assert_eq!(clocks.time_at(Station::Left), Some(TimeLimit::TenMinutes));
/// assert_eq!(clocks.time_at(Station::Right), Some(TimeLimit::FiveMinutes));
/// clocks.choose(Some(TimeLimit::SandGlass));
/// assert_eq!(clocks.time_at(Station::Left), None, "a sand-glass is the same for both");
/// ```
#[derive(Clone, Default)]
pub struct Clocks {
    limit: Option<TimeLimit>,
    has_increment: bool,
    own: [Option<TimeLimit>; Station::ALL.len()],
}

impl Clocks {
    /// Returns the time of each player, unless a seat has its own; `None` without a clock.
    pub fn limit(&self) -> Option<TimeLimit> {
        self.limit
    }

    /// Chooses how much time both have.
    pub fn choose(&mut self, limit: Option<TimeLimit>) {
        self.limit = limit;
        self.own = Default::default();
    }

    /// Returns whether a confirmed turn adds [`INCREMENT`] seconds.
    pub fn has_increment(&self) -> bool {
        self.has_increment
    }

    /// Lets a confirmed turn add something, or nothing any more.
    pub(crate) fn toggle_increment(&mut self) {
        self.has_increment = !self.has_increment;
    }

    /// Returns the time that the seat at a place has for a game.
    ///
    /// `None` without a clock, and with a sand-glass.
    pub fn time_at(&self, place: Station) -> Option<TimeLimit> {
        let limit = self.limit.filter(|limit| !limit.only_reminds())?;
        Some(self.own[place.index()].unwrap_or(limit))
    }

    /// Gives the seat at a place the next longer time, and after the longest one the shortest.
    pub fn next_at(&mut self, place: Station) {
        let Some(time) = self.time_at(place) else {
            return;
        };
        let times = || {
            TimeLimit::ALL
                .into_iter()
                .filter(|time| !time.only_reminds())
        };
        let longer = times().find(|&longer| longer > time);
        self.own[place.index()] = longer.or_else(|| times().next());
    }

    /// Forgets the time budget of a place when its player leaves.
    pub(crate) fn leave(&mut self, place: Station) {
        self.own[place.index()] = None;
    }

    /// The clocks of two who begin a game in this order.
    pub(crate) fn of(&self, seats: &[SeatAssignment]) -> Option<Clock> {
        let limit = self.limit?;
        let &[one, other] = seats else {
            return None;
        };
        let limits = [one, other].map(|seat| self.time_at(seat.place).unwrap_or(limit));
        let increment = match self.has_increment {
            true => INCREMENT,
            false => 0,
        };
        Some(Clock::unequal(limits).with_increment(increment))
    }

    /// A line of what is kept of them: `clock=5 +5`; `None` if they are not used.
    pub(crate) fn to_line(&self) -> Option<String> {
        let more = if self.has_increment { " +5" } else { "" };
        Some(format!("clock={}{more}\n", self.limit?.id()))
    }

    /// Reads such a line. Unknown values change nothing.
    pub(crate) fn read(&mut self, value: &str) {
        let (limit, more) = value.split_once(' ').unwrap_or((value, ""));
        if let Some(limit) = TimeLimit::with_id(limit) {
            self.choose(Some(limit));
            self.has_increment = more == "+5";
        }
    }
}
