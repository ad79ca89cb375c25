//! Needs of programs that run natively and in a browser's worker alike: a clock and a line of print.

/// Milliseconds on a clock that never runs backwards.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1e3
}

/// Milliseconds on the worker's clock, which shows steps of 0.1 ms.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> f64 {
    use wasm_bindgen::JsCast;
    let worker: web_sys::WorkerGlobalScope = js_sys::global().unchecked_into();
    worker.performance().expect("workers have a clock").now()
}

/// Prints a line: in a browser, where `benches/worker.mjs` listens.
pub(crate) fn say(line: &str) {
    #[cfg(target_arch = "wasm32")]
    web_sys::console::log_1(&line.into());
    #[cfg(not(target_arch = "wasm32"))]
    println!("{line}");
}
