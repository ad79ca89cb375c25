//! The keyboard: the few keys that mean something here, kept from meaning anything to the browser. In a
//! kiosk no key means anything to it, as far as it lets the page say so.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::KeyboardEvent;

use crate::app::input::{Event, Key};

use super::listener::Listener;
use super::page::Page;
use super::window;

/// Listens to the keyboard.
pub(crate) fn listen(page: &Page) -> Result<Vec<Listener>, JsValue> {
    let page = page.clone();
    let window = window()?;
    let listener = Listener::preventing(&window, "keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        let key = key(event);
        if key.is_some() || page.is_kiosk() {
            event.prevent_default();
        }
        let Some(key) = key else { return };
        // A key that is held repeats; what it presses must not.
        if !(event.repeat() && matches!(key, Key::Enter | Key::Escape)) {
            page.send(Event::Key(key));
        }
    });
    Ok(vec![listener])
}

fn key(event: &KeyboardEvent) -> Option<Key> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    match event.key().as_str() {
        "Tab" if event.shift_key() => Some(Key::BackTab),
        "Tab" => Some(Key::Tab),
        "ArrowLeft" => Some(Key::Left),
        "ArrowRight" => Some(Key::Right),
        "ArrowUp" => Some(Key::Up),
        "ArrowDown" => Some(Key::Down),
        "Enter" | " " => Some(Key::Enter),
        "Escape" => Some(Key::Escape),
        _ => None,
    }
}
