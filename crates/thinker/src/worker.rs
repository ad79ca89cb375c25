//! The worker's side: requests arrive as messages, and answers go back.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use base::wire;
use js_sys::{Function, Uint8Array};
use players::engine::{self, Memory};
use players::{Budget, ENGINES};
use rlsf::SmallGlobalTlsf;
use rules::request::{HERE, PONDER, REST};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The memory's keeper: as quick as Rust's own, and a fifth of its code.
#[global_allocator]
static MEMORY: SmallGlobalTlsf = SmallGlobalTlsf::new();

/// Length of a slice of pondering in milliseconds, between which the worker receives messages.
const PONDER_SLICE: f64 = 25.0;
/// Maximum time of pondering about one turn, in milliseconds. Most people have moved by then, and the machine
/// should not get warm for people who have left.
const PONDER_MOST: f64 = 60_000.0;

/// Opens the worker's side. Each message is a request in bytes, and gets the bytes of an answer or of a sentence
/// about a failure. A message may also switch pondering on or off.
pub(crate) fn open() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let inside = Rc::new(Inside {
        scope: scope.clone(),
        memory: RefCell::default(),
        ponders: Cell::new(false),
        until: Cell::new(0.0),
        next: RefCell::default(),
    });
    let again = Rc::downgrade(&inside);
    let ponder = Closure::<dyn Fn()>::new(move || {
        if let Some(inside) = again.upgrade() {
            inside.ponder();
        }
    });
    *inside.next.borrow_mut() = Some(ponder.into_js_value().unchecked_into());
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        inside.hear(&event.data());
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    // If this fails, the page is gone.
    let _ = scope.post_message(&HERE.into());
}

/// State of the worker.
struct Inside {
    scope: DedicatedWorkerGlobalScope,
    memory: RefCell<Memory>,
    ponders: Cell<bool>,
    /// Until when it may, on the worker's clock.
    until: Cell<f64>,
    /// Function that continues to ponder.
    next: RefCell<Option<Function>>,
}

impl Inside {
    fn now(&self) -> f64 {
        let clock = self.scope.performance();
        clock.map_or(0.0, |clock| clock.now())
    }

    fn hear(&self, message: &JsValue) {
        if *message == PONDER {
            self.until.set(self.now() + PONDER_MOST);
            if !self.ponders.replace(true) {
                self.go_on();
            }
        } else if *message == REST {
            self.ponders.set(false);
        } else {
            let question = Uint8Array::new(message).to_vec();
            let now = || self.now();
            let mut memory = self.memory.borrow_mut();
            let answer = engine::answer(ENGINES, &question, &now, &mut memory);
            let reply = wire::to_bytes(&answer);
            // If this fails, the page is gone.
            let _ = self.scope.post_message(&Uint8Array::from(&reply[..]));
        }
    }

    /// Ponders for a slice, and again until there is nothing left to ponder.
    fn ponder(&self) {
        let clock = || self.now();
        let goes_on = self.ponders.get() && self.now() < self.until.get() && {
            let slice = Budget::millis(&clock, PONDER_SLICE);
            self.memory.borrow_mut().ponder(&slice)
        };
        self.ponders.set(goes_on);
        if goes_on {
            self.go_on();
        }
    }

    /// Continues to ponder after all waiting messages.
    fn go_on(&self) {
        if let Some(next) = self.next.borrow().as_ref() {
            // Without a timer there is no pondering.
            let _ = self.scope.set_timeout_with_callback(next);
        }
    }
}
