//! The browser's Back on an own screen: it closes what lies on top, asks before it leaves a game, and in the lobby it
//! leaves the page.

use app::Event;
use app::layout::Layout;
use scene::{LobbyTarget, Point, QuestionTarget, RulesTarget, SeatTarget, SettingsTarget, Target};

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
    assert!(table.app.takes_back(), "on {}", table.app.screen());
    table.send(Event::Back);
    table.app.screen()
}

#[test]
fn back_closes_a_sheet_and_in_the_lobby_it_leaves() {
    let mut table = lobby();
    assert!(!table.app.takes_back());
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert_eq!(back(&mut table), "lobby");
    assert!(!table.app.takes_back());
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
    assert!(!table.app.takes_back(), "the page keeps no visitor");
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
    assert!(!table.app.takes_back());
    table.send(Event::Back);
    assert_eq!(table.app.screen(), "trouble");
}
