//! Puzzles from games between the players: positions in which the side to move wins within so many turns, each
//! proved by exhaustive search. Each game gives at most one position, so that no two are alike. Their difficulty is
//! the rate at which weak players solve them.

use std::collections::HashSet;

use players::Budget;
use players::defence;
use players::search::{self, Searched};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rules::Strength;
use rules::puzzles::{DAYS, Puzzle, Win};

use super::challenger::{self, Field, Kind};
use super::proved::Task;
use super::{Do, played};
use rules::proof::Solver;

/// Puzzles of each difficulty.
const EACH: usize = DAYS / 3;
/// Number of positions to try before the end of a game.
const LAST: usize = 9;
/// Maximum number of games in the search.
const MOST_GAMES: u64 = 60_000;

/// No puzzle has fewer turns to choose from,
const LEAST_CHOICE: usize = 12;
/// and none has more that are right.
const MOST_RIGHT: usize = 2;

/// So often each of those who see little tries a puzzle.
const TRIES: u64 = 8;
/// No such player uses so many rounds up.
const ENOUGH: Budget<'static> = Budget::Rounds(1_000);

/// Turns that may be played for one proof: fewer in Raindrops, where a turn takes long to play.
fn most_played(name: &str, turns: u32) -> u64 {
    match (name, turns) {
        ("raindrops", 1 | 2) => 25_000,
        ("raindrops", _) => 100_000,
        _ => 600_000,
    }
}

/// Returns the numbers of puzzles wanted that are won within one turn, two and three.
fn wanted(name: &str) -> [usize; 3] {
    match name {
        // A win within three turns is not to be proved here: there are too many turns.
        "switch-yard" => [EACH / 2, 3 * EACH - EACH / 2, 0],
        "raindrops" => [EACH / 2, 2 * EACH, EACH / 2],
        // Where one swap wins, mostly many do.
        "rapid-transit" => [0, EACH / 2, 3 * EACH - EACH / 2],
        // A position that is won at once is no puzzle.
        _ => [0, 2 * EACH, EACH],
    }
}

/// A puzzle with the figures that show its difficulty.
struct Found {
    /// Number of times that players who see little solved it.
    solved: usize,
    /// Turns that there are for each that is right.
    choice: usize,
    win: Win,
}

/// Looks for the puzzles of a game.
pub(crate) struct Make<'a> {
    name: &'a str,
    seed: u64,
    missing: [usize; 3],
    found: Vec<Found>,
}

impl<'a> Make<'a> {
    /// Puzzles of a game, by its name for the referee.
    pub(crate) fn new(name: &'a str, seed: u64) -> Self {
        Self {
            name,
            seed,
            missing: wanted(name),
            found: Vec::new(),
        }
    }

    /// The file: a puzzle for each day, easy, medium and hard ones in turn. Within a difficulty they come as
    /// they were found.
    pub(crate) fn text(self) -> Result<String, String> {
        if self.missing != [0; 3] {
            return Err(format!("So many are missing: {:?}.", self.missing));
        }
        let mut order: Vec<usize> = (0..DAYS).collect();
        let found = &self.found;
        order.sort_by_key(|&at| {
            let Found {
                solved,
                choice,
                win,
            } = &found[at];
            (usize::MAX - solved, win.turns, *choice, at)
        });
        let mut grades: Vec<Vec<usize>> = order.chunks(EACH).map(<[usize]>::to_vec).collect();
        for grade in &mut grades {
            let solved: usize = grade.iter().map(|&at| found[at].solved).sum();
            let tried = EACH * TRIES as usize * EYES.len();
            eprintln!("solved: {} of 100", 100 * solved / tried);
            grade.sort_unstable();
        }
        let mut text = String::new();
        for day in 0..DAYS {
            let win = self.found[grades[day % 3][day / 3]].win.clone();
            text += &format!("{}\n", Puzzle::Win(win));
        }
        Ok(text)
    }

    /// Makes a puzzle of a position, if one of its kind is still missing.
    fn puzzle<G: Searched, F: Field>(&self, game: &G) -> Option<Found> {
        let choice = game.steps_within(1000)?.len();
        if choice < LEAST_CHOICE {
            return None;
        }
        for (turns, missing) in (1..).zip(self.missing) {
            let mut solver = Solver(most_played(self.name, turns));
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
            if right.len() > MOST_RIGHT || (turns == 1 && !are_all_held(game, &right)) {
                return None;
            }
            let win = Win {
                turns: turns as u8,
                position: game.to_string(),
                right: right.iter().map(ToString::to_string).collect(),
            };
            let tries = EYES
                .iter()
                .flat_map(|eye| (0..TRIES).map(move |seed| (eye, seed)));
            let solves =
                |(eye, seed): &(&Eye, u64)| solves::<G, F>(**eye, self.name, game, turns, *seed);
            return Some(Found {
                solved: tries.filter(solves).count(),
                choice: choice / right.len(),
                win,
            });
        }
        None
    }
}

/// Returns true if each turn outside `right` has an answer that does not lose by itself.
///
/// Otherwise more turns are right than those that win at once.
fn are_all_held<G: Searched>(game: &G, right: &[G::Move]) -> bool {
    let wrong = game
        .steps()
        .into_iter()
        .filter(|turn| !right.contains(turn));
    wrong.into_iter().all(|turn| {
        let next = game.after_step(&turn).expect("a listed turn is allowed");
        let reply = defence::reply(&next, 0);
        reply.is_ok_and(|reply| reply.is_none_or(|reply| reply.holds))
    })
}

/// A player who sees little: a plain eye, or a computer player.
type Eye = Option<Strength>;

/// Those who try each puzzle.
const EYES: [Eye; 4] = [
    None,
    Some(Strength::Newcomer),
    Some(Strength::Learner),
    Some(Strength::Easy),
];

/// Returns true if a player wins within so many turns against the longest defence.
fn solves<G: Searched, F: Field>(eye: Eye, name: &str, game: &G, turns: u32, seed: u64) -> bool {
    let side = game.to_act();
    let mut now = game.clone();
    for left in (0..turns).rev() {
        let turn = match eye {
            Some(strength) => search::turn(&now, strength, &ENOUGH, seed),
            None => {
                let spoken = now.special_moves();
                let spoken: Vec<_> = spoken.iter().map(G::Move::to_string).collect();
                let positions = [now.to_string()];
                let turn =
                    challenger::turn::<F>(Kind::Naive, name, &positions, &spoken, &|_| true, seed);
                turn.parse().ok()
            }
        };
        let is_played = turn.is_some_and(|turn| now.play(turn).is_ok());
        if !is_played || now.to_act().is_none() {
            break;
        }
        match defence::reply(&now, left) {
            Ok(Some(reply)) if !reply.holds => {
                let turn = reply.turn.parse();
                now.play(turn.unwrap_or_else(|_| panic!("{}", reply.turn)))
                    .expect("it is allowed");
            }
            _ => return false,
        }
    }
    let won = side.map(|side| format!("win {side}"));
    now.outcome().map(|outcome| outcome.to_string()) == won
}

impl Do for Make<'_> {
    fn with<G: Searched, F: Field>(&mut self, starts: &[G]) {
        let mut seen = HashSet::new();
        for number in 0..MOST_GAMES {
            if self.missing == [0; 3] {
                break;
            }
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(self.seed + number);
            let start = &starts[number as usize % starts.len()];
            let positions = played(start, &mut chance);
            // The side that makes the last turn has most often won. A puzzle is a position that this side could
            // have seen.
            for text in positions.iter().rev().step_by(2).take(LAST.div_ceil(2)) {
                let game = start.with_position(text).expect("it was written so");
                if seen.contains(text) {
                    continue;
                }
                if let Some(found) = self.puzzle::<G, F>(&game) {
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
