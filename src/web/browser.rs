//! Interfaces that a browser may lack, or refuse with an exception.
//!
//! Reasons are old browsers, sandboxed frames, pages over plain http, and people who block cookies. All such
//! interfaces are accessed here.

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{FontFaceSet, IdbFactory, MediaQueryList, ServiceWorkerContainer, Storage};

use super::{call, document, fault, window};

/// Returns a part of the window; `None` if it is missing or its getter throws.
pub(crate) fn of_window(name: &str) -> Option<JsValue> {
    property(window().ok()?.as_ref(), name)
}

/// Returns a part of the navigator; `None` if it is missing or its getter throws.
pub(crate) fn of_navigator(name: &str) -> Option<JsValue> {
    property(&of_window("navigator")?, name)
}

fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Returns the languages that the browser asks for, the best first.
pub(crate) fn languages() -> Vec<String> {
    let list = of_navigator("languages").and_then(|list| list.dyn_into::<Array>().ok());
    let list = list.filter(|list| list.length() > 0);
    let list = list.or_else(|| Some(Array::of1(&of_navigator("language")?)));
    let codes = list.iter().flat_map(Array::iter);
    codes.filter_map(|code| code.as_string()).collect()
}

/// Returns a media query; `None` if the browser has none.
pub(crate) fn media(query: &str) -> Option<MediaQueryList> {
    let found = call(window().ok()?.as_ref(), "matchMedia", &[query.into()]);
    found.ok()?.dyn_into().ok()
}

/// Returns true if a media query matches.
pub(crate) fn matches(query: &str) -> bool {
    media(query).is_some_and(|query| query.matches())
}

/// Returns the storage of this tab.
pub(crate) fn tab_storage() -> Option<Storage> {
    of_window("sessionStorage")?.dyn_into().ok()
}

/// Returns the local storage of this browser.
///
/// # Errors
///
/// A sentence for the console.
pub(crate) fn small_storage() -> Result<Storage, JsValue> {
    let storage = of_window("localStorage").and_then(|storage| storage.dyn_into().ok());
    storage.ok_or_else(|| fault("There is no local storage."))
}

/// Returns the browser's databases.
///
/// # Errors
///
/// A sentence for the console.
pub(crate) fn databases() -> Result<IdbFactory, JsValue> {
    let factory = of_window("indexedDB").and_then(|factory| factory.dyn_into().ok());
    factory.ok_or_else(|| fault("There is no database."))
}

/// Returns the browser's service workers.
pub(crate) fn service_workers() -> Option<ServiceWorkerContainer> {
    of_navigator("serviceWorker")?.dyn_into().ok()
}

/// Returns the page's typefaces. Chromium has no name for their class, so the cast cannot be checked.
pub(crate) fn fonts() -> Option<FontFaceSet> {
    property(document().ok()?.as_ref(), "fonts").map(JsCast::unchecked_into)
}

/// Calls a method of the browser that returns a promise.
///
/// # Errors
///
/// There is no such method, or it throws.
pub(crate) fn ask(
    object: Option<JsValue>,
    method: &str,
    with: &[JsValue],
) -> Result<Promise, JsValue> {
    let object = object.ok_or_else(|| fault("The browser has no such thing."))?;
    call(&object, method, with)?.dyn_into()
}

/// Returns true if a person has closed the system's own sheet, which was reported as an error.
pub(crate) fn is_closed_by_hand(why: &JsValue) -> bool {
    property(why, "name").is_some_and(|name| name == "AbortError")
}

/// Ignores the result of a promise. A rejection goes to the console. Unhandled it would be a fault of the page.
pub(crate) fn let_go(what: &'static str, promise: Promise) {
    spawn_local(async move {
        if let Err(why) = JsFuture::from(promise).await {
            web_sys::console::warn_2(&what.into(), &why);
        }
    });
}
