//! Computers come back with the game that was kept, and with links.

use crate::common::games::{QUICKWAY, TRANSGLOBAL_RAIL};
use app::Event;
use app::snapshot::Snapshot;
use base::table::{PlayerColour, Station};
use rules::{Level, Strength};
use scene::{QuestionTarget, ReplayTarget, SettingsTarget, Slider, Target};
use screens::GAMES;
use session::{Controller, SeatAssignment};

use super::*;
use crate::common::disk::Disk;
use crate::common::{grid, maps};

/// Returns a new table that finds this one's saved data. Its map is the grid.
fn restarted(table: &mut Table) -> Table {
    let found = Disk::of(table).found();
    let mut again = Table::bare(99);
    again.engine_is_silent = table.engine_is_silent;
    again.send(Event::Found(Box::new(found)));
    let file = Ok(Box::new(grid::grid_file()));
    again.send(Event::MapCame {
        map: maps::europe(),
        file,
    });
    again
}

fn sitting(table: &Table) -> Vec<SeatAssignment> {
    let session = table.app.session().expect("a game is on the table");
    session.seats().to_vec()
}

#[test]
fn a_reload_after_every_step_of_a_computers_turn_brings_it_back_and_it_plays_on() {
    for kind in GAMES.ids() {
        let mut table = against(kind, 1, Strength::Master, 8);
        until_computers_turn(&mut table);
        let before = turn(&table);
        for _ in 0..30 {
            let kept = table.app.kept().map(|kept| kept.1);
            let mut copy = table.clone();
            let mut again = restarted(&mut copy);
            assert_eq!(again.app.screen(), "saved-game");
            again.wait(10_000.0);
            again.tap(Target::Resume);
            assert_eq!(sitting(&again), sitting(&table));
            assert_eq!(again.app.kept().map(|kept| kept.1), kept);
            assert!(is_computers_turn(&again));
            let turns = turn(&again);
            play_on(&mut again, 1);
            assert_eq!(turn(&again), turns + 1, "{kind:?}");
            assert!(
                !again.shows(Target::Dismiss),
                "{kind:?}: {:?}",
                again.words()
            );
            table.wait(table.app.wake_at().expect("it goes on").value() - table.now);
            if turn(&table) > before {
                break;
            }
        }
    }
}

#[test]
fn the_waiting_sheet_and_the_lobby_know_the_computers() {
    let mut table = against(QUICKWAY, 1, Strength::Easy, 8);
    let mut again = restarted(&mut table);
    again.tap(Target::Resume);
    again.tap(Target::Settings(SettingsTarget::Cog));
    again.tap(Target::Settings(SettingsTarget::EndGame));
    again.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!((again.app.screen(), again.heads()), ("lobby", (1, 1)));
}

#[test]
fn the_pace_is_kept_with_the_settings() {
    let mut table = Table::new(1);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(table.says(&Slider::Pace.say(6).to_string()));
    table.drag(Target::Slider(Slider::Pace), 1.0);
    assert!(table.says(&Slider::Pace.say(20).to_string()));
    let mut again = restarted(&mut table);
    again.tap(Target::Settings(SettingsTarget::Cog));
    assert!(again.says(&Slider::Pace.say(20).to_string()));
}

#[test]
fn a_link_is_only_looked_at_and_played_on_with_its_computers() {
    for kind in GAMES.ids() {
        let mut table = against(kind, 1, Strength::Medium, 8);
        play_on(&mut table, 3);
        until_computers_turn(&mut table);
        let (text, steps) = table.app.kept().expect("a game is on the table");
        let mut other = Table::new(2);
        other.engine_is_silent = true;
        other.send(Event::Link(text));
        other.wait(10_000.0);
        assert!(other.questions().is_empty(), "nobody plays here");
        assert_eq!(other.app.kept().map(|kept| kept.1), Some(steps));
        other.engine_is_silent = false;
        other.tap(Target::Replay(ReplayTarget::PlayOn));
        assert_eq!(sitting(&other), sitting(&table));
        play_on(&mut other, 2);
        assert!(
            turn(&other) >= 2 && !other.shows(Target::Dismiss),
            "{kind:?}"
        );
    }
}

#[test]
fn looking_at_a_link_and_going_away_lets_the_computer_go_on() {
    let mut other = against(QUICKWAY, 1, Strength::Medium, 8);
    play_on(&mut other, 2);
    let (text, _) = other.app.kept().expect("a game is on the table");
    let mut table = against(TRANSGLOBAL_RAIL, 1, Strength::Medium, 8);
    until_computers_turn(&mut table);
    let before = turn(&table);
    table.engine_is_silent = true;
    table.send(Event::Link(text));
    table.wait(5000.0);
    table.engine_is_silent = false;
    table.tap(Target::ToLobby);
    table.wait(5000.0);
    assert!(turn(&table) > before);
}

#[test]
fn a_snapshot_stores_computers_and_refuses_bad_levels() {
    let mut aside = Snapshot::default();
    for (index, place) in Station::ALL.into_iter().enumerate() {
        aside.sitting.push(SeatAssignment {
            place,
            colour: PlayerColour::ALL[5 - index],
            controller: match index % 2 {
                0 => Controller::Person,
                _ => Controller::Computer(Level::ALL[index % Level::ALL.len()]),
            },
        });
    }
    let bytes = aside.to_bytes();
    assert_eq!(Snapshot::from_bytes(&bytes), Some(aside.clone()));
    for one in &mut aside.sitting {
        one.controller = Controller::Person;
    }
    let people = aside.to_bytes();
    // Behind the number and how many there are: the place, the colour, and no strength.
    let sits: Vec<_> = (0..6).flat_map(|index| [index, 5 - index, 0]).collect();
    assert_eq!(people[..20], [&[0, 6][..], &sits].concat());
    for byte in 0..=u8::MAX {
        let with = |at: usize| {
            let mut bytes = people.clone();
            bytes[at] = byte;
            Snapshot::from_bytes(&bytes)
        };
        // The others sit at the places 1 to 5 in the colours 0 to 4.
        assert_eq!(with(2).is_some(), byte == 0, "{byte}");
        assert_eq!(with(3).is_some(), byte == 5, "{byte}");
        let mut computer = people.clone();
        computer[4] = 1;
        computer.insert(5, byte);
        assert_eq!(
            Snapshot::from_bytes(&computer).is_some(),
            usize::from(byte) < Level::ALL.len(),
            "{byte}"
        );
    }
}
