//! The engine: questions as bytes, and no question that it falls over.

use crate::common::games::TRANSGLOBAL_RAIL;
use players::ENGINES;
use players::engine::{self, Memory};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::maps::{CityId, NodeId};
use rules::request::{EngineRequest, Task};
use rules::transglobal_rail::RailRequest;
use rules::transglobal_rail::request::Hand;
use rules::{GameId, Strength};
use screens::GAMES;

use super::*;
use crate::common::fingers::think;

/// A question about each game.
fn asked() -> Vec<Vec<u8>> {
    let ask = |game: GameId| {
        let mut table = unanswered(game, 1, Strength::Medium, 5);
        until_computers_turn(&mut table);
        table.questions().pop().expect("it was asked").1
    };
    GAMES.ids().map(ask).collect()
}

#[test]
fn a_request_reads_back_as_it_was() {
    let task = Task {
        strength: Strength::Hard,
        millis: 2000,
        seed: u64::MAX - 3,
        ponders: true,
        explains: false,
    };
    let hand = |number| Hand {
        hub: NodeId::new(300 + number),
        cities: [number, 7, 14, 21, 34].map(CityId::new),
    };
    for asked in [
        RailRequest::Turn(task, vec![1, 2, 3]),
        RailRequest::Review(vec![], vec![9]),
        RailRequest::Review((0..6).map(hand).collect(), vec![4; 700]),
    ] {
        let request = EngineRequest::new(TRANSGLOBAL_RAIL, &asked);
        let bytes = request.to_bytes();
        assert_eq!(EngineRequest::from_bytes(&bytes), Some(request));
        assert_eq!(RailRequest::of(&bytes), Some(asked));
    }
    for nothing in [&[][..], &[3], &[7; 40], &[0, 3, 0, 0]] {
        assert_eq!(EngineRequest::from_bytes(nothing), None, "{nothing:?}");
        let why = think(nothing).expect_err("it asks nothing");
        assert!(why.ends_with('.'), "{why}");
    }
    let other = EngineRequest::new(GameId::new("chess"), &asked()[0]);
    let why = think(&other.to_bytes()).expect_err("nobody plays it");
    assert!(why.ends_with('.'), "{why}");
}

#[test]
fn the_same_question_has_the_same_answer_and_it_is_a_turn() {
    for question in asked() {
        let said = think(&question).expect("it is a good question");
        assert!(!said.is_empty());
        assert_eq!(think(&question), Ok(said));
    }
}

#[test]
fn a_question_that_was_cut_or_damaged_is_refused_with_a_sentence() {
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    for question in asked() {
        for length in (0..question.len()).step_by(1 + question.len() / 60) {
            let why = think(&question[..length]).expect_err("a part is missing");
            assert!(why.ends_with('.'), "{why}");
        }
        for _ in 0..12 {
            let mut damaged = question.clone();
            let at = chance.random_range(0..damaged.len());
            damaged[at] = chance.random();
            // The time stays as short as before. The game's id and a length precede it.
            let head = 1 + usize::from(question[0]);
            let time = head + 1..head + 6;
            damaged[time.clone()].copy_from_slice(&question[time]);
            // It may still be a question; then the answer may be anything but a fault.
            if let Err(why) = think(&damaged) {
                assert!(why.ends_with('.'), "{why}");
            }
        }
    }
}

#[test]
fn the_engine_answers_when_its_time_is_over() {
    for question in asked() {
        let late = || 1e9;
        let time = std::cell::Cell::new(0);
        let clock = || {
            time.set(time.get() + 1);
            if time.get() == 1 { 0.0 } else { late() }
        };
        assert!(engine::answer(ENGINES, &question, &clock, &mut Memory::default()).is_ok());
        assert!(
            time.get() < 100,
            "it looked at the clock {} times",
            time.get()
        );
    }
}
