//! The page's socket to a room at its host, and the search for such a host. There is one socket at most, and an
//! abandoned one is ignored.

use std::cell::RefCell;

use js_sys::{ArrayBuffer, Uint8Array};
use rooms::{Code, Refusal};
use serde::Deserialize;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BinaryType, CloseEvent, MessageEvent, WebSocket};

use app::input::{Event, SocketEffect, SocketEvent};

use super::listener::Listener;
use super::runtime::Runtime;
use super::timer::Timer;
use super::{backup, document, file, window};

/// The attribute of the page in which a build names rooms on another host.
const ROOMS: &str = "data-rooms";
/// Interval in milliseconds for asking a host again that was out of reach.
const AGAIN: u32 = 30_000;

/// The page's socket.
#[derive(Default)]
pub(crate) struct Socket(RefCell<Option<Open>>);

struct Open {
    socket: WebSocket,
    _listeners: Vec<Listener>,
}

impl Drop for Open {
    fn drop(&mut self) {
        // It does not matter if it is open, opening or closed already.
        let _ = self.socket.close();
    }
}

/// Addresses by which other machines reach a host, as the host reports them.
#[derive(Deserialize)]
struct Addresses {
    urls: Vec<String>,
}

impl Socket {
    /// Carries out the application's socket effects.
    pub(crate) fn carry_out(&self, runtime: &Runtime, effect: SocketEffect) {
        match effect {
            SocketEffect::Open(code) => {
                self.0.take();
                match Open::new(runtime, code) {
                    Ok(open) => *self.0.borrow_mut() = Some(open),
                    Err(why) => {
                        web_sys::console::warn_1(&why);
                        // The page tries again later, as after any other failure.
                        runtime.send_later(Event::Socket(SocketEvent::Closed { replaced: false }));
                    }
                }
            }
            SocketEffect::Send(bytes) => {
                if let Some(open) = &*self.0.borrow()
                    && let Err(why) = open.socket.send_with_u8_array(&bytes)
                {
                    web_sys::console::warn_1(&why);
                }
            }
            SocketEffect::Close => _ = self.0.take(),
        }
    }
}

impl Open {
    fn new(runtime: &Runtime, code: Code) -> Result<Self, JsValue> {
        let socket = WebSocket::new(&address(code)?)?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let hear = runtime.clone();
        let frames = Listener::new(&socket, "message", move |event| {
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            if let Some(Ok(bytes)) = data.map(JsValue::dyn_into::<ArrayBuffer>) {
                let frame = Uint8Array::new(&bytes).to_vec();
                hear.send(Event::Socket(SocketEvent::Frame(frame)));
            }
        });
        let open = runtime.clone();
        let opens = Listener::new(&socket, "open", move |_| {
            open.send(Event::Socket(SocketEvent::Opened));
        });
        let closed = runtime.clone();
        let closes = Listener::new(&socket, "close", move |event| {
            let code = event.dyn_ref::<CloseEvent>().map(CloseEvent::code);
            let replaced = code == Some(Refusal::Replaced.close_code());
            closed.send(Event::Socket(SocketEvent::Closed { replaced }));
        });
        let listeners = vec![opens, closes, frames];
        Ok(Self {
            socket,
            _listeners: listeners,
        })
    }
}

/// Returns the address of a room: beside this page, or as the build defines.
fn address(code: Code) -> Result<String, JsValue> {
    let base = match elsewhere()? {
        Some(base) => base,
        None => {
            let place = window()?.location();
            let path = place.pathname()?;
            let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
            let scheme = if place.protocol()? == "https:" {
                "wss"
            } else {
                "ws"
            };
            format!("{scheme}://{}{folder}/", place.host()?)
        }
    };
    Ok(format!("{base}room/{code}"))
}

/// The host of rooms that the build names, if it names another one than the page's.
fn elsewhere() -> Result<Option<String>, JsValue> {
    let page = document()?.document_element();
    let named = page.and_then(|page| page.get_attribute(ROOMS));
    Ok(named.filter(|named| !named.is_empty()))
}

/// Finds out if the page has a host that relays, and tells the application. A host that does not know the question
/// does not relay, and one that is offline is asked again.
pub(crate) fn find_host(runtime: Runtime) {
    if let Ok(Some(_)) = elsewhere() {
        return runtime.send(Event::Host(Vec::new()));
    }
    let asking = runtime.clone();
    runtime.run(async move {
        match file::load("addresses").await {
            Ok(text) => {
                let read = js_sys::JSON::parse(&text).ok();
                let read = read.and_then(|read| serde_wasm_bindgen::from_value(read).ok());
                if let Some(Addresses { urls }) = read {
                    asking.send(Event::Host(urls));
                }
            }
            Err(missing) if missing.is_silence() => {
                Timer::after(AGAIN, move || find_host(asking)).forget();
            }
            Err(_) => {}
        }
    });
}

/// Tells the application whenever the page has been woken, or the network is back: browsers close the sockets of
/// pages that sleep without a word.
pub(crate) fn listen(runtime: &Runtime) -> Result<Vec<Listener>, JsValue> {
    let window = window()?;
    let document = document()?;
    let woken = |target: &web_sys::EventTarget, kind: &'static str| {
        let runtime = runtime.clone();
        let document = document.clone();
        Listener::new(target, kind, move |_| {
            if !document.hidden() {
                runtime.send(Event::Woke);
            }
        })
    };
    Ok(vec![
        woken(&window, "pageshow"),
        woken(&window, "online"),
        woken(&document, "visibilitychange"),
    ])
}

/// Name for the saved key of the last seat.
const SEAT: &str = "roundhouse seat";

/// Saves the key that a table has given this page for the address of a seat, or forgets it.
pub(crate) fn keep_key(address: &str, key: Option<[u8; 32]>) {
    if let Some(key) = key {
        let key: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
        backup::keep_as(SEAT, &format!("{address} {key}"));
    } else if kept_key(address).is_some() {
        backup::keep_as(SEAT, "");
    }
}

/// Returns the saved key of an address.
pub(crate) fn kept_key(address: &str) -> Option<[u8; 32]> {
    let kept = backup::read_as(SEAT)?;
    let text = kept.strip_prefix(address)?.strip_prefix(' ')?;
    let digit = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..32).map(digit).collect();
    bytes?.try_into().ok()
}
