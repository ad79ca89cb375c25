//! The search chooses from the legal turns. In positions of random games the moves of a position together make
//! exactly the turns of the game, and lead to the same positions.

use crate::common::cases;
use std::collections::HashSet;

use players::search::{Position, Searched};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::{Game, TwoPlayer};

/// Every turn that moves can make, played as the rules play it, with the position that the moves
/// themselves have led to.
fn turns<G: Searched>(game: &G) -> Vec<(G, G::Position)> {
    let mut all = Vec::new();
    let mut begun = vec![(Vec::new(), game.position())];
    while let Some((made, position)) = begun.pop() {
        let mut list = Vec::new();
        position.moves(&mut list);
        assert!(!list.is_empty(), "no move in {game} after {}", made.len());
        for (choice, promise) in list {
            assert!(promise > 0.0);
            let (mut made, mut position) = (made.clone(), position.clone());
            made.push(choice);
            position.make(choice);
            let Some(turn) = game.turn_of(&made) else {
                assert_eq!(position.result(), None);
                begun.push((made, position));
                continue;
            };
            let mut next = game.clone();
            let refused = next.play(turn.clone()).err().map(|why| why.to_string());
            assert_eq!(refused, None, "{turn} in {game}");
            all.push((next, position));
        }
    }
    all
}

/// Checks some positions of a random game, up to so many turns each, and its end.
fn check_game<G: Searched>(
    start: &G,
    seed: u64,
    most: usize,
    result: impl Fn(&G) -> Option<f32>,
) -> usize {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = start.clone();
    let mut checked = 0;
    while game.outcome().is_none() {
        let steps = game.steps();
        if steps.len() <= most {
            let allowed: HashSet<_> = steps.iter().map(|step| after(&game, step)).collect();
            let mut made = HashSet::new();
            for (next, position) in turns(&game) {
                let fresh = next.position();
                assert_eq!(position.result(), result(&next), "{next}");
                assert_eq!(fresh.result(), result(&next), "{next}");
                assert_eq!(position.side(), fresh.side(), "{next}");
                made.insert(next);
            }
            assert!(made == allowed, "{game}");
            checked += 1;
        }
        game = after(&game, steps.choose(&mut chance).expect("it goes on"));
    }
    checked
}

fn after<G: TwoPlayer>(game: &G, step: &G::Move) -> G {
    let mut next = game.clone();
    next.play(step.clone()).expect("a listed turn is allowed");
    next
}

#[test]
fn raindrops_steps_make_its_turns() {
    use rules::raindrops::{Colour, Options, Raindrops};
    let result = |game: &Raindrops| {
        let winner = game.outcome()?.winner;
        Some(if winner == Colour::Black { 1.0 } else { 0.0 })
    };
    let mut checked = 0;
    for (size, games) in [(4, 30), (5, 15), (6, 6), (7, 3)] {
        let start = Raindrops::new(Options { size }).unwrap();
        for seed in cases::seeds(games) {
            checked += check_game(&start, seed, 150, result);
        }
    }
    println!("{checked} positions");
    // Both sides have one unit after the turn, so the mover has won.
    let start = Raindrops::new(Options::default()).unwrap();
    let last = start.with_position("bb2/4/3b/ww1w b").unwrap();
    check_game(&last, 1, 1000, result);
}

#[test]
fn rapid_transit_swaps_are_its_turns() {
    use rules::rapid_transit::{Options, Outcome, RapidTransit, Side};
    let result = |game: &RapidTransit| {
        game.outcome().map(|outcome| match outcome {
            Outcome::Win(Side::Red) => 1.0,
            Outcome::Win(Side::Cyan) => 0.0,
            Outcome::Draw => 0.5,
        })
    };
    let mut checked = 0;
    for (size, games) in [(4, 60), (6, 20), (8, 8)] {
        let start = RapidTransit::new(Options { size }).unwrap();
        for seed in cases::seeds(games) {
            checked += check_game(&start, seed, 1000, result);
        }
    }
    println!("{checked} positions");
    // Equal networks: the last player to swap has won, and without a swap it is a draw.
    for (last, outcome) in [("c", 0.0), ("r", 1.0), ("-", 0.5)] {
        let start = RapidTransit::new(Options { size: 4 }).unwrap();
        let text = format!("rccc/rcrr/rrcr/cccr c {last} 1");
        let game = start.with_position(&text).unwrap();
        let ended = &turns(&game)[0];
        assert_eq!(ended.1.result(), Some(outcome));
        assert_eq!(result(&ended.0), Some(outcome));
        assert!(ended.0.steps().is_empty());
    }
}
