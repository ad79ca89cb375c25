//! The page's loop. Whatever happens becomes an input and is answered at once; effects are carried
//! out; a picture is made on the next animation frame, and only if something happened.

mod asked;
mod watch;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::Future;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use app::input::{ContactId, Effect, Event, Input};
use app::layout::Window;
use base::Millis;
use base::words::Language;
use scene::{Face, Point};
use screens::App;

use super::audio::Audio;
use super::history::{self, History};
use super::listener::Listener;
use super::meter::Meter;
use super::mirror::Mirror;
use super::ripples::Ripples;
use super::socket::Socket;
use super::stage::{Fit, Stage};
use super::storage::{self, Storage};
use super::thinking::Thinking;
use super::timer::Timer;
use super::{
    awake, backup, browser, brush, clipboard, count, document, export, failure, faults, file,
    full_screen, gestures, heartbeat, hook, host_file, keys, languages, location, lost_canvas,
    maps, mirror, now, offline, picture, pin, pointers, room, sending, socket, turn, week, window,
};

/// The shortest time in milliseconds in which the application is woken.
const SHORTEST_SLEEP: f64 = 4.0;
/// So many milliseconds the first picture waits for what is kept here.
const OPENING: u32 = 500;
/// After so many milliseconds people are told that nothing is heard of what is kept here.
const PATIENCE: u32 = 3_000;
/// So many milliseconds no picture is ever late, however much is waited for.
const LATEST: f64 = 1_000.0;
/// Canvases cannot take the system's own colours, but they can be clearer.
const MORE_CONTRAST: &str = "(prefers-contrast: more), (forced-colors: active)";

/// The page as everybody holds it: clones are the same page.
#[derive(Clone)]
pub(crate) struct Page(Rc<Shared>);

struct Shared {
    /// What happened and is not yet answered: something may happen while the page is at work.
    inbox: RefCell<VecDeque<Input>>,
    /// The last move of each contact since the last frame.
    moves: RefCell<Vec<(ContactId, Event)>>,
    works: RefCell<Works>,
    audio: RefCell<Audio>,
    storage: Storage,
    thinking: Thinking,
    socket: Socket,
    history: History,
    ripples: Ripples,
    /// How many pieces of work wait for the browser's answer: files, typefaces, the clipboard.
    in_flight: Cell<u32>,
    frame_asked: Cell<bool>,
    /// Since when a frame is due.
    frame_due: Cell<Option<f64>>,
    /// Whether the application has been told where it is and what the address asks for.
    begun: Cell<bool>,
    /// Nothing is painted before this is over.
    held: RefCell<Option<Timer>>,
    /// Since when the next picture waits for what it shows to be kept.
    waits_since: Cell<Option<f64>>,
    listeners: RefCell<Vec<Listener>>,
    /// The window as the last picture fits it, and the screen's own pixels in one of its own.
    window: Cell<Option<(Window, f64)>>,
}

struct Works {
    app: App,
    stage: Stage,
    mirror: Mirror,
    meter: Meter,
    /// When the application is woken, and the timer that does it.
    waker: Option<(f64, Timer)>,
}

impl Works {
    /// Changes the page beside the canvas. While something is on its way it can wait: what is read stays
    /// the same until it is there.
    fn show_mirror(&mut self) {
        let Some(fit) = self.stage.fit().filter(|_| !self.app.is_moving()) else {
            return;
        };
        let words = self.app.mirror();
        if let Err(error) = self.mirror.show(&words, self.app.handle(), fit) {
            web_sys::console::error_1(&error);
        }
    }
}

impl Page {
    /// Makes the page and lets it run for as long as the document lives.
    pub(crate) fn open() -> Result<(), JsValue> {
        let mut works = Works {
            app: App::new(location::seed()?),
            stage: Stage::new()?,
            mirror: Mirror::new()?,
            meter: Meter::default(),
            waker: None,
        };
        let mut first = works.app.first_effects();
        let table = location::small_screen()?.map(Event::TableSize);
        let kiosk = location::kiosk()?.then_some(Event::Kiosk);
        let backup = Event::Backup(backup::read());
        let size = Event::Window(location::window_now()?);
        let mut secret = [0; 32];
        let secret = getrandom::fill(&mut secret).map(|()| Event::Entropy(secret));
        for event in [size, backup]
            .into_iter()
            .chain(secret.ok())
            .chain(kiosk)
            .chain(table)
        {
            first.extend(works.app.update(Input {
                at: Millis::default(),
                event,
            }));
        }
        let root = works.stage.root.clone();
        let page = Self(Rc::new(Shared {
            inbox: RefCell::default(),
            moves: RefCell::default(),
            works: RefCell::new(works),
            audio: RefCell::default(),
            storage: Storage::default(),
            thinking: Thinking::default(),
            socket: Socket::default(),
            history: History::default(),
            ripples: Ripples::default(),
            in_flight: Cell::new(0),
            frame_asked: Cell::new(false),
            frame_due: Cell::new(None),
            begun: Cell::new(false),
            held: RefCell::default(),
            waits_since: Cell::default(),
            listeners: RefCell::default(),
            window: Cell::default(),
        }));
        let mut listeners = pointers::listen(&page, &root)?;
        listeners.extend(gestures::keep_away(&page, &root)?);
        listeners.extend(keys::listen(&page)?);
        listeners.push(clipboard::listen(&page)?);
        listeners.extend(mirror::listen(&page)?);
        listeners.extend(full_screen::listen(&page)?);
        listeners.extend(lost_canvas::listen(&page, &root));
        listeners.extend(page.watch_window()?);
        listeners.extend(page.on_wish("(prefers-reduced-motion: reduce)", Event::Still)?);
        listeners.extend(page.on_wish(MORE_CONTRAST, Event::Contrast)?);
        listeners.extend(page.on_activation()?);
        listeners.extend(socket::listen(&page)?);
        *page.0.listeners.borrow_mut() = listeners;
        if failure::restarted() {
            page.send(Event::Restarted);
        }
        faults::open(&page)?;
        hook::install(&page)?;
        languages::send_wishes(&page);
        sending::tell(&page);
        page.hold(OPENING);
        storage::open(page.clone());
        room::watch(page.clone());
        let waiting = page.clone();
        Timer::after(PATIENCE, move || waiting.storage().is_late(&waiting)).forget();
        page.carry_out(first, 0.0);
        socket::find_host(page.clone());
        host_file::fetch(page.clone());
        page.repaint_with_fonts()?;
        page.ask_frame();
        Ok(())
    }

    /// Something happened: it is answered at once, except that moves wait for the next frame or
    /// the next other event, and only the last one of each contact counts.
    pub(crate) fn send(&self, event: Event) {
        if let Event::Move { contact, .. } = event {
            let mut moves = self.0.moves.borrow_mut();
            moves.retain(|(other, _)| *other != contact);
            moves.push((contact, event));
            self.ask_frame();
            return;
        }
        self.post_moves();
        self.post(event);
        self.answer();
    }

    /// The same as soon as what is being done now is done.
    pub(crate) fn send_later(&self, event: Event) {
        let page = self.clone();
        Timer::after(0, move || page.send(event)).forget();
    }

    /// Where the stage lies in the window; `None` before the first frame.
    pub(crate) fn fit(&self) -> Option<Fit> {
        self.0
            .works
            .try_borrow()
            .ok()
            .and_then(|works| works.stage.fit())
    }

    /// Runs work that waits for the browser, and counts it as under way until it ends.
    pub(crate) fn run(&self, work: impl Future<Output = ()> + 'static) {
        let in_flight = |page: &Self, by: i32| {
            let count = &page.0.in_flight;
            count.set(count.get().saturating_add_signed(by));
        };
        in_flight(self, 1);
        let page = self.clone();
        spawn_local(async move {
            work.await;
            in_flight(&page, -1);
        });
    }

    /// What is kept on this machine.
    pub(crate) fn storage(&self) -> &Storage {
        &self.0.storage
    }

    /// Where computer players think.
    pub(crate) fn thinking(&self) -> &Thinking {
        &self.0.thinking
    }

    /// Something has been kept, so many milliseconds after it had happened.
    pub(crate) fn saved_in(&self, milliseconds: f64) {
        if let Ok(mut works) = self.0.works.try_borrow_mut() {
            works.meter.saved(milliseconds);
        }
    }

    /// Nothing is painted for so many milliseconds, or until the page is let paint. A second wish
    /// while this one lasts does not make it longer.
    fn hold(&self, milliseconds: u32) {
        let mut held = self.0.held.borrow_mut();
        if held.is_none() {
            let page = self.clone();
            *held = Some(Timer::after(milliseconds, move || page.let_paint()));
        }
    }

    /// What was to be waited for is there, or is no longer waited for.
    pub(crate) fn let_paint(&self) {
        if self.0.held.take().is_some() {
            self.begin();
            self.ask_frame();
        }
    }

    /// What the address asks for comes after what was kept, and counts for more.
    fn begin(&self) {
        if self.0.begun.replace(true) {
            return;
        }
        for listener in [location::listen(self), history::listen(self)] {
            match listener {
                Ok(listener) => self.0.listeners.borrow_mut().push(listener),
                Err(why) => web_sys::console::error_1(&why),
            }
        }
    }

    /// What drawing has cost so far.
    pub(crate) fn metered<T>(&self, read: impl FnOnce(&Meter) -> T) -> T {
        read(&self.0.works.borrow().meter)
    }

    /// For how many milliseconds a frame is due that is not painted. A hidden page paints none.
    pub(crate) fn late_frame(&self) -> f64 {
        let hidden = document().is_ok_and(|document| document.hidden());
        let due = self.0.frame_due.get().filter(|_| !hidden);
        due.map_or(0.0, |due| (now() - due).max(0.0))
    }

    /// Changes what is on the canvases, and paints what is missing then.
    pub(crate) fn repaint(&self, change: impl FnOnce(&mut Stage)) {
        if let Ok(mut works) = self.0.works.try_borrow_mut() {
            change(&mut works.stage);
        }
        self.ask_frame();
    }

    /// Whether the browser has taken a canvas away, and has not given it back.
    pub(crate) fn has_lost_canvas(&self) -> bool {
        let works = self.0.works.try_borrow();
        works.is_ok_and(|works| works.stage.is_lost())
    }

    /// Lets the page hear: called when the user has touched it.
    pub(crate) fn wake_audio(&self) {
        self.0.audio.borrow_mut().wake();
    }

    /// The page has been hidden or is seen again.
    pub(crate) fn seen(&self, seen: bool) {
        self.0.audio.borrow_mut().seen(seen);
        self.0.thinking.seen(seen);
        turn::show(self);
        if seen {
            turn::end_notification();
            // A frame that was due in the dark is due from now on.
            let due = self.0.frame_due.take();
            self.0.frame_due.set(due.map(|_| now()));
            awake::renew();
        }
    }

    fn post(&self, event: Event) {
        self.0.inbox.borrow_mut().push_back(Input {
            at: Millis::new(now()),
            event,
        });
    }

    fn post_moves(&self) {
        let moves = std::mem::take(&mut *self.0.moves.borrow_mut());
        moves.into_iter().for_each(|(_, event)| self.post(event));
    }

    /// Answers all that happened so far, unless that is being done already.
    fn answer(&self) {
        if failure::stopped() {
            return;
        }
        let Ok(mut works) = self.0.works.try_borrow_mut() else {
            return;
        };
        let mut effects = Vec::new();
        let mut any = false;
        let since = now();
        while let Some(input) = self.next_input() {
            let begun = now();
            effects.extend(works.app.update(input));
            works.meter.spent(now() - begun);
            any = true;
        }
        faults::on_screen(works.app.screen());
        if any {
            self.set_waker(&mut works);
            self.ask_frame();
        }
        drop(works);
        self.carry_out(effects, since);
        turn::show(self);
    }

    /// Where the browser is in its history, and where the application wants it.
    pub(crate) fn history(&self) -> &History {
        &self.0.history
    }

    fn next_input(&self) -> Option<Input> {
        self.0.inbox.borrow_mut().pop_front()
    }

    fn set_waker(&self, works: &mut Works) {
        let at = works.app.wake_at().map(Millis::value);
        if works.waker.as_ref().map(|(at, _)| *at) == at {
            return;
        }
        works.waker = at.map(|at| {
            let page = self.clone();
            let sleep = (at - now()).max(SHORTEST_SLEEP).ceil() as u32;
            let timer = Timer::after(sleep, move || {
                if let Ok(mut works) = page.0.works.try_borrow_mut() {
                    works.waker = None;
                }
                page.send(Event::Wake);
            });
            (at, timer)
        });
    }

    /// Does what the application asks for because of what happened at a time.
    fn carry_out(&self, effects: Vec<Effect>, since: f64) {
        for effect in effects {
            match effect {
                Effect::FetchMap(map) => maps::fetch(self, map),
                Effect::FetchRules(game, language) => file::fetch_rules(self, game, language),
                Effect::FetchPuzzles(game, name) => file::fetch_puzzles(self, game, name),
                Effect::FetchLanguage(language) => languages::fetch(self, language),
                Effect::AskEngine { id, question } => self.0.thinking.ask(self, id, &question),
                Effect::Sound(sound, from) => self.0.audio.borrow_mut().play(sound, from),
                Effect::Volume { music, sound } => {
                    self.0.audio.borrow_mut().set_volume(music, sound);
                }
                Effect::Tension(tense) => self.0.audio.borrow_mut().set_tension(tense),
                Effect::Save { .. }
                | Effect::Append { .. }
                | Effect::ForgetEntries { .. }
                | Effect::Forget
                | Effect::PutAside(_)
                | Effect::DropAside(_)
                | Effect::KeepCopy(_)
                | Effect::KeepSettings(_)
                | Effect::Delete(_) => storage::keep(self, effect, since),
                Effect::Export(text) => export::saves(self, text),
                Effect::Import => export::choose(self),
                Effect::KeepBackup(text) => backup::keep(&text),
                Effect::Persist => room::persist(),
                Effect::FullScreen(on) => full_screen::ask(self, on),
                Effect::Socket(effect) => self.0.socket.carry_out(self, effect),
                Effect::KeepSeatKey(address, key) => socket::keep_key(&address, key),
                Effect::AskPin { number, pin } => pin::ask(self, number, pin),
                Effect::TellTime => week::tell(self),
                Effect::Dark(dark) => awake::darken(dark),
                Effect::Reload => offline::reload(),
                Effect::Count(count) => count::tell(&count),
                Effect::Copy(text) => clipboard::copy(self, text),
                Effect::Send(link) => sending::send(self, link),
                Effect::ForgetLink => location::forget_link(),
                Effect::GoOn(goes_on) => failure::go_on_after_load(goes_on),
                Effect::StepsBack(steps) => self.0.history.want(steps),
                Effect::SavePicture(format) => picture::save(self, format),
                Effect::TakeNewVersion => {
                    offline::take_new_version(self.game().is_some());
                }
                Effect::Ponder(on) => self.0.thinking.ponder(on),
                Effect::KeepAwake(on) => awake::keep(on),
                Effect::Ripple(at) => self.ripple(at),
                Effect::Grow(growth) => self.0.works.borrow_mut().stage.grow(growth),
                Effect::Dissolve(lasts) => {
                    let dissolved = self.0.works.borrow().stage.dissolve(lasts);
                    dissolved.unwrap_or_else(|error| web_sys::console::warn_1(&error));
                }
                Effect::FadeIn(layer, lasts) => {
                    self.0.works.borrow_mut().stage.fade_in(layer, lasts);
                }
            }
        }
    }

    /// A finger has come down: what grows is there.
    pub(crate) fn end_growth(&self) {
        if let Ok(mut works) = self.0.works.try_borrow_mut() {
            works.stage.end_growth();
        }
    }

    fn ripple(&self, at: Point) {
        let Some(fit) = self.fit() else { return };
        let stage = self.0.works.borrow().stage.root.clone();
        if let Err(error) = self.0.ripples.show(&stage, fit.to_window(at)) {
            web_sys::console::warn_1(&error);
        }
    }

    /// Asks the browser for the next animation frame, once.
    fn ask_frame(&self) {
        if failure::stopped() || self.0.frame_asked.replace(true) {
            return;
        }
        if self.0.frame_due.get().is_none() {
            self.0.frame_due.set(Some(now()));
        }
        let page = self.clone();
        let tick = Closure::once_into_js(move |at: f64| page.frame(at));
        let asked = window().and_then(|w| w.request_animation_frame(tick.unchecked_ref()));
        if asked.is_err() {
            self.0.frame_asked.set(false);
        }
    }

    fn frame(&self, at: f64) {
        self.post_moves();
        // What is on its way needs a picture for every frame until it is there. Time passes by an
        // input like any other, because anything may come of it: a computer's turn, a save.
        if self.is_moving() {
            self.post(Event::Wake);
        }
        self.answer();
        // Only now, for what was just answered is in this frame's picture.
        self.0.frame_asked.set(false);
        if self.0.held.borrow().is_some() || self.waits_for_storage() {
            return;
        }
        let Ok(mut works) = self.0.works.try_borrow_mut() else {
            return;
        };
        self.0.frame_due.set(None);
        let begun = now();
        works.app.lead_focus();
        let scene = works.app.view();
        let painted = works.stage.paint(&scene);
        works.show_mirror();
        works.meter.spent(now() - begun);
        match &painted {
            Ok(true) => {
                works.meter.painted(at);
                works.meter.shown = works.app.save_number();
            }
            Ok(false) => works.meter.skipped(),
            Err(error) => web_sys::console::error_1(error),
        }
        let is_first = matches!(painted, Ok(true)) && works.meter.frames == 1;
        drop(works);
        if is_first {
            failure::all_is_well();
            offline::keep(self.clone());
            heartbeat::start(self.clone());
        }
        gestures::show(self);
        if self.is_moving() {
            self.ask_frame();
        }
    }

    /// Whether the next picture waits for what it shows to be kept.
    fn waits_for_storage(&self) -> bool {
        let now = now();
        let since = self.0.waits_since.get().unwrap_or(now);
        let left = self.0.storage.delay(now).unwrap_or_default();
        let left = left.min(since + LATEST - now);
        let waits = left > 0.0;
        self.0.waits_since.set(waits.then_some(since));
        match waits {
            true => self.hold(left.ceil() as u32),
            false => self.0.storage.shown(self, now),
        }
        waits
    }

    fn is_moving(&self) -> bool {
        let works = self.0.works.try_borrow();
        works.is_ok_and(|works| works.app.is_moving())
    }

    /// Paints everything again once the typefaces are there: text drawn before had another one.
    fn repaint_with_fonts(&self) -> Result<(), JsValue> {
        let Some(fonts) = browser::fonts() else {
            return Ok(());
        };
        // Letters of other languages are fetched when they are first written.
        let page = self.clone();
        Listener::new(&fonts, "loadingdone", move |_| page.repaint(Stage::forget)).forget();
        for face in [Face::Text, Face::Bold, Face::Narrow] {
            let come = fonts.load(&brush::font_name(face, 20.0, Language::ENGLISH));
            let page = self.clone();
            self.run(async move {
                if JsFuture::from(come).await.is_err() {
                    web_sys::console::warn_1(&"A typeface has not come.".into());
                    return;
                }
                page.repaint(Stage::forget);
            });
        }
        Ok(())
    }
}
