//! The computer players of the page. They are a separate program in a worker, so that the page never waits for
//! them.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
mod worker;

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::open();
    #[cfg(not(target_arch = "wasm32"))]
    println!("Computer players think in the browser, in a worker of the page.");
}
