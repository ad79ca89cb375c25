//! Additions to a proposed map: names of its regions, and pictures where it is empty.

use base::table::Rotation;
use geo::Coord;
use rules::maps::{MapFile, Ornament, OrnamentKind, REGIONS};

use crate::labels;
use crate::plane::{CLEAR, EDGE_CLEAR, Frame, kept};
use crate::words::held;

/// Where a name says that a region lies: right of and below the map's middle.
const NAMES: [(&str, f64, f64); 9] = [
    ("North", 0.0, -1.0),
    ("South", 0.0, 1.0),
    ("West", -1.0, 0.0),
    ("East", 1.0, 0.0),
    ("Centre", 0.0, 0.0),
    ("Northwest", -0.8, -0.8),
    ("Northeast", 0.8, -0.8),
    ("Southwest", -0.8, 0.8),
    ("Southeast", 0.8, 0.8),
];

/// Names for regions after where their middles lie, east and south of anywhere; no name twice.
pub(super) fn names(middles: [Coord<f64>; REGIONS]) -> [&'static str; REGIONS] {
    let sum = middles.iter().fold(Coord::zero(), |sum, &at| sum + at);
    let middle = sum / REGIONS as f64;
    let reach = |of: fn(Coord<f64>) -> f64| {
        let far = middles.iter().map(|&at| of(at - middle).abs());
        far.fold(1.0, f64::max)
    };
    let (wide, high) = (reach(|at| at.x), reach(|at| at.y));
    let mut fits = Vec::new();
    for (region, &at) in middles.iter().enumerate() {
        let (x, y) = ((at.x - middle.x) / wide, (at.y - middle.y) / high);
        for (name, &(_, right, below)) in NAMES.iter().enumerate() {
            let off = (x - right) * (x - right) + (y - below) * (y - below);
            fits.push(((off * 1000.0) as i64, region, name));
        }
    }
    fits.sort_unstable();
    let mut names = [""; REGIONS];
    for (_, region, name) in fits {
        let name = NAMES[name].0;
        if names[region].is_empty() && !names.contains(&name) {
            names[region] = name;
        }
    }
    names
}

/// Pictures and their sizes, in the order in which they find places.
const PICTURES: [(OrnamentKind, f32, bool); 6] = [
    (OrnamentKind::Compass, 48.0, false),
    (OrnamentKind::Locomotive, 78.0, true),
    (OrnamentKind::Steamer, 58.0, false),
    (OrnamentKind::Whale, 46.0, false),
    (OrnamentKind::Sail, 44.0, false),
    (OrnamentKind::Camel, 48.0, true),
];
/// A picture keeps this far from everything, in stage units.
const ROOM: f64 = 12.0;

/// Pictures for the empty parts of a map, as far from each other as can be.
pub(super) fn ornaments(file: &MapFile) -> Vec<Ornament> {
    let turns = Rotation::ALL.into_iter();
    let names = turns.flat_map(|turn| {
        let area = move |city: &rules::maps::City| labels::area(&city.name, city.label(turn), turn);
        file.cities.iter().map(area)
    });
    let taken: Vec<Frame> = names.chain(kept()).collect();
    let mut placed: Vec<Ornament> = Vec::new();
    for (kind, size, on_land) in PICTURES {
        let spots =
            (2..46).flat_map(|x| (2..26).map(move |y| (f64::from(x * 40), f64::from(y * 40))));
        let free = spots.filter(|&(x, y)| {
            let area = covered(kind, f64::from(size), x, y, file.art.turn != 0.0);
            area.edge_distance() >= EDGE_CLEAR
                && taken.iter().all(|other| other.gap(&area) >= CLEAR)
                && is_empty(file, &area, on_land)
        });
        let away = |x: f64, y: f64| {
            let others = placed.iter().map(|other| {
                let (dx, dy) = (f64::from(other.x) - x, f64::from(other.y) - y);
                (dx * dx + dy * dy) as i64
            });
            others
                .min()
                .unwrap_or(-(((x - 300.0) + (y - 300.0)).abs() as i64))
        };
        let best = free.max_by_key(|&(x, y)| away(x, y));
        placed.extend(
            best.filter(|&(x, y)| placed.is_empty() || away(x, y) > 40_000)
                .map(|(x, y)| Ornament {
                    kind,
                    x: x as f32,
                    y: y as f32,
                    size,
                }),
        );
    }
    placed
}

/// The part of the stage that a picture covers: a compass is as high as it is wide, with a letter where north is.
fn covered(kind: OrnamentKind, size: f64, x: f64, y: f64, is_turned: bool) -> Frame {
    let letter = 1.3 * size;
    let (aside, up, down) = match kind {
        OrnamentKind::Compass if is_turned => (letter, letter, letter),
        OrnamentKind::Compass => (size, letter, 0.6 * size),
        _ => (size, size, 0.6 * size),
    };
    let at = |x: f64, y: f64| Coord { x, y };
    Frame {
        min: at(x - aside, y - up),
        max: at(x + aside, y + down),
    }
    .grown(ROOM)
}

/// Returns true if an area holds no part of the network.
///
/// It also has to lie on land alone or on water alone.
fn is_empty(file: &MapFile, area: &Frame, on_land: bool) -> bool {
    let node = |node: rules::maps::NodeId| {
        let [x, y] = file.nodes[node.index()];
        Coord {
            x: f64::from(x),
            y: f64::from(y),
        }
    };
    let links = file.links.iter();
    let mut links = links.map(|&(a, b, _)| area.distance_to_line(node(a), node(b)));
    let (wide, high) = (area.max.x - area.min.x, area.max.y - area.min.y);
    let mut spots =
        (0..=6).flat_map(|x| (0..=6).map(move |y| (f64::from(x) / 6.0, f64::from(y) / 6.0)));
    links.all(|gap| gap > 0.0)
        && spots.all(|(x, y)| {
            let at = Coord {
                x: area.min.x + x * wide,
                y: area.min.y + y * high,
            };
            held(&file.art.land, at) == on_land
        })
}
