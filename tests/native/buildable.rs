//! Links that may be built: all can be touched, and hair-thin dashes mark those near the hub, the last build or a
//! finger. Nothing washes over the map.

use app::Event;
use rules::Spot;
use rules::maps::LinkId;
use rules::transglobal_rail::Phase;
use scene::{Item, LayerName, LobbyTarget, Op, Point, Stroke, Target, theme};

use crate::common::fingers::{Table, places};
use crate::common::maps;
use crate::common::player::sensible;
use crate::common::screens::own_screen;

/// Distance within which links are marked, in units of the map.
const NEAR: f32 = 250.0;

/// Returns a game of four on Europe before the first hub.
fn begun(seed: u64) -> Table {
    let mut table = Table::with_map(seed, Ok(maps::file(maps::europe())));
    for place in places(4) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// Plays on until something is so. Returns whether it came to that before the round ended.
fn play_until(table: &mut Table, is_so: impl Fn(&Table) -> bool) -> bool {
    for _ in 0..400 {
        if is_so(table) {
            table.rest();
            return true;
        }
        let play = table.app.rail().expect("a game is on the table");
        if play.ended().is_some() {
            return false;
        }
        let step = sensible(play.game()).expect("the round goes on");
        table.touch_step(step);
    }
    false
}

fn is_building(table: &Table, rails: usize) -> bool {
    let play = table.app.rail().expect("a game is on the table");
    let game = play.game();
    game.phase() == Phase::Building && game.money() > 0 && game.rails().count() >= rails
}

/// A link that may be built and is far from the hub and the last build.
fn far(table: &Table) -> Option<LinkId> {
    let marked = near(table, &centres(table));
    let mut links = enabled(table).into_iter();
    links.find(|link| !marked.contains(link))
}

fn is_finishing(table: &Table) -> bool {
    let play = table.app.rail().expect("a game is on the table");
    play.game().phase() == Phase::Finishing && !play.game().may_ok()
}

/// The strokes on the board, with their paths.
fn strokes(table: &Table) -> Vec<(Vec<Op>, Stroke)> {
    let scene = table.view();
    let board = scene
        .layers
        .iter()
        .find(|layer| layer.name == LayerName::Board);
    let items = board.expect("a map has a board").items.iter();
    let strokes = items.filter_map(|item| match item {
        Item::Path { path, stroke, .. } => Some((path.clone(), (*stroke)?)),
        Item::Text(_) => None,
    });
    strokes.collect()
}

/// A dash line: its middle, its width, and how opaque it is.
type Dashes = (Point, f32, u8);

/// The lines of dashes in the darkened colour of the player on turn.
fn dashes(table: &Table) -> Vec<Dashes> {
    let play = table.app.rail().expect("a game is on the table");
    let ink = play.sitting[play.acting().expect("somebody is on turn")]
        .colour
        .ink();
    let own = |stroke: &Stroke| stroke.dash.is_some() && stroke.colour.0 >> 8 == ink.0 >> 8;
    let strokes = strokes(table).into_iter().filter(|(_, stroke)| own(stroke));
    let lines = strokes.flat_map(|(path, stroke)| {
        let ends = path.chunks(2).map(|ends| match *ends {
            [Op::Move(a), Op::Line(b)] => a.towards(b, 0.5),
            _ => panic!("a line of dashes is straight"),
        });
        let ends: Vec<Point> = ends.collect();
        ends.into_iter()
            .map(move |at| (at, stroke.width, stroke.colour.0 as u8))
    });
    lines.collect()
}

/// Distance of a link from a point.
fn away(table: &Table, link: LinkId, from: Point) -> f32 {
    let play = table.app.rail().expect("a game is on the table");
    let (a, b) = play.loaded_map.link(link);
    let along = (from.x - a.x) * (b.x - a.x) + (from.y - a.y) * (b.y - a.y);
    let share = along / a.distance(b).powi(2);
    from.distance(a.towards(b, share.clamp(0.0, 1.0)))
}

/// The hub while nothing is built in this turn, and the ends of the last build.
fn centres(table: &Table) -> Vec<Point> {
    let play = table.app.rail().expect("a game is on the table");
    let seat = play.acting().expect("somebody is on turn");
    let map = play.loaded_map;
    let hub = play.game().hub(seat).map(|hub| map.node(hub));
    let mut centres: Vec<Point> = hub.into_iter().collect();
    if !play.game().this_turn().is_empty() {
        centres.clear();
    }
    if let Some(last) = play.last_build(seat) {
        centres.extend(<[Point; 2]>::from(map.link(last)));
    }
    centres
}

/// The links that may be built and are near some points, or the nearest if there are none.
fn near(table: &Table, centres: &[Point]) -> Vec<LinkId> {
    let play = table.app.rail().expect("a game is on the table");
    let from = |link: LinkId| {
        let all = centres.iter().map(|&centre| away(table, link, centre));
        all.fold(f32::MAX, f32::min)
    };
    let links = play.game().buildable();
    let nearest = links
        .iter()
        .map(|&link| from(link))
        .fold(f32::MAX, f32::min);
    let reach = NEAR.max(nearest);
    links
        .into_iter()
        .filter(|&link| from(link) <= reach + 0.01)
        .collect()
}

/// Checks that exactly the links near the hub or the last build have marks, with any cities.
fn is_marked_as_near(table: &Table) {
    let play = table.app.rail().expect("a game is on the table");
    let marked = dashes(table);
    let links = near(table, &centres(table));
    let lines = |link: &LinkId| usize::from(play.game().map().link(*link).cost);
    assert_eq!(marked.len(), links.iter().map(lines).sum::<usize>());
    for link in links {
        let (a, b) = play.loaded_map.link(link);
        let is_own = |(at, ..): &&Dashes| at.distance(a.towards(b, 0.5)) < 5.0;
        assert_eq!(marked.iter().filter(is_own).count(), lines(&link));
    }
    for (_, width, opaque) in marked {
        assert!(width < 2.0 && opaque == 255, "{width} wide");
    }
    let washes = |stroke: &Stroke| stroke.colour.0 as u8 != 255 && stroke.dash.is_none();
    let washes: Vec<_> = strokes(table)
        .into_iter()
        .filter(|(_, s)| washes(s))
        .collect();
    assert!(washes.is_empty(), "{washes:?}");
}

fn enabled(table: &Table) -> Vec<LinkId> {
    let scene = table.view();
    let links = scene.targets.iter().filter_map(|area| match area.target {
        Target::Board(Spot::Link(link)) if area.enabled => Some(link),
        _ => None,
    });
    links.collect()
}

#[test]
fn only_what_is_near_the_hub_or_the_last_build_is_marked() {
    let mut table = begun(9);
    for rails in [0, 8, 20, 30] {
        assert!(play_until(&mut table, |table| is_building(table, rails)));
        is_marked_as_near(&table);
        assert_eq!(
            enabled(&table),
            table.app.rail().unwrap().game().buildable()
        );
    }
    assert!(play_until(&mut table, |table| is_building(table, 30)
        && far(table).is_some()));
    is_marked_as_near(&table);
}

#[test]
fn finishing_marks_no_more() {
    let found = (1..40).find_map(|seed| {
        let mut table = begun(seed);
        play_until(&mut table, is_finishing).then_some(table)
    });
    let mut table = found.expect("somebody lacks something");
    is_marked_as_near(&table);
    let far = far(&table).expect("a joined network is large");
    table.tap(Target::Board(Spot::Link(far)));
    assert_eq!(
        table.app.rail().unwrap().game().this_turn(),
        [far],
        "it can be touched"
    );
    table.rest();
    is_marked_as_near(&table);
}

#[test]
fn links_fade_in_as_a_finger_comes_near() {
    let mut table = begun(9);
    assert!(play_until(&mut table, |table| is_building(table, 8)
        && far(table).is_some()));
    let far = far(&table).expect("some are far");
    let play = table.app.rail().unwrap();
    let (a, b) = play.loaded_map.link(far);
    let (middle, before) = (a.towards(b, 0.5), dashes(&table));
    // Where it is over land or sea between two intersections does not matter: only how far away.
    let away = |by: f32| Point::new(middle.x, middle.y - by);
    let opaque = |table: &Table| {
        let is_own = |(at, ..): &&Dashes| at.distance(middle) < 5.0;
        dashes(table)
            .iter()
            .find(is_own)
            .map_or(0, |&(.., opaque)| opaque)
    };
    table.down(1, away(0.0));
    assert_eq!(opaque(&table), 255);
    let mut last = 255;
    for by in [150.0, 200.0, 300.0] {
        table.slide(1, away(by));
        let now = opaque(&table);
        assert!(now < last, "{now} at {by}, {last} before");
        last = now;
    }
    assert_eq!(last, 0);
    table.send(Event::Cancel { contact: 1 });
    assert_eq!(dashes(&table), before);
}

#[test]
fn dashes_are_as_thin_where_the_map_is_shown_small() {
    let mut table = begun(9);
    assert!(play_until(&mut table, |table| is_building(table, 8)));
    let on_table = dashes(&table)[0].1;
    for size in [(390.0, 844.0), (1366.0, 768.0)] {
        table.send(Event::Window(own_screen(size)));
        let wide = dashes(&table)[0].1 * table.view().camera.scale;
        assert!((wide - on_table).abs() < 0.01, "{wide} on {size:?}");
    }
}

#[test]
fn dashes_are_seen_on_land() {
    let light = |colour: scene::Colour| {
        let [red, green, blue, _] = colour.0.to_be_bytes();
        let linear = [red, green, blue].map(|part| (f32::from(part) / 255.0).powf(2.2));
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    for colour in base::table::PlayerColour::ALL {
        let contrast = (light(theme::LAND) + 0.05) / (light(colour.ink()) + 0.05);
        assert!(contrast > 4.5, "{colour:?}: {contrast:.2}");
    }
}
