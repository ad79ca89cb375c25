//! Rate limit: a number of events a minute, in any distribution.

use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);

/// See the module. `now` is how long the host has been running.
#[derive(Debug)]
pub(crate) struct Pace {
    a_minute: u32,
    taken: u32,
    since: Duration,
}

impl Pace {
    pub(crate) fn new(a_minute: u32) -> Self {
        Self {
            a_minute,
            taken: 0,
            since: Duration::ZERO,
        }
    }

    /// Returns true if one more event is allowed. Then it counts.
    pub(crate) fn may(&mut self, now: Duration) -> bool {
        if now.saturating_sub(self.since) >= MINUTE {
            (self.since, self.taken) = (now, 0);
        }
        let may = self.taken < self.a_minute;
        self.taken += u32::from(may);
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_a_minute() {
        let mut pace = Pace::new(2);
        let taken = [0, 1, 59, 60, 61, 62, 200].map(|at| pace.may(Duration::from_secs(at)));
        assert_eq!(taken, [true, true, false, true, true, false, true]);
    }
}
