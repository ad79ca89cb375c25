//! Where somebody goes who walks over a map by keys: along links, and to cities by letters of their names.

use base::sort::sort_few_by_key;
use base::words::{Language, Message, Words};
use rules::maps::{NodeId, RailMap};
use scene::Point;

/// How much of a step has to go in the direction of a key: the cosine of some 70 degrees.
const AHEAD: f32 = 0.35;

/// The neighbour of an intersection that lies best in a direction, if one does.
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

/// Returns the next city, in the order of names, whose name in one of some languages begins with some letters.
///
/// One letter alone goes on from where one is; more of them stay where they fit.
pub(crate) fn find_city(
    map: &RailMap,
    here: NodeId,
    letters: &str,
    (words, languages): (&Words, &[Language]),
) -> Option<NodeId> {
    let letters = folded(letters);
    let names = languages.iter().find_map(|&language| {
        let name = |name: &str| folded(&words.say(&Message::name(name), language));
        let named = map
            .cities()
            .iter()
            .map(|city| (name(&city.name), city.node));
        let mut found: Vec<_> = named
            .filter(|(name, _)| name.starts_with(&letters))
            .collect();
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

/// Returns letters without case and marks, which many keyboards lack.
fn folded(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    // A capital with a dot becomes a small one and a dot of its own.
    small.filter(|&sign| sign != '\u{307}').map(bare).collect()
}

/// A small letter without its mark, and a kana of one kind.
fn bare(letter: char) -> char {
    match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ę' | 'ě' | 'ė' => 'e',
        'ğ' => 'g',
        'ì'..='ï' | 'ī' | 'ı' => 'i',
        'ł' | 'ĺ' | 'ľ' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ŕ' | 'ř' => 'r',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ť' | 'ț' | 'ţ' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'أ' | 'إ' | 'آ' => 'ا',
        'ぁ'..='ゖ' => char::from_u32(u32::from(letter) + 0x60).unwrap_or(letter),
        other => other,
    }
}
