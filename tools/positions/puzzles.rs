//! Puzzles out of games that the players play against each other: positions in which the side to move wins
//! within so many turns, each proved by exhaustive search. Of one game at most one position is taken, so that
//! no two are alike.

use std::collections::HashSet;

use players::search::Searched;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rules::proof::{Solver, TooMany};
use rules::puzzles::{DAYS, Puzzle, Win};
use rules::{Game, TwoPlayer};

use super::proved::Task;
use super::{Do, played};

/// Puzzles of each difficulty.
const EACH: usize = DAYS / 3;
/// Turns that may be played for one proof.
const MOST_PLAYED: u64 = 250_000;
/// The same for a way to the end: that there is one is proved already.
const MOST_ON_THE_WAY: u64 = 10_000_000;
/// Positions before the end of a game that are looked at.
const LAST: usize = 9;
/// Games after which nobody looks any further.
const MOST_GAMES: u64 = 60_000;

/// Of all turns at most one in so many may be right.
const RARE: usize = 4;

/// How many are wanted of those that are won within one turn, two and three.
fn wanted(name: &str) -> [usize; 3] {
    match name {
        // Nobody completes a network in a single swap that did not have it before.
        "rapid-transit" => [0, 2 * EACH, EACH],
        // A win within three turns is not to be proved here: there are too many turns.
        "switch-yard" => [EACH, 2 * EACH, 0],
        _ => [EACH / 2, 2 * EACH - EACH / 2, EACH],
    }
}

/// A puzzle with what its difficulty is told by, beside how deep it is.
struct Found {
    /// Turns that there are for each that is right.
    choice: usize,
    win: Win,
}

/// Looks for the puzzles of a game.
pub struct Make {
    seed: u64,
    missing: [usize; 3],
    found: Vec<Found>,
}

impl Make {
    /// Puzzles of a game, by its name for the referee.
    pub fn new(name: &str, seed: u64) -> Self {
        Self {
            seed,
            missing: wanted(name),
            found: Vec::new(),
        }
    }

    /// The file: a puzzle for each day, easy, medium and hard ones in turn. Within a difficulty they come as
    /// they were found.
    pub fn text(self) -> Result<String, String> {
        if self.missing != [0; 3] {
            return Err(format!("So many are missing: {:?}.", self.missing));
        }
        let mut order: Vec<usize> = (0..DAYS).collect();
        let found = &self.found;
        order.sort_by_key(|&at| (found[at].win.turns, found[at].choice, at));
        let mut grades: Vec<Vec<usize>> = order.chunks(EACH).map(<[usize]>::to_vec).collect();
        for grade in &mut grades {
            grade.sort_unstable();
        }
        let mut text = String::new();
        for day in 0..DAYS {
            let win = self.found[grades[day % 3][day / 3]].win.clone();
            text += &format!("{}\n", Puzzle::Win(win));
        }
        Ok(text)
    }

    /// What a position is good for, if a puzzle of its kind is still missing.
    fn puzzle<G: Searched>(&self, game: &G) -> Option<Found> {
        let choice = game.steps_within(1000)?.len();
        for (turns, missing) in (1..).zip(self.missing) {
            let mut solver = Solver(MOST_PLAYED);
            if missing == 0 {
                // One that is won sooner is no puzzle of a later kind.
                if solver.wins(game, turns).ok()? {
                    return None;
                }
                continue;
            }
            let right = Task::Win(turns).answers(game, &mut solver).ok()?;
            if right.is_empty() {
                continue;
            }
            if RARE * right.len() > choice {
                return None;
            }
            // Where the other side ends the game by itself, nobody plays so many turns.
            let whole = |(line, own): (Vec<String>, u32)| (own == turns).then_some(line);
            let line = |turn: &G::Move| line(game, turn, turns).ok().and_then(whole);
            let win = Win {
                turns: turns as u8,
                position: game.to_string(),
                lines: right.iter().map(line).collect::<Option<_>>()?,
            };
            let choice = choice / right.len();
            return Some(Found { choice, win });
        }
        None
    }
}

/// The way to the end after a first turn that wins within so many: each side plays the first turn in the list of
/// those that win soonest, or that lose latest. With it how many turns of the winning side there are.
fn line<G: TwoPlayer>(
    game: &G,
    first: &G::Move,
    turns: u32,
) -> Result<(Vec<String>, u32), TooMany> {
    let side = game.to_act();
    let mut solver = Solver(MOST_ON_THE_WAY);
    let mut line = vec![first.to_string()];
    let (mut now, mut left) = (after(game, first), turns - 1);
    while let Some(acting) = now.to_act() {
        let turn = match Some(acting) == side {
            true => {
                let soonest = solver.winning(&now, left)?.into_iter().next();
                left -= 1;
                soonest
            }
            false => latest(&mut solver, &now, left)?,
        };
        let turn = turn.ok_or(TooMany)?;
        line.push(turn.to_string());
        now = after(&now, &turn);
    }
    Ok((line, turns - left))
}

/// The turn of a side that has lost within so many turns of the other with which it loses latest.
fn latest<G: Game>(solver: &mut Solver, game: &G, turns: u32) -> Result<Option<G::Move>, TooMany> {
    let all = game.steps();
    for turn in &all {
        let next = after(game, turn);
        if next.to_act().is_some() && !solver.wins(&next, turns - 1)? {
            return Ok(Some(turn.clone()));
        }
    }
    Ok(all.into_iter().next())
}

fn after<G: Game>(game: &G, turn: &G::Move) -> G {
    let mut next = game.clone();
    next.play(turn.clone()).expect("a listed turn is allowed");
    next
}

impl Do for Make {
    fn with<G: Searched>(&mut self, starts: &[G]) {
        let mut seen = HashSet::new();
        for number in 0..MOST_GAMES {
            if self.missing == [0; 3] {
                break;
            }
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(self.seed + number);
            let start = &starts[number as usize % starts.len()];
            let positions = played(start, &mut chance);
            // Who makes the last turn has most often won; a puzzle is what that side could have seen.
            for text in positions.iter().rev().step_by(2).take(LAST.div_ceil(2)) {
                let game = start.with_position(text).expect("it was written so");
                if seen.contains(text) {
                    continue;
                }
                if let Some(found) = self.puzzle(&game) {
                    seen.insert(text.clone());
                    self.missing[usize::from(found.win.turns) - 1] -= 1;
                    self.found.push(found);
                    break;
                }
            }
            if number % 100 == 99 {
                eprintln!("{number} games, missing: {:?}", self.missing);
            }
        }
    }
}
