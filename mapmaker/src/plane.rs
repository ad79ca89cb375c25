//! Distances and crossings on the stage, and the part of the stage for boards. It uses only sums, products and
//! square roots, so that every machine gets the same results.

use base::table::{Rotation, kept_clear};
use geo::Coord;

/// Minimum distance of an intersection from the areas to keep free, in stage units.
pub(crate) const NODE_CLEAR: f64 = 26.0;
/// Minimum distance of a link, a roundel or a label from the areas to keep free.
pub const CLEAR: f64 = 14.0;
/// Everything of a board keeps this far from the stage's edge.
pub(crate) const EDGE_CLEAR: f64 = 24.0;

/// The stage.
pub const STAGE: Frame = Frame {
    min: Coord { x: 0.0, y: 0.0 },
    max: Coord {
        x: 1920.0,
        y: 1080.0,
    },
};

/// An upright rectangle on the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The corner with the smallest numbers.
    pub min: Coord<f64>,
    /// The corner with the largest numbers.
    pub max: Coord<f64>,
}

impl Frame {
    /// Returns the distance of a point from the rectangle; 0 inside.
    pub fn distance(&self, point: Coord<f64>) -> f64 {
        length(Coord {
            x: (self.min.x - point.x).max(point.x - self.max.x).max(0.0),
            y: (self.min.y - point.y).max(point.y - self.max.y).max(0.0),
        })
    }

    /// Returns the distance of another rectangle; 0 where they overlap.
    pub fn gap(&self, other: &Self) -> f64 {
        length(Coord {
            x: (self.min.x - other.max.x)
                .max(other.min.x - self.max.x)
                .max(0.0),
            y: (self.min.y - other.max.y)
                .max(other.min.y - self.max.y)
                .max(0.0),
        })
    }

    /// Returns the distance of a line from `a` to `b`; 0 where it enters.
    pub(crate) fn distance_to_line(&self, a: Coord<f64>, b: Coord<f64>) -> f64 {
        let Self { min, max } = *self;
        let corners = [
            min,
            Coord { x: max.x, y: min.y },
            max,
            Coord { x: min.x, y: max.y },
        ];
        let cuts = |i: usize| crosses(a, b, corners[i], corners[(i + 1) % 4]);
        if (0..4).any(cuts) {
            return 0.0;
        }
        let ends = self.distance(a).min(self.distance(b));
        let to_corner = |&corner: &Coord<f64>| from_line(corner, a, b);
        corners.iter().map(to_corner).fold(ends, f64::min)
    }

    /// The same rectangle turned round the point 0, 0.
    pub fn turned(&self, turn: Rotation) -> Self {
        let [a, b] = [self.min, self.max].map(|corner| turned(corner, turn));
        Self {
            min: Coord {
                x: a.x.min(b.x),
                y: a.y.min(b.y),
            },
            max: Coord {
                x: a.x.max(b.x),
                y: a.y.max(b.y),
            },
        }
    }

    /// Returns the same rectangle somewhere else.
    pub fn moved(&self, by: Coord<f64>) -> Self {
        Self {
            min: self.min + by,
            max: self.max + by,
        }
    }

    /// Returns the rectangle enlarged on every side.
    pub fn grown(&self, by: f64) -> Self {
        let corner = Coord { x: by, y: by };
        Self {
            min: self.min - corner,
            max: self.max + corner,
        }
    }

    /// Returns the share of the line from `a` to `b` that is inside, 0 to 1.
    pub fn share(&self, a: Coord<f64>, b: Coord<f64>) -> f64 {
        let (mut from, mut to) = (0.0_f64, 1.0_f64);
        let ways = [
            (a.x, b.x, self.min.x, self.max.x),
            (a.y, b.y, self.min.y, self.max.y),
        ];
        for (start, end, low, high) in ways {
            let way = end - start;
            if way == 0.0 {
                if start < low || start > high {
                    return 0.0;
                }
                continue;
            }
            let (enters, leaves) = ((low - start) / way, (high - start) / way);
            from = from.max(enters.min(leaves));
            to = to.min(enters.max(leaves));
        }
        (to - from).max(0.0)
    }

    /// Returns the least distance of the rectangle from the stage's edge; below 0 outside.
    pub(crate) fn edge_distance(&self) -> f64 {
        let near = (self.min.x - STAGE.min.x).min(self.min.y - STAGE.min.y);
        let far = (STAGE.max.x - self.max.x).min(STAGE.max.y - self.max.y);
        near.min(far)
    }
}

/// The parts of the stage that belong to seats and to the house.
pub fn kept() -> Vec<Frame> {
    let coord = |p: scene::Point| Coord {
        x: f64::from(p.x),
        y: f64::from(p.y),
    };
    let boxes = kept_clear().into_iter();
    boxes
        .map(|(min, max)| Frame {
            min: coord(min),
            max: coord(max),
        })
        .collect()
}

/// Returns true if an intersection may be at a point.
pub(crate) fn node_may_lie(point: Coord<f64>, kept: &[Frame]) -> bool {
    let spot = Frame {
        min: point,
        max: point,
    };
    spot.edge_distance() >= EDGE_CLEAR && kept.iter().all(|kept| kept.distance(point) >= NODE_CLEAR)
}

/// Puts two points on every side of a ring, at a quarter and at three quarters, in place of the corners.
pub(crate) fn cut_corners(ring: &[Coord<f64>]) -> Vec<Coord<f64>> {
    let next = ring.iter().cycle().skip(1);
    let sides = ring.iter().zip(next);
    let cut = sides.flat_map(|(&a, &b)| [a * 0.75 + b * 0.25, a * 0.25 + b * 0.75]);
    cut.collect()
}

/// A vector turned clockwise, exactly.
pub fn turned(Coord { x, y }: Coord<f64>, turn: Rotation) -> Coord<f64> {
    let (x, y) = match turn {
        Rotation::R0 => (x, y),
        Rotation::R90 => (-y, x),
        Rotation::R180 => (-x, -y),
        Rotation::R270 => (y, -x),
    };
    Coord { x, y }
}

/// The length of a vector.
pub fn length(vector: Coord<f64>) -> f64 {
    (vector.x * vector.x + vector.y * vector.y).sqrt()
}

/// The distance between two points.
pub fn distance(a: Coord<f64>, b: Coord<f64>) -> f64 {
    length(a - b)
}

/// The distance of a point from a line between two others.
pub(crate) fn from_line(point: Coord<f64>, a: Coord<f64>, b: Coord<f64>) -> f64 {
    let (line, to) = (b - a, point - a);
    let square = line.x * line.x + line.y * line.y;
    if square == 0.0 {
        return length(to);
    }
    let along = ((to.x * line.x + to.y * line.y) / square).clamp(0.0, 1.0);
    length(to - line * along)
}

/// Returns true if the line from `a` to `b` crosses the one from `c` to `d`.
///
/// Ends are not counted for both.
pub fn crosses(a: Coord<f64>, b: Coord<f64>, c: Coord<f64>, d: Coord<f64>) -> bool {
    (side(a, b, c) > 0.0) != (side(a, b, d) > 0.0) && (side(c, d, a) > 0.0) != (side(c, d, b) > 0.0)
}

/// Above 0 if `point` is on the one side of the line through `a` and `b`, below 0 on the other.
fn side(a: Coord<f64>, b: Coord<f64>, point: Coord<f64>) -> f64 {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64, y: f64) -> Coord<f64> {
        Coord { x, y }
    }

    #[test]
    fn a_box_knows_its_distances() {
        let square = Frame {
            min: at(10.0, 10.0),
            max: at(20.0, 20.0),
        };
        assert_eq!(square.distance(at(15.0, 12.0)), 0.0);
        assert_eq!(square.distance(at(23.0, 24.0)), 5.0);
        assert_eq!(square.distance_to_line(at(0.0, 15.0), at(40.0, 15.0)), 0.0);
        assert_eq!(square.distance_to_line(at(0.0, 25.0), at(40.0, 25.0)), 5.0);
        assert_eq!(square.edge_distance(), 10.0);
        let other = Frame {
            min: at(23.0, 0.0),
            max: at(30.0, 6.0),
        };
        assert_eq!(square.gap(&other), 5.0);
        assert_eq!(square.grown(3.0).gap(&other), 1.0);
        assert_eq!(square.share(at(15.0, 0.0), at(15.0, 40.0)), 0.25);
        assert_eq!(square.share(at(10.0, 10.0), at(30.0, 30.0)), 0.5);
        assert_eq!(square.share(at(0.0, 21.0), at(40.0, 21.0)), 0.0);
        assert_eq!(square.share(at(0.0, 15.0), at(5.0, 15.0)), 0.0);
    }

    #[test]
    fn lines_cross_or_do_not() {
        let (a, b) = (at(0.0, 0.0), at(10.0, 10.0));
        assert!(crosses(a, b, at(0.0, 10.0), at(10.0, 0.0)));
        assert!(!crosses(a, b, at(0.0, 1.0), at(9.0, 10.0)));
        assert!(!crosses(a, b, at(11.0, 10.0), at(10.0, 11.0)));
        assert_eq!(from_line(at(5.0, 3.0), at(0.0, 0.0), at(10.0, 0.0)), 3.0);
        assert_eq!(from_line(at(13.0, 4.0), at(0.0, 0.0), at(10.0, 0.0)), 5.0);
    }
}
