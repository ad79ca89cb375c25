//! Opening hours: the table warns that it closes, is dark while it is closed, and opens again. The time of day is
//! an input like everything else.

use crate::common::games::QUICKWAY;
use crate::common::languages;
use app::kiosk::hours::WeekTime;
use app::{Effect, Event, Key};
use base::table::Station;
use base::words::Language;
use scene::{LobbyTarget, OperatorTarget, PinTarget, Point, SettingsTarget, SheetTarget, Target};

use super::{NOWHERE, effects, give, hold, in_show, kiosk, set_by, wait};
use crate::common::fingers::Table;

const HOURS: &str = r#"{"hours":[{"days":["mon","tue","wed","thu","fri","sat","sun"],"open":"10:00","close":"18:00"}]}"#;
const MINUTE: f64 = 60_000.0;
const PIN: [u8; 4] = [4, 7, 1, 1];

/// It is this time on a Tuesday.
fn it_is(table: &mut Table, hour: u32, minute: u32) {
    table.send(Event::Time(WeekTime::new(1, (hour * 60 + minute) * 60_000)));
}

/// Returns a kiosk with hours and its own PIN, in the lobby, at this time.
fn opened_at(hour: u32, minute: u32) -> Table {
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    hold(&mut table);
    give(&mut table, &PIN);
    give(&mut table, &PIN);
    table.tap(Target::Sheet(SheetTarget::Close));
    set_by(&mut table, HOURS);
    assert!(effects(&mut table).contains(&Effect::TellTime));
    it_is(&mut table, hour, minute);
    table
}

fn play(table: &mut Table) {
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert_eq!(table.app.screen(), "game");
}

/// Touches the table all the time.
fn stay(table: &mut Table, minutes: u32) {
    for _ in 0..minutes {
        // A spot that taps alone is taken for a fault of the glass.
        for x in [900.0, 1_020.0] {
            wait(table, MINUTE / 2.0);
            table.tap_at(Point::new(x, 10.0));
        }
    }
}

fn is_black(table: &Table) -> bool {
    let scene = table.view();
    let items = scene.layers.iter().map(|layer| layer.items.len());
    scene.targets.is_empty() && items.sum::<usize>() == 1
}

#[test]
fn before_it_closes_every_side_reads_so_and_then_the_game_is_kept_in_the_dark() {
    let mut table = opened_at(17, 50);
    play(&mut table);
    stay(&mut table, 4);
    assert_eq!(table.app.closes_in(), None);
    stay(&mut table, 1);
    assert!(table.app.closes_in().is_some());
    if languages::spoken() == Language::ENGLISH {
        let said = table
            .words()
            .iter()
            .filter(|words| *words == "Closing in 5 min")
            .count();
        assert_eq!(said, 4, "towards each side: {:?}", table.words());
    }
    stay(&mut table, 3);
    if languages::spoken() == Language::ENGLISH {
        assert!(table.says("Closing in 2 min"), "{:?}", table.words());
    }
    wait(&mut table, MINUTE + 30_500.0);
    if languages::spoken() == Language::ENGLISH {
        let all = table.words();
        assert!(
            all.iter()
                .any(|words| words.starts_with("Closing in ") && words.ends_with(" s")),
            "{all:?}"
        );
    }
    table.tap_at(NOWHERE);
    assert_eq!(table.app.screen(), "game", "to the last second");
    effects(&mut table);
    wait(&mut table, 30_000.0);
    assert_eq!(table.app.screen(), "dark");
    assert!(is_black(&table));
    let done = effects(&mut table);
    assert!(done.contains(&Effect::KeepAwake(false)), "{done:?}");
    assert!(done.contains(&Effect::Dark(true)));
    assert!(done.contains(&Effect::Volume {
        music: 0.0,
        sound: 0.0
    }));
    assert!(!done.contains(&Effect::Forget), "the game is kept");
}

#[test]
fn in_the_dark_nothing_moves_and_no_touch_wakes_it() {
    let mut table = opened_at(18, 0);
    assert_eq!(table.app.screen(), "dark");
    wait(&mut table, 10.0 * MINUTE);
    effects(&mut table);
    let before = table.versions();
    for _ in 0..3 {
        table.tap_at(NOWHERE);
        table.key(Key::Enter);
        table.send(Event::Letter {
            typed: 'x',
            latin: 'x',
        });
        wait(&mut table, 1_000.0);
    }
    let at = table.app.wake_at().expect("it opens").value();
    assert!(
        at - table.now > 15.0 * 60.0 * MINUTE,
        "nothing comes before morning"
    );
    assert_eq!(table.versions(), before, "no frame");
    assert_eq!(effects(&mut table), [], "no sound, no save");
    assert_eq!(
        table.app.mirror().groups.len(),
        1,
        "what is read aloud says so"
    );
}

#[test]
fn it_opens_again_with_the_demonstration() {
    let mut table = opened_at(9, 0);
    assert_eq!(table.app.screen(), "dark");
    effects(&mut table);
    wait(&mut table, 59.0 * MINUTE);
    assert_eq!(table.app.screen(), "dark");
    wait(&mut table, 1.1 * MINUTE);
    assert!(in_show(&table));
    let done = effects(&mut table);
    assert!(done.contains(&Effect::KeepAwake(true)) && done.contains(&Effect::Dark(false)));
    table.tap_at(NOWHERE);
    assert_eq!(table.app.screen(), "lobby");
}

#[test]
fn only_the_operator_can_wake_a_dark_kiosk() {
    let mut table = opened_at(20, 0);
    hold(&mut table);
    assert!(table.shows(Target::Pin(PinTarget::Enter)));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert_eq!(table.app.screen(), "dark", "without a PIN");
    hold(&mut table);
    wait(&mut table, 3.0 * MINUTE);
    assert_eq!(
        table.app.screen(),
        "dark",
        "holding the corner is not enough"
    );
    hold(&mut table);
    give(&mut table, &PIN);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert_eq!(table.app.screen(), "lobby");
    play(&mut table);
    stay(&mut table, 2);
    assert_eq!(table.app.screen(), "game", "as long as somebody is there");
    wait(&mut table, 2.0 * MINUTE);
    assert_eq!(table.app.screen(), "dark");
}

#[test]
fn an_operator_who_goes_away_from_the_panel_leaves_it_dark() {
    let mut table = opened_at(20, 0);
    hold(&mut table);
    give(&mut table, &PIN);
    wait(&mut table, 5.0 * MINUTE);
    assert_eq!(table.app.screen(), "dark");
}

#[test]
fn a_game_that_was_on_the_table_waits_where_no_kiosk_forgets_it() {
    let mut table = Table::new(5);
    play(&mut table);
    set_by(&mut table, HOURS);
    it_is(&mut table, 17, 59);
    wait(&mut table, 1.5 * MINUTE);
    assert_eq!(table.app.screen(), "dark");
    it_is(&mut table, 10, 0);
    assert_eq!(table.app.screen(), "saved-game");
    table.tap(Target::Resume);
    assert_eq!(table.app.screen(), "game");
}

#[test]
fn the_host_lets_it_sleep_and_wakes_it() {
    let mut table = kiosk();
    let order = |table: &mut Table, asleep| {
        table.send(Event::HostOrders {
            asleep,
            reload: false,
        });
    };
    order(&mut table, true);
    assert_eq!(table.app.screen(), "dark");
    table.tap_at(NOWHERE);
    assert_eq!(table.app.screen(), "dark");
    order(&mut table, false);
    assert!(in_show(&table));
}

#[test]
fn a_table_without_hours_is_told_no_time() {
    let mut table = kiosk();
    set_by(&mut table, r#"{"kiosk":true}"#);
    assert!(!effects(&mut table).contains(&Effect::TellTime));
    table.tap_at(NOWHERE);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert_eq!(table.app.screen(), "settings");
}
