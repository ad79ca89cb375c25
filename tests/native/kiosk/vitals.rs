//! Tests of the reports of a table to its host.
//!
//! The table reports how it is doing, which games are played, and what people asked for before a fault.

use crate::common::games::{QUICKWAY, TRANSGLOBAL_RAIL};
use crate::common::maps;
use app::kiosk::vitals::{Count, Fate};
use app::{Effect, Event};
use base::table::Station;
use scene::{LobbyTarget, QuestionTarget, SeatTarget, SettingsTarget, SheetTarget, Target};
use session::recorder;

use super::{NOWHERE, effects, give, hold, in_show, kiosk, set_by, wait};
use crate::common::fingers::Table;

/// Returns the counts since the last call.
fn counted(table: &mut Table) -> Vec<Count> {
    let counted = |effect| match effect {
        Effect::Count(count) => Some(count),
        _ => None,
    };
    effects(table).into_iter().filter_map(counted).collect()
}

fn begin(table: &mut Table) {
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    table.tap(Target::Lobby(LobbyTarget::Start));
}

fn end(table: &mut Table) {
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::EndGame));
    table.tap(Target::Question(QuestionTarget::Yes));
}

fn reloads(table: &mut Table) -> usize {
    let reloads = effects(table).into_iter();
    reloads.filter(|effect| *effect == Effect::Reload).count()
}

#[test]
fn games_are_counted_when_they_begin_and_when_they_are_left() {
    let mut table = Table::new(5);
    set_by(&mut table, "{}");
    begin(&mut table);
    let begun = Count {
        what: Fate::Begun,
        game: QUICKWAY,
        map: None,
        players: 2,
        computers: 0,
        minutes: None,
        coach_step: None,
    };
    assert_eq!(counted(&mut table), std::slice::from_ref(&begun));
    for _ in 0..6 {
        wait(&mut table, 30_000.0);
        table.tap_at(NOWHERE);
    }
    assert_eq!(table.app.vitals().game, Some(QUICKWAY));
    let lasts = table.app.vitals().game_lasts.expect("it is known").value();
    assert!((180_000.0..190_000.0).contains(&lasts), "{lasts}");
    end(&mut table);
    let left = counted(&mut table);
    let [left] = &left[..] else {
        panic!("{left:?}");
    };
    assert_eq!((left.what, left.minutes), (Fate::Abandoned, Some(3)));
    assert_eq!(left.coach_step, Some(1), "the coach told its first lesson");
    assert_eq!(table.app.vitals().game, None);
}

#[test]
fn a_game_that_ends_is_counted_once_with_its_map_and_its_computers() {
    let mut table = Table::new(5);
    set_by(&mut table, "{}");
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::FarRight)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    let counts = counted(&mut table);
    let [begun] = &counts[..] else {
        panic!("{counts:?}");
    };
    assert_eq!(
        (begun.game, begun.map),
        (TRANSGLOBAL_RAIL, Some(maps::europe()))
    );
    assert_eq!((begun.players, begun.computers), (2, 1));
    let mut table = Table::new(5);
    set_by(&mut table, "{}");
    begin(&mut table);
    counted(&mut table);
    let place = table.app.acting_place().expect("somebody is on turn");
    table.tap(Target::Seat(place, SeatTarget::Resign));
    table.tap(Target::Seat(place, SeatTarget::ResignYes));
    wait(&mut table, 30_000.0);
    table.tap_at(NOWHERE);
    let over: Vec<Fate> = counted(&mut table).iter().map(|count| count.what).collect();
    assert_eq!(over, [Fate::Finished]);
}

#[test]
fn a_game_that_waits_is_abandoned_when_it_is_forgotten_and_not_before() {
    let mut table = kiosk();
    set_by(&mut table, r#"{"abandon_seconds":120}"#);
    table.tap_at(NOWHERE);
    begin(&mut table);
    counted(&mut table);
    wait(&mut table, 111_000.0);
    assert!(in_show(&table));
    assert_eq!(counted(&mut table), []);
    wait(&mut table, 130_000.0);
    let left = counted(&mut table);
    let [left] = &left[..] else {
        panic!("{left:?}");
    };
    assert_eq!(left.what, Fate::Abandoned);
    assert!(
        left.minutes <= Some(2),
        "nobody played while it waited: {left:?}"
    );
}

#[test]
fn nothing_is_counted_without_a_file_or_against_its_wish() {
    for file in [None, Some(r#"{"counts":false}"#)] {
        let mut table = Table::new(5);
        if let Some(file) = file {
            set_by(&mut table, file);
        }
        begin(&mut table);
        end(&mut table);
        assert_eq!(counted(&mut table), [], "{file:?}");
    }
}

#[test]
fn the_page_reloads_only_when_idle() {
    let order = |table: &mut Table| {
        table.send(Event::HostOrders {
            asleep: false,
            reload: true,
        });
    };
    let mut table = kiosk();
    order(&mut table);
    assert_eq!(reloads(&mut table), 1);
    table.tap_at(NOWHERE);
    order(&mut table);
    begin(&mut table);
    wait(&mut table, 100_000.0);
    assert_eq!(reloads(&mut table), 0, "people play");
    wait(&mut table, 12_000.0);
    assert!(in_show(&table));
    assert_eq!(reloads(&mut table), 1);
    wait(&mut table, 60_000.0);
    assert_eq!(reloads(&mut table), 0, "once is enough");
}

#[test]
fn touches_and_failed_saves_are_counted() {
    let mut table = Table::new(5);
    let before = table.app.vitals();
    table.tap_at(NOWHERE);
    table.tap_at(NOWHERE);
    table.send(Event::NotSaved("no room".into()));
    let after = table.app.vitals();
    assert_eq!(after.touches - before.touches, 2);
    assert_eq!(after.failed_saves - before.failed_saves, 1);
    assert_eq!(after.screen, "trouble");
}

#[test]
fn the_last_commands_are_remembered_and_tell_nothing_that_is_secret() {
    let table = Table::started(3);
    let last = recorder::last_commands();
    assert!(last.len() > 3 && last.len() <= recorder::REMEMBERED);
    assert!(
        last.iter().any(|command| command.ends_with("Commit")),
        "{last:?}"
    );
    let rail = table.app.rail().expect("a game is on the table");
    let cities = rail.game().map().cities();
    for city in cities {
        let told = last.iter().any(|command| command.contains(&*city.name));
        assert!(!told, "{}", city.name);
    }
    // Pressing a disabled button asks for its reason, which is no command.
    let mut asked = table.clone();
    asked.tap(Target::Seat(asked.acting(), SeatTarget::Discard));
    assert_eq!(recorder::last_commands(), last);
    let picture = table.app.view();
    let mut board = picture.targets.iter().map(|area| area.target);
    let board = board.find(|target| matches!(target, Target::Board(_)));
    let board = board.expect("the person on turn may build");
    for _ in 0..100 {
        table.clone().tap(board);
    }
    assert_eq!(recorder::last_commands().len(), recorder::REMEMBERED);
}

#[test]
fn the_panel_tells_the_last_faults() {
    let mut table = Table::new(5);
    let faults = (1..=8).map(|number| format!("14:0{number} fault {number}"));
    table.send(Event::Faults(faults.collect()));
    hold(&mut table);
    give(&mut table, &[4, 7, 1, 1]);
    give(&mut table, &[4, 7, 1, 1]);
    for number in 6..=8 {
        assert!(table.says(&format!("14:0{number} fault {number}")));
    }
    assert!(!table.says("fault 5"));
    // Other programs' errors are counted in the last row.
    table.send(Event::ForeignFaults(41));
    assert!(table.says("41") && table.says("fault 8") && !table.says("fault 6"));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert!(!table.says("fault 8"));
}
