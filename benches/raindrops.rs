//! Speed of the rules of Raindrops: prints one measured figure a line, as `name: value unit (target ...)`.

use std::hint::black_box;
use std::time::Instant;

use rules::raindrops::{Options, Raindrops};
use rules::{Game, TwoPlayer};

/// A position of the middle of a game on 8 x 8, with long groups on both sides.
const CROWDED: &str = "bb1w2bb/1bw1bb1w/wbbww1bw/w1bw1bbw/ww1wwb1w/1bw2bww/bbbw1b1w/2w1bb1w b";

fn main() {
    let start = Raindrops::new(Options { size: 8 }).expect("there is such a board");
    let crowded = start.with_position(CROWDED).expect("the position is good");
    // The best of several runs: others may be using the machine.
    let count = start.perft(3);
    let seconds = best_of(7, || start.perft(3));
    let millions = count as f64 / seconds / 1e6;
    println!("8x8 perft 3: {millions:.1} million turns/s (target 20, {count} turns)");

    let count = crowded.perft(2);
    let seconds = best_of(3, || crowded.perft(2));
    let millions = count as f64 / seconds / 1e6;
    println!("crowded 8x8 perft 2: {millions:.1} million turns/s ({count} turns)");

    let turns = crowded.steps().len();
    let seconds = best_of(20, || crowded.steps());
    println!("crowded 8x8 list: {:.0} us ({turns} turns)", seconds * 1e6);

    let seconds = best_of(20, || crowded.touch(&[]));
    println!("crowded 8x8 first touch: {:.0} us", seconds * 1e6);
}

fn best_of<T>(runs: u32, call: impl Fn() -> T) -> f64 {
    let run = |_| {
        let start = Instant::now();
        black_box(call());
        start.elapsed().as_secs_f64()
    };
    (0..runs).map(run).fold(f64::INFINITY, f64::min)
}
