//! Nothing that the browser does by itself may happen: no scrolling, zooming, text selection,
//! context menu, swiping back, dragging of ghosts, or opening what is dropped here. Touch events serve
//! for nothing else here.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, MouseEvent};

use super::listener::Listener;
use super::window;

/// Prevented on the stage, where fingers are.
const ON_STAGE: [&str; 3] = ["touchstart", "touchmove", "touchend"];

/// Prevented in the whole window.
const IN_WINDOW: [&str; 10] = [
    "wheel",
    "contextmenu",
    "selectstart",
    "dragstart",
    "dragover",
    "drop",
    "dblclick",
    "gesturestart",
    "gesturechange",
    "gestureend",
];

/// Prevented in the whole window for all but a mouse's first button: the others scroll, paste, and leaf
/// back and forth.
const BY_OTHER_BUTTONS: [&str; 3] = ["mousedown", "mouseup", "auxclick"];

/// Keeps the browser's own gestures away.
pub(crate) fn keep_away(root: &HtmlElement) -> Result<Vec<Listener>, JsValue> {
    let window = window()?;
    let prevent = |target: &web_sys::EventTarget, kind: &'static str, always: bool| {
        Listener::preventing(target, kind, move |event| {
            let ours = always || event.unchecked_ref::<MouseEvent>().button() != 0;
            // What cannot be kept away any more is complained of when it is tried.
            if ours && event.cancelable() {
                event.prevent_default();
            }
        })
    };
    let on_stage = ON_STAGE.iter().map(|kind| prevent(root, kind, true));
    let in_window = IN_WINDOW.iter().map(|kind| prevent(&window, kind, true));
    let by_others = BY_OTHER_BUTTONS
        .iter()
        .map(|kind| prevent(&window, kind, false));
    Ok(on_stage.chain(in_window).chain(by_others).collect())
}
