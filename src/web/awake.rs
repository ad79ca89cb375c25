//! Wake lock, for a table that holds the screen awake. The browser releases its lock whenever the page is hidden,
//! and may at any other time. So the page asks for it again while it is visible. Where there are no such locks, as
//! over plain http, the page does without.

use std::cell::{Cell, RefCell};

use js_sys::{Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{browser, document};

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
    /// True while the page has asked the browser for a lock and has no answer yet.
    static ASKED: Cell<bool> = const { Cell::new(false) };
    /// The browser's lock, once it is granted.
    static LOCK: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Holds the screen awake from now on, or lets it sleep.
pub(crate) fn keep(on: bool) {
    WANTED.set(on);
    if on {
        renew();
    } else if let Some(lock) = LOCK.take() {
        release(lock);
    }
}

/// Makes the whole window dark, including the margins of the stage, or ends that.
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

/// Asks for the lock again if it is wanted, the page is visible, and the browser has released the last one.
pub(crate) fn renew() {
    let hidden = document().is_ok_and(|document| document.hidden());
    if !WANTED.get() || hidden || ASKED.get() || is_held() {
        return;
    }
    // The page cannot change a refusal, for example because of an empty battery.
    let Ok(asked) = ask() else { return };
    ASKED.set(true);
    spawn_local(async {
        let given = JsFuture::from(asked).await;
        ASKED.set(false);
        match given {
            Ok(lock) if WANTED.get() => LOCK.set(Some(lock)),
            Ok(lock) => release(lock),
            Err(_) => {}
        }
    });
}

/// Returns true if the browser still holds the lock that it gave.
fn is_held() -> bool {
    let released = |lock: &JsValue| Reflect::get(lock, &"released".into());
    LOCK.with_borrow(|lock| {
        let released = lock.as_ref().map(released);
        released.is_some_and(|released| released.is_ok_and(|released| released.is_falsy()))
    })
}

fn release(lock: JsValue) {
    // The browser may have released the lock already. Then nothing is left to release.
    if let Ok(released) = browser::ask(Some(lock), "release", &[]) {
        browser::let_go("screen-lock", released);
    }
}

fn ask() -> Result<Promise, JsValue> {
    browser::ask(
        browser::of_navigator("wakeLock"),
        "request",
        &["screen".into()],
    )
}
