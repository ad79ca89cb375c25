//! Offline play: a service worker (`www/sw.js`) stores the whole page on the machine. The page starts it, and
//! reports the first frame to it. It tells the application about a newer version, and installs that on request.
//! Without service workers, as over plain http, the page does without.

use std::cell::RefCell;

use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    MessageEvent, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
};

use app::input::Event;

use super::listener::Listener;
use super::runtime::Runtime;
use super::timer::Timer;
use super::{browser, call, failure, heartbeat, trusted, window};

/// Milliseconds after the first frame before the worker starts, because the first game's files have priority over
/// later ones'.
const AFTER_FIRST_FRAME: u32 = 2_000;

/// Intervals between checks for a newer version in milliseconds. The short one applies after a bad version, while
/// this page is the one before it, and while no version has come as a whole.
const HOUR: u32 = 3_600_000;
const MINUTE: u32 = 60_000;

thread_local! {
    /// The worker's versions: at work, waiting, coming.
    static KEPT: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
}

/// Keeps the page on this machine from now on, and looks for newer versions. Called once, after the
/// first frame.
pub(crate) fn keep(runtime: Runtime) {
    let Some(workers) = browser::service_workers() else {
        return;
    };
    tell_painted(&workers);
    Timer::after(AFTER_FIRST_FRAME, move || {
        begin(workers, runtime);
        Timer::every(HOUR, ask_host).forget();
    })
    .forget();
}

fn begin(workers: ServiceWorkerContainer, runtime: Runtime) {
    spawn_local(async move {
        if let Err(why) = start(workers, runtime).await {
            web_sys::console::warn_2(&"The page cannot be kept for later:".into(), &why);
        }
    });
}

/// Returns the browser's registration, once there is one.
pub(crate) fn registration() -> Option<JsValue> {
    KEPT.with_borrow(|kept| kept.clone().map(JsValue::from))
}

/// Tells the waiting version to take over, and reloads the page once it has. A running game then continues by
/// itself.
pub(crate) fn take_new_version(in_game: bool) {
    let waiting = KEPT.with_borrow(|kept| kept.as_ref()?.waiting());
    let Some(waiting) = waiting else { return };
    let worker = waiting.clone();
    Listener::new(&waiting, "statechange", move |_| {
        if worker.state() == ServiceWorkerState::Activated
            && let Ok(window) = window()
        {
            if in_game {
                failure::go_on_after_reload();
            }
            let _ = window.location().reload();
        }
    })
    .forget();
    let _ = waiting.post_message(&"take over".into());
}

/// Reloads the page once it is available, because the browser's own error page would stay for good. Until then the
/// host may order it again.
pub(crate) fn reload() {
    spawn_local(async {
        let Ok(window) = window() else { return };
        let answer = JsFuture::from(window.fetch_with_str("")).await;
        let answer = answer.and_then(JsValue::dyn_into::<web_sys::Response>);
        match answer {
            Ok(answer) if answer.ok() => _ = window.location().reload(),
            Ok(_) | Err(_) => heartbeat::forget_orders(),
        }
    });
}

/// Tells the worker that the program of this page works, because only then is its version trusted.
fn tell_painted(workers: &ServiceWorkerContainer) {
    Listener::new(workers, "message", |event| {
        let words = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
        if words.is_some_and(|words| words == "older version") {
            Timer::every(MINUTE, ask_host).forget();
        }
    })
    .forget();
    if let Some(worker) = workers.controller() {
        let _ = worker.post_message(&"painted".into());
    }
}

async fn start(workers: ServiceWorkerContainer, runtime: Runtime) -> Result<(), JsValue> {
    let kept = JsFuture::from(register(&workers)?).await?;
    let kept: ServiceWorkerRegistration = kept.dyn_into()?;
    KEPT.set(Some(kept.clone()));
    // The worker was about to go, because its store was emptied, and another window has held it back.
    if let Some(worker) = kept.active().filter(|_| workers.controller().is_none()) {
        let _ = worker.post_message(&"keep".into());
    }
    look(&kept, &workers, &runtime);
    let found = kept.clone();
    Listener::new(&kept, "updatefound", move |_| {
        look(&found, &workers, &runtime)
    })
    .forget();
    ask_host();
    Ok(())
}

/// Not by the binding, which takes texts for addresses of scripts.
fn register(workers: &ServiceWorkerContainer) -> Result<Promise, JsValue> {
    call(workers, "register", &[trusted::script("sw.js")?])?.dyn_into()
}

/// Checks for a newer version. Without a network there is none, and no message.
fn ask_host() {
    let asked = KEPT.with_borrow(|kept| kept.as_ref()?.update().ok());
    if let Some(asked) = asked {
        browser::let_go("look-for-version", asked);
    }
}

/// Tells the application if a newer version waits. If one is still loading, it checks again afterwards. If the very
/// first one did not come as a whole, it tries again in a minute.
fn look(kept: &ServiceWorkerRegistration, workers: &ServiceWorkerContainer, runtime: &Runtime) {
    let (workers, runtime) = (workers.clone(), runtime.clone());
    match (kept.waiting(), kept.active(), kept.installing()) {
        (Some(_), Some(_), _) => runtime.send(Event::NewVersion),
        (_, _, Some(coming)) => {
            let kept = kept.clone();
            Listener::once(&coming, "statechange", move |_| {
                look(&kept, &workers, &runtime)
            })
            .forget();
        }
        (None, None, None) => Timer::after(MINUTE, move || begin(workers, runtime)).forget(),
        // The very first version does not wait.
        (Some(_), None, None) | (None, Some(_), None) => {}
    }
}
