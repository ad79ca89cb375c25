//! Tests of the host's settings file.
//!
//! A setting in the file overrides the kept one. A setting that is not in it is as if there were no file.

use crate::common::games::{QUICKWAY, RAINDROPS};
use crate::common::languages;
use app::input::{Found, HostAnswer};
use app::map_page::MapCard;
use app::{Effect, Event};
use base::table::Station;
use base::words::Language;
use rules::maps::MapId;
use scene::{LobbyTarget, OperatorTarget, SettingsTarget, SheetTarget, Slider, Target};
use screens::GAMES;

use super::{NOWHERE, begins, effects, give, hold, in_show, kiosk, set_by, wait};
use crate::common::fingers::Table;

const FILE: &str = r#"{"kiosk":true,"games":["quickway","raindrops"],"map":"usa","bank":20,"taxes":9,
    "music":10,"sound":20,"table_inches":55.0,"palm_mm":60,"idle_seconds":60,"abandon_seconds":120,
    "pin":false,"counts":true}"#;

/// The settings as they were kept last.
fn kept(table: &mut Table) -> Option<String> {
    let kept = |effect| match effect {
        Effect::KeepSettings(text) => Some(text),
        _ => None,
    };
    effects(table).into_iter().rev().find_map(kept)
}

fn found(table: &mut Table, settings: &str) {
    table.send(Event::Found(Box::new(Found {
        settings: Some(settings.to_owned()).into(),
        ..Found::default()
    })));
}

/// Returns the value of a slider with which the lobby begins.
fn value(table: &Table, slider: Slider) -> i32 {
    table.app.start_of_lobby().settings.get(slider)
}

/// Returns a table with an open panel and its own PIN, before any file.
fn opened() -> Table {
    let mut table = Table::new(5);
    hold(&mut table);
    give(&mut table, &[4, 7, 1, 1]);
    give(&mut table, &[4, 7, 1, 1]);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    table
}

#[test]
fn the_host_file_counts_before_and_after_the_settings() {
    let settings =
        "idle=30\nkept=20\ninches=32\npalm=30\nmusic=77\nbank=7\nstart.bank=7\nhidden=quickway\n";
    for file_first in [true, false] {
        let mut table = Table::bare(6);
        if file_first {
            set_by(&mut table, FILE);
            found(&mut table, settings);
        } else {
            found(&mut table, settings);
            assert!(!table.app.is_kiosk(), "the lobby has waited for nothing");
            set_by(&mut table, FILE);
        }
        assert!(table.app.is_kiosk());
        assert!(in_show(&table), "nobody was there yet");
        table.tap_at(NOWHERE);
        for game in GAMES.ids() {
            let offered = table.shows(Target::Lobby(LobbyTarget::Game(game)));
            assert_eq!(offered, [QUICKWAY, RAINDROPS].contains(&game), "{game}");
        }
        assert_eq!(begins(&table), QUICKWAY);
        assert_eq!(value(&table, Slider::Bank), 20);
        assert_eq!(value(&table, Slider::Taxes), 9);
        // An idle minute and the countdown.
        wait(&mut table, 79_000.0);
        assert!(!in_show(&table));
        wait(&mut table, 2_000.0);
        assert!(in_show(&table), "file first: {file_first}");
    }
}

#[test]
fn volumes_begin_where_the_file_sets_them_and_visitors_can_change_them() {
    let mut table = Table::new(5);
    set_by(&mut table, r#"{"music":10,"sound":20}"#);
    let volume = |table: &mut Table| {
        let volume = |effect| match effect {
            Effect::Volume { music, sound } => Some((music, sound)),
            _ => None,
        };
        effects(table).into_iter().rev().find_map(volume)
    };
    assert_eq!(volume(&mut table), Some((0.1, 0.2)));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Music), 1.0);
    assert_eq!(volume(&mut table), Some((1.0, 0.2)));
}

#[test]
fn the_file_says_how_turns_are_confirmed() {
    for (file, by) in [
        (r#"{"confirm":"ok"}"#, 0),
        (r#"{"confirm":"tap"}"#, 1),
        (r#"{"confirm":"click"}"#, 2),
        (r#"{"confirm":"TAP"}"#, 0),
        (r#"{"confirm":2}"#, 0),
    ] {
        let mut table = Table::new(5);
        set_by(&mut table, file);
        assert_eq!(value(&table, Slider::Confirm), by, "{file}");
        assert_eq!(table.app.house.settings.get(Slider::Confirm), by, "{file}");
    }
}

#[test]
fn the_file_says_which_maps_are_offered_and_which_comes_first() {
    let all: Vec<_> = rules::maps::MAPS.iter().map(|map| map.id).collect();
    for (file, offered, chosen) in [
        (
            r#"{"maps":["usa","europe"]}"#,
            &["usa", "europe"][..],
            "usa",
        ),
        (
            r#"{"maps":["usa","europe"],"map":"europe"}"#,
            &["usa", "europe"],
            "europe",
        ),
        // One that is not offered cannot be the first.
        (
            r#"{"maps":["usa","europe"],"map":"asia"}"#,
            &["usa", "europe"],
            "usa",
        ),
        (
            r#"{"maps":["asia","atlantis",7,"asia"]}"#,
            &["asia"],
            "asia",
        ),
        // One that somebody made, and one whose name was mistyped.
        (
            r#"{"maps":["own:25dsd1jkdpj88316","own:25dsd1jkdpj88317","usa"]}"#,
            &["own:25dsd1jkdpj88316", "usa"],
            "own:25dsd1jkdpj88316",
        ),
        // The lesson's map is none of the lobby's.
        (r#"{"maps":["lakes"]}"#, &all, "europe"),
        (r#"{"maps":[]}"#, &all, "europe"),
        (r#"{"maps":"usa"}"#, &all, "europe"),
        (r#"{"maps":{"usa":1}}"#, &all, "europe"),
    ] {
        let mut table = Table::new(5);
        set_by(&mut table, file);
        let ids: Vec<_> = table.app.maps().iter().map(|map| map.id()).collect();
        assert_eq!(ids, offered, "{file}");
        assert_eq!(table.app.lobby.map.id(), chosen, "{file}");
        let shown = table.app.map_page().maps;
        for map in MapId::all() {
            let is_there = table.shows(Target::Lobby(LobbyTarget::Map(map)));
            assert_eq!(
                is_there,
                shown.contains(&MapCard::Map(map)),
                "{file}: {map:?}"
            );
        }
    }
}

#[test]
fn every_demonstration_brings_back_what_the_file_sets() {
    let mut table = kiosk();
    set_by(&mut table, r#"{"music":10,"bank":20,"map":"usa"}"#);
    table.tap_at(NOWHERE);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Music), 1.0);
    table.tap(Target::Settings(SettingsTarget::Cog));
    wait(&mut table, 111_000.0);
    assert!(in_show(&table));
    table.tap_at(NOWHERE);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(table.says("10"), "{:?}", table.words());
    assert_eq!(
        table.app.start_of_lobby().map,
        MapId::with_id("usa").unwrap()
    );
}

#[test]
fn the_panel_locks_settings_from_the_file() {
    let mut table = opened();
    set_by(
        &mut table,
        r#"{"kiosk":false,"games":["quickway"],"idle_seconds":60,"language":"en"}"#,
    );
    let inert = [
        Target::Operator(OperatorTarget::Kiosk),
        Target::Operator(OperatorTarget::Offer(QUICKWAY)),
        Target::Operator(OperatorTarget::Offer(RAINDROPS)),
        Target::Operator(OperatorTarget::ChangePin),
        Target::Settings(SettingsTarget::Languages),
    ];
    for target in inert {
        assert!(table.shows(target), "{target}");
        assert!(!table.allows(target), "{target}");
        table.tap(target);
    }
    assert!(!table.shows(Target::Slider(Slider::Idle)));
    assert!(
        table.shows(Target::Slider(Slider::Kept)),
        "the file leaves it"
    );
    if languages::spoken() == Language::ENGLISH {
        assert!(table.says("set in the settings file"));
        assert!(table.says("60 s"), "{:?}", table.words());
        assert!(table.says("Greyed-out"));
    }
    assert!(!table.app.is_kiosk());
    assert!(table.app.offers(QUICKWAY) && !table.app.offers(RAINDROPS));
    // Its name does not move it either.
    table.send(Event::Slide {
        target: Target::Slider(Slider::Idle),
        value: 30.0,
    });
    table.tap(Target::Sheet(SheetTarget::Close));
    let text = kept(&mut table).expect("the PIN is kept");
    assert!(text.contains("idle=9\n"), "{text}");
}

#[test]
fn operator_settings_return_without_the_file() {
    let mut table = opened();
    table.drag(Target::Slider(Slider::Idle), 1.0);
    table.tap(Target::Operator(OperatorTarget::Offer(QUICKWAY)));
    set_by(&mut table, FILE);
    assert!(table.app.offers(QUICKWAY));
    table.tap(Target::Operator(OperatorTarget::Export));
    let exported = effects(&mut table)
        .into_iter()
        .find_map(|effect| match effect {
            Effect::Export(text) => Some(text),
            _ => None,
        });
    let exported = exported.expect("it is given out");
    assert!(exported.contains("setting idle=60\n"), "{exported}");
    assert!(exported.contains("setting hidden=quickway\n"), "{exported}");
    table.send(Event::HostFile(HostAnswer::Absent));
    assert!(!table.app.is_kiosk() && !table.app.offers(QUICKWAY));
    assert!(table.allows(Target::Slider(Slider::Idle)));
}

#[test]
fn bad_values_in_the_file_are_skipped_one_by_one() {
    let mut table = Table::new(5);
    set_by(
        &mut table,
        r#"{"kiosk":"yes","language":"xx","games":["chess",7,"raindrops"],"map":"atlantis","bank":1000,
        "taxes":"5","music":-1,"sound":45,"table_inches":7,"palm_mm":null,"idle_seconds":1e99,
        "abandon_seconds":[],"hours":3,"pin":7,"counts":"no","more":{"a":[1,{}]}}"#,
    );
    assert!(!table.app.is_kiosk());
    let offered: Vec<_> = GAMES.ids().filter(|&game| table.app.offers(game)).collect();
    assert_eq!(offered, [RAINDROPS]);
    let file = table.app.host_file().expect("it counts").clone();
    assert_eq!(file.sliders, [(Slider::Sound, 45)]);
    assert_eq!((file.language, file.map, file.hours), (None, None, None));
    assert!(!file.pin && file.counts);
    set_by(&mut table, r#"{"games":["chess"]}"#);
    assert!(table.app.offers(QUICKWAY), "no game at all is no wish");
}

#[test]
fn garbage_is_told_in_the_panel_and_changes_nothing() {
    for garbage in [
        HostAnswer::Garbled,
        HostAnswer::There(serde_json::from_str("[1, 2]").unwrap()),
    ] {
        let mut table = opened();
        let before = table.app.is_kiosk();
        table.send(Event::HostFile(garbage));
        assert!(table.app.host_file().is_none());
        assert_eq!(table.app.is_kiosk(), before);
        assert!(table.allows(Target::Operator(OperatorTarget::ChangePin)));
        if languages::spoken() == Language::ENGLISH {
            assert!(table.says("settings file cannot be read"));
        }
        table.tap(Target::Sheet(SheetTarget::Close));
        assert_eq!(table.app.screen(), "lobby", "visitors are told nothing");
    }
}

#[test]
fn people_who_were_quicker_keep_their_table() {
    let mut table = Table::bare(5);
    found(&mut table, "");
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    let map = table.app.start_of_lobby().map;
    set_by(&mut table, r#"{"kiosk":true,"map":"usa"}"#);
    assert!(!in_show(&table));
    assert!(table.shows(Target::Lobby(LobbyTarget::Leave(Station::NearLeft))));
    assert_ne!(table.app.start_of_lobby().map, map);
    // The address counts for more than the file.
    let mut table = Table::bare(5);
    found(&mut table, "");
    table.send(Event::Query(vec![("bank".into(), "7".into())]));
    set_by(&mut table, r#"{"bank":20}"#);
    let text = kept(&mut table).expect("it is kept");
    assert!(text.contains("bank=7\n"), "{text}");
}

#[test]
fn a_language_that_the_file_sets_is_that_of_the_table() {
    let mut table = Table::new(5);
    table.send(Event::Languages(vec!["fr".into()]));
    effects(&mut table);
    set_by(&mut table, r#"{"language":"de"}"#);
    assert_eq!(table.app.house.languages.house().code(), "de");
    let german = Language::of_code("de").unwrap();
    assert!(effects(&mut table).contains(&Effect::FetchLanguage(german)));
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(!table.shows(Target::Settings(SettingsTarget::Languages)));
}
