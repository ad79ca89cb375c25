//! The operator's corner, the PIN, and the panel.

use crate::common::games::{QUICKWAY, RAINDROPS};
use app::input::Found;
use app::kiosk::operator::Operator;
use app::kiosk::pin::{Asks, Pin};
use app::{Effect, Event};
use base::table::Station;
use scene::{
    Delete, LayerName, LobbyTarget, OperatorTarget, PinTarget, Point, SettingsTarget, SheetTarget,
    Slider, Target,
};
use screens::GAMES;

use super::{CORNER, NOWHERE, begins, effects, give, hold, in_show, kiosk, wait};
use crate::common::fingers::Table;
use crate::common::maps;

const PIN: [u8; 4] = [4, 7, 1, 1];

/// A table with its PIN set and the panel open.
fn opened() -> Table {
    let mut table = Table::new(5);
    hold(&mut table);
    give(&mut table, &PIN);
    give(&mut table, &PIN);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    table
}

/// The settings as they were kept last.
fn kept(table: &mut Table) -> Option<String> {
    let kept = |effect| match effect {
        Effect::KeepSettings(text) => Some(text),
        _ => None,
    };
    effects(table).into_iter().rev().find_map(kept)
}

/// A fresh table that finds what another has kept.
fn reloaded(settings: &str) -> Table {
    let mut table = Table::new(6);
    let settings = Some(settings.to_owned());
    table.send(Event::Found(Box::new(Found {
        settings: settings.into(),
        ..Found::default()
    })));
    table
}

fn has_pad(table: &Table) -> bool {
    table.shows(Target::Pin(PinTarget::Enter))
}

#[test]
fn the_corner_has_to_be_held_for_five_seconds() {
    let mut table = Table::new(5);
    table.down(1, CORNER);
    wait(&mut table, 900.0);
    assert_eq!(
        table.app.kiosk.corner.ring(table.app.now),
        None,
        "no sign at first"
    );
    let quiet = table.words_on(LayerName::Over);
    wait(&mut table, 200.0);
    assert_eq!(table.app.kiosk.corner.ring(table.app.now), Some(1));
    wait(&mut table, 3_000.0);
    assert!(table.app.kiosk.corner.ring(table.app.now) > Some(10));
    wait(&mut table, 880.0);
    assert!(!has_pad(&table));
    wait(&mut table, 20.0);
    assert!(has_pad(&table));
    assert_ne!(table.words_on(LayerName::Over), quiet);
}

#[test]
fn a_finger_that_leaves_the_corner_opens_nothing() {
    let ends: [fn(&mut Table); 6] = [
        |table| table.up(1, CORNER),
        |table| table.send(Event::Cancel { contact: 1 }),
        |table| table.send(Event::LetGo),
        |table| table.slide(1, Point::new(90.0, 30.0)),
        |table| {
            table.slide(1, Point::new(200.0, 30.0));
            table.slide(1, CORNER);
        },
        |table| {
            let (contact, at, width) = (1, CORNER, 200.0);
            table.send(Event::Move { contact, at, width });
        },
    ];
    for (number, end) in ends.into_iter().enumerate() {
        let mut table = Table::new(5);
        table.down(1, CORNER);
        wait(&mut table, 4_000.0);
        end(&mut table);
        wait(&mut table, 10_000.0);
        assert!(!has_pad(&table), "{number}");
        assert_eq!(table.app.kiosk.corner.ring(table.app.now), None, "{number}");
    }
}

#[test]
fn other_fingers_do_not_disturb_the_one_in_the_corner() {
    let mut table = Table::new(5);
    table.down(1, CORNER);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    table.down(2, NOWHERE);
    table.slide(1, Point::new(40.0, 50.0));
    table.down(3, Point::new(20.0, 20.0));
    wait(&mut table, 3_000.0);
    table.up(3, Point::new(20.0, 20.0));
    table.slide(2, Point::new(900.0, 10.0));
    wait(&mut table, 2_000.0);
    assert!(has_pad(&table));
}

#[test]
fn the_corner_is_reached_from_the_demonstration_and_over_a_waiting_game() {
    let mut table = kiosk();
    hold(&mut table);
    assert!(has_pad(&table));
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    wait(&mut table, 111_000.0);
    hold(&mut table);
    assert!(has_pad(&table));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert!(table.shows(Target::Resume), "what waited is there again");
}

#[test]
fn a_pin_is_chosen_by_giving_it_twice() {
    let mut table = Table::new(5);
    hold(&mut table);
    for digit in [1, 2, 3] {
        table.tap(Target::Pin(PinTarget::Digit(digit)));
    }
    assert!(
        !table.allows(Target::Pin(PinTarget::Enter)),
        "three digits are too few"
    );
    for digit in [4, 5, 6, 7, 8] {
        table.tap(Target::Pin(PinTarget::Digit(digit)));
    }
    assert!(
        !table.allows(Target::Pin(PinTarget::Digit(9))),
        "eight are enough"
    );
    table.tap(Target::Pin(PinTarget::Erase));
    table.tap(Target::Pin(PinTarget::Enter));
    give(&mut table, &[1, 2, 3, 4]);
    assert_eq!(table.app.kiosk.pad.asks, Asks::New, "they differ");
    assert!(
        table.says(
            &table
                .app
                .kiosk
                .pad
                .fault
                .clone()
                .expect("it is told")
                .to_string()
        )
    );
    give(&mut table, &PIN);
    give(&mut table, &PIN);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    let text = kept(&mut table).expect("the PIN is kept");
    assert!(!text.contains("4711"), "but not its digits: {text}");
}

#[test]
fn the_pin_opens_the_panel_and_another_does_not() {
    let mut table = opened();
    let text = kept(&mut table).expect("the PIN is kept");
    let mut table = reloaded(&text);
    hold(&mut table);
    give(&mut table, &[1, 1, 1, 1]);
    assert!(
        table.says(
            &table
                .app
                .kiosk
                .pad
                .fault
                .clone()
                .expect("it is told")
                .to_string()
        )
    );
    assert!(!table.shows(Target::Operator(OperatorTarget::Kiosk)));
    give(&mut table, &[4, 7, 1, 1, 0]);
    assert!(!table.shows(Target::Operator(OperatorTarget::Kiosk)));
    give(&mut table, &PIN);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
}

#[test]
fn equal_pins_are_kept_differently() {
    assert_ne!(Pin::new(&PIN, 1).text(), Pin::new(&PIN, 2).text());
    assert!(Pin::new(&PIN, 1).is(&PIN));
    assert!(!Pin::new(&PIN, 1).is(&[4, 7, 1]));
    let pin = Pin::new(&PIN, 9);
    assert_eq!(Pin::read(&pin.text()), Some(pin));
}

#[test]
fn wrong_pins_make_the_pad_wait_longer_and_longer() {
    let mut table = opened();
    table.tap(Target::Sheet(SheetTarget::Close));
    hold(&mut table);
    let wrong = [0, 0, 0, 0];
    give(&mut table, &wrong);
    give(&mut table, &wrong);
    assert_eq!(table.app.kiosk.pad.waits(table.app.now), 0);
    for seconds in [10, 30, 60, 300, 300] {
        give(&mut table, &wrong);
        assert_eq!(table.app.kiosk.pad.waits(table.app.now), seconds);
        assert!(table.says(&format!("Wait {seconds} s")));
        assert!(!table.allows(Target::Pin(PinTarget::Digit(4))));
        // A person stays at the pad, which would close by itself.
        for _ in 0..seconds / 10 {
            wait(&mut table, 9_000.0);
            assert!(!table.allows(Target::Pin(PinTarget::Digit(4))));
            table.tap_at(NOWHERE);
            wait(&mut table, 980.0);
        }
        assert!(
            table.allows(Target::Pin(PinTarget::Digit(4))),
            "after {seconds}"
        );
    }
    give(&mut table, &PIN);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    table.tap(Target::Sheet(SheetTarget::Close));
    hold(&mut table);
    give(&mut table, &wrong);
    assert_eq!(
        table.app.kiosk.pad.waits(table.app.now),
        0,
        "the right one forgives all"
    );
}

#[test]
fn a_reload_does_not_shorten_the_wait() {
    let mut table = opened();
    table.tap(Target::Sheet(SheetTarget::Close));
    hold(&mut table);
    for _ in 0..3 {
        give(&mut table, &[0, 0, 0, 0]);
    }
    let text = kept(&mut table).expect("the tries are kept");
    let mut table = reloaded(&text);
    hold(&mut table);
    assert!(table.app.kiosk.pad.waits(table.app.now) > 0);
    assert!(!table.allows(Target::Pin(PinTarget::Digit(4))));
}

#[test]
fn the_pin_can_be_changed() {
    let mut table = opened();
    table.tap(Target::Operator(OperatorTarget::ChangePin));
    give(&mut table, &[9, 9, 9, 9]);
    give(&mut table, &[9, 9, 9, 9]);
    table.tap(Target::Sheet(SheetTarget::Close));
    hold(&mut table);
    give(&mut table, &PIN);
    assert!(!table.shows(Target::Operator(OperatorTarget::Kiosk)));
    give(&mut table, &[9, 9, 9, 9]);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
}

#[test]
fn the_panel_closes_by_itself() {
    let mut table = opened();
    wait(&mut table, 110_000.0);
    table.tap(Target::Sheet(SheetTarget::Rotate));
    wait(&mut table, 119_000.0);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    wait(&mut table, 1_100.0);
    assert!(!table.shows(Target::Operator(OperatorTarget::Kiosk)));
    hold(&mut table);
    wait(&mut table, 121_000.0);
    assert!(!has_pad(&table));
}

#[test]
fn nothing_below_the_panel_can_be_touched() {
    let table = opened();
    let below = |area: &&scene::TargetArea| {
        matches!(
            area.target,
            Target::Lobby(LobbyTarget::Join(_))
                | Target::Lobby(LobbyTarget::Start)
                | Target::Lobby(LobbyTarget::Game(_))
        )
    };
    assert_eq!(table.app.view().targets.iter().find(below), None);
}

#[test]
fn the_kiosk_is_switched_on_and_off_and_stays_so() {
    let mut table = opened();
    table.tap(Target::Operator(OperatorTarget::Kiosk));
    assert!(table.app.is_kiosk());
    table.tap(Target::Sheet(SheetTarget::Close));
    let text = kept(&mut table).expect("it is kept");
    wait(&mut table, 111_000.0);
    assert!(in_show(&table));
    let mut table = reloaded(&text);
    assert!(in_show(&table), "it begins with the demonstration");
    hold(&mut table);
    give(&mut table, &PIN);
    table.tap(Target::Operator(OperatorTarget::Kiosk));
    let text = kept(&mut table).expect("it is kept");
    assert!(!reloaded(&text).app.is_kiosk());
}

#[test]
fn the_idle_time_and_the_time_that_a_game_is_kept_can_be_set() {
    let mut table = opened();
    table.drag(Target::Slider(Slider::Idle), 0.0);
    table.drag(Target::Slider(Slider::Kept), 0.0);
    table.tap(Target::Operator(OperatorTarget::Kiosk));
    table.tap(Target::Sheet(SheetTarget::Close));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    wait(&mut table, 29_000.0);
    assert_eq!(table.app.countdown(), None);
    wait(&mut table, 1_100.0);
    assert_eq!(table.app.countdown(), Some(20));
    wait(&mut table, 20_000.0);
    assert!(in_show(&table));
    effects(&mut table);
    wait(&mut table, 58_000.0);
    assert!(!effects(&mut table).contains(&Effect::Forget));
    wait(&mut table, 3_000.0);
    assert!(effects(&mut table).contains(&Effect::Forget));
}

#[test]
fn games_that_are_not_offered_are_not_in_the_lobby() {
    let mut table = opened();
    for game in GAMES.ids() {
        table.tap(Target::Operator(OperatorTarget::Offer(game)));
    }
    assert_eq!(table.app.kiosk.operator.games().len(), 1, "one stays");
    let only = table.app.kiosk.operator.games()[0].id;
    let text = kept(&mut table).expect("it is kept");
    table.tap(Target::Sheet(SheetTarget::Close));
    for table in [table, reloaded(&text)] {
        for game in GAMES.ids() {
            assert_eq!(
                table.shows(Target::Lobby(LobbyTarget::Game(game))),
                game == only
            );
        }
        assert_eq!(begins(&table), only, "the lobby has chosen what is left");
    }
}

#[test]
fn the_volume_never_passes_its_ceiling() {
    let mut table = opened();
    table.drag(Target::Slider(Slider::Ceiling), 0.5);
    table.tap(Target::Sheet(SheetTarget::Close));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Music), 1.0);
    table.drag(Target::Slider(Slider::Sound), 1.0);
    let volumes: Vec<(f32, f32)> = effects(&mut table)
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Volume { music, sound } => Some((music, sound)),
            _ => None,
        })
        .collect();
    assert_eq!(volumes.last(), Some(&(0.5, 0.5)));
}

#[test]
fn the_operator_can_set_the_palm_width() {
    let mut table = opened();
    table.drag(Target::Slider(Slider::Palm), 0.0);
    table.tap(Target::Sheet(SheetTarget::Close));
    let at = table.place(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    // 25 mm wide.
    let width = 25.0 / 0.53;
    table.send(Event::Down {
        contact: 5,
        at,
        width,
    });
    table.up(5, at);
    assert!(table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
}

#[test]
fn the_lobby_begins_as_the_operator_wants() {
    let mut table = Table::new(5);
    table.choose_map(maps::asia());
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Bank), 1.0);
    table.tap(Target::Sheet(SheetTarget::Close));
    table.tap(Target::Lobby(LobbyTarget::Game(RAINDROPS)));
    hold(&mut table);
    give(&mut table, &PIN);
    give(&mut table, &PIN);
    table.tap(Target::Operator(OperatorTarget::SetDefault));
    assert!(table.says("Raindrops, Asia, bank $30, taxes $5"));
    table.tap(Target::Operator(OperatorTarget::Kiosk));
    table.tap(Target::Sheet(SheetTarget::Close));
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    wait(&mut table, 111_000.0);
    table.tap_at(NOWHERE);
    assert_eq!(begins(&table), RAINDROPS);
    let start = table.app.kiosk.operator.start.clone();
    let bank = start.settings.get(Slider::Bank);
    assert_eq!((start.game, start.map, bank), (RAINDROPS, maps::asia(), 30));
    let fresh = reloaded(&kept(&mut table).expect("it is kept"));
    assert_eq!(fresh.app.kiosk.operator.start, start);
}

#[test]
fn the_answer_that_deletes_lies_elsewhere_than_the_question() {
    for what in [Delete::Saves, Delete::All] {
        let mut table = opened();
        let by = Target::Operator(OperatorTarget::Delete(what));
        let asks = table.area(by).area;
        table.tap(by);
        let yes = table.place(Target::Operator(OperatorTarget::DeleteYes));
        assert_eq!(asks.distance(yes), None, "{by}");
    }
}

#[test]
fn the_operator_confirms_each_deletion() {
    let mut table = opened();
    effects(&mut table);
    table.tap(Target::Operator(OperatorTarget::Delete(Delete::Saves)));
    table.tap(Target::Operator(OperatorTarget::DeleteNo));
    table.tap(Target::Operator(OperatorTarget::Delete(Delete::Saves)));
    let deletes = |table: &mut Table| {
        let delete = |effect| match effect {
            Effect::Delete(what) => Some(what),
            _ => None,
        };
        effects(table)
            .into_iter()
            .filter_map(delete)
            .collect::<Vec<_>>()
    };
    assert_eq!(deletes(&mut table), []);
    table.tap(Target::Operator(OperatorTarget::DeleteYes));
    assert_eq!(deletes(&mut table), [Delete::Saves]);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    table.tap(Target::Operator(OperatorTarget::Delete(Delete::All)));
    table.tap(Target::Operator(OperatorTarget::DeleteYes));
    assert_eq!(deletes(&mut table), [Delete::All]);
    assert_eq!(table.app.kiosk.operator, Operator::new(GAMES));
    hold(&mut table);
    give(&mut table, &PIN);
    assert!(
        !table.shows(Target::Operator(OperatorTarget::Kiosk)),
        "a PIN is chosen anew"
    );
    give(&mut table, &PIN);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
}

#[test]
fn the_operator_gets_what_is_saved() {
    let mut table = opened();
    table.tap(Target::Operator(OperatorTarget::Export));
    let export = |effect: &Effect| matches!(effect, Effect::Export(_));
    assert!(effects(&mut table).iter().any(export));
}

#[test]
fn settings_that_cannot_be_read_are_as_if_they_were_not_there() {
    let garbage = "kiosk\nkiosk=\nhidden=Chess\nstart.game=9\nstart.bank=99\npin=x-y\npin=1\n\
                   pin.tries=-1\nidle=never\nmusic=\n=\n\u{0}\u{fffd}=\u{1f600}\npalm=9999999999";
    let table = reloaded(garbage);
    assert_eq!(table.app.kiosk.operator, Operator::new(GAMES));
    let hidden = GAMES.ids().map(|game| format!("hidden={game}\n"));
    let all: String = hidden.collect();
    let table = reloaded(&(all.clone() + &all));
    assert_eq!(table.app.kiosk.operator.games().len(), 1);
    let mut table = reloaded("pin.tries=4000000000\nidle=99999\nkept=-5");
    hold(&mut table);
    assert_eq!(table.app.kiosk.pad.waits(table.app.now), 295);
}
