//! The mountain ranges of the world, each a line and a width, drawn by hand.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::frame::round;
use crate::description::{LonLat, Projection};
use crate::plane::STAGE;

/// Ranges with a corner so near to the stage are drawn, in stage units.
const MARGIN: f64 = 120.0;
/// Kilometres of a degree of latitude.
const DEGREE: f64 = 111.2;

/// The ranges of the world by name.
#[derive(Clone, Debug, Deserialize)]
pub struct Ranges(BTreeMap<String, Range>);

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Range {
    /// Kilometres.
    wide: f64,
    line: Vec<LonLat>,
}

impl Ranges {
    /// The ranges that come with the program.
    ///
    /// # Errors
    ///
    /// A sentence, if the file with them has been spoilt.
    pub fn known() -> Result<Self, String> {
        Self::parse(include_str!("../../data/ranges.json"))
    }

    /// Reads ranges: `{"Alps": {"wide": 150, "line": [[6.9, 44.2], ..]}, ..}`, with widths in kilometres.
    ///
    /// # Errors
    ///
    /// A sentence, if they cannot be read.
    pub fn parse(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|why| format!("The ranges cannot be read: {why}."))
    }

    /// The ranges on the stage as polygons of a description, so many times as wide as they are; none if they would have
    /// no width.
    pub(super) fn drawn(
        &self,
        projection: &Projection,
        wider: f64,
    ) -> BTreeMap<String, Vec<LonLat>> {
        let seen = |&at: &LonLat| STAGE.distance(projection.stage(at)) < MARGIN;
        let touching = self
            .0
            .iter()
            .filter(|(_, range)| wider > 0.0 && range.line.iter().any(seen));
        let drawn = touching.map(|(name, range)| (name.clone(), range.polygon(wider)));
        drawn.collect()
    }
}

impl Range {
    /// The places at half the width on both sides of the line, and a little beyond its ends.
    fn polygon(&self, wider: f64) -> Vec<LonLat> {
        let half = self.wide * wider / 2.0 / DEGREE;
        let line = &self.line;
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for (index, &at) in line.iter().enumerate() {
            let before = line[index.saturating_sub(1)];
            let after = line[(index + 1).min(line.len() - 1)];
            let narrow = libm::cos(at[1].to_radians()).max(0.1);
            let (x, y) = ((after[0] - before[0]) * narrow, after[1] - before[1]);
            let length = (x * x + y * y).sqrt().max(1e-9);
            let (x, y) = (x / length * half, y / length * half);
            let beyond = match index {
                0 => -0.7,
                _ if index + 1 == line.len() => 0.7,
                _ => 0.0,
            };
            let beside = |side: f64| {
                let (dx, dy) = (beyond * x - side * y, beyond * y + side * x);
                [at[0] + dx / narrow, at[1] + dy].map(round)
            };
            left.push(beside(1.0));
            right.push(beside(-1.0));
        }
        right.reverse();
        left.extend(right);
        left
    }
}
