//! The map in the hand: how fingers and mice move it on own screens, and what it shows when.

use app::Event;
use app::focus::Handle;
use app::layout::Window;
use base::table::Station;
use rules::maps::CityId;
use rules::transglobal_rail::Move;
use rules::{Game, Spot};
use scene::{
    Anchor, Camera, Frame, Item, LayerName, LobbyTarget, Look, Network, Point, ReplayTarget,
    ResultsTarget, ReviewTarget, SeatTarget, Seek, Target, TargetArea, measure,
};
use screens::GAMES;

use crate::common::fingers::Table;
use crate::common::maps;
use crate::common::player::Player;
use crate::common::screens::{PHONE, own_screen};

const LAPTOP: (f32, f32) = (1366.0, 768.0);

/// All shapes of screens that are promised to be served.
const SIZES: [(f32, f32); 7] = [
    (320.0, 568.0),
    PHONE,
    (844.0, 390.0),
    (820.0, 1180.0),
    (1180.0, 820.0),
    LAPTOP,
    (3440.0, 1440.0),
];

const OK: Target = Target::Seat(Station::NearLeft, SeatTarget::Ok);

fn lobby(size: (f32, f32)) -> Table {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    table.send(Event::Window(own_screen(size)));
    table
}

/// Returns a rail game against the computer whose person has to choose a hub.
fn rail(size: (f32, f32)) -> Table {
    let mut table = lobby(size);
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    table
}

/// Returns the board's area on a table's screen.
fn room(table: &Table) -> Frame {
    table.app.own_screen().expect("an own screen").board
}

/// Returns a place for a hub in the middle of the board's area.
fn free_node(table: &Table) -> TargetArea {
    let middle = room(table).centre();
    let view = table.view();
    let nodes = view.targets.iter().filter(|area| area.enabled);
    let nodes = nodes.filter(|area| matches!(area.target, Target::Board(Spot::Node(_))));
    let far = |area: &TargetArea| area.area.middle().distance(middle);
    let nearest = nodes.min_by(|a, b| far(a).total_cmp(&far(b)));
    nearest.expect("intersections lie there").clone()
}

fn camera(table: &Table) -> Camera {
    table.view().camera
}

#[test]
fn a_finger_that_goes_off_at_once_moves_the_map_and_places_nothing() {
    let mut table = rail(PHONE);
    table.tap(Target::Look(Look::Nearer));
    table.now += 600.0;
    let from = free_node(&table).area.middle();
    let held = camera(&table).from_stage(from);
    let to = Point::new(from.x - 60.0, from.y - 40.0);
    table.down(1, from);
    for step in 1..=6 {
        table.slide(1, from.towards(to, step as f32 / 6.0));
    }
    assert!(table.view().lenses.is_empty());
    let at = camera(&table).to_stage(held);
    assert!(at.distance(to) < 1.0, "the map slips away: {at:?}, {to:?}");
    table.up(1, to);
    assert!(!table.allows(OK), "a hub has been placed");
}

#[test]
fn a_finger_that_rests_or_begins_slowly_picks_where_it_is_lifted() {
    for rests in [true, false] {
        let mut table = rail(PHONE);
        let node = free_node(&table);
        let to = node.area.middle();
        let from = Point::new(to.x - 50.0, to.y + 20.0);
        let before = camera(&table);
        table.down(1, from);
        if rests {
            table.now += 400.0;
        }
        for step in 1..=40 {
            table.now += if rests { 0.0 } else { 30.0 };
            table.slide(1, from.towards(to, step as f32 / 40.0));
        }
        assert_eq!(table.view().lenses.len(), 1);
        table.up(1, to);
        assert_eq!(camera(&table), before);
        let rail = table.app.rail().expect("a game");
        let hub = rail.game().hub(rail.acting().expect("a turn"));
        assert_eq!(
            hub.map(|hub| Target::Board(Spot::Node(hub))),
            Some(node.target)
        );
    }
}

#[test]
fn a_tap_that_trembles_picks() {
    let mut table = rail(PHONE);
    let at = free_node(&table).area.middle();
    table.down(1, at);
    let off = Point::new(at.x + 7.0, at.y - 5.0);
    table.slide(1, off);
    table.up(1, off);
    assert!(table.allows(OK));
}

/// A board for two is moved only where a part of it is out of sight.
#[test]
fn a_board_that_is_looked_at_nearer_is_moved_by_one_finger_too() {
    let mut table = lobby(PHONE);
    let quickway = GAMES.ids().nth(1).expect("a game for two");
    table.tap(Target::Lobby(LobbyTarget::Game(quickway)));
    table.tap(Target::Lobby(LobbyTarget::Against(None)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    let drag = |table: &mut Table| {
        table.now += 600.0;
        let from = room(table).centre();
        let to = Point::new(from.x + 40.0, from.y + 50.0);
        table.down(1, from);
        table.slide(1, to);
        table.up(1, to);
    };
    let place = table.app.acting_place().expect("a turn");
    let ok = Target::Seat(place, SeatTarget::Ok);
    let mut whole = table.clone();
    drag(&mut whole);
    assert!(whole.allows(ok), "{:?}", whole.words());
    let at = room(&table).centre();
    table.send(Event::Zoom { at, factor: 2.0 });
    let before = camera(&table);
    drag(&mut table);
    assert!(!table.allows(ok), "something has been placed");
    assert_ne!(camera(&table), before);
}

#[test]
fn the_ring_shows_the_whole_map_on_every_shape_of_screen() {
    for size in SIZES {
        let mut table = rail(size);
        table.tap(Target::Look(Look::Nearer));
        table.tap(Target::Look(Look::Whole));
        let room = room(&table);
        let camera = camera(&table);
        let rail = table.app.rail().expect("a game");
        for node in rail.game().map().nodes() {
            let at = camera.to_stage(rail.loaded_map.node(node));
            assert!(room.holds(at), "{size:?}: {node:?} at {at:?} in {room:?}");
        }
    }
}

/// The own cities and where they are seen; all are still to be connected.
fn own_cities(table: &Table) -> Vec<Point> {
    let rail = table.app.rail().expect("a game");
    let viewer = table.app.viewer().expect("a seat");
    let hand = rail.game().hand(viewer).into_iter();
    let places = hand.map(|city| rail.loaded_map.node(rail.game().map().city(city).node));
    places.collect()
}

fn in_sight(table: &Table, place: Point) -> bool {
    room(table).holds(camera(table).to_stage(place))
}

#[test]
fn all_own_cities_are_in_sight_when_the_hub_is_chosen() {
    for size in SIZES {
        let mut table = rail(size);
        let hidden = |table: &Table| {
            let mut cities = own_cities(table).into_iter();
            cities.find(|&city| !in_sight(table, city))
        };
        assert_eq!(hidden(&table), None, "{size:?}");
        // A screen that is turned shows them again.
        table.send(Event::Window(own_screen((size.1, size.0))));
        assert_eq!(hidden(&table), None, "{size:?}, turned");
    }
}

#[test]
fn people_who_share_a_screen_learn_nothing_of_cities_from_where_it_looks() {
    let mut table = lobby(PHONE);
    table.tap(Target::Lobby(LobbyTarget::Against(None)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    let first = camera(&table);
    let cities = Target::Seat(table.acting(), SeatTarget::Cities);
    table.tap(cities);
    assert_eq!(camera(&table), first, "the list is open");
    // The second player's view begins like the first one's, whatever the first has done to theirs.
    for _ in 0..3 {
        table.tap(Target::Look(Look::Nearer));
    }
    table.tap(free_node(&table).target);
    let ok = Target::Seat(table.acting(), SeatTarget::Ok);
    table.tap(ok);
    table.rest();
    assert_eq!(camera(&table), first);
}

/// Lists the controls within a frame that lead to the own cities.
///
/// For each it gives the place, the name, and the city.
fn leading(table: &Table, within: Frame) -> Vec<(Point, String, CityId)> {
    let scene = table.view();
    let areas = scene.targets.iter();
    let found = areas.filter_map(|area| match area.target {
        Target::Seat(_, SeatTarget::City(city)) => {
            let at = area.area.middle();
            let is_here = within.holds(at) && scene.target_at(at) == Some(area.target);
            is_here.then(|| (at, area.name.to_string(), city))
        }
        _ => None,
    });
    found.collect()
}

/// Returns the signs at the edge of the map's area that lead to a city.
fn signs(table: &Table) -> Vec<(Point, Point)> {
    let map = table
        .app
        .table()
        .and_then(|table| table.loaded_map())
        .expect("a map");
    let signs = leading(table, room(table)).into_iter();
    let to = |city| map.node(map.rails.city(city).node);
    signs.map(|(at, _, city)| (at, to(city))).collect()
}

/// Keys and programs that read the page aloud go to an own city by its name.
#[test]
fn an_own_city_is_gone_to_by_its_name() {
    let mut table = rail(PHONE);
    for _ in 0..4 {
        table.tap(Target::Look(Look::Nearer));
    }
    let map = table.app.rail().expect("a map").game().map().clone();
    let rail = table.app.rail().expect("a map");
    let seat = rail
        .seat_at(Station::NearLeft)
        .expect("somebody sits there");
    let hand = rail.game().hand(seat);
    for city in hand {
        let target = Handle::Target(Target::Seat(Station::NearLeft, SeatTarget::City(city)));
        let name = format!("Go to {}, Orange", map.city(city).name);
        let mirror = table.app.mirror();
        let found = mirror.find(target).expect("it is read");
        assert_eq!((&found.name, found.enabled), (&name, true));
        table.send(Event::Focus(Some(target)));
        table.send(Event::Press(target));
        assert_eq!(table.app.handle(), Some(Handle::Here(map.city(city).node)));
    }
    // A table has nothing of the kind, and neither has a list that is closed.
    table.send(Event::Window(app::layout::Window::default()));
    let is_city =
        |handle: Handle| matches!(handle, Handle::Target(Target::Seat(_, SeatTarget::City(_))));
    assert!(!table.app.mirror().elements().any(|one| is_city(one.handle)));
}

#[test]
fn own_cities_out_of_sight_have_signs_at_the_edge_that_lead_to_them() {
    for size in SIZES {
        let mut table = rail(size);
        assert_eq!(signs(&table), [], "{size:?}");
        for _ in 0..4 {
            table.tap(Target::Look(Look::Nearer));
        }
        let hidden: Vec<Point> = own_cities(&table)
            .into_iter()
            .filter(|&city| !in_sight(&table, city))
            .collect();
        assert!(hidden.len() > 1, "{size:?}: {hidden:?}");
        let signs = signs(&table);
        for city in hidden {
            let sign = signs.iter().find(|(_, to)| *to == city);
            let &(at, _) = sign.unwrap_or_else(|| panic!("{size:?}: none leads to {city:?}"));
            let mut table = table.clone();
            table.now += 600.0;
            table.tap_at(at);
            assert!(in_sight(&table, city), "{size:?}: {city:?}");
            assert!(!table.allows(OK), "a hub has been placed below it");
        }
    }
}

#[test]
fn a_city_in_the_own_list_leads_to_its_place_on_the_map() {
    let mut table = rail(PHONE);
    for _ in 0..4 {
        table.tap(Target::Look(Look::Nearer));
    }
    let sheet = table.app.own_screen().expect("an own screen").sheet;
    for city in own_cities(&table) {
        let map = table
            .app
            .table()
            .and_then(|table| table.loaded_map())
            .expect("a map");
        let lines = leading(&table, sheet).into_iter();
        let mut lines = lines.filter(|&(.., id)| map.node(map.rails.city(id).node) == city);
        let (line, ..) = lines.next().expect("a line of the list");
        table.now += 600.0;
        table.tap_at(line);
        assert!(in_sight(&table, city), "{city:?}");
    }
}

#[test]
fn a_list_that_is_closed_leads_nowhere_and_no_sign_points_to_its_cities() {
    let mut table = lobby(PHONE);
    table.tap(Target::Lobby(LobbyTarget::Against(None)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    for _ in 0..4 {
        table.tap(Target::Look(Look::Nearer));
    }
    assert_eq!(signs(&table), []);
    let cities = Target::Seat(table.acting(), SeatTarget::Cities);
    table.tap(cities);
    assert!(!signs(&table).is_empty());
    table.tap(cities);
    assert_eq!(signs(&table), []);
}

/// Plays until the round is over and its results are on the screen.
fn to_results(table: &mut Table) {
    let mut player = Player::new(3, 5);
    while let Some(rail) = table.app.rail().filter(|rail| rail.ended().is_none()) {
        if rail.person().is_none() {
            table.wait(1000.0);
            continue;
        }
        let game = rail.game();
        let steps = game.steps();
        let target = match steps[player.choose(game, &steps)] {
            Move::Hub(node) => Target::Board(Spot::Node(node)),
            Move::Link(a, b) => {
                let link = game.map().link_between(a, b);
                Target::Board(Spot::Link(link.expect("a link of the map")))
            }
            Move::Discard => Target::Seat(Station::NearLeft, SeatTarget::Discard),
            Move::Ok => OK,
        };
        // Keys build wherever the screen looks.
        table.send(Event::Press(Handle::Target(target)));
    }
    table.rest();
}

/// The ends of all rails.
fn built(table: &Table) -> Vec<Point> {
    let rail = table.app.rail().expect("a game");
    let links = rail.board().rails();
    let ends = links.map(|(link, _)| rail.loaded_map.link(link));
    ends.flat_map(|(a, b)| [a, b]).collect()
}

fn all_in_sight(table: &Table, places: &[Point]) -> bool {
    places.iter().all(|&place| in_sight(table, place))
}

/// Zooms in, because there may be no space for buttons.
fn nearer(table: &mut Table) {
    let at = room(table).centre();
    table.send(Event::Zoom { at, factor: 3.0 });
}

#[test]
fn results_and_reviews_show_all_of_what_they_are_about() {
    for size in SIZES {
        let mut table = rail(size);
        to_results(&mut table);
        let rails = built(&table);
        let review = table.place(Target::Review(ReviewTarget::Open));
        assert!(
            !room(&table).holds(review),
            "{size:?}: the results cover the map"
        );
        assert!(room(&table).h > 0.25 * size.1.min(800.0), "{size:?}");
        assert!(all_in_sight(&table, &rails), "{size:?}, results");
        nearer(&mut table);
        table.open_review();
        let hand = own_cities_of_round(&table);
        assert!(all_in_sight(&table, &hand), "{size:?}, review");
        nearer(&mut table);
        table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
        assert!(all_in_sight(&table, &rails), "{size:?}, replay");
        nearer(&mut table);
        let looked = camera(&table);
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        assert_eq!(camera(&table), looked, "a step moves nothing");
        table.tap(Target::Review(ReviewTarget::Close));
        assert!(all_in_sight(&table, &rails), "{size:?}, after the review");
        table.tap(Target::Results(ResultsTarget::Next));
        table.rest();
        assert!(
            all_in_sight(&table, &own_cities(&table)),
            "{size:?}, next round"
        );
    }
}

/// The person's cities of the round that is over.
fn own_cities_of_round(table: &Table) -> Vec<Point> {
    let rail = table.app.rail().expect("a game");
    let board = rail.board();
    let hand = board.hand(0).into_iter();
    let places = hand.map(|city| rail.loaded_map.node(board.map().city(city).node));
    places.collect()
}

#[test]
fn two_taps_on_free_map_show_the_own_network_and_cities() {
    let mut table = rail(PHONE);
    table.tap(free_node(&table).target);
    table.tap(OK);
    table.rest();
    let hub = |table: &Table| {
        let rail = table.app.rail().expect("a game");
        let hub = rail.game().hub(0).expect("it stands");
        rail.loaded_map.node(hub)
    };
    for _ in 0..5 {
        table.tap(Target::Look(Look::Nearer));
    }
    // Far from all possible links.
    table.send(Event::Scroll {
        at: room(&table).centre(),
        by: Point::new(-2000.0, -2000.0),
    });
    assert!(!in_sight(&table, hub(&table)));
    let at = room(&table).inset(60.0);
    let at = Point::new(at.x, at.y);
    let before = camera(&table);
    table.now += 1000.0;
    table.tap_at(at);
    assert_eq!(camera(&table), before, "one tap moves nothing");
    table.now += 1000.0;
    table.tap_at(at);
    assert_eq!(camera(&table), before, "nor does one that comes late");
    table.now += 120.0;
    table.tap_at(at);
    assert!(in_sight(&table, hub(&table)));
    assert!(all_in_sight(&table, &own_cities(&table)));
    assert_eq!(table.app.rail().expect("a game").game().this_turn(), []);
}

/// The names on the map, with the frames that their letters fill on the screen.
fn names(table: &Table) -> Vec<(String, f32, Frame)> {
    let view = table.view();
    let towns = view
        .layers
        .iter()
        .find(|layer| layer.name == LayerName::Towns);
    let items = towns.expect("a map has towns").items.iter();
    let camera = view.camera;
    let named = items.filter_map(|item| match item {
        Item::Text(text) => Some(text),
        Item::Path { .. } => None,
    });
    let framed = named.map(|text| {
        let wide = measure::width(&text.words, text.face, text.size);
        let left = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => wide / 2.0,
            Anchor::End => wide,
        };
        let high = measure::CAP_HEIGHT * text.size;
        let corner = Point::new(text.at.x - left, text.at.y - high);
        let Point { x, y } = camera.to_stage(corner);
        let frame = Frame::new(x, y, wide * camera.scale, high * camera.scale);
        (text.words.clone(), text.size * camera.scale, frame)
    });
    framed.collect()
}

#[test]
fn names_of_cities_can_be_read_however_small_the_map_is_and_the_own_ones_are_among_them() {
    for size in SIZES {
        let mut table = rail(size);
        table.tap(Target::Look(Look::Whole));
        let all = names(&table);
        assert!(all.len() >= 12, "{size:?}: {all:?}");
        for (index, (name, letters, frame)) in all.iter().enumerate() {
            assert!(*letters >= 11.0, "{size:?}: {name} in {letters}");
            let mut others = all[..index].iter();
            let other = others.find(|(.., other)| other.overlaps(*frame));
            assert!(other.is_none(), "{size:?}: {name} lies on {other:?}");
        }
        let rail = table.app.rail().expect("a game");
        for city in rail.game().hand(table.app.viewer().expect("a seat")) {
            let city = &rail.game().map().city(city).name;
            assert!(
                all.iter().any(|(name, ..)| name == city),
                "{size:?}: {city}"
            );
        }
        for _ in 0..3 {
            table.tap(Target::Look(Look::Nearer));
            let small = names(&table)
                .into_iter()
                .find(|&(_, letters, _)| letters < 11.0);
            assert_eq!(small, None, "{size:?}");
        }
    }
}

#[test]
fn omitted_names_do_not_reveal_a_closed_list() {
    let mut table = lobby((320.0, 568.0));
    table.tap(Target::Lobby(LobbyTarget::Against(None)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    table.tap(Target::Look(Look::Whole));
    let cities = Target::Seat(table.acting(), SeatTarget::Cities);
    let closed = names(&table);
    table.tap(cities);
    assert_ne!(names(&table), closed, "the own cities are named first");
    table.tap(cities);
    assert_eq!(names(&table), closed);
    // The other person reads the same names.
    table.tap(free_node(&table).target);
    let ok = Target::Seat(table.acting(), SeatTarget::Ok);
    table.tap(ok);
    table.rest();
    table.tap(Target::Look(Look::Whole));
    assert_eq!(names(&table), closed);
}

/// A table's map is the same as before for all readers round it.
#[test]
fn a_table_names_all_cities_as_before() {
    let mut table = rail((320.0, 568.0));
    table.tap(Target::Look(Look::Whole));
    let few = names(&table).len();
    table.send(Event::Window(Window::default()));
    assert!(names(&table).len() > few);
    assert!(names(&table).iter().all(|&(_, letters, _)| letters == 22.0));
}

#[test]
fn a_mouse_over_the_map_shows_what_a_click_would_build_and_what_it_costs() {
    let mut table = lobby(LAPTOP);
    let mouse = Window {
        coarse: false,
        ..own_screen(LAPTOP)
    };
    table.send(Event::Window(mouse));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    let layer = |table: &Table, name| {
        let view = table.view();
        let layer = view.layers.iter().find(|layer| layer.name == name);
        layer.expect("every scene has it").version
    };
    let [calm, silent] = [LayerName::Board, LayerName::Over].map(|name| layer(&table, name));
    let node = free_node(&table);
    table.send(Event::Hover(Some(node.area.middle())));
    assert_ne!(
        layer(&table, LayerName::Board),
        calm,
        "a ring shows the hub"
    );
    assert_ne!(
        layer(&table, LayerName::Over),
        silent,
        "a tag tells the place"
    );
    assert!(!table.allows(OK), "nothing has been placed");
    table.send(Event::Hover(None));
    assert_eq!(layer(&table, LayerName::Board), calm);
    // A finger needs none of it.
    table.send(Event::Hover(Some(node.area.middle())));
    table.tap(node.target);
    table.tap(OK);
    table.rest();
    assert!(table.words_on(LayerName::Over).is_empty());
    let view = table.view();
    let room = room(&table).inset(60.0);
    let link = view.targets.iter().find(|area| {
        let is_link = matches!(area.target, Target::Board(Spot::Link(_)));
        is_link && area.enabled && room.holds(area.area.middle())
    });
    let at = link.expect("a link that may be built").area.middle();
    table.send(Event::Hover(Some(at)));
    let tag = table.words_on(LayerName::Over).join(" ");
    assert!(tag.contains('$'), "{tag}");
}
