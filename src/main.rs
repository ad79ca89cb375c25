//! The page starts here.

fn main() {
    #[cfg(target_arch = "wasm32")]
    roundhouse::web::start();
    #[cfg(not(target_arch = "wasm32"))]
    println!("Roundhouse runs in a browser: `cargo xtask play` builds and opens it.");
}
