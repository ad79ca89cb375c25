//! Trains the priors of a game: its players play against themselves, at first without any policy and then with the
//! current one. The weights are fitted to the number of times that they tried each move. `cargo xtask train GAME`
//! runs it, and `cargo xtask tournament GAME --unlearned` measures the benefit. For Rapid Transit it trains a value
//! net instead, in one generation. Finished games stay in `target/train`, so an interrupted run continues. The same
//! seed gives the same result.

#![forbid(unsafe_code)]

mod fit;
mod net;
#[path = "../parallel.rs"]
mod parallel;
mod play;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use play::Plan;
use players::search::{Policy, Position, Searched};
use rules::connection::{self, Connection, Variant};
use rules::raindrops::{self, Raindrops};

const USAGE: &str = "\
Usage: train connection|raindrops|rapid-transit [--seed N] [--games N] [--rounds N] [--generations N] [--into FILE]";

/// Options of the command line.
struct Options {
    seed: u64,
    /// Games of a generation.
    games: u32,
    /// Rounds of thinking about each move.
    rounds: u32,
    generations: u32,
    /// Where the weights go, if not where the game looks for them.
    into: Option<PathBuf>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let (name, choices) = words.split_first().ok_or("Which game?")?;
    let options = Options::parse(choices)?;
    match name.as_str() {
        "connection" => {
            let start = |variant, size| {
                let swap = false;
                let setup = connection::Options {
                    variant,
                    size,
                    swap,
                };
                Connection::new(setup).expect("there is such a board")
            };
            // One set of weights for the whole family, on boards of every size.
            let sizes = [11, 13, 11, 9, 11, 7].into_iter();
            let starts = sizes.flat_map(|size| Variant::ALL.map(|variant| start(variant, size)));
            learn(name, &starts.collect::<Vec<_>>(), 1.0, &options)
        }
        "raindrops" => {
            let start = |size| Raindrops::new(raindrops::Options { size });
            let starts =
                [8, 7, 8, 6, 8, 10].map(|size| start(size).expect("there is such a board"));
            // The search tries many steps about equally, so the differences are amplified.
            learn(name, &starts, 2.0, &options)
        }
        "rapid-transit" => net::learn(&options),
        _ => Err(format!("Nothing is learned about `{name}`.")),
    }
}

/// Learns generation after generation. Shares of visits count by this power.
fn learn<G: Searched + Sync>(
    name: &str,
    starts: &[G],
    power: f32,
    options: &Options,
) -> Result<(), String> {
    let learned = starts[0]
        .position()
        .policy()
        .ok_or("The game asks for no policy.")?;
    let mut policy: Option<Policy> = None;
    for generation in 1..=options.generations {
        let file = format!("target/train/{name}-{}-{generation}.txt", options.seed);
        let plan = Plan {
            file: PathBuf::from(file),
            policy,
            seed: options.seed << 32 | u64::from(generation) << 24,
            games: options.games,
            rounds: options.rounds,
        };
        let lessons = play::lessons(starts, &plan).map_err(|why| format!("No games: {why}"))?;
        let fitted = fit::fit(&lessons, power, options.seed);
        println!(
            "{name}, seed {}, generation {generation}: {fitted}",
            options.seed
        );
        policy = Some(Policy {
            weights: fitted.bytes().leak(),
            ..learned
        });
    }
    let weights = policy.ok_or("No generation was asked for.")?.weights;
    options.keep(weights, &format!("assets/priors/{name}.bin"))
}

impl Options {
    /// Writes weights to the requested file, or to the usual one.
    fn keep(&self, weights: &[u8], usual: &str) -> Result<(), String> {
        let into = self.into.as_deref().unwrap_or(Path::new(usual));
        std::fs::write(into, weights)
            .map_err(|why| format!("{} is not written: {why}", into.display()))?;
        println!("{} holds {} weights", into.display(), weights.len());
        Ok(())
    }

    fn parse(words: &[String]) -> Result<Self, String> {
        let mut options = Self {
            seed: 1,
            games: 320,
            rounds: 1000,
            generations: 3,
            into: None,
        };
        for pair in words.chunks(2) {
            let [choice, value] = pair else {
                return Err(format!("`{}` is followed by nothing.", pair[0]));
            };
            let number = || {
                value
                    .parse::<u32>()
                    .map_err(|_| format!("`{value}` is no number."))
            };
            match choice.as_str() {
                "--seed" => options.seed = number()?.into(),
                "--games" => options.games = number()?,
                "--rounds" => options.rounds = number()?,
                "--generations" => options.generations = number()?,
                "--into" => options.into = Some(value.into()),
                _ => return Err(format!("There is no choice `{choice}`.")),
            }
        }
        Ok(options)
    }
}
