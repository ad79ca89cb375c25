//! The computer players against each other: their wins with 95 percent intervals, and their times. `cargo xtask
//! tournament` runs it. `options` has the command line, `figures` the figures, and every game's contests have their
//! own file.

mod challenger;
mod duels;
mod engine;
mod figures;
mod looks;
mod maps;
mod options;
#[path = "../parallel.rs"]
mod parallel;
mod rail;

use std::process::ExitCode;

use options::Options;

/// Plays and prints.
type Contest = fn(&Options);

/// Every game that has contests: its name, and what plays and prints them.
const CONTESTS: &[(&str, Contest)] = &[
    ("rail", rail::play),
    ("maps", maps::play),
    ("quickway", duels::quickway),
    ("crossway", duels::crossway),
    ("quax", duels::quax),
    ("quadrex", duels::quadrex),
    ("raindrops", duels::raindrops),
    ("rapid-transit", duels::rapid_transit),
    ("switch-yard", duels::switch_yard),
];

fn main() -> ExitCode {
    let options = match Options::parse(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(why) => return refused(&why),
    };
    let known = |name: &String| name == "all" || CONTESTS.iter().any(|(game, _)| game == name);
    if let Some(name) = options.names.iter().find(|name| !known(name)) {
        return refused(&format!("There is no contest `{name}`."));
    }
    // A person who runs all benches wants no tournament of many minutes.
    if options.names.is_empty() {
        println!("no contest named");
        return ExitCode::SUCCESS;
    }
    let named = |name: &str| {
        options
            .names
            .iter()
            .any(|word| word == name || word == "all")
    };
    for (_, play) in CONTESTS.iter().filter(|(name, _)| named(name)) {
        play(&options);
    }
    ExitCode::SUCCESS
}

fn refused(why: &str) -> ExitCode {
    let names: Vec<_> = CONTESTS.iter().map(|(name, _)| *name).collect();
    eprintln!(
        "{why}\nContests: all, {}.\n{}",
        names.join(", "),
        options::USAGE
    );
    ExitCode::from(2)
}
