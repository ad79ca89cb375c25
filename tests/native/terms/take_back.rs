//! A person who plays against the computer takes back a turn with the computer's answer. Against a person it needs
//! a question first.

use base::table::Station;
use rules::{GameId, Spot, TimeLimit};
use scene::{LobbyTarget, SeatTarget, Target};
use session::{Actor, Command, Refused};

use super::for_two;
use crate::common::disk::{Disk, game, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;

const UNDO: Target = Target::Seat(FACING[0], SeatTarget::Undo);
const TAKE_BACK: Target = Target::Seat(FACING[0], SeatTarget::TakeBack);

/// A game against the computer in which a person, who begins or not, is on turn.
fn against_computer(game: GameId, person_begins: bool) -> Table {
    let mut table = Table::new(4);
    table.tap(Target::Lobby(LobbyTarget::Join(FACING[0])));
    table.tap(Target::Lobby(LobbyTarget::Computer(FACING[1])));
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    let first = FACING[usize::from(!person_begins)];
    table.tap(Target::Lobby(LobbyTarget::Begins(Some(first))));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    table
}

/// The person touches and confirms a turn, and the computer answers.
fn a_turn(table: &mut Table) {
    while !table.board().may_commit() {
        let cell = table.board().play.reach().next[0];
        table.tap(Target::Board(Spot::Cell(cell)));
    }
    table.ok();
    table.rest();
}

#[test]
fn a_turn_and_its_answer_are_taken_back_in_every_game() {
    for id in for_two() {
        for begins in [true, false] {
            let mut table = against_computer(id, begins);
            let before = (table.position(), table.board().turns());
            assert!(
                !table.shows(TAKE_BACK) && !table.allows(UNDO),
                "{id:?}: nothing was played"
            );
            a_turn(&mut table);
            let middle = (table.position(), table.board().turns());
            a_turn(&mut table);
            assert_eq!(table.mover(), FACING[0]);
            table.tap(TAKE_BACK);
            assert_eq!((table.position(), table.board().turns()), middle, "{id:?}");
            table.tap(TAKE_BACK);
            assert_eq!((table.position(), table.board().turns()), before, "{id:?}");
            assert_eq!(table.mover(), FACING[0]);
            assert!(!table.shows(TAKE_BACK), "{id:?}: there is no turn before");
            a_turn(&mut table);
            assert_eq!(table.board().turns(), before.1 + 2, "{id:?}: it goes on");
        }
    }
}

#[test]
fn undo_takes_back_what_is_drafted_and_one_tap_too_many_no_turn() {
    let mut table = against_computer(for_two().next().expect("one"), true);
    a_turn(&mut table);
    let turns = table.board().turns();
    let cell = table.board().play.reach().next[0];
    table.tap(Target::Board(Spot::Cell(cell)));
    assert!(!table.shows(TAKE_BACK));
    let at = table.place(UNDO);
    table.now += 500.0;
    table.tap_at(at);
    assert!(table.shows(TAKE_BACK));
    table.tap_at(at);
    assert_eq!(
        table.board().turns(),
        turns,
        "the second tap was meant for UNDO"
    );
    table.tap(TAKE_BACK);
    assert_eq!(table.board().turns(), turns - 2);
}

/// The person on turn touches and confirms a turn.
fn turn_of_a_person(table: &mut Table) {
    while !table.board().may_commit() {
        let cell = table.board().play.reach().next[0];
        table.tap(Target::Board(Spot::Cell(cell)));
    }
    table.ok();
}

fn at(place: Station, target: SeatTarget) -> Target {
    Target::Seat(place, target)
}

#[test]
fn a_turn_is_taken_back_if_the_other_person_allows_it() {
    for id in for_two() {
        let mut table = Table::duelling(3, FACING, id, &[]);
        turn_of_a_person(&mut table);
        let before = (table.position(), table.board().turns());
        let [asks, answers] = [table.mover(), table.waiting()];
        assert!(!table.shows(at(asks, SeatTarget::TakeBack)), "{id:?}");
        turn_of_a_person(&mut table);
        table.tap(at(asks, SeatTarget::TakeBack));
        assert!(table.panel(answers).join(" ").contains("asks to take back"));
        assert!(table.panel(asks).join(" ").contains("You asked"));
        assert!(!table.shows(at(asks, SeatTarget::AnswerYes)), "not its own");
        let mut restarted = Disk::of(&mut table).restarted();
        go_on(&mut restarted);
        for mut table in [table, restarted] {
            table.tap(at(answers, SeatTarget::AnswerYes));
            assert_eq!((table.position(), table.board().turns()), before, "{id:?}");
            assert_eq!(table.mover(), asks, "{id:?}");
            turn_of_a_person(&mut table);
            assert_eq!(table.board().turns(), before.1 + 1, "it goes on");
        }
    }
}

/// Both have as much time as when the turn began, without what it added.
#[test]
fn a_turn_that_is_taken_back_gives_the_clocks_of_before_back() {
    let id = for_two().next().expect("one");
    let with_clocks = |other: LobbyTarget| {
        let mut table = Table::new(4);
        let chosen = [
            LobbyTarget::Join(FACING[0]),
            other,
            LobbyTarget::Game(id),
            LobbyTarget::Clock(Some(TimeLimit::FiveMinutes)),
            LobbyTarget::Increment,
            LobbyTarget::Begins(Some(FACING[0])),
            LobbyTarget::Start,
        ];
        for target in chosen {
            table.tap(Target::Lobby(target));
        }
        table.rest();
        table
    };
    let left = |table: &Table| {
        let clock = table.app.session().expect("a game").terms().clock.clone();
        [0, 1].map(|seat| clock.as_ref().expect("clocks").left(seat))
    };
    let mut people = with_clocks(LobbyTarget::Join(FACING[1]));
    turn_of_a_person(&mut people);
    let before = left(&people);
    let [asks, answers] = [people.mover(), people.waiting()];
    people.wait(40_000.0);
    turn_of_a_person(&mut people);
    people.wait(20_000.0);
    let mut restarted = Disk::of(&mut people).restarted();
    go_on(&mut restarted);
    for mut people in [people, restarted] {
        people.tap(at(asks, SeatTarget::TakeBack));
        people.tap(at(answers, SeatTarget::AnswerYes));
        assert_eq!(people.mover(), asks);
        assert_eq!(left(&people), before);
        people.wait(3_000.0);
        assert!(left(&people)[1] < before[1], "it goes on");
    }

    let mut alone = with_clocks(LobbyTarget::Computer(FACING[1]));
    for _ in 0..2 {
        alone.wait(20_000.0);
        turn_of_a_person(&mut alone);
        alone.rest();
    }
    let mut restarted = Disk::of(&mut alone).restarted();
    go_on(&mut restarted);
    for mut alone in [alone, restarted] {
        for _ in 0..2 {
            alone.tap(at(FACING[0], SeatTarget::TakeBack));
        }
        assert_eq!((alone.board().turns(), left(&alone)), (0, [300_000; 2]));
    }
}

#[test]
fn a_turn_that_is_not_given_back_is_not_asked_for_twice() {
    let id = for_two().next().expect("one");
    let mut table = Table::duelling(3, FACING, id, &[]);
    turn_of_a_person(&mut table);
    let [answers, asks] = [table.mover(), table.waiting()];
    table.tap(at(asks, SeatTarget::TakeBack));
    table.tap(at(answers, SeatTarget::AnswerNo));
    assert!(table.panel(asks).join(" ").contains("Not taken back"));
    assert!(!table.shows(at(asks, SeatTarget::TakeBack)));
    assert_eq!(table.board().turns(), 1);
    turn_of_a_person(&mut table);
    table.tap(at(answers, SeatTarget::TakeBack));
    // Continuing counts as an answer.
    turn_of_a_person(&mut table);
    assert!(!table.shows(at(asks, SeatTarget::AnswerYes)));
    assert_eq!(table.board().turns(), 3);
}

#[test]
fn players_take_back_only_their_own_turns() {
    let id = for_two().next().expect("one");
    let mut table = Table::duelling(3, FACING, id, &[]);
    let mut session = table.app.session().expect("a game").clone();
    let early = session.apply(Actor::Person(1), session.revision(), Command::TakeBack);
    assert_eq!(early, Err(Refused::NothingToUndo));
    turn_of_a_person(&mut table);
    let mut session = table.app.session().expect("a game").clone();
    for by in [Actor::Person(1), Actor::Table, Actor::Computer(0)] {
        let refused = session.apply(by, session.revision(), Command::TakeBack);
        assert!(
            matches!(refused, Err(Refused::NothingToUndo | Refused::NotYourSeat)),
            "{by:?}"
        );
    }
    let mut ask = |by, command| session.apply(by, session.revision(), command);
    assert!(ask(Actor::Person(0), Command::TakeBack).is_ok());
    for by in [Actor::Person(0), Actor::Table, Actor::Computer(1)] {
        assert!(ask(by, Command::Answer(true)).is_err(), "{by:?}");
    }
    assert!(ask(Actor::Remote(1), Command::Answer(true)).is_ok());
    assert_eq!(session.moves(), 0);
}

#[test]
fn turns_cannot_be_taken_back_while_the_computer_thinks() {
    let mut table = against_computer(for_two().next().expect("one"), true);
    a_turn(&mut table);
    table.engine_is_silent = true;
    let cell = table.board().play.reach().next[0];
    table.tap(Target::Board(Spot::Cell(cell)));
    table.ok();
    assert!(!table.shows(TAKE_BACK));
    let mut session = table.app.session().expect("a game").clone();
    let refused = session.apply(Actor::Person(0), session.revision(), Command::TakeBack);
    assert_eq!(refused, Err(Refused::NothingToUndo));
}

#[test]
fn a_hint_that_is_under_way_is_forgotten() {
    let mut table = against_computer(for_two().next().expect("one"), true);
    a_turn(&mut table);
    table.engine_is_silent = true;
    table.effects.clear();
    table.tap(Target::Seat(FACING[0], SeatTarget::Hint));
    let (id, question) = table.questions().pop().expect("it was asked");
    table.tap(TAKE_BACK);
    assert!(table.app.hint().is_none());
    let answer = crate::common::fingers::answer(&question).expect("a good answer");
    table.send(app::Event::EngineReply {
        id,
        answer: Ok(answer),
    });
    assert!(table.app.hint().is_none());
    assert!(table.app.may_hint(FACING[0]), "it may be asked anew");
}

#[test]
fn a_page_that_is_killed_comes_back_after_what_was_taken_back() {
    for id in for_two() {
        let mut table = against_computer(id, true);
        let mut disk = Disk::default();
        for _ in 0..3 {
            a_turn(&mut table);
        }
        disk.take(&mut table);
        table.tap(TAKE_BACK);
        disk.take(&mut table);
        let mut restarted = disk.clone().restarted();
        go_on(&mut restarted);
        assert_eq!(game(&restarted.app), game(&table.app), "{id:?}");
        // And so it does with what is played behind it.
        restarted.engine_is_silent = true;
        a_turn(&mut table);
        table.tap(TAKE_BACK);
        table.tap(TAKE_BACK);
        disk.take(&mut table);
        let mut restarted = disk.restarted();
        go_on(&mut restarted);
        assert_eq!(game(&restarted.app), game(&table.app), "{id:?}");
        assert_eq!(restarted.board().turns(), 2);
    }
}
