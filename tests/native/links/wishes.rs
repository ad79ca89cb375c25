//! Queries in the address: valid values are chosen, and invalid ones are reported.

use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD, begin, title};
use crate::common::{cases, maps};
use app::{Effect, Event};
use base::table::Station;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::maps::MapId;
use rules::{GameId, Level, Strength};
use scene::{LobbyTarget, SeatTarget, Slider, Target};
use screens::GAMES;

use super::table;
use crate::common::fingers::Table;

/// The wishes of an address, as `game=quax size=13`.
fn wishing(wishes: &str) -> Table {
    let mut table = table();
    let pair = |wish: &str| {
        let (key, value) = wish.split_once('=').expect("a wish is key=value");
        (key.to_owned(), value.to_owned())
    };
    let wishes = wishes.split_whitespace().map(pair).collect();
    table.send(Event::Query(wishes));
    table
}

/// Delivers a requested map.
fn bring(table: &mut Table, map: MapId) {
    let file = Ok(Box::new(maps::file(map)));
    table.send(Event::MapCame { map, file });
}

/// Begins the game that is played if two people sit down.
fn begun(wishes: &str) -> Table {
    let table = wishing(wishes);
    assert_eq!(table.app.screen(), "lobby", "{:?}", table.words());
    sit_down_and_begin(table)
}

fn sit_down_and_begin(mut table: Table) -> Table {
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

#[test]
fn games_sizes_and_set_ups_are_chosen() {
    let duels: [(&str, GameId, &[usize]); 8] = [
        ("game=quickway", QUICKWAY, &[0, 1, 0]),
        ("game=quickway size=13", QUICKWAY, &[0, 2, 0]),
        ("size=19 game=quax", QUICKWAY, &[2, 3, 0]),
        ("game=crossway size=9", QUICKWAY, &[1, 0, 0]),
        ("game=quadrex", QUICKWAY, &[3, 1, 0]),
        ("game=raindrops size=12", RAINDROPS, &[6]),
        ("game=rapid-transit size=4", RAPID_TRANSIT, &[0]),
        ("game=switch-yard setup=advanced", SWITCH_YARD, &[1]),
    ];
    for (wishes, game, chosen) in duels {
        let table = begun(wishes);
        let meant = begin(game, chosen).expect("it is offered");
        let meant = meant.as_board().expect("it is played on a board").now();
        let now = table.board().play.now();
        assert_eq!(
            (table.board().id(), now.text()),
            (game, meant.text()),
            "{wishes}"
        );
        // The variants of Quickway begin alike.
        assert_eq!(now.title(), meant.title(), "{wishes}");
    }
    for wishes in ["game=transglobal-rail", "seed=3 kiosk="] {
        let table = begun(wishes);
        let rail = table.app.rail().expect("the rail game has begun");
        assert_eq!(
            (rail.map, rail.game().round()),
            (maps::europe(), 1),
            "{wishes}"
        );
    }
}

#[test]
fn set_up_and_swap_reach_the_rules() {
    let cars = |wishes: &str| begun(wishes).position();
    let [beginner, advanced, custom] =
        ["beginner", "advanced", "custom"].map(|s| cars(&format!("game=switch-yard setup={s}")));
    assert_eq!(beginner, cars("game=switch-yard"));
    assert!(beginner != advanced && advanced != custom && beginner != custom);
    for (wishes, swap) in [
        ("game=quax swap=on", true),
        ("game=quax swap=off", false),
        ("game=quax", true),
    ] {
        let mut table = begun(wishes);
        table.turns("d4");
        assert_eq!(
            table.allows(Target::Seat(table.mover(), SeatTarget::Special)),
            swap,
            "{wishes}"
        );
    }
}

#[test]
fn map_bank_and_taxes_are_chosen() {
    let mut table = wishing("map=asia bank=10 tax=3");
    let asked = |effect: &Effect| *effect == Effect::FetchMap(maps::asia());
    assert!(table.effects.iter().any(asked));
    bring(&mut table, maps::asia());
    let table = sit_down_and_begin(table);
    let rail = table.app.rail().unwrap();
    let setup = rail.game().setup();
    assert_eq!((rail.map, setup.bank, setup.tax), (maps::asia(), 10, 3));
    let table = begun("bank=7 tax=1");
    let setup = table.app.rail().unwrap().game().setup();
    assert_eq!((setup.bank, setup.tax), (7, 1));
}

#[test]
fn unknown_wishes_are_reported_and_the_rest_counts() {
    for unknown in [
        "game=chess",
        "game=quacks",
        "game=",
        "map=mars",
        "bank=4",
        "bank=31",
        "bank=x",
        "bank=99999999999999",
        "tax=0",
        "tax=16",
        "swap=maybe",
        "size=11",
        "setup=advanced",
    ] {
        let mut table = wishing(&format!("tax=2 {unknown} map=usa bank=12"));
        assert_eq!(table.app.screen(), "trouble", "{unknown}");
        let sentence = format!("This link asks for {}.", unknown.replace('=', " "));
        assert!(table.says(&sentence), "{unknown}: {:?}", table.words());
        table.tap(Target::Dismiss);
        bring(&mut table, maps::usa());
        let table = sit_down_and_begin(table);
        let setup = table
            .app
            .rail()
            .expect("the rail game has begun")
            .game()
            .setup();
        assert!(setup.bank == 12 || unknown.starts_with("bank"), "{unknown}");
        assert!(setup.tax == 2 || unknown.starts_with("tax"), "{unknown}");
    }
    // A size that another game has.
    let table = wishing("game=rapid-transit size=7 bank=9");
    assert!(table.says("This link asks for size 7. Rapid Transit offers 4, 6, 8."));
}

#[test]
fn foreign_query_parameters_are_ignored() {
    for others in ["fbclid=IwAR0x", "utm_source=news gclid=1 =x colour=red"] {
        let table = begun(&format!("{others} bank=12"));
        let rail = table.app.rail().expect("the rail game has begun");
        assert_eq!(rail.game().setup().bank, 12);
    }
}

#[test]
fn a_slider_can_still_be_moved() {
    let mut table = wishing("bank=9");
    table.drag(Target::Slider(Slider::Bank), 1.0);
    let table = sit_down_and_begin(table);
    assert_eq!(table.app.rail().unwrap().game().setup().bank, 30);
}

#[test]
fn any_wishes_break_nothing() {
    const KEYS: [&str; 10] = [
        "game", "map", "size", "setup", "swap", "bank", "tax", "seed", "x", "",
    ];
    const VALUES: [&str; 14] = [
        "quax",
        "switch-yard",
        "raindrops",
        "rapid-transit",
        "asia",
        "13",
        "8",
        "off",
        "custom",
        "5",
        "-1",
        "é\u{202e}\n\u{0}",
        "",
        "your-own",
    ];
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut told = 0;
    let fresh = table();
    let all = cases::count(800);
    for _ in 0..all {
        let mut table = fresh.clone();
        let mut one = |list: &[&str]| match chance.random_range(0..8) {
            0 => (0..chance.random_range(0..60))
                .map(|_| chance.random::<char>())
                .collect(),
            _ => list[chance.random_range(0..list.len())].to_owned(),
        };
        let wishes = (0..6).map(|_| (one(&KEYS), one(&VALUES))).collect();
        table.send(Event::Query(wishes));
        told += usize::from(table.app.screen() == "trouble");
        let words = table.words().join(" ");
        assert!(!words.contains(['\n', '\0']));
        assert!(GAMES.ids().all(|game| table.says(title(game))));
    }
    assert!(told > all as usize / 2, "{told} of {all}");
    let long = "A".repeat(10_000_000);
    let mut table = fresh;
    table.send(Event::Query(vec![(long.clone(), long)]));
    assert!(table.words().iter().all(|words| words.len() < 200));
}

#[test]
fn names_are_known_in_small_letters_and_capitals() {
    let table = begun("Game=QUAX SIZE=13");
    assert_eq!(table.board().id(), QUICKWAY);
    assert_eq!(table.board().play.now().width(), 13);
    assert!(table.says("Quax"));
    // A refused value is shown as it was written.
    let wrong = wishing("game=Quax size=BIG");
    assert!(wrong.words().join(" ").contains("BIG"));
}

#[test]
fn an_address_can_begin_a_game_against_the_computer() {
    let mut table = wishing("against=HARD game=quax size=9");
    assert_eq!(table.app.screen(), "game");
    let board = table.board();
    assert_eq!(board.play.now().width(), 9);
    let computers: Vec<_> = board
        .sitting
        .iter()
        .filter_map(|one| one.computer())
        .collect();
    assert_eq!(computers, [Level::Fixed(Strength::Hard)]);
    // A query never replaces a running game.
    let revision = table.app.session().map(|session| session.revision());
    table.send(Event::Query(vec![("against".into(), "easy".into())]));
    assert_eq!(
        table.app.session().map(|session| session.revision()),
        revision
    );
    let lobby = wishing("game=quax against=nobody");
    assert_eq!(lobby.app.screen(), "trouble");
    assert!(lobby.app.session().is_none());
}
