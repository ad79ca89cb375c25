//! Own screens: the same sessions, laid out for one person who holds a phone or sits before a laptop.

use app::Event;
use app::layout::{Layout, Window};
use base::table::Station;
use rules::{Level, Strength};
use scene::{Item, LobbyTarget, Look, Point, Scene, SeatTarget, Size, Target, TargetArea};
use screens::GAMES;

use crate::common::fingers::Table;
use crate::common::maps;
use crate::common::screens::{PHONE, own_screen};

/// All sizes of screens that are promised to be served.
const SIZES: [(f32, f32); 7] = [
    (320.0, 568.0),
    PHONE,
    (844.0, 390.0),
    (820.0, 1180.0),
    (1180.0, 820.0),
    (1366.0, 768.0),
    (3440.0, 1440.0),
];

fn window(size: (f32, f32)) -> Event {
    Event::Window(own_screen(size))
}

/// The lobby on a screen of a size, with Europe's map.
fn lobby(size: (f32, f32)) -> Table {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    table.send(window(size));
    assert_eq!(table.app.layout(), Layout::Own);
    table
}

/// Counts the players in the lobby.
fn players(table: &Table) -> usize {
    table.app.lobby.sitting().len()
}

fn seat(target: SeatTarget) -> Target {
    Target::Seat(Station::NearLeft, target)
}

/// Returns a rail game against the computer with the own hub placed.
fn begun(size: (f32, f32)) -> Table {
    let mut table = lobby(size);
    table.tap(Target::Lobby(LobbyTarget::Start));
    let free = |area: &&TargetArea| matches!(area.target, Target::Board(_)) && area.enabled;
    for _ in 0..20 {
        if table
            .app
            .session()
            .is_some_and(|session| session.person_to_act().is_some())
        {
            break;
        }
        table.wait(1000.0);
    }
    let Size { width, height } = table.view().stage;
    let middle = Point::new(0.3 * width, 0.35 * height);
    let far = |area: &&TargetArea| area.area.middle().distance(middle);
    let view = table.view();
    let all = view.targets.iter().filter(free);
    let hub = all.min_by(|a, b| far(a).total_cmp(&far(b)));
    let hub = hub.expect("a free intersection").target;
    table.tap(hub);
    table.tap(seat(SeatTarget::Ok));
    for _ in 0..40 {
        if table
            .app
            .session()
            .is_some_and(|session| session.person_to_act().is_some())
        {
            return table;
        }
        table.wait(1000.0);
    }
    panic!("nobody lets the person go on");
}

fn stays_inside(scene: &Scene) {
    let Size { width, height } = scene.stage;
    for area in &scene.targets {
        if matches!(area.target, Target::Board(_)) {
            continue;
        }
        let at = area.area.middle();
        assert!(
            at.x >= 0.0 && at.x <= width && at.y >= 0.0 && at.y <= height,
            "{} at {at:?} is outside {width} x {height}",
            area.target
        );
    }
}

#[test]
fn one_person_finds_a_lobby_in_which_start_is_allowed_at_once() {
    for size in SIZES {
        let table = lobby(size);
        assert_eq!(players(&table), 2, "{size:?}");
        assert!(table.allows(Target::Lobby(LobbyTarget::Start)), "{size:?}");
        stays_inside(&table.view());
    }
}

#[test]
fn the_first_opponent_of_one_person_is_the_weakest() {
    let mut table = lobby(PHONE);
    table.tap(Target::Lobby(LobbyTarget::Start));
    let seats = table.app.session().expect("a game").seats();
    let levels: Vec<_> = seats.iter().map(|seat| seat.computer()).collect();
    assert_eq!(levels, [None, Some(Level::Fixed(Strength::ALL[0]))]);
}

#[test]
fn a_table_that_was_taken_for_an_own_screen_has_an_empty_lobby() {
    let on = || Target::Lobby(LobbyTarget::Join(Station::NearLeft));
    let mut table = lobby((1366.0, 768.0));
    assert!(!table.shows(on()));
    table.send(Event::Query(vec![("layout".into(), "table".into())]));
    assert!(table.shows(on()), "{:?}", table.words());
    // A choice that the person has made stays.
    let mut table = lobby((1366.0, 768.0));
    table.tap(Target::Lobby(LobbyTarget::Against(Some(Level::Fixed(
        Strength::Hard,
    )))));
    table.send(Event::Query(vec![("layout".into(), "table".into())]));
    assert!(!table.shows(on()), "{:?}", table.words());
}

fn against(kind: Option<Level>) -> Target {
    Target::Lobby(LobbyTarget::Against(kind))
}

/// Returns the levels of all but the first in the lobby.
fn opponents(table: &Table) -> Vec<Option<Level>> {
    let others = table.app.lobby.sitting().into_iter().skip(1);
    others.map(|seat| seat.computer()).collect()
}

#[test]
fn a_touch_on_a_level_changes_the_opponent_in_every_game() {
    let mut table = lobby(PHONE);
    for game in GAMES.ids() {
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        for level in [Strength::Easy, Strength::Hard].map(Level::Fixed) {
            table.tap(against(Some(level)));
            assert_eq!(opponents(&table), [Some(level)], "{game}");
            let area = table.area(against(Some(level)));
            assert_eq!(area.chosen, Some(true), "{game}");
        }
        table.tap(against(Some(Level::Even)));
        assert_eq!(opponents(&table), [Some(Level::Even)], "{game}");
        assert!(table.words().contains(&"ADAPTIVE".to_owned()), "{game}");
        table.tap(against(None));
        assert_eq!(opponents(&table), [None], "{game}");
        assert!(table.allows(Target::Lobby(LobbyTarget::Start)), "{game}");
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    let seats = table.app.session().expect("a game").seats();
    assert!(seats.iter().all(|seat| seat.is_person()));
}

#[test]
fn one_more_is_added_on_purpose_and_sent_away_by_a_touch() {
    let mut table = lobby(PHONE);
    let add = Target::Lobby(LobbyTarget::Add);
    let [easy, hard] = [Strength::Easy, Strength::Hard].map(|one| Some(Level::Fixed(one)));
    table.tap(against(easy));
    table.tap(add);
    assert_eq!(opponents(&table), [easy, easy]);
    // The row is about the last one added.
    table.tap(against(hard));
    assert_eq!(opponents(&table), [easy, hard]);
    for _ in 0..3 {
        table.tap(add);
    }
    assert_eq!(players(&table), 6);
    assert!(!table.allows(add), "all seats are taken");
    for left in [5, 4, 3, 2] {
        let seat = table.app.lobby.sitting()[1];
        table.tap(Target::Lobby(LobbyTarget::Leave(seat.place)));
        assert_eq!(players(&table), left);
        assert!(table.allows(add));
    }
    // The only opponent is changed and not sent away.
    let last = table.app.lobby.sitting()[1].place;
    assert!(!table.shows(Target::Lobby(LobbyTarget::Leave(last))));
    let for_two = GAMES.ids().nth(1).expect("a game for two");
    table.tap(Target::Lobby(LobbyTarget::Game(for_two)));
    assert!(!table.shows(add));
}

#[test]
fn a_rail_game_is_played_on_every_screen() {
    for size in SIZES {
        let mut table = begun(size);
        stays_inside(&table.view());
        let built = |table: &Table| table.app.rail().expect("a game").game().this_turn().len();
        let allowed = |area: &&TargetArea| matches!(area.target, Target::Board(_)) && area.enabled;
        let Size { width, height } = table.view().stage;
        let seen = |area: &&TargetArea| {
            let at = area.area.middle();
            at.x > 0.0
                && at.x < width
                && at.y > 60.0
                && at.y < height
                && table.view().target_at(at) == Some(area.target)
        };
        let view = table.view();
        let links: Vec<Target> = view
            .targets
            .iter()
            .filter(allowed)
            .filter(seen)
            .map(|area| area.target)
            .collect();
        // A small screen may look at another part of the map.
        if links.is_empty() {
            continue;
        }
        table.tap(links[0]);
        assert_eq!(built(&table), 1, "{size:?}: {links:?}");
        assert!(table.allows(seat(SeatTarget::Undo)), "{size:?}");
        table.tap(seat(SeatTarget::Undo));
        assert_eq!(built(&table), 0, "{size:?}");
    }
}

#[test]
fn a_finger_on_a_map_has_a_lens_above_it_and_a_second_one_moves_the_map_instead() {
    let mut table = begun(PHONE);
    let in_sight = |area: &&TargetArea| {
        let at = area.area.middle();
        let is_link = matches!(area.target, Target::Board(_)) && area.enabled;
        is_link && (150.0..330.0).contains(&at.x) && (160.0..420.0).contains(&at.y)
    };
    let link = table.view().targets.iter().find(in_sight).cloned();
    let at = link.expect("a link in sight").area.middle();
    table.down(1, at);
    let lens = table.view().lenses[0];
    let held = table.view().camera.from_stage(at);
    assert!(lens.camera.to_stage(held).distance(lens.centre) < 0.01);
    assert!(lens.camera.scale > table.view().camera.scale);
    assert!(
        lens.centre.distance(at) > lens.radius,
        "the finger covers the lens"
    );
    let other = Point::new(at.x - 60.0, at.y + 40.0);
    table.down(2, other);
    assert!(table.view().lenses.is_empty());
    let before = table.view().camera;
    let held = before.from_stage(other);
    let to = Point::new(other.x - 60.0, other.y + 40.0);
    table.slide(2, to);
    let after = table.view().camera;
    assert!(after.scale > 1.5 * before.scale);
    assert!(table.view().panning);
    assert!(
        after.to_stage(held).distance(to) < 25.0,
        "the map slips away under the fingers"
    );
    table.up(1, at);
    table.up(2, to);
    assert_eq!(
        table.app.rail().expect("a game").game().this_turn().len(),
        0
    );
    assert!(!table.view().panning);
    table.tap(Target::Look(Look::Whole));
    let whole = table.view().camera;
    assert!(whole.scale < before.scale, "{whole:?}");
}

#[test]
fn a_phone_that_is_turned_in_mid_touch_builds_nothing_and_keeps_the_game() {
    let mut table = begun(PHONE);
    let is_link = |area: &&TargetArea| matches!(area.target, Target::Board(_)) && area.enabled;
    let at = table
        .view()
        .targets
        .iter()
        .find(is_link)
        .expect("a link")
        .area
        .middle();
    table.down(1, at);
    table.send(window((PHONE.1, PHONE.0)));
    table.up(1, at);
    assert_eq!(
        table.app.rail().expect("a game").game().this_turn().len(),
        0
    );
    let stage = table.view().stage;
    assert!(stage.width > stage.height);
    table.send(window((1366.0, 768.0)));
    assert_eq!(table.app.screen(), "game");
    stays_inside(&table.view());
}

#[test]
fn nothing_stands_upside_down_and_every_layout_is_one_press_away() {
    let mut table = begun(PHONE);
    let turned = |scene: &Scene| {
        let items = scene.layers.iter().filter(|layer| !layer.name.is_board());
        let texts = items.flat_map(|layer| layer.items.iter());
        texts
            .filter(|item| matches!(item, Item::Text(text) if text.turn != 0.0))
            .count()
    };
    assert_eq!(turned(&table.view()), 0);
    table.send(Event::Window(Window::default()));
    assert_eq!(table.app.layout(), Layout::Table);
    assert_eq!(table.view().stage, Size::TABLE);
    assert!(turned(&table.view()) > 0);
}

#[test]
fn people_who_share_a_screen_see_no_cities_before_they_ask_for_them() {
    let mut table = lobby(PHONE);
    table.tap(against(None));
    assert_eq!(players(&table), 2);
    table.tap(Target::Lobby(LobbyTarget::Start));
    for _ in 0..2 {
        let place = table.acting();
        assert!(!table.app.list_is_open(place));
        let cities = Target::Seat(place, SeatTarget::Cities);
        table.tap(cities);
        assert!(table.app.list_is_open(place));
        let is_free = |area: &&TargetArea| matches!(area.target, Target::Board(_)) && area.enabled;
        let free = table
            .view()
            .targets
            .iter()
            .find(is_free)
            .expect("a place")
            .target;
        table.tap(free);
        table.tap(Target::Seat(place, SeatTarget::Ok));
        assert!(
            !table.app.list_is_open(place),
            "the next one would see them"
        );
    }
}

#[test]
fn a_player_on_an_own_screen_reads_the_own_colour() {
    let mut table = Table::new(1);
    table.send(Event::Query(vec![
        ("layout".into(), "own".into()),
        ("game".into(), "rapid-transit".into()),
        ("against".into(), "easy".into()),
    ]));
    assert_eq!(table.app.screen(), "game");
    assert!(
        table
            .words()
            .iter()
            .any(|words| words.starts_with("You are Orange"))
    );
}
