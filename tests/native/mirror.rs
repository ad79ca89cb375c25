//! The screen in words: what is in it, what is not, and whole games by it alone.

use crate::common::fingers::Table;
use crate::common::games::QUICKWAY;
use crate::common::player::sensible;
use crate::common::screens::{PHONE, own_screen};
use crate::common::{cases, maps};
use app::focus::Handle;
use app::keyboard::{KEYS, key_named};
use app::layout::Window;
use app::mirror::{Group, Kind, Mirror, Role};
use app::{Event, Key};
use base::table::Station;
use base::words::Language;
use rules::maps::NodeId;
use rules::transglobal_rail::{Move, Phase};
use rules::{Game, GameId, Spot};
use scene::{Area, LobbyTarget, SeatTarget, SettingsTarget, SheetTarget, Slider, Target};

fn press(table: &mut Table, name: &str) {
    let mirror = table.app.mirror();
    let named: Vec<_> = mirror.elements().filter(|one| one.name == name).collect();
    let [one] = named[..] else {
        let names: Vec<_> = mirror.elements().map(|one| &one.name).collect();
        panic!("{} are called {name}: {names:?}", named.len());
    };
    assert!(one.enabled, "{name} can be pressed");
    table.now += 300.0;
    table.send(Event::Press(one.handle));
}

/// A letter of a Latin keyboard.
fn letter_of(letter: char) -> Event {
    Event::Letter {
        typed: letter,
        latin: letter,
    }
}

fn all_words(mirror: &Mirror) -> String {
    let groups = mirror.groups.iter();
    let words = groups.flat_map(|group| [&group.name].into_iter().chain(&group.words));
    let names = mirror.elements().map(|one| &one.name);
    words.chain(names).cloned().collect::<Vec<_>>().join("\n")
}

fn seated(people: usize) -> Table {
    Table::seated(9, people)
}

#[test]
fn every_element_has_a_key_and_a_name_of_its_own() {
    let mut table = Table::new(3);
    check(&table, "lobby");
    table.tap(Target::Settings(SettingsTarget::Cog));
    check(&table, "settings");
    let mut table = seated(3);
    check(&table, "hubs");
    table.tap(Target::Settings(SettingsTarget::Cog));
    check(&table, "settings in a game");
    let mut table = Table::started(4);
    check(&table, "building");
    table.key(Key::Help);
    check(&table, "keys");
}

fn check(table: &Table, screen: &str) {
    let mirror = table.app.mirror();
    let mut keys: Vec<_> = mirror
        .elements()
        .map(|one| one.handle.to_string())
        .collect();
    let count = keys.len();
    assert!(count > 0, "{screen}");
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), count, "{screen}");
    let mut names: Vec<_> = mirror.elements().map(|one| one.name.clone()).collect();
    assert!(names.iter().all(|name| !name.is_empty()), "{screen}");
    names.sort();
    let twice: Vec<_> = names.windows(2).filter(|two| two[0] == two[1]).collect();
    assert!(twice.is_empty(), "{screen}: {twice:?}");
    for group in &mirror.groups {
        assert!(!group.name.is_empty(), "{screen}: {}", group.key);
    }
}

/// Every target of fingers in a scene works by its name too.
///
/// The exceptions are the map's links and intersections, whose names depend on the person's place.
#[test]
fn every_touch_target_is_in_the_mirror() {
    let mut table = Table::new(3);
    for step in 0..6 {
        match step {
            1 => table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft))),
            2 => table.tap(Target::Lobby(LobbyTarget::Computer(Station::Right))),
            3 => table.tap(Target::Settings(SettingsTarget::Cog)),
            4 => table.key(Key::Escape),
            5 => table.tap(Target::Lobby(LobbyTarget::Start)),
            _ => {}
        }
        let scene = table.view();
        let mirror = table.app.mirror();
        for area in &scene.targets {
            let on_map = matches!(area.target, Target::Board(_));
            let seen = scene.target_at(area.area.middle()) == Some(area.target);
            if on_map || !seen || area.target == Target::Sheet(SheetTarget::Blank) {
                continue;
            }
            let found = mirror.find(Handle::Target(area.target));
            let found = found.unwrap_or_else(|| panic!("{} is not in it", area.target));
            assert!(found.enabled || !area.enabled, "{}", area.target);
            let Area::Rect { from, to } = area.area else {
                continue;
            };
            if scene.area_of(area.target) == Some(area) {
                assert_eq!(found.area, (from, to));
            }
        }
    }
}

#[test]
fn start_is_among_the_first_ten_stops() {
    let mut table = Table::new(3);
    for place in [Station::NearLeft, Station::FarLeft] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    let mirror = table.app.mirror();
    let mut stops = mirror.elements().filter(|one| one.takes_focus());
    let start = Handle::Target(Target::Lobby(LobbyTarget::Start));
    let place = stops.position(|one| one.handle == start);
    assert!(place.is_some_and(|place| place < 10), "{place:?}");
}

#[test]
fn a_slider_says_and_takes_its_value() {
    let mut table = Table::new(3);
    let slider = Target::Slider(Slider::Bank);
    let role = |table: &Table| {
        let mirror = table.app.mirror();
        mirror.find(Handle::Target(slider)).unwrap().role.clone()
    };
    let at = |value: i32| Role::Slider {
        least: 5,
        most: 30,
        value,
        text: format!("${value}"),
    };
    assert_eq!(role(&table), at(15));
    table.send(Event::Slide {
        target: slider,
        value: 7.0,
    });
    assert_eq!(role(&table), at(7));
}

/// Returns two games on the same map with the same first seat, in which all players hold different cities.
fn twins() -> [Table; 2] {
    let deal = |seed| {
        let mut table = Table::with_map(seed, Ok(maps::file(maps::europe())));
        for place in [Station::NearLeft, Station::FarRight] {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::Start));
        table
    };
    let hands = |table: &Table| {
        let play = table.app.rail().unwrap();
        [0, 1].map(|seat| play.game().hand(seat))
    };
    let one = deal(0);
    let start = one.app.rail().unwrap().game().start();
    let other = (1..200).map(deal).find(|other| {
        let same_start = other.app.rail().unwrap().game().start() == start;
        let all_differ = (0..2).all(|seat| hands(&one)[seat] != hands(other)[seat]);
        same_start && all_differ
    });
    [one, other.expect("some deal begins alike")]
}

/// A step that the rules allow in both of two games, and that leaves both in the same public state.
fn common_step([one, other]: &[Table; 2]) -> Option<Move> {
    let game = |table: &Table| table.app.rail().unwrap().game().clone();
    let (mut a, mut b) = (game(one), game(other));
    a.steps().into_iter().rev().find(|&step| {
        a.play(step).is_ok() && b.play(step).is_ok() && a.to_string() == b.to_string() || {
            (a, b) = (game(one), game(other));
            false
        }
    })
}

/// Plays two games with the same steps as long as no secret decides which are legal, and compares all their words
/// before each. Returns the number of states.
fn compare(tables: &mut [Table; 2], play: fn(&mut Table, Move)) -> usize {
    for states in 1..600 {
        let [one, other] = tables;
        assert_eq!(one.app.mirror(), other.app.mirror());
        let Some(step) = common_step(tables) else {
            return states;
        };
        tables.iter_mut().for_each(|table| play(table, step));
        let over = |table: &Table| table.app.rail().unwrap().ended().is_some();
        if tables.iter().any(over) {
            return states;
        }
    }
    600
}

#[test]
fn no_secret_is_in_the_words_of_a_game() {
    let states = compare(&mut twins(), Table::touch_step);
    assert!(states > 60, "{states}");
    // The comparison can fail: an open list is read, by its own seat's group.
    let [mut one, mut other] = twins();
    let lists = [&mut one, &mut other].map(|table| {
        let cities = Target::Seat(Station::NearLeft, SeatTarget::Cities);
        table.send(Event::Press(Handle::Target(cities)));
        table.app.mirror()
    });
    assert_ne!(lists[0], lists[1]);
    let differ = |key: &str| {
        let group = |mirror: &Mirror| mirror.groups.iter().find(|one| one.key == key).cloned();
        group(&lists[0]).map(|one| one.words) != group(&lists[1]).map(|one| one.words)
    };
    assert!(differ("seat near-left"));
    assert!(!differ("seat far-right"));
}

/// A phone in the hand.
fn phone() -> Event {
    Event::Window(own_screen(PHONE))
}

/// Returns the texts for the person before an own screen alone, in one line.
fn own(table: &Table) -> String {
    let own = table.app.mirror().own.clone();
    let words: Vec<_> = own.into_iter().map(|(_, words)| words).collect();
    words.join(" ")
}

/// The names of a seat's cities.
fn hand(table: &Table, seat: usize) -> Vec<String> {
    let game = table.app.rail().unwrap().game();
    let name = |city| game.map().city(city).name.clone();
    game.hand(seat).map(name).into()
}

#[test]
fn an_own_screen_says_no_secret_but_from_its_open_list() {
    let mut tables = twins();
    tables.iter_mut().for_each(|table| table.send(phone()));
    let states = compare(&mut tables, |table, step| {
        table.send(Event::Typed(step.to_string()));
    });
    assert!(states > 60, "{states}");
    // The list is opened and closed on both: only in between they differ, and no trace of it stays.
    let mut tables = twins();
    tables.iter_mut().for_each(|table| table.send(phone()));
    let before = tables[0].app.mirror().own.clone();
    let press = |tables: &mut [Table; 2]| {
        for table in tables {
            let cities = Target::Seat(table.acting(), SeatTarget::Cities);
            table.send(Event::Press(Handle::Target(cities)));
        }
    };
    press(&mut tables);
    let [one, other] = &tables;
    assert_ne!(one.app.mirror().own, other.app.mirror().own);
    for table in &tables {
        let seat = table.app.session().unwrap().to_act().unwrap();
        let (words, hand) = (own(table), hand(table, seat));
        assert!(hand.iter().all(|city| words.contains(city)), "{words}");
    }
    press(&mut tables);
    let [one, other] = &tables;
    assert_eq!(one.app.mirror(), other.app.mirror());
    assert_eq!(one.app.mirror().own, before);
}

#[test]
fn an_own_screen_tells_its_person_what_only_that_person_needs() {
    let mut table = seated(2);
    assert_eq!(own(&table), "", "a table says everything to everybody");
    table.send(phone());
    assert_eq!(
        own(&table),
        "Look at your cities, then tap to place your hub"
    );
    table.send(Event::Typed("hub 45".into()));
    assert_eq!(own(&table), "Tap OK, or move your hub");
    let said = |table: &Table| table.app.mirror().said.last().unwrap().1.clone();
    assert!(
        said(&table).contains(" places the hub at ") && !said(&table).contains("OK"),
        "{}",
        said(&table)
    );
    let ok = |table: &mut Table| {
        let ok = Target::Seat(table.acting(), SeatTarget::Ok);
        table.send(Event::Press(Handle::Target(ok)));
    };
    ok(&mut table);
    // Only the own seat hears a refusal, and a repeated one is read again.
    let public = table.app.mirror().said.clone();
    ok(&mut table);
    let first = table.app.mirror().own.clone();
    assert_eq!(
        own(&table),
        "Look at your cities, then tap to place your hub Place your hub first."
    );
    ok(&mut table);
    assert_ne!(table.app.mirror().own, first);
    assert_eq!(table.app.mirror().said, public);
    table.send(Event::Typed("hub 47, ok".into()));
    assert_eq!(own(&table), "Your turn: build $2 of track");
    let game = table.app.rail().unwrap().game().clone();
    let links = game.buildable();
    let links = links.into_iter().map(|link| game.map().link(link));
    let link = links.into_iter().find(|link| link.cost == 1).unwrap();
    table.send(Event::Typed(format!("link {}-{}", link.a, link.b)));
    assert_eq!(own(&table), "Your turn: build $1 of track");
    assert!(
        said(&table).contains(" builds ") && !said(&table).contains('$'),
        "{}",
        said(&table)
    );
}

/// On an own screen with a part of the map, the focus stays at its visible intersection on any walk, and so does
/// the browser's element for it.
#[test]
fn the_focus_stays_in_sight_on_an_own_screen() {
    let mut table = Table::with_map(3, Ok(maps::file(maps::europe())));
    table.send(phone());
    table.tap(Target::Lobby(LobbyTarget::Start));
    let own = table.app.own_screen().unwrap();
    let from = own.board.centre();
    table.send(Event::Zoom {
        at: from,
        factor: 4.0,
    });
    table.key(Key::Board);
    let map = table.app.rail().unwrap().game().map().clone();
    let mut left = 0;
    for city in map.cities() {
        let before = table.app.camera();
        table.now += 5000.0;
        for letter in city
            .name
            .to_lowercase()
            .chars()
            .take_while(|one| one.is_alphabetic())
        {
            table.send(letter_of(letter));
        }
        let Some(Handle::Here(node)) = table.app.handle() else {
            panic!("an intersection has the focus");
        };
        let camera = table.app.camera();
        left += usize::from(camera != before);
        let at = camera.to_stage(map.place(node).into());
        assert!(own.board.holds(at), "{} is at {at:?}", city.name);
        let mirror = table.app.mirror();
        let (one, other) = mirror.find(Handle::Here(node)).unwrap().area;
        assert!(one.towards(other, 0.5).distance(at) < 0.1, "{}", city.name);
    }
    assert!(left > 5, "the map moved {left} times");
}

#[test]
fn an_own_screen_tells_people_by_colour_and_not_by_place() {
    let mut table = Table::new(3);
    table.send(phone());
    table.tap(Target::Lobby(LobbyTarget::Add));
    let without_places = |table: &Table| {
        let words = all_words(&table.app.mirror());
        for place in ["left", "right", "Place"] {
            // "$1 left" is money.
            let told = words
                .lines()
                .find(|line| line.contains(place) && !line.contains('$'));
            assert_eq!(told, None);
        }
        words
    };
    let words = without_places(&table);
    assert!(words.contains("\nREMOVE, Sky"), "{words}");
    table.tap(Target::Lobby(LobbyTarget::Start));
    without_places(&table);
    let names = |table: &Table| -> Vec<String> {
        let mirror = table.app.mirror();
        let seats = mirror
            .groups
            .iter()
            .filter(|one| one.key.starts_with("seat "));
        seats.map(|group| group.name.clone()).collect()
    };
    let colours = names(&table);
    assert_eq!(colours.len(), 3);
    assert!(
        colours.iter().all(|name| !name.contains(',')),
        "{colours:?}"
    );
    table.send(Event::Window(Window::default()));
    assert!(
        names(&table).iter().all(|name| name.contains(", ")),
        "places of a table are told"
    );
}

/// A person alone before an own screen hears the own cities, and each that is connected.
#[test]
fn the_mirror_tells_players_of_their_connected_cities() {
    let mut table = Table::with_map(3, Ok(maps::file(maps::europe())));
    table.send(phone());
    table.tap(Target::Lobby(LobbyTarget::Start));
    let connected = |table: &Table| own(table).matches(", connected.").count();
    for _ in 0..400 {
        let play = table.app.rail().unwrap();
        if play.ended().is_some() || connected(&table) > 1 {
            break;
        }
        let seat = play.sitting.iter().position(|one| one.is_person()).unwrap();
        assert!(
            hand(&table, seat)
                .iter()
                .all(|city| own(&table).contains(city)),
            "{}",
            own(&table)
        );
        let checks = play.game().checks(seat);
        assert_eq!(
            connected(&table),
            checks.into_iter().filter(|&done| done).count()
        );
        match play.acting() == Some(seat) {
            true => {
                let step = sensible(play.game()).expect("it goes on");
                table.send(Event::Typed(step.to_string()));
            }
            false => table.wait(1000.0),
        }
    }
    assert!(connected(&table) > 1, "{}", own(&table));
}

#[test]
fn an_open_list_is_read_by_its_seat_alone() {
    let mut table = seated(2);
    let play = table.app.rail().unwrap();
    let seat = play.seat_at(Station::NearLeft).unwrap();
    let hand = play.game().hand(seat);
    let names: Vec<String> = hand
        .map(|city| play.game().map().city(city).name.clone())
        .into();
    let read = |table: &Table| {
        let mirror = table.app.mirror();
        let groups = mirror
            .groups
            .iter()
            .filter(|group| group.key.starts_with("seat "));
        let words = groups
            .flat_map(|group| group.words.clone())
            .collect::<Vec<_>>();
        names.iter().all(|name| {
            words
                .iter()
                .any(|words| words.starts_with(&format!("{name},")))
        })
    };
    assert!(!read(&table));
    press(&mut table, "SHOW CITIES, Orange");
    assert!(read(&table));
    press(&mut table, "HIDE CITIES, Orange");
    assert!(!read(&table));
}

fn board(mirror: &Mirror) -> &Group {
    mirror.board().expect("there is a board")
}

#[test]
fn a_map_is_walked_by_keys_letters_and_buttons() {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    let mirror = table.app.mirror();
    assert_eq!(board(&mirror).kind, Kind::Map);
    assert!(
        board(&mirror).elements.len() < 20,
        "few of the map's links at a time"
    );
    let map = table.app.rail().unwrap().game().map().clone();
    let here = |table: &Table| match table.app.handle() {
        Some(Handle::Here(node)) => node,
        other => panic!("{other:?} has the focus"),
    };
    table.key(Key::Board);
    let from = here(&table);
    let moved = [Key::Left, Key::Right, Key::Up, Key::Down]
        .into_iter()
        .any(|key| {
            table.key(key);
            here(&table) != from
        });
    assert!(moved);
    assert!(
        map.around(from)
            .iter()
            .any(|&link| map.link(link).other(from) == here(&table))
    );
    let city = map
        .cities()
        .iter()
        .find(|city| city.name.starts_with('P'))
        .unwrap();
    let typed: Vec<char> = city.name.to_lowercase().chars().take(4).collect();
    table.now += 5000.0;
    typed
        .into_iter()
        .for_each(|letter| table.send(letter_of(letter)));
    let there = map.city(map.city_at(here(&table)).expect("it is a city"));
    assert!(there.name.starts_with(&city.name[..4]), "{}", there.name);
    let name = table
        .app
        .mirror()
        .find(Handle::Here(here(&table)))
        .unwrap()
        .name
        .clone();
    assert!(name.starts_with(&there.name), "{name}");
    let mirror = table.app.mirror();
    let on = mirror.elements().find(|one| one.name.starts_with("Go to "));
    let on = on.expect("there is a way").handle;
    table.send(Event::Press(on));
    assert!(matches!(on, Handle::Walk(node) if node == here(&table)));
}

#[test]
fn the_focus_is_never_dropped() {
    let mut table = Table::started(2);
    table.key(Key::Board);
    assert!(matches!(table.app.handle(), Some(Handle::Here(_))));
    let cog = Handle::Target(Target::Settings(SettingsTarget::Cog));
    table.send(Event::Focus(Some(cog)));
    table.send(Event::Press(cog));
    table.app.lead_focus();
    let mirror = table.app.mirror();
    let dialog = mirror.dialog().expect("the settings are open");
    let focus = table.app.handle().expect("something has the focus");
    assert!(
        dialog.elements.iter().any(|one| one.handle == focus),
        "{focus}"
    );
    table.key(Key::Escape);
    table.app.lead_focus();
    assert_eq!(table.app.handle(), Some(cog), "back to what opened it");
    // After OK the next player goes on from the board.
    let place = table.acting();
    let mut built = 0;
    for _ in 0..40 {
        let mirror = table.app.mirror();
        let build = mirror
            .elements()
            .find(|one| one.name.starts_with("Build to "));
        let Some(build) = build.map(|one| one.handle) else {
            break;
        };
        table.send(Event::Press(build));
        built += 1;
    }
    assert!(built > 0);
    let ok = Handle::Target(Target::Seat(place, SeatTarget::Ok));
    table.send(Event::Focus(Some(ok)));
    table.send(Event::Press(ok));
    table.app.lead_focus();
    assert_ne!(table.acting(), place);
    assert!(matches!(table.app.handle(), Some(Handle::Here(_))));
    // A finger hides the ring, the next key shows it again.
    table.tap_at(scene::MIDDLE);
    assert_eq!(table.app.handle(), None);
    table.key(Key::Right);
    assert!(table.app.handle().is_some());
}

#[test]
fn the_mirror_announces_events_to_all() {
    let mut table = seated(2);
    let said = |table: &Table| {
        let said = table.app.mirror().said.clone();
        said.into_iter()
            .map(|(_, words)| words)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let place = table.acting();
    table.send(Event::Press(Handle::Here(NodeId::new(45))));
    let words = said(&table);
    assert!(words.contains("places the hub at"), "{words}");
    table.send(Event::Press(Handle::Target(Target::Seat(
        place,
        SeatTarget::Ok,
    ))));
    let words = said(&table);
    assert!(words.contains("’s hub is at"), "{words}");
    assert!(words.ends_with("’s turn."), "{words}");
    // A refusal gives its reason.
    let place = table.acting();
    table.send(Event::Press(Handle::Target(Target::Seat(
        place,
        SeatTarget::Ok,
    ))));
    assert!(
        said(&table).ends_with("Place your hub first."),
        "{}",
        said(&table)
    );
}

#[test]
fn a_round_is_played_by_typed_moves() {
    let mut table = seated(2);
    let last = |table: &Table| table.app.mirror().said.last().unwrap().1.clone();
    table.send(Event::Typed("nonsense".into()));
    assert!(last(&table).contains("isn’t a move"), "{}", last(&table));
    let link = table.app.rail().unwrap().game().map().links()[0];
    let early = format!("link {}-{}", link.a, link.b);
    table.send(Event::Typed(early.clone()));
    let words = last(&table);
    assert!(words.contains(&format!("can’t play {early}")), "{words}");
    for _ in 0..cases::count(200).max(120) {
        let play = table.app.rail().unwrap();
        if play.ended().is_some() {
            break;
        }
        let game = play.game();
        let steps = game.steps();
        let built = |step: &&Move| !matches!(step, Move::Hub(_)) || game.phase() != Phase::Hubs;
        let step = match game.may_ok() {
            true => &Move::Ok,
            false => steps.iter().find(built).unwrap_or(&steps[steps.len() / 2]),
        };
        let moves = table.app.session().unwrap().moves();
        table.send(Event::Typed(step.to_string()));
        assert!(
            table.app.session().unwrap().moves() > moves,
            "{step}: {}",
            last(&table)
        );
    }
    assert!(table.app.session().unwrap().moves() > 20);
}

/// A whole game for two through the page's words alone.
#[test]
fn a_board_is_played_by_names() {
    let mut table = Table::new(4);
    choose(&mut table, QUICKWAY);
    press(&mut table, "JOIN, near left");
    press(&mut table, "JOIN, far right");
    press(&mut table, "START");
    for turn in 0..400 {
        let mirror = table.app.mirror();
        if mirror.dialog().is_some() {
            break;
        }
        let seat = mirror
            .groups
            .iter()
            .find(|group| group.key.starts_with("seat "))
            .unwrap();
        let who = seat.name.split(',').next().unwrap().to_owned();
        let empty: Vec<_> = board(&mirror)
            .elements
            .iter()
            .filter(|one| matches!(one.role, Role::Cell { .. }) && one.enabled)
            .filter(|one| one.name.split(", ").skip(1).all(|word| word == "available"))
            .collect();
        let cell = empty[(turn * 7) % empty.len()];
        let name = cell.name.clone();
        press(&mut table, &name);
        press(&mut table, &format!("OK, {who}"));
    }
    let mirror = table.app.mirror();
    let results = mirror.dialog().expect("the game is over");
    assert!(results.name.ends_with(" wins"), "{}", results.name);
    press(&mut table, "ALL GAMES");
    table.all_agree();
    assert_eq!(table.app.screen(), "lobby");
}

fn choose(table: &mut Table, game: GameId) {
    let title = table.app.games.get(game).title;
    press(table, title);
}

/// A whole rail game of two, with a small bank, through the page's words. The test itself finds the links to the
/// cities.
#[test]
fn a_rail_game_is_played_by_names() {
    let mut table = Table::new(4);
    table.send(Event::Slide {
        target: Target::Slider(Slider::Bank),
        value: 5.0,
    });
    press(&mut table, "JOIN, near left");
    press(&mut table, "JOIN, far right");
    press(&mut table, "START");
    for _ in 0..4000 {
        if table.app.holds_still() || table.app.is_touring() {
            table.rest();
        }
        let mirror = table.app.mirror();
        let named = |prefix: &str| {
            let all = mirror.elements().filter(|one| one.enabled);
            let mut all = all.filter(|one| one.name.starts_with(prefix));
            all.next().map(|one| one.name.clone())
        };
        if let Some(away) = named("GAMES").or(named("ALL GAMES")) {
            let words = all_words(&mirror);
            assert!(words.contains("ran out of money."), "{words}");
            press(&mut table, &away);
            table.all_agree();
            assert_eq!(table.app.screen(), "lobby");
            return;
        }
        if let Some(next) = named("READY, ") {
            press(&mut table, &next);
            continue;
        }
        let here = mirror
            .elements()
            .find(|one| matches!(one.handle, Handle::Here(_)));
        let here = here.filter(|one| one.enabled).map(|one| one.name.clone());
        let game = table.app.rail().unwrap().game().clone();
        if game.may_ok() {
            let ok = named("OK, ").expect("somebody is on turn");
            press(&mut table, &ok);
            continue;
        }
        match (here, sensible(&game)) {
            (Some(here), _) => press(&mut table, &here),
            (None, Some(Move::Hub(node))) => walk(&mut table, node),
            (None, Some(Move::Link(a, b))) => {
                let link = game.map().link_between(a, b).unwrap();
                walk(&mut table, a);
                let target = Handle::Target(Target::Board(Spot::Link(link)));
                let mirror = table.app.mirror();
                let name = mirror
                    .find(target)
                    .expect("the link leads on from here")
                    .name
                    .clone();
                assert!(name.starts_with("Build to "), "{name}");
                press(&mut table, &name);
            }
            (None, Some(Move::Discard)) => {
                let name = named("\u{2212}$1").expect("it can be given up");
                press(&mut table, &name);
            }
            (None, step) => panic!("{step:?} is no step to play"),
        }
    }
    panic!("the game does not end");
}

/// Walks to an intersection by the ways that the page offers.
fn walk(table: &mut Table, to: NodeId) {
    let map = table.app.rail().unwrap().game().map().clone();
    loop {
        let mirror = table.app.mirror();
        let here = mirror.elements().find_map(|one| match one.handle {
            Handle::Here(node) => Some(node),
            _ => None,
        });
        let here = here.expect("one is somewhere");
        if here == to {
            return;
        }
        // The neighbour that is fewest links away from there.
        let mut far = vec![usize::MAX; map.positions().len()];
        far[to.index()] = 0;
        let mut next = vec![to];
        while let Some(node) = next.pop() {
            for &link in map.around(node) {
                let end = map.link(link).other(node);
                if far[end.index()] > far[node.index()] + 1 {
                    far[end.index()] = far[node.index()] + 1;
                    next.insert(0, end);
                }
            }
        }
        let ends = map
            .around(here)
            .iter()
            .map(|&link| map.link(link).other(here));
        let step = ends.min_by_key(|end| far[end.index()]).unwrap();
        table.send(Event::Press(Handle::Walk(step)));
    }
}

#[test]
fn arrows_stay_on_a_board_and_tab_leaves_it() {
    let mut table = Table::new(4);
    choose(&mut table, QUICKWAY);
    press(&mut table, "JOIN, near left");
    press(&mut table, "JOIN, far right");
    press(&mut table, "START");
    table.key(Key::Board);
    for key in [Key::Left, Key::Up, Key::Right, Key::Down] {
        for _ in 0..15 {
            table.key(key);
            let focus = table.app.focus().expect("a cell has the focus");
            assert!(
                matches!(focus.target, Target::Board(Spot::Cell(_))),
                "{focus:?}"
            );
        }
    }
}

/// Returns the city that gets the focus when a reader of a language types these letters, each with the Latin letter
/// on that key.
fn city_of(language: &str, letters: &[(char, char)]) -> String {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    let language = Language::of_code(language).expect("it is known");
    let place = table.acting();
    table.tap(Target::Seat(place, SeatTarget::Languages));
    table.tap(Target::Seat(place, SeatTarget::Language(language)));
    table.key(Key::Board);
    table.now += 5000.0;
    for &(typed, latin) in letters {
        table.send(Event::Letter { typed, latin });
    }
    let map = table.app.rail().unwrap().game().map().clone();
    let Some(Handle::Here(node)) = table.app.handle() else {
        panic!("an intersection has the focus");
    };
    let city = map.city_at(node).map(|city| map.city(city).name.clone());
    city.unwrap_or_default()
}

#[test]
fn letters_find_cities_as_their_seat_reads_them_on_any_keyboard() {
    let same = |letters: &str| letters.chars().map(|one| (one, one)).collect::<Vec<_>>();
    assert_eq!(city_of("de", &same("wie")), "Vienna");
    assert_eq!(
        city_of("de", &same("vien")),
        "Vienna",
        "English is known to all"
    );
    assert_eq!(city_of("pl", &same("wied")), "Vienna");
    assert_eq!(city_of("de", &same("mun")), "Munich", "without its marks");
    assert_eq!(city_of("ja", &same("ウィ")), "Vienna");
    assert_eq!(city_of("ja", &same("うぃ")), "Vienna");
    assert_eq!(city_of("pl", &same("ateny")), "Athens");
    assert_eq!(city_of("pl", &same("stambuł")), "Istanbul");
    // Keyboards in Japan and China write Latin letters where no text is taken.
    assert_eq!(city_of("ja", &same("win")), "Vienna");
    assert_eq!(city_of("ja", &same("uin")), "Vienna");
    assert_eq!(city_of("ja", &same("myunhen")), "Munich");
    assert_eq!(city_of("zh-Hans", &same("weiy")), "Vienna");
    assert_eq!(city_of("zh-Hans", &same("维也")), "Vienna");
    assert_eq!(city_of("ar", &same("فيين")), "Vienna");
    assert_eq!(city_of("ar", &same("اثينا")), "Athens");
    // The keys of "vie" on a Russian keyboard.
    assert_eq!(
        city_of("en", &[('м', 'v'), ('ш', 'i'), ('у', 'e')]),
        "Vienna"
    );
}

#[test]
fn a_typed_line_is_played_as_a_whole_or_not_at_all_in_any_signs() {
    let mut table = seated(2);
    let before = table.app.kept();
    for line in [
        "hub 45, link 1-999",
        "hub 45, ok, hub 45",
        "hub 45, nonsense",
    ] {
        table.send(Event::Typed(line.into()));
        assert_eq!(table.app.kept(), before, "{line}");
    }
    table.send(Event::Typed(
        "\u{200f}HUB\u{a0}\u{ff14}\u{665}\u{3001} Ok".into(),
    ));
    let game = table.app.rail().unwrap();
    assert!(game.game().hub(0).is_some() || game.game().hub(1).is_some());
}

#[test]
fn the_list_of_keys_names_those_that_do_something() {
    let mut table = seated(2);
    table.key(Key::Help);
    for row in KEYS {
        let name = (row.name)().to_string();
        assert!(table.says(&name), "{name}");
    }
    let named = ["End", "Home", "Escape", "?"];
    for name in named {
        assert!(key_named(name).is_some() && table.says(name), "{name}");
    }
    for mark in ["?", "\u{61f}", "\u{ff1f}"] {
        assert_eq!(key_named(mark), Some(Key::Help));
    }
}
