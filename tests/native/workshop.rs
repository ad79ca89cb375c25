//! The workshop: people choose a part of the world, get a map of it, and play on it wherever the match goes.

use app::input::{Found, Reading};
use app::keyboard::Key;
use app::layout::Window;
use app::workshop::frame_width;
use app::world::WorldPicture;
use app::{Effect, Event};
use base::table::{Rotation, Station};
use base::words::{self, Message};
use proptest::prelude::*;
use rules::maps::{MapId, OwnMap};
use rules::record::link;
use scene::{
    Area, LobbyTarget, Page, Point, SettingsTarget, SheetTarget, Size, Target, WorkshopTarget,
};

use crate::common::disk::Disk;
use crate::common::fingers::{Table, places};
use crate::common::workshop::{NAMES, asked, come, come_with, fail, file, open, press, world};
use crate::common::world::{TABLE, World};
use crate::common::{cases, maps};

const WORLD: Target = Target::Workshop(WorkshopTarget::World);
const MAKE: Target = Target::Workshop(WorkshopTarget::Make);

fn shipped() -> Table {
    Table::with_map(3, Ok(maps::file(maps::europe())))
}

fn workshop() -> Table {
    let mut table = shipped();
    open(&mut table);
    table
}

/// A phone, held upright.
fn phone() -> Table {
    let mut table = shipped();
    table.send(Event::Window(Window {
        size: Size {
            width: 390.0,
            height: 844.0,
        },
        coarse: true,
        large_screen: false,
    }));
    open(&mut table);
    table
}

/// A map has been made, and the lobby has it.
fn with_own(mut table: Table) -> (Table, MapId) {
    press(&mut table, WorkshopTarget::Make);
    let map = come(&mut table);
    press(&mut table, WorkshopTarget::Play);
    assert_eq!(table.app.lobby.map, map);
    assert_eq!(table.app.screen(), "lobby");
    (table, map)
}

fn begun(mut table: Table) -> Table {
    for place in places(2) {
        if table.app.lobby.colour(place).is_none() {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

fn played(table: &Table) -> Option<MapId> {
    table.app.rail().expect("it is played").game().map().id()
}

#[test]
fn a_table_and_a_phone_make_a_map_and_play_on_it() {
    for mut table in [workshop(), phone()] {
        assert_eq!(table.app.screen(), "workshop");
        assert!(table.effects.contains(&Effect::FetchWorld));
        press(&mut table, WorkshopTarget::Make);
        let map = asked(&table);
        assert_eq!(
            map.own().map(OwnMap::frame),
            Some(table.app.lobby.workshop.view().frame())
        );
        assert!(table.effects.contains(&Effect::FetchMap(map)));
        table.send(Event::MapMaking { map, percent: 42 });
        assert!(table.says("42%"), "{:?}", table.words());
        assert!(!table.shows(WORLD), "the frame stays where it is");
        come(&mut table);
        let told = table
            .app
            .library
            .loaded_map(map)
            .and_then(|map| map.certificate());
        assert!(table.says(&table.app.say(told.expect("its hands are known"))));
        press(&mut table, WorkshopTarget::Play);
        let table = begun(table);
        assert_eq!(played(&table), Some(map));
    }
}

#[test]
fn a_map_that_is_less_fair_than_newer_ones_of_the_house_says_so() {
    for (spread, is_told) in [(2.5, false), (2.6, true)] {
        let mut table = workshop();
        press(&mut table, WorkshopTarget::Make);
        come_with(&mut table, spread);
        assert_eq!(table.says("Luck counts for more"), is_told, "{spread}");
    }
}

#[test]
fn a_map_can_have_another_name_and_follow_another() {
    let mut table = workshop();
    press(&mut table, WorkshopTarget::Make);
    let first = come(&mut table);
    let asked = table.effects.len();
    for name in [NAMES[1], NAMES[2], NAMES[0]] {
        press(&mut table, WorkshopTarget::Name(Page::Next));
        assert!(table.says(name), "{:?}", table.words());
    }
    press(&mut table, WorkshopTarget::Name(Page::Back));
    assert!(table.says(NAMES[2]));
    let fetches = |effect: &Effect| matches!(effect, Effect::FetchMap(_));
    assert!(
        !table.effects[asked..].iter().any(fetches),
        "a name comes at once"
    );
    let named = table.app.lobby.workshop.map().expect("it is there");
    assert_eq!(named.own().map(OwnMap::name), Some(2));
    assert!(table.app.library.map(first).is_none(), "nobody needs it");
    press(&mut table, WorkshopTarget::Another);
    let second = come(&mut table);
    assert_eq!(
        second.own().map(|own| (own.seed(), own.name())),
        Some((1, 0))
    );
    assert!(table.app.library.map(named).is_none());
    press(&mut table, WorkshopTarget::Frame);
    assert!(table.allows(WORLD) && table.app.library.map(second).is_none());
}

#[test]
fn a_map_that_is_played_on_stays_while_another_is_made() {
    let (mut table, map) = with_own(workshop());
    open(&mut table);
    assert_eq!(
        table.app.lobby.workshop.map(),
        Some(map),
        "it is where people left it"
    );
    press(&mut table, WorkshopTarget::Name(Page::Next));
    press(&mut table, WorkshopTarget::Another);
    table.tap(Target::Sheet(SheetTarget::Close));
    assert_eq!(table.app.lobby.map, map);
    assert!(table.app.library.loaded_map(map).is_some());
    assert_eq!(played(&begun(table)), Some(map));
}

#[test]
fn making_stops_when_nobody_waits_for_it() {
    let cancel = |table: &mut Table| press(table, WorkshopTarget::Frame);
    let close = |table: &mut Table| table.tap(Target::Sheet(SheetTarget::Close));
    let escape = |table: &mut Table| table.key(Key::Escape);
    let cog = |table: &mut Table| table.tap(Target::Settings(SettingsTarget::Cog));
    for stop in [cancel, close, escape, cog] as [fn(&mut Table); 4] {
        let mut table = workshop();
        press(&mut table, WorkshopTarget::Make);
        let map = asked(&table);
        stop(&mut table);
        assert!(table.effects.contains(&Effect::StopMap(map)));
        assert_eq!(table.app.lobby.workshop.map(), None);
        assert!(table.app.library.map(map).is_none());
    }
}

#[test]
fn a_map_that_cannot_be_made_says_why_and_leads_back_to_the_frame() {
    let mut table = workshop();
    press(&mut table, WorkshopTarget::Make);
    fail(&mut table, Message::from("There are too few towns."));
    assert!(table.says("too few towns"));
    press(&mut table, WorkshopTarget::Frame);
    assert!(table.allows(WORLD) && table.allows(MAKE));
    press(&mut table, WorkshopTarget::Make);
    let map = asked(&table);
    let asked = table
        .effects
        .iter()
        .filter(|&effect| *effect == Effect::FetchMap(map));
    assert_eq!(asked.count(), 2, "it is tried again");
}

#[test]
fn a_frame_that_is_too_small_or_near_a_pole_makes_no_map() {
    let small = |table: &mut Table| press(table, WorkshopTarget::Nearer);
    let north = |table: &mut Table| {
        table.send(Event::Focus(Some(app::focus::Handle::Target(WORLD))));
        table.key(Key::Up);
    };
    for (look, why) in [
        (small as fn(&mut Table), words::workshop_small()),
        (north, words::workshop_pole()),
    ] {
        let mut table = workshop();
        for _ in 0..12 {
            look(&mut table);
        }
        assert!(!table.allows(MAKE));
        assert!(table.says(&table.app.say(why)), "{:?}", table.words());
        table.tap(MAKE);
        assert_eq!(table.app.lobby.workshop.map(), None);
    }
}

/// The middle of the world's picture, and a point beside it as its readers see it.
fn on_world(table: &Table, right: f32, down: f32) -> [Point; 2] {
    let Area::Rect { from, to } = table.area(WORLD).area else {
        panic!("a picture is a rectangle");
    };
    let middle = from.towards(to, 0.5);
    let (x, y) = match table.app.overlays.rotation {
        Rotation::R0 => (right, down),
        Rotation::R90 => (-down, right),
        Rotation::R180 => (-right, -down),
        Rotation::R270 => (down, -right),
    };
    [middle, Point::new(middle.x + x, middle.y + y)]
}

#[test]
fn a_finger_moves_the_world_from_every_side() {
    let mut table = workshop();
    for _ in Rotation::ALL {
        let before = table.app.lobby.workshop.view().frame();
        let [from, to] = on_world(&table, 60.0, 30.0);
        table.now += 1000.0;
        table.down(1, from);
        table.slide(1, to);
        table.up(1, to);
        let after = table.app.lobby.workshop.view().frame();
        assert!(
            after[0] < before[0] && after[2] < before[2],
            "{before:?} {after:?}"
        );
        assert!(
            after[1] > before[1] && after[3] > before[3],
            "{before:?} {after:?}"
        );
        table.tap(Target::Sheet(SheetTarget::Rotate));
    }
}

#[test]
fn two_fingers_zoom_and_a_finger_elsewhere_disturbs_nothing() {
    let mut table = workshop();
    let [from, to] = on_world(&table, 60.0, 0.0);
    let across = |table: &Table| {
        let [west, _, east, _] = table.app.lobby.workshop.view().frame();
        east - west
    };
    let before = across(&table);
    let elsewhere = table.place(Target::Lobby(LobbyTarget::Join(Station::FarLeft)));
    table.now += 1000.0;
    table.down(9, elsewhere);
    table.down(1, from);
    table.slide(9, Point::new(elsewhere.x + 80.0, elsewhere.y));
    assert_eq!(across(&table), before);
    table.down(2, to);
    table.slide(2, on_world(&table, 120.0, 0.0)[1]);
    assert!((across(&table) - before / 2).abs() <= 2, "{before}");
    table.up(1, from);
    table.up(2, to);
    let held = across(&table);
    // A tap goes there, and nearer.
    table.now += 1000.0;
    table.tap_at(to);
    assert!(across(&table) < held);
}

/// Taps a place of the world, in tenths of a degree. Returns the frame after that.
fn tap_place(table: &mut Table, place: [i16; 2]) -> [i16; 4] {
    let Area::Rect { from, to } = table.area(WORLD).area else {
        panic!("a picture is a rectangle");
    };
    let (wide, high) = match table.app.overlays.rotation.is_upright() {
        true => (to.x - from.x, to.y - from.y),
        false => (to.y - from.y, to.x - from.x),
    };
    let [right, down] = table.app.lobby.workshop.view().place(place);
    let frame = frame_width(wide, high);
    let [_, at] = on_world(table, right * frame, down * frame);
    table.now += 1000.0;
    table.tap_at(at);
    table.app.lobby.workshop.view().frame()
}

#[test]
fn a_tap_on_a_country_frames_it_and_the_next_one_goes_nearer() {
    let (rome, sea) = ([125, 419], [640, 150]);
    for mut table in [workshop(), phone()] {
        let rotate = Target::Sheet(SheetTarget::Rotate);
        if table.shows(rotate) {
            table.tap(rotate);
        }
        let [west, south, east, north] = tap_place(&mut table, rome);
        assert!(west < 66 && east > 185 && south < 370 && north > 470);
        assert!(north - south < 140, "little more than Italy");
        let nearer = tap_place(&mut table, rome);
        assert!(nearer[2] - nearer[0] < east - west);
        assert!(nearer[0] < rome[0] && rome[0] < nearer[2]);
    }
    // A finger on the sea beside Italy means Italy.
    let beside = [125, 409];
    let mut table = phone();
    let [west, south, east, north] = tap_place(&mut table, beside);
    assert!(west < 66 && east > 185 && south < 370 && north > 470);
    let mut table = workshop();
    let before = table.app.lobby.workshop.view().frame();
    let [west, _, east, _] = tap_place(&mut table, sea);
    assert!((west + east - 2 * sea[0]).abs() <= 2, "it goes there");
    let across = f32::from(before[2] - before[0]) / f32::from(east - west);
    assert!((across - 1.5).abs() < 0.01, "and nearer");
}

#[test]
fn every_country_that_is_tapped_makes_a_frame() {
    // Vatican City, Fiji and Russia at the date line, Chile, Norway, Canada, and Indonesia.
    let places = [
        [125, 419],
        [1780, -178],
        [1000, 620],
        [-705, -330],
        [100, 610],
        [-1000, 560],
        [1140, -10],
    ];
    for place in places {
        let mut table = workshop();
        for _ in 0..9 {
            press(&mut table, WorkshopTarget::Farther);
        }
        tap_place(&mut table, place);
        assert_eq!(table.app.lobby.workshop.view().fault(), None, "{place:?}");
        assert!(table.allows(MAKE));
    }
}

#[test]
fn a_wheel_and_keys_move_the_world_and_say_where_it_is() {
    let mut table = workshop();
    let [at, _] = on_world(&table, 0.0, 0.0);
    let before = table.app.lobby.workshop.view();
    table.send(Event::Zoom { at, factor: 2.0 });
    assert_ne!(table.app.lobby.workshop.view(), before);
    assert!(
        table.app.has_board_at(at),
        "no wheel there is the browser's"
    );
    table.send(Event::Focus(Some(app::focus::Handle::Target(WORLD))));
    let before = table.app.lobby.workshop.view().frame();
    table.key(Key::Right);
    let after = table.app.lobby.workshop.view().frame();
    assert!(after[0] > before[0] && after[1] == before[1]);
    let told = |table: &Table| table.app.mirror().answer.clone().map(|(_, words)| words);
    let view = |table: &Table| table.app.say(table.app.lobby.workshop.view().told());
    assert!(told(&table).is_some_and(|told| told.contains(&view(&table))));
    table.key(Key::Farther);
    let wider = table.app.lobby.workshop.view().frame();
    assert!(wider[0] < after[0] && wider[2] > after[2]);
    assert!(told(&table).is_some_and(|told| told.contains(&view(&table))));
    table.key(Key::Up);
    assert!(table.app.lobby.workshop.view().frame()[1] > wider[1]);
}

#[test]
fn the_workshop_opens_for_those_to_whom_the_lobby_is_turned() {
    let mut table = shipped();
    table.tap(Target::Lobby(LobbyTarget::Rotate));
    open(&mut table);
    assert_eq!(table.app.overlays.rotation, table.app.lobby.look.rotation());
    assert_ne!(table.app.overlays.rotation, Rotation::R0);
}

#[test]
fn a_game_on_an_own_map_goes_on_after_a_reload_and_by_a_link() {
    let (table, map) = with_own(workshop());
    let mut table = begun(table);
    let disk = Disk::of(&mut table);
    let mut again = Table::bare(77);
    again.send(Event::Found(Box::new(disk.found())));
    assert!(again.effects.contains(&Effect::FetchMap(map)));
    let made = || Ok(Box::new(file(map)));
    again.send(Event::MapCame { map, file: made() });
    again.tap(Target::Resume);
    assert_eq!(played(&again), Some(map));
    let kept = disk.slots.iter().flatten().next().expect("it is kept");
    let mut other = shipped();
    other.send(Event::Link(link::to_text(kept)));
    assert!(other.effects.contains(&Effect::FetchMap(map)));
    other.send(Event::MapCame { map, file: made() });
    assert!(other.app.linked_game().is_some(), "{:?}", other.words());
}

#[test]
fn a_phone_that_is_somebody_s_hand_gets_the_map_with_the_view() {
    let (mut table, map) = with_own(workshop());
    for place in places(2) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    let mut world = World::around(table, || maps::file(maps::europe()));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    let phone = world.phone(places(2)[0]);
    let shown = world.app(phone).rail().expect("it shows the match");
    assert_eq!(shown.game().map().id(), Some(map));
}

#[test]
fn a_map_of_a_newer_version_says_so() {
    let own = MapId::from(OwnMap::new([-110, 360, 50, 440], 7, 0).expect("on the globe"));
    // The version is in the first letter, and the sum is mended by trying.
    let text = own.id().into_owned();
    let letters = "0123456789abcdefghjkmnpqrstvwxyz";
    let newer = letters.chars().flat_map(|first| {
        let text = &text;
        letters.chars().flat_map(move |a| {
            letters.chars().filter_map(move |b| {
                let text = format!("own:{first}{}{a}{b}", &text[5..18]);
                let own = text.parse::<OwnMap>().ok()?;
                (!own.is_of_this_version()).then_some(text)
            })
        })
    });
    let newer = newer.into_iter().next().expect("some sum is right");
    let mut table = shipped();
    table.send(Event::Query(vec![("map".into(), newer)]));
    let why = table.app.say(words::own_map_newer());
    assert!(table.says(&why), "{:?}", table.words());
}

#[test]
fn the_workshop_is_not_offered_where_the_maps_are_listed() {
    let mut table = shipped();
    let answer = serde_json::json!({ "maps": ["usa", "asia", "europe", "central-europe"] });
    table.send(Event::HostFile(app::input::HostAnswer::There(answer)));
    let card = Target::Lobby(LobbyTarget::Workshop);
    let next = Target::Lobby(LobbyTarget::Maps(Page::Next));
    while table.allows(next) {
        table.tap(next);
    }
    assert!(!table.shows(card));
}

#[test]
fn a_world_that_does_not_come_is_asked_for_again() {
    let mut table = workshop();
    table.send(Event::WorldCame(Err(Message::from("There is no world."))));
    assert!(table.says("no world"));
    table.tap(Target::Sheet(SheetTarget::Close));
    open(&mut table);
    let asked = table
        .effects
        .iter()
        .filter(|&effect| *effect == Effect::FetchWorld);
    assert_eq!(asked.count(), 2);
    table.send(Event::WorldCame(Ok(Box::<WorldPicture>::default())));
    assert!(table.allows(MAKE), "a world without land is a world");
    table.send(world());
}

proptest! {
    #![proptest_config(cases::property(1000))]

    #[test]
    fn hostile_own_maps_in_settings_and_addresses_break_nothing(
        letters in "[0-9a-hjkmnp-tv-z]{14,18}",
        is_map in any::<bool>(),
        frame in prop::array::uniform4(-1800_i16..=1800),
        seed in 0_u16..4096,
        name in 0_u8..64,
    ) {
        let [w, s, e, n] = frame;
        let own = OwnMap::new([w, s / 2, e, n / 2], seed, name).expect("on the globe");
        let text = if is_map { own.to_string() } else { format!("own:{letters}") };
        let mut table = Table::bare(5);
        let settings = Reading::There(format!("lobby\ngame=transglobal-rail\nmap={text}\n"));
        table.send(Event::Found(Box::new(Found { settings, ..Found::default() })));
        table.send(Event::Query(vec![("map".into(), text)]));
        prop_assert!(!table.view().layers.is_empty());
        prop_assert!(!table.app.mirror().groups.is_empty());
        let asked: Vec<MapId> = table.effects.iter().filter_map(|effect| match effect {
            Effect::FetchMap(map) if map.own().is_some() => Some(*map),
            _ => None,
        }).collect();
        prop_assert!(!is_map || asked == [own.into()], "{asked:?}");
    }
}
