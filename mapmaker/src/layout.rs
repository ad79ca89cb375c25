//! Positions of the intersections: a triangular lattice on the ground that adapts to the coast, with the cities as
//! near to their true places as the lattice's neighbours allow.

use geo::Coord;
use pathfinding::kuhn_munkres::kuhn_munkres_min;
use pathfinding::matrix::Matrix;

use crate::description::{Description, Lattice};
use crate::geography::Geography;
use crate::plane::{distance, length};
use crate::raster::MARGIN;

/// Two intersections keep this far apart, in stage units.
const APART: f64 = 45.0;
/// The radius of the disc in which the ground around a lattice point counts, in spacings.
const AROUND: f64 = 0.34;
/// The farthest that a point slides towards the ground, in spacings.
const SLIDE: f64 = 0.3;
/// Maximum movement from there for its own city, or to make space, in spacings.
const MOVE: f64 = 0.48;
/// A disc with this share of ground keeps its point where it is.
const ENOUGH: f64 = 0.62;
/// A disc with less than this share of ground has no point.
const TOO_LITTLE: f64 = 0.22;
/// Number of steps that every intersection takes towards its place.
const ROUNDS: usize = 60;

/// The intersections of a map.
pub struct Layout {
    /// Their places.
    pub nodes: Vec<Coord<f64>>,
    /// The intersection of every city, in the cities' order.
    pub city_nodes: Vec<usize>,
}

impl Layout {
    /// Lays the lattice.
    ///
    /// # Errors
    ///
    /// A sentence, if there are fewer intersections than cities.
    pub fn new(
        description: &Description,
        lattice: Lattice,
        geography: &Geography,
    ) -> Result<Self, String> {
        let homes = homes(description, lattice, geography);
        if homes.len() < geography.cities.len() {
            return Err(format!(
                "There are {} intersections for {} cities.",
                homes.len(),
                geography.cities.len()
            ));
        }
        let city_nodes = assign(&geography.cities, &homes, lattice.spacing, geography);
        let nodes = settle(&homes, &city_nodes, lattice.spacing, geography);
        Ok(Self { nodes, city_nodes })
    }
}

/// The lattice's points that have ground around them, slid towards it.
pub(crate) fn homes(
    description: &Description,
    lattice: Lattice,
    geography: &Geography,
) -> Vec<Coord<f64>> {
    let place = |&place| description.projection.stage(place);
    let forced: Vec<_> = description.forced.iter().map(place).collect();
    let barred: Vec<_> = description.barred.iter().map(place).collect();
    let near = |point, places: &[Coord<f64>]| {
        let reach = 0.55 * lattice.spacing;
        places.iter().any(|&place| distance(place, point) < reach)
    };
    let points = lattice.points();
    let found = points.filter_map(|point| slid(point, lattice.spacing, geography));
    let mut homes: Vec<Coord<f64>> = forced.clone();
    for point in found {
        let crowded = homes.iter().any(|&other| distance(point, other) < APART);
        if !crowded && !near(point, &forced) && !near(point, &barred) {
            homes.push(point);
        }
    }
    homes
}

impl Lattice {
    fn points(self) -> impl Iterator<Item = Coord<f64>> {
        let row = self.spacing * 3.0_f64.sqrt() / 2.0;
        let rows = ((1080.0 + MARGIN) / row) as i32 + 1;
        let columns = ((1920.0 + MARGIN) / self.spacing) as i32 + 1;
        (-1..rows).flat_map(move |j| {
            let indent = f64::from(j.rem_euclid(2)) / 2.0;
            (-1..columns).map(move |i| Coord {
                x: self.x + (f64::from(i) + indent) * self.spacing,
                y: self.y + f64::from(j) * row,
            })
        })
    }
}

/// Returns the adapted place of a lattice point; `None` if it has too little ground.
fn slid(point: Coord<f64>, spacing: f64, geography: &Geography) -> Option<Coord<f64>> {
    let (share, middle) = geography.ground.disc(point, AROUND * spacing);
    if share < TOO_LITTLE {
        return None;
    }
    let mut slid = point;
    if share < ENOUGH {
        let away = middle - point;
        let reach = length(away).max(1e-9);
        slid = point + away * (reach.min(SLIDE * spacing) / reach);
    }
    geography.field.at(slid).then_some(slid)
}

/// Assigns an intersection to every city, all together, with the smallest sum of squared distances. Water on the
/// way makes a distance longer.
fn assign(
    cities: &[Coord<f64>],
    homes: &[Coord<f64>],
    spacing: f64,
    geography: &Geography,
) -> Vec<usize> {
    let price = |city: Coord<f64>, home: Coord<f64>| {
        let away = distance(city, home) / spacing;
        if away > 1.6 {
            return 1_000_000;
        }
        let dry = geography.ground.share(city, home);
        let wet = if away > 0.1 && dry < 0.55 { 1.0 } else { 0.0 };
        ((away * away + wet) * 10_000.0) as i64
    };
    let rows = cities
        .iter()
        .map(|&city| homes.iter().map(|&home| price(city, home)).collect());
    let rows: Vec<Vec<i64>> = rows.collect();
    match Matrix::from_rows(rows) {
        Ok(prices) => kuhn_munkres_min(&prices).1,
        Err(_) => unreachable!("every city has a price for every intersection"),
    }
}

/// Moves the cities' intersections towards the cities, and the others out of their way, step by step. No step may
/// bring two intersections too near to each other or leave the ground.
fn settle(
    homes: &[Coord<f64>],
    city_nodes: &[usize],
    spacing: f64,
    geography: &Geography,
) -> Vec<Coord<f64>> {
    let mut nodes = homes.to_vec();
    let mut goals: Vec<Option<Coord<f64>>> = vec![None; homes.len()];
    for (city, &node) in city_nodes.iter().enumerate() {
        goals[node] = Some(geography.cities[city]);
    }
    for _ in 0..ROUNDS {
        for node in 0..nodes.len() {
            let here = nodes[node];
            let pull = match goals[node] {
                Some(goal) => (goal - here) * 0.2,
                None => (homes[node] - here) * 0.04,
            };
            let pushed = push(node, &nodes, spacing);
            let step = pull + pushed * if goals[node].is_some() { 0.3 } else { 1.0 };
            let there = here + step;
            let others = || nodes.iter().enumerate().filter(|&(other, _)| other != node);
            let room = others().all(|(_, &other)| {
                let gap = distance(there, other);
                gap >= APART || gap >= distance(here, other)
            });
            let ashore = geography.ground.at(there) || !geography.ground.at(here);
            let near = distance(there, homes[node]) <= MOVE * spacing;
            if room && ashore && near && geography.field.at(there) {
                nodes[node] = there;
            }
        }
    }
    nodes
}

/// Returns the push on an intersection by neighbours that are too near.
fn push(node: usize, nodes: &[Coord<f64>], spacing: f64) -> Coord<f64> {
    let wanted = 0.93 * spacing;
    let mut push = Coord::zero();
    for (other, &place) in nodes.iter().enumerate() {
        let away = nodes[node] - place;
        let gap = length(away);
        if other != node && gap < wanted && gap > 0.0 {
            push = push + away * (0.15 * (wanted - gap) / gap);
        }
    }
    push
}
