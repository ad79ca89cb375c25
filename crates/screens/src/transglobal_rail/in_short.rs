//! A turn in a few words, for an own screen's log and for a computer player's panel.

use super::table::RailTable;
use base::words::{self, Message};
use rules::maps::LinkId;
use rules::transglobal_rail::Seat;

/// Price of links together.
pub(super) fn cost_of(rail: RailTable<'_>, links: &[LinkId]) -> Message {
    let map = rail.board().map();
    let costs = links.iter().map(|&link| i64::from(map.link(link).cost));
    Message::Money(costs.sum())
}

/// Returns the links of a turn in short: the cities that they reach, and their cost. `None` for a turn without
/// links.
pub(super) fn in_short(rail: RailTable<'_>, seat: Seat) -> Option<Message> {
    let (map, links) = (rail.board().map(), rail.turn_of(seat));
    let name = rail.sitting[seat].colour.name();
    let ends = links.iter().map(|&link| map.link(link));
    let mut cities = Vec::new();
    for city in ends
        .flat_map(|link| [link.a, link.b])
        .filter_map(|node| map.city_at(node))
    {
        if !cities.contains(&city) {
            cities.push(city);
        }
    }
    let names = cities
        .iter()
        .map(|&city| Message::name(&map.city(city).name));
    match (links, cities.is_empty()) {
        ([], _) => None,
        (_, true) => Some(words::rail_review_builds(cost_of(rail, links), name)),
        (_, false) => Some(words::rail_tell_built(
            cost_of(rail, links),
            name,
            Message::list(names.collect()),
        )),
    }
}
