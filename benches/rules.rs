//! Speed of the rules: prints one measured figure a line, as `name: value unit`.
//!
//! The position is half-way through the building of a round of six players on the map of Europe.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use rules::Game;
use rules::maps::{LinkId, MAPS, MapFile, RailMap};
use rules::transglobal_rail::{Move, Phase, Setup, TransglobalRail};

#[allow(dead_code)]
#[path = "../crates/rules/tests/common/player.rs"]
mod player;

fn main() {
    let game = mid_game();
    let link = game.map().link(game.buildable()[0]);
    let link = Move::Link(link.a, link.b);
    let mut full = game.clone();
    while !full.may_ok() {
        full.play(player::sensible(&full).expect("there is a step"))
            .expect("it is allowed");
    }
    println!("position: {} rails", game.rails().count());
    measure("legal links", || game.buildable());
    measure("legal steps", || game.steps());
    measure("one link allowed or not", || game.may_build(LinkId::new(0)));
    measure("check marks of one seat", || game.checks(0));
    measure("clone", || game.clone());
    measure("clone and build", || {
        let mut game = game.clone();
        game.play(link).map(|_| game)
    });
    measure("clone and confirm", || {
        let mut game = full.clone();
        game.play(Move::Ok).map(|_| game)
    });
}

/// The same position every time: sensible players, and half of the steps that they need to build.
fn mid_game() -> TransglobalRail {
    let file: MapFile = serde_json::from_str(MAPS[0].text).expect("the map's file is whole");
    let map = Arc::new(RailMap::try_from(file).expect("the map is good"));
    let setup = Setup {
        seats: 6,
        ..Setup::default()
    };
    let mut game = TransglobalRail::new(map, setup).expect("six can play");
    let mut states = Vec::new();
    while matches!(game.phase(), Phase::Hubs | Phase::Building) {
        if game.phase() == Phase::Building {
            states.push(game.clone());
        }
        game.play(player::sensible(&game).expect("there is a step"))
            .expect("it is allowed");
    }
    let half = states.len() / 2;
    let starts = |game: &TransglobalRail| game.this_turn().is_empty();
    let at = half
        + states[half..]
            .iter()
            .position(starts)
            .expect("a turn begins");
    states.swap_remove(at)
}

/// Prints how long one call takes: the median of batches, so that a busy machine matters less.
fn measure<T>(name: &str, mut call: impl FnMut() -> T) {
    const CALLS: u32 = 500;
    let mut batch = || {
        let start = Instant::now();
        for _ in 0..CALLS {
            black_box(call());
        }
        start.elapsed().as_secs_f64() * 1e6 / f64::from(CALLS)
    };
    let mut batches: Vec<_> = (0..41).map(|_| batch()).collect();
    batches.sort_by(f64::total_cmp);
    println!("{name}: {:.2} us", batches[batches.len() / 2]);
}
