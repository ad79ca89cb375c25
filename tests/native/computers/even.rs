//! Players that are even with the people at the table.

use app::Event;
use players::{Budget, search};
use rules::TwoPlayer;
use rules::raindrops::{ID as RAINDROPS, Options, Raindrops};
use rules::transglobal_rail::RailRequest;
use scene::ResultsTarget;
use session::Command;

use super::*;
use crate::common::disk::Disk;
use crate::common::games::TRANSGLOBAL_RAIL;

/// The lobby before a person's match against an even player, with settings that were kept.
fn lobby(settings: &str, seed: u64) -> Table {
    let disk = Disk {
        settings: Some(settings.into()),
        ..Disk::default()
    };
    let mut table = Table::new(seed);
    table.send(Event::Found(Box::new(disk.found())));
    table.tap(Target::Lobby(LobbyTarget::Join(PERSON)));
    let place = Station::FarRight;
    table.tap(Target::Lobby(LobbyTarget::Computer(place)));
    table.tap(Target::Lobby(LobbyTarget::Strength(place, Level::Even)));
    table
}

/// Returns the strength that is kept for the even player of a game.
fn kept(disk: &Disk, game: GameId) -> Option<&str> {
    let settings = disk.settings.as_deref()?;
    let name = format!("even.{game}=");
    settings.lines().find_map(|line| line.strip_prefix(&name))
}

fn give_up(table: &mut Table) {
    table.wait(2000.0);
    table.tap(Target::Seat(PERSON, SeatTarget::Resign));
    table.tap(Target::Seat(PERSON, SeatTarget::ResignYes));
}

/// The person plays Raindrops better than a computer that has no time.
fn win(table: &mut Table) {
    while acting(table).is_some() {
        if is_computers_turn(table) {
            table.wait(2000.0);
            continue;
        }
        let session = table.app.session().expect("it goes on");
        let start = Raindrops::new(Options::default()).expect("there is such a board");
        let game = start.with_position(&session.game().text());
        let game = game.expect("it was written so");
        let thought = search::turn(&game, Strength::Master, &Budget::Rounds(600), 1);
        let turn = thought.expect("the game goes on").to_string();
        let commands = session.game().typed(&turn).expect("it is allowed");
        for command in commands {
            table.tap(match command {
                Command::Touch(spot) | Command::Extend(spot) => Target::Board(spot),
                Command::Commit => Target::Seat(PERSON, SeatTarget::Ok),
                other => panic!("{other:?}"),
            });
        }
    }
}

#[test]
fn it_is_weaker_after_it_has_won_and_stronger_after_it_has_lost() {
    let mut disk = Disk::default();
    let mut table = lobby("", 3);
    table.tap(Target::Lobby(LobbyTarget::Game(RAINDROPS)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    disk.take(&mut table);
    assert_eq!(kept(&disk, RAINDROPS), None);
    give_up(&mut table);
    disk.take(&mut table);
    assert_eq!(kept(&disk, RAINDROPS), Some("2 4 1"));
    table.wait(5000.0);
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    win(&mut table);
    disk.take(&mut table);
    assert_eq!(kept(&disk, RAINDROPS), Some("4 2 -1"));
    // The strength in one game tells nothing about another game.
    assert_eq!(kept(&disk, TRANSGLOBAL_RAIL), None);
    let again = disk.restarted();
    let mut other = Disk::default();
    other.take(&mut { again });
    assert_eq!(
        other.settings, None,
        "it is there again, so nothing is kept anew"
    );
}

#[test]
fn matches_against_other_computers_tell_nothing() {
    let mut table = against(RAINDROPS, 1, Strength::Easy, 3);
    let mut disk = Disk::default();
    give_up(&mut table);
    disk.take(&mut table);
    assert_eq!(kept(&disk, RAINDROPS), None);
}

/// Returns the strength of the search for the first turn of an even player.
fn asked(kept: &str) -> Strength {
    let mut table = lobby(&format!("even.transglobal-rail={kept}\n"), 5);
    table.engine_is_silent = true;
    table.tap(Target::Lobby(LobbyTarget::Start));
    until_computers_turn(&mut table);
    let (_, question) = table.questions().pop().expect("it was asked");
    match RailRequest::of(&question) {
        Some(RailRequest::Turn(task, _)) => task.strength,
        other => panic!("{other:?}"),
    }
}

#[test]
fn it_thinks_as_the_strength_does_that_it_has_come_to() {
    assert_eq!(asked("-4 1 0"), Strength::Newcomer);
    assert_eq!(asked("0 1 0"), Strength::Learner);
    assert_eq!(asked("16 1 0"), Strength::Master);
    assert_eq!(asked("12 2 -1"), Strength::Hard);
    // Nothing that can be read: as it begins, between easy and medium.
    for garbage in ["", "17 1 0", "nonsense"] {
        let strength = asked(garbage);
        assert!(
            matches!(strength, Strength::Easy | Strength::Medium),
            "{garbage}"
        );
    }
}
