//! Figures that are measured natively and in a browser alike: a clock, and a line of print.

use std::hint::black_box;

/// Milliseconds on a clock that never runs backwards.
#[cfg(not(target_arch = "wasm32"))]
pub fn now() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1e3
}

/// Milliseconds on the worker's clock, which shows steps of 0.1 ms.
#[cfg(target_arch = "wasm32")]
pub fn now() -> f64 {
    use wasm_bindgen::JsCast;
    let worker: web_sys::WorkerGlobalScope = js_sys::global().unchecked_into();
    worker.performance().expect("workers have a clock").now()
}

/// Prints a line: in a browser, where `benches/chromium.mjs` listens.
pub fn say(line: &str) {
    #[cfg(target_arch = "wasm32")]
    web_sys::console::log_1(&line.into());
    #[cfg(not(target_arch = "wasm32"))]
    println!("{line}");
}

/// Prints how many microseconds one of the `parts` of a call takes: the best of batches of some milliseconds,
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
