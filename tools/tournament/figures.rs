//! Figures that the contests share: the share of games won, how sure it is, and the time for turns.

use std::fmt;
use std::fs::File;
use std::io::{Read, Seek};
use std::sync::LazyLock;
use std::time::Instant;

use players::Budget;

/// The 97.5th percentile of the normal distribution.
const Z: f64 = 1.959_964;

/// Results of a player, in games that can be shared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Score {
    /// Games won.
    pub wins: u32,
    /// Games shared or drawn, each half a win.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// Counts a game: 1 is won, 0 lost, and what is between shared.
    pub(crate) fn add(&mut self, result: f64) {
        if result >= 1.0 {
            self.wins += 1;
        } else if result <= 0.0 {
            self.losses += 1;
        } else {
            self.draws += 1;
        }
    }

    /// Games played.
    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of games won, from 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// Wilson's 95 percent interval of the share.
    pub(crate) fn interval(&self) -> (f64, f64) {
        wilson(self.share(), f64::from(self.games()))
    }
}

/// Wilson's 95 percent interval of a share of so many.
pub(crate) fn wilson(share: f64, count: f64) -> (f64, f64) {
    let spread = Z * Z / count;
    let middle = (share + spread / 2.0) / (1.0 + spread);
    let half = Z * (share * (1.0 - share) / count + spread / (4.0 * count)).sqrt() / (1.0 + spread);
    (middle - half, middle + half)
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let [share, low, high] = [self.share(), low, high].map(|share| 100.0 * share);
        write!(
            f,
            "{share:.1} % ({low:.1} to {high:.1}) of {} games",
            self.games()
        )?;
        let Self {
            wins,
            draws,
            losses,
        } = self;
        write!(f, ": {wins} won, {draws} shared, {losses} lost")
    }
}

/// A mean of many numbers, and how sure it is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Counts a number.
    pub(crate) fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.mean();
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        write!(
            f,
            "{mean:.2} (+- {:.2})",
            Z * (variance / self.count).sqrt()
        )
    }
}

/// Time that a player's turns took.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thinking {
    turns: u32,
    millis: f64,
    longest: f64,
}

impl Thinking {
    /// Takes a turn and its time by a clock of milliseconds.
    pub(crate) fn time<T>(&mut self, clock: impl Fn() -> f64, turn: impl FnOnce() -> T) -> T {
        let begun = clock();
        let done = turn();
        let millis = clock() - begun;
        self.turns += 1;
        self.millis += millis;
        self.longest = self.longest.max(millis);
        done
    }

    /// Adds the counts of another one.
    pub(crate) fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.millis += other.millis;
        self.longest = self.longest.max(other.longest);
    }
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.millis / f64::from(self.turns.max(1));
        write!(f, "{mean:.3} ms a turn, at most {:.1}", self.longest)
    }
}

/// Two players against each other, as it is printed.
pub(crate) struct Pairing {
    /// The game and its players: `rail: medium against easy`.
    pub name: String,
    /// Results of the first player.
    pub score: Score,
    /// The share of games that the first should win, from 0 to 1.
    pub target: Option<f64>,
    /// Thinking times of the first and of the second player.
    pub thinking: [Thinking; 2],
}

impl fmt::Display for Pairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.score)?;
        if let Some(target) = self.target {
            write!(f, " (target {:.0} %)", 100.0 * target)?;
        }
        let [first, second] = &self.thinking;
        write!(f, "; thinking {first}; the other {second}")
    }
}

/// Returns the milliseconds since the first call.
pub(crate) fn passed() -> f64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed().as_secs_f64() * 1e3
}

/// Milliseconds of processor time that this thread has used, where the system counts them.
///
/// A player that thinks while the machine is busy with other things gets no less of its time. Elsewhere these are
/// the milliseconds that have passed.
pub(crate) fn worked() -> f64 {
    thread_clock().unwrap_or_else(passed)
}

/// Returns the milliseconds that the calling thread has run, by Linux.
///
/// Linux also counts the thread's waiting time and its number of runs. `None` if the system does not count them, so
/// that all are 0.
fn thread_clock() -> Option<f64> {
    thread_local!(static FILE: Option<File> = File::open("/proc/thread-self/schedstat").ok());
    FILE.with(|file| {
        let mut file = file.as_ref()?;
        let mut text = [0; 64];
        file.rewind().ok()?;
        let read = file.read(&mut text).ok()?;
        let text = std::str::from_utf8(&text[..read]).ok()?;
        let mut numbers = text.split_whitespace();
        let nanos: f64 = numbers.next()?.parse().ok()?;
        let times: f64 = numbers.nth(1)?.parse().ok()?;
        (times > 0.0).then_some(nanos / 1e6)
    })
}

/// Thinks with a budget of so many milliseconds of work from now.
pub(crate) fn within<T>(millis: f64, think: impl FnOnce(&Budget) -> T) -> T {
    think(&Budget::millis(&worked, millis))
}
