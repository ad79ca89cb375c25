//! Speed of the players of the games for two: prints one measured figure a line.
//!
//! A round is a walk through the tree, and from where it leaves the tree a game to the end or an evaluation. `node
//! benches/in_worker.mjs bench players` measures the same in a worker of a Chromium.

use players::Budget;
use players::search::{self, Searched};
use rules::Strength;

#[path = "common/platform.rs"]
mod platform;

use platform::{now, say};

/// Milliseconds for each turn that is measured.
const MILLIS: f64 = 250.0;

fn main() {
    connection();
    use rules::{raindrops, rapid_transit, switch_yard};
    let game = raindrops::Raindrops::new(raindrops::Options { size: 8 });
    rounds("raindrops 8x8", &game.expect("there is such a board"));
    let game = rapid_transit::RapidTransit::new(Default::default());
    rounds("rapid transit 8x8", &game.expect("there is such a board"));
    let game = switch_yard::SwitchYard::new(Default::default());
    rounds("switch yard", &game);
}

fn connection() {
    use rules::connection::{Connection, Options, Variant};
    for (variant, size) in [
        (Variant::Quickway, 11),
        (Variant::Quickway, 19),
        (Variant::Crossway, 11),
        (Variant::Quax, 11),
        (Variant::Quadrex, 11),
    ] {
        let options = Options {
            variant,
            size,
            swap: false,
        };
        let game = Connection::new(options).expect("there is such a board");
        rounds(&format!("{variant} {size}x{size}"), &game);
    }
}

/// Lets the master think about the first turns of a game, and prints how many rounds it went through a
/// second.
fn rounds<G: Searched>(name: &str, start: &G) {
    let mut game = start.clone();
    let (mut rounds, mut millis) = (0, 0.0);
    for seed in 0..4 {
        let begun = now();
        let budget = Budget::millis(&now, MILLIS);
        let Some(thought) = search::think(&game, Strength::Master, &budget, seed) else {
            break;
        };
        rounds += thought.rounds;
        millis += now() - begun;
        game.play(thought.turn).expect("the turn is allowed");
    }
    let rate = f64::from(rounds) / millis * 1e3;
    say(&format!("{name}: {rate:.0} rounds per second (no target)"));
}
