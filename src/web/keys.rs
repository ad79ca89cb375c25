//! The keyboard: the few keys of the program, whose browser functions are prevented. The browser handles the keys
//! of buttons, sliders and fields, and Tab. In a kiosk all other keys are blocked as well, as far as the browser
//! allows.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlInputElement, KeyboardEvent};

use app::input::Event;
use app::keyboard::{CTRL_ENTER, Key, key_named};

use super::listener::Listener;
use super::runtime::Runtime;
use super::{document, typing, window};

/// Kind of the focused element, as far as keys are concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Focused {
    Nothing,
    Button,
    Slider,
    Field,
}

/// Code of a key that an input method handles.
const COMPOSES: u32 = 229;

/// Listens to the keyboard.
pub(crate) fn listen(runtime: &Runtime) -> Result<Vec<Listener>, JsValue> {
    let runtime = runtime.clone();
    let window = window()?;
    let listener = Listener::preventing(&window, "keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        hear(&runtime, event);
    });
    Ok(vec![listener])
}

fn hear(runtime: &Runtime, event: &KeyboardEvent) {
    // Keys that write a word with an input method are its own, and the one that ends it as well.
    if event.is_composing() || event.key_code() == COMPOSES {
        return;
    }
    let focused = focused();
    let (word, plain) = named(event);
    let is_field = focused == Focused::Field;
    if is_field && plain && word == "Enter" {
        event.prevent_default();
        return play_typed(runtime);
    }
    let the_browsers = match word.as_str() {
        "Tab" => true,
        // A held key repeats, but must not press its button again.
        "Enter" | " " if focused == Focused::Button => !event.repeat(),
        "Escape" => false,
        "Home" | "End" | "PageUp" | "PageDown" if focused == Focused::Slider => true,
        _ if word.starts_with("Arrow") && focused == Focused::Slider => true,
        _ => is_field,
    };
    let key = key_named(&word).or_else(|| key_named(digit(event)?));
    let key = key.filter(|_| plain && !the_browsers);
    if key.is_some() || (runtime.is_kiosk() && !the_browsers) {
        event.prevent_default();
    }
    if let Some(key) = key {
        if !(event.repeat() && is_once(key)) {
            runtime.send(Event::Key(key));
        }
        return;
    }
    let mut letters = word.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && (plain || is_marked(event, letter))
        && focused == Focused::Button
        && letter.is_alphabetic()
    {
        let latin = latin(&event.code()).unwrap_or(letter);
        return runtime.send(Event::Letter {
            typed: letter,
            latin,
        });
    }
    if runtime.is_kiosk() {
        runtime.send(Event::Key(Key::Other));
    }
}

/// Returns the name of a key, and true if no other key held with it changes its meaning.
fn named(event: &KeyboardEvent) -> (String, bool) {
    let key = event.key();
    let commands = event.ctrl_key() || event.meta_key();
    match key == "Enter" && commands && !event.alt_key() {
        true => (CTRL_ENTER.into(), true),
        false => (key, !(commands || event.alt_key())),
    }
}

/// Returns the digit on a key whose keyboard needs Shift for it, as French ones do.
fn digit(event: &KeyboardEvent) -> Option<&'static str> {
    let code = event.code();
    let digit = code.strip_prefix("Digit").filter(|_| !event.shift_key())?;
    ["1", "2", "3", "4", "5"]
        .into_iter()
        .find(|&one| one == digit)
}

/// Returns true if a held key does nothing more.
fn is_once(key: Key) -> bool {
    matches!(
        key,
        Key::Escape | Key::Help | Key::Commit | Key::Undo | Key::Ask(_)
    )
}

/// Returns true if Alt types an accented Latin letter, as on Polish keyboards and Macs.
fn is_marked(event: &KeyboardEvent, letter: char) -> bool {
    event.alt_key() && !event.meta_key() && ('à'..'ɐ').contains(&letter)
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

/// Plays the move in the field.
fn play_typed(runtime: &Runtime) {
    let focused = document().ok().and_then(|page| page.active_element());
    if let Some(Ok(field)) = focused.map(JsCast::dyn_into::<HtmlInputElement>) {
        runtime.send(Event::Typed(typing::taken(&field)));
    }
}
