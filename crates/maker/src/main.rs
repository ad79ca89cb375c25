//! The maker of own maps of the page: a program of its own in a worker, so that the page lives on while a map is made.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
mod worker;

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::open();
    #[cfg(not(target_arch = "wasm32"))]
    println!("Own maps are made in the browser, in a worker of the page.");
}
