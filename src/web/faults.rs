//! Faults in the page.
//!
//! The page reports them to its host, with the facts for finding the cause. It keeps them for the operator's panel
//! as long as this tab is open, through any number of restarts. A report names no city, because commands contain
//! only a spot on the board and a seat.

use std::cell::Cell;

use js_sys::{Date, Error, Reflect};
use serde::Serialize;
use wasm_bindgen::JsValue;

use app::input::Event;
use session::recorder;

use super::listener::Listener;
use super::runtime::Runtime;
use super::{browser, document, failure, host_file, tell, window};

/// Maximum number of stored faults.
const REMEMBERED: usize = 8;
/// Maximum length of a sentence, a stack and a command in a report, in characters. Their sum is below the host's
/// limit.
const MESSAGE: usize = 500;
const STACK: usize = 3_000;
const COMMAND: usize = 120;
/// Maximum length of a stored fault, in characters.
const LINE: usize = 90;
/// Names of the values in the tab's storage.
const FAULTS: &str = "roundhouse faults";
const COUNT: &str = "roundhouse fault-count";
const RESTARTS: &str = "roundhouse restarts";
const FOREIGN: &str = "roundhouse foreign-faults";

thread_local! {
    static SCREEN: Cell<&'static str> = const { Cell::new("start") };
}

/// As the host takes it.
#[derive(Serialize)]
struct Fault {
    version: String,
    screen: &'static str,
    message: String,
    stack: String,
    commands: Vec<String>,
}

/// Returns the version of this build, with its commit if that is known.
pub(crate) fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    match option_env!("ROUNDHOUSE_COMMIT") {
        Some(commit) => format!("{version} ({commit})"),
        None => version.into(),
    }
}

/// Listens to script faults from now on, and tells the application of earlier ones.
pub(crate) fn open(runtime: &Runtime) -> Result<(), JsValue> {
    if failure::restarted() {
        keep(RESTARTS, &(restarts() + 1).to_string());
    }
    let window = window()?;
    let hear = |kind: &'static str, part: &'static str| {
        let runtime = runtime.clone();
        Listener::new(&window, kind, move |event| {
            let is_foreign = Reflect::get(event, &"isForeign".into());
            if is_foreign.is_ok_and(|is_foreign| is_foreign.is_truthy()) {
                return count_foreign(&runtime, 1);
            }
            // An event of the program itself has no such part. The program has already reported that fault.
            let error = Reflect::get(event, &part.into()).unwrap_or_default();
            if !error.is_undefined() && !error.is_null() {
                let stack = text(&error, "stack").unwrap_or_default();
                tell_of(&said(&error), &stack);
            }
        })
        .forget();
    };
    count_foreign(runtime, foreign_so_far());
    hear("error", "error");
    hear("unhandledrejection", "reason");
    let faults = kept(FAULTS).unwrap_or_default();
    let faults: Vec<String> = faults.lines().map(String::from).collect();
    if !faults.is_empty() {
        runtime.send(Event::Faults(faults));
    }
    Ok(())
}

/// Sets the name of the screen, for the next fault.
pub(crate) fn on_screen(screen: &'static str) {
    SCREEN.set(screen);
}

/// Reports that the program cannot continue, with the reason: a sentence, or an exception.
pub(crate) fn failed(why: &JsValue) {
    let stack = text(why, "stack").or_else(|| text(&Error::new(""), "stack"));
    tell_of(&said(why), &stack.unwrap_or_default());
}

/// Returns the message of a fault.
fn said(why: &JsValue) -> String {
    let said = why.as_string().or_else(|| text(why, "message"));
    said.unwrap_or_else(|| format!("{why:?}"))
}

/// Returns the number of faults in this tab.
pub(crate) fn count() -> u32 {
    number(COUNT)
}

/// Returns the number of times that the page has restarted by itself in this tab.
pub(crate) fn restarts() -> u32 {
    number(RESTARTS)
}

/// Returns the number of other programs' errors that the script has heard in this load.
fn foreign_so_far() -> u32 {
    let page = document()
        .ok()
        .and_then(|document| document.document_element());
    let count = page.and_then(|page| page.get_attribute("data-foreign"));
    count
        .and_then(|count| count.parse().ok())
        .unwrap_or_default()
}

/// Counts errors of extensions and other programs in this browser, and tells the application how many there were in
/// this tab.
fn count_foreign(runtime: &Runtime, more: u32) {
    let count = number(FOREIGN).saturating_add(more);
    if count > 0 {
        keep(FOREIGN, &count.to_string());
        runtime.send_later(Event::ForeignFaults(count));
    }
}

fn tell_of(message: &str, stack: &str) {
    remember(message);
    if !host_file::is_there() {
        return;
    }
    let commands = recorder::last_commands();
    let told = tell::tell(
        "fault",
        &Fault {
            version: version(),
            screen: SCREEN.get(),
            message: start_of(message, MESSAGE),
            stack: start_of(stack, STACK),
            commands: commands
                .iter()
                .map(|command| start_of(command, COMMAND))
                .collect(),
        },
    );
    if let Err(why) = told {
        web_sys::console::warn_1(&why);
    }
}

fn remember(message: &str) {
    keep(COUNT, &(count() + 1).to_string());
    let now = Date::new_0();
    let line = start_of(message, LINE).replace(char::is_control, " ");
    let line = format!("{:02}:{:02} {line}", now.get_hours(), now.get_minutes());
    let before = kept(FAULTS).unwrap_or_default();
    let mut lines: Vec<&str> = before.lines().collect();
    lines.push(&line);
    let first = lines.len().saturating_sub(REMEMBERED);
    keep(FAULTS, &lines[first..].join("\n"));
}

fn start_of(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

fn text(value: &JsValue, name: &str) -> Option<String> {
    Reflect::get(value, &name.into()).ok()?.as_string()
}

fn number(name: &str) -> u32 {
    kept(name)
        .and_then(|text| text.parse().ok())
        .unwrap_or_default()
}

fn kept(name: &str) -> Option<String> {
    browser::tab_storage()?.get_item(name).ok()?
}

fn keep(name: &str, text: &str) {
    // Without this storage, the faults before the last start are unknown.
    if let Some(place) = browser::tab_storage() {
        let _ = place.set_item(name, text);
    }
}
