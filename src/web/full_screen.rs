//! Entering and leaving full screen, and detecting when the user does so by other means. Some browsers, such as
//! those of phones, have none.

use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use app::input::Event;

use super::listener::Listener;
use super::runtime::Runtime;
use super::{call, document, fault};

/// Tells the application if full screen exists, and each time the window enters or leaves it.
pub(crate) fn listen(runtime: &Runtime) -> Result<Vec<Listener>, JsValue> {
    let document = document()?;
    let runtime = runtime.clone();
    if !document.fullscreen_enabled() {
        runtime.send(Event::NoFullScreen);
    }
    Ok(vec![Listener::new(
        &document,
        "fullscreenchange",
        move |_| tell(&runtime),
    )])
}

/// Asks for full screen, or to leave it.
///
/// If the browser refuses, the application learns that nothing has changed.
pub(crate) fn ask(runtime: &Runtime, on: bool) {
    let asking = runtime.clone();
    runtime.run(async move {
        let done = match request(on) {
            Ok(promise) => JsFuture::from(promise).await.map(drop),
            Err(why) => Err(why),
        };
        if let Err(why) = done {
            web_sys::console::warn_2(&"Full screen was refused:".into(), &why);
            tell(&asking);
        }
    });
}

/// The browser's own call returns a promise, but its binding drops it.
fn request(on: bool) -> Result<Promise, JsValue> {
    let document = document()?;
    let root = document
        .document_element()
        .ok_or_else(|| fault("The document is empty."))?;
    let (object, name): (&JsValue, _) = match on {
        true => (&root, "requestFullscreen"),
        false => (&document, "exitFullscreen"),
    };
    call(object, name, &[])?.dyn_into()
}

fn tell(runtime: &Runtime) {
    if let Ok(document) = document() {
        runtime.send(Event::FullScreen(document.fullscreen_element().is_some()));
    }
}
