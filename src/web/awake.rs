//! Keeping the screen awake while the table wants it. The browser lets go of its lock whenever the
//! page is hidden, so it is asked for again when the page is seen. Where there are no such locks,
//! as over plain http, the page goes without.

use std::cell::{Cell, RefCell};

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{call, document, window};

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
    /// The browser's lock, once it has been given.
    static LOCK: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Keeps the screen awake from now on, or lets it sleep.
pub(crate) fn keep(on: bool) {
    WANTED.set(on);
    if on {
        renew();
    } else if let Some(lock) = LOCK.take() {
        // What the browser has let go of already is not held by this.
        let _ = call(&lock, "release", &[]);
    }
}

/// Lets all of the window be dark, also beside the stage, or not any more.
pub(crate) fn darken(dark: bool) {
    let page = document()
        .ok()
        .and_then(|document| document.document_element());
    if let Some(page) = page {
        // Without the mark there is an edge of another black.
        let _ = match dark {
            true => page.set_attribute("data-dark", "yes"),
            false => page.remove_attribute("data-dark"),
        };
    }
}

/// Asks for the lock again, if it is wanted and the page is seen.
pub(crate) fn renew() {
    let hidden = document().is_ok_and(|document| document.hidden());
    if !WANTED.get() || hidden {
        return;
    }
    spawn_local(async {
        // A refusal, as with an empty battery, is nothing that anybody here could help.
        let Ok(asked) = ask() else { return };
        if let Ok(lock) = JsFuture::from(asked).await {
            if WANTED.get() {
                LOCK.set(Some(lock));
            } else {
                let _ = call(&lock, "release", &[]);
            }
        }
    });
}

fn ask() -> Result<Promise, JsValue> {
    let locks = Reflect::get(&window()?.navigator(), &"wakeLock".into())?;
    call(&locks, "request", &["screen".into()])?.dyn_into()
}
