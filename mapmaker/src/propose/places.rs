//! The cities of the world, and those of a frame among which a proposal chooses.

use std::collections::BTreeSet;

use geo::Coord;

use super::frame::round;
use crate::description::{LonLat, Projection};
use crate::plane::{STAGE, distance};

/// As many cities are looked at.
const MOST: usize = 80;
/// With fewer than so many, cities are looked for nearer to each other.
const FEW: usize = 42;
/// Least distance between two cities, and largest from a city to its intersection.
///
/// Both are in spacings.
const ROOMY: (f64, f64) = (0.95, 0.62);
const CROWDED: (f64, f64) = (0.6, 0.95);
/// Longer names have no room beside a roundel.
const LETTERS: usize = 16;

/// A city of the world.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Its name in English, or as the people there write it.
    pub name: String,
    /// Where it lies.
    pub at: LonLat,
    /// Number of people who live there.
    pub people: u64,
}

impl Place {
    /// Reads a table of cities: people, latitude, longitude, country and name in each line, with tabs between.
    ///
    /// # Errors
    ///
    /// A sentence, if a line of it is no city.
    pub fn table(text: &str) -> Result<Vec<Self>, String> {
        let lines = text.lines().enumerate();
        let places = lines.map(|(number, line)| {
            let place = Self::of_line(line);
            place.ok_or_else(|| format!("Line {} of the cities cannot be read: {line}", number + 1))
        });
        let mut places = places.collect::<Result<Vec<_>, _>>()?;
        // The largest first; equals stay in the table's order.
        places.sort_by_key(|place| std::cmp::Reverse(place.people));
        Ok(places)
    }

    fn of_line(line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.split('\t').collect();
        let [people, lat, lon, _country, name] = parts[..] else {
            return None;
        };
        let at = [lon.parse::<f64>().ok()?, lat.parse::<f64>().ok()?].map(round);
        let is_on_globe = at[0].abs() <= 180.0 && at[1].abs() <= 90.0;
        (is_on_globe && !name.is_empty()).then_some(Self {
            name: name.to_owned(),
            at,
            people: people.parse().ok()?,
        })
    }
}

/// A city that a map could have.
pub(super) struct Candidate<'a> {
    pub(super) place: &'a Place,
    /// Where it lies on the stage.
    pub(super) at: Coord<f64>,
    /// The intersection that it would get.
    pub(super) node: usize,
}

/// The largest cities that lie apart, each at an intersection of its own; none that is `left_out`.
pub(super) fn candidates<'a>(
    places: &'a [Place],
    left_out: &BTreeSet<String>,
    view: (&Projection, [f64; 4]),
    mesh: (&[Coord<f64>], f64),
) -> Vec<Candidate<'a>> {
    let found = found(places, left_out, view, mesh, ROOMY);
    match found.len() < FEW {
        true => self::found(places, left_out, view, mesh, CROWDED),
        false => found,
    }
}

fn found<'a>(
    places: &'a [Place],
    left_out: &BTreeSet<String>,
    (projection, window): (&Projection, [f64; 4]),
    (nodes, spacing): (&[Coord<f64>], f64),
    (apart, reach): (f64, f64),
) -> Vec<Candidate<'a>> {
    let mut found: Vec<Candidate> = Vec::new();
    let mut taken = vec![false; nodes.len()];
    let mut names = BTreeSet::new();
    for place in places {
        let [lon, lat] = place.at;
        // A window across the date line reaches beyond 180 degrees.
        let east = (lon - window[0]).rem_euclid(360.0);
        let seen = east < window[2] - window[0] && window[1] < lat && lat < window[3];
        let long = place.name.chars().count() > LETTERS;
        if !seen || long || left_out.contains(&place.name) {
            continue;
        }
        let at = projection.stage(place.at);
        let crowded = |other: &Candidate| distance(other.at, at) < apart * spacing;
        if STAGE.distance(at) > 0.0 || found.iter().any(crowded) {
            continue;
        }
        let away = |node: usize| distance(nodes[node], at);
        let free = (0..nodes.len()).filter(|&node| !taken[node]);
        let nearest = free.min_by(|&a, &b| away(a).total_cmp(&away(b)));
        let near = nearest.filter(|&node| away(node) <= reach * spacing);
        if let Some(node) = near.filter(|_| names.insert(&place.name)) {
            taken[node] = true;
            found.push(Candidate { place, at, node });
            if found.len() == MOST {
                break;
            }
        }
    }
    found
}
