//! Costs of all ways on a map, updated while rails are built.

use crate::maps::{LinkId, NodeId, RailMap};

use super::rows::{Piece, Rows, byte, relax};

/// The cheapest way from every intersection to every other, in dollars; built rails are free. A way
/// of $255 or more counts as $255; on the maps of the house all are far cheaper.
#[derive(Debug)]
pub struct Metric {
    nodes: usize,
    rows: Rows,
}

impl Clone for Metric {
    fn clone(&self) -> Self {
        let rows = self.rows.clone();
        Self { rows, ..*self }
    }

    /// Into memory that is there already: players go back to an earlier metric thousands of times.
    fn clone_from(&mut self, other: &Self) {
        self.nodes = other.nodes;
        self.rows.clone_from(&other.rows);
    }
}

impl Metric {
    /// The ways of a map on which some links are built.
    pub fn new(map: &RailMap, built: impl Fn(LinkId) -> bool) -> Self {
        let nodes = map.positions().len();
        let mut rows = Rows::far(nodes, nodes);
        for id in map.link_ids() {
            let link = map.link(id);
            let (a, b) = (link.a.index(), link.b.index());
            let cost = if built(id) { 0 } else { link.cost };
            rows.set(a, b, cost);
            rows.set(b, a, cost);
        }
        for node in 0..nodes {
            rows.set(node, node, 0);
        }
        for via in 0..nodes {
            let onward = rows.row(via).to_vec();
            for row in rows.all_mut() {
                relax(row, &onward, byte(row, via));
            }
        }
        Self { nodes, rows }
    }

    /// Updates the costs for a new link.
    pub fn build(&mut self, map: &RailMap, link: LinkId) {
        let link = map.link(link);
        let (a, b) = (link.a.index(), link.b.index());
        let from_a = self.rows.row(a).to_vec();
        let from_b = self.rows.row(b).to_vec();
        for row in self.rows.all_mut() {
            let to_a = byte(row, a);
            let to_b = byte(row, b);
            // If both ends are equally near, the link is of no use.
            if to_a < to_b {
                relax(row, &from_b, to_a);
            } else if to_b < to_a {
                relax(row, &from_a, to_b);
            }
        }
    }

    /// Returns the cost of the cheapest way from one intersection to another, in dollars.
    pub fn distance(&self, a: NodeId, b: NodeId) -> u8 {
        self.rows.at(a.index(), b.index())
    }

    /// Returns the costs from an intersection to all others.
    pub(super) fn from(&self, node: NodeId) -> &[Piece] {
        self.rows.row(node.index())
    }

    /// Returns the number of intersections of the map.
    pub(super) fn nodes(&self) -> usize {
        self.nodes
    }

    /// Pieces in a row.
    pub(super) fn width(&self) -> usize {
        self.rows.width()
    }

    /// Returns the links that are still missing on one of the cheapest ways.
    pub fn way(&self, map: &RailMap, from: NodeId, to: NodeId) -> Vec<LinkId> {
        let mut links = Vec::new();
        let mut at = from;
        while let Some((link, next)) = self.onward(map, at, to) {
            links.push(link);
            at = next;
        }
        links
    }

    /// Returns the next missing link on a cheapest way, and its far end. Rails on the way to it are free. Every
    /// such link brings the end nearer, so ways end.
    fn onward(&self, map: &RailMap, at: NodeId, to: NodeId) -> Option<(LinkId, NodeId)> {
        let left = self.distance(at, to);
        let nodes = (0..self.nodes).map(NodeId::new);
        let free = nodes.filter(|&node| self.distance(at, node) == 0);
        let links = free.flat_map(|node| map.around(node).iter().map(move |&link| (node, link)));
        let mut ends = links.map(|(node, link)| (link, map.link(link).other(node)));
        let fits = |&(link, end): &(LinkId, NodeId)| {
            self.distance(end, to) < left && map.link(link).cost == left - self.distance(end, to)
        };
        ends.find(fits)
    }
}
