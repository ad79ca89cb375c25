//! The browser's Back. While it means something to the application, one entry of the history lies above the page's
//! own: Back takes it away and leaves nothing. When the application needs it no more the page goes back by itself.

use std::cell::Cell;

use wasm_bindgen::JsValue;

use app::input::Event;

use super::listener::Listener;
use super::page::Page;
use super::{location, window};

/// The mark of the entry above the page's own. It outlives a load of the page, as the entry does.
const ABOVE: &str = "roundhouse above";
/// The mark of the page's own entry below: an entry that has neither is a new one, such as that of a link.
const BASE: &str = "roundhouse";

/// Whether the browser is above the page's own entry.
#[derive(Default)]
pub(crate) struct History {
    /// Whether the page goes back by itself, and the browser has not told so yet.
    goes_back: Cell<bool>,
    /// Whether it was above when it was looked at last.
    above: Cell<bool>,
}

impl History {
    /// Has an entry above the page's own if Back means something, and none otherwise.
    pub(crate) fn follow(&self, takes_back: bool) {
        if self.goes_back.get() {
            return;
        }
        if takes_back == is_above() {
            // A page that was loaded again finds its entry there.
            return self.above.set(takes_back);
        }
        // A browser that has no history has no Back either.
        let Ok(history) = window().and_then(|window| window.history()) else {
            return;
        };
        let done = match takes_back {
            true => history
                .replace_state_with_url(&BASE.into(), "", None)
                .and_then(|()| history.push_state_with_url(&ABOVE.into(), "", None)),
            false => history.back().inspect(|()| self.goes_back.set(true)),
        };
        // Until the browser has gone back it is above.
        self.above.set(done.is_ok());
        if let Err(why) = done {
            web_sys::console::warn_1(&why);
        }
    }
}

/// Listens to Back and Forward.
pub(crate) fn listen(page: &Page) -> Result<Listener, JsValue> {
    let window = window()?;
    let page = page.clone();
    Ok(Listener::new(&window, "popstate", move |_| {
        let history = page.history();
        let by_itself = history.goes_back.take();
        let left = history.above.replace(is_above()) && is_at(BASE);
        if left && !page.app(|app| app.has_link()) {
            // The page's own entry may still have a link whose game has long gone on.
            location::forget_link();
        }
        match left && !by_itself {
            true => page.send(Event::Back),
            false => page.follow_history(),
        }
    }))
}

fn is_above() -> bool {
    is_at(ABOVE)
}

/// Whether the browser is at an entry with a mark.
fn is_at(mark: &str) -> bool {
    let state = window().and_then(|window| window.history()?.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(mark))
}
