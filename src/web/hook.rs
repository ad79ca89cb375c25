//! `window.roundhouse`: how browser tests and measurements look at the page. It reads; fingers and keys
//! are the only way in. Only `fail` does something, which is to break the program.
//!
//! - `targets()`: what can be touched, as `{name, x, y, enabled}`, in CSS pixels of the window
//! - `words()`: all words on the screen
//! - `newVersion()`: whether a newer version of the page waits to be taken up
//! - `frames()`: how many frames were painted so far
//! - `paintedAt()`: the animation frame's time of the last one
//! - `frameTimes()`: milliseconds of update and drawing of each of the last painted frames
//! - `memory()`: the program's memory, as the browser sees it
//! - `fail()`: a fault in the program, after which the page starts again by itself; harmless, and of no
//!   use but to test just that

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::scene::Item;

use super::page::Page;
use super::window;

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
    put("newVersion", |page| page.new_version().into())?;
    put("memory", |_| wasm_bindgen::memory())?;
    put("fail", |page| {
        page.fail();
        JsValue::UNDEFINED
    })?;
    put("frames", |page| page.metered(|meter| meter.frames).into())?;
    put("paintedAt", |page| {
        page.metered(|meter| meter.painted_at).into()
    })?;
    put("frameTimes", |page| {
        let times = page.metered(|meter| meter.times());
        times
            .into_iter()
            .map(JsValue::from)
            .collect::<Array>()
            .into()
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
        let seen = Object::new();
        let put = |name: &str, value: JsValue| {
            // A plain object takes whatever it is given.
            let _ = Reflect::set(&seen, &name.into(), &value);
        };
        put("name", format!("{:?}", area.target).into());
        put("x", x.into());
        put("y", y.into());
        put("enabled", area.enabled.into());
        seen
    });
    seen.collect::<Array>().into()
}

fn words(page: &Page) -> JsValue {
    let scene = page.scene();
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let words = items.filter_map(|item| match item {
        Item::Text(text) => Some(JsValue::from(&text.words)),
        Item::Path { .. } => None,
    });
    words.collect::<Array>().into()
}
