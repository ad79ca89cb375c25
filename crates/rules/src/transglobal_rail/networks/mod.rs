//! The cheapest networks that join cities, exactly: [`Metric`] has the cost of every way, and [`Networks`] the cost
//! of joining some cities with any intersection of the map.
//!
//! A cheapest network that joins a set of cities and ends at an intersection consists of two such networks of
//! smaller sets that meet somewhere, and of a cheapest way from there. So the solver computes the costs from single
//! cities up to all of them (Erickson, Monma and Veinott's form of Dreyfus and Wagner's method). The table for all
//! cities then has the cost for every hub. Two observations make it quick:
//!
//! - A meeting place matters only if no network with another meeting place reaches it as cheaply.
//! - A set's network never goes further than to the nearest of the other cities, because one that ends there is
//!   cheaper.

use crate::maps::{LinkId, NodeId, RailMap};
use base::sort::sort_few;

mod metric;
mod rows;

pub use metric::Metric;
use rows::{FAR, Piece, Rows};

/// The cheapest networks that join some cities, for every hub.
#[derive(Clone, Debug, Default)]
pub struct Networks {
    cities: Vec<NodeId>,
    /// Every set of cities has a row, and a cost in it for every intersection; [`FAR`] where no
    /// cheapest network needs it. Bit by bit, the row's number tells which cities are in the set.
    trees: Rows,
    /// Cost of the two parts of the set's networks that meet at an intersection.
    met: Vec<Piece>,
    nodes: usize,
}

/// A way in a network.
struct Branch {
    /// The cities to which it leads.
    set: usize,
    end: NodeId,
    /// Its origin: the city, or the intersection at which two parts of the set meet.
    root: NodeId,
    /// One of these parts, or the set itself.
    part: usize,
}

impl Networks {
    /// The networks that join these cities, on a map as the metric knows it. The work triples with
    /// every city: five is usual, and eight still no trouble.
    pub fn new(metric: &Metric, cities: &[NodeId]) -> Self {
        let mut networks = Self::default();
        networks.solve(metric, cities);
        networks
    }

    /// The same as [`Networks::new`] in the memory of an earlier one.
    pub fn solve(&mut self, metric: &Metric, cities: &[NodeId]) {
        self.cities.clear();
        self.cities.extend_from_slice(cities);
        self.nodes = metric.nodes();
        self.trees.resize(1 << cities.len(), metric.width());
        self.met.resize(metric.width(), [FAR; 16]);
        self.trees.row_mut(0).fill([0; 16]);
        for set in 1..1_usize << cities.len() {
            let nearest = self.nearest(metric, set);
            if set.is_power_of_two() {
                let row = self.trees.row_mut(set);
                row.copy_from_slice(metric.from(cities[set.trailing_zeros() as usize]));
                rows::cut(row, nearest);
            } else {
                self.meet(set);
                grow(metric, &self.met, nearest, self.trees.row_mut(set));
            }
        }
    }

    /// The way from a set of cities to the nearest of the others; [`FAR`] if there are no others.
    fn nearest(&self, metric: &Metric, set: usize) -> u8 {
        let mut nearest = FAR;
        for inside in members(set) {
            for outside in members(self.all() - set) {
                let (from, to) = (self.cities[inside], self.cities[outside]);
                nearest = nearest.min(metric.distance(from, to));
            }
        }
        nearest
    }

    /// Combines the networks of all pairs of parts of a set at every intersection.
    fn meet(&mut self, set: usize) {
        self.met.fill([FAR; 16]);
        for part in parts(set) {
            let (a, b) = (self.trees.row(part), self.trees.row(set - part));
            rows::join(&mut self.met, a, b);
        }
    }

    /// Returns the cost of the links still missing to join all cities with this hub, in dollars.
    pub fn cost(&self, hub: NodeId) -> u8 {
        self.trees.at(self.all(), hub.index())
    }

    /// The same for every hub, by intersection.
    pub fn costs(&self) -> &[u8] {
        &self.trees.row(self.all()).as_flattened()[..self.nodes]
    }

    /// The set of all cities.
    fn all(&self) -> usize {
        (1 << self.cities.len()) - 1
    }

    /// Returns the allowed hub with the cheapest network; of equals, the one with the lowest number.
    pub fn best_hub(&self, may: impl Fn(NodeId) -> bool) -> Option<NodeId> {
        let hubs = (0..self.nodes).map(NodeId::new).filter(|&hub| may(hub));
        hubs.min_by_key(|&hub| self.cost(hub))
    }

    /// Returns the missing links of one of the cheapest networks for this hub, in ascending order. Map and metric
    /// have to be those of the constructor.
    pub fn links(&self, map: &RailMap, metric: &Metric, hub: NodeId) -> Vec<LinkId> {
        let branches = self.branches(metric, hub).into_iter();
        let ways = branches.flat_map(|branch| metric.way(map, branch.end, branch.root));
        let mut links: Vec<_> = ways.collect();
        sort_few(&mut links);
        links
    }

    /// Returns the intersections at which one of the cheapest networks for this hub branches, each with the set of
    /// cities beyond it.
    pub fn junctions(&self, metric: &Metric, hub: NodeId) -> impl Iterator<Item = (NodeId, usize)> {
        let branches = self.branches(metric, hub).into_iter();
        let parting = branches.filter(|branch| branch.part != branch.set);
        parting.map(|branch| (branch.root, branch.set))
    }

    /// Returns the branches of one of the cheapest networks for this hub.
    fn branches(&self, metric: &Metric, hub: NodeId) -> Vec<Branch> {
        let mut branches = Vec::new();
        let mut open = vec![(self.all(), hub)];
        while let Some((set, end)) = open.pop() {
            let Some((root, part)) = self.root(metric, set, end) else {
                continue;
            };
            branches.push(Branch {
                set,
                end,
                root,
                part,
            });
            if part != set {
                open.extend([(part, root), (set - part, root)]);
            }
        }
        branches
    }

    /// Returns the origin of a set's cheapest network that ends here: the city, or the intersection at which two
    /// parts meet, and one of the parts.
    fn root(&self, metric: &Metric, set: usize, end: NodeId) -> Option<(NodeId, usize)> {
        if set.count_ones() <= 1 {
            let city = self.cities.get(set.trailing_zeros() as usize);
            return city.map(|&city| (city, set));
        }
        let cost = u32::from(self.trees.at(set, end.index()));
        let tree = |set, node: NodeId| u32::from(self.trees.at(set, node.index()));
        let nodes = (0..self.nodes).map(NodeId::new);
        let mut all = nodes.flat_map(|node| parts(set).map(move |part| (node, part)));
        all.find(|&(node, part)| {
            let met = tree(part, node) + tree(set - part, node);
            met + u32::from(metric.distance(node, end)) == cost
        })
    }
}

/// The numbers of a set's members.
fn members(set: usize) -> impl Iterator<Item = usize> {
    let without_first = |&set: &usize| Some(set & set.wrapping_sub(1));
    let rest = std::iter::successors(Some(set), without_first);
    rest.take_while(|&rest| rest > 0)
        .map(|rest| rest.trailing_zeros() as usize)
}

/// The parts of a set of two or more that hold its first member, but not all.
fn parts(set: usize) -> impl Iterator<Item = usize> {
    let rest = set & (set - 1);
    let next = move |&others: &usize| (others > 0).then(|| (others - 1) & rest);
    let all = std::iter::successors(Some((rest - 1) & rest), next);
    all.map(move |others| others | (set - rest))
}

/// Lets combined networks grow along all ways, but not by more than `most` dollars.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn grow(metric: &Metric, met: &[Piece], most: u8, grown: &mut [Piece]) {
    let (least, first) = rows::least(met);
    let most = least.saturating_add(most);
    grown.fill([most.saturating_add(1); 16]);
    rows::relax(grown, metric.from(NodeId::new(first)), least);
    for piece in 0..met.len() {
        while let Some(place) = rows::first_lower(&met[piece], &grown[piece]) {
            let onward = metric.from(NodeId::new(16 * piece + place));
            rows::relax(grown, onward, met[piece][place]);
        }
    }
    rows::cut(grown, most);
}
