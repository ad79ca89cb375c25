//! The settings and the lobby's choices survive a reload, and no garbage in their place does harm.

use crate::common::games::{QUICKWAY, TRANSGLOBAL_RAIL};
use crate::common::{cases, maps};
use app::input::Found;
use app::layout::Layout;
use app::{Effect, Event};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use scene::{LobbyTarget, SettingsTarget, SheetTarget, Slider, Target};

use crate::common::disk::Disk;
use crate::common::fingers::Table;

fn found(text: &str) -> Table {
    let mut disk = Disk {
        settings: Some(text.into()),
        ..Disk::default()
    };
    disk.restarted()
}

#[test]
fn settings_and_choices_survive_a_restart() {
    let mut table = Table::new(1);
    let mut disk = Disk::default();
    table.drag(Target::Slider(Slider::Bank), 0.8);
    table.choose_map(maps::asia());
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    table.tap(Target::Lobby(LobbyTarget::Choice(0, 2)));
    table.tap(Target::Lobby(LobbyTarget::Choice(1, 1)));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Music), 0.1);
    table.drag(Target::Slider(Slider::Inches), 0.5);
    table.tap(Target::Sheet(SheetTarget::Close));
    disk.take(&mut table);
    let again = disk.restarted();
    assert_eq!(again.words(), table.words());
    let mut again = Table::bare(3);
    again.effects.clear();
    again.send(Event::Found(Box::new(disk.found())));
    let music = |effect: &Effect| match effect {
        Effect::Volume { music, .. } => Some(*music),
        _ => None,
    };
    let heard: Vec<_> = again.effects.iter().filter_map(music).collect();
    assert_eq!(heard, [0.1]);
    assert!(again.effects.contains(&Effect::FetchMap(maps::asia())));
    // Nothing has changed, so nothing is saved again.
    let keeps = |effect: &Effect| matches!(effect, Effect::KeepSettings(_));
    assert!(!again.effects.iter().any(keeps));
    again.tap(Target::Lobby(LobbyTarget::Game(TRANSGLOBAL_RAIL)));
    assert!(
        again.says(&Slider::Bank.say(25).to_string()),
        "{:?}",
        again.words()
    );
    assert_eq!(
        again.effects.iter().filter(|effect| keeps(effect)).count(),
        1
    );
}

#[test]
fn a_slider_is_kept_when_it_is_let_go() {
    let mut table = Table::new(1);
    table.effects.clear();
    let middle = table.place(Target::Slider(Slider::Bank));
    table.down(1, middle);
    table.effects.clear();
    for step in 1..20 {
        let mut at = middle;
        at.x += 4.0 * step as f32;
        table.slide(1, at);
    }
    assert_eq!(table.effects, []);
    table.up(1, middle);
    assert!(matches!(table.effects[..], [Effect::KeepSettings(_)]));
}

/// A chosen layout survives a reload, but the address has priority.
#[test]
fn a_chosen_layout_is_there_again() {
    let mut table = Table::new(1);
    let mut disk = Disk::default();
    let layout = Target::Settings(SettingsTarget::Layout);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(layout);
    assert_eq!(table.app.layout(), Layout::Own);
    disk.take(&mut table);
    assert!(
        disk.settings
            .as_ref()
            .is_some_and(|text| text.contains("layout=own\n"))
    );
    let mut again = disk.restarted();
    assert_eq!(again.app.layout(), Layout::Own);
    again.tap(Target::Settings(SettingsTarget::Cog));
    again.tap(layout);
    assert_eq!(again.app.layout(), Layout::Table);
    let mut asked = Table::bare(3);
    asked.send(Event::Query(vec![("layout".into(), "table".into())]));
    asked.send(Event::Found(Box::new(disk.found())));
    assert_eq!(asked.app.layout(), Layout::Table);
    for garbage in ["layout=round", "layout=", "layout", "layout=OWN"] {
        let table = found(garbage);
        assert_eq!(table.app.layout(), Layout::Table, "{garbage}");
        assert_eq!(table.words(), found("").words(), "{garbage}");
    }
}

#[test]
fn late_settings_do_not_override_the_link_or_choices() {
    let kept = "music=55\nbank=9\ninches=43\ngame=raindrops\nmap=asia\n";
    let mut table = Table::bare(3);
    // This is a guess from the screen, not a choice.
    table.send(Event::TableSize(13.0));
    let wish = [("game", "quax"), ("size", "13"), ("bank", "12")];
    let wish = wish.map(|(key, value)| (key.into(), value.into()));
    table.send(Event::Query(wish.into()));
    let chosen = table.words();
    table.effects.clear();
    let mut disk = Disk {
        settings: Some(kept.into()),
        ..Disk::default()
    };
    table.send(Event::Found(Box::new(disk.found())));
    assert_eq!(table.words(), chosen);
    disk.take(&mut table);
    let text = disk.settings.expect("it is kept anew");
    for line in [
        "music=55",
        "bank=12",
        "inches=43",
        "game=quickway",
        "map=asia",
    ] {
        assert!(text.lines().any(|kept| kept == line), "{line}: {text}");
    }
}

#[test]
fn garbage_is_passed_over_value_by_value() {
    let mut table = found("music=55\nbank=lots\ntaxes=9\n\ngame\n=\nmap=mars\ngame=chess\n");
    assert!(
        table.says(&Slider::Taxes.say(9).to_string()),
        "{:?}",
        table.words()
    );
    assert!(table.says(&Slider::Bank.say(15).to_string()));
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(table.says(&Slider::Music.say(55).to_string()));
    let table = found("bank=30000\ntaxes=-1\ntaxes=99999999999");
    let shown = [Slider::Bank.say(30), Slider::Taxes.say(1)];
    assert!(
        shown
            .iter()
            .all(|value| table.words().contains(&value.to_string())),
        "{:?}",
        table.words()
    );
    let table = found("game=quickway\nquickway=3 1 999 x -4 0 7 7 7\n");
    let plain = found("game=quickway\nquickway=3 1\n");
    assert_eq!(table.words(), plain.words());
}

#[test]
fn no_text_is_too_strange() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let parts = [
        "Music",
        "=",
        "\n",
        "Game",
        "map",
        "quickway",
        "raindrops",
        "0",
        "1 2",
        "-",
        "\u{0}",
        "é",
        "99999",
        "inches",
        "NaN",
        " ",
        "asia",
    ];
    for _ in 0..cases::count(2_000) {
        let length = chance.random_range(0..30);
        let text: String = (0..length)
            .map(|_| parts[chance.random_range(0..parts.len())])
            .collect();
        let mut table = Table::bare(1);
        let settings = Some(text).into();
        table.send(Event::Found(Box::new(Found {
            settings,
            ..Found::default()
        })));
        assert!(table.shows(Target::Lobby(LobbyTarget::Join(
            base::table::Station::NearLeft
        ))));
    }
}
