//! The last hundred faults of the page, a line of JSON each, in the host's own folder.
//!
//! They never leave the machine by themselves. `roundhouse-host faults` shows it.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;

use crate::Options;
use crate::data::{Folder, Notes};
use crate::pace::Pace;
use crate::serve::Shared;
use crate::settings::Settings;

const FILE: &str = "faults.jsonl";
/// Maximum number of faults.
const MOST: usize = 100;
/// Maximum number of last commands in a fault.
const COMMANDS: usize = 50;
/// Bytes that a report may have.
pub(crate) const SIZE: usize = 16 * 1024;
/// Bytes of the file: JSON may need six for one that came.
const FILE_SIZE: usize = MOST * (6 * SIZE + 1024);
/// Maximum number of reports a minute, so that a failing page cannot fill the disk.
const A_MINUTE: u32 = 20;

/// A fault.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Fault {
    /// Time of the report, by this machine's clock.
    at: String,
    version: String,
    screen: String,
    message: String,
    stack: String,
    commands: Vec<String>,
}

/// Writer of the file.
pub(crate) struct Faults(Mutex<Pace>);

impl Faults {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(Pace::new(A_MINUTE)))
    }
}

/// Saves a report of the page.
pub(crate) async fn fault(State(shared): State<Arc<Shared>>, body: Bytes) -> Response {
    let Ok(mut fault) = serde_json::from_slice::<Fault>(&body) else {
        let sentence = "This is no fault, which is like {\"version\":\"\",\"screen\":\"\",\"message\":\"\",\"stack\":\"\",\"commands\":[]}.\n";
        return (StatusCode::BAD_REQUEST, sentence).into_response();
    };
    fault.at = jiff::ZonedDateTime::now()
        .strftime("%Y-%m-%d %H:%M:%S %:z")
        .to_string();
    let early = fault.commands.len().saturating_sub(COMMANDS);
    fault.commands.drain(..early);
    let mut pace = shared.faults.0.lock().await;
    if !pace.may(shared.now()) {
        let sentence = "So many faults within a minute are not kept.\n";
        return (StatusCode::TOO_MANY_REQUESTS, sentence).into_response();
    }
    let keeper = Arc::clone(&shared);
    let kept = spawn_blocking(move || keep(&keeper.data, &keeper.notes, fault)).await;
    match kept {
        Ok(true) => StatusCode::NO_CONTENT.into_response(),
        _ => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Adds a fault to the saved ones.
fn keep(data: &Folder, notes: &Notes, fault: Fault) -> bool {
    let (mut faults, damage) = load(data);
    if let Some(damage) = damage {
        data.put_aside(FILE, "faults-damaged", &damage, notes);
    }
    faults.push(fault);
    let early = faults.len().saturating_sub(MOST);
    let mut text = String::new();
    for fault in &faults[early..] {
        text += &serde_json::to_string(fault).unwrap_or_default();
        text.push('\n');
    }
    let written = data.write(FILE, text.as_bytes());
    match &written {
        Ok(()) => notes.settle("faults"),
        Err(why) => {
            let file = data.path(FILE);
            notes.say(
                "faults",
                format!(
                    "Faults of the page are lost, for {} cannot be written: {why}.",
                    file.display()
                ),
            );
        }
    }
    written.is_ok()
}

/// Returns all readable faults, and a sentence if the file has others.
fn load(data: &Folder) -> (Vec<Fault>, Option<String>) {
    let file = data.path(FILE);
    let text = match data.read_or_say(FILE, FILE_SIZE, "faults are kept anew") {
        Ok(Some(text)) => text,
        Ok(None) => return (Vec::new(), None),
        Err(sentence) => return (Vec::new(), Some(sentence)),
    };
    let lines = text.lines().filter(|line| !line.is_empty());
    let read: Vec<Option<Fault>> = lines.map(|line| serde_json::from_str(line).ok()).collect();
    let lost = read.iter().filter(|fault| fault.is_none()).count();
    let damage = (lost > 0).then(|| format!("{lost} faults in {} cannot be read.", file.display()));
    (read.into_iter().flatten().collect(), damage)
}

/// All faults as text, the last one at the end.
pub fn list(options: &Options) -> String {
    let settings = Settings::load(options);
    let data = Folder::find(settings.data.as_deref());
    let (faults, damage) = load(&data);
    let mut text = String::new();
    // Writing to a string cannot fail.
    for fault in &faults {
        let _ = writeln!(
            text,
            "{}  version {}  screen {}\n  {}",
            plain(&fault.at),
            plain(&fault.version),
            plain(&fault.screen),
            plain(&fault.message)
        );
        for line in fault.stack.lines() {
            let _ = writeln!(text, "    {}", plain(line));
        }
        for command in &fault.commands {
            let _ = writeln!(text, "  > {}", plain(command));
        }
        text.push('\n');
    }
    if let Some(damage) = damage {
        let _ = writeln!(text, "{damage}");
    }
    if faults.is_empty() {
        let _ = writeln!(text, "No faults are in {}.", data.path(FILE).display());
    }
    text
}

/// Returns a text without control characters for a terminal.
fn plain(text: &str) -> String {
    let sign = |sign: char| if sign.is_control() { '\u{fffd}' } else { sign };
    text.chars().map(sign).collect()
}
