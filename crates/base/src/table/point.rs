//! Places on the stage.

use std::hash::{Hash, Hasher};

/// A place on the stage, in stage units, y downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl Point {
    /// The point at `x`, `y`.
    #[inline]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The distance to another point in stage units.
    #[inline]
    pub fn distance(self, other: Self) -> f32 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// The point a share of the way towards another: 0 is here, 1 is there.
    #[inline]
    pub fn towards(self, other: Self, share: f32) -> Self {
        Self::new(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
        )
    }

    /// Returns true if the point lies within a figure through corners, by the even-odd rule.
    #[inline]
    pub fn is_within(self, corners: impl Iterator<Item = Self> + Clone) -> bool {
        let sides = corners.clone().zip(corners.cycle().skip(1));
        let crossed = sides.filter(|(a, b)| {
            (a.y > self.y) != (b.y > self.y)
                && self.x < (b.x - a.x) * (self.y - a.y) / (b.y - a.y) + a.x
        });
        crossed.count() % 2 == 1
    }
}

impl From<[f32; 2]> for Point {
    fn from([x, y]: [f32; 2]) -> Self {
        Self { x, y }
    }
}

impl Hash for Point {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.x.to_bits().hash(state);
        self.y.to_bits().hash(state);
    }
}
