//! The keyboard: the few keys that mean something here, kept from meaning anything to the browser. What
//! buttons, sliders and fields do with keys is the browser's business, and so is Tab. In a kiosk no other
//! key means anything to it, as far as it lets the page say so.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlInputElement, KeyboardEvent};

use app::input::Event;
use app::keyboard::{Key, key_named};

use super::listener::Listener;
use super::page::Page;
use super::{document, window};

/// What has the page's focus, as far as keys are concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Focused {
    Nothing,
    Button,
    Slider,
    Field,
}

/// The number of a key whose meaning an input method decides.
const COMPOSES: u32 = 229;

/// Listens to the keyboard.
pub(crate) fn listen(page: &Page) -> Result<Vec<Listener>, JsValue> {
    let page = page.clone();
    let window = window()?;
    let listener = Listener::preventing(&window, "keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        hear(&page, event);
    });
    Ok(vec![listener])
}

fn hear(page: &Page, event: &KeyboardEvent) {
    // Keys that write a word with an input method are its own, and the one that ends it as well.
    if event.is_composing() || event.key_code() == COMPOSES {
        return;
    }
    let focused = focused();
    let word = event.key();
    let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    let is_field = focused == Focused::Field;
    if is_field && plain && word == "Enter" {
        event.prevent_default();
        return play_typed(page);
    }
    let the_browsers = match word.as_str() {
        "Tab" => true,
        // A key that is held repeats; what it presses must not.
        "Enter" | " " if focused == Focused::Button => !event.repeat(),
        "Escape" => false,
        "Home" | "End" | "PageUp" | "PageDown" if focused == Focused::Slider => true,
        _ if word.starts_with("Arrow") && focused == Focused::Slider => true,
        _ => is_field,
    };
    let key = key_named(&word).filter(|_| plain && !the_browsers);
    if key.is_some() || (page.is_kiosk() && !the_browsers) {
        event.prevent_default();
    }
    if let Some(key) = key {
        if !(event.repeat() && matches!(key, Key::Escape | Key::Help)) {
            page.send(Event::Key(key));
        }
        return;
    }
    let mut letters = word.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && plain
        && focused == Focused::Button
        && letter.is_alphabetic()
    {
        let latin = latin(&event.code()).unwrap_or(letter);
        return page.send(Event::Letter {
            typed: letter,
            latin,
        });
    }
    if page.is_kiosk() {
        page.send(Event::Key(Key::Other));
    }
}

/// The letter that a key writes on a Latin keyboard, by the browser's name of its place: `KeyW`.
fn latin(code: &str) -> Option<char> {
    let letter = code.strip_prefix("Key")?.chars().next()?;
    Some(letter.to_ascii_lowercase())
}

fn focused() -> Focused {
    let focused = document().ok().and_then(|page| page.active_element());
    let Some(element) = focused else {
        return Focused::Nothing;
    };
    match element.dyn_ref::<HtmlInputElement>() {
        Some(input) if input.type_() == "range" => Focused::Slider,
        Some(_) => Focused::Field,
        None if element.tag_name() == "BUTTON" => Focused::Button,
        None => Focused::Nothing,
    }
}

/// Plays what is written in the field, and empties it.
fn play_typed(page: &Page) {
    let focused = document().ok().and_then(|page| page.active_element());
    if let Some(Ok(field)) = focused.map(JsCast::dyn_into::<HtmlInputElement>) {
        let text = field.value();
        field.set_value("");
        page.send(Event::Typed(text));
    }
}
