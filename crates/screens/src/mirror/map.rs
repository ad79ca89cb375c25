//! A map of some hundred links as a page: the reader's intersection, what can be built from there, and the links
//! that lead on. The arrow keys follow links, and letters go to cities.

use super::parts::{around, is_covered, part};
use app::focus::Handle;
use app::mirror::{Element, Group, Kind, Role};
use app::overlay::Overlay;
use app::state::State;
use app::table::TableScreen;
use base::words::{self, Message};
use rules::Spot;
use rules::maps::{LinkId, NodeId, RailMap};
use scene::{Point, Scene, Target};

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
        words: vec![state.say(words::mirror_walk_map())],
        ..part("board", &state.say(screen.title(table)))
    };
    // The person cannot build on a place that a sheet covers.
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
        let (number, why) = state.speech.unread()?;
        Some((*number, state.say(why.clone())))
    };
    let table = state.table()?;
    let example = state.game_screen(table).typed_example(table, state.here());
    Some(Element {
        handle: Handle::Move,
        role: Role::Field {
            why: why(),
            example: state.say(words::mirror_type_example(example)),
        },
        name: state.say(words::mirror_type_a_move(
            session.seats()[seat].colour.name(),
        )),
        enabled: true,
        area,
    })
}

/// Returns the match whose board is visible.
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

/// Returns the words for an intersection: its city, or its direction from the nearest one.
pub(crate) fn node_name(map: &RailMap, node: NodeId) -> Message {
    if let Some(city) = map.city_at(node) {
        return Message::name(&map.city(city).name);
    }
    let at = Point::from(map.place(node));
    let distance = |city: &&rules::maps::City| at.distance(map.place(city.node).into());
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

/// Returns the words for an intersection that is in some direction from a city. North is up.
///
/// The words are made from the city and the number of the intersection.
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
