//! Calls the person at this screen when it is their turn: by the document's title and icon, and in a hidden tab by
//! a system notification, if they have already allowed this site to show some. The page never asks for that
//! permission.

use std::cell::RefCell;

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::listener::Listener;
use super::runtime::Runtime;
use super::{browser, call, document, failure, offline, window};

/// The icons of the house and of the turn.
const HOUSE: &str = "icons/roundhouse.svg";
const TURN: &str = "icons/turn.svg";

/// The name by which a later notification takes the place of an earlier one.
const TAG: &str = "turn";

thread_local! {
    /// Text that calls the person now, and the title that the page came with.
    static CALL: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
    /// Notification by the page itself, and the listener to its press.
    static SHOWN: RefCell<Option<(JsValue, Option<Listener>)>> = const { RefCell::new(None) };
}

/// Shows the current title. This runs at every input, so it does nothing while the title stays the same.
pub(crate) fn show(runtime: &Runtime) {
    let Some(document) = document().ok().filter(|_| !failure::stopped()) else {
        return;
    };
    let call = runtime.app(|app| app.call());
    let before = CALL.with_borrow(|now| now.as_ref().map(|(call, _)| call.clone()));
    if call == before {
        return;
    }
    let icon = document.query_selector("link[rel=icon]").ok().flatten();
    let show_icon = |name| icon.as_ref().map(|icon| icon.set_attribute("href", name));
    let house = CALL.take().map(|(_, house)| house);
    // Without the mark on its icon the title is enough.
    match call {
        Some(call) => {
            let house = house.unwrap_or_else(|| document.title());
            document.set_title(&call);
            let _ = show_icon(TURN);
            if document.hidden() {
                notify(&call);
            }
            CALL.set(Some((call, house)));
        }
        None => {
            document.set_title(&house.unwrap_or_default());
            let _ = show_icon(HOUSE);
            end_notification();
        }
    }
}

/// Shows a notification, if they are allowed.
fn notify(title: &str) {
    let Some(kind) = allowed() else {
        return;
    };
    if let Err(why) = show_by_page(&kind, title).or_else(|_| show_by_worker(title)) {
        web_sys::console::warn_1(&why);
    }
}

/// Closes the notification, because the page is visible or the turn is over.
pub(crate) fn end_notification() {
    if let Some((shown, _)) = SHOWN.take() {
        // If the system has removed the notification already, it is closed.
        let _ = call(&shown, "close", &[]);
    }
    if allowed().is_some() {
        spawn_local(async {
            // If the worker shows none, there is nothing to close.
            let _ = close_by_worker().await;
        });
    }
}

/// The browser's notifications, if the person has allowed this site to show some.
fn allowed() -> Option<JsValue> {
    let granted =
        |kind: &JsValue| Reflect::get(kind, &"permission".into()).is_ok_and(|is| is == "granted");
    browser::of_window("Notification").filter(granted)
}

fn options() -> Result<JsValue, JsValue> {
    let options = Object::new();
    for (name, value) in [("tag", TAG), ("icon", "icons/192.png")] {
        Reflect::set(&options, &name.into(), &value.into())?;
    }
    Ok(options.into())
}

fn show_by_page(kind: &JsValue, title: &str) -> Result<(), JsValue> {
    let kind: &Function = kind.dyn_ref().ok_or(JsValue::NULL)?;
    let shown = Reflect::construct(kind, &Array::of2(&title.into(), &options()?))?;
    let pressed = shown.dyn_ref().map(|target| {
        Listener::new(target, "click", |_| {
            if let Ok(window) = window() {
                // A browser that does not bring the tab to the front shows it in its bar.
                let _ = window.focus();
            }
        })
    });
    SHOWN.set(Some((shown, pressed)));
    Ok(())
}

/// Phones have notifications only through the worker, which also handles their press.
fn show_by_worker(title: &str) -> Result<(), JsValue> {
    let worker = offline::registration();
    let asked = browser::ask(worker, "showNotification", &[title.into(), options()?])?;
    browser::let_go("notification", asked);
    Ok(())
}

async fn close_by_worker() -> Result<(), JsValue> {
    let asked = browser::ask(offline::registration(), "getNotifications", &[options()?])?;
    let all: Array = JsFuture::from(asked).await?.dyn_into()?;
    for shown in all.iter() {
        call(&shown, "close", &[])?;
    }
    Ok(())
}
