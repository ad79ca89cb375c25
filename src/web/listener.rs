//! Listening to the browser's events until the [`Listener`] is dropped.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Event, EventTarget};

type Hear = Closure<dyn FnMut(&Event)>;

/// A function that the browser calls for each event of one kind at one target. Dropping this removes it, even from
/// inside the function.
#[must_use = "nothing is heard after this is dropped"]
pub(crate) struct Listener {
    target: EventTarget,
    kind: &'static str,
    hear: Hear,
    capture: bool,
}

impl Listener {
    /// Listens without preventing the browser's own action, so the browser need not wait.
    pub(crate) fn new(
        target: &EventTarget,
        kind: &'static str,
        hear: impl FnMut(&Event) + 'static,
    ) -> Self {
        Self::add(target, kind, Closure::new(hear), &passive(true))
    }

    /// Listens, and may call [`Event::prevent_default`].
    pub(crate) fn preventing(
        target: &EventTarget,
        kind: &'static str,
        hear: impl FnMut(&Event) + 'static,
    ) -> Self {
        Self::add(target, kind, Closure::new(hear), &passive(false))
    }

    /// Listens, as [`new`](Self::new) does, for one event.
    pub(crate) fn once(
        target: &EventTarget,
        kind: &'static str,
        hear: impl FnOnce(&Event) + 'static,
    ) -> Self {
        let options = passive(true);
        options.set_once(true);
        Self::add(target, kind, Closure::once(hear), &options)
    }

    /// Listens for events at any element within the target, including events that do not bubble.
    pub(crate) fn within(
        target: &EventTarget,
        kind: &'static str,
        hear: impl FnMut(&Event) + 'static,
    ) -> Self {
        let options = passive(true);
        options.set_capture(true);
        Self::add(target, kind, Closure::new(hear), &options)
    }

    /// Listens for as long as the target lives.
    pub(crate) fn forget(self) {
        std::mem::forget(self);
    }

    fn add(
        target: &EventTarget,
        kind: &'static str,
        hear: Hear,
        options: &AddEventListenerOptions,
    ) -> Self {
        target
            .add_event_listener_with_callback_and_add_event_listener_options(
                kind,
                hear.as_ref().unchecked_ref(),
                options,
            )
            .expect("every event target takes listeners");
        Self {
            target: target.clone(),
            kind,
            hear,
            capture: options.get_capture().unwrap_or_default(),
        }
    }
}

/// Returns options for passive or active listeners.
fn passive(passive: bool) -> AddEventListenerOptions {
    let options = AddEventListenerOptions::new();
    options.set_passive(passive);
    options
}

impl Drop for Listener {
    fn drop(&mut self) {
        // Removing a missing listener is no error, and no other error is possible.
        let _ = self.target.remove_event_listener_with_callback_and_bool(
            self.kind,
            self.hear.as_ref().unchecked_ref(),
            self.capture,
        );
    }
}
