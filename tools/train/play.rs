//! The games for training, and the file of their features: for each game a line `game N`, for each move a line with
//! its visits and the numbers of its features, an empty line after each position, and at last `end`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;

use players::search::{Lesson, Policy, Search, Searched};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::parallel::played;

/// First turns that are anything.
const OPENING: usize = 2;
/// Of 100 turns so many are anything, so that what people do is seen as well.
pub(crate) const ODD: u32 = 10;
/// A game that lasts longer is left.
const MOST_TURNS: usize = 400;

/// Plan of the games to play.
pub(crate) struct Plan {
    /// Where it is kept.
    pub file: PathBuf,
    /// Knowledge of the players.
    pub policy: Option<Policy>,
    /// Where all chance comes from.
    pub seed: u64,
    pub games: u32,
    /// Rounds of thinking about each move.
    pub rounds: u32,
}

/// Returns the lessons of all games of a plan. Games that the file has are not played again.
///
/// # Errors
///
/// The file cannot be read or written.
pub(crate) fn lessons<G: Searched + Sync>(starts: &[G], plan: &Plan) -> io::Result<Vec<Lesson>> {
    let games = games(plan, |number| {
        let start = &starts[number as usize % starts.len()];
        written(number, &play(start, plan, number))
    })?;
    Ok(games.iter().flat_map(|game| positions(game)).collect())
}

/// The texts of all games of a plan: from its file, or played now, and then the file has them. Each begins with a line
/// `game N`, and ends with a line `end`.
///
/// # Errors
///
/// The file cannot be read or written.
pub(crate) fn games(plan: &Plan, play: impl Fn(u32) -> String + Sync) -> io::Result<Vec<String>> {
    if let Some(folder) = plan.file.parent() {
        fs::create_dir_all(folder)?;
    }
    let known = fs::read_to_string(&plan.file).unwrap_or_default();
    let mut known = read(&known);
    // A game that was broken off in the middle is dropped.
    let whole: String = known.values().map(String::as_str).collect();
    fs::write(&plan.file, whole)?;
    let file = Mutex::new(File::options().append(true).open(&plan.file)?);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let played = played(plan.games, threads, |number| {
        if known.contains_key(&number) {
            return Ok(None);
        }
        let text = play(number);
        let mut file = file.lock().expect("nobody fails while writing");
        file.write_all(text.as_bytes())?;
        Ok(Some((number, text)))
    });
    let played: io::Result<Vec<_>> = played.into_iter().collect();
    known.extend(played?.into_iter().flatten());
    known.split_off(&plan.games);
    Ok(known.into_values().collect())
}

/// Plays a game, and returns training data from its positions.
fn play<G: Searched>(start: &G, plan: &Plan, number: u32) -> Vec<Lesson> {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(plan.seed + u64::from(number));
    let mut search = Search::with_policy(start, plan.policy, chance.random());
    let mut all = Vec::new();
    for turns in 0..MOST_TURNS {
        let thought = match turns {
            0..OPENING => None,
            _ => search.lessons(plan.rounds),
        };
        let odd = chance.random_range(0..100) < ODD;
        let turn = match thought {
            Some((turn, lessons)) => {
                all.extend(lessons.into_iter().filter(|Lesson(moves)| moves.len() > 1));
                (!odd).then_some(turn)
            }
            None => None,
        };
        let any = || search.game().steps().choose(&mut chance).cloned();
        let Some(turn) = turn.or_else(any) else {
            break;
        };
        search.follow(&turn);
    }
    all
}

fn written(number: u32, lessons: &[Lesson]) -> String {
    let mut text = format!("game {number}\n");
    for Lesson(moves) in lessons {
        for (features, visits) in moves {
            // Writing to a text does not fail.
            let _ = write!(text, "{visits}");
            features.iter().for_each(|feature| {
                let _ = write!(text, " {feature}");
            });
            text.push('\n');
        }
        text.push('\n');
    }
    text + "end\n"
}

/// The games of a file that are whole, by their numbers.
fn read(text: &str) -> BTreeMap<u32, String> {
    let games = text
        .split_inclusive("end\n")
        .filter(|game| game.ends_with("end\n"));
    let number = |game: &str| game.lines().next()?.strip_prefix("game ")?.parse().ok();
    games
        .filter_map(|game| Some((number(game)?, game.to_owned())))
        .collect()
}

/// The positions of a game as it is kept.
fn positions(game: &str) -> impl Iterator<Item = Lesson> {
    let body = game.split_once('\n').map_or("", |(_, body)| body);
    let read = |line: &str| {
        let mut numbers = line.split(' ').map(str::parse::<u32>);
        let visits = numbers.next()?.ok()?;
        let features = numbers.map(|number| number.ok().and_then(|number| number.try_into().ok()));
        Some((features.collect::<Option<Vec<u16>>>()?, visits))
    };
    let blocks = body.split("\n\n").filter(|block| !block.starts_with("end"));
    blocks.map(move |block| Lesson(block.lines().filter_map(read).collect()))
}
