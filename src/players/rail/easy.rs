//! The easy player: the nearest city first, and the hub on a city of its own. It neither plans nor
//! watches, as people do in their first games.

use super::View;
use super::site::Site;
use crate::games::transglobal_rail::{LinkId, NodeId};

/// One of the own cities where nobody else's hub stands, or what is nearest to the first.
pub(super) fn hub(view: &View, seed: u64) -> NodeId {
    let cities = view.cities();
    let turned =
        (0..cities.len()).map(|n| cities[(n + seed as usize % cities.len()) % cities.len()]);
    let free = turned.clone().find(|&city| view.may_place(city));
    free.unwrap_or_else(|| {
        let ways = Ways::new(view, |_| false, [cities[0]]);
        let nodes = (0..view.map.places().len()).filter(|&node| view.may_place(node));
        nodes.min_by_key(|&node| ways.costs[node]).unwrap_or(0)
    })
}

/// A link on the way to the nearest own city that is not reached; if it is too dear now, one on the way
/// to the next.
pub(super) fn link(view: &View, site: &Site) -> Option<LinkId> {
    let reached = (0..view.map.places().len()).filter(|&node| site.is_reached(node));
    let ways = Ways::new(view, |link| site.is_built(link), reached);
    let cities = view
        .cities()
        .into_iter()
        .filter(|&city| !site.is_reached(city));
    let mut cities: Vec<_> = cities.collect();
    cities.sort_by_key(|&city| ways.costs[city]);
    let mut first = cities
        .iter()
        .filter_map(|&city| ways.first_link(view, city, site));
    first.find(|&link| site.may_build(link))
}

/// Cheapest ways from some intersections to all others, over links at their cost and rails for nothing.
struct Ways {
    /// Dollars, by intersection.
    costs: Vec<u32>,
    /// The last link of the way, by intersection.
    last: Vec<Option<LinkId>>,
}

impl Ways {
    fn new(
        view: &View,
        built: impl Fn(LinkId) -> bool,
        from: impl IntoIterator<Item = NodeId>,
    ) -> Self {
        let map = &view.map;
        let mut costs = vec![u32::MAX; map.places().len()];
        let mut last = vec![None; costs.len()];
        // What is as far as what is being looked at, one dollar further, and two.
        let mut open: [Vec<NodeId>; 3] = [from.into_iter().collect(), Vec::new(), Vec::new()];
        open[0].iter().for_each(|&node| costs[node] = 0);
        let mut cost = 0;
        while open.iter().any(|nodes| !nodes.is_empty()) {
            while let Some(node) = open[0].pop() {
                if costs[node] < cost {
                    continue;
                }
                for &id in map.around(node) {
                    let link = map.links()[id];
                    let price = if built(id) { 0 } else { link.cost };
                    let next = link.other(node);
                    if cost + u32::from(price) < costs[next] {
                        costs[next] = cost + u32::from(price);
                        last[next] = Some(id);
                        open[usize::from(price)].push(next);
                    }
                }
            }
            open.rotate_left(1);
            cost += 1;
        }
        Self { costs, last }
    }

    /// The first link to build on the way to an intersection.
    fn first_link(&self, view: &View, to: NodeId, site: &Site) -> Option<LinkId> {
        let mut first = None;
        let mut node = to;
        while let Some(link) = self.last[node] {
            if !site.is_built(link) {
                first = Some(link);
            }
            node = view.map.links()[link].other(node);
        }
        first
    }
}
