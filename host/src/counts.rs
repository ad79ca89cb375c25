//! Counts without people: games begun, finished and abandoned, by kind and day. The file opens in any spreadsheet.
//! Nothing in it identifies a person, or a time of day.
//!
//! | column | contents |
//! | --- | --- |
//! | `day` | the day of this machine's clock |
//! | `game`, `map`, `players` | kind of game; `map` is empty without one |
//! | `begun`, `finished`, `abandoned` | games |
//! | `computers` | seats of computers in the begun games |
//! | `finished_minutes`, `abandoned_minutes` | total duration of these games |
//! | `coach_left_at` | steps at which beginners left the coach: `3:2 5:1` is twice at step 3, once at step 5 |

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use jiff::ToSpan as _;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;

use crate::data::{Folder, Notes};
use crate::pace::Pace;
use crate::serve::Shared;
use crate::settings::is_id;

const FILE: &str = "counts.csv";
/// Number of days in the file, including today.
const DAYS: i32 = 400;
/// Lines of a day; games beyond are not counted. All games on all maps by all numbers of players are fewer.
const A_DAY: usize = 200;
/// Bytes of the file: far more than it gets by games.
const FILE_SIZE: usize = 8 * 1024 * 1024;
/// Bytes that a report may have.
pub(crate) const SIZE: usize = 1024;
/// Maximum number of reports a minute.
const A_MINUTE: u32 = 60;
/// Maximum values in one report.
const MOST_SEATS: u32 = 16;
const MOST_MINUTES: u64 = 60 * 24 * 7;
const MOST_STEPS: u32 = 100;

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum What {
    Begun,
    Finished,
    Abandoned,
}

/// Report of the page on a game.
#[derive(Deserialize)]
struct Report {
    what: What,
    game: String,
    map: Option<String>,
    players: u32,
    #[serde(default)]
    computers: u32,
    minutes: Option<f64>,
    coach_step: Option<u32>,
}

impl Report {
    fn is_right(&self) -> bool {
        is_id(&self.game)
            && self.map.as_deref().is_none_or(is_id)
            && (1..=MOST_SEATS).contains(&self.players)
            && self.computers <= MOST_SEATS
            && self.minutes.is_none_or(|minutes| minutes >= 0.0)
            && self.coach_step.is_none_or(|step| step <= MOST_STEPS)
    }
}

/// A line of the file.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
struct Line {
    #[serde(with = "as_text")]
    day: Date,
    game: String,
    map: String,
    players: u32,
    begun: u64,
    finished: u64,
    abandoned: u64,
    computers: u64,
    finished_minutes: u64,
    abandoned_minutes: u64,
    coach_left_at: Steps,
}

/// A day as people write it.
mod as_text {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::Date;

    pub(super) fn serialize<S: Serializer>(day: &Date, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(day)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Date, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// Number of times that beginners left the coach at each step.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Steps(BTreeMap<u32, u64>);

impl TryFrom<String> for Steps {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let step = |word: &str| {
            let (step, times) = word.split_once(':')?;
            let step = step.parse().ok().filter(|step| *step <= MOST_STEPS)?;
            Some((step, times.parse().ok()?))
        };
        let steps: Option<_> = text.split_whitespace().map(step).collect();
        steps.map(Self).ok_or("these are no steps")
    }
}

impl From<Steps> for String {
    fn from(steps: Steps) -> Self {
        steps.to_string()
    }
}

impl std::fmt::Display for Steps {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        for (step, times) in &self.0 {
            // Writing to a string cannot fail.
            let _ = write!(text, " {step}:{times}");
        }
        f.write_str(text.trim_start())
    }
}

/// Writer of the file.
pub(crate) struct Counts(Mutex<Pace>);

impl Counts {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(Pace::new(A_MINUTE)))
    }
}

/// Counts a report of the page, if counting is on.
pub(crate) async fn count(State(shared): State<Arc<Shared>>, body: Bytes) -> Response {
    let report = serde_json::from_slice::<Report>(&body).ok();
    let Some(report) = report.filter(Report::is_right) else {
        let sentence = "This is nothing to count, which is like {\"what\":\"begun\",\"game\":\"quickway\",\"players\":2}.\n";
        return (StatusCode::BAD_REQUEST, sentence).into_response();
    };
    if !shared.settings.counts {
        return StatusCode::NO_CONTENT.into_response();
    }
    let mut pace = shared.counts.0.lock().await;
    if !pace.may(shared.now()) {
        let sentence = "So many games within a minute are not counted.\n";
        return (StatusCode::TOO_MANY_REQUESTS, sentence).into_response();
    }
    let keeper = Arc::clone(&shared);
    let today = jiff::ZonedDateTime::now().date();
    let kept = spawn_blocking(move || keep(&keeper.data, &keeper.notes, today, &report)).await;
    match kept {
        Ok(true) => StatusCode::NO_CONTENT.into_response(),
        _ => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Adds a report to its line.
fn keep(data: &Folder, notes: &Notes, today: Date, report: &Report) -> bool {
    let (mut lines, damage) = load(data);
    if let Some(damage) = damage {
        data.put_aside(FILE, "counts-damaged", &damage, notes);
    }
    add(&mut lines, today, report);
    let written = write(&lines).and_then(|bytes| data.write(FILE, &bytes));
    match &written {
        Ok(()) => notes.settle("counts"),
        Err(why) => {
            let file = data.path(FILE);
            notes.say(
                "counts",
                format!(
                    "Games are not counted, for {} cannot be written: {why}.",
                    file.display()
                ),
            );
        }
    }
    written.is_ok()
}

fn add(lines: &mut Vec<Line>, today: Date, report: &Report) {
    // A clock that starts in 1970 before it is set deletes nothing.
    if let Ok(first) = today.checked_sub((DAYS - 1).days()) {
        lines.retain(|line| line.day >= first);
    }
    let map = report.map.as_deref().unwrap_or_default();
    let is_same = |line: &Line| {
        line.day == today
            && line.game == report.game
            && line.map == map
            && line.players == report.players
    };
    let at = lines.iter().position(is_same).or_else(|| {
        let of_today = lines.iter().filter(|line| line.day == today).count();
        (of_today < A_DAY).then(|| {
            lines.push(Line {
                day: today,
                game: report.game.clone(),
                map: map.into(),
                players: report.players,
                ..Line::default()
            });
            lines.len() - 1
        })
    });
    let Some(line) = at.and_then(|at| lines.get_mut(at)) else {
        return;
    };
    let minutes = report
        .minutes
        .map_or(0, |minutes| (minutes.round() as u64).min(MOST_MINUTES));
    let (games, total) = match report.what {
        What::Begun => {
            line.computers = line.computers.saturating_add(report.computers.into());
            line.begun = line.begun.saturating_add(1);
            return;
        }
        What::Finished => (&mut line.finished, &mut line.finished_minutes),
        What::Abandoned => {
            if let Some(step) = report.coach_step {
                let times = line.coach_left_at.0.entry(step).or_default();
                *times = times.saturating_add(1);
            }
            (&mut line.abandoned, &mut line.abandoned_minutes)
        }
    };
    *games = games.saturating_add(1);
    *total = total.saturating_add(minutes);
}

/// Returns all readable lines, and a sentence if the file has others.
fn load(data: &Folder) -> (Vec<Line>, Option<String>) {
    let file = data.path(FILE);
    let text = match data.read_or_say(FILE, FILE_SIZE, "games are counted anew") {
        Ok(Some(text)) => text,
        Ok(None) => return (Vec::new(), None),
        Err(sentence) => return (Vec::new(), Some(sentence)),
    };
    let read: Vec<_> = csv::Reader::from_reader(text.as_bytes())
        .into_deserialize()
        .collect();
    let lost = read.iter().filter(|line| line.is_err()).count();
    let damage = (lost > 0).then(|| format!("{lost} lines of {} cannot be read.", file.display()));
    (read.into_iter().flatten().collect(), damage)
}

fn write(lines: &[Line]) -> std::io::Result<Vec<u8>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for line in lines {
        writer.serialize(line).map_err(std::io::Error::other)?;
    }
    writer
        .into_inner()
        .map_err(|error| std::io::Error::other(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(text: &str) -> Report {
        serde_json::from_str(text).expect("a report")
    }

    fn day(text: &str) -> Date {
        text.parse().expect("a day")
    }

    #[test]
    fn four_hundred_days_are_kept() {
        let mut lines = Vec::new();
        let begun = report(r#"{"what":"begun","game":"quickway","players":2}"#);
        let first = day("2026-01-01");
        for days in 0..500 {
            let today = first.checked_add(days.days()).expect("a day");
            add(&mut lines, today, &begun);
        }
        assert_eq!(lines.len(), 400);
        assert_eq!(lines[0].day, first.checked_add(100.days()).expect("a day"));
        // A clock that is wrong for a while deletes nothing.
        add(&mut lines, day("1970-01-01"), &begun);
        assert_eq!(lines.len(), 401);
        add(&mut lines, day("2027-05-15"), &begun);
        assert_eq!(lines.len(), 400);
    }

    #[test]
    fn a_day_has_no_end_of_lines() {
        let mut lines = Vec::new();
        for number in 0..1000 {
            let text = format!(r#"{{"what":"begun","game":"g{number}","players":2}}"#);
            add(&mut lines, day("2026-01-01"), &report(&text));
        }
        assert_eq!(lines.len(), A_DAY);
    }
}
