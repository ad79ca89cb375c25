//! The rail game's players at the table: they keep to the rules in every state of a turn, end their games, and give
//! the same answer to the same question.

use std::sync::Arc;

use crate::common::{grid, maps};
use players::Budget;
use players::transglobal_rail::turn;
use rules::maps::RailMap;
use rules::transglobal_rail::networks::{Metric, Networks};
use rules::transglobal_rail::{Move, Phase, Setup, TransglobalRail};
use rules::{Game, Strength};

fn start(map: &Arc<RailMap>, seats: usize, bank: i32) -> TransglobalRail {
    let setup = Setup {
        seats,
        bank,
        seed: seats as u64,
        ..Setup::default()
    };
    TransglobalRail::new(map.clone(), setup).expect("so many can play")
}

/// Returns the next turn of the seat to act.
fn next_turn(game: &TransglobalRail, strength: Strength, seed: u64) -> Vec<Move> {
    let seat = game.to_act().expect("the game goes on");
    turn(&game.seen_by(seat), strength, &Budget::Rounds(1), seed)
}

/// Plays until the game or a round ends, and checks that every turn is complete.
fn play(game: &mut TransglobalRail, rounds: u32, strength: impl Fn(usize) -> Strength) {
    let mut seed = 0;
    while game.round() <= rounds
        && let Some(seat) = game.to_act()
    {
        seed += 1;
        let steps = next_turn(game, strength(seat), seed);
        for (number, &step) in steps.iter().enumerate() {
            assert_eq!(game.to_act(), Some(seat), "{steps:?}");
            let events = game.play(step);
            assert!(events.is_ok(), "step {number} of {steps:?}: {events:?}");
        }
        let confirmed = matches!(steps.last(), Some(Move::Ok | Move::Discard));
        assert!(confirmed, "{steps:?}");
    }
}

#[test]
fn whole_games_keep_to_the_rules() {
    for (number, map) in maps::all().iter().enumerate() {
        let mut game = start(map, 2 + 2 * (number % 3), 5);
        play(&mut game, u32::MAX, |seat| {
            [Strength::Medium, Strength::Easy][usize::from(seat > 0)]
        });
        assert_eq!(game.phase(), Phase::Finished);
    }
}

#[test]
fn hard_players_keep_to_the_rules_for_a_round() {
    let map = Arc::new(grid::grid());
    for seats in [2, 4] {
        let mut game = start(&map, seats, 15);
        play(&mut game, 1, |seat| {
            [Strength::Hard, Strength::Easy][usize::from(seat > 0)]
        });
        assert!(game.round() == 2 || game.phase() == Phase::Finished);
    }
}

#[test]
fn computers_finish_a_turn_begun_by_hand() {
    let map = Arc::new(grid::grid());
    for strength in Strength::ALL {
        let mut game = start(&map, 2, 15);
        for seed in 0..2 {
            // With a hub on the board already, the player moves it or confirms it.
            let anywhere = game.steps()[0];
            game.play(anywhere).unwrap();
            for step in next_turn(&game, strength, seed) {
                game.play(step).unwrap();
            }
        }
        assert_eq!(game.phase(), Phase::Building);
        let seat = game.to_act();
        let cheap = *game.buildable().first().unwrap();
        let ends = map.link(cheap);
        game.play(Move::Link(ends.a, ends.b)).unwrap();
        for step in next_turn(&game, strength, 2) {
            assert_eq!(game.to_act(), seat);
            game.play(step).unwrap();
        }
        assert_ne!(game.to_act(), seat);
    }
}

#[test]
fn answers_are_repeatable_and_only_the_mover_gets_one() {
    let map = Arc::new(grid::grid());
    let mut game = start(&map, 2, 15);
    play_some(&mut game, 6);
    let seat = game.to_act().unwrap();
    for strength in Strength::ALL {
        let answers = [next_turn(&game, strength, 7), next_turn(&game, strength, 7)];
        assert_eq!(answers[0], answers[1]);
        let other = game.seen_by(1 - seat);
        assert!(turn(&other, strength, &Budget::Rounds(1), 7).is_empty());
    }
}

fn play_some(game: &mut TransglobalRail, turns: u64) {
    for seed in 0..turns {
        for step in next_turn(game, Strength::Medium, seed) {
            game.play(step).unwrap();
        }
    }
}

#[test]
fn medium_builds_a_cheapest_network_without_help() {
    let map = Arc::new(grid::grid());
    let mut game = start(&map, 2, 15);
    play_some(&mut game, 2);
    let seat = game.to_act().unwrap();
    let hand = game.hand(seat).map(|city| map.city(city).node);
    let cost = |game: &TransglobalRail| {
        let metric = Metric::new(&map, |link| game.builder(link).is_some());
        i32::from(Networks::new(&metric, &hand).cost(game.hub(seat).unwrap()))
    };
    let before = cost(&game);
    let steps = next_turn(&game, Strength::Medium, 1);
    let wasted = i32::from(steps.contains(&Move::Discard));
    steps.into_iter().for_each(|step| drop(game.play(step)));
    assert_eq!(before - cost(&game), 2 - wasted);
}
