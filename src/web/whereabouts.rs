//! Where the page was opened and with what wishes: the seed of its chance, whether it is a kiosk, the size
//! of the screen.

use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use super::window;

/// The seed: `?seed=N` in the address, or else one of the browser's best random numbers.
pub fn seed() -> Result<u64, JsValue> {
    let wish = wishes()?.get("seed");
    match wish.as_deref().map(str::parse) {
        Some(Ok(seed)) => return Ok(seed),
        Some(Err(_)) => web_sys::console::warn_1(&JsValue::from(
            "The seed in the address is not a whole number from 0 to 2^64 - 1; it is ignored.",
        )),
        None => {}
    }
    getrandom::u64().map_err(|error| JsValue::from(error.to_string()))
}

/// Whether the address says `?kiosk`.
pub fn kiosk() -> Result<bool, JsValue> {
    Ok(wishes()?.has("kiosk"))
}

fn wishes() -> Result<UrlSearchParams, JsValue> {
    UrlSearchParams::new_with_str(&window()?.location().search()?)
}

/// A guess at the size of a screen that is no table, in inches across the diagonal; `None` for one
/// that may be a table. Browsers do not tell sizes, but laptops and tablets have fewer of their
/// nominal pixels across, and about 110 of them to the inch.
pub fn small_screen() -> Result<Option<f32>, JsValue> {
    let screen = window()?.screen()?;
    let (width, height) = (screen.width()? as f32, screen.height()? as f32);
    Ok((width.max(height) < 1600.0).then_some(width.hypot(height) / 110.0))
}
