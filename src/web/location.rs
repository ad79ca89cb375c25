//! The page's address and its parameters: the seed of chance, kiosk mode, the size of the screen, the choices in
//! the query, and the game of a link.

use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use app::input::Event;
use app::layout::Window;
use app::room::{SeatAddress, address};
use app::sharing::{KEY, in_address, says_no};
use scene::Size;

use super::gestures::is_pinched;
use super::listener::Listener;
use super::runtime::Runtime;
use super::{browser, document, offline, safe_area, socket, window};

/// Returns the seed: `?seed=N` in the address, or else a random number of cryptographic quality.
pub(crate) fn seed() -> Result<u64, JsValue> {
    let seed = parameters()?.get("seed");
    match seed.as_deref().map(str::parse) {
        Some(Ok(seed)) => return Ok(seed),
        Some(Err(_)) => web_sys::console::warn_1(&JsValue::from(
            "The seed in the address is not a whole number from 0 to 2^64 - 1; it is ignored.",
        )),
        None => {}
    }
    getrandom::u64().map_err(|error| JsValue::from(error.to_string()))
}

/// Returns true if the address says `?kiosk`, and not `?kiosk=no`.
pub(crate) fn kiosk() -> Result<bool, JsValue> {
    let value = parameters()?.get("kiosk");
    Ok(value.is_some_and(|value| !says_no(&value)))
}

fn parameters() -> Result<UrlSearchParams, JsValue> {
    UrlSearchParams::new_with_str(&window()?.location().search()?)
}

/// Returns a guess at the diagonal in inches of a screen that is no table; `None` for one that may be. Browsers
/// report no sizes, but laptops and tablets have fewer nominal pixels across, and about 110 of them to the inch.
pub(crate) fn small_screen() -> Result<Option<f32>, JsValue> {
    let screen = window()?.screen()?;
    let (width, height) = (screen.width()? as f32, screen.height()? as f32);
    Ok((width.max(height) < 1600.0).then_some(width.hypot(height) / 110.0))
}

/// Returns the part of the window that nothing covers now.
pub(crate) fn window_now() -> Result<Window, JsValue> {
    let window = window()?;
    let side = |value: f64| value.max(1.0) as f32;
    let [mut width, mut height] = [window.inner_width()?, window.inner_height()?]
        .map(|value| value.as_f64().unwrap_or_default());
    // Some browsers report the visible part of a page that fingers have zoomed.
    if let Some(root) = document()?.document_element().filter(|_| is_pinched()) {
        (width, height) = (root.client_width().into(), root.client_height().into());
    }
    let safe = safe_area::read();
    Ok(Window {
        size: Size {
            width: side(width - safe.left - safe.right),
            height: side(height - safe.top - safe.bottom),
        },
        coarse: browser::matches("(pointer: coarse)"),
        large_screen: small_screen()?.is_none(),
    })
}

/// Tells the application its address and query, and passes on the games in links: the one that the page was opened
/// with, and later ones.
pub(crate) fn listen(runtime: &Runtime) -> Result<Listener, JsValue> {
    let window = window()?;
    let place = window.location();
    runtime.send(Event::Address(place.origin()? + &place.pathname()?));
    runtime.send(Event::Query(serde_wasm_bindgen::from_value(
        parameters()?.into(),
    )?));
    open_link(runtime)?;
    let runtime = runtime.clone();
    Ok(Listener::new(&window, "hashchange", move |_| {
        // A page that holds a seat is one from its start.
        let is_seat = |fragment: String| in_address(&fragment, address::KEY).is_some();
        let opened = match place.hash().is_ok_and(is_seat) {
            true => place.reload(),
            false => open_link(&runtime),
        };
        if let Err(why) = opened {
            web_sys::console::warn_1(&why);
        }
    }))
}

/// Passes on the game in the address. It stays there as long as it is on the screen, for a reload, a bookmark, and
/// the browser's own sharing.
fn open_link(runtime: &Runtime) -> Result<(), JsValue> {
    let fragment = window()?.location().hash()?;
    if let Some(seat) = in_address(&fragment, address::KEY) {
        // The seat stays in the address, so that a reload comes back to it. People write addresses in many ways.
        let seat: Result<SeatAddress, _> = seat.parse();
        let address = seat.map_or(String::new(), |seat| seat.to_string());
        let key = socket::kept_key(&address);
        runtime.send(Event::Seat { address, key });
        return Ok(());
    }
    match in_address(&fragment, KEY) {
        Some(text) => runtime.send(Event::Link(text)),
        // The browser has gone back to an address without a link.
        None if runtime.app(|app| app.linked_game().is_some()) => runtime.send(Event::Back),
        None => {}
    }
    Ok(())
}

/// Removes the game from the address, so that a reload does not open it again.
pub(crate) fn forget_link() {
    let forget = || -> Result<(), JsValue> {
        match in_address(&window()?.location().hash()?, KEY) {
            Some(_) => drop_fragment(),
            None => Ok(()),
        }
    };
    if let Err(why) = forget() {
        web_sys::console::warn_1(&why);
    }
}

/// Loads the page again without the seat in its address.
pub(crate) fn go_home() {
    match drop_fragment() {
        Ok(()) => offline::reload(),
        Err(why) => web_sys::console::warn_1(&why),
    }
}

fn drop_fragment() -> Result<(), JsValue> {
    let window = window()?;
    let place = window.location();
    let rest = place.pathname()? + &place.search()?;
    let history = window.history()?;
    history.replace_state_with_url(&history.state()?, "", Some(&rest))
}
