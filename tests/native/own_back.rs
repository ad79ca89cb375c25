//! The browser's Back on an own screen: it closes the top layer, asks before it leaves a game, and in the lobby it
//! leaves the page.

use app::layout::Layout;
use app::{Effect, Event};
use scene::{LobbyTarget, Point, QuestionTarget, RulesTarget, SeatTarget, SettingsTarget, Target};

use crate::common::disk::{Disk, game, go_on};
use crate::common::fingers::Table;

/// A game for two on an own screen, with a person at both seats.
fn playing() -> Table {
    let mut table = lobby();
    table.send(Event::Query(vec![("game".into(), "rapid-transit".into())]));
    table.tap(Target::Lobby(LobbyTarget::Against(None)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert_eq!(table.app.screen(), "game");
    table
}

fn lobby() -> Table {
    let mut table = Table::new(1);
    table.send(Event::Query(vec![("layout".into(), "own".into())]));
    assert_eq!(table.app.layout(), Layout::Own);
    table
}

/// Goes back; returns what is on the screen then.
fn back(table: &mut Table) -> &'static str {
    let steps = table.app.steps_back();
    assert!(steps > 0, "on {}", table.app.screen());
    assert_eq!(entries(table), steps);
    table.send(Event::Back);
    table.app.screen()
}

/// Returns the history entries that the page has requested.
fn entries(table: &Table) -> usize {
    let all = table.effects.iter().rev();
    let mut asked = all.filter_map(|effect| match effect {
        Effect::StepsBack(steps) => Some(*steps),
        _ => None,
    });
    asked.next().unwrap_or(0)
}

#[test]
fn back_closes_a_sheet_and_in_the_lobby_it_leaves() {
    let mut table = lobby();
    assert_eq!(table.app.steps_back(), 0);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert_eq!(back(&mut table), "lobby");
    assert_eq!(table.app.steps_back(), 0);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    assert_eq!(back(&mut table), "lobby");
    table.send(Event::Trouble("no room".into()));
    assert_eq!(back(&mut table), "lobby");
}

#[test]
fn back_asks_before_it_leaves_a_game_and_the_next_one_leaves_the_page() {
    let mut table = playing();
    assert_eq!(back(&mut table), "question");
    assert_eq!(table.app.steps_back(), 0, "the page keeps no visitor");
    table.tap(Target::Question(QuestionTarget::No));
    assert_eq!(table.app.screen(), "game");
    assert_eq!(back(&mut table), "question");
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!(table.app.screen(), "lobby");
    // The same question in the settings is one that Back answers.
    let mut table = playing();
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::EndGame));
    assert_eq!(back(&mut table), "game");
}

/// A game and the sheet over it have an entry each, so that Back never needs another one than it takes away.
#[test]
fn each_step_back_leaves_the_page_one_entry_less() {
    let mut table = playing();
    assert_eq!(entries(&table), 1);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert_eq!(entries(&table), 2);
    table.tap(Target::Settings(SettingsTarget::Languages));
    assert_eq!(entries(&table), 2, "a sheet takes another's place");
    table.send(Event::Trouble("no room".into()));
    for left in [2, 1, 0] {
        back(&mut table);
        assert_eq!(entries(&table), left);
    }
    assert_eq!(table.app.screen(), "question");
}

/// A person who presses Back far too often leaves the page, and finds the game again.
#[test]
fn back_that_is_pressed_many_times_loses_no_game() {
    let mut table = playing();
    table.tap(Target::Settings(SettingsTarget::Cog));
    let text = game(&table.app);
    for _ in 0..9 {
        table.send(Event::Back);
    }
    assert_eq!(game(&table.app), text);
    let mut disk = Disk::of(&mut table);
    let mut again = disk.restarted();
    go_on(&mut again);
    assert_eq!(game(&again.app), text);
}

/// Results at a table belong to all, and a question to one seat is that person's to answer.
#[test]
fn at_a_table_back_asks_and_decides_nothing_for_others() {
    let mut table = playing();
    table.send(Event::Query(vec![("layout".into(), "table".into())]));
    assert_eq!(table.app.layout(), Layout::Table);
    let place = table.app.acting_place().expect("somebody is on turn");
    table.tap(Target::Seat(place, SeatTarget::Resign));
    assert_eq!(back(&mut table), "question");
    table.tap(Target::Question(QuestionTarget::No));
    assert!(table.shows(Target::Seat(place, SeatTarget::ResignYes)));
    table.tap(Target::Seat(place, SeatTarget::ResignYes));
    assert_eq!(table.app.screen(), "results");
    assert_eq!(table.app.steps_back(), 0);
}

#[test]
fn back_takes_back_what_a_seat_was_asked_and_leaves_results() {
    let mut table = playing();
    let place = table.app.acting_place().expect("somebody is on turn");
    let resign = Target::Seat(place, SeatTarget::Resign);
    let yes = Target::Seat(place, SeatTarget::ResignYes);
    table.tap(resign);
    assert!(table.shows(yes));
    assert_eq!(back(&mut table), "game");
    assert!(!table.shows(yes));
    table.tap(resign);
    table.tap(yes);
    assert_eq!(table.app.screen(), "results");
    table.tap(Target::Seat(place, SeatTarget::Review));
    assert_eq!(table.app.screen(), "review");
    assert_eq!(back(&mut table), "results");
    assert_eq!(back(&mut table), "lobby");
}

#[test]
fn a_kiosk_has_no_way_back() {
    let mut table = Table::new(1);
    table.send(Event::Kiosk);
    table.tap_at(Point::new(960.0, 540.0));
    table.send(Event::Trouble("no room".into()));
    assert_eq!(table.app.screen(), "trouble");
    assert_eq!(table.app.steps_back(), 0);
    table.send(Event::Back);
    assert_eq!(table.app.screen(), "trouble");
}
