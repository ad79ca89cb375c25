//! The application, and what happens to it. All parts of the browser hold it: they tell it of events, and read the
//! application. What it asks for in return is for the page, which stands above them and which none of them names.

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

/// Something that a part of the browser wants of the page above it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wish {
    /// Events wait for their answers.
    Answer,
    /// The next picture may be another one.
    Frame,
    /// The next picture need not wait any longer.
    Paint,
    /// A finger has come down: what grows is there.
    EndGrowth,
    /// The page is seen again, or is hidden.
    Seen(bool),
}

/// The application as everybody holds it: clones are the same.
#[derive(Clone)]
pub(crate) struct Runtime(Rc<Shared>);

struct Shared {
    app: RefCell<App>,
    /// Events without an answer: something may happen while something else is answered.
    inbox: RefCell<VecDeque<Input>>,
    /// The last move of each contact since the last frame.
    moves: RefCell<Vec<(ContactId, Event)>>,
    /// The number of pieces of work that wait for the browser's answer: files, typefaces, the clipboard.
    in_flight: Cell<u32>,
    meter: RefCell<Meter>,
    /// Where the last picture lies in the window.
    fit: Cell<Option<Fit>>,
    /// The page, once it hears wishes.
    page: OnceCell<Box<dyn Fn(Wish)>>,
}

impl Runtime {
    /// Takes an application that nobody else has.
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

    /// From now on the page hears what is wanted of it.
    pub(crate) fn hear(&self, page: impl Fn(Wish) + 'static) {
        // There is one page.
        let _ = self.0.page.set(Box::new(page));
    }

    /// Wants something of the page.
    pub(crate) fn wish(&self, wish: Wish) {
        if let Some(page) = self.0.page.get() {
            page(wish);
        }
    }

    /// Something happened: it is answered at once, except that moves wait for the next frame or
    /// the next other event, and only the last one of each contact counts.
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

    /// The same as soon as what is being done now is done.
    pub(crate) fn send_later(&self, event: Event) {
        let runtime = self.clone();
        Timer::after(0, move || runtime.send(event)).forget();
    }

    /// Lets an event wait for the next answer.
    pub(crate) fn post(&self, event: Event) {
        self.0.inbox.borrow_mut().push_back(Input {
            at: Millis::new(now()),
            event,
        });
    }

    /// Lets the last moves of all contacts wait for the next answer.
    pub(crate) fn post_moves(&self) {
        let moves = std::mem::take(&mut *self.0.moves.borrow_mut());
        moves.into_iter().for_each(|(_, event)| self.post(event));
    }

    /// Answers all that happened so far, and returns what is to be done; `None` if nothing has happened.
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

    /// Returns whether an event has no answer yet, or work waits for the browser.
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

    /// Moves the focus where the application wants it, and returns the picture as it should be now.
    pub(crate) fn picture(&self) -> Rc<Scene> {
        self.0.app.borrow_mut().lead_focus();
        self.scene()
    }

    /// The picture as it should be now.
    pub(crate) fn scene(&self) -> Rc<Scene> {
        self.app(App::view)
    }

    /// Returns whether the table is a kiosk, be it by its address or by its operator's wish.
    pub(crate) fn is_kiosk(&self) -> bool {
        self.app(|app| app.is_kiosk())
    }

    /// Where the stage lies in the window; `None` before the first frame.
    pub(crate) fn fit(&self) -> Option<Fit> {
        self.0.fit.get()
    }

    /// A picture has been painted there.
    pub(crate) fn lie(&self, fit: Option<Fit>) {
        self.0.fit.set(fit);
    }

    /// Reads the cost of answers, drawing and keeping so far.
    pub(crate) fn metered<T>(&self, read: impl FnOnce(&Meter) -> T) -> T {
        read(&self.0.meter.borrow())
    }

    /// Adds to that cost.
    pub(crate) fn meter(&self, add: impl FnOnce(&mut Meter)) {
        add(&mut self.0.meter.borrow_mut());
    }
}
