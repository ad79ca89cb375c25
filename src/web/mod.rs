//! The browser, which only this module names. Fingers and keys become inputs. Effects become sound, fetched maps,
//! saved games and full screen. The scene is painted in an animation frame if it has changed.

mod audio;
mod awake;
mod backup;
mod browser;
mod brush;
mod clipboard;
mod count;
mod export;
mod failure;
mod faults;
mod file;
mod full_screen;
mod gestures;
mod heartbeat;
mod history;
mod hook;
mod host_file;
mod keys;
mod languages;
mod listener;
mod location;
mod making;
mod maps;
mod meter;
mod mirror;
mod offline;
mod page;
mod picture;
mod pin;
mod pointers;
mod ripples;
mod room;
mod runtime;
mod safe_area;
mod sending;
mod socket;
mod stage;
pub(crate) mod start;
mod storage;
mod tell;
mod thinking;
mod timer;
mod train;
mod trusted;
mod turn;
mod typing;
mod week;

use js_sys::{Function, Reflect};
use rlsf::SmallGlobalTlsf;
use wasm_bindgen::{JsCast, JsValue};

/// The memory's keeper: as quick as Rust's own, and a fifth of its code.
#[global_allocator]
static MEMORY: SmallGlobalTlsf = SmallGlobalTlsf::new();

/// Makes an error from a sentence for the reader of the console.
fn fault(why: &str) -> JsValue {
    why.into()
}

fn window() -> Result<web_sys::Window, JsValue> {
    web_sys::window().ok_or_else(|| fault("There is no window."))
}

fn document() -> Result<web_sys::Document, JsValue> {
    let document = window()?.document();
    document.ok_or_else(|| fault("There is no document."))
}

/// Milliseconds on the clock of all inputs, which never runs backwards.
fn now() -> f64 {
    let clock = window().ok().and_then(|window| window.performance());
    clock.map_or(0.0, |clock| clock.now())
}

/// A length as styles spell it, to a ten-thousandth: "12.5000px".
fn pixels(length: f64) -> String {
    decimal(length) + "px"
}

/// Returns a number for a style, to a ten-thousandth: "12.5000". It is formatted as integers, because the standard
/// library's code for other numbers adds 7 KB.
fn decimal(number: f64) -> String {
    let sign = if number < 0.0 { "-" } else { "" };
    let parts = (number.abs() * 10_000.0).round() as u32;
    format!("{sign}{}.{:04}", parts / 10_000, parts % 10_000)
}

/// Calls a method by its name.
fn call(object: &JsValue, name: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &name.into())?.dyn_into()?;
    method.apply(object, &with.iter().collect())
}
