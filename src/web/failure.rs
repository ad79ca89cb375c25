//! When something has gone wrong for good: a sentence on the page for people, and the details in
//! the console.

use std::cell::Cell;
use std::panic;

use wasm_bindgen::JsValue;

use super::document;

thread_local! {
    static STOPPED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the program has panicked: nothing may run any more.
pub fn stopped() -> bool {
    STOPPED.get()
}

/// From now on a panic says so on the page.
pub fn catch_panics() {
    panic::set_hook(Box::new(|info| {
        STOPPED.set(true);
        web_sys::console::error_1(&JsValue::from(info.to_string()));
        say("Roundhouse has stopped because of a fault in it. Please load the page again.");
    }));
}

/// Puts a sentence over the page.
pub fn say(words: &str) {
    if let Some(note) = note() {
        note.set_text_content(Some(words));
        note.set_class_name("shown");
    }
}

/// Takes the sentence away, and tells the page's own script that the program runs.
pub fn all_is_well() {
    if let Some(note) = note() {
        note.set_class_name("");
    }
    if let Some(page) = document()
        .ok()
        .and_then(|document| document.document_element())
    {
        // Without the mark the script would say "is loading" late: nothing that would stop a game.
        let _ = page.set_attribute("data-running", "yes");
    }
}

fn note() -> Option<web_sys::Element> {
    document().ok()?.get_element_by_id("note")
}
