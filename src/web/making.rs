//! Own maps: a program of its own in a worker makes them (`crates/maker`), which is fetched when the first is wanted. The
//! last few are kept, so that they come at once when the page is opened again, or when another name is chosen.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use web_sys::{MessageEvent, Worker};

use app::input::Event;
use base::words::{self, Message};
use rules::maps::{MAP_FORMAT, MapFile, MapId, OwnMap};
use wasm_bindgen::{JsCast, JsValue};

use super::listener::Listener;
use super::runtime::Runtime;
use super::timer::Timer;
use super::{backup, maps, trusted};

/// After so many milliseconds of silence a map is no longer waited for. Slow networks need a part of it for the program
/// and its data.
const PATIENCE: u32 = 120_000;
/// As many maps are kept.
const MOST_KEPT: usize = 8;
/// Where they are kept: each in a line, behind its text as an own map with the first name.
const KEPT: &str = "roundhouse maps";

/// The maps that are wanted, and the worker that makes one of them.
pub(crate) struct Making {
    runtime: Runtime,
    /// The first of them is being made.
    wanted: RefCell<Vec<(MapId, OwnMap)>>,
    worker: RefCell<Option<MapWorker>>,
    /// The kept maps, once they have been read.
    kept: RefCell<Option<String>>,
}

/// A worker that makes a map.
struct MapWorker {
    worker: Worker,
    _listeners: [Listener; 2],
    /// The end of patience with it.
    late: Cell<Option<Timer>>,
}

impl Drop for MapWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Making {
    /// No map is wanted yet.
    pub(crate) fn new(runtime: &Runtime) -> Rc<Self> {
        Rc::new(Self {
            runtime: runtime.clone(),
            wanted: RefCell::default(),
            worker: RefCell::default(),
            kept: RefCell::default(),
        })
    }

    /// Makes an own map, and sends how far that is and what came of it.
    pub(crate) fn make(self: &Rc<Self>, map: MapId, own: OwnMap) {
        self.wanted.borrow_mut().push((map, own));
        self.go_on();
    }

    /// Makes a map no longer.
    pub(crate) fn stop(self: &Rc<Self>, map: MapId) {
        let first = self.wanted.borrow().first().copied();
        self.wanted.borrow_mut().retain(|(one, _)| *one != map);
        if first.is_some_and(|(first, _)| first == map) {
            self.worker.take();
            self.go_on();
        }
    }

    /// Returns true if a map is being made.
    pub(crate) fn is_at_work(&self) -> bool {
        !self.wanted.borrow().is_empty()
    }

    /// Begins with the first map, unless a worker is making it.
    fn go_on(self: &Rc<Self>) {
        let first = self.wanted.borrow().first().copied();
        let Some((_, own)) = first.filter(|_| self.worker.borrow().is_none()) else {
            return;
        };
        if let Some(file) = self.kept(own) {
            return self.came(Ok(file));
        }
        match MapWorker::open(self, own) {
            Ok(worker) => {
                self.worker.replace(Some(worker));
                self.wait();
            }
            Err(why) => {
                web_sys::console::warn_1(&why);
                self.came(Err(words::own_map_failed()));
            }
        }
    }

    /// Patience begins anew.
    fn wait(self: &Rc<Self>) {
        let making = self.clone();
        let late = Timer::after(PATIENCE, move || making.came(Err(words::own_map_failed())));
        if let Some(worker) = self.worker.borrow().as_ref() {
            worker.late.set(Some(late));
        }
    }

    /// The worker has said how far it is, or has ended with a file or the name of a reason.
    fn heard(self: &Rc<Self>, said: &JsValue) {
        let first = self.wanted.borrow().first().copied();
        let Some((map, own)) = first else {
            return;
        };
        if let Some(percent) = said.as_f64() {
            self.wait();
            let percent = percent as u8;
            return self.runtime.send(Event::MapMaking { map, percent });
        }
        let text = said.as_string().unwrap_or_default();
        let file = match text.starts_with('{') {
            true => read(&text, own).inspect(|_| self.keep(own, &text)),
            false => Err(reason(&text)),
        };
        self.came(file);
    }

    /// The first map is made, or cannot be.
    fn came(self: &Rc<Self>, file: Result<MapFile, Message>) {
        self.worker.take();
        let mut wanted = std::mem::take(&mut *self.wanted.borrow_mut()).into_iter();
        let first = wanted.next();
        self.wanted.replace(wanted.collect());
        if let Some((map, _)) = first {
            let file = file.map(Box::new);
            self.runtime.send(Event::MapCame { map, file });
            self.go_on();
        }
    }

    /// A map that was kept, under the name that is wanted.
    fn kept(&self, own: OwnMap) -> Option<MapFile> {
        let mut kept = self.kept.borrow_mut();
        let kept = kept.get_or_insert_with(|| backup::read_as(KEPT).unwrap_or_default());
        let key = key(own);
        let text = kept.lines().find_map(|line| line.strip_prefix(&key))?;
        let file = read(text, own).ok();
        file.filter(|file| file.format == MAP_FORMAT)
    }

    /// Keeps a map, and forgets the oldest if there are too many.
    fn keep(&self, own: OwnMap, text: &str) {
        let mut kept = self.kept.borrow_mut();
        let kept = kept.get_or_insert_default();
        let key = key(own);
        let others = kept.lines().filter(|line| !line.starts_with(&key));
        let others = others.take(MOST_KEPT - 1).flat_map(|line| ["\n", line]);
        let lines = [&key, text.trim_end()].into_iter().chain(others);
        *kept = lines.collect();
        backup::keep_as(KEPT, kept);
    }
}

/// The beginning of a kept map's line. Maps that differ in the name alone share it.
fn key(own: OwnMap) -> String {
    let first = OwnMap::new(own.frame(), own.seed(), 0).unwrap_or(own);
    format!("{first} ")
}

/// Reads a map's file, under the name that is wanted.
fn read(text: &str, own: OwnMap) -> Result<MapFile, Message> {
    let mut file: MapFile = maps::parse(&own.to_string(), text)?;
    file.take_name(own);
    Ok(file)
}

/// The sentence about a reason why there is no map, by the name that the worker gives it.
fn reason(name: &str) -> Message {
    match name {
        "other-version" => words::own_map_newer(),
        "too-small" => words::workshop_small(),
        "near-pole" => words::workshop_pole(),
        "little-land" => words::own_map_little_land(),
        "few-towns" => words::own_map_few_towns(),
        "torn-land" => words::own_map_torn_land(),
        _ => words::own_map_failed(),
    }
}

impl MapWorker {
    /// Opens a worker and asks it for a map.
    fn open(making: &Rc<Making>, own: OwnMap) -> Result<Self, JsValue> {
        let worker = trusted::worker("data-maker")?;
        let hear = making.clone();
        let answers = Listener::new(&worker, "message", move |event| {
            if let Some(said) = event.dyn_ref::<MessageEvent>() {
                hear.heard(&said.data());
            }
        });
        let hear = making.clone();
        let faults = Listener::preventing(&worker, "error", move |event| {
            // Otherwise it would be a fault of the page, which would start again.
            event.prevent_default();
            hear.came(Err(words::own_map_failed()));
        });
        worker.post_message(&own.to_string().into())?;
        Ok(Self {
            worker,
            _listeners: [answers, faults],
            late: Cell::default(),
        })
    }
}
