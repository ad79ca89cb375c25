//! `window.roundhouse`: how browser tests and measurements look at the page. It only reads; fingers
//! and keys are the only way in.
//!
//! - `targets()`: what can be touched, as `{name, x, y, enabled}`, in CSS pixels of the window
//! - `words()`: all words on the screen
//! - `frames()`: how many frames were painted so far
//! - `paintedAt()`: the animation frame's time of the last one
//! - `frameTimes()`: milliseconds of update and drawing of each of the last painted frames

use js_sys::{Object, Reflect};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::scene::Item;

use super::page::Page;
use super::window;

#[derive(Serialize)]
struct Seen {
    name: String,
    x: f64,
    y: f64,
    enabled: bool,
}

/// Puts the hook on the window.
pub fn install(page: &Page) -> Result<(), JsValue> {
    let hook = Object::new();
    let put = |name: &str, read: fn(&Page) -> JsValue| {
        let page = page.clone();
        let function = Closure::<dyn Fn() -> JsValue>::new(move || read(&page));
        // The hook lives as long as the page.
        Reflect::set(
            &hook,
            &name.into(),
            function.into_js_value().unchecked_ref(),
        )
    };
    put("targets", targets)?;
    put("words", words)?;
    put("frames", |page| page.metered(|meter| meter.frames).into())?;
    put("paintedAt", |page| {
        page.metered(|meter| meter.painted_at).into()
    })?;
    put("frameTimes", |page| {
        to_js(&page.metered(|meter| meter.times()))
    })?;
    Reflect::set(&window()?.into(), &"roundhouse".into(), &hook)?;
    Ok(())
}

fn targets(page: &Page) -> JsValue {
    let Some(fit) = page.fit() else {
        return JsValue::NULL;
    };
    let targets = page.scene().targets;
    let seen = targets.iter().map(|area| {
        let (x, y) = fit.to_window(area.area.middle());
        Seen {
            name: format!("{:?}", area.target),
            x,
            y,
            enabled: area.enabled,
        }
    });
    to_js(&seen.collect::<Vec<_>>())
}

fn words(page: &Page) -> JsValue {
    let scene = page.scene();
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let words = items.filter_map(|item| match item {
        Item::Text(text) => Some(text.words.as_str()),
        Item::Path { .. } => None,
    });
    to_js(&words.collect::<Vec<_>>())
}

fn to_js(value: &impl Serialize) -> JsValue {
    serde_wasm_bindgen::to_value(value).unwrap_or(JsValue::NULL)
}
