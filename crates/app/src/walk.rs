//! Steps of a player who walks over a map by keys: along links, and to cities by the letters of their names.

use super::spelling::{folded, spellings};
use base::sort::sort_few_by_key;
use base::words::{Language, Message, Words};
use rules::maps::{NodeId, RailMap};
use scene::Point;

/// Least share of a step that goes in the direction of a key: the cosine of some 70 degrees.
const AHEAD: f32 = 0.35;

/// Returns the neighbour of an intersection that fits a direction best, if any does.
pub(crate) fn step_from(map: &RailMap, node: NodeId, dx: f32, dy: f32) -> Option<NodeId> {
    let from = Point::from(map.place(node));
    let ahead = |to: NodeId| {
        let to = Point::from(map.place(to));
        let length = from.distance(to).max(1.0);
        ((to.x - from.x) * dx + (to.y - from.y) * dy) / length
    };
    let ends = map
        .around(node)
        .iter()
        .map(|&link| map.link(link).other(node));
    let best = ends.max_by(|&a, &b| ahead(a).total_cmp(&ahead(b)))?;
    (ahead(best) > AHEAD).then_some(best)
}

/// Returns the next city, by name, whose name in one of the languages begins with the letters.
///
/// A single letter starts after the current city. More letters keep the current city while it fits.
pub(crate) fn find_city(
    map: &RailMap,
    here: NodeId,
    letters: &str,
    (words, languages): (&Words, &[Language]),
) -> Option<NodeId> {
    let letters = folded(letters);
    let names = languages.iter().find_map(|&language| {
        let mut found = Vec::new();
        for city in map.cities() {
            let name = words.say(&Message::name(&city.name), language);
            let mut typed = spellings(&name, language).into_iter();
            found.extend(
                typed
                    .find(|typed| typed.starts_with(&letters))
                    .map(|typed| (typed, city.node)),
            );
        }
        sort_few_by_key(&mut found, |(name, _)| name.clone());
        (!found.is_empty()).then_some(found)
    })?;
    let now = names.iter().position(|(_, node)| *node == here);
    let next = match now {
        Some(now) if letters.chars().count() == 1 => (now + 1) % names.len(),
        Some(now) => now,
        None => 0,
    };
    names.get(next).map(|(_, node)| *node)
}
