//! The land of each region: the land nearest to its cities, with borders that bend like drawn ones.

use std::collections::BTreeMap;

use geo::{BooleanOps, Coord, LineString, MultiLineString, MultiPolygon, Polygon};

use crate::plane::{STAGE, cut_corners};

/// Distance outside the stage at which cells end.
const BEYOND: f64 = 200.0;
/// Number of times that the corners of a border are cut.
const CUTS: usize = 3;

/// A point in hundredths of a unit, so that shared points of two cells are equal.
type Key = (i64, i64);

/// Borders between the land of regions, and with the outside.
pub struct Borders {
    regions: usize,
    /// The regions on both sides, the smaller number first, and the way from junction to junction. Outside
    /// has the number after the last region's.
    ways: Vec<([usize; 2], Vec<Coord<f64>>)>,
}

impl Borders {
    /// Returns the borders between the regions of cities, whose land is the land nearest to their cities.
    pub fn new(cities: &[(Coord<f64>, usize)]) -> Self {
        let regions = cities.iter().map(|&(_, region)| region + 1).max();
        let regions = regions.unwrap_or(0);
        let mut sides: BTreeMap<(Key, Key), usize> = BTreeMap::new();
        for (city, &(_, region)) in cities.iter().enumerate() {
            let ring: Vec<Key> = cell(city, cities).into_iter().map(key).collect();
            let next = ring.iter().cycle().skip(1);
            let edges = ring.iter().zip(next).filter(|(a, b)| a != b);
            sides.extend(edges.map(|(&a, &b)| ((a, b), region)));
        }
        let mut edges: Vec<([usize; 2], Key, Key)> = Vec::new();
        for (&(a, b), &region) in &sides {
            let other = sides.get(&(b, a)).copied().unwrap_or(regions);
            if region < other {
                edges.push(([region, other], a, b));
            }
        }
        Self {
            regions,
            ways: chained(edges),
        }
    }

    /// The area of each region.
    pub fn areas(&self) -> Vec<MultiPolygon<f64>> {
        let area = |region| {
            let ways = self
                .ways
                .iter()
                .filter(|(sides, _)| sides.contains(&region));
            let rings = linked(ways.map(|(_, way)| way.clone()).collect());
            let polygons = rings
                .into_iter()
                .map(|ring| Polygon::new(LineString(ring), Vec::new()));
            polygons.fold(MultiPolygon(Vec::new()), |all, ring| all.xor(&ring))
        };
        (0..self.regions).map(area).collect()
    }

    /// The borders between two regions, as lines.
    pub fn lines(&self) -> MultiLineString<f64> {
        let between = self.ways.iter().filter(|([_, b], _)| *b < self.regions);
        MultiLineString(between.map(|(_, way)| LineString(way.clone())).collect())
    }
}

/// All points of the stage and round it that are nearer to a city than to any other.
fn cell(city: usize, cities: &[(Coord<f64>, usize)]) -> Vec<Coord<f64>> {
    let frame = STAGE.grown(BEYOND);
    let (min, max) = (frame.min, frame.max);
    let mut ring = vec![
        min,
        Coord { x: max.x, y: min.y },
        max,
        Coord { x: min.x, y: max.y },
    ];
    let (at, _) = cities[city];
    for &(other, _) in cities.iter().filter(|&&(other, _)| other != at) {
        let (middle, towards) = ((at + other) * 0.5, other - at);
        let beyond = |p: Coord<f64>| (p.x - middle.x) * towards.x + (p.y - middle.y) * towards.y;
        let next = ring.iter().cycle().skip(1);
        let mut cut = Vec::new();
        for (&a, &b) in ring.iter().zip(next) {
            let (from, to) = (beyond(a), beyond(b));
            if from <= 0.0 {
                cut.push(a);
            }
            if (from < 0.0) != (to < 0.0) && from != to {
                cut.push(a + (b - a) * (from / (from - to)));
            }
        }
        ring = cut;
    }
    ring
}

fn key(point: Coord<f64>) -> Key {
    let hundredths = |part: f64| (part * 100.0).round() as i64;
    (hundredths(point.x), hundredths(point.y))
}

fn point((x, y): Key) -> Coord<f64> {
    Coord {
        x: x as f64 / 100.0,
        y: y as f64 / 100.0,
    }
}

/// Edges put together to ways from junction to junction, with their corners cut.
fn chained(edges: Vec<([usize; 2], Key, Key)>) -> Vec<([usize; 2], Vec<Coord<f64>>)> {
    let mut ends: BTreeMap<Key, usize> = BTreeMap::new();
    for &(_, a, b) in &edges {
        *ends.entry(a).or_default() += 1;
        *ends.entry(b).or_default() += 1;
    }
    let goes_on = |at: &Key| ends.get(at) == Some(&2);
    let mut left = edges;
    let mut ways = Vec::new();
    // Ways begin at junctions while there are any, and the rest are rings.
    while let Some(first) = left
        .iter()
        .position(|(_, a, b)| !goes_on(a) || !goes_on(b))
        .or((!left.is_empty()).then_some(0))
    {
        let (sides, a, b) = left.swap_remove(first);
        let mut way = if goes_on(&a) { vec![b, a] } else { vec![a, b] };
        while let Some(&last) = way.last().filter(|at| goes_on(at)) {
            let Some(next) = left.iter().position(|&(_, a, b)| a == last || b == last) else {
                break;
            };
            let (_, a, b) = left.swap_remove(next);
            way.push(if a == last { b } else { a });
        }
        let way = way.into_iter().map(point).collect();
        ways.push((sides, (0..CUTS).fold(way, |way, _| bent(way))));
    }
    ways
}

/// Returns a way with rounded corners and the same ends.
fn bent(way: Vec<Coord<f64>>) -> Vec<Coord<f64>> {
    let [first, .., last] = way[..] else {
        return way;
    };
    let mut bent = cut_corners(&way);
    // Of a ring the last side would lead back.
    bent.truncate(2 * (way.len() - 1));
    bent[0] = first;
    if let Some(end) = bent.last_mut() {
        *end = last;
    }
    bent
}

/// Ways linked to rings.
fn linked(mut ways: Vec<Vec<Coord<f64>>>) -> Vec<Vec<Coord<f64>>> {
    let mut rings = Vec::new();
    while let Some(mut ring) = ways.pop() {
        while ring.first() != ring.last() {
            let end = ring.last().copied();
            let meets =
                |way: &Vec<Coord<f64>>| way.first().copied() == end || way.last().copied() == end;
            let Some(next) = ways.iter().position(meets) else {
                break;
            };
            let mut next = ways.swap_remove(next);
            if next.first().copied() != end {
                next.reverse();
            }
            ring.extend(next.into_iter().skip(1));
        }
        rings.push(ring);
    }
    rings
}

#[cfg(test)]
mod tests {
    use geo::{Area, Contains, Point};

    use super::*;

    fn at(x: f64, y: f64) -> Coord<f64> {
        Coord { x, y }
    }

    #[test]
    fn land_belongs_to_the_region_of_the_nearest_city() {
        let cities = [
            (at(400.0, 300.0), 0),
            (at(1500.0, 300.0), 1),
            (at(450.0, 800.0), 0),
            (at(1400.0, 850.0), 2),
        ];
        let borders = Borders::new(&cities);
        let areas = borders.areas();
        for &(place, region) in &cities {
            for (number, area) in areas.iter().enumerate() {
                assert_eq!(area.contains(&Point(place)), number == region);
            }
        }
        let frame = STAGE.grown(BEYOND);
        let all = (frame.max.x - frame.min.x) * (frame.max.y - frame.min.y);
        let sum: f64 = areas.iter().map(Area::unsigned_area).sum();
        assert!(all - sum > 0.0 && all - sum < 0.05 * all, "{sum} of {all}");
        assert!(areas[0].intersection(&areas[1]).unsigned_area() < 1e-6);
        assert_eq!(borders.lines().0.len(), 3, "one between each two");
    }

    #[test]
    fn a_region_within_another_is_a_hole_in_it() {
        let mut cities = vec![(at(960.0, 540.0), 1)];
        for (x, y) in [
            (560.0, 540.0),
            (1360.0, 540.0),
            (960.0, 140.0),
            (960.0, 940.0),
        ] {
            cities.push((at(x, y), 0));
        }
        let areas = Borders::new(&cities).areas();
        assert!(areas[1].contains(&Point(cities[0].0)));
        assert!(!areas[0].contains(&Point(cities[0].0)));
    }
}
