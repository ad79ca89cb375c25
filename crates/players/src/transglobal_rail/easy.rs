//! The newcomer, the learner and the easy player: one city after the other, with the hub on an own city. Like
//! people in their first games they count links instead of dollars, and neither plan nor watch.

use super::site::Site;
use rules::maps::{LinkId, NodeId};
use rules::transglobal_rail::View;

/// Order of going to the cities.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// That of the cards, as a newcomer does.
    Cards,
    /// The nearer one of the next two cards, as a learner does.
    NearerOfTwo,
    /// The nearest one, as an easy player does.
    Nearest,
}

/// Returns an own city without another player's hub, or the place nearest to the first.
pub(super) fn hub(view: &View, seed: u64) -> NodeId {
    let cities = view.cities();
    let turned =
        (0..cities.len()).map(|n| cities[(n + seed as usize % cities.len()) % cities.len()]);
    let free = turned.clone().find(|&city| view.may_place(city));
    free.unwrap_or_else(|| {
        let ways = Ways::new(view, |_| false, [cities[0]]);
        let nodes = view.map().nodes().filter(|&node| view.may_place(node));
        let nearest = nodes.min_by_key(|&node| ways.links[node.index()]);
        nearest.unwrap_or(cities[0])
    })
}

/// Returns a link on the way to the first own city that is not reached; if it is too expensive now, one on the way
/// to the next.
pub(super) fn link(view: &View, site: &Site, order: Order) -> Option<LinkId> {
    let reached = view.map().nodes().filter(|&node| site.is_reached(node));
    let ways = Ways::new(view, |link| site.is_built(link), reached);
    let cities = view
        .cities()
        .into_iter()
        .filter(|&city| !site.is_reached(city));
    let mut cities: Vec<_> = cities.collect();
    let compared = match order {
        Order::Cards => 0,
        Order::NearerOfTwo => cities.len().min(2),
        Order::Nearest => cities.len(),
    };
    cities[..compared].sort_by_key(|&city| ways.links[city.index()]);
    let mut first = cities
        .iter()
        .filter_map(|&city| ways.first_link(view, city, site));
    first.find(|&link| site.may_build(link))
}

/// Shortest ways from some intersections to all others, where rails do not count.
struct Ways {
    /// Missing links, by intersection.
    links: Vec<u32>,
    /// The last link of the way, by intersection.
    last: Vec<Option<LinkId>>,
}

impl Ways {
    fn new(
        view: &View,
        built: impl Fn(LinkId) -> bool,
        from: impl IntoIterator<Item = NodeId>,
    ) -> Self {
        let map = view.map();
        let mut links = vec![u32::MAX; map.positions().len()];
        let mut last = vec![None; links.len()];
        // Intersections at the current distance, and those a link further.
        let mut open: Vec<NodeId> = from.into_iter().collect();
        let mut further = Vec::new();
        open.iter().for_each(|&node| links[node.index()] = 0);
        let mut count = 0;
        while !open.is_empty() {
            while let Some(node) = open.pop() {
                if links[node.index()] < count {
                    continue;
                }
                for &id in map.around(node) {
                    let next = map.link(id).other(node);
                    let (more, list) = match built(id) {
                        true => (0, &mut open),
                        false => (1, &mut further),
                    };
                    if count + more < links[next.index()] {
                        links[next.index()] = count + more;
                        last[next.index()] = Some(id);
                        list.push(next);
                    }
                }
            }
            std::mem::swap(&mut open, &mut further);
            count += 1;
        }
        Self { links, last }
    }

    /// The first link to build on the way to an intersection.
    fn first_link(&self, view: &View, to: NodeId, site: &Site) -> Option<LinkId> {
        let mut first = None;
        let mut node = to;
        while let Some(link) = self.last[node.index()] {
            if !site.is_built(link) {
                first = Some(link);
            }
            node = view.map().link(link).other(node);
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use crate::Budget;
    use crate::transglobal_rail::grid::{city, node};
    use crate::transglobal_rail::tests::game_of_two;
    use crate::transglobal_rail::turn;
    use rules::Strength;
    use rules::transglobal_rail::{Move, Phase, View};

    #[test]
    fn links_are_counted_and_not_dollars() {
        let (_, mut view) = game_of_two();
        (view.public.phase, view.public.turn) = (Phase::Building, 0);
        view.public.players[0].hub = Some(node(1, 2));
        view.public.players[1].hub = Some(node(9, 13));
        // Five links down for $8, or seven to the right for $7. Everything else is further.
        let numbers = [4, 6, 6, 1, 6];
        let hand = std::array::from_fn(|region| city(region, numbers[region]));
        view = View::new(view.public, 0, hand);
        let steps = turn(&view, Strength::Easy, &Budget::Rounds(1), 0);
        assert_eq!(steps, [Move::Link(node(1, 2), node(2, 2)), Move::Ok]);
    }
}
