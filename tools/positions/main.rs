//! Positions with proofs, to measure the players by. `find GAME` looks for them in games that the players
//! play, proves them by exhaustive search, and prints what `assets/proved` keeps. `solve [GAME]...` lets
//! a player answer them, and prints how many it solves: with `node benches/in_worker.mjs example positions solve` in a
//! worker of a Chromium. `puzzles GAME` or `puzzles MAP` makes what `assets/puzzles` keeps.

#![forbid(unsafe_code)]

#[allow(dead_code, reason = "the tournament uses all of it")]
#[path = "../tournament/challenger/mod.rs"]
mod challenger;
// The program for workers has no maps.
#[cfg(not(target_arch = "wasm32"))]
mod joins;
#[path = "../../benches/common/platform.rs"]
mod platform;
mod proved;
mod puzzles;

use std::collections::HashSet;
#[cfg(not(target_arch = "wasm32"))]
use std::process::ExitCode;

use challenger::Field;
use challenger::chain::Chain;
use challenger::drops::Drops;
use challenger::transit::Transit;
use challenger::yard::Yard;
use platform::{now, say};
use players::Budget;
use players::search::{self, Searched};
use proved::{KEPT, Proved, Task};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::Strength;
use rules::connection::{self, Connection, Variant};
#[cfg(not(target_arch = "wasm32"))]
use rules::maps::MapId;
use rules::proof::Solver;
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{self, SwitchYard};

const USAGE: &str = "\
Usage: positions find GAME [--seed N]
       positions puzzles GAME|MAP [--seed N]
       positions solve [GAME]... [--level newcomer|learner|easy|medium|hard|master] [--millis X]";

/// Number of positions to find for each task.
const WANTED: [(Task, usize); 6] = [
    (Task::Win(1), 6),
    (Task::Win(2), 12),
    (Task::Win(3), 8),
    (Task::Only(1), 8),
    (Task::Only(2), 6),
    (Task::End, 10),
];
/// Maximum number of turns to play for one proof in the search for positions.
const MOST_PLAYED: u64 = 400_000;
/// Number of positions to try before the end of a game.
const LAST: usize = 14;
/// Number of turns after which a game is abandoned.
const MOST_TURNS: usize = 400;
/// Rounds of thinking for each turn of the games.
const ROUNDS: u32 = 60;
/// Number of random turns among 100, because people play odd ones.
const ODD: u32 = 15;
/// Maximum number of games in the search.
const MOST_GAMES: u64 = 600;

/// Work on the games of a name: each size on which the tool finds positions, and the challenger's form of the game.
trait Do {
    fn with<G: Searched, F: Field>(&mut self, starts: &[G]);
}

/// The starts of a game, by its name for the referee.
fn on(name: &str, work: &mut impl Do) -> bool {
    if let Ok(variant) = name.parse::<Variant>() {
        let start = |size| {
            Connection::new(connection::Options {
                variant,
                size,
                swap: false,
            })
        };
        let starts = [4, 5, 6, 7, 9].map(|size| start(size).expect("there is such a board"));
        work.with::<_, Chain>(&starts);
        return true;
    }
    match name {
        "raindrops" => work.with::<_, Drops>(&[4, 5, 6, 7].map(|size| {
            Raindrops::new(raindrops::Options { size }).expect("there is such a board")
        })),
        "rapid-transit" => work.with::<_, Transit>(&[4, 6, 6, 8].map(|size| {
            RapidTransit::new(rapid_transit::Options { size }).expect("there is such a board")
        })),
        "switch-yard" => work.with::<_, Yard>(&[SwitchYard::new(switch_yard::Options::default())]),
        _ => return false,
    }
    true
}

/// Looks for positions.
struct Find {
    seed: u64,
    /// True if positions of the game can repeat. Then looking ahead finds no worth of a position.
    comes_again: bool,
}

impl Do for Find {
    fn with<G: Searched, F: Field>(&mut self, starts: &[G]) {
        let mut missing = WANTED.map(|(_, count)| count);
        let mut seen = HashSet::new();
        for number in 0..MOST_GAMES {
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(self.seed + number);
            let start = &starts[number as usize % starts.len()];
            let positions = played(start, &mut chance);
            for text in positions.iter().rev().take(LAST) {
                for ((task, _), missing) in WANTED.into_iter().zip(&mut missing) {
                    let ends = task == Task::End && self.comes_again;
                    if *missing == 0 || ends || seen.contains(text) {
                        continue;
                    }
                    let game = start.with_position(text).expect("it was written so");
                    if let Some(proved) = prove(&game, task) {
                        println!("{proved}");
                        seen.insert(text.clone());
                        *missing -= 1;
                    }
                }
            }
            if missing.iter().all(|&missing| missing == 0) {
                break;
            }
        }
    }
}

/// The positions of a game of players who think little and sometimes play anything.
fn played<G: Searched>(start: &G, chance: &mut Xoshiro256PlusPlus) -> Vec<String> {
    let mut game = start.clone();
    let mut positions = Vec::new();
    while game.to_act().is_some() && positions.len() < MOST_TURNS {
        positions.push(game.to_string());
        let odd = chance.random_range(0..100) < ODD;
        let turn = match odd.then(|| game.steps_within(1000)).flatten() {
            Some(steps) => steps.choose(chance).cloned(),
            None => search::turn(
                &game,
                Strength::Master,
                &Budget::Rounds(ROUNDS),
                chance.random(),
            ),
        };
        game.play(turn.expect("it goes on")).expect("it is allowed");
    }
    positions
}

/// A position with what is proved of it; `None` if the task asks nothing of it, or most turns do it.
fn prove<G: Searched>(game: &G, task: Task) -> Option<Proved> {
    let most = game.steps_within(1000)?.len();
    let turns = task.answers(game, &mut Solver(MOST_PLAYED)).ok()?;
    if turns.is_empty() || 3 * turns.len() > most {
        return None;
    }
    Some(Proved {
        task,
        position: game.to_string(),
        turns: turns.iter().map(ToString::to_string).collect(),
    })
}

/// Lets a player answer the positions of a game.
struct Solve<'a> {
    name: &'a str,
    positions: Vec<Proved>,
    strength: Strength,
    millis: f64,
}

impl Do for Solve<'_> {
    fn with<G: Searched, F: Field>(&mut self, starts: &[G]) {
        let mut tasks: Vec<(Task, u32, u32)> = Vec::new();
        for (seed, proved) in self.positions.iter().enumerate() {
            let game = starts[0].with_position(&proved.position);
            let game = game.unwrap_or_else(|why| panic!("{proved}: {why:?}"));
            let budget = Budget::millis(&now, self.millis);
            let turn = search::turn(&game, self.strength, &budget, seed as u64);
            let turn = turn.expect("it goes on");
            // The same turn can be written in several ways.
            let after = |turn: G::Move| {
                let mut next = game.clone();
                next.play(turn).expect("it is allowed");
                next
            };
            let played = after(turn.clone());
            let solved = proved.turns.iter().any(|text| {
                let turn = text.parse().unwrap_or_else(|_| panic!("{proved}: no turn"));
                after(turn) == played
            });
            if !solved {
                say(&format!("  {}: plays {turn} in {proved}", self.name));
            }
            match tasks.iter_mut().find(|(task, ..)| *task == proved.task) {
                Some((_, count, all)) => (*count, *all) = (*count + u32::from(solved), *all + 1),
                None => tasks.push((proved.task, u32::from(solved), 1)),
            }
        }
        let [solved, all] = [|t: &(Task, u32, u32)| t.1, |t: &(Task, u32, u32)| t.2]
            .map(|part| tasks.iter().map(part).sum::<u32>());
        let parts: Vec<_> = tasks
            .iter()
            .map(|(task, solved, all)| format!("{task}: {solved} of {all}"))
            .collect();
        say(&format!(
            "{}, {} in {} ms: {solved} of {all} ({})",
            self.name,
            self.strength,
            self.millis,
            parts.join(", ")
        ));
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    match obey(std::env::args().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// In a worker, whose name is the command line.
#[cfg(target_arch = "wasm32")]
fn main() {
    use wasm_bindgen::JsCast;
    let worker: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let words = worker.name();
    if let Err(why) = obey(words.split_whitespace().map(Into::into).collect()) {
        say(&format!("{why}\n{USAGE}"));
    }
}

fn obey(words: Vec<String>) -> Result<(), String> {
    let mut names = Vec::new();
    let (mut seed, mut millis, mut strength) = (1, None, Strength::Master);
    let mut words = words.into_iter();
    let chore = words.next().ok_or("What is to be done?")?;
    while let Some(word) = words.next() {
        let mut value = || {
            words
                .next()
                .ok_or(format!("`{word}` is followed by a value."))
        };
        match word.as_str() {
            "--seed" => seed = value()?.parse().map_err(|_| "A seed is a number.")?,
            "--millis" => {
                let read = value()?.parse::<f64>().map_err(|_| "A time is a number.")?;
                millis = Some(read);
            }
            "--level" => strength = value()?.parse().map_err(|_| "There is no such level.")?,
            _ => names.push(word),
        }
    }
    #[cfg(not(target_arch = "wasm32"))]
    if let ("puzzles", [name]) = (chore.as_str(), &names[..])
        && let Some(map) = MapId::with_id(name)
    {
        print!("{}", joins::text(map, seed)?);
        return Ok(());
    }
    let unknown = |name: &String| !KEPT.iter().any(|(known, _)| known == name);
    if let Some(name) = names.iter().find(|name| unknown(name)) {
        return Err(format!("There is no game `{name}`."));
    }
    match (chore.as_str(), &names[..]) {
        ("find", [name]) => {
            let comes_again = name == "switch-yard";
            on(name, &mut Find { seed, comes_again });
        }
        ("puzzles", [name]) => {
            let mut make = puzzles::Make::new(name, seed);
            on(name, &mut make);
            print!("{}", make.text()?);
        }
        ("solve", _) => {
            for (name, text) in KEPT {
                if !names.is_empty() && !names.iter().any(|known| known == name) {
                    continue;
                }
                let mut solve = Solve {
                    name,
                    positions: proved::read(text)?,
                    strength,
                    millis: millis.unwrap_or(rules::request::MILLIS),
                };
                on(name, &mut solve);
            }
        }
        _ => return Err("That is not understood.".into()),
    }
    Ok(())
}
