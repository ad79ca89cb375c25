//! Times and durations, as a type apart from lengths and counts.

use std::ops::{Add, Div, Mul, Sub};

/// Milliseconds: a duration, or a time on the inputs' clock, which has any zero and never runs backwards.
///
/// ```
/// use base::Millis;
///
/// let (began, pause) = (Millis::new(1_500.0), Millis::new(250.0));
/// let ends = began + pause * 2.0;
/// assert_eq!(ends, Millis::new(2_000.0));
/// assert_eq!((ends - began) / pause, 2.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Millis(f64);

impl Millis {
    /// Later than any time.
    pub const NEVER: Self = Self(f64::INFINITY);
    /// A second.
    pub const SECOND: Self = Self(1000.0);

    /// Returns a number of milliseconds.
    pub const fn new(milliseconds: f64) -> Self {
        Self(milliseconds)
    }

    /// Returns the number of milliseconds.
    pub const fn value(self) -> f64 {
        self.0
    }

    /// The earlier, or shorter, of the two.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    /// The later, or longer, of the two.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }
}

impl Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Millis {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul<f64> for Millis {
    type Output = Self;

    fn mul(self, times: f64) -> Self {
        Self(self.0 * times)
    }
}

impl Div for Millis {
    type Output = f64;

    fn div(self, other: Self) -> f64 {
        self.0 / other.0
    }
}
