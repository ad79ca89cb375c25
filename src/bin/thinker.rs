//! The engine starts here: a program of its own, so that the page never waits for a player who
//! thinks.

fn main() {
    #[cfg(target_arch = "wasm32")]
    roundhouse::web::open_engine();
    #[cfg(not(target_arch = "wasm32"))]
    println!("Computer players think in the browser, in a worker of the page.");
}
