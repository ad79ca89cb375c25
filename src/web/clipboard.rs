//! Copying for other programs. Browsers may refuse it, and over plain http from another machine there
//! is no such thing at all; the application is told either way.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::app::input::Event;

use super::page::Page;
use super::window;

/// Copies a text, and tells whether it could be.
pub(crate) fn copy(page: &Page, text: String) {
    let asking = page.clone();
    page.run(async move {
        let done = match ask(&text) {
            Ok(promise) => JsFuture::from(promise).await.map(drop),
            Err(why) => Err(why),
        };
        asking.send(Event::Copied(done.is_ok()));
    });
}

/// Not by the binding, which takes for granted that there is a clipboard.
fn ask(text: &str) -> Result<Promise, JsValue> {
    let clipboard = Reflect::get(&window()?.navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
    write.call1(&clipboard, &text.into())?.dyn_into()
}
