//! The links of a map and their costs: neighbours in the Delaunay triangulation of the intersections, with ground
//! between them or a strait to cross.

use std::collections::BTreeMap;

use geo::{Coord, LineString, MultiLineString};
use spade::{DelaunayTriangulation, HasPosition, Point2, Triangulation};

use crate::Fault;
use crate::description::{Description, Straits};
use crate::geography::Geography;
use crate::layout::Layout;
use crate::plane::{CLEAR, Frame, crosses, distance, from_line, kept, node_may_lie};

/// The shortest link, in stage units.
pub const SHORTEST: f64 = 42.0;
/// Least distance of a link from the intersections that are not its ends, in stage units.
pub(crate) const NODE_TO_LINK: f64 = 34.0;
/// The longest link on land, in spacings.
const LONGEST: f64 = 1.5;
/// A link with a smaller share of ground is no link on land,
const GROUND: f64 = 0.5;
/// and with a smaller share than this it crosses enough water to cost extra.
const DRY: f64 = 0.68;
/// A link with more than this share of lakes does not exist,
const LAKE: f64 = 0.6;
/// and with more than this share it costs extra.
const WET: f64 = 0.28;
/// A link with more than this share in a range costs extra.
const HIGH: f64 = 0.5;
/// No link has more than this share in a void.
const VOID: f64 = 0.12;

/// The intersections that can be reached and the links between them.
pub struct Network {
    /// Their places.
    pub nodes: Vec<Coord<f64>>,
    /// Two intersections (the smaller number first) and the cost.
    pub links: Vec<(usize, usize, u8)>,
    /// The intersection of every city.
    pub city_nodes: Vec<usize>,
    /// Number of links that cost extra, by reason.
    pub reasons: BTreeMap<String, usize>,
}

/// Reason why a link costs extra: a river's name, "ranges" or "water".
type Reason = String;

/// A link, and the reason of its extra cost, if it has one.
pub(crate) type Joined = (Candidate, Option<Reason>);

/// Two neighbours with a possible link.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) a: usize,
    pub(crate) b: usize,
    /// In stage units.
    length: f64,
    /// The share of ground.
    ground: f64,
}

struct Spot(Coord<f64>);

impl HasPosition for Spot {
    type Scalar = f64;

    fn position(&self) -> Point2<f64> {
        Point2::new(self.0.x, self.0.y)
    }
}

impl Network {
    /// Finds the links between the intersections of a layout.
    ///
    /// # Errors
    ///
    /// A fault, if a city cannot be reached.
    pub fn new(
        description: &Description,
        spacing: f64,
        layout: Layout,
        geography: &Geography,
    ) -> Result<Self, Fault> {
        let nodes = rounded(&layout.nodes);
        let links = joined(description, spacing, &nodes, geography)?;
        Self::reachable(description, nodes, &links, &layout.city_nodes)
    }

    /// Keeps only what the cities can reach and what leads on, in a fixed order.
    fn reachable(
        description: &Description,
        nodes: Vec<Coord<f64>>,
        links: &[Joined],
        city_nodes: &[usize],
    ) -> Result<Self, Fault> {
        let groups = groups(nodes.len(), links.iter().map(|(link, _)| (link.a, link.b)));
        let main = groups[city_nodes[0]];
        let names = description
            .regions
            .iter()
            .flat_map(|region| region.cities.keys());
        for (city, (name, &node)) in names.zip(city_nodes).enumerate() {
            if groups[node] != main {
                let why = format!("{name} cannot be reached from the first city.");
                return Err(Fault::of(city, why));
            }
        }
        let mut kept: Vec<bool> = groups.iter().map(|&group| group == main).collect();
        // An intersection with one link is of no use, unless it is a city.
        loop {
            let mut degree = vec![0; nodes.len()];
            for (link, _) in links
                .iter()
                .filter(|(link, _)| kept[link.a] && kept[link.b])
            {
                degree[link.a] += 1;
                degree[link.b] += 1;
            }
            let end = |node: &usize| kept[*node] && degree[*node] < 2 && !city_nodes.contains(node);
            match (0..nodes.len()).find(end) {
                Some(node) => kept[node] = false,
                None => break,
            }
        }
        let mut order: Vec<usize> = (0..nodes.len()).filter(|&node| kept[node]).collect();
        order.sort_by(|&a, &b| {
            let key = |node: usize| (nodes[node].x + nodes[node].y / 100.0, nodes[node].y);
            key(a)
                .0
                .total_cmp(&key(b).0)
                .then(key(a).1.total_cmp(&key(b).1))
        });
        let mut number = vec![usize::MAX; nodes.len()];
        for (new, &old) in order.iter().enumerate() {
            number[old] = new;
        }
        let mut reasons = BTreeMap::new();
        let mut numbered = Vec::new();
        for (link, reason) in links
            .iter()
            .filter(|(link, _)| kept[link.a] && kept[link.b])
        {
            let (a, b) = (number[link.a], number[link.b]);
            numbered.push((a.min(b), a.max(b), 1 + u8::from(reason.is_some())));
            if let Some(reason) = reason {
                *reasons.entry(reason.clone()).or_default() += 1;
            }
        }
        numbered.sort_unstable();
        Ok(Self {
            nodes: order.iter().map(|&node| nodes[node]).collect(),
            links: numbered,
            city_nodes: city_nodes.iter().map(|&node| number[node]).collect(),
            reasons,
        })
    }
}

/// Returns intersections in whole units, which make a small file, at the required distance from panels. All later
/// steps use the rounded places.
pub(crate) fn rounded(nodes: &[Coord<f64>]) -> Vec<Coord<f64>> {
    let kept = kept();
    let whole = |node: &Coord<f64>| {
        let near = Coord {
            x: node.x.round(),
            y: node.y.round(),
        };
        if node_may_lie(near, &kept) {
            return near;
        }
        let around = [-1.0, 0.0, 1.0].map(|x| [-1.0, 0.0, 1.0].map(|y| near + Coord { x, y }));
        let allowed = around
            .into_iter()
            .flatten()
            .filter(|&spot| node_may_lie(spot, &kept));
        let nearest =
            |a: &Coord<f64>, b: &Coord<f64>| distance(*node, *a).total_cmp(&distance(*node, *b));
        allowed.min_by(nearest).unwrap_or(near)
    };
    nodes.iter().map(whole).collect()
}

/// All links between intersections, on land and over straits.
pub(crate) fn joined(
    description: &Description,
    spacing: f64,
    nodes: &[Coord<f64>],
    geography: &Geography,
) -> Result<Vec<Joined>, String> {
    let mut links: Vec<Joined> = Vec::new();
    let mut wet = Vec::new();
    for link in candidates(nodes, geography)? {
        let (a, b) = (nodes[link.a], nodes[link.b]);
        let over_lake = geography.water.share(a, b) > LAKE;
        if link.ground >= GROUND && link.length <= LONGEST * spacing && !over_lake {
            links.push((link, reason(a, b, geography)));
        } else if link.length <= description.straits.longest * spacing {
            wet.push(link);
        }
    }
    let more = more_straits(description, nodes, &wet);
    let mut straits = hops(&description.straits, nodes.len(), &links, wet);
    for link in more {
        let is_it = |known: &Candidate| (known.a, known.b) == (link.a, link.b);
        if !straits.iter().any(is_it) {
            straits.push(link);
        }
    }
    links.extend(straits.into_iter().map(|link| (link, Some("water".into()))));
    Ok(links)
}

/// Returns all neighbours with a possible link.
fn candidates(nodes: &[Coord<f64>], geography: &Geography) -> Result<Vec<Candidate>, String> {
    let spots = nodes.iter().map(|&node| Spot(node)).collect();
    let triangles = DelaunayTriangulation::<Spot>::bulk_load_stable(spots)
        .map_err(|why| format!("The intersections cannot be joined: {why}."))?;
    let kept = kept();
    let mut candidates = Vec::new();
    for edge in triangles.undirected_edges() {
        let [a, b] = edge.vertices().map(|vertex| vertex.index());
        let (a, b) = (a.min(b), a.max(b));
        let (from, to) = (nodes[a], nodes[b]);
        let length = distance(from, to);
        // Most are far away, so they are not measured.
        let far = |at: f64, a: f64, b: f64| {
            at < a.min(b) - 2.0 * NODE_TO_LINK || at > a.max(b) + 2.0 * NODE_TO_LINK
        };
        let thin = |(node, &place): (usize, &Coord<f64>)| {
            let is_end = node == a || node == b;
            let is_far = far(place.x, from.x, to.x) || far(place.y, from.y, to.y);
            !is_end && !is_far && from_line(place, from, to) < NODE_TO_LINK
        };
        let blocked = |kept: &Frame| kept.distance_to_line(from, to) < CLEAR;
        if length >= SHORTEST
            && geography.barred.share(from, to) <= VOID
            && !nodes.iter().enumerate().any(thin)
            && !kept.iter().any(blocked)
        {
            candidates.push(Candidate {
                a,
                b,
                length,
                ground: geography.ground.share(from, to),
            });
        }
    }
    candidates.sort_by_key(|link| (link.a, link.b));
    Ok(candidates)
}

/// Returns the reason why a link on land costs extra, if it does.
fn reason(a: Coord<f64>, b: Coord<f64>, geography: &Geography) -> Option<Reason> {
    let mut rivers = geography.rivers.iter();
    if let Some((name, _)) = rivers.find(|(_, river)| is_crossed(river, a, b)) {
        Some(name.clone())
    } else if geography.high.share(a, b) > HIGH {
        Some("ranges".into())
    } else if geography.ground.share(a, b) < DRY
        || geography.water.share(a, b) > WET
        || geography.pieces.nearest(a) != geography.pieces.nearest(b)
    {
        Some("water".into())
    } else {
        None
    }
}

/// Returns true if a link leads to the other side of a river.
pub(crate) fn is_crossed(river: &MultiLineString<f64>, a: Coord<f64>, b: Coord<f64>) -> bool {
    let segments = river.iter().flat_map(LineString::lines);
    let crossings = segments.filter(|line| crosses(a, b, line.start, line.end));
    crossings.count() % 2 == 1
}

/// Returns the shortest links over water between pieces of land, up to a maximum for any two of them.
fn hops(
    straits: &Straits,
    nodes: usize,
    links: &[Joined],
    mut wet: Vec<Candidate>,
) -> Vec<Candidate> {
    let groups = groups(nodes, links.iter().map(|(link, _)| (link.a, link.b)));
    let water = |link: &Candidate| link.length * (1.0 - link.ground);
    wet.sort_by(|a, b| water(a).total_cmp(&water(b)));
    let mut used: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    wet.retain(|link| {
        let (a, b) = (groups[link.a], groups[link.b]);
        let count = used.entry((a.min(b), a.max(b))).or_default();
        *count += 1;
        a != b && *count <= straits.most
    });
    wet
}

/// The links over water that the description asks for between places.
fn more_straits(
    description: &Description,
    nodes: &[Coord<f64>],
    wet: &[Candidate],
) -> Vec<Candidate> {
    let mut more: Vec<Candidate> = Vec::new();
    for ends in &description.straits.more {
        let [a, b] = ends.map(|place| description.projection.stage(place));
        let off = |link: &Candidate| {
            let (c, d) = (nodes[link.a], nodes[link.b]);
            let straight = distance(a, c) + distance(b, d);
            straight.min(distance(a, d) + distance(b, c))
        };
        let best = wet.iter().min_by(|p, q| off(p).total_cmp(&off(q)));
        more.extend(best.filter(|link| off(link) < 2.0 * SHORTEST));
    }
    more
}

/// Returns the number of each node's connected piece.
pub(crate) fn groups(nodes: usize, links: impl Iterator<Item = (usize, usize)>) -> Vec<usize> {
    let mut group: Vec<usize> = (0..nodes).collect();
    for (a, b) in links {
        let (from, to) = (group[a].max(group[b]), group[a].min(group[b]));
        if from != to {
            group
                .iter_mut()
                .filter(|group| **group == from)
                .for_each(|group| *group = to);
        }
    }
    group
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wherever the field's raster allows an intersection, its whole units keep the required distance from panels.
    #[test]
    fn whole_units_keep_off_the_panels() {
        let kept = kept();
        let corner = Coord { x: 840.0, y: 144.0 };
        let steps = || (0..200).map(|step| f64::from(step) * 0.22);
        let around = steps().flat_map(|x| steps().map(move |y| corner + Coord { x, y }));
        let middle = |at: Coord<f64>| Coord {
            x: at.x.floor() + 0.5,
            y: at.y.floor() + 0.5,
        };
        let nodes: Vec<_> = around
            .filter(|&at| node_may_lie(middle(at), &kept))
            .collect();
        assert!(nodes.len() > 1000);
        for (node, whole) in nodes.iter().zip(rounded(&nodes)) {
            assert!(node_may_lie(whole, &kept), "{node:?} {whole:?}");
            assert!(distance(*node, whole) < 1.5, "{node:?} {whole:?}");
        }
    }
}
