//! The computer players of the page: a program of its own in a worker, so that the page never waits for somebody who
//! thinks.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
mod worker;

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::open();
    #[cfg(not(target_arch = "wasm32"))]
    println!("Computer players think in the browser, in a worker of the page.");
}
