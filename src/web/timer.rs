//! The browser's timers, which run for as long as somebody keeps the [`Timer`].

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::window;

/// A function that the browser calls later, once or again and again. It is no longer called when this
/// is dropped, which it may do itself. Only the page has timers, a worker has none.
#[must_use = "nothing is called after this is dropped"]
pub(crate) struct Timer {
    /// The browser's number of it.
    handle: i32,
    _call: Closure<dyn FnMut()>,
}

impl Timer {
    /// Calls once, after so many milliseconds.
    pub(crate) fn after(millis: u32, call: impl FnOnce() + 'static) -> Self {
        let call = Closure::once(call);
        let handle = window().and_then(|window| {
            window.set_timeout_with_callback_and_timeout_and_arguments_0(
                call.as_ref().unchecked_ref(),
                signed(millis),
            )
        });
        Self {
            handle: handle.expect("a window has timers"),
            _call: call,
        }
    }

    /// Calls every so many milliseconds.
    pub(crate) fn every(millis: u32, call: impl FnMut() + 'static) -> Self {
        let call = Closure::new(call);
        let handle = window().and_then(|window| {
            window.set_interval_with_callback_and_timeout_and_arguments_0(
                call.as_ref().unchecked_ref(),
                signed(millis),
            )
        });
        Self {
            handle: handle.expect("a window has timers"),
            _call: call,
        }
    }

    /// Lets the timer run for as long as the page.
    pub(crate) fn forget(self) {
        std::mem::forget(self);
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Ok(window) = window() {
            // One list holds both kinds, so this ends a timer that repeats as well.
            window.clear_timeout_with_handle(self.handle);
        }
    }
}

/// The longest that browsers wait is some 25 days.
fn signed(millis: u32) -> i32 {
    i32::try_from(millis).unwrap_or(i32::MAX)
}
