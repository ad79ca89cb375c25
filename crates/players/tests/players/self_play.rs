//! A player against itself; the tests of the table use it as well.

use players::Budget;
use players::search::{self, Searched};
use rules::Strength;

/// Plays a game with short searches, at most so many turns, and returns its turns.
pub fn play<G: Searched>(start: &G, strength: Strength, seed: u64, most: usize) -> Vec<G::Move> {
    let mut game = start.clone();
    let mut turns = Vec::new();
    while turns.len() < most {
        let budget = Budget::Rounds(4);
        let Some(turn) = search::turn(&game, strength, &budget, seed) else {
            assert!(game.outcome().is_some(), "no turn in {game}");
            break;
        };
        let refused = game.play(turn.clone()).err().map(|why| why.to_string());
        assert_eq!(refused, None, "{turn}");
        turns.push(turn);
    }
    turns
}
