//! The shapes of targets.

use crate::items::Point;

/// The shape of a target, in stage units.
///
/// ```
/// use scene::{Area, Point};
///
/// let hub = Area::Near { centre: Point::new(100.0, 100.0), reach: 30.0 };
/// assert_eq!(hub.distance(Point::new(100.0, 120.0)), Some(20.0));
/// assert_eq!(hub.distance(Point::new(100.0, 140.0)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Area {
    /// An upright rectangle.
    Rect {
        /// Its corner with the smallest numbers.
        from: Point,
        /// Its corner with the largest numbers.
        to: Point,
    },
    /// A disc, which covers everything below it like a rectangle.
    Disc {
        /// Its middle.
        centre: Point,
        /// Stage units.
        radius: f32,
    },
    /// Everything within a distance of a point, unless another such target is nearer.
    Near {
        /// The point.
        centre: Point,
        /// Stage units.
        reach: f32,
    },
    /// Everything within a distance of a line, unless another such target is nearer.
    Along {
        /// One end.
        a: Point,
        /// The other end.
        b: Point,
        /// Stage units.
        reach: f32,
    },
}

impl Area {
    /// Returns the distance of a point from the area's core.
    ///
    /// It is `None` outside the area, and 0 anywhere in a rectangle or a disc.
    pub fn distance(&self, at: Point) -> Option<f32> {
        match *self {
            Self::Rect { from, to } => {
                let inside = at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y;
                inside.then_some(0.0)
            }
            Self::Disc { centre, radius } => within(at.distance(centre), radius).map(|_| 0.0),
            Self::Near { centre, reach } => within(at.distance(centre), reach),
            Self::Along { a, b, reach } => {
                let share = share_along(a, b, at).clamp(0.0, 1.0);
                within(at.distance(a.towards(b, share)), reach)
            }
        }
    }

    /// Returns true if the area covers everything below it.
    ///
    /// Among other areas a finger means the nearest.
    pub fn covers(&self) -> bool {
        match self {
            Self::Rect { .. } | Self::Disc { .. } => true,
            Self::Near { .. } | Self::Along { .. } => false,
        }
    }

    /// Returns the middle, which is the place for a test's finger.
    pub fn middle(&self) -> Point {
        match *self {
            Self::Rect { from: a, to: b } | Self::Along { a, b, .. } => a.towards(b, 0.5),
            Self::Disc { centre, .. } | Self::Near { centre, .. } => centre,
        }
    }
}

/// Track of a slider on the stage, with any rotation.
///
/// ```
/// use scene::{Point, Track};
///
/// // A slider that is read from the left short side of the table.
/// let track = Track { start: Point::new(200.0, 100.0), end: Point::new(200.0, 500.0) };
/// assert_eq!(track.share(Point::new(230.0, 200.0)), 0.25);
/// assert_eq!(track.point(0.25), Point::new(200.0, 200.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Track {
    /// Position of its knob at 0.
    pub start: Point,
    /// Position of its knob at 1.
    pub end: Point,
}

impl Track {
    /// Returns the share of the track to which a finger at a point drags the knob: less than 0 before the start,
    /// more than 1 beyond the end.
    pub fn share(&self, at: Point) -> f32 {
        share_along(self.start, self.end, at)
    }

    /// Returns the knob's position at a share of the track.
    pub fn point(&self, share: f32) -> Point {
        self.start.towards(self.end, share)
    }
}

/// Returns the share of the way from `a` to `b` at the point nearest to `at`.
///
/// It is 0 at `a` and 1 at `b`.
fn share_along(a: Point, b: Point, at: Point) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy)
}

fn within(distance: f32, reach: f32) -> Option<f32> {
    (distance <= reach).then_some(distance)
}
