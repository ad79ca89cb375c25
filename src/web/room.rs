//! Storage quota, and the request that the browser does not delete the saves.
//!
//! Browsers answer only on pages from this machine or by https.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::runtime::Runtime;
use super::timer::Timer;
use super::{browser, fault};
use app::input::Event;

/// Interval between two looks at it, in milliseconds.
const EVERY: u32 = 600_000;

/// Tells the application the free space, now and at intervals.
pub(crate) fn watch(runtime: Runtime) {
    spawn_local(async move {
        if let Ok(room) = estimate().await {
            runtime.send(Event::Room(room));
        }
        Timer::after(EVERY, move || watch(runtime)).forget();
    });
}

/// Asks the browser not to evict the storage when space runs short. Its answer does not matter.
pub(crate) fn persist() {
    spawn_local(async {
        let _ = ask("persist").await;
    });
}

/// Returns the free space, in millions of bytes.
async fn estimate() -> Result<f64, JsValue> {
    let told = ask("estimate").await?;
    let number = |name: &str| Reflect::get(&told, &name.into()).map(|number| number.as_f64());
    let room = number("quota")?.zip(number("usage")?);
    let (quota, usage) = room.ok_or_else(|| fault("The browser does not tell."))?;
    Ok((quota - usage).max(0.0) / 1e6)
}

async fn ask(question: &str) -> Result<JsValue, JsValue> {
    let answer = browser::ask(browser::of_navigator("storage"), question, &[])?;
    JsFuture::from(answer).await
}
