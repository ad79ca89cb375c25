//! Placement of the cities' names: every name has a few spots round its city, and all names are placed together. So
//! none covers another name or a city, and few cover intersections.

use base::table::Rotation;
use geo::Coord;
use rules::maps::{Anchor, Label};
use scene::{Face, measure};

use crate::Fault;
use crate::network::Network;
use crate::plane::{CLEAR, EDGE_CLEAR, Frame, kept, turned};

/// The size of the letters, in stage units.
pub const SIZE: f32 = 22.0;
/// The radius of a city's roundel, with its ring.
pub const ROUNDEL: f64 = 17.0;
/// Radius of a player's hub with its rim, which hides everything nearer to its intersection.
const HUB: f64 = 22.0;
/// Radius of a hub's middle, which stays free. Names may cover its rim.
const HUB_MIDDLE: f64 = 8.6;
/// The largest share of a link that a name may hide.
const MOST_HIDDEN: f64 = 0.55;
/// Cost of hiding more than that, or the middle of a hub. Any other spot is better.
const HIDES: f64 = 50.0;
/// Distance by which a name is nearer to its own city than to any other. Readers assign it to the nearest roundel.
const NEARER: f64 = 9.0;
/// Cost of a name that readers assign to another city.
///
/// Any spot that they assign correctly is better.
const MISREAD: f64 = 200.0;
/// Half the width of a rail, and of the halo round letters.
const RAIL: f64 = 5.0;
/// Height that letters like g need below the base line.
const DESCENT: f64 = 4.0;
const CAPITALS: f64 = 15.4;

/// Spots above and below the city: the offset of the base line's point to the right, the part of the name there,
/// and the cost against the first.
const BESIDE: [(f64, Anchor, f64); 9] = [
    (8.0, Anchor::Start, 0.0),
    (0.0, Anchor::Middle, 0.2),
    (-4.0, Anchor::Start, 0.2),
    (-14.0, Anchor::Start, 0.3),
    (18.0, Anchor::Start, 0.5),
    (-8.0, Anchor::End, 0.5),
    (4.0, Anchor::End, 0.6),
    (14.0, Anchor::End, 0.7),
    (-18.0, Anchor::End, 0.8),
];
/// Distance of the base line below the city there, and the penalty for it.
const LEVELS: [(f64, f64); 4] = [(-24.0, 0.0), (39.0, 0.3), (-31.0, 0.8), (46.0, 1.0)];
/// Spots on the right of the city. Those on the left cost a little more.
const SIDES: [(f64, f64); 7] = [
    (8.0, 0.3),
    (0.0, 0.4),
    (16.0, 0.4),
    (-8.0, 0.6),
    (24.0, 0.6),
    (-16.0, 0.8),
    (32.0, 0.8),
];
/// Distance to the right at which a name begins there.
const RIGHT: f64 = 25.0;
/// Penalty of spots further off, compared with all others.
const FURTHER_LESS: f64 = 12.0;
/// Names nearer to each other than this are not as good, in stage units.
const CLASH: f64 = 8.0;
/// A step makes the whole better by so much at least.
const LESS: f64 = 1e-6;
/// Number of harmless spots near a city below which the search also looks further away.
const CHOICE: usize = 1;
/// Maximum number of spots there.
const FEW: usize = 24;

/// Offset of a spot from its city, anchor of the name, and penalty.
///
/// The first two numbers are the distances of the base line's point to the right of the city and below it. The
/// anchor gives the part of the name there. The penalty is relative to the best spot.
type Offset = (f64, f64, Anchor, f64);

/// All spots near a city.
fn offsets() -> impl Iterator<Item = Offset> {
    let level = |(below, less): (f64, f64)| {
        BESIDE.map(|(right, anchor, dislike)| (right, below, anchor, dislike + less))
    };
    let side = |(below, less): (f64, f64)| {
        [
            (RIGHT, below, Anchor::Start, less),
            (-RIGHT, below, Anchor::End, less + 0.4),
        ]
    };
    let levels = LEVELS.into_iter().flat_map(level);
    let sides = SIDES.into_iter().flat_map(side);
    levels.chain(sides)
}

/// Spots further off, for long names that would hide intersections or links everywhere nearer.
fn further() -> impl Iterator<Item = Offset> {
    let steps = |from: i32, to: i32| (from..=to).step_by(4).map(f64::from);
    steps(-44, 59).flat_map(move |below| {
        let middle = below - 7.0;
        steps(-60, 60).flat_map(move |right| {
            let off = FURTHER_LESS + middle.abs() / 10.0 + right.abs() / 10.0;
            [Anchor::Start, Anchor::Middle, Anchor::End].map(|anchor| (right, below, anchor, off))
        })
    })
}

/// Returns the part of the stage that a name covers for readers with a rotation.
pub fn area(name: &str, label: Label, turn: Rotation) -> Frame {
    area_down_to(name, label, turn, DESCENT)
}

/// Returns the area down to a depth below the base line.
fn area_down_to(name: &str, label: Label, turn: Rotation, deep: f64) -> Frame {
    let wide = f64::from(measure::width(name, Face::Narrow, SIZE));
    let left = match label.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => -wide / 2.0,
        Anchor::End => -wide,
    };
    let upright = Frame {
        min: Coord {
            x: left,
            y: -CAPITALS,
        },
        max: Coord {
            x: left + wide,
            y: deep,
        },
    };
    upright.turned(turn).moved(Coord {
        x: f64::from(label.x),
        y: f64::from(label.y),
    })
}

/// A spot for one city's name.
struct Spot {
    label: Label,
    area: Frame,
    /// Cost of the spot by itself.
    cost: f64,
}

/// Finds a spot for every name, for readers with a rotation, away from the points of `written` names. The spots'
/// costs count intersections and links under the name. Then single names and pairs of names move to better spots,
/// until no move helps.
///
/// # Errors
///
/// A fault, if a name has no spot that is clear of panels, cities and written names.
pub fn place(
    names: &[&str],
    network: &Network,
    turn: Rotation,
    written: &[Coord<f64>],
) -> Result<Vec<Label>, Fault> {
    let is_free = |spot: &Spot| written.iter().all(|&point| spot.area.distance(point) > 0.0);
    let spots: Vec<Vec<Spot>> = (0..names.len())
        .map(|city| {
            let spots_at = |offsets: &mut dyn Iterator<Item = Offset>| {
                let mut spots = spots(names[city], city, network, turn, offsets);
                spots.retain(is_free);
                spots
            };
            let mut spots = spots_at(&mut offsets());
            if spots.iter().filter(|spot| spot.cost < HIDES).count() < CHOICE {
                let mut further = spots_at(&mut further());
                further.sort_by(|a, b| a.cost.total_cmp(&b.cost));
                spots.extend(further.into_iter().take(FEW));
            }
            spots
        })
        .collect();
    if let Some(city) = spots.iter().position(Vec::is_empty) {
        let why = format!("There is no room for the name {}.", names[city]);
        return Err(Fault::of(city, why));
    }
    let names = spots.iter().map(|spots| Name::of(spots));
    let mut names: Vec<Name> = names.collect();
    loop {
        let mut better = false;
        for city in 0..names.len() {
            for other in city..names.len() {
                better |= improve_pair(city, other, &mut names);
            }
        }
        if !better {
            break;
        }
    }
    Ok(names.iter().map(|name| name.now().label).collect())
}

/// A city's name, and the spot that it has for now.
struct Name<'a> {
    spots: &'a [Spot],
    chosen: usize,
    /// The area that all its spots cover together.
    reach: Frame,
}

impl<'a> Name<'a> {
    fn of(spots: &'a [Spot]) -> Self {
        let areas = spots.iter().map(|spot| spot.area);
        let all = areas.reduce(|all, area| Frame {
            min: Coord {
                x: all.min.x.min(area.min.x),
                y: all.min.y.min(area.min.y),
            },
            max: Coord {
                x: all.max.x.max(area.max.x),
                y: all.max.y.max(area.max.y),
            },
        });
        let zero = Coord::zero();
        Self {
            spots,
            chosen: 0,
            reach: all.unwrap_or(Frame {
                min: zero,
                max: zero,
            }),
        }
    }

    fn now(&self) -> &'a Spot {
        &self.spots[self.chosen]
    }

    /// The cost of each of its spots among other names.
    fn costs<'b>(&self, others: impl Iterator<Item = &'b Self>) -> Vec<f64>
    where
        'a: 'b,
    {
        let near = others.map(|other| &other.now().area);
        let near: Vec<_> = near.filter(|area| may_clash(&self.reach, area)).collect();
        let cost = |spot: &Spot| {
            let clashes = near.iter().map(|area| clash(&spot.area, area));
            spot.cost + clashes.sum::<f64>()
        };
        self.spots.iter().map(cost).collect()
    }
}

/// Gives two names (or one, if both are the same) better spots, if there are any.
fn improve_pair(city: usize, other: usize, names: &mut [Name]) -> bool {
    let start = (names[city].chosen, names[other].chosen);
    let costs = |name: usize| {
        let others = names.iter().enumerate();
        let others = others.filter(|&(number, _)| number != city && number != other);
        names[name].costs(others.map(|(_, name)| name))
    };
    let first = costs(city);
    if city == other {
        let mut best = (first[start.0] - LESS, start.0);
        first.iter().enumerate().for_each(|(spot, &cost)| {
            if cost < best.0 {
                best = (cost, spot);
            }
        });
        names[city].chosen = best.1;
        return best.1 != start.0;
    }
    let second = costs(other);
    let [a, b] = [city, other].map(|name| &names[name]);
    let together = may_clash(&a.reach, &b.reach);
    // The cost between the two names counts once. So every step improves the whole, and the search ends.
    let cost = |(one, two): (usize, usize)| {
        let between = match together {
            true => clash(&a.spots[one].area, &b.spots[two].area),
            false => 0.0,
        };
        first[one] + second[two] + between
    };
    let mut best = (cost(start) - LESS, start);
    // Nothing is better than the best of either alone.
    let least = second.iter().copied().fold(f64::INFINITY, f64::min);
    for (one, alone) in first.iter().enumerate() {
        if alone + least >= best.0 {
            continue;
        }
        for two in 0..second.len() {
            let now = cost((one, two));
            if now < best.0 {
                best = (now, (one, two));
            }
        }
    }
    (names[city].chosen, names[other].chosen) = best.1;
    best.1 != start
}

/// Returns true if names in two areas may lie so near to each other that it costs something.
fn may_clash(a: &Frame, b: &Frame) -> bool {
    a.gap(b) < CLASH
}

/// Returns the cost of two names that are close to each other.
fn clash(a: &Frame, b: &Frame) -> f64 {
    match a.gap(b) {
        gap if gap < 3.0 => 1000.0,
        gap if gap < CLASH => 1.0,
        _ => 0.0,
    }
}

fn spots(
    name: &str,
    city: usize,
    network: &Network,
    turn: Rotation,
    offsets: &mut dyn Iterator<Item = Offset>,
) -> Vec<Spot> {
    let kept = kept();
    let at = network.nodes[network.city_nodes[city]];
    let spots = offsets.filter_map(|(right, below, anchor, dislike)| {
        let point = at + turned(Coord { x: right, y: below }, turn);
        let label = Label {
            x: point.x as f32,
            y: point.y as f32,
            anchor,
        };
        let [area, capitals] = [DESCENT, 0.0].map(|deep| area_down_to(name, label, turn, deep));
        let on_city = |&node: &usize| area.distance(network.nodes[node]) < ROUNDEL;
        let clear = kept.iter().all(|kept| kept.gap(&area) >= CLEAR);
        let clear = clear && area.edge_distance() >= EDGE_CLEAR;
        (clear && !network.city_nodes.iter().any(on_city)).then(|| Spot {
            label,
            area,
            cost: dislike
                + under(&area, network.city_nodes[city], network)
                + misread([&area, &capitals], network.city_nodes[city], network),
        })
    });
    spots.collect()
}

/// Returns the cost of a name that readers assign to another city.
///
/// It tests the whole area of the name, and its capitals alone.
fn misread([area, capitals]: [&Frame; 2], own: usize, network: &Network) -> f64 {
    let others = network.city_nodes.iter().filter(|&&node| node != own);
    let nearer = |area: &Frame| {
        let away = others
            .clone()
            .map(|&node| area.distance(network.nodes[node]));
        away.fold(f64::INFINITY, f64::min) - area.distance(network.nodes[own])
    };
    match nearer(area).min(nearer(capitals)) < NEARER {
        true => MISREAD,
        false => 0.0,
    }
}

/// Returns the cost of everything under the name of the city on an intersection.
fn under(area: &Frame, own: usize, network: &Network) -> f64 {
    let mut cost = 0.0;
    for (node, &place) in network.nodes.iter().enumerate() {
        let gap = area.distance(place);
        if node != own && gap < HUB {
            cost += 2.0 + 4.0 * (1.0 - gap / HUB);
        }
        if node != own && gap < HUB_MIDDLE {
            cost += HIDES;
        }
    }
    let around = area.grown(RAIL);
    for &(a, b, price) in &network.links {
        // A half hidden rail is hard to see.
        let share = around.share(network.nodes[a], network.nodes[b]);
        let dear = if price == 2 { 1.5 } else { 1.0 };
        cost += dear * (0.8 * share + 12.0 * share * share);
        if share > MOST_HIDDEN {
            cost += HIDES;
        }
    }
    cost
}
