//! Figures that are measured natively and in a browser alike: the best of many.

#![allow(unreachable_pub, reason = "tests and measurements include this file")]

use std::hint::black_box;

use platform::{now, say};

mod platform;

/// Prints the microseconds that one of the `parts` of a call takes. It is the best of batches of some milliseconds,
/// so that a busy machine and a coarse clock matter less.
pub fn micros<T>(name: &str, target: &str, parts: usize, mut call: impl FnMut() -> T) {
    let mut calls = 1;
    let mut batch = |calls: u32| {
        let start = now();
        for _ in 0..calls {
            black_box(call());
        }
        now() - start
    };
    // A single batch may be long because the machine was busy.
    while (0..3).map(|_| batch(calls)).fold(f64::MAX, f64::min) < 4.0 {
        calls *= 2;
    }
    let best = (0..40).map(|_| batch(calls)).fold(f64::MAX, f64::min);
    let one = best * 1e3 / f64::from(calls) / parts as f64;
    say(&format!("{name}: {one:.2} us ({target})"));
}
