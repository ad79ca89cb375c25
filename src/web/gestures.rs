//! Prevention of the browser's own gestures.
//!
//! The page prevents scrolling, text selection, the context menu, dragging of ghosts, and opening of dropped files.
//! The browser's own zoom still works wherever no board zooms itself, and so do a mouse's back and forward buttons.
//! A kiosk has neither. Touch events have no other use here.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, MouseEvent};

use super::listener::Listener;
use super::runtime::Runtime;
use super::{browser, document, failure, window};

/// Prevented on the stage, where fingers are, unless they may pinch the page.
const ON_STAGE: [&str; 3] = ["touchstart", "touchmove", "touchend"];

/// Safari's pinch gestures: prevented in the whole window, unless fingers may pinch the page.
const PINCHES: [&str; 3] = ["gesturestart", "gesturechange", "gestureend"];

/// Events prevented in the whole window.
const IN_WINDOW: [&str; 6] = [
    "contextmenu",
    "selectstart",
    "dragstart",
    "dragover",
    "drop",
    "dblclick",
];

/// Events prevented in the whole window for the middle and the right button, which scroll and paste, and in a kiosk
/// for the back and forward buttons.
const BY_OTHER_BUTTONS: [&str; 3] = ["mousedown", "mouseup", "auxclick"];

/// The first of a mouse's buttons that leaf back and forth.
const BACK: i16 = 3;

/// Prevents the browser's own gestures.
pub(crate) fn keep_away(runtime: &Runtime, root: &HtmlElement) -> Result<Vec<Listener>, JsValue> {
    let window = window()?;
    let prevent =
        |target: &web_sys::EventTarget, kind, is_ours: fn(&Runtime, &MouseEvent) -> bool| {
            let runtime = runtime.clone();
            Listener::preventing(target, kind, move |event| {
                // The browser complains if a page tries to prevent an event that can no longer be prevented.
                if event.cancelable() && is_ours(&runtime, event.unchecked_ref()) {
                    event.prevent_default();
                }
            })
        };
    let pinched: fn(&Runtime, &MouseEvent) -> bool = |runtime, _| !may_pinch(runtime);
    let on_stage = ON_STAGE.iter().map(|kind| prevent(root, kind, pinched));
    let pinches = PINCHES.iter().map(|kind| prevent(&window, kind, pinched));
    let in_window = IN_WINDOW
        .iter()
        .map(|kind| prevent(&window, kind, |_, _| true));
    let by_others = BY_OTHER_BUTTONS.iter().map(|kind| {
        prevent(&window, kind, |runtime, event| {
            let button = event.button();
            button != 0 && (button < BACK || runtime.is_kiosk())
        })
    });
    let wheel = prevent(&window, "wheel", |runtime, event| {
        !zooms_page(runtime, event)
    });
    let all = on_stage.chain(pinches).chain(in_window).chain(by_others);
    Ok(all.chain([wheel]).collect())
}

/// Tells the style sheet if fingers may pinch the page.
pub(crate) fn show(runtime: &Runtime) {
    const MARK: &str = "data-pinch";
    let root = document().ok().and_then(|page| page.document_element());
    let Some(root) = root else { return };
    let shown = match (may_pinch(runtime), root.has_attribute(MARK)) {
        (true, false) => root.set_attribute(MARK, ""),
        (false, true) => root.remove_attribute(MARK),
        (true, true) | (false, false) => return,
    };
    if let Err(why) = shown {
        web_sys::console::warn_1(&why);
    }
}

/// Returns true if fingers have enlarged the page.
pub(crate) fn is_pinched() -> bool {
    let scale = || Reflect::get(&browser::of_window("visualViewport")?, &"scale".into()).ok();
    scale().and_then(|scale| scale.as_f64()) > Some(1.01)
}

/// A page that is larger already can be made smaller everywhere.
fn may_pinch(runtime: &Runtime) -> bool {
    if failure::stopped() {
        return false;
    }
    runtime.app(|app| app.leaves_pinches()) || (is_pinched() && !runtime.is_kiosk())
}

/// Returns true if a wheel with CTRL is the browser's own zoom.
pub(crate) fn zooms_page(runtime: &Runtime, event: &MouseEvent) -> bool {
    if !event.ctrl_key() || runtime.is_kiosk() || failure::stopped() {
        return false;
    }
    let at = runtime
        .fit()
        .map(|fit| fit.to_stage(event.client_x().into(), event.client_y().into()));
    !at.is_some_and(|at| runtime.app(|app| app.has_board_at(at)))
}
