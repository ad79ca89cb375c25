//! The heartbeat of a kiosk: while its program runs and answers, the page posts to `heartbeat` at its own
//! host. Whoever looks after the table can tell from it that the page has frozen or has not come at all;
//! nothing is told but that. A host that does not know the address is asked once.

use std::cell::Cell;

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, RequestInit, Response};

use super::page::Page;
use super::timer::Timer;
use super::{failure, window};

/// So many milliseconds lie between two beats.
const INTERVAL: u32 = 15_000;
/// After so many milliseconds the host is no longer waited for.
const PATIENCE: u32 = 10_000;

thread_local! {
    /// Whether the host has said that it does not know of heartbeats.
    static UNKNOWN: Cell<bool> = const { Cell::new(false) };
}

/// Lets the heart beat from now on, whenever this is a kiosk. Called once, after the first frame.
pub(crate) fn start(page: Page) {
    beat(&page);
    Timer::every(INTERVAL, move || beat(&page)).forget();
}

fn beat(page: &Page) {
    let kiosk = !failure::stopped() && page.is_kiosk();
    failure::mark_kiosk(kiosk);
    if kiosk && !UNKNOWN.get() {
        spawn_local(async {
            // A host that is away now may be back at the next beat.
            if let Ok(answer) = post().await {
                UNKNOWN.set(matches!(answer.status(), 403 | 404 | 405 | 501));
            }
        });
    }
}

async fn post() -> Result<Response, JsValue> {
    let controller = AbortController::new()?;
    let wishes = RequestInit::new();
    wishes.set_method("POST");
    wishes.set_signal(Some(&controller.signal()));
    let _patience = Timer::after(PATIENCE, move || controller.abort());
    let answer = window()?.fetch_with_str_and_init("heartbeat", &wishes);
    JsFuture::from(answer).await?.dyn_into()
}
