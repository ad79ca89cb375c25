//! Searches that are kept from turn to turn.

use players::Budget;
use players::engine::{Memory, answer};
use players::search::{Position, Search, Searched};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::record::{Record, Save};
use rules::request::{EngineRequest, Task};
use rules::{Game, Notation, Strength};

/// Checks that a turn stays the same in the search's terms, and leads to the same position.
///
/// `moves_of` returns `None` for a swap, because a new search begins after it.
fn check_moves<G: Searched>(game: &G, turn: &G::Move) {
    let Some(moves) = game.moves_of(turn) else {
        assert_eq!(turn.to_string(), "swap");
        return;
    };
    assert!(game.turn_of(&moves).as_ref() == Some(turn), "{turn}");
    let mut position = game.position();
    moves.into_iter().for_each(|choice| position.make(choice));
    let mut after = game.clone();
    assert!(after.play(turn.clone()).is_ok(), "{turn}");
    let expected = after.position();
    if expected.result().is_some() {
        assert_eq!(position.result(), expected.result(), "{turn}");
    } else if position.result().is_some() {
        // Switch Yard: the search counts a repeated position as a draw.
        assert_eq!(position.result(), Some(0.5), "{turn}");
    } else {
        assert_eq!(position.side(), expected.side(), "{turn}");
    }
}

/// Plays a game between a player that keeps its search and ponders, and one that plays at random.
fn play<G: Searched>(start: &G, most: usize, seed: u64) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = start.clone();
    let mut search = Search::new(start, Strength::Master, seed);
    for number in 0..most {
        let turns = game.steps();
        if turns.is_empty() {
            break;
        }
        for _ in 0..20 {
            check_moves(&game, turns.choose(&mut chance).expect("there is one"));
        }
        let any = turns.choose(&mut chance).expect("there is one").clone();
        let turn = if number % 2 == 0 {
            let thought = search.turn(&Budget::Rounds(30)).expect("it goes on");
            assert!((0.0..=1.0).contains(&thought.expects));
            thought.turn
        } else {
            search.ponder(&Budget::Rounds(100));
            any
        };
        assert!(game.play(turn.clone()).is_ok(), "{turn} in {game}");
        search.follow(&turn);
        assert!(search.game() == &game, "after {turn}");
    }
    if game.to_act().is_none() {
        assert_eq!(search.turn(&Budget::Rounds(1)), None);
        assert!(!search.ponder(&Budget::Rounds(1)));
    }
}

/// Every game for two, on a small board.
macro_rules! all_games {
    ($check:ident $(, $more:expr)*) => {{
        use rules::{connection, raindrops, rapid_transit, switch_yard};
        for variant in connection::Variant::ALL {
            let options = connection::Options { variant, size: 5, swap: true };
            $check(&connection::Connection::new(options).unwrap() $(, $more)*);
        }
        $check(&raindrops::Raindrops::new(raindrops::Options { size: 4 }).unwrap() $(, $more)*);
        let options = rapid_transit::Options { size: 4 };
        $check(&rapid_transit::RapidTransit::new(options).unwrap() $(, $more)*);
        for setup in switch_yard::Setup::ALL {
            let options = switch_yard::Options { setup };
            $check(&switch_yard::SwitchYard::new(options) $(, $more)*);
        }
    }};
}

#[test]
fn a_search_goes_where_the_game_goes() {
    for seed in 0..4 {
        all_games!(play, 40, seed);
    }
}

fn ask<G: Searched + Notation<Context = ()>>(
    record: &Record<G>,
    task: Task,
    memory: &mut Memory,
) -> String {
    let save = Save::of(record, Vec::new()).unwrap().to_bytes().unwrap();
    let request = EngineRequest::new(G::GAME, &(task, save)).to_bytes();
    // Every look at the clock takes a millisecond.
    let time = std::cell::Cell::new(0.0);
    let clock = || time.replace(time.get() + 1.0);
    answer(players::ENGINES, &request, &clock, memory).expect("it is a question")
}

/// A player that gets a question in the middle of a game plays like one that has followed the game.
///
/// The last turns matter.
#[test]
fn the_engine_knows_what_was_played_last() {
    use rules::connection::{Connection, Options};
    let options = Options {
        swap: false,
        ..Options::default()
    };
    let start = Connection::new(options).unwrap();
    for (seed, strength) in (0..6).zip([Strength::Newcomer, Strength::Easy].into_iter().cycle()) {
        let mut record = Record::new(start.clone());
        for _ in 0..20 {
            let task = Task {
                strength,
                millis: 9_999,
                seed,
                ponders: false,
                explains: false,
            };
            let mut follower = Search::new(&start, strength, seed);
            record.steps().iter().for_each(|turn| follower.follow(turn));
            let budget = Budget::Rounds(9_999);
            let expected = follower.turn(&budget).expect("it goes on").turn;
            let said = ask(&record, task, &mut Memory::default());
            let said = said.lines().next().expect("it says something");
            assert_eq!(said, expected.to_string(), "{strength}, {seed}");
            record.play(expected).unwrap();
        }
    }
}

/// A person plays against an engine, takes turns back, lets others ask, and asks for hints.
fn capricious<G: Searched + Notation<Context = ()>>(start: &G) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut record = Record::new(start.clone());
    let mut memory = Memory::default();
    for _ in 0..60 {
        let task = Task {
            strength: *[Strength::Master, Strength::Master, Strength::Medium]
                .choose(&mut chance)
                .expect("there is one"),
            millis: 12,
            seed: 1,
            ponders: chance.random(),
            explains: false,
        };
        if record.now().to_act().is_none() {
            record = Record::new(start.clone());
        }
        let said = ask(&record, task, &mut memory);
        // The expectation has its own line.
        let (said, _) = said.split_once("\n#").unwrap_or((&said, ""));
        let words = record.now().special_moves().into_iter();
        let turn = words.into_iter().find(|word| word.to_string() == said);
        let turn = turn.unwrap_or_else(|| {
            let touches: Vec<_> = said.lines().map(|cell| cell.parse().unwrap()).collect();
            let touch = record.now().touch(&touches);
            touch.and_then(|touch| touch.turn).expect("a whole turn")
        });
        if task.strength == Strength::Master {
            let ponders = memory.ponder(&Budget::Rounds(3));
            assert!(task.ponders || !ponders, "nobody asked for it");
        }
        if chance.random_bool(0.8) {
            record.play(turn).unwrap();
        }
        if let Some(any) = record.now().steps().choose(&mut chance).cloned() {
            record.play(any).unwrap();
        }
        if chance.random_bool(0.2) {
            record.undo();
            record.undo();
        }
    }
}

#[test]
fn the_engine_answers_after_any_turn_of_the_game() {
    all_games!(capricious);
}

#[test]
fn pondering_counts_in_the_next_turn() {
    use rules::connection::{Connection, Options};
    let options = Options {
        size: 4,
        swap: false,
        ..Options::default()
    };
    let start = Connection::new(options).unwrap();
    let mut search = Search::new(&start, Strength::Master, 1);
    // The search goes through the whole small game, until it has nothing left to ponder.
    while search.ponder(&Budget::Rounds(1000)) {}
    let mut game = start;
    for _ in 0..3 {
        let first = search.turn(&Budget::Rounds(0)).unwrap();
        assert_eq!((first.rounds, first.expects), (0, 1.0), "who begins wins");
        search.follow(&first.turn);
        game.play(first.turn).unwrap();
        // Any answer will do.
        let answer = game.steps().swap_remove(0);
        search.follow(&answer);
        game.play(answer).unwrap();
    }
}
