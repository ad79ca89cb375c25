//! Speed of the connection family: prints one measured figure a line, as `name: value unit (target ...)`.

use std::hint::black_box;
use std::time::Instant;

use rules::TwoPlayer;
use rules::connection::{Connection, Options, Variant};

fn main() {
    for variant in Variant::ALL {
        turns(variant);
    }
}

fn begin(variant: Variant, size: u8) -> Connection {
    let options = Options {
        variant,
        size,
        swap: false,
    };
    Connection::new(options).expect("the size is good")
}

/// The best of several rounds, so that a busy machine matters less.
fn best(rounds: u32, mut round: impl FnMut() -> u64) -> f64 {
    let mut rate = || {
        let start = Instant::now();
        let count = round();
        count as f64 / start.elapsed().as_secs_f64()
    };
    (0..rounds).map(|_| rate()).fold(0.0, f64::max)
}

/// Turns listed a second in perft.
fn turns(variant: Variant) {
    let game = begin(variant, 9);
    let rate = best(5, || black_box(&game).perft(3));
    println!("{variant} perft 9x9 depth 3: {rate:.0} turns per second (no target)");
}
