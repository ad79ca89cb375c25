//! `window.roundhouse`: how browser tests and measurements look at the page. It reads; fingers and keys
//! are the only way in. Only `fail` does something, which is to break the program.
//!
//! - `idle()`: whether the page has nothing left to do: all that happened is answered and painted,
//!   nothing moves, and no file, save or computer player's turn is waited for. Timers are no work
//! - `targets()`: what can be touched, as `{name, x, y, enabled}`, in CSS pixels of the window; the
//!   names are those of [`Target`](crate::scene::Target)
//! - `screen()`: the name of what is on the screen, as [`App::screen`] tells it
//! - `acting()`: the place that the game waits for, as targets name it; `null` if for none
//! - `words()`: all words on the screen
//! - `game()`: the game on the table as `{steps, text}`, the text as in a link; `null` if there is none
//! - `saveTimes()`: milliseconds from each of the last steps to where it was kept, the last one first
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

use crate::app::App;
use crate::scene::Item;
use crate::scene::target::place_name;

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
    put("idle", |page| page.is_idle().into())?;
    put("targets", targets)?;
    put("screen", |page| page.app(App::screen).into())?;
    put("acting", |page| {
        let place = page.app(App::acting_place);
        place.map_or(JsValue::NULL, |place| place_name(place).into())
    })?;
    put("words", words)?;
    put("game", game)?;
    put("saveTimes", |page| {
        numbers(page.metered(|meter| meter.saves.clone()))
    })?;
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
        numbers(page.metered(|meter| meter.times()))
    })?;
    Reflect::set(&window()?.into(), &"roundhouse".into(), &hook)?;
    Ok(())
}

fn targets(page: &Page) -> JsValue {
    let Some(fit) = page.fit() else {
        return JsValue::NULL;
    };
    let scene = page.scene();
    let seen = scene.targets.iter().map(|area| {
        let (x, y) = fit.to_window(area.area.middle());
        object([
            ("name", area.target.to_string().into()),
            ("x", x.into()),
            ("y", y.into()),
            ("enabled", area.enabled.into()),
        ])
    });
    seen.collect::<Array>().into()
}

fn game(page: &Page) -> JsValue {
    page.game().map_or(JsValue::NULL, |(text, steps)| {
        let steps = JsValue::from(steps as u32);
        object([("text", text.into()), ("steps", steps)])
    })
}

fn object<const N: usize>(parts: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in parts {
        // A plain object takes whatever it is given.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}

fn numbers(list: impl IntoIterator<Item = f64>) -> JsValue {
    let list = list.into_iter().map(JsValue::from);
    list.collect::<Array>().into()
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
