//! Nothing that the browser does by itself may happen: no scrolling, zooming, text selection,
//! context menu, swiping back or dragging of ghosts. Touch events serve for nothing else here.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

use super::window;

/// Prevented on the stage, where fingers are.
const ON_STAGE: [&str; 3] = ["touchstart", "touchmove", "touchend"];

/// Prevented in the whole window.
const IN_WINDOW: [&str; 8] = [
    "wheel",
    "contextmenu",
    "selectstart",
    "dragstart",
    "dblclick",
    "gesturestart",
    "gesturechange",
    "gestureend",
];

/// Keeps the browser's own gestures away.
pub fn keep_away(root: &HtmlElement) -> Result<Vec<EventListener>, JsValue> {
    let window = window()?;
    let prevent = |target: &web_sys::EventTarget, kind: &'static str| {
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(target, kind, options, |event| event.prevent_default())
    };
    let on_stage = ON_STAGE.iter().map(|kind| prevent(root, kind));
    let in_window = IN_WINDOW.iter().map(|kind| prevent(&window, kind));
    Ok(on_stage.chain(in_window).collect())
}
