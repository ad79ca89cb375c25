//! Helpers that make parts of the page in words.

use app::mirror::{Group, Kind};
use scene::{Point, Target};

pub(super) fn part(key: &str, name: &str) -> Group {
    Group {
        key: key.into(),
        kind: Kind::Part,
        name: name.into(),
        words: Vec::new(),
        elements: Vec::new(),
    }
}

/// Returns true if a later target covers a point and keeps fingers off it.
pub(super) fn is_covered(point: Point, later: &[scene::TargetArea]) -> bool {
    later.iter().any(|area| {
        let covers = area.area.covers() && !matches!(area.target, Target::Board(_));
        covers && area.area.distance(point).is_some()
    })
}

/// Returns a square round a point with the minimum size of a target.
pub(super) fn around(centre: Point) -> (Point, Point) {
    const HALF: f32 = 22.0;
    (
        Point::new(centre.x - HALF, centre.y - HALF),
        Point::new(centre.x + HALF, centre.y + HALF),
    )
}
