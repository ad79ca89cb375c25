//! Token buckets: rate limits that allow a burst now and then.

use std::time::Duration;

/// Thousandths of a token, so that slow rates lose nothing between two calls.
const TOKEN: u32 = 1000;

/// A bucket of tokens that fills up by the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    milli: u32,
    /// When it was last filled, in milliseconds.
    filled: u64,
}

/// Capacity of a bucket in tokens, and number of new tokens each second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub burst: u32,
    pub per_second: u32,
}

impl Rate {
    fn full(self) -> u32 {
        self.burst.saturating_mul(TOKEN)
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Duration) -> Self {
        Self {
            milli: rate.full(),
            filled: now.as_millis() as u64,
        }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Duration) -> bool {
        self.fill(rate, now);
        let taken = self.milli.checked_sub(TOKEN);
        self.milli = taken.unwrap_or(self.milli);
        taken.is_some()
    }

    /// Returns true if the bucket has a token.
    pub(crate) fn has_one(&mut self, rate: Rate, now: Duration) -> bool {
        self.fill(rate, now);
        self.milli >= TOKEN
    }

    pub(crate) fn is_full(&mut self, rate: Rate, now: Duration) -> bool {
        self.fill(rate, now);
        self.milli >= rate.full()
    }

    fn fill(&mut self, rate: Rate, now: Duration) {
        let now = now.as_millis() as u64;
        // A clock that goes back changes nothing.
        let passed = now.saturating_sub(self.filled);
        let more = passed.saturating_mul(u64::from(rate.per_second));
        let milli = u64::from(self.milli).saturating_add(more);
        self.milli = milli.min(u64::from(rate.full())) as u32;
        self.filled = self.filled.max(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_and_then_the_rate() {
        let rate = Rate {
            burst: 3,
            per_second: 2,
        };
        let at = Duration::from_millis;
        let mut bucket = Bucket::full(rate, at(0));
        let taken = |bucket: &mut Bucket, now| (0..9).filter(|_| bucket.take(rate, now)).count();
        assert!(bucket.has_one(rate, at(0)));
        assert_eq!(taken(&mut bucket, at(0)), 3);
        assert!(!bucket.has_one(rate, at(499)));
        assert_eq!(taken(&mut bucket, at(499)), 0);
        assert_eq!(taken(&mut bucket, at(500)), 1);
        assert_eq!(taken(&mut bucket, at(400)), 0, "a clock that goes back");
        assert_eq!(taken(&mut bucket, at(1_500)), 2);
        assert!(!bucket.is_full(rate, at(1_600)));
        assert!(bucket.is_full(rate, at(60_000)));
        assert_eq!(taken(&mut bucket, Duration::MAX), 3);
    }
}
