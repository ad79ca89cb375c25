//! Answers of a tree: the best moves, and their most likely continuations.

use std::cmp::Ordering;

use super::node::Node;
use super::{Position, Tree, for_side};

/// Number of visits from which a move counts as searched, with its continuation.
const LOOKED_AT: u32 = 8;
/// Greatest number of moves of a position in an answer, and of moves one after the other.
const MOST_TOLD: usize = 6;
const LONGEST_LINE: usize = 24;

impl<P: Position> Tree<P> {
    /// Returns the best moves, the very best first. The others have almost as many visits, within the square root
    /// of that number, which is chance.
    pub(in crate::search) fn best(&self) -> Vec<P::Move> {
        let node = &self.nodes[self.root];
        let rank = |at: usize| self.rank(node, at);
        let Some(best) = self.best_child(node) else {
            return Vec::new();
        };
        let visits = |at: usize| self.nodes[at].visits as f32;
        let enough = visits(best) - visits(best).sqrt();
        let is_equal = |&at: &usize| {
            let certain = |at: usize| self.nodes[at].proven.is_some();
            match certain(at) || certain(best) {
                true => rank(at) == rank(best),
                false => visits(at) >= enough,
            }
        };
        let others = node.children().filter(|&at| at != best);
        let equal = std::iter::once(best).chain(others.filter(is_equal));
        equal.filter_map(|at| self.nodes[at].choice).collect()
    }

    /// Returns the rank of a move at a node among the others: first by certain results, then by visits.
    fn rank(&self, node: &Node<P::Move>, at: usize) -> (u8, f32) {
        let child = &self.nodes[at];
        match child.certain(node.side) {
            Some(1.0) => (2, -f32::from(child.distance_from(node))),
            Some(0.0) => (0, f32::from(child.distance_from(node))),
            // A certain draw is as good as a move that does as well on average.
            Some(_) if for_side(node.side, node.mean()) < 0.5 => (1, f32::INFINITY),
            _ => (1, child.visits as f32 + for_side(node.side, child.mean())),
        }
    }

    fn compare(&self, node: &Node<P::Move>, a: usize, b: usize) -> Ordering {
        let (a, b) = (self.rank(node, a), self.rank(node, b));
        a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
    }

    /// The first of equals: the list of moves begins with no worse than it ends.
    fn best_child(&self, node: &Node<P::Move>) -> Option<usize> {
        let children = node.children().rev();
        children.max_by(|&a, &b| self.compare(node, a, b))
    }

    /// Returns the searched root moves, the best first, with the expectation of the side to move for each.
    pub(in crate::search) fn looked_at(&self) -> Vec<(P::Move, f32)> {
        let node = &self.nodes[self.root];
        let is_known = |&at: &usize| {
            let child = &self.nodes[at];
            child.proven.is_some() || child.visits >= LOOKED_AT
        };
        let mut known: Vec<usize> = node.children().filter(is_known).collect();
        known.sort_by(|&a, &b| self.compare(node, b, a));
        known.truncate(MOST_TOLD);
        let told = known.into_iter().filter_map(|at| {
            let child = &self.nodes[at];
            Some((child.choice?, child.expects(node.side)))
        });
        told.collect()
    }

    /// Returns a root move and the best moves after it, as far as they were searched.
    pub(in crate::search) fn line(&self, choice: P::Move) -> Vec<P::Move> {
        let mut line = vec![choice];
        let mut at = self.child(self.root, choice);
        while let Some(here) = at.filter(|_| line.len() < LONGEST_LINE) {
            let best = self.best_child(&self.nodes[here]);
            at = best.filter(|&best| self.nodes[best].visits >= LOOKED_AT);
            line.extend(at.and_then(|best| self.nodes[best].choice));
        }
        line
    }

    /// Every move of the position to move in that is in the tree.
    pub(in crate::search) fn moves(&self) -> impl Iterator<Item = P::Move> {
        let children = self.nodes[self.root].children();
        children.filter_map(|at| self.nodes[at].choice)
    }
}
