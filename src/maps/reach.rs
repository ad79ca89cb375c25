//! Who can get where: one flood fill over the rails. A map has some 200 intersections, so filling
//! anew for each question takes microseconds and nothing has to be kept up to date.

use crate::maps::{LinkId, NodeId, RailMap};

/// The intersections that paths of `rails` join to `from`, itself among them, by number.
pub(super) fn reach(map: &RailMap, from: NodeId, rails: impl Fn(LinkId) -> bool) -> Vec<bool> {
    let mut reached = vec![false; map.positions().len()];
    reached[from.index()] = true;
    let mut open = vec![from];
    while let Some(node) = open.pop() {
        for &link in map.around(node) {
            let next = map.link(link).other(node);
            if !reached[next.index()] && rails(link) {
                reached[next.index()] = true;
                open.push(next);
            }
        }
    }
    reached
}
