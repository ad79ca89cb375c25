//! Puzzles: their tasks, their format in the files under `assets/puzzles` (one a line), and the assignment of
//! puzzles to days. `docs/puzzles.md` explains how they are made and proved.
//!
//! In a game for two a side wins within so many of its turns, `win 2 | 4/1x2/4/1x2 x - | b3 | b2`. The parts are
//! the number of turns, the position, and each first turn that wins as quickly. On a map the task is to join
//! cities, `join usa | 3 17 22 | 12`. The parts are the map, the cities, and the cost of the cheapest network.

mod day;

use std::fmt;
use std::str::FromStr;

use crate::maps::{CityId, MapId};

pub use day::{DAYS, Date, Grade, MOST_BACK};

/// Maximum number of turns in a puzzle, and of cities to join.
const MOST: usize = 9;
/// A task with one proved answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// The side to move wins.
    Win(Win),
    /// Join cities at the lowest cost.
    Join(Join),
}

/// A position in which the side to move wins within so many of its turns, against any defence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// Within how many turns.
    pub turns: u8,
    /// The position, as the game's page writes it.
    pub position: String,
    /// Each first turn that wins as quickly.
    pub right: Vec<String>,
}

/// Cities to join by rails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Join {
    /// On which map.
    pub map: MapId,
    /// The cities, in ascending order.
    pub cities: Vec<CityId>,
    /// Cost of the cheapest network that joins them, in dollars.
    pub least: u32,
}

/// A line that is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPuzzle;

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(win) => {
                let right = win.right.join(" | ");
                write!(f, "win {} | {} | {right}", win.turns, win.position)
            }
            Self::Join(join) => {
                let cities: Vec<_> = join.cities.iter().map(CityId::to_string).collect();
                let map = format!("join {}", join.map.id());
                let parts = [map, cities.join(" "), join.least.to_string()];
                f.write_str(&parts.join(" | "))
            }
        }
    }
}

impl FromStr for Puzzle {
    type Err = NoPuzzle;

    fn from_str(line: &str) -> Result<Self, NoPuzzle> {
        let parts: Vec<_> = line.split(" | ").collect();
        let [task, given, answers @ ..] = &parts[..] else {
            return Err(NoPuzzle);
        };
        let puzzle = match (task.split_once(' '), answers) {
            (Some(("win", turns)), [_, ..]) => win(turns, given, answers).map(Self::Win),
            (Some(("join", map)), [least]) => join(map, given, least).map(Self::Join),
            _ => None,
        };
        puzzle.ok_or(NoPuzzle)
    }
}

fn win(turns: &str, position: &str, right: &[&str]) -> Option<Win> {
    let turns: u8 = turns.parse().ok()?;
    let is_turn = |turn: &&str| !turn.is_empty() && !turn.contains(' ');
    let is_whole = right.iter().all(is_turn);
    ((1..=MOST).contains(&turns.into()) && is_whole).then(|| Win {
        turns,
        position: position.into(),
        right: right.iter().copied().map(String::from).collect(),
    })
}

fn join(map: &str, cities: &str, least: &str) -> Option<Join> {
    let cities: Result<Vec<CityId>, _> = cities.split(' ').map(str::parse).collect();
    let cities = cities.ok()?;
    let is_whole = (2..=MOST).contains(&cities.len()) && cities.is_sorted_by(|a, b| a < b);
    is_whole.then_some(Join {
        map: MapId::with_id(map)?,
        cities,
        least: least.parse().ok()?,
    })
}

/// Reads a file of puzzles, one for each day of a leap year.
///
/// ```
/// use rules::puzzles;
///
/// let line = "win 1 | x3/x3/1o2/x3 x - | a2\n";
/// assert_eq!(puzzles::read(&line.repeat(puzzles::DAYS)).unwrap().len(), 366);
/// assert!(puzzles::read(line).is_err(), "the year is longer");
/// ```
///
/// # Errors
///
/// A file with an invalid line, or with too many or too few lines.
pub fn read(text: &str) -> Result<Vec<Puzzle>, NoPuzzle> {
    let puzzles: Vec<_> = text.lines().map(str::parse).collect::<Result<_, _>>()?;
    (puzzles.len() == DAYS).then_some(puzzles).ok_or(NoPuzzle)
}
