//! The computer players: a separate program in a worker (`crates/thinker`), so that the page never waits for them.
//! It is fetched at the first request. Requests go there, and answers come back.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};

use app::input::Event;
use base::wire;
use rules::request::{HERE, PONDER, REST};

use super::listener::Listener;
use super::runtime::Runtime;
use super::timer::Timer;
use super::trusted;
use base::words::{self, Message};

/// Timeout of a silent player in milliseconds.
const PATIENCE: u32 = 8_000;
/// Timeout for loading the program in milliseconds. Over slow networks it takes long.
const ARRIVAL: u32 = 60_000;

/// A worker and its request.
struct EngineWorker {
    worker: Worker,
    _listeners: Vec<Listener>,
    /// True if the program has loaded.
    here: Cell<bool>,
    /// The question that it has not answered, and the end of patience with it.
    asked: RefCell<Option<(u32, Timer)>>,
}

/// The worker, once there has been a request.
pub(crate) struct Thinking {
    runtime: Runtime,
    engine: RefCell<Option<EngineWorker>>,
    /// True if the table lets the worker ponder.
    ponders: Cell<bool>,
    /// True if the page is hidden.
    hidden: Cell<bool>,
}

impl Thinking {
    /// Returns a state without a worker.
    pub(crate) fn new(runtime: &Runtime) -> Rc<Self> {
        Rc::new(Self {
            runtime: runtime.clone(),
            engine: RefCell::default(),
            ponders: Cell::default(),
            hidden: Cell::default(),
        })
    }

    /// Sends a request. It replaces one without an answer.
    pub(crate) fn ask(self: &Rc<Self>, id: u32, question: &[u8]) {
        if self.is_asked() {
            self.engine.take();
        }
        let mut engine = self.engine.borrow_mut();
        let asked = match engine.take().map_or_else(|| EngineWorker::open(self), Ok) {
            Ok(open) => engine.insert(open).ask(self, id, question),
            Err(why) => Err(why),
        };
        drop(engine);
        if let Err(why) = asked {
            web_sys::console::warn_1(&why);
            let answer = Err(words::web_computer_missing());
            self.runtime.send(Event::EngineReply { id, answer });
        }
    }

    /// Lets the worker continue its last turn's search, or stops it.
    pub(crate) fn ponder(&self, on: bool) {
        self.ponders.set(on);
        self.tell_pondering();
    }

    /// Stops pondering on a hidden page, so that the machine does not get warm for no visible reason.
    pub(crate) fn seen(&self, seen: bool) {
        self.hidden.set(!seen);
        self.tell_pondering();
    }

    fn tell_pondering(&self) {
        let on = self.ponders.get() && !self.hidden.get();
        if let Some(engine) = self.engine.borrow().as_ref() {
            let word = if on { PONDER } else { REST };
            // A worker that gets no message has nothing to continue.
            let _ = engine.worker.post_message(&word.into());
        }
    }

    /// Returns true if a request has no answer yet.
    pub(crate) fn is_asked(&self) -> bool {
        let engine = self.engine.borrow();
        engine
            .as_ref()
            .is_some_and(|engine| engine.asked.borrow().is_some())
    }

    /// Reacts to the worker's program, which has loaded and begins to answer.
    fn has_come(self: &Rc<Self>) {
        let engine = self.engine.borrow();
        let Some(engine) = engine.as_ref() else {
            return;
        };
        engine.here.set(true);
        let asked = engine.asked.borrow().as_ref().map(|(id, _)| *id);
        if let Some(id) = asked {
            engine.wait_for(self, id);
        }
    }

    /// Takes the worker's answer, or the reason why there will be none.
    fn answered(&self, answer: Result<String, Message>) {
        let failed = answer.is_err();
        let asked = self
            .engine
            .borrow()
            .as_ref()
            .and_then(|engine| engine.asked.take());
        if failed {
            // The next worker starts again, whatever the state of this one.
            self.engine.take();
        }
        if let Some((id, _)) = asked {
            self.runtime.send(Event::EngineReply { id, answer });
        }
    }
}

impl Drop for EngineWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl EngineWorker {
    fn open(thinking: &Rc<Thinking>) -> Result<Self, JsValue> {
        let worker = trusted::worker("data-thinker")?;
        let hear = thinking.clone();
        let answers = Listener::new(&worker, "message", move |event| {
            let reply = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            if reply.as_ref().is_some_and(|reply| *reply == HERE) {
                return hear.has_come();
            }
            let reply = reply.map(|reply| Uint8Array::new(&reply).to_vec());
            let answer = reply.and_then(|reply| wire::from_bytes(&reply));
            // The technical reason goes to the console.
            let told = |why: String| {
                web_sys::console::warn_1(&why.into());
                words::web_computer_missing()
            };
            let answer: Option<Result<String, String>> = answer;
            let answer = answer.map_or_else(
                || Err(words::web_computer_missing()),
                |answer| answer.map_err(told),
            );
            hear.answered(answer);
        });
        let hear = thinking.clone();
        let faults = Listener::preventing(&worker, "error", move |event| {
            // Otherwise it would be a fault of the page, which would restart.
            event.prevent_default();
            hear.answered(Err(words::web_computer_missing()));
        });
        Ok(Self {
            worker,
            _listeners: vec![answers, faults],
            here: Cell::new(false),
            asked: RefCell::default(),
        })
    }

    fn ask(&self, thinking: &Rc<Thinking>, id: u32, question: &[u8]) -> Result<(), JsValue> {
        self.wait_for(thinking, id);
        self.worker.post_message(&Uint8Array::from(question))
    }

    /// Starts the timeout of a request, which is longer before the program has loaded.
    fn wait_for(&self, thinking: &Rc<Thinking>, id: u32) {
        let thinking = thinking.clone();
        let patience = if self.here.get() { PATIENCE } else { ARRIVAL };
        let late = Timer::after(patience, move || {
            let why = words::web_computer_silent();
            thinking.answered(Err(why));
        });
        *self.asked.borrow_mut() = Some((id, late));
    }
}
