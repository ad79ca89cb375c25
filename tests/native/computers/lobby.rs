//! Giving seats to the computer.

use crate::common::games::QUICKWAY;
use base::table::{PlayerColour, Station};
use rules::{Level, Strength};
use scene::{LobbyTarget, QuestionTarget, ResultsTarget, SeatTarget, SettingsTarget, Target};
use screens::GAMES;

use super::*;

#[test]
fn an_empty_seat_is_given_to_the_computer_with_strength_and_colour() {
    let mut table = Table::new(1);
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::Right)));
    assert!(!table.shows(Target::Lobby(LobbyTarget::Join(Station::Right))));
    assert!(!table.shows(Target::Lobby(LobbyTarget::Computer(Station::Right))));
    table.tap(Target::Lobby(LobbyTarget::Join(PERSON)));
    table.tap(Target::Lobby(LobbyTarget::Strength(
        Station::Right,
        Level::Fixed(Strength::Hard),
    )));
    table.tap(Target::Lobby(LobbyTarget::Colour(
        Station::Right,
        PlayerColour::Pink,
    )));
    assert_eq!(table.heads(), (1, 1));
    table.tap(Target::Lobby(LobbyTarget::Start));
    let play = table.app.rail().expect("begun");
    let computers: Vec<_> = play
        .sitting
        .iter()
        .map(|one| (one.colour, one.computer()))
        .collect();
    let strongest = Some(Level::Fixed(Strength::Hard));
    assert_eq!(
        computers,
        [(PlayerColour::Blue, None), (PlayerColour::Pink, strongest)]
    );
    assert!(table.says("Computer \u{b7} hard"));
}

#[test]
fn the_computer_is_sent_away_and_people_sit_down_there() {
    let mut table = Table::new(1);
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::Right)));
    table.tap(Target::Lobby(LobbyTarget::Leave(Station::Right)));
    table.tap(Target::Lobby(LobbyTarget::Join(Station::Right)));
    assert!(!table.shows(Target::Lobby(LobbyTarget::Strength(
        Station::Right,
        Level::Fixed(Strength::Easy)
    ))));
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::Left)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    let sitting = &table.app.rail().expect("begun").sitting;
    let computer = |place| {
        let one = sitting.iter().find(|one| one.place == place);
        one.expect("somebody sits there").computer()
    };
    assert_eq!(computer(Station::Right), None);
    assert_eq!(
        computer(Station::Left),
        Some(Level::Fixed(Strength::Medium)),
        "as it is at first"
    );
}

#[test]
fn a_second_tap_where_computer_was_means_nothing_else() {
    let mut table = Table::new(1);
    let at = table.place(Target::Lobby(LobbyTarget::Computer(Station::NearLeft)));
    table.tap_at(at);
    table.tap_at(at);
    assert!(table.shows(Target::Lobby(LobbyTarget::Leave(Station::NearLeft))));
    assert_eq!(table.heads(), (0, 1));
}

#[test]
fn a_second_tap_where_remove_or_leave_was_means_nothing_else() {
    for (taken, heads) in [
        (LobbyTarget::Computer as fn(Station) -> LobbyTarget, (0, 1)),
        (LobbyTarget::Join, (1, 0)),
    ] {
        let mut table = Table::new(1);
        table.tap(Target::Lobby(taken(PERSON)));
        assert_eq!(table.heads(), heads);
        table.now += 500.0;
        let at = table.place(Target::Lobby(LobbyTarget::Leave(PERSON)));
        table.tap_at(at);
        table.tap_at(at);
        assert!(
            table.shows(Target::Lobby(LobbyTarget::Join(PERSON))),
            "{heads:?}"
        );
        table.tap(Target::Lobby(taken(PERSON)));
        assert!(
            table.shows(Target::Lobby(LobbyTarget::Leave(PERSON))),
            "a later touch counts"
        );
    }
}

#[test]
fn at_least_one_person_has_to_play() {
    let mut table = Table::new(1);
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::NearLeft)));
    assert!(
        table.says("At least one person must tap JOIN."),
        "{:?}",
        table.words()
    );
    table.tap(Target::Lobby(LobbyTarget::Leave(Station::NearLeft)));
    for place in [Station::Left, Station::Right] {
        table.tap(Target::Lobby(LobbyTarget::Computer(place)));
    }
    for game in GAMES.ids() {
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        assert_eq!(table.heads(), (0, 2));
        assert!(!table.allows(Target::Lobby(LobbyTarget::Start)), "{game:?}");
    }
    table.tap(Target::Lobby(LobbyTarget::Leave(Station::Left)));
    table.tap(Target::Lobby(LobbyTarget::Join(Station::Left)));
    assert!(table.allows(Target::Lobby(LobbyTarget::Start)));
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::NearLeft)));
    assert!(!table.allows(Target::Lobby(LobbyTarget::Start)));
    assert!(table.says("tap REMOVE"));
    table.tap(Target::Lobby(LobbyTarget::Leave(Station::NearLeft)));
    assert!(table.allows(Target::Lobby(LobbyTarget::Start)));
}

#[test]
fn the_same_computers_play_again_and_stay_in_the_lobby() {
    let mut table = against(QUICKWAY, 1, Strength::Hard, 1);
    let computers = |table: &Table| {
        let sitting = &table.board().sitting;
        sitting
            .iter()
            .filter(|one| one.computer() == Some(Level::Fixed(Strength::Hard)))
            .count()
    };
    let first = table.board().sitting[0].place;
    table.tap(Target::Seat(PERSON, SeatTarget::Resign));
    table.tap(Target::Seat(PERSON, SeatTarget::ResignYes));
    assert_eq!(table.app.screen(), "results");
    let winner = table.board().play.ended().and_then(|ended| ended.winner);
    let winner = table.board().sitting[winner.expect("one gave up")];
    assert!(!winner.is_person());
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    assert_eq!(computers(&table), 1);
    assert_ne!(
        table.board().sitting[0].place,
        first,
        "the other one begins"
    );
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::EndGame));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!((table.app.screen(), table.heads()), ("lobby", (1, 1)));
}
