//! The operator's settings file, which the page's host may have for this table.
//!
//! The page asks for it at the start. It concerns the machine that the host runs on. A page from another machine is
//! no kiosk of that host, and does not need it.

use std::cell::Cell;

use app::input::{Event, HostAnswer};

use super::file::{self, Missing};
use super::runtime::Runtime;
use super::timer::Timer;
use super::window;

/// Interval in milliseconds for asking a host again that was out of reach or in trouble.
const AGAIN: u32 = 30_000;

thread_local! {
    static THERE: Cell<bool> = const { Cell::new(false) };
}

/// Returns true if the host has such a file, and so listens to reports of the page.
pub(crate) fn is_there() -> bool {
    THERE.get()
}

/// Asks the host for its file, and tells the application the answer.
pub(crate) fn fetch(runtime: Runtime) {
    if !is_this_machine() {
        return;
    }
    let asking = runtime.clone();
    runtime.run(async move {
        let answer = match file::load("settings.json").await {
            Ok(text) => read(&text),
            // Our own host answers 204, which no browser logs as an error. Other hosts know no such file.
            Err(Missing::Answer(status)) if status < 500 => HostAnswer::Absent,
            Err(Missing::Answer(_) | Missing::Silence) => {
                Timer::after(AGAIN, move || fetch(asking)).forget();
                return;
            }
        };
        THERE.set(matches!(answer, HostAnswer::There(_)));
        asking.send(Event::HostFile(answer));
    });
}

fn read(text: &str) -> HostAnswer {
    let read = js_sys::JSON::parse(text).ok();
    let read = read.and_then(|read| serde_wasm_bindgen::from_value(read).ok());
    read.map_or(HostAnswer::Garbled, HostAnswer::There)
}

/// Returns true if the page comes from the machine that it is open on.
fn is_this_machine() -> bool {
    let name = window().and_then(|window| window.location().hostname());
    name.is_ok_and(|name| {
        let own = ["localhost", "[::1]"].contains(&name.as_str());
        own || name.ends_with(".localhost") || name.starts_with("127.")
    })
}
