//! ZOOM HERE: before each seat a lens in which its person does everything on the map.

use crate::common::fingers::{Table, places};
use crate::common::screens::{PHONE, own_screen};

use app::focus::Handle;
use app::layout::Window;
use app::mirror::Role;
use app::zoom::lens_at;
use app::{Event, Key};
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station, kept_clear, mm_per_unit};
use rules::Spot;
use rules::maps::{LinkId, NodeId};
use scene::{Frame, Lens, Point, SeatTarget, SettingsTarget, SheetTarget, Size, Slider, Target};

fn zoom(place: Station) -> Target {
    Target::Seat(place, SeatTarget::Zoom)
}

/// Opens the lens of the person on turn.
fn open(table: &mut Table) -> Lens {
    let place = table.acting();
    table.tap(zoom(place));
    lens(table)
}

fn lens(table: &Table) -> Lens {
    let lenses = &table.view().lenses;
    assert_eq!(lenses.len(), 1);
    lenses[0]
}

fn has_lens(table: &Table) -> bool {
    let place = Target::Seat(table.acting(), SeatTarget::Lens);
    assert_eq!(table.shows(place), !table.view().lenses.is_empty());
    table.shows(place)
}

fn built(table: &Table) -> Vec<LinkId> {
    let game = table.app.rail().expect("a game is on the table").game();
    game.rails().map(|(link, _)| link).collect()
}

/// Returns the possible links whose middles are visible in a lens, with their visible places.
fn seen_links(table: &Table, lens: &Lens) -> Vec<(LinkId, Point)> {
    let buildable = table.app.rail().expect("a game").game().buildable();
    let seen = |link: LinkId| {
        let middle = table.place(Target::Board(Spot::Link(link)));
        (link, lens.camera.to_stage(middle))
    };
    let inner = |at: Point| at.distance(lens.centre) < lens.radius - 30.0;
    buildable
        .into_iter()
        .map(seen)
        .filter(|&(_, at)| inner(at))
        .collect()
}

/// Ends the turn with any possible links.
fn end_turn(table: &mut Table) {
    let place = table.acting();
    while !table.allows(Target::Seat(place, SeatTarget::Ok)) {
        let link = table.app.rail().expect("a game").game().buildable()[0];
        table.tap(Target::Board(Spot::Link(link)));
    }
    table.tap(Target::Seat(place, SeatTarget::Ok));
}

#[test]
fn every_lens_lies_before_its_seat_and_clear_of_others() {
    let map = Frame::new(150.0, 160.0, 1620.0, 760.0);
    for inches in [10.0, 32.0, 46.0, 55.0, 65.0, 86.0, 98.0] {
        for place in Station::ALL {
            let Lens { centre, radius, .. } = lens_at(place, inches, map, map.centre());
            let at = place.pose().from_stage(centre);
            let told = format!("{place:?} of {inches} inches: {at:?}, {radius}");
            assert!((at.x - PANEL_WIDTH / 2.0).abs() < 0.01, "{told}");
            // The rim of the panel is in between.
            assert!((-radius - 40.0..-radius - 12.0).contains(&at.y), "{told}");
            assert!(radius >= 100.0, "{told}");
            let stage = Size::TABLE.frame().inset(radius);
            assert!(stage.holds(centre), "{told}");
            for (from, to) in kept_clear() {
                let x = centre.x.clamp(from.x, to.x);
                let y = centre.y.clamp(from.y, to.y);
                assert!(
                    centre.distance(Point::new(x, y)) > radius + 10.0,
                    "{told} {from:?}"
                );
            }
            // All of it is in reach.
            let reach = (PANEL_DEPTH - at.y + radius) * mm_per_unit(inches);
            assert!(reach < 500.5, "{told}: {reach} mm");
        }
    }
}

#[test]
fn a_lens_shows_nothing_beyond_the_map() {
    let map = Frame::new(150.0, 160.0, 1620.0, 760.0);
    for place in Station::ALL {
        for (x, y) in [(0.0, 0.0), (1920.0, 0.0), (0.0, 1080.0), (960.0, 5000.0)] {
            let lens = lens_at(place, 46.0, map, Point::new(x, y));
            let seen = lens.seen();
            assert!(seen.x >= map.x - 0.01 && seen.y >= map.y - 0.01, "{seen:?}");
            let (right, bottom) = (seen.x + seen.w, seen.y + seen.h);
            assert!(right <= map.x + map.w + 0.01, "{seen:?}");
            assert!(bottom <= map.y + map.h + 0.01, "{seen:?}");
        }
    }
}

/// At each seat the same link is built in the lens as by its own place on the map.
#[test]
fn a_tap_in_the_lens_builds_what_a_tap_on_the_map_does() {
    let mut table = Table::started(6);
    let mut zoomed = Vec::new();
    for _ in 0..6 {
        let place = table.acting();
        let lens = open(&mut table);
        assert_eq!(lens.camera.turn, place.turn());
        assert!(lens.camera.scale >= 1.5);
        let hub = table.app.rail().expect("a game").game();
        let hub = hub.hub(table.app.rail().expect("a game").acting().expect("a turn"));
        let hub = table
            .app
            .rail()
            .expect("a game")
            .loaded_map
            .node(hub.expect("it stands"));
        let home = lens.camera.to_stage(hub);
        assert!(
            home.distance(lens.centre) < lens.radius,
            "{place:?} sees no hub"
        );
        let links = seen_links(&table, &lens);
        assert!(links.len() > 1, "{place:?}: {links:?}");
        for &(link, at) in &links {
            let mut other = table.clone();
            other.now += 600.0;
            other.tap_at(at);
            let mut on_map = table.clone();
            on_map.tap(zoom(place));
            on_map.tap(Target::Board(Spot::Link(link)));
            assert_eq!(built(&other), built(&on_map), "{place:?}, {link:?}");
            assert_eq!(built(&other).len(), built(&table).len() + 1);
        }
        table.tap(zoom(place));
        end_turn(&mut table);
        zoomed.push(place);
    }
    zoomed.sort();
    assert_eq!(zoomed, places(6));
}

#[test]
fn a_hub_is_placed_in_a_lens_that_shows_the_middle_of_the_map_at_first() {
    let mut table = Table::seated(9, 3);
    let place = table.acting();
    let lens = open(&mut table);
    let map = table.app.rail().expect("a game").loaded_map.frame;
    let shown = lens.camera.from_stage(lens.centre);
    assert!(shown.distance(map.centre()) < 0.01, "{shown:?}");
    let rail = table.app.rail().expect("a game");
    let mut nodes = rail.game().map().nodes();
    let seen = |node: &NodeId| {
        let at = lens.camera.to_stage(rail.loaded_map.node(*node));
        at.distance(lens.centre) < lens.radius - 10.0
    };
    let node = nodes.find(seen).expect("some are seen");
    let at = lens.camera.to_stage(rail.loaded_map.node(node));
    table.now += 600.0;
    table.tap_at(at);
    let rail = table.app.rail().expect("a game");
    assert_eq!(rail.game().hub(rail.acting().expect("a turn")), Some(node));
    assert!(table.allows(Target::Seat(place, SeatTarget::Ok)));
}

#[test]
fn a_finger_that_slides_moves_what_the_lens_shows_and_builds_nothing() {
    let mut table = Table::started(6);
    for _ in 0..6 {
        let place = table.acting();
        let before = open(&mut table);
        table.now += 600.0;
        let rails = built(&table);
        let from = seen_links(&table, &before)[0].1;
        let held = before.camera.from_stage(from);
        let middle = table.app.rail().expect("a game").loaded_map.frame.centre();
        // Towards the middle of the map there is more of it.
        let seen = before.camera.from_stage(before.centre);
        let way = before.camera.to_stage(seen.towards(middle, 0.1));
        let to = Point::new(
            from.x + before.centre.x - way.x,
            from.y + before.centre.y - way.y,
        );
        assert!(to.distance(from) > 20.0, "{place:?}: {from:?}, {to:?}");
        table.down(1, from);
        table.slide(1, from.towards(to, 0.5));
        table.slide(1, to);
        let after = lens(&table);
        assert_eq!(after.centre, before.centre, "the lens itself stays");
        assert!(
            after.camera.to_stage(held).distance(to) < 0.1,
            "{place:?}: the map slips away under the finger"
        );
        table.up(1, to);
        assert_eq!(built(&table), rails);
        assert_eq!(lens(&table), after);
        table.tap(zoom(place));
        end_turn(&mut table);
    }
}

#[test]
fn a_finger_that_trembles_still_taps() {
    let mut table = Table::started(2);
    let lens = open(&mut table);
    table.now += 600.0;
    let (link, at) = seen_links(&table, &lens)[0];
    let off = Point::new(at.x + 6.0, at.y - 6.0);
    table.down(1, at);
    table.slide(1, off);
    table.up(1, off);
    assert_eq!(built(&table), [link]);
}

#[test]
fn the_link_under_a_finger_is_lit_on_map_and_lens() {
    let mut table = Table::started(2);
    let lens = open(&mut table);
    let (link, at) = seen_links(&table, &lens)[0];
    let mut on_map = table.clone();
    let place = on_map.acting();
    on_map.tap(zoom(place));
    let own = on_map.place(Target::Board(Spot::Link(link)));
    on_map.down(1, own);
    let dark = table.view().board_version();
    table.now += 600.0;
    table.down(1, at);
    let lit = table.view().board_version();
    assert_ne!(lit, dark);
    assert_eq!(lit, on_map.view().board_version());
    // Once it moves the lens nothing is lit.
    table.slide(1, lens.centre);
    assert_eq!(table.view().board_version(), dark);
}

#[test]
fn the_map_below_the_lens_is_not_touched_through_it() {
    let mut table = Table::started(2);
    let lens = open(&mut table);
    table.now += 600.0;
    let covered = |link: &LinkId| {
        let middle = table.place(Target::Board(Spot::Link(*link)));
        middle.distance(lens.centre) < lens.radius - 5.0
    };
    let all = table.app.rail().expect("a game").game().map().link_ids();
    let covered: Vec<LinkId> = all.filter(covered).collect();
    assert!(covered.len() > 5, "{covered:?}");
    for link in covered {
        let at = table.place(Target::Board(Spot::Link(link)));
        let mut table = table.clone();
        table.tap_at(at);
        assert!(!built(&table).contains(&link), "{link:?}");
        // A finger that comes from the map next to it does not either.
        let before = built(&table);
        let beside = Point::new(lens.centre.x, lens.centre.y - lens.radius - 30.0);
        table.down(1, beside);
        table.slide(1, at);
        table.up(1, at);
        assert_eq!(built(&table), before);
    }
}

#[test]
fn a_lens_that_is_closed_gives_the_map_back() {
    let mut table = Table::started(2);
    let place = table.acting();
    let calm = table.versions();
    let lens = open(&mut table);
    assert!(has_lens(&table));
    table.tap(zoom(place));
    assert!(!has_lens(&table));
    assert_eq!(table.versions(), calm);
    let scene = table.view();
    let below = scene.targets.iter().find_map(|area| match area.target {
        Target::Board(Spot::Link(link)) if area.enabled => {
            let at = area.area.middle();
            (at.distance(lens.centre) < 300.0).then_some((link, at))
        }
        _ => None,
    });
    let (link, at) = below.expect("links lie there");
    table.now += 600.0;
    table.tap_at(at);
    assert_eq!(built(&table), [link]);
}

#[test]
fn a_lens_leaves_the_map_to_others_and_comes_back_as_it_was() {
    let mut table = Table::started(2);
    let first = table.acting();
    let lens_before = open(&mut table);
    table.now += 600.0;
    let to = Point::new(lens_before.centre.x + 50.0, lens_before.centre.y - 40.0);
    table.down(1, lens_before.centre);
    table.slide(1, to);
    table.up(1, to);
    let shown = lens(&table);
    assert_ne!(shown, lens_before);
    // The player builds in the part of the map under the lens, through the lens.
    for _ in 0..2 {
        if !table.allows(Target::Seat(first, SeatTarget::Ok)) {
            let (_, at) = seen_links(&table, &lens(&table))[0];
            table.now += 600.0;
            table.tap_at(at);
        }
    }
    table.tap(Target::Seat(first, SeatTarget::Ok));
    assert_ne!(table.acting(), first);
    assert!(!has_lens(&table), "others have one of their own");
    end_turn(&mut table);
    assert_eq!(table.acting(), first);
    assert_eq!(lens(&table), shown);
}

#[test]
fn others_are_not_hindered_by_a_finger_in_the_lens() {
    let mut table = Table::started(6);
    let place = table.acting();
    let lens = open(&mut table);
    table.now += 600.0;
    table.down(1, lens.centre);
    table.slide(1, Point::new(lens.centre.x + 30.0, lens.centre.y));
    let other = Station::ALL.into_iter().find(|&other| other != place);
    let cities = table.place(Target::Seat(other.expect("six sit"), SeatTarget::Cities));
    table.down(2, cities);
    assert!(table.app.list_is_open(other.expect("six sit")));
    table.up(2, cities);
    let free = table.app.rail().expect("a game").game().buildable();
    let off = |link: &LinkId| {
        let at = table.place(Target::Board(Spot::Link(*link)));
        at.distance(lens.centre) > lens.radius + 5.0
    };
    if let Some(link) = free.into_iter().find(off) {
        table.tap(Target::Board(Spot::Link(link)));
        assert_eq!(built(&table), [link]);
    }
    // A second finger in a lens that is moved does nothing.
    let before = built(&table);
    table.tap_at(Point::new(lens.centre.x, lens.centre.y + 60.0));
    assert_eq!(built(&table), before);
}

#[test]
fn while_one_finger_moves_the_lens_no_other_one_in_it_builds() {
    let mut table = Table::started(2);
    let lens = open(&mut table);
    table.now += 600.0;
    let links = seen_links(&table, &lens);
    table.down(1, links[0].1);
    table.down(2, links[1].1);
    table.slide(2, Point::new(links[1].1.x + 40.0, links[1].1.y));
    table.up(1, links[0].1);
    table.up(2, links[1].1);
    assert_eq!(built(&table), []);
    // Afterwards a tap counts again.
    let links = seen_links(&table, &self::lens(&table));
    table.now += 600.0;
    table.down(1, links[0].1);
    table.up(1, links[0].1);
    assert_eq!(built(&table), [links[0].0]);
}

#[test]
fn a_finger_in_the_lens_of_an_earlier_turn_does_nothing() {
    let mut table = Table::started(2);
    let first = table.acting();
    let lens = open(&mut table);
    table.now += 600.0;
    let (_, at) = seen_links(&table, &lens)[0];
    table.down(7, at);
    end_turn_through_keys(&mut table, first);
    let before = built(&table);
    let second = table.acting();
    table.tap(zoom(second));
    let shown = table.view().lenses.clone();
    table.slide(7, Point::new(at.x + 80.0, at.y));
    table.up(7, at);
    assert_eq!(built(&table), before);
    assert_eq!(table.view().lenses, shown);
}

/// Ends the turn by names, as keys do, because fingers would have to avoid the lens.
fn end_turn_through_keys(table: &mut Table, place: Station) {
    while !table.allows(Target::Seat(place, SeatTarget::Ok)) {
        let link = table.app.rail().expect("a game").game().buildable()[0];
        let link = Handle::Target(Target::Board(Spot::Link(link)));
        table.send(Event::Press(link));
    }
    let ok = Handle::Target(Target::Seat(place, SeatTarget::Ok));
    table.send(Event::Press(ok));
    assert_ne!(table.acting(), place);
}

#[test]
fn a_sheet_over_the_lens_keeps_fingers_off_it() {
    let mut table = Table::started(2);
    let lens = open(&mut table);
    table.tap(Target::Settings(SettingsTarget::Cog));
    let sheet = table.area(Target::Sheet(SheetTarget::Blank)).area;
    let hidden = seen_links(&table, &lens);
    let hidden: Vec<Point> = hidden
        .into_iter()
        .map(|(_, at)| at)
        .filter(|&at| sheet.distance(at).is_some())
        .collect();
    let inner = lens.centre.towards(sheet.middle(), 0.9);
    for at in hidden.into_iter().chain([inner]) {
        table.now += 600.0;
        table.tap_at(at);
    }
    assert_eq!(built(&table), []);
}

#[test]
fn only_people_on_turn_at_a_table_have_a_lens() {
    let mut table = Table::started(2);
    open(&mut table);
    assert!(has_lens(&table));
    let mut own = table.clone();
    own.send(Event::Window(own_screen(PHONE)));
    assert!(own.view().lenses.is_empty());
    assert!(!own.shows(zoom(own.acting())));
    own.send(Event::Window(Window::default()));
    assert!(has_lens(&own), "it is there again when the window is");

    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Inches), 1.0);
    assert!(
        lens(&table).radius < 200.0,
        "people reach less far on a large table"
    );
}

#[test]
fn the_button_is_a_switch_with_a_name_and_the_lens_goes_along_with_keys() {
    let mut table = Table::started(2);
    let place = table.acting();
    assert_eq!(place, Station::Left);
    let switch = |table: &Table| {
        let mirror = table.app.mirror();
        let element = mirror.find(Handle::Target(zoom(place))).cloned();
        let element = element.expect("it can be pressed by its name");
        (element.name, element.role)
    };
    let name = || "Lens, Blue".to_owned();
    assert_eq!(switch(&table), (name(), Role::Toggle(false)));
    table.send(Event::Press(Handle::Target(zoom(place))));
    assert_eq!(switch(&table), (name(), Role::Toggle(true)));
    let mirror = table.app.mirror();
    let glass = Handle::Target(Target::Seat(place, SeatTarget::Lens));
    assert_eq!(mirror.find(glass), None, "the map is walked by keys");

    let here = NodeId::new(22);
    table.key(Key::Board);
    table.send(Event::Press(Handle::Walk(here)));
    let node = table.app.rail().expect("a game").loaded_map.node(here);
    let at = lens(&table).camera.to_stage(node);
    assert!(at.distance(lens(&table).centre) < lens(&table).radius);
}
