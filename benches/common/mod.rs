//! Parts that the benches of two-player games share: turns as lists, and their measuring.

#![allow(unreachable_pub, reason = "tests and measurements include this file")]

use std::hint::black_box;
use std::time::Instant;

use rules::Game;

/// As many turns as `perft` counts, every one of them in a list.
pub fn written<G: Game>(game: &G, depth: u32) -> u64 {
    let turns = game.steps();
    if depth == 1 {
        return black_box(turns).len() as u64;
    }
    let after = |turn| {
        let mut next = game.clone();
        next.play(turn).expect("a listed turn is allowed");
        written(&next, depth - 1)
    };
    turns.into_iter().map(after).sum()
}

/// Prints how many turns a second a call lists: the best of some, so that a busy machine matters
/// less.
pub fn measure(name: &str, target: f64, call: impl Fn() -> u64) {
    let run = || {
        let start = Instant::now();
        let turns = black_box(call());
        turns as f64 / start.elapsed().as_secs_f64() / 1e6
    };
    let best = (0..15).map(|_| run()).fold(0.0, f64::max);
    println!("{name}: {best:.1} million turns/s (target {target})");
}
