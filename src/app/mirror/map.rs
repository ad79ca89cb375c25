//! A map of some hundred links as a page: the intersection at which the reader is, what can be built from
//! there, and the ways on. The arrow keys walk along links, letters go to cities.

use super::parts::{Element, Group, Kind, Role, around, is_covered, part};
use crate::app::focus::Handle;
use crate::app::overlay::Overlay;
use crate::app::state::State;
use crate::app::table::TableScreen;
use crate::games::Spot;
use crate::maps::{LinkId, NodeId, RailMap};
use crate::scene::{Point, Scene, Target};
use crate::sort::sort_few_by_key;
use crate::words::{self, Language, Message};

/// How much of a step has to go in the direction of a key: the cosine of some 70 degrees.
const AHEAD: f32 = 0.35;

/// The map of the match on the table.
pub(super) fn group(state: &State, scene: &Scene) -> Option<Group> {
    let table = shown(state)?;
    let map = &table.loaded_map()?.rails;
    let here = state.here()?;
    let screen = state.game_screen(table);
    let camera = state.camera();
    let place = |node: NodeId| camera.to_stage(map.place(node).into());
    let at = |node: NodeId| around(place(node));
    let mut group = Group {
        kind: Kind::Map,
        ..part("board", &state.say(screen.title(table)))
    };
    // What a sheet covers is not to be built.
    let allowed = |spot| {
        let area = scene
            .area_of(Target::Board(spot))
            .filter(|area| area.enabled);
        area.is_some_and(|area| !is_covered(area.area.middle(), &scene.targets))
    };
    let mut name = vec![words::mirror_here(node_name(map, here))];
    let places = allowed(Spot::Node(here));
    name.extend(places.then(words::mirror_place_hub));
    name.extend(
        screen
            .node_words(table, here)
            .into_iter()
            .map(words::mirror_here),
    );
    group.elements.push(Element {
        handle: Handle::Here(here),
        role: Role::Button,
        name: state.say(Message::sentences(name)),
        enabled: places,
        area: at(here),
    });
    let element = |handle, name: Message, area| Element {
        handle,
        role: Role::Button,
        name: state.say(name),
        enabled: true,
        area,
    };
    let links = || map.around(here).iter().copied();
    let end = |link: LinkId| map.link(link).other(here);
    for link in links().filter(|&link| allowed(Spot::Link(link))) {
        let (from, to) = (place(here), place(end(link)));
        let about = screen.link_words(table, link, here);
        let (to_end, cost) = (node_name(map, end(link)), map.link(link).cost);
        let name = match about.is_nothing() {
            true => words::mirror_build(to_end, cost),
            false => words::mirror_build_which(about, to_end, cost),
        };
        let target = Target::Board(Spot::Link(link));
        let area = around(from.towards(to, 0.5));
        group
            .elements
            .push(element(Handle::Target(target), name, area));
    }
    for link in links() {
        let about = screen.link_words(table, link, here);
        let to_end = node_name(map, end(link));
        let name = match allowed(Spot::Link(link)) || about.is_nothing() {
            true => words::mirror_go(to_end),
            false => words::mirror_go_which(about, to_end),
        };
        group
            .elements
            .push(element(Handle::Walk(end(link)), name, at(end(link))));
    }
    group.elements.extend(field(state, at(here)));
    Some(group)
}

/// The field that takes moves, while a person is on turn.
pub(super) fn field(state: &State, area: (Point, Point)) -> Option<Element> {
    let session = state.session().filter(|_| state.linked_game().is_none())?;
    let seat = session.person_to_act()?;
    let why = || {
        let (number, why) = state.unread.as_ref()?;
        Some((*number, state.say(why.clone())))
    };
    Some(Element {
        handle: Handle::Move,
        role: Role::Field { why: why() },
        name: state.say(words::mirror_type_a_move(
            session.seats()[seat].colour.name(),
        )),
        enabled: true,
        area,
    })
}

/// The match whose board can be seen.
pub(super) fn shown(state: &State) -> Option<&TableScreen> {
    let hidden = matches!(
        state.overlays.sheet(),
        Some(Overlay::Rules(..) | Overlay::Pin | Overlay::Operator)
    );
    let away = state.demonstration().is_some() || state.countdown().is_some();
    let trouble = !state.overlays.troubles().is_empty();
    let table = state.table().filter(|table| table.review.is_none());
    table.filter(|_| !hidden && !away && !trouble)
}

/// An intersection in words: its city, or where it lies from the nearest one.
pub(crate) fn node_name(map: &RailMap, node: NodeId) -> Message {
    if let Some(city) = map.city_at(node) {
        return Message::name(&map.city(city).name);
    }
    let at = Point::from(map.place(node));
    let distance = |city: &&crate::maps::City| at.distance(map.place(city.node).into());
    let nearest = map
        .cities()
        .iter()
        .min_by(|a, b| distance(a).total_cmp(&distance(b)));
    match nearest {
        Some(city) => {
            let near = direction(map.place(city.node).into(), at);
            near(Message::name(&city.name), node.to_string().into())
        }
        None => words::mirror_crossing(node.to_string()),
    }
}

/// How an intersection is called that lies on some side of a city, north being up: from the city and its
/// number.
fn direction(from: Point, to: Point) -> fn(Message, Message) -> Message {
    let (x, y) = (to.x - from.x, from.y - to.y);
    let much = |a: f32, b: f32| a.abs() > 0.4 * b.abs();
    match (much(x, y), much(y, x), x > 0.0, y > 0.0) {
        (true, true, true, true) => words::mirror_crossing_northeast,
        (true, true, true, false) => words::mirror_crossing_southeast,
        (true, true, false, true) => words::mirror_crossing_northwest,
        (true, true, false, false) => words::mirror_crossing_southwest,
        (true, false, true, _) => words::mirror_crossing_east,
        (true, false, false, _) => words::mirror_crossing_west,
        (false, _, _, true) => words::mirror_crossing_north,
        (false, _, _, false) => words::mirror_crossing_south,
    }
}

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
    languages: &[Language],
) -> Option<NodeId> {
    let letters = folded(letters);
    let names = languages.iter().find_map(|&language| {
        let name = |name: &str| folded(&Message::name(name).in_language(language));
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
