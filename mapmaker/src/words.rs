//! Placement of the names of seas and ranges: as near as possible to the places in the description, on water or on
//! land alone, and clear of panels, links, intersections and other names.

use geo::Coord;
use rules::maps::{Art, ArtKind, ArtName, Points};
use scene::{Face, measure};

use crate::network::Network;
use crate::plane::{CLEAR, EDGE_CLEAR, Frame, kept};

/// Maximum movement of a name in stage units, and length of a step.
const FARTHEST: i32 = 140;
const STEP: i32 = 5;
/// Least distance of words from shores, from links, and from other names.
const SHORE: f64 = 7.0;
/// Factor by which a name may be longer in another language.
const LONGER: f64 = 1.3;
const LINK: f64 = 8.0;
const NODE: f64 = 12.0;
const NAME: f64 = 8.0;

/// Moves the names to free places.
///
/// # Errors
///
/// A sentence, if there is none.
pub fn place(art: &mut Art, cities: &[Frame], network: &Network) -> Result<(), String> {
    let kept = kept();
    let mut taken: Vec<Vec<Coord<f64>>> = Vec::new();
    let mut steps: Vec<(i32, i32)> = (-FARTHEST..=FARTHEST)
        .step_by(STEP as usize)
        .flat_map(|x| {
            (-FARTHEST..=FARTHEST)
                .step_by(STEP as usize)
                .map(move |y| (x, y))
        })
        .collect();
    steps.sort_by_key(|(x, y)| (x * x + y * y, *x, *y));
    let (land, lakes) = (&art.land, &art.lakes);
    for name in &mut art.names {
        let fits = |points: &[Coord<f64>]| {
            points.iter().all(|&point| {
                let spot = Frame {
                    min: point,
                    max: point,
                };
                let ground = match name.kind {
                    ArtKind::Sea => !held(land, point),
                    ArtKind::Range => held(land, point) && !held(lakes, point),
                };
                let far = |others: &[Coord<f64>]| {
                    let near = |other: &Coord<f64>| crate::plane::distance(point, *other) < NAME;
                    !others.iter().any(near)
                };
                let place = |node: usize| network.nodes[node];
                ground
                    && spot.edge_distance() >= EDGE_CLEAR
                    && kept.iter().all(|kept| kept.distance(point) >= CLEAR)
                    && cities.iter().all(|city| city.distance(point) >= NAME)
                    && network.links.iter().all(|&(a, b, _)| {
                        crate::plane::from_line(point, place(a), place(b)) >= LINK
                    })
                    && (network.nodes.iter())
                        .all(|&node| crate::plane::distance(node, point) >= NODE)
                    && taken.iter().all(|others| far(others))
            })
        };
        let sea = name.kind == ArtKind::Sea;
        let islet = |name: &ArtName| sea && land.iter().any(|ring| touches(name, ring));
        let moved = |&(x, y): &(i32, i32)| ArtName {
            x: name.x + x as f32,
            y: name.y + y as f32,
            ..name.clone()
        };
        let mut spots = steps.iter().map(moved);
        let found = spots.find(|name| !islet(name) && fits(&points(name)));
        let found = found.ok_or(format!("There is no room for the name {}.", name.text))?;
        taken.push(points(&found));
        *name = found;
    }
    Ok(())
}

/// The size of the letters, in stage units.
fn size(kind: ArtKind) -> f32 {
    match kind {
        ArtKind::Sea => 21.0,
        ArtKind::Range => 18.0,
    }
}

/// A name's half width, and how far it reaches up and down, with the shore around it.
fn reach(name: &ArtName) -> (f64, f64, f64) {
    let size = size(name.kind);
    let letters: Vec<String> = name.text.chars().map(String::from).collect();
    // Written with wide letters.
    let wide = measure::width(&letters.join("\u{200a}"), Face::Text, size);
    let (up, down) = (0.7 * f64::from(size), 0.2 * f64::from(size));
    (f64::from(wide) / 2.0 + SHORE, up + SHORE, down + SHORE)
}

/// Points all over a name and the shore around it.
fn points(name: &ArtName) -> Vec<Coord<f64>> {
    spread(name, 1.0)
}

/// Returns the points of the longest translation.
pub(crate) fn points_in_any_language(name: &ArtName) -> Vec<Coord<f64>> {
    spread(name, LONGER)
}

fn spread(name: &ArtName, longer: f64) -> Vec<Coord<f64>> {
    let (half, up, down) = reach(name);
    let half = longer * half;
    let (sin, cos) = libm::sincos(f64::from(name.turn).to_radians());
    let steps = (half / 3.0).ceil();
    let columns = (0..=steps as i32).map(move |step| half * (2.0 * f64::from(step) / steps - 1.0));
    let rows = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0].map(|share| (up + down) * share - up);
    let point = |x: f64, y: f64| Coord {
        x: f64::from(name.x) + x * cos - y * sin,
        y: f64::from(name.y) + x * sin + y * cos,
    };
    columns.flat_map(|x| rows.map(|y| point(x, y))).collect()
}

/// Returns true if a corner of a ring is under a name or in the margin around it.
///
/// This finds islets, which are smaller than the distance of a name's points.
fn touches(name: &ArtName, ring: &Points) -> bool {
    let (half, up, down) = reach(name);
    let (sin, cos) = libm::sincos(f64::from(name.turn).to_radians());
    ring.chunks_exact(2).any(|corner| {
        let (x, y) = (f64::from(corner[0] - name.x), f64::from(corner[1] - name.y));
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        x.abs() <= half && y >= -up && y <= down
    })
}

/// Returns true if a point is inside an odd number of rings.
pub(crate) fn held(rings: &[Points], at: Coord<f64>) -> bool {
    let crosses = |ring: &Points| {
        let corner = |pair: &[f32]| (f64::from(pair[0]), f64::from(pair[1]));
        let corners = || ring.chunks_exact(2).map(corner);
        let sides = corners().zip(corners().cycle().skip(1));
        let crossed = sides.filter(|(a, b)| {
            (a.1 > at.y) != (b.1 > at.y) && at.x < (b.0 - a.0) * (at.y - a.1) / (b.1 - a.1) + a.0
        });
        crossed.count()
    };
    rings.iter().map(crosses).sum::<usize>() % 2 == 1
}
