//! The looks of REVIEW at games of weak players: how often a short one names another best turn than a long one.

use players::Budget;
use players::analysis::verdict;
use players::search::{self, Searched};
use rules::Strength;
use rules::request::{DEEPER_MS, POSITION_MS, Verdict};

use super::options::Options;
use super::parallel::played;

/// Default number of games to analyse, and milliseconds of the long analysis.
const GAMES: u32 = 20;
const MILLIS: f64 = 10_000.0;
/// Interval of analysed positions in a game.
const EVERY: usize = 6;
/// The players think no longer than that; their strength makes it less.
const ROUNDS: u32 = 2_000;

/// Positions that a short look has judged, compared with what a long one says.
#[derive(Clone, Copy, Default)]
struct Compared {
    positions: u32,
    /// The best turn of the long look is another one.
    differ: u32,
    /// The short look's best turn is none of those that the long look names.
    unnamed: u32,
}

/// Plays games with these openings, and prints for each short look how often it differs from a long one.
pub(crate) fn compare<G: Searched + Sync>(
    name: &str,
    start: &G,
    opening: impl Fn(u64) -> Vec<G::Move> + Sync,
    options: &Options,
) {
    let games = options.games.unwrap_or(GAMES);
    let millis = options.millis.unwrap_or(MILLIS);
    let shorts = [POSITION_MS, DEEPER_MS[0]].map(f64::from);
    let brought = played(games, options.threads, |number| {
        let seed = options.seed.wrapping_mul(1 << 32) + u64::from(number);
        let mut compared = shorts.map(|_| Compared::default());
        for game in positions(start, opening(seed), seed) {
            let Some(long) = look(&game, millis, seed) else {
                continue;
            };
            for (short, compared) in shorts.iter().zip(&mut compared) {
                if let Some(short) = look(&game, *short, seed) {
                    compared.add(&game, &short, &long);
                }
            }
        }
        compared
    });
    for (index, short) in shorts.iter().enumerate() {
        let all = brought.iter().map(|compared| compared[index]);
        let all = all.fold(Compared::default(), Compared::and);
        let percent = |count: u32| 100.0 * f64::from(count) / f64::from(all.positions.max(1));
        println!(
            "{name}: {short} ms against {millis} ms, {} positions of {games} games: {:.0} % another best turn, {:.0} % one \
             that the long look does not name",
            all.positions,
            percent(all.differ),
            percent(all.unnamed),
        );
    }
}

/// Some positions of a game between two weak players.
fn positions<G: Searched>(start: &G, opening: Vec<G::Move>, seed: u64) -> Vec<G> {
    let mut game = start.clone();
    let mut seen = Vec::new();
    let mut turns = opening.into_iter();
    for number in 0.. {
        if number % EVERY == EVERY / 2 {
            seen.push(game.clone());
        }
        let strength = [Strength::Easy, Strength::Medium][number % 2];
        let think = || {
            search::turn(
                &game,
                strength,
                &Budget::Rounds(ROUNDS),
                seed + number as u64,
            )
        };
        let Some(turn) = turns.next().or_else(think) else {
            break;
        };
        game.play(turn).expect("a player's turn is allowed");
    }
    seen
}

/// A look at a position.
fn look<G: Searched>(game: &G, millis: f64, seed: u64) -> Option<Verdict> {
    let started = std::time::Instant::now();
    let clock = || started.elapsed().as_secs_f64() * 1000.0;
    verdict(game, None, &Budget::millis(&clock, millis), seed)
}

impl Compared {
    fn add<G: Searched>(&mut self, game: &G, short: &Verdict, long: &Verdict) {
        let leads_to = |turn: &String| {
            let turn: Option<G::Move> = turn.parse().ok();
            turn.and_then(|turn| game.after_step(&turn))
        };
        let first = |line: &rules::request::Line| line.turns.first().and_then(leads_to);
        let best = short.lines.first().and_then(first);
        let named: Vec<_> = long.lines.iter().map(first).collect();
        self.positions += 1;
        self.differ += u32::from(named.first() != Some(&best));
        self.unnamed += u32::from(!named.contains(&best));
    }

    fn and(self, other: Self) -> Self {
        Self {
            positions: self.positions + other.positions,
            differ: self.differ + other.differ,
            unnamed: self.unnamed + other.unnamed,
        }
    }
}
