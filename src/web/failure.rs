//! Fatal failures. The page's own script (in `index.html`) restarts the page a few times, or says so and waits for
//! a touch. This module reports the failure to it.

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

/// Reports to the page's script that the program cannot continue, and the reason to the console.
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
        // Without the mark the script would show "is loading" late, which does not stop a game.
        let _ = page.set_attribute("data-running", "yes");
    }
}

/// Tells the page's script if this is a kiosk, which may have no person to touch the screen.
pub(crate) fn mark_kiosk(kiosk: bool) {
    if let Some(page) = page() {
        let mark = if kiosk { "yes" } else { "no" };
        // Without the mark the script goes by the address.
        let _ = page.set_attribute("data-kiosk", mark);
    }
}

/// Returns true if the page has restarted by itself during use.
pub(crate) fn restarted() -> bool {
    page().is_some_and(|page| page.has_attribute("data-restarted"))
}

/// Lets the next start continue the game without a question, as after a fault.
pub(crate) fn go_on_after_reload() {
    mark_window("on");
}

/// Lets a reload by a person in this tab continue the game, or ask first. Nothing changes if another site uses the
/// window's name.
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
    // The script's own text follows.
    let rest = name.strip_prefix(OURS).unwrap_or_default();
    let rest = rest.find(' ').map_or("", |at| &rest[at..]);
    let _ = window.set_name(&format!("{OURS}{start}{rest}"));
}

fn page() -> Option<Element> {
    document().ok()?.document_element()
}
