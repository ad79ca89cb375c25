//! The connection family: wins, threats, and small boards against brute force.

use players::{Budget, search};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::connection::{Connection, Move, Options, Side, Variant, Win};
use rules::{Game, Strength, TwoPlayer};

fn begin(variant: Variant, size: u8, swap: bool) -> Connection {
    let options = Options {
        variant,
        size,
        swap,
    };
    Connection::new(options).expect("the size is good")
}

fn turn(game: &Connection, strength: Strength, rounds: u32) -> Move {
    search::turn(game, strength, &Budget::Rounds(rounds), 3).expect("the game goes on")
}

/// Returns true if the side to move can win, by trying everything.
fn wins(game: &Connection) -> bool {
    let mover = game.to_act().expect("the game goes on");
    game.steps().into_iter().any(|step| {
        let mut next = game.clone();
        next.play(step).unwrap();
        match next.outcome() {
            Some(Win(side)) => side == mover,
            None => !wins(&next),
        }
    })
}

#[test]
fn every_strength_takes_a_win_in_one() {
    for variant in Variant::ALL {
        for strength in Strength::ALL {
            let start = begin(variant, 5, true);
            let mut game = start.with_position("5/2x2/2x2/1ox1o/1ox1o x -").unwrap();
            let winning = turn(&game, strength, 0);
            game.play(winning).unwrap();
            assert_eq!(game.outcome(), Some(Win(Side::X)), "{variant} {strength}");
        }
    }
}

#[test]
fn a_threat_is_stopped() {
    // x would win on b3, c3 and d3. A stone of o on c3 marks both diagonals that b3 and d3 would need.
    for strength in Strength::ALL {
        let start = begin(Variant::Quickway, 5, true);
        let mut game = start
            .with_position("1oxo1/1oxo1/5/1oxo1/1oxo1 o -")
            .unwrap();
        let answer = turn(&game, strength, 3_000);
        game.play(answer).unwrap();
        let winning = game.steps().into_iter().find(|&step| {
            let mut next = game.clone();
            next.play(step).unwrap();
            next.outcome() == Some(Win(Side::X))
        });
        assert_eq!(winning, None, "{strength}: after {answer}");
    }
}

#[test]
fn small_boards_are_solved_as_brute_force_solves_them() {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let mut won = 0;
    for number in 0..60 {
        let mut game = begin(Variant::ALL[number % 4], 4, false);
        while game.steps().len() > 7 && game.outcome().is_none() {
            let &step = game.steps().choose(&mut chance).expect("the game goes on");
            game.play(step).unwrap();
        }
        if game.outcome().is_some() || !wins(&game) {
            continue;
        }
        won += 1;
        let side = game.to_act().unwrap();
        let answer = turn(&game, Strength::Master, 2_000);
        let before = game.to_string();
        game.play(answer).unwrap();
        let held = match game.outcome() {
            Some(Win(winner)) => winner == side,
            None => !wins(&game),
        };
        assert!(
            held,
            "{}: {before}: {answer} gives the win away",
            game.variant()
        );
    }
    assert!(won > 15, "{won}");
}
