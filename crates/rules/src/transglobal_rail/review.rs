//! Best networks of a finished round. Every seat gets the cheapest networks on an empty map, from the hub that it
//! took and from the best one. The calculation takes a while on a slow machine, so it can be done elsewhere and
//! sent as text.

use std::fmt;

use super::networks::{Metric, Networks};
use crate::maps::{CityId, LinkId, NodeId, REGIONS, RailMap};

/// A cheapest network for a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// Where it starts.
    pub hub: NodeId,
    /// Dollars, from an empty map: the sum of its links.
    pub cost: u32,
    /// Its links, in ascending order.
    pub links: Vec<LinkId>,
}

/// Best networks for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatReview {
    /// Network from the player's hub.
    pub taken: Best,
    /// Network from the best hub of the whole map, including other seats' hubs. If none is better than the player's
    /// hub, it is that one. Otherwise it is the best one with the lowest number.
    pub best: Best,
}

/// Works out the cheapest networks for every seat's hub and cities.
///
/// # Panics
///
/// If the map has no such hub or city.
pub fn review(map: &RailMap, hands: &[(NodeId, [CityId; REGIONS])]) -> Vec<SeatReview> {
    let metric = Metric::new(map, |_| false);
    let mut networks = Networks::default();
    let seat = |(hub, hand): &(NodeId, [CityId; REGIONS])| {
        networks.solve(&metric, &hand.map(|city| map.city(city).node));
        let best = |hub| Best::new(map, hub, networks.links(map, &metric, hub));
        let first = networks.best_hub(|_| true).unwrap_or(*hub);
        let better = networks.cost(first) < networks.cost(*hub);
        SeatReview {
            taken: best(*hub),
            best: best(if better { first } else { *hub }),
        }
    };
    hands.iter().map(seat).collect()
}

/// A round's review as text, a line a seat, for [`from_text`].
pub fn to_text(seats: &[SeatReview]) -> String {
    let lines: Vec<_> = seats.iter().map(SeatReview::to_string).collect();
    lines.join("\n")
}

/// Reads the output of [`to_text`]. `None` for any other text, or if the map lacks something in it.
pub fn from_text(map: &RailMap, text: &str) -> Option<Vec<SeatReview>> {
    text.lines()
        .map(|line| SeatReview::read(map, line))
        .collect()
}

impl Best {
    fn new(map: &RailMap, hub: NodeId, links: Vec<LinkId>) -> Self {
        let costs = links.iter().map(|&link| u32::from(map.link(link).cost));
        let cost = costs.sum();
        Self { hub, cost, links }
    }

    fn read(map: &RailMap, text: &str) -> Option<Self> {
        let mut numbers = text.split(' ');
        let hub = numbers.next()?.parse().ok()?;
        let links: Result<Vec<LinkId>, _> = numbers.map(str::parse).collect();
        let links = links.ok()?;
        let fits = map.has_node(hub)
            && links.iter().all(|link| link.index() < map.links().len())
            && links.is_sorted_by(|a, b| a < b);
        fits.then(|| Self::new(map, hub, links))
    }
}

impl SeatReview {
    fn read(map: &RailMap, line: &str) -> Option<Self> {
        let (taken, best) = line.split_once('/')?;
        let taken = Best::read(map, taken)?;
        let best = Best::read(map, best)?;
        Some(Self { taken, best })
    }
}

/// The numbers of the hub and of the links, with a space between each two.
impl fmt::Display for Best {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.hub)?;
        self.links.iter().try_for_each(|link| write!(f, " {link}"))
    }
}

/// The network from the player's hub, a slash, and the one from the best hub.
impl fmt::Display for SeatReview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.taken, self.best)
    }
}
