//! Demands on a map by the rules and by the table.
//!
//! Each has the exact figure of a finished map, and tells if the map meets it.

use std::fmt;

use base::table::Rotation;
use geo::Coord;
use rules::maps::{City, Link, RailMap, SMALL_NODES};

use crate::hands::Hands;
use crate::labels::{ROUNDEL, area};
use crate::network::{NODE_TO_LINK, SHORTEST};
use crate::plane::{CLEAR, EDGE_CLEAR, Frame, NODE_CLEAR, crosses, distance, from_line, kept};

/// Ranges of a whole map: intersections, links, and the share of double links in percent.
pub(crate) const NODES: (f64, f64) = (180.0, 215.0);
pub(crate) const LINKS: (f64, f64) = (430.0, 600.0);
pub(crate) const DOUBLES: (f64, f64) = (20.0, 27.0);
/// Range of the mean cost of its hands, and maximum standard deviation without ringed cities, in dollars.
pub(crate) const MEAN: (f64, f64) = (25.0, 32.0);
pub(crate) const SD_WITHOUT_RINGED: f64 = 3.5;

/// One demand and how a map meets it.
#[derive(Clone, Debug, PartialEq)]
pub struct Demand {
    /// Name of the measured figure.
    pub what: &'static str,
    /// Required range.
    pub wanted: (f64, f64),
    /// Measured figure.
    pub found: f64,
    /// Place or city of the figure, if that helps.
    pub at: String,
}

impl Demand {
    /// Returns true if the demand is met.
    pub fn met(&self) -> bool {
        (self.wanted.0..=self.wanted.1).contains(&self.found)
    }
}

impl fmt::Display for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wanted = match self.wanted {
            (0.0, 0.0) => "none".to_owned(),
            (least, most) if least.is_infinite() && most.is_infinite() => "to know".to_owned(),
            (least, most) if most.is_infinite() => format!("at least {least}"),
            (least, most) if least.is_infinite() || least == 0.0 => format!("at most {most}"),
            (least, most) if least == most => format!("{least}"),
            (least, most) => format!("{least} to {most}"),
        };
        let found = format!("{:.2}", self.found);
        let found = found.trim_end_matches('0').trim_end_matches('.');
        let verdict = if self.met() { "met" } else { "MISSED" };
        write!(
            f,
            "{:<44} {wanted:<14} {found:<9} {verdict:<7}{}",
            self.what, self.at
        )
    }
}

/// Measures a map against all demands. It does not check that the map is connected, has the right cities and so on,
/// because a [`RailMap`] exists only then. A small map may deal unequal hands.
pub fn of(map: &RailMap) -> Vec<Demand> {
    let hands = (!map.is_small()).then(|| Hands::of(map));
    with(map, hands.as_ref())
}

/// Measures a map with known hands. The small map of the lesson has none.
pub fn with(map: &RailMap, hands: Option<&Hands>) -> Vec<Demand> {
    let mut demands = counts(map);
    demands.extend(lengths(map));
    demands.extend(clearances(map));
    demands.extend(label_demands(map));
    demands.extend(hands.into_iter().flat_map(|hands| fairness(map, hands)));
    demands
}

pub(crate) fn demand(what: &'static str, least: f64, most: f64, found: f64) -> Demand {
    Demand {
        what,
        wanted: (least, most),
        found,
        at: String::new(),
    }
}

fn counts(map: &RailMap) -> Vec<Demand> {
    let links = map.links().len() as f64;
    let doubles = map.links().iter().filter(|link| link.cost == 2).count() as f64;
    let lonely = map.nodes().filter(|&node| map.around(node).is_empty());
    let lonely = lonely.count();
    let [nodes, wanted, percent] = match map.is_small() {
        true => [(12.0, SMALL_NODES as f64), (18.0, 60.0), (20.0, 35.0)],
        false => [NODES, LINKS, DOUBLES],
    };
    vec![
        demand(
            "intersections",
            nodes.0,
            nodes.1,
            map.positions().len() as f64,
        ),
        demand("links", wanted.0, wanted.1, links),
        demand(
            "doubles among the links, percent",
            percent.0,
            percent.1,
            100.0 * doubles / links,
        ),
        demand("intersections without a link", 0.0, 0.0, lonely as f64),
    ]
}

/// The numbers of a link's ends.
fn ends(link: &Link) -> (usize, usize) {
    (link.a.index(), link.b.index())
}

fn places(map: &RailMap) -> Vec<Coord<f64>> {
    let places = map.positions().iter();
    places
        .map(|&[x, y]| Coord {
            x: f64::from(x),
            y: f64::from(y),
        })
        .collect()
}

/// The smallest of some figures.
fn least(figures: impl Iterator<Item = f64>) -> f64 {
    figures.fold(f64::INFINITY, f64::min)
}

fn lengths(map: &RailMap) -> Vec<Demand> {
    let places = places(map);
    let ends: Vec<_> = map.links().iter().map(ends).collect();
    let mut crossings = 0;
    for (index, &(a, b)) in ends.iter().enumerate() {
        let apart = |&&(c, d): &&(usize, usize)| ![a, b].contains(&c) && ![a, b].contains(&d);
        let meets =
            |&&(c, d): &&(usize, usize)| crosses(places[a], places[b], places[c], places[d]);
        crossings += ends[index + 1..].iter().filter(apart).filter(meets).count();
    }
    let shortest = least(ends.iter().map(|&(a, b)| distance(places[a], places[b])));
    let nearest = least(ends.iter().flat_map(|&(a, b)| {
        let others = places
            .iter()
            .enumerate()
            .filter(move |&(n, _)| n != a && n != b);
        let (from, to) = (places[a], places[b]);
        others.map(move |(_, &place)| from_line(place, from, to))
    }));
    vec![
        demand("shortest link, units", SHORTEST, f64::INFINITY, shortest),
        demand("links that cross", 0.0, 0.0, crossings as f64),
        demand(
            "intersection to a link of others, units",
            NODE_TO_LINK,
            f64::INFINITY,
            nearest,
        ),
    ]
}

fn clearances(map: &RailMap) -> Vec<Demand> {
    let (places, kept) = (places(map), kept());
    let spots = || {
        places.iter().map(|&place| Frame {
            min: place,
            max: place,
        })
    };
    let node = spots().flat_map(|spot| kept.iter().map(move |kept| kept.gap(&spot)));
    let link = map.links().iter().flat_map(|link| {
        let (a, b) = ends(link);
        let (a, b) = (places[a], places[b]);
        kept.iter().map(move |kept| kept.distance_to_line(a, b))
    });
    vec![
        demand(
            "intersection to a panel, units",
            NODE_CLEAR,
            f64::INFINITY,
            least(node),
        ),
        demand("link to a panel, units", CLEAR, f64::INFINITY, least(link)),
        demand(
            "intersection to the stage's edge, units",
            EDGE_CLEAR,
            f64::INFINITY,
            least(spots().map(|spot| spot.edge_distance())),
        ),
    ]
}

fn label_demands(map: &RailMap) -> Vec<Demand> {
    let (places, kept) = (places(map), kept());
    let (mut overlaps, mut on_cities) = (0, 0);
    let (mut clear, mut edge_distance) = (f64::INFINITY, f64::INFINITY);
    for turn in Rotation::ALL {
        let area = |city: &City| area(&city.name, city.label(turn), turn);
        let names: Vec<_> = map.cities().iter().map(area).collect();
        for (index, name) in names.iter().enumerate() {
            let others = names[index + 1..].iter();
            overlaps += others.filter(|other| name.gap(other) == 0.0).count();
            let covers = |place: Coord<f64>| name.distance(place) < ROUNDEL;
            let cities = map.cities().iter();
            on_cities += cities
                .filter(|city| covers(places[city.node.index()]))
                .count();
            clear = kept.iter().map(|kept| kept.gap(name)).fold(clear, f64::min);
            edge_distance = edge_distance.min(name.edge_distance());
        }
    }
    vec![
        demand(
            "names on other names",
            0.0,
            0.0,
            f64::from(u32::try_from(overlaps).unwrap_or(u32::MAX)),
        ),
        demand("names on cities", 0.0, 0.0, on_cities as f64),
        demand("name to a panel, units", CLEAR, f64::INFINITY, clear),
        demand(
            "name to the stage's edge, units",
            EDGE_CLEAR,
            f64::INFINITY,
            edge_distance,
        ),
    ]
}

fn fairness(map: &RailMap, hands: &Hands) -> Vec<Demand> {
    let by_city = hands.by_city.iter().zip(map.cities());
    let dearest = by_city.max_by(|a, b| a.0.total_cmp(b.0));
    let (above, name) = dearest.map_or((0.0, ""), |(mean, city)| {
        (mean - hands.all.mean, &*city.name)
    });
    let any = f64::NEG_INFINITY;
    let mut dearest = demand("dearest city above the mean, $", any, 6.0, above);
    dearest.at = name.to_owned();
    vec![
        demand("a hand, mean, $", MEAN.0, MEAN.1, hands.all.mean),
        demand("a hand, standard deviation, $", 0.0, 4.0, hands.all.sd),
        demand(
            "without ringed cities, mean, $",
            any,
            f64::INFINITY,
            hands.without_ringed.mean,
        ),
        demand(
            "without ringed, standard deviation, $",
            0.0,
            SD_WITHOUT_RINGED,
            hands.without_ringed.sd,
        ),
        dearest,
    ]
}
