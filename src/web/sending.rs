//! Links for the system's other programs, which phones have a sheet for.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use app::input::Event;

use super::runtime::Runtime;
use super::{browser, clipboard};

/// Tells the application if there is such a sheet.
pub(crate) fn tell(runtime: &Runtime) {
    if browser::of_navigator("share").is_some_and(|share| share.is_function()) {
        runtime.send(Event::CanSend);
    }
}

/// Passes a link on. A closed sheet sends nothing. If there is no sheet after all, the link is copied.
pub(crate) fn send(runtime: &Runtime, link: String) {
    let asking = runtime.clone();
    runtime.run(async move {
        if let Err(why) = share(&link).await
            && !browser::is_closed_by_hand(&why)
        {
            web_sys::console::warn_2(&"The link cannot be handed on:".into(), &why);
            clipboard::copy(&asking, link);
        }
    });
}

async fn share(link: &str) -> Result<JsValue, JsValue> {
    let shared = Object::new();
    Reflect::set(&shared, &"title".into(), &"Roundhouse".into())?;
    // A result is words with an address behind them.
    let kind = if link.starts_with("http") {
        "url"
    } else {
        "text"
    };
    Reflect::set(&shared, &kind.into(), &link.into())?;
    let navigator = browser::of_window("navigator");
    JsFuture::from(browser::ask(navigator, "share", &[shared.into()])?).await
}
