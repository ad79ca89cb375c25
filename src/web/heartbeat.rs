//! Heartbeat of a kiosk.
//!
//! While its program runs and answers, the page posts its state to `heartbeat` at its own host. A missing beat
//! tells the operator that the page has frozen or has not loaded. The host may answer with orders for the page. A
//! host that does not know the address gets one request only.

use std::cell::Cell;

use js_sys::{Reflect, WebAssembly};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::Response;

use app::input::Event;
use base::Millis;
use serde_json::Value;

use super::runtime::Runtime;
use super::timer::Timer;
use super::{document, failure, faults, now, tell};

/// Interval between beats in milliseconds.
const INTERVAL: u32 = 15_000;

thread_local! {
    /// True if the host has reported that it has no heartbeats.
    static UNKNOWN: Cell<bool> = const { Cell::new(false) };
    /// Last orders of the host: that the page sleeps, and that it loads itself again.
    static ORDERS: Cell<(bool, bool)> = const { Cell::new((false, false)) };
}

/// State of the page.
#[derive(Serialize)]
struct Beat {
    version: String,
    screen: &'static str,
    game: Option<&'static str>,
    game_seconds: Option<u32>,
    up_seconds: u32,
    frames: u32,
    worst_frame_ms: f64,
    late_frame_seconds: f64,
    touches: u32,
    faults: u32,
    restarts: u32,
    failed_saves: u32,
    memory_bytes: Option<f64>,
}

/// Starts the heartbeat, which beats whenever this is a kiosk. Called once, after the first frame.
pub(crate) fn start(runtime: Runtime) {
    beat(&runtime);
    Timer::every(INTERVAL, move || beat(&runtime)).forget();
}

/// Forgets a reload order that could not be carried out. It counts as a new one when the host repeats it.
pub(crate) fn forget_orders() {
    ORDERS.set((ORDERS.get().0, false));
}

fn beat(runtime: &Runtime) {
    let kiosk = !failure::stopped() && runtime.is_kiosk();
    failure::mark_kiosk(kiosk);
    if !kiosk || UNKNOWN.get() {
        return;
    }
    let facts = facts(runtime);
    let runtime = runtime.clone();
    spawn_local(async move {
        // A host that is offline now may be back at the next beat.
        if let Ok(answer) = tell::post("heartbeat", &facts).await {
            UNKNOWN.set(matches!(answer.status(), 403 | 404 | 405 | 501));
            hear(&runtime, &answer).await;
        }
    });
}

fn facts(runtime: &Runtime) -> Beat {
    let vitals = runtime.app(|app| app.vitals());
    let (frames, worst) = runtime.metered(|meter| (meter.frames, meter.worst));
    let seconds = |millis: f64| (millis / 1000.0).max(0.0);
    let lasts = vitals.game_lasts.map(Millis::value);
    Beat {
        version: faults::version(),
        screen: vitals.screen,
        game: vitals.game.map(|game| game.as_str()),
        game_seconds: lasts.map(|lasts| seconds(lasts) as u32),
        up_seconds: seconds(now()) as u32,
        frames,
        worst_frame_ms: worst,
        late_frame_seconds: seconds(late_frame(runtime)),
        touches: vitals.touches,
        faults: faults::count(),
        restarts: faults::restarts(),
        failed_saves: vitals.failed_saves,
        memory_bytes: memory(),
    }
}

/// Returns the milliseconds for which a due frame has not been painted. A hidden page paints none.
fn late_frame(runtime: &Runtime) -> f64 {
    let hidden = document().is_ok_and(|document| document.hidden());
    let due = runtime.metered(|meter| meter.due).filter(|_| !hidden);
    due.map_or(0.0, |due| (now() - due).max(0.0))
}

/// Returns the size of the program's memory, in bytes.
fn memory() -> Option<f64> {
    let memory: WebAssembly::Memory = wasm_bindgen::memory().dyn_into().ok()?;
    let size = Reflect::get(&memory.buffer(), &"byteLength".into());
    size.ok().as_ref().and_then(JsValue::as_f64)
}

/// Tells the application the host's orders when they change.
async fn hear(runtime: &Runtime, answer: &Response) {
    let said = match answer.status() {
        200 => tell::json(answer).await,
        204 => None,
        _ => return,
    };
    let wants = |name| {
        let wanted = said.as_ref().and_then(|said| said.get(name));
        wanted.and_then(Value::as_bool).unwrap_or_default()
    };
    let (asleep, reload) = (wants("asleep"), wants("reload"));
    if ORDERS.replace((asleep, reload)) != (asleep, reload) {
        runtime.send(Event::HostOrders { asleep, reload });
    }
}
