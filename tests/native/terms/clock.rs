//! Clocks of two players: the running one, pauses, and the end of the time.

use app::{Effect, Event, Sound};
use base::table::Station;
use rules::request::{EngineRequest, Task};
use rules::{GameId, Spot, TimeLimit};
use scene::{LobbyTarget, ResultsTarget, RulesTarget, SeatTarget, SettingsTarget, Target};
use session::{Actor, Command, EarlyEnd, Refused, Seat};

use super::for_two;
use crate::common::disk::{Disk, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;

fn any_game() -> GameId {
    for_two().next().expect("there is one")
}

/// A game that has just begun by a clock: the first of the two begins.
fn timed(game: GameId, limit: TimeLimit) -> Table {
    let mut table = Table::new(4);
    for place in FACING {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    table.tap(Target::Lobby(LobbyTarget::Clock(Some(limit))));
    table.tap(Target::Lobby(LobbyTarget::Begins(Some(FACING[0]))));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// A game by clocks of which the first seat has the next longer one, with what each turn adds.
fn unequal() -> Table {
    let mut table = Table::new(4);
    for place in FACING {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    for target in [
        LobbyTarget::Game(any_game()),
        LobbyTarget::Clock(Some(TimeLimit::FiveMinutes)),
        LobbyTarget::Time(FACING[0]),
        LobbyTarget::Increment,
        LobbyTarget::Begins(Some(FACING[0])),
        LobbyTarget::Start,
    ] {
        table.tap(Target::Lobby(target));
    }
    table
}

/// Returns the time that the clock of a seat has left, in milliseconds.
fn left(table: &Table, seat: Seat) -> u32 {
    let session = table.app.session().expect("a game is on the table");
    let clock = session.terms().clock.as_ref();
    clock.expect("it is played by the clock").left(seat)
}

fn a_turn(table: &mut Table) {
    while !table.board().may_commit() {
        let cell = table.board().play.reach().next[0];
        table.tap(Target::Board(Spot::Cell(cell)));
    }
    table.ok();
}

#[test]
fn only_the_clock_of_who_is_on_turn_runs_and_both_are_shown() {
    for game in for_two() {
        let mut table = timed(game, TimeLimit::FiveMinutes);
        assert!(
            table
                .words()
                .iter()
                .filter(|words| *words == "5:00")
                .count()
                == 2
        );
        table.wait(61_000.0);
        assert!(
            left(&table, 0) <= 239_000 && left(&table, 1) == 300_000,
            "{game:?}"
        );
        assert!(table.says("3:59") || table.says("3:58"));
        a_turn(&mut table);
        let spent = left(&table, 0);
        table.wait(10_000.0);
        assert_eq!(left(&table, 0), spent, "{game:?}");
        assert!(left(&table, 1) <= 290_000, "{game:?}");
    }
}

/// A player who could stop the own clock with a sheet would have all the time there is.
#[test]
fn no_sheet_stops_it() {
    for open in [
        Target::Settings(SettingsTarget::Cog),
        Target::Rules(RulesTarget::Open),
    ] {
        let mut table = timed(any_game(), TimeLimit::FiveMinutes);
        if open != Target::Settings(SettingsTarget::Cog) {
            table.tap(Target::Settings(SettingsTarget::Cog));
        }
        table.tap(open);
        table.wait(20_000.0);
        assert!(left(&table, 0) <= 281_000, "{}", left(&table, 0));
    }
    let mut table = timed(any_game(), TimeLimit::FiveMinutes);
    table.send(Event::Trouble("Something is wrong.".into()));
    table.wait(20_000.0);
    assert!(left(&table, 0) <= 281_000, "{}", left(&table, 0));
}

#[test]
fn it_is_painted_once_a_second_and_not_oftener() {
    let mut table = timed(any_game(), TimeLimit::TwoMinutes);
    table.wait(1_500.0);
    let before = table.now;
    for _ in 0..10 {
        let at = table.app.wake_at().expect("the clock runs").value();
        assert!(at > table.now, "it asks for no time that has passed");
        table.now = at;
        table.feed(Event::Wake);
    }
    assert!(table.now - before >= 9_000.0, "{}", table.now - before);
}

#[test]
fn a_player_out_of_time_loses() {
    for game in for_two() {
        let mut table = timed(game, TimeLimit::TwoMinutes);
        table.wait(119_000.0);
        assert!(table.board().play.ended().is_none());
        table.wait(2_000.0);
        let ended = table.board().play.ended().expect("the time is up");
        assert_eq!(ended.winner, Some(1), "{game:?}");
        assert_eq!(ended.early, Some(EarlyEnd::OutOfTime(0)));
        for place in FACING {
            let panel = table.panel(place).join(" ");
            assert!(panel.contains("Orange ran out of time"), "{panel}");
        }
        assert!(table.shows(Target::Results(ResultsTarget::PlayAgain)));
        // The result is kept.
        let mut restarted = Disk::of(&mut table).restarted();
        go_on(&mut restarted);
        assert_eq!(restarted.board().play.ended(), Some(ended));
    }
}

#[test]
fn a_sleeping_page_does_not_cost_the_game() {
    let mut table = timed(any_game(), TimeLimit::TwoMinutes);
    let before = left(&table, 0);
    table.now += 3_600_000.0;
    table.feed(Event::Wake);
    assert!(table.board().play.ended().is_none());
    assert!(before - left(&table, 0) <= 2_000);
}

#[test]
fn the_time_that_is_left_survives_a_page_that_is_killed() {
    let mut table = timed(any_game(), TimeLimit::FiveMinutes);
    a_turn(&mut table);
    // There is no touch meanwhile.
    table.wait(45_000.0);
    let mut restarted = Disk::of(&mut table).restarted();
    go_on(&mut restarted);
    assert_eq!(left(&restarted, 0), left(&table, 0));
    let lost = left(&restarted, 1) - left(&table, 1);
    assert!(lost <= 10_000, "{lost} ms of thinking were given back");
    let was = left(&restarted, 1);
    restarted.wait(5_000.0);
    assert!(left(&restarted, 1) < was, "it runs again");
}

#[test]
fn thinking_is_kept_now_and_then_and_not_all_the_time() {
    let mut table = timed(any_game(), TimeLimit::FiveMinutes);
    table.effects.clear();
    table.wait(60_000.0);
    let kept = |effect: &&Effect| matches!(effect, Effect::Append { .. } | Effect::Save { .. });
    let kept = table.effects.iter().filter(kept).count();
    assert!((5..=7).contains(&kept), "{kept} times in a minute");
}

#[test]
fn a_sand_glass_reminds_but_costs_no_game() {
    let mut table = timed(any_game(), TimeLimit::SandGlass);
    table.sounds();
    table.wait(31_000.0);
    assert!(table.panel(FACING[0]).join(" ").contains("Time’s up"));
    assert!(!table.panel(FACING[1]).join(" ").contains("Time’s up"));
    assert_eq!(table.sounds(), [Sound::Turn], "once");
    table.wait(100_000.0);
    assert!(table.board().play.ended().is_none());
    a_turn(&mut table);
    assert_eq!(table.mover(), FACING[1]);
    assert!(left(&table, 0) == 30_000 && left(&table, 1) > 29_000);
}

/// Starts a game by a clock that a computer player begins.
///
/// Its engine answers only when the test says so.
fn against_a_computer(limit: TimeLimit) -> Table {
    let mut table = Table::new(4);
    table.engine_is_silent = true;
    table.tap(Target::Lobby(LobbyTarget::Join(FACING[0])));
    table.tap(Target::Lobby(LobbyTarget::Computer(FACING[1])));
    table.tap(Target::Lobby(LobbyTarget::Game(any_game())));
    table.tap(Target::Lobby(LobbyTarget::Clock(Some(limit))));
    table.tap(Target::Lobby(LobbyTarget::Begins(Some(FACING[1]))));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

#[test]
fn a_computer_spends_its_time_and_loses_when_none_is_left() {
    let mut table = against_a_computer(TimeLimit::TwoMinutes);
    let clocks = table.words().into_iter().filter(|words| words == "2:00");
    assert_eq!(clocks.count(), 2, "both see both");
    table.wait(30_000.0);
    assert!(left(&table, 0) <= 91_000, "{}", left(&table, 0));
    assert_eq!(left(&table, 1), 120_000);
    // Trouble that keeps the computer from playing costs it no time.
    let before = left(&table, 0);
    table.send(Event::Trouble("Something is wrong.".into()));
    table.wait(20_000.0);
    assert!(before - left(&table, 0) < 2_500, "{}", left(&table, 0));
    table.tap(Target::Dismiss);
    table.wait(100_000.0);
    let ended = table.board().play.ended().expect("its time is up");
    assert_eq!(ended.winner, Some(1));
    assert_eq!(ended.early, Some(EarlyEnd::OutOfTime(0)));
    let panel = table.panel(FACING[0]).join(" ");
    assert!(panel.contains("You win!"), "{panel}");
    assert!(
        !panel.contains("turns"),
        "it was not beaten on the board: {panel}"
    );
}

/// The question about a computer player's next turn, and how many milliseconds it may think about it.
fn asked(table: &mut Table) -> (u32, u32) {
    let questions = table.questions();
    let (id, question) = questions.last().expect("the engine is asked");
    let request = EngineRequest::from_bytes(question).expect("it is a question");
    let (task, _): (Task, Vec<u8>) = request.inside().expect("it is about a turn");
    (*id, task.millis.into())
}

#[test]
fn a_computer_thinks_the_less_the_less_time_it_has() {
    let (_, unhurried) = asked(&mut against_a_computer(TimeLimit::TenMinutes));
    assert_eq!(unhurried, 2_000);
    let (_, sand) = asked(&mut against_a_computer(TimeLimit::SandGlass));
    assert_eq!(sand, 2_000, "a sand-glass only reminds");
    let mut table = against_a_computer(TimeLimit::TwoMinutes);
    let mut before = u32::MAX;
    for _ in 0..3 {
        let (id, asked) = asked(&mut table);
        let share = left(&table, 0) / asked;
        assert!(share >= 40, "{asked} ms of {}", left(&table, 0));
        assert!(asked < before, "{asked} after {before}");
        before = asked;
        // It fails, and the retry has less time left.
        table.wait(20_000.0);
        let why = Err("It has failed.".into());
        table.send(Event::EngineReply { id, answer: why });
        table.wait(10_000.0);
    }
}

#[test]
fn a_computer_needs_no_reminder_when_its_sand_has_run_through() {
    let mut table = against_a_computer(TimeLimit::SandGlass);
    table.sounds();
    table.wait(40_000.0);
    assert!(!table.says("Time’s up"));
    assert!(!table.sounds().contains(&Sound::Turn));
    assert!(table.board().play.ended().is_none());
}

#[test]
fn only_the_table_counts_time() {
    let table = timed(any_game(), TimeLimit::TwoMinutes);
    let mut session = table.app.session().expect("a game").clone();
    let elapse = Command::Elapse(500_000);
    for by in [Actor::Person(0), Actor::Person(1), Actor::Computer(1)] {
        let refused = session.apply(by, session.revision(), elapse.clone());
        assert_eq!(refused, Err(Refused::NotYourSeat));
    }
    assert!(!session.is_finished());
    let table = Table::duelling(3, FACING, any_game(), &[]);
    let mut without = table.app.session().expect("a game").clone();
    let refused = without.apply(Actor::Table, without.revision(), elapse);
    assert_eq!(refused, Err(Refused::NotOffered));
}

#[test]
fn the_same_clock_begins_anew_with_the_next_game_and_stays_chosen() {
    let mut table = timed(any_game(), TimeLimit::TwoMinutes);
    table.wait(20_000.0);
    table.tap(Target::Seat(FACING[1], SeatTarget::Resign));
    table.tap(Target::Seat(FACING[1], SeatTarget::ResignYes));
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    table.all_agree();
    assert_eq!(table.mover(), FACING[1]);
    assert!(left(&table, 0) > 119_000 && left(&table, 1) > 119_000);
    let mut restarted = Disk::of(&mut table).restarted();
    restarted.tap(Target::Lobby(LobbyTarget::Join(Station::Left)));
    assert_eq!(restarted.app.session().map(|_| ()), None);
    let mirror = restarted.app.mirror();
    let clock = mirror
        .elements()
        .find(|element| element.name == "Clock: 2 minutes");
    let clock = clock.expect("the lobby knows it");
    assert_eq!(clock.role, app::mirror::Role::Toggle(true));
}

#[test]
fn each_seat_has_its_own_time_also_when_they_play_again() {
    let mut table = unequal();
    assert_eq!([left(&table, 0), left(&table, 1)], [600_000, 300_000]);
    table.tap(Target::Seat(FACING[0], SeatTarget::Resign));
    table.tap(Target::Seat(FACING[0], SeatTarget::ResignYes));
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    table.all_agree();
    let mut longer = table.board().sitting.iter();
    let longer = longer.position(|seat| seat.place == FACING[0]);
    assert_eq!(longer, Some(1), "the other one begins");
    assert_eq!([left(&table, 0), left(&table, 1)], [300_000, 600_000]);
}

#[test]
fn a_confirmed_turn_adds_its_seconds_and_nothing_else_does() {
    let mut table = unequal();
    table.wait(2_000.0);
    let before = left(&table, 0);
    let cell = table.board().play.reach().next[0];
    table.tap(Target::Board(Spot::Cell(cell)));
    table.tap(Target::Seat(FACING[0], SeatTarget::Undo));
    assert!(left(&table, 0) <= before);
    let waited = left(&table, 1);
    a_turn(&mut table);
    assert!(left(&table, 0) > before && left(&table, 0) <= before + 5_000);
    assert!(left(&table, 1) <= waited);
    let mut restarted = Disk::of(&mut table).restarted();
    go_on(&mut restarted);
    let clock = |table: &Table| table.app.session().expect("a game").terms().clock.clone();
    assert_eq!(clock(&restarted), clock(&table));
}

#[test]
fn times_are_chosen_where_two_sit_who_play_by_a_clock_that_runs_out() {
    let mut table = Table::new(4);
    let shown = |table: &Table| {
        let times = FACING.map(|place| Target::Lobby(LobbyTarget::Time(place)));
        times.map(|time| table.shows(time)) == [true; 2]
    };
    table.tap(Target::Lobby(LobbyTarget::Join(FACING[0])));
    table.tap(Target::Lobby(LobbyTarget::Game(any_game())));
    table.tap(Target::Lobby(LobbyTarget::Clock(Some(
        TimeLimit::TwoMinutes,
    ))));
    assert!(!shown(&table));
    table.tap(Target::Lobby(LobbyTarget::Join(FACING[1])));
    assert!(shown(&table));
    for limit in [None, Some(TimeLimit::SandGlass)] {
        table.tap(Target::Lobby(LobbyTarget::Clock(limit)));
        assert!(!shown(&table), "{limit:?}");
    }
}
