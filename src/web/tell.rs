//! Messages and questions to the page's host: a POST with a few values beside the page.

use js_sys::{JSON, Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, RequestInit, Response};

use serde_json::Value;

use super::timer::Timer;
use super::window;

/// Timeout of the host in milliseconds.
const PATIENCE: u32 = 10_000;

/// Posts some values to the host, and returns its answer.
pub(crate) async fn post(address: &str, values: &impl Serialize) -> Result<Response, JsValue> {
    let controller = AbortController::new()?;
    let wishes = wishes(values)?;
    wishes.set_signal(Some(&controller.signal()));
    let _patience = Timer::after(PATIENCE, move || controller.abort());
    let answer = window()?.fetch_with_str_and_init(address, &wishes);
    JsFuture::from(answer).await?.dyn_into()
}

/// Sends values to the host without waiting for an answer, even when the page is closed.
pub(crate) fn tell(address: &str, values: &impl Serialize) -> Result<(), JsValue> {
    let wishes = wishes(values)?;
    Reflect::set(&wishes, &"keepalive".into(), &true.into())?;
    // A failed message is not repeated, because that would fail as well.
    let quiet = wasm_bindgen::closure::Closure::once_into_js(|_: JsValue| {});
    let answer = window()?.fetch_with_str_and_init(address, &wishes);
    super::call(&answer, "catch", &[quiet])?;
    Ok(())
}

/// Returns the content of an answer, if it is JSON.
pub(crate) async fn json(answer: &Response) -> Option<Value> {
    let text = JsFuture::from(answer.text().ok()?).await.ok()?;
    let read = JSON::parse(&text.as_string()?).ok()?;
    serde_wasm_bindgen::from_value(read).ok()
}

fn wishes(values: &impl Serialize) -> Result<RequestInit, JsValue> {
    let values = values.serialize(&Serializer::json_compatible())?;
    let body = JSON::stringify(&values)?;
    let headers = Object::new();
    Reflect::set(&headers, &"content-type".into(), &"application/json".into())?;
    let wishes = RequestInit::new();
    wishes.set_method("POST");
    wishes.set_headers(&headers);
    wishes.set_body(&body);
    Ok(wishes)
}
