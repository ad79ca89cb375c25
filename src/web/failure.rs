//! When something has gone wrong for good. The page's own script (in `index.html`) then starts the page
//! again by itself, a few times, or says so and waits for a touch; here it learns of it.

use std::cell::Cell;
use std::panic;

use wasm_bindgen::JsValue;
use web_sys::Element;

use super::{document, faults, window};

thread_local! {
    static STOPPED: Cell<bool> = const { Cell::new(false) };
}

/// Returns true if the program has panicked. Nothing may run any more.
pub(crate) fn stopped() -> bool {
    STOPPED.get()
}

/// Reports panics to the page's script from now on.
pub(crate) fn catch_panics() {
    panic::set_hook(Box::new(|info| {
        STOPPED.set(true);
        tell(&info.to_string().into());
    }));
}

/// Tells the page's script that the program cannot go on, and the console why.
pub(crate) fn tell(why: &JsValue) {
    faults::failed(why);
    web_sys::console::error_1(why);
    if let (Ok(window), Ok(failed)) = (window(), web_sys::Event::new("roundhouse-failed")) {
        // An event that has no listener is still in the console.
        let _ = window.dispatch_event(&failed);
    }
}

/// Tells the page's script that the program runs.
pub(crate) fn all_is_well() {
    if let Some(page) = page() {
        // Without the mark the script would say "is loading" late: nothing that would stop a game.
        let _ = page.set_attribute("data-running", "yes");
    }
}

/// Tells the page's script whether this is a kiosk, where nobody may be there to touch the screen.
pub(crate) fn mark_kiosk(kiosk: bool) {
    if let Some(page) = page() {
        let mark = if kiosk { "yes" } else { "no" };
        // Without the mark the script goes by the address.
        let _ = page.set_attribute("data-kiosk", mark);
    }
}

/// Returns true if the page has restarted by itself in the middle of things.
pub(crate) fn restarted() -> bool {
    page().is_some_and(|page| page.has_attribute("data-restarted"))
}

/// The next start goes on with the game without a question, as one after a fault does.
pub(crate) fn go_on_after_reload() {
    mark_window("on");
}

/// The same if a person loads the page again in this tab, or asks as before. Not if somebody else uses the window's name.
pub(crate) fn go_on_after_load(goes_on: bool) {
    let name = window().and_then(|window| window.name());
    if name.is_ok_and(|name| name.is_empty() || name.starts_with(OURS)) {
        mark_window(if goes_on { "plays" } else { "asks" });
    }
}

/// Prefix of the name of a window of ours.
const OURS: &str = "roundhouse ";

/// Writes into the window's name how the next start begins: the page's script reads it there.
fn mark_window(start: &str) {
    let Ok(window) = window() else { return };
    let name = window.name().unwrap_or_default();
    // Behind it stands what the script has written.
    let rest = name.strip_prefix(OURS).unwrap_or_default();
    let rest = rest.find(' ').map_or("", |at| &rest[at..]);
    let _ = window.set_name(&format!("{OURS}{start}{rest}"));
}

fn page() -> Option<Element> {
    document().ok()?.document_element()
}
