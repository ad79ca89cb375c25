//! The browser's timers, which run until the [`Timer`] is dropped.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::{call, window};

/// A function that the browser calls later, once or repeatedly. Dropping this stops it, even from inside the
/// function. Only the page has timers, the worker has none.
#[must_use = "nothing is called after this is dropped"]
pub(crate) struct Timer {
    /// The browser's own id: a number, in some environments too large for an `i32`.
    handle: JsValue,
    _call: Closure<dyn FnMut()>,
}

impl Timer {
    /// Calls once, after milliseconds.
    pub(crate) fn after(millis: u32, call: impl FnOnce() + 'static) -> Self {
        Self::start("setTimeout", millis, Closure::once(call))
    }

    /// Calls at an interval of milliseconds.
    pub(crate) fn every(millis: u32, call: impl FnMut() + 'static) -> Self {
        Self::start("setInterval", millis, Closure::new(call))
    }

    fn start(kind: &str, millis: u32, function: Closure<dyn FnMut()>) -> Self {
        let handle = window().and_then(|window| {
            let function = function.as_ref().clone();
            call(&window, kind, &[function, signed(millis).into()])
        });
        Self {
            handle: handle.expect("a window has timers"),
            _call: function,
        }
    }

    /// Lets the timer run for the life of the page.
    pub(crate) fn forget(self) {
        std::mem::forget(self);
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Ok(window) = window() {
            // One list holds both kinds, so this ends a repeating timer as well. Clearing an ended one is no error.
            let _ = call(&window, "clearTimeout", std::slice::from_ref(&self.handle));
        }
    }
}

/// The longest that browsers wait is some 25 days.
fn signed(millis: u32) -> i32 {
    i32::try_from(millis).unwrap_or(i32::MAX)
}
