//! Canvases that the browser takes away: when its GPU process dies, their contents are gone. It gives them back
//! empty, and the page repaints everything. If it does not, that is a fault, and the page restarts.

use web_sys::HtmlElement;

use super::Page;
use crate::web::listener::Listener;
use crate::web::timer::Timer;
use crate::web::{document, failure, fault};

/// Time to wait for a canvas, in milliseconds. Chromium gives up after two seconds.
const PATIENCE: u32 = 5_000;

/// Listens to all canvases on the stage.
pub(super) fn listen(page: &Page, root: &HtmlElement) -> [Listener; 2] {
    let (losing, restoring) = (page.clone(), page.clone());
    [
        Listener::within(root, "contextlost", move |event| {
            let Some(canvas) = event.target() else { return };
            losing.repaint(|stage| stage.lose(&canvas));
            wait(losing.clone());
        }),
        Listener::within(root, "contextrestored", move |event| {
            let Some(canvas) = event.target() else { return };
            restoring.repaint(|stage| stage.restore(&canvas));
        }),
    ]
}

/// Restarts the page if a canvas stays away. A hidden page need not have any.
fn wait(page: Page) {
    Timer::after(PATIENCE, move || {
        if !page.has_lost_canvas() {
            return;
        }
        if document().is_ok_and(|document| document.hidden()) {
            wait(page);
        } else {
            failure::tell(&fault("The browser has taken a canvas away for good."));
        }
    })
    .forget();
}
