//! How quick the connection family is: prints one measured figure a line, as
//! `name: value unit (target ...)`. Computer players live on random playouts of Quickway.

use std::hint::black_box;
use std::time::Instant;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use roundhouse::games::TwoPlayer;
use roundhouse::games::connection::{Connection, Options, Playout, Variant};

fn main() {
    playouts(11, 500_000);
    playouts(19, 180_000);
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

/// Quickway from the empty board to the full one, and who has won.
fn playouts(size: u8, target: u32) {
    let mut playout = Playout::new(&begin(Variant::Quickway, size)).expect("it is Quickway");
    let mut chance = SmallRng::seed_from_u64(1);
    let rate = best(20, || {
        const COUNT: u64 = 20_000;
        for _ in 0..COUNT {
            black_box(playout.play(&mut chance));
        }
        COUNT
    });
    println!("quickway playouts {size}x{size}: {rate:.0} per second (target {target})");
}

/// Turns listed a second in perft.
fn turns(variant: Variant) {
    let game = begin(variant, 9);
    let rate = best(5, || black_box(&game).perft(3));
    println!("{variant} perft 9x9 depth 3: {rate:.0} turns per second (no target)");
}
