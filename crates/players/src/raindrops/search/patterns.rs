//! Features of a step for the policy. They are the patterns of the pieces round its start and its goal, its joins
//! and captures, the sizes and numbers of units, its length, its distance from the edge, and a flag for the end of
//! the turn. Rotated and mirrored patterns are equal.

use std::sync::LazyLock;

use super::Stride;
use rules::raindrops::board::{Board, units_of};
use rules::raindrops::points::{Point, Points, Way};
use rules::ring::{self, RINGS};

/// Largest unit size with its own feature.
const SIZE: usize = 8;
/// Numbers of units.
const UNITS: usize = 9;
/// Distances of a slide.
const FAR: usize = 11;
/// Distances from the edge.
const EDGE: usize = 3;

const TO: usize = RINGS;
const STAGE: usize = TO + RINGS;
const CAPTURED: usize = STAGE + 4;
const JOINED: usize = CAPTURED + SIZE + 1;
const GROWN: usize = JOINED + 8;
const OWN: usize = GROWN + 2 * (SIZE + 1);
const OTHERS: usize = OWN + 4 * (UNITS + 1);
const SEEN: usize = OTHERS + 4 * (UNITS + 1);
const SLID: usize = SEEN + 2;
const EDGES: usize = SLID + FAR + 1;

/// For every pattern the smallest number of those that it turns or mirrors into.
static SAME: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let images = [0, 2, 4, 6].map(|turned| [(false, turned), (true, turned)]);
    ring::least_images(images.as_flattened())
});

/// Board as the side to move sees it, in a turn or between two.
pub(super) struct Sight {
    own: Points,
    enemy: Points,
    /// Points along the side of the board.
    side: u8,
    /// True if the turn has just begun.
    first: bool,
    /// All units, the own ones first, and the number of these.
    units: Vec<Points>,
    own_units: usize,
    /// The lines on which the other side has a piece.
    seen: Points,
}

impl Sight {
    /// Returns the features of a board from before the turn with the own pieces after the steps so far.
    pub(super) fn new(board: &Board, own: Points, first: bool) -> Self {
        let mut units: Vec<Points> = units_of(own).collect();
        let own_units = units.len();
        units.extend(units_of(board.enemy));
        Self {
            own,
            enemy: board.enemy,
            side: board.area.len().isqrt() as u8,
            first,
            units,
            own_units,
            seen: board.enemy.ranks() | board.enemy.files(),
        }
    }

    /// Returns the pieces round a point: for each of the eight points, from the east, 0 for an own one, 1 for one
    /// of the other side's, 2 for none.
    fn round(&self, point: Point) -> usize {
        let [east, north, west, south] = Way::ALL.map(|way| point.next(way));
        let ring = [
            east,
            east.next(Way::North),
            north,
            north.next(Way::West),
            west,
            west.next(Way::South),
            south,
            south.next(Way::East),
        ];
        let state = |point: Point| match () {
            () if self.own.has(point) => 0,
            () if self.enemy.has(point) => 1,
            () => 2,
        };
        SAME[ring::number(ring.map(state))].into()
    }

    /// Tells the features of a step.
    pub(super) fn see(&self, stride: &Stride, mut tell: impl FnMut(usize)) {
        let Stride { from, to, ends } = *stride;
        let ends = usize::from(ends);
        let (own, others) = self.units.split_at(self.own_units);
        let size = |unit: &Points| (unit.len() as usize).min(SIZE);
        let captured = others.iter().find(|unit| unit.has(to)).map_or(0, size);
        let beside = Points::only(to).beside();
        let joined = own
            .iter()
            .filter(|unit| unit.meets(beside) && !unit.has(from));
        let joined = joined.count();
        let grown = own.iter().find(|unit| unit.has(from)).map_or(0, size);
        let gain = 2 * usize::from(joined > 0) + usize::from(captured > 0);
        let (start, goal) = (from.cell(), to.cell());
        let slid = start
            .file
            .abs_diff(goal.file)
            .max(start.rank.abs_diff(goal.rank));
        let edge =
            [goal.file, goal.rank].map(|at| usize::from(at.min(self.side - 1 - at)).min(EDGE));
        let count = |units: &[Points]| units.len().min(UNITS);
        tell(self.round(from));
        tell(TO + self.round(to));
        tell(STAGE + 2 * ends + usize::from(self.first));
        tell(CAPTURED + captured);
        tell(JOINED + 2 * joined.min(3) + ends);
        tell(GROWN + 2 * grown + ends);
        tell(OWN + 4 * count(own) + gain);
        tell(OTHERS + 4 * count(others) + gain);
        tell(SEEN + usize::from(self.seen.has(to)));
        tell(SLID + usize::from(slid).min(FAR));
        tell(EDGES + (EDGE + 1) * edge[0].min(edge[1]) + edge[0].max(edge[1]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turned_and_mirrored_patterns_are_one() {
        // One own piece beside eight empty points, at a side or at a corner: two patterns, not eight.
        let with_one = |at: u32| RINGS - 1 - 2 * 3_usize.pow(at);
        let mut same: Vec<u16> = (0..8).map(|at| SAME[with_one(at)]).collect();
        same.sort_unstable();
        same.dedup();
        assert_eq!(same.len(), 2);
        // The number of patterns by Burnside's lemma, of 3^8.
        let mut all = SAME.clone();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 954);
    }
}
