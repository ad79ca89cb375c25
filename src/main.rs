//! Roundhouse: a cabinet of rail and connection games for a table that everyone can touch. The page starts here.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
mod web;

fn main() {
    #[cfg(target_arch = "wasm32")]
    web::start::start();
    #[cfg(not(target_arch = "wasm32"))]
    println!("Roundhouse runs in a browser: `cargo xtask play` builds and opens it.");
}
