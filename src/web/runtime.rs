//! The application and its events. All browser modules share it: they send events, and read the application. Its
//! effects go to the page, which is above these modules and which none of them names.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::VecDeque;
use std::future::Future;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use app::input::{ContactId, Effect, Event, Input};
use base::Millis;
use scene::Scene;
use screens::App;

use super::meter::Meter;
use super::now;
use super::stage::Fit;
use super::timer::Timer;

/// Wish of a browser module to the page above it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wish {
    /// Events wait for their answers.
    Answer,
    /// The next frame may differ.
    Frame,
    /// The next picture need not wait any longer.
    Paint,
    /// A finger was pressed, so a growing board jumps to its place.
    EndGrowth,
    /// The page is visible again, or is hidden.
    Seen(bool),
}

/// Handle of the application. Clones share it.
#[derive(Clone)]
pub(crate) struct Runtime(Rc<Shared>);

struct Shared {
    app: RefCell<App>,
    /// Events without an answer, because events may arrive during an answer.
    inbox: RefCell<VecDeque<Input>>,
    /// The last move of each contact since the last frame.
    moves: RefCell<Vec<(ContactId, Event)>>,
    /// The number of pieces of work that wait for the browser's answer: files, typefaces, the clipboard.
    in_flight: Cell<u32>,
    meter: RefCell<Meter>,
    /// Place of the last frame in the window.
    fit: Cell<Option<Fit>>,
    /// The page, once it listens to wishes.
    page: OnceCell<Box<dyn Fn(Wish)>>,
}

impl Runtime {
    /// Wraps an application.
    pub(crate) fn new(app: App) -> Self {
        Self(Rc::new(Shared {
            app: RefCell::new(app),
            inbox: RefCell::default(),
            moves: RefCell::default(),
            in_flight: Cell::default(),
            meter: RefCell::default(),
            fit: Cell::default(),
            page: OnceCell::new(),
        }))
    }

    /// Connects the page, which gets all wishes from now on.
    pub(crate) fn hear(&self, page: impl Fn(Wish) + 'static) {
        // There is one page.
        let _ = self.0.page.set(Box::new(page));
    }

    /// Sends a wish to the page.
    pub(crate) fn wish(&self, wish: Wish) {
        if let Some(page) = self.0.page.get() {
            page(wish);
        }
    }

    /// Sends an event, which is answered immediately. Only moves wait for the next frame or the next other event,
    /// and only the last one of each contact counts.
    pub(crate) fn send(&self, event: Event) {
        if let Event::Move { contact, .. } = event {
            let mut moves = self.0.moves.borrow_mut();
            moves.retain(|(other, _)| *other != contact);
            moves.push((contact, event));
            drop(moves);
            self.wish(Wish::Frame);
            return;
        }
        self.post_moves();
        self.post(event);
        self.wish(Wish::Answer);
    }

    /// Sends an event as soon as the present work is done.
    pub(crate) fn send_later(&self, event: Event) {
        let runtime = self.clone();
        Timer::after(0, move || runtime.send(event)).forget();
    }

    /// Queues an event for the next answer.
    pub(crate) fn post(&self, event: Event) {
        self.0.inbox.borrow_mut().push_back(Input {
            at: Millis::new(now()),
            event,
        });
    }

    /// Queues the last moves of all contacts for the next answer.
    pub(crate) fn post_moves(&self) {
        let moves = std::mem::take(&mut *self.0.moves.borrow_mut());
        moves.into_iter().for_each(|(_, event)| self.post(event));
    }

    /// Answers all events so far, and returns the effects; `None` without any event.
    pub(crate) fn answer(&self) -> Option<Vec<Effect>> {
        let mut effects = None;
        while let Some(input) = self.next_input() {
            let begun = now();
            let asked = self.0.app.borrow_mut().update(input);
            self.0.meter.borrow_mut().spent(now() - begun);
            effects.get_or_insert_with(Vec::new).extend(asked);
        }
        effects
    }

    fn next_input(&self) -> Option<Input> {
        self.0.inbox.borrow_mut().pop_front()
    }

    /// Returns true if an event has no answer yet, or the browser has not finished some work.
    pub(crate) fn is_at_work(&self) -> bool {
        let shared = &self.0;
        let unanswered = !shared.inbox.borrow().is_empty() || !shared.moves.borrow().is_empty();
        unanswered || shared.in_flight.get() > 0
    }

    /// Runs work that waits for the browser, and counts it as under way until it ends.
    pub(crate) fn run(&self, work: impl Future<Output = ()> + 'static) {
        let in_flight = |runtime: &Self, by: i32| {
            let count = &runtime.0.in_flight;
            count.set(count.get().saturating_add_signed(by));
        };
        in_flight(self, 1);
        let runtime = self.clone();
        spawn_local(async move {
            work.await;
            in_flight(&runtime, -1);
        });
    }

    /// Reads the application.
    pub(crate) fn app<T>(&self, read: impl FnOnce(&App) -> T) -> T {
        read(&self.0.app.borrow())
    }

    /// Moves the focus where the application wants it, and returns the current frame.
    pub(crate) fn picture(&self) -> Rc<Scene> {
        self.0.app.borrow_mut().lead_focus();
        self.scene()
    }

    /// Returns the current frame.
    pub(crate) fn scene(&self) -> Rc<Scene> {
        self.app(App::view)
    }

    /// Returns true if the table is a kiosk, by its address or by its operator's settings.
    pub(crate) fn is_kiosk(&self) -> bool {
        self.app(|app| app.is_kiosk())
    }

    /// Returns the place of the stage in the window; `None` before the first frame.
    pub(crate) fn fit(&self) -> Option<Fit> {
        self.0.fit.get()
    }

    /// A picture has been painted there.
    pub(crate) fn lie(&self, fit: Option<Fit>) {
        self.0.fit.set(fit);
    }

    /// Reads the costs of answers, drawing and saving so far.
    pub(crate) fn metered<T>(&self, read: impl FnOnce(&Meter) -> T) -> T {
        read(&self.0.meter.borrow())
    }

    /// Adds to that cost.
    pub(crate) fn meter(&self, add: impl FnOnce(&mut Meter)) {
        add(&mut self.0.meter.borrow_mut());
    }
}
