//! Copying for other programs, and pasting.
//!
//! Over plain http from another machine there is no clipboard. There, and if the clipboard refuses, the page
//! selects the text and copies the selection. The browser may refuse that as well. The application gets the result.
//! Pasted text arrives without a request.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use app::input::Event;

use super::listener::Listener;
use super::runtime::Runtime;
use super::{browser, call, document, fault, window};

/// Listens to pasting, wherever the focus is except in a field. The browser itself then does nothing with the text.
pub(crate) fn listen(runtime: &Runtime) -> Result<Listener, JsValue> {
    let runtime = runtime.clone();
    let window = window()?;
    Ok(Listener::preventing(&window, "paste", move |event| {
        let field = event
            .target()
            .and_then(|at| at.dyn_into::<HtmlInputElement>().ok());
        if field.is_some() {
            return;
        }
        event.prevent_default();
        let pasted = Reflect::get(event, &"clipboardData".into());
        let text = pasted.and_then(|data| call(&data, "getData", &["text/plain".into()]));
        if let Some(text) = text.ok().and_then(|text| text.as_string()) {
            runtime.send(Event::Pasted(text));
        }
    }))
}

/// Copies a text, and reports the result.
pub(crate) fn copy(runtime: &Runtime, text: String) {
    let asking = runtime.clone();
    runtime.run(async move {
        let done = match browser::ask(
            browser::of_navigator("clipboard"),
            "writeText",
            &[(&text).into()],
        ) {
            Ok(promise) => JsFuture::from(promise).await.is_ok(),
            Err(_) => false,
        };
        let done = done || select_and_copy(&text).unwrap_or_default();
        asking.send(Event::Copied(done));
    });
}

/// Copies a text by selecting it. Returns true if it was copied.
fn select_and_copy(text: &str) -> Result<bool, JsValue> {
    let document = document()?;
    let field = document.create_element("textarea")?;
    field.set_class_name("unseen");
    // A read-only field opens no keyboard.
    field.set_attribute("readonly", "")?;
    field.set_text_content(Some(text));
    document
        .body()
        .ok_or_else(|| fault("The document is empty."))?
        .append_child(&field)?;
    let done =
        call(&field, "select", &[]).and_then(|_| call(&document, "execCommand", &["copy".into()]));
    field.remove();
    Ok(done?.is_truthy())
}
