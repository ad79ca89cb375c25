//! Length of links, and speed of keeping games and of loading them.
//!
//! Prints one measured figure a line, as `name: value unit (target ...)`.

use std::hint::black_box;
use std::time::Instant;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::connection::{self, Connection};
use rules::maps::NodeId;
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::RapidTransit;
use rules::record::{Entry, MOST_STEPS, Record, Save};
use rules::switch_yard::SwitchYard;
use rules::transglobal_rail::{Move, Setup, TransglobalRail};
use rules::{Notation, TwoPlayer};

#[allow(dead_code)]
#[path = "../crates/rules/tests/common/maps.rs"]
mod maps;
#[allow(dead_code)]
#[path = "../crates/rules/tests/common/player.rs"]
mod player;
#[allow(dead_code)]
#[path = "../crates/rules/tests/common/touches.rs"]
mod touches;

fn main() {
    let maps = maps::all();
    for map in maps {
        for (name, wild) in [("sensible", 0), ("half wild", 50), ("wild", 100)] {
            let games = (0..40).map(|seed| player::record(map, 6, seed, wild, 4));
            let name = format!("{}, six {name} players, four rounds", map.name());
            tell(&name, &games.collect::<Vec<_>>(), map);
        }
    }
    let start = TransglobalRail::new(maps[0].clone(), Setup::default()).expect("four can play");
    let mut hubs = Record::new(start);
    for number in 0..MOST_STEPS {
        hubs.play(Move::Hub(NodeId::new(number % 7)))
            .expect("hubs may move");
    }
    tell("as many steps as there may be", &[hubs], &maps[0]);

    two(
        "Quickway 11x11",
        Connection::new(connection::Options::default()).expect("it begins"),
    );
    let large = connection::Options {
        size: 19,
        ..Default::default()
    };
    two("Quickway 19x19", Connection::new(large).expect("it begins"));
    for size in [8, 12] {
        let start = Raindrops::new(raindrops::Options { size }).expect("it begins");
        two(&format!("Raindrops {size}x{size}"), start);
    }
    two(
        "Rapid Transit",
        RapidTransit::new(Default::default()).expect("it begins"),
    );
    two("Switch Yard", SwitchYard::new(Default::default()));
}

/// Random games of two.
fn two<G: TwoPlayer + Notation<Context = ()>>(name: &str, start: G) {
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let mut game = || {
        let mut record = Record::new(start.clone());
        while record.now().to_act().is_some() && record.steps().len() < 3_000 {
            let turn = touches::random_turn(record.now(), &mut chance);
            record.play(turn).expect("it is allowed");
        }
        record
    };
    let games: Vec<_> = (0..20).map(|_| game()).collect();
    tell(&format!("{name}, random"), &games, &());
}

/// Prints how long the links of some games are, and how long the longest takes.
fn tell<G: Notation>(name: &str, games: &[Record<G>], context: &G::Context) {
    let text = |game: &Record<G>| {
        let save = Save::of(game, Vec::new()).expect("it can be kept");
        save.to_text().expect("it is short")
    };
    let lengths: Vec<_> = games.iter().map(|game| text(game).len()).collect();
    let mean = lengths.iter().sum::<usize>() / games.len();
    let worst = lengths.iter().max().copied().unwrap_or_default();
    println!("{name}: links of {mean} signs, longest {worst} (target 2000 for the rail game)");
    let longest = games.iter().max_by_key(|game| game.steps().len());
    let Some(longest) = longest else { return };
    let written = text(longest);
    let steps = longest.steps().len();
    let save = best_of(|| text(longest));
    let load = best_of(|| Save::from_text(&written).map(|save| save.record::<G>(context)));
    println!("{name}: {steps} steps saved in {save:.1} ms, loaded in {load:.1} ms (target 50)");
    for steps in [steps.min(10), steps] {
        let (time, bytes) = step(longest, steps);
        println!("{name}: step {steps} appended in {time:.3} ms, {bytes} bytes");
    }
}

/// Returns the time to write the change of a step in milliseconds, and its size in bytes.
fn step<G: Notation>(game: &Record<G>, step: usize) -> (f64, usize) {
    let before = game.until(step - 1);
    let last = Save::of(&before, Vec::new()).expect("it can be kept");
    let mut bytes = 0;
    let mut run = |_| {
        let mut record = before.clone();
        record
            .play(game.steps()[step - 1].clone())
            .expect("it is allowed");
        let start = Instant::now();
        let save = Save::of(&record, Vec::new()).expect("it can be kept");
        let entry = Entry::between(&last, &save)
            .to_bytes()
            .expect("it is short");
        let time = start.elapsed().as_secs_f64() * 1e3;
        bytes = black_box(entry).len();
        time
    };
    let time = (0..5).map(&mut run).fold(f64::INFINITY, f64::min);
    (time, bytes)
}

fn best_of<T>(call: impl Fn() -> T) -> f64 {
    let run = |_| {
        let start = Instant::now();
        black_box(call());
        start.elapsed().as_secs_f64() * 1e3
    };
    (0..5).map(run).fold(f64::INFINITY, f64::min)
}
