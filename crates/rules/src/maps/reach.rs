//! Reachability: one flood fill over the rails. A map has some 200 intersections, so a new fill for each query
//! takes microseconds, and there is no state to keep up to date.

use super::{LinkId, NodeId, RailMap};

impl RailMap {
    /// The intersections that paths of `rails` join to `from`, itself among them, by number.
    pub fn reach(&self, from: NodeId, rails: impl Fn(LinkId) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.positions().len()];
        reached[from.index()] = true;
        let mut open = vec![from];
        while let Some(node) = open.pop() {
            for &link in self.around(node) {
                let next = self.link(link).other(node);
                if !reached[next.index()] && rails(link) {
                    reached[next.index()] = true;
                    open.push(next);
                }
            }
        }
        reached
    }
}
