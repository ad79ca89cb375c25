//! Tests of the analysis of games that are over.
//!
//! In every game it reports a win in one turn as a win. If the player has missed the win, that turn is the better
//! one.

use players::analysis::verdict;
use players::engine::{self, Memory};
use players::search::Searched;
use players::{Budget, ENGINES};
use rules::connection::{Connection, Options, Variant};
use rules::raindrops::Raindrops;
use rules::rapid_transit::RapidTransit;
use rules::record::{Record, Save};
use rules::request::{AnalysisTask, EngineRequest, Verdict};
use rules::switch_yard::{Setup, SwitchYard};
use rules::{Game, Strength, raindrops, rapid_transit, switch_yard};
use session::boards::BoardGame;
use session::cabinet::Start;
use session::{Command, Seat};

use crate::common::games::{QUICKWAY, def};
use crate::self_play::play;

/// Plays a game to its end, and analyses the position before the last turn, with the winner on turn; `false` if the
/// game did not end so.
fn check_last_turn<G: Searched + BoardGame>(start: &G, seed: u64) -> bool {
    let turns = play(start, Strength::Master, seed, 400);
    let mut before = start.clone();
    for turn in &turns[..turns.len() - 1] {
        before.play(turn.clone()).unwrap();
    }
    let wins = |turn: &G::Move| {
        let mut after = before.clone();
        after.play(turn.clone()).unwrap();
        let winner = after.won_by();
        winner.is_some() && winner.flatten() == before.acting()
    };
    let last = &turns[turns.len() - 1];
    if !wins(last) {
        return false;
    }
    let seen = verdict(&before, Some(last), &Budget::Rounds(50), 1).unwrap();
    assert_eq!(seen.expects, 1.0, "{before}");
    let best = |seen: &Verdict| seen.lines[0].turns[0].clone();
    assert!(wins(&best(&seen).parse().ok().unwrap()), "{seen}");
    // Any other turn there misses the win.
    let all = before.steps_within(20_000).unwrap_or_default();
    if let Some(miss) = all.iter().find(|turn| !wins(turn)) {
        let seen = verdict(&before, Some(miss), &Budget::Rounds(50), 1).unwrap();
        assert!(!seen.as_played, "{miss}");
        assert!(wins(&best(&seen).parse().ok().unwrap()), "{seen}");
    }
    // The player who comes after it has lost.
    let mut over = before.clone();
    over.play(last.clone()).unwrap();
    assert_eq!(verdict(&over, None, &Budget::Rounds(50), 1), None);
    true
}

/// The same with some seeds, until it has been seen a few times.
fn check<G: Searched + BoardGame>(start: &G) {
    let ended = (1..12).filter(|&seed| check_last_turn(start, seed)).take(2);
    assert_eq!(ended.count(), 2, "{start}");
}

#[test]
fn a_win_in_one_is_told_and_not_missed_in_the_connection_games() {
    for variant in Variant::ALL {
        let options = Options {
            variant,
            size: 5,
            swap: false,
        };
        check(&Connection::new(options).unwrap());
    }
}

#[test]
fn a_win_in_one_is_told_and_not_missed_in_the_other_games() {
    check(&Raindrops::new(raindrops::Options { size: 4 }).unwrap());
    check(&RapidTransit::new(rapid_transit::Options { size: 4 }).unwrap());
    let setup = Setup::Beginner;
    check(&SwitchYard::new(switch_yard::Options { setup }));
}

/// Returns a game in which a player's edges lack one cell, analysed as the table does.
fn finished() -> Record<Connection> {
    let options = Options {
        variant: Variant::Quickway,
        size: 3,
        swap: false,
    };
    let mut record = Record::new(Connection::new(options).unwrap());
    while record.now().to_act().is_some() {
        let turn = record.now().steps()[0];
        record.play(turn).unwrap();
    }
    record
}

fn ask(record: &Record<Connection>, after: u32, tried: &[&str]) -> Result<String, String> {
    let save = Save::of(record, Vec::new()).unwrap().to_bytes().unwrap();
    let task = AnalysisTask {
        save,
        after,
        tried: tried.iter().map(ToString::to_string).collect(),
        millis: 20,
    };
    let started = std::time::Instant::now();
    let clock = || started.elapsed().as_secs_f64() * 1000.0;
    engine::answer(
        ENGINES,
        &EngineRequest::analysis(QUICKWAY, &task).to_bytes(),
        &clock,
        &mut Memory::default(),
    )
}

#[test]
fn the_engine_answers_for_each_position_of_a_record() {
    let record = finished();
    let turns = record.steps().len() as u32;
    for after in 0..turns {
        let said: Verdict = ask(&record, after, &[]).unwrap().parse().unwrap();
        let mut then = record.until(after as usize).now().clone();
        then.play(said.lines[0].turns[0].parse().unwrap()).unwrap();
    }
    let last: Verdict = ask(&record, turns - 1, &[]).unwrap().parse().unwrap();
    assert_eq!((last.expects, last.as_played), (1.0, true));
    assert!(ask(&record, turns, &[]).is_err(), "it is over");
    assert!(
        ask(&record, turns + 1, &[]).is_err(),
        "there is no such position"
    );
}

#[test]
fn the_turns_of_every_line_can_be_played_one_after_the_other() {
    fn check<G: Searched + BoardGame>(start: &G) {
        for seed in 1..4 {
            let turns = play(start, Strength::Master, seed, 60);
            let mut game = start.clone();
            for turn in &turns[..turns.len() / 2] {
                game.play(turn.clone()).unwrap();
            }
            let said = verdict(&game, None, &Budget::Rounds(400), 1).unwrap();
            let mut firsts = Vec::new();
            for (number, line) in said.lines.iter().enumerate() {
                assert!(number > 0 || line.behind == 0.0, "{said}");
                let mut then = game.clone();
                for (at, turn) in line.turns.iter().enumerate() {
                    then.play(turn.parse().ok().unwrap()).unwrap();
                    if at == 0 {
                        assert!(!firsts.contains(&then.to_string()), "{said}");
                        firsts.push(then.to_string());
                    }
                }
            }
            assert!(said.lines.len() > 1, "{said}");
            assert!(said.lines.iter().any(|line| line.turns.len() > 1), "{said}");
            let read: Verdict = said.to_string().parse().unwrap();
            assert_eq!(read.to_string(), said.to_string());
        }
    }
    check(&Connection::new(Options::default()).unwrap());
    check(&Raindrops::new(raindrops::Options { size: 6 }).unwrap());
    check(&RapidTransit::new(rapid_transit::Options { size: 6 }).unwrap());
    let setup = Setup::Advanced;
    check(&SwitchYard::new(switch_yard::Options { setup }));
}

#[test]
fn a_turn_that_is_tried_is_played_before_the_engine_looks() {
    let record = finished();
    let free = record.start().steps()[4].to_string();
    let said: Verdict = ask(&record, 0, &[&free]).unwrap().parse().unwrap();
    assert!(!said.as_played, "nothing was played there");
    for line in &said.lines {
        assert_ne!(line.turns[0], free, "it is taken");
    }
    assert!(ask(&record, 0, &[&free, &free]).is_err(), "not twice");
    assert!(ask(&record, 0, &["rubbish"]).is_err());
}

#[test]
fn every_position_with_a_choice_is_analysed() {
    let def = def(QUICKWAY);
    let chosen = def.first_choices();
    let mut game = (def.begin)(&Start::chosen(&chosen)).unwrap();
    let spot = rules::Spot::Cell("f6".parse().unwrap());
    let mut perform = |seat: Seat, command: Command| game.perform(Some(seat), command).map(|_| ());
    perform(0, Command::Touch(spot)).unwrap();
    perform(0, Command::Commit).unwrap();
    assert!(game.analysis(1, &[], 80).is_some(), "it goes on");
    game.perform(Some(1), Command::Resign).unwrap();
    assert!(game.analysis(0, &[], 80).is_some() && game.analysis(1, &[], 80).is_some());
    assert_eq!(
        game.analysis(2, &[], 80),
        None,
        "so many turns were not played"
    );
}
