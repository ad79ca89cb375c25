//! The browser's Back. Each layer that Back closes has a history entry above the page's own, so Back removes both
//! at once. When the application needs fewer entries the page goes back by itself, as it does after Forward.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::History as Entries;

use app::input::Event;

use super::listener::Listener;
use super::runtime::Runtime;
use super::{location, window};

/// Mark of the page's own entry. Entries above it have their number after the mark. Marks survive a reload of the
/// page, as entries do. An entry without a mark is new, such as that of a link.
const MARK: &str = "roundhouse";

/// Where the browser is in its history, and where the application wants it.
#[derive(Default)]
pub(crate) struct History {
    /// Number of entries that the application wants above the page's own.
    wanted: Cell<usize>,
    /// True if the page listens to the browser. Before that it changes nothing.
    listens: Cell<bool>,
    /// True while the page goes back by itself, until the browser reports it.
    goes_back: Cell<bool>,
    /// Number of entries below the last one seen.
    at: Cell<usize>,
}

impl History {
    /// Sets the number of entries above the page's own.
    pub(crate) fn want(&self, entries: usize) {
        self.wanted.set(entries);
        self.follow();
    }

    /// Brings the browser to where the application wants it.
    fn follow(&self) {
        if self.goes_back.get() || !self.listens.get() {
            return;
        }
        // A browser that has no history has no Back either.
        let Ok(entries) = window().and_then(|window| window.history()) else {
            return;
        };
        let (at, wanted) = (place().unwrap_or_default(), self.wanted.get());
        // A reloaded page finds its old entries, and is above its own until the browser has gone back.
        self.at.set(at.max(wanted));
        let done = match at.checked_sub(wanted) {
            Some(0) => Ok(()),
            Some(above) => {
                self.goes_back.set(true);
                entries.go_with_delta(-(above as i32))
            }
            None => push(&entries, at, wanted),
        };
        if let Err(why) = done {
            self.goes_back.set(false);
            web_sys::console::warn_1(&why);
        }
    }

    /// The browser is at another entry. Returns how often it went back without being asked.
    fn came(&self) -> usize {
        let by_itself = self.goes_back.take();
        let now = place();
        let before = self.at.replace(now.unwrap_or_default());
        match now {
            Some(now) if !by_itself => before.saturating_sub(now),
            Some(_) | None => 0,
        }
    }
}

/// Puts entries above the one that the browser is at.
fn push(entries: &Entries, at: usize, wanted: usize) -> Result<(), JsValue> {
    entries.replace_state_with_url(&mark(at), "", None)?;
    (at + 1..=wanted).try_for_each(|entry| entries.push_state_with_url(&mark(entry), "", None))
}

/// Listens to Back and Forward.
pub(crate) fn listen(runtime: &Runtime, history: &Rc<History>) -> Result<Listener, JsValue> {
    let window = window()?;
    let (own, here) = (runtime.clone(), history.clone());
    let listener = Listener::new(&window, "popstate", move |_| {
        let steps = here.came();
        if place() == Some(0) && !own.app(|app| app.has_link()) {
            // The page's own entry may still have a link whose game has long continued.
            location::forget_link();
        }
        // All steps are answered before the browser moves again.
        here.listens.set(false);
        (0..steps).for_each(|_| own.send(Event::Back));
        here.listens.set(true);
        here.follow();
    });
    history.listens.set(true);
    history.follow();
    Ok(listener)
}

fn mark(entry: usize) -> JsValue {
    match entry {
        0 => MARK.into(),
        entry => format!("{MARK} {entry}").into(),
    }
}

/// Returns the number of entries between the page's own and this one; `None` without a mark.
fn place() -> Option<usize> {
    let state = window().ok()?.history().ok()?.state().ok()?.as_string()?;
    match state.strip_prefix(MARK)? {
        "" => Some(0),
        entry => entry.trim_start().parse().ok(),
    }
}
