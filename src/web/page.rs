//! The page's loop, above all other browser modules. It answers events immediately, and carries out the effects. It
//! draws a frame in the next animation frame, but only after a change.

mod lost_canvas;
mod watch;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

use app::input::{Effect, Event, Input};
use app::layout::Window;
use base::Millis;
use base::words::Language;
use scene::{Face, Point};
use screens::App;

use super::audio::Audio;
use super::history::{self, History};
use super::listener::Listener;
use super::making::Making;
use super::mirror::{self, Mirror};
use super::ripples::Ripples;
use super::runtime::{Runtime, Wish};
use super::socket::{self, Socket};
use super::stage::Stage;
use super::storage::{self, Storage};
use super::thinking::Thinking;
use super::timer::Timer;
use super::{
    awake, backup, browser, brush, clipboard, count, export, failure, faults, file, full_screen,
    gestures, heartbeat, host_file, keys, languages, location, maps, now, offline, picture, pin,
    pointers, room, sending, turn, week, window,
};

/// Shortest time until a wake-up of the application, in milliseconds.
const SHORTEST_SLEEP: f64 = 4.0;
/// Time in milliseconds that the first frame waits for the saved data.
const OPENING: u32 = 500;
/// Time in milliseconds after which the page reports that the storage does not answer.
const PATIENCE: u32 = 3_000;
/// Maximum delay of any frame, in milliseconds.
const LATEST: f64 = 1_000.0;
/// Canvases cannot use the system's own colours, but they can have more contrast.
const MORE_CONTRAST: &str = "(prefers-contrast: more), (forced-colors: active)";

/// Handle of the page. Clones share it.
#[derive(Clone)]
pub(crate) struct Page(Rc<Shared>);

struct Shared {
    runtime: Runtime,
    works: RefCell<Works>,
    audio: RefCell<Audio>,
    storage: Rc<Storage>,
    thinking: Rc<Thinking>,
    making: Rc<Making>,
    socket: Socket,
    history: Rc<History>,
    ripples: Ripples,
    frame_asked: Cell<bool>,
    /// True once the application knows its address and query.
    begun: Cell<bool>,
    /// Nothing is painted while this timer runs.
    held: RefCell<Option<Timer>>,
    /// Time since when the next frame has waited for the save of its contents.
    waits_since: Cell<Option<f64>>,
    listeners: RefCell<Vec<Listener>>,
    /// Window of the last frame, and device pixels to one of its pixels.
    window: Cell<Option<(Window, f64)>>,
}

/// Parts in use while the page answers or paints. Events that arrive meanwhile wait.
struct Works {
    stage: Stage,
    mirror: Rc<RefCell<Mirror>>,
    /// Time of the application's wake-up, and its timer.
    waker: Option<(f64, Timer)>,
}

impl Works {
    /// Updates the page beside the canvas. During a motion it can wait, because its text stays the same until the
    /// motion ends.
    fn show_mirror(&self, runtime: &Runtime) {
        let Some(fit) = runtime.fit() else { return };
        let words = runtime.app(|app| (!app.is_moving()).then(|| (app.mirror(), app.handle())));
        let Some((words, handle)) = words else { return };
        if let Err(error) = self.mirror.borrow_mut().show(&words, handle, fit) {
            web_sys::console::error_1(&error);
        }
    }
}

/// Tells an application the facts before its start, and returns its first effects.
fn begin(app: &mut App) -> Result<Vec<Effect>, JsValue> {
    let mut first = app.first_effects();
    let table = location::small_screen()?.map(Event::TableSize);
    let kiosk = location::kiosk()?.then_some(Event::Kiosk);
    let backup = Event::Backup(backup::read());
    let size = Event::Window(location::window_now()?);
    let mut secret = [0; 32];
    let secret = getrandom::fill(&mut secret).map(|()| Event::Entropy(secret));
    let events = [size, backup].into_iter().chain(secret.ok());
    for event in events.chain(kiosk).chain(table) {
        first.extend(app.update(Input {
            at: Millis::default(),
            event,
        }));
    }
    Ok(first)
}

impl Page {
    /// Opens the page for the life of the document.
    pub(crate) fn open() -> Result<Self, JsValue> {
        let mut app = App::new(location::seed()?);
        let first = begin(&mut app)?;
        let stage = Stage::new()?;
        let root = stage.root.clone();
        let mirror = Rc::new(RefCell::new(Mirror::new()?));
        let runtime = Runtime::new(app);
        let page = Self(Rc::new(Shared {
            works: RefCell::new(Works {
                stage,
                mirror: mirror.clone(),
                waker: None,
            }),
            audio: RefCell::default(),
            storage: Storage::new(&runtime),
            thinking: Thinking::new(&runtime),
            making: Making::new(&runtime),
            socket: Socket::default(),
            history: Rc::default(),
            ripples: Ripples::default(),
            frame_asked: Cell::new(false),
            begun: Cell::new(false),
            held: RefCell::default(),
            waits_since: Cell::default(),
            listeners: RefCell::default(),
            window: Cell::default(),
            runtime: runtime.clone(),
        }));
        let hearing = page.clone();
        runtime.hear(move |wish| hearing.heed(wish));
        page.listen(&root, &mirror)?;
        page.look_round()?;
        page.carry_out(first, 0.0);
        socket::find_host(runtime.clone());
        host_file::fetch(runtime);
        page.repaint_with_fonts()?;
        page.ask_frame();
        Ok(page)
    }

    /// Starts to listen to people and the browser.
    fn listen(&self, root: &HtmlElement, mirror: &Rc<RefCell<Mirror>>) -> Result<(), JsValue> {
        let runtime = &self.0.runtime;
        let mut listeners = pointers::listen(runtime, root)?;
        listeners.extend(gestures::keep_away(runtime, root)?);
        listeners.extend(keys::listen(runtime)?);
        listeners.push(clipboard::listen(runtime)?);
        listeners.extend(mirror::listen(runtime, mirror)?);
        listeners.extend(full_screen::listen(runtime)?);
        listeners.extend(lost_canvas::listen(self, root));
        listeners.extend(self.watch_window()?);
        listeners.extend(self.on_wish("(prefers-reduced-motion: reduce)", Event::Still)?);
        listeners.extend(self.on_wish(MORE_CONTRAST, Event::Contrast)?);
        listeners.extend(self.on_activation()?);
        listeners.extend(socket::listen(runtime)?);
        *self.0.listeners.borrow_mut() = listeners;
        Ok(())
    }

    /// Tells the application the facts about this start, and reads the saved data.
    fn look_round(&self) -> Result<(), JsValue> {
        let runtime = &self.0.runtime;
        if failure::restarted() {
            runtime.send(Event::Restarted);
        }
        faults::open(runtime)?;
        languages::send_wishes(runtime);
        sending::tell(runtime);
        self.hold(OPENING);
        let storage = self.0.storage.clone();
        storage::open(storage.clone());
        room::watch(runtime.clone());
        Timer::after(PATIENCE, move || storage.give_up()).forget();
        Ok(())
    }

    /// Returns the runtime, which all parts of the browser hold.
    pub(crate) fn runtime(&self) -> &Runtime {
        &self.0.runtime
    }

    /// Carries out a wish of another browser module.
    fn heed(&self, wish: Wish) {
        match wish {
            Wish::Answer => self.answer(),
            Wish::Frame => self.ask_frame(),
            Wish::Paint => self.let_paint(),
            Wish::EndGrowth => {
                if let Ok(mut works) = self.0.works.try_borrow_mut() {
                    works.stage.end_growth();
                }
            }
            Wish::Seen(seen) => self.seen(seen),
        }
    }

    /// Returns true if the page is idle: all events are answered and painted, nothing moves, and no request to the
    /// browser, the storage or a computer player is open. A wake-up timer does not count as work, nor does saving
    /// the page for later visits.
    pub(crate) fn is_idle(&self) -> bool {
        let shared = &self.0;
        let [stores, makes] = [shared.storage.is_at_work(), shared.making.is_at_work()];
        let asked = stores || makes || shared.thinking.is_asked();
        let unpainted = shared.frame_asked.get() || shared.held.borrow().is_some();
        shared.begun.get()
            && !self.is_moving()
            && !asked
            && !shared.runtime.is_at_work()
            && !unpainted
            && !failure::stopped()
    }

    /// Panics in the middle of the page's work, so that tests can see the consequences.
    pub(crate) fn fail(&self) {
        let _at_work = self.0.works.borrow_mut();
        panic!("A test has asked for a fault.");
    }

    /// Holds back painting for milliseconds, or until it is allowed. A second call meanwhile does not extend the
    /// time.
    fn hold(&self, milliseconds: u32) {
        let mut held = self.0.held.borrow_mut();
        if held.is_none() {
            let page = self.clone();
            *held = Some(Timer::after(milliseconds, move || page.let_paint()));
        }
    }

    /// Ends the wait before the first frame, because its data are there or too late.
    fn let_paint(&self) {
        if self.0.held.take().is_some() {
            self.begin();
            self.ask_frame();
        }
    }

    /// Opens the address. It comes after the save has been read, and has priority.
    fn begin(&self) {
        if self.0.begun.replace(true) {
            return;
        }
        let runtime = &self.0.runtime;
        for listener in [
            location::listen(runtime),
            history::listen(runtime, &self.0.history),
        ] {
            match listener {
                Ok(listener) => self.0.listeners.borrow_mut().push(listener),
                Err(why) => web_sys::console::error_1(&why),
            }
        }
    }

    /// Changes the canvases, and repaints the missing parts.
    fn repaint(&self, change: impl FnOnce(&mut Stage)) {
        if let Ok(mut works) = self.0.works.try_borrow_mut() {
            change(&mut works.stage);
        }
        self.ask_frame();
    }

    /// Returns true if the browser has taken a canvas away, and has not given it back.
    fn has_lost_canvas(&self) -> bool {
        let works = self.0.works.try_borrow();
        works.is_ok_and(|works| works.stage.is_lost())
    }

    /// Starts audio after a touch by the user.
    fn wake_audio(&self) {
        self.0.audio.borrow_mut().wake();
    }

    /// Reacts to a change of the page's visibility.
    fn seen(&self, seen: bool) {
        self.0.audio.borrow_mut().seen(seen);
        self.0.thinking.seen(seen);
        turn::show(&self.0.runtime);
        if seen {
            turn::end_notification();
            // A frame that was due in the dark is due from now on.
            let runtime = &self.0.runtime;
            runtime.meter(|meter| meter.due = meter.due.map(|_| now()));
            awake::renew();
        }
    }

    /// Answers all events so far, unless that is in progress.
    fn answer(&self) {
        if failure::stopped() {
            return;
        }
        let runtime = &self.0.runtime;
        let Ok(mut works) = self.0.works.try_borrow_mut() else {
            return;
        };
        let since = now();
        let effects = runtime.answer();
        faults::on_screen(runtime.app(|app| app.screen()));
        if effects.is_some() {
            self.set_waker(&mut works);
            self.ask_frame();
        }
        drop(works);
        self.carry_out(effects.unwrap_or_default(), since);
        turn::show(runtime);
    }

    fn set_waker(&self, works: &mut Works) {
        let at = self.0.runtime.app(|app| app.wake_at().map(Millis::value));
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
                page.0.runtime.send(Event::Wake);
            });
            (at, timer)
        });
    }

    /// Carries out the effects of events at a time.
    fn carry_out(&self, effects: Vec<Effect>, since: f64) {
        let runtime = &self.0.runtime;
        for effect in effects {
            match effect {
                Effect::FetchMap(map) => match map.own() {
                    Some(own) => self.0.making.make(map, own),
                    None => maps::fetch(runtime, map),
                },
                Effect::StopMap(map) => self.0.making.stop(map),
                Effect::FetchWorld => maps::fetch_world(runtime),
                Effect::FetchRules(game, language) => file::fetch_rules(runtime, game, language),
                Effect::FetchPuzzles(game, name) => file::fetch_puzzles(runtime, game, name),
                Effect::FetchLanguage(language) => languages::fetch(runtime, language),
                Effect::AskEngine { id, question } => self.0.thinking.ask(id, &question),
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
                | Effect::Delete(_) => storage::keep(&self.0.storage, effect, since),
                Effect::Export(text) => export::saves(runtime, self.0.storage.clone(), text),
                Effect::Import => export::choose(runtime),
                Effect::KeepBackup(text) => backup::keep(&text),
                Effect::Persist => room::persist(),
                Effect::FullScreen(on) => full_screen::ask(runtime, on),
                Effect::Socket(effect) => self.0.socket.carry_out(runtime, effect),
                Effect::KeepSeatKey(address, key) => socket::keep_key(&address, key),
                Effect::AskPin { number, pin } => pin::ask(runtime, number, pin),
                Effect::TellTime => week::tell(runtime),
                Effect::Dark(dark) => awake::darken(dark),
                Effect::Reload => offline::reload(),
                Effect::Count(count) => count::tell(&count),
                Effect::Copy(text) => clipboard::copy(runtime, text),
                Effect::Send(link) => sending::send(runtime, link),
                Effect::ForgetLink => location::forget_link(),
                Effect::GoHome => location::go_home(),
                Effect::GoOn(goes_on) => failure::go_on_after_load(goes_on),
                Effect::StepsBack(steps) => self.0.history.want(steps),
                Effect::SavePicture(format) => picture::save(runtime, format),
                Effect::TakeNewVersion => {
                    offline::take_new_version(runtime.app(|app| app.kept().is_some()));
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

    fn ripple(&self, at: Point) {
        let Some(fit) = self.0.runtime.fit() else {
            return;
        };
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
        let runtime = &self.0.runtime;
        runtime.meter(|meter| _ = meter.due.get_or_insert_with(now));
        let page = self.clone();
        let tick = Closure::once_into_js(move |at: f64| page.frame(at));
        let asked = window().and_then(|w| w.request_animation_frame(tick.unchecked_ref()));
        if asked.is_err() {
            self.0.frame_asked.set(false);
        }
    }

    fn frame(&self, at: f64) {
        let runtime = &self.0.runtime;
        runtime.post_moves();
        // A motion needs frame after frame until it ends. Time passes by an input like any other, because it may
        // have any effect: a computer's turn, a save.
        if self.is_moving() {
            runtime.post(Event::Wake);
        }
        self.answer();
        // Only now, because this frame already shows the last answers.
        self.0.frame_asked.set(false);
        if self.0.held.borrow().is_some() || self.waits_for_storage() {
            return;
        }
        let Ok(mut works) = self.0.works.try_borrow_mut() else {
            return;
        };
        runtime.meter(|meter| meter.due = None);
        let begun = now();
        let painted = works.stage.paint(&runtime.picture());
        runtime.lie(works.stage.fit());
        works.show_mirror(runtime);
        let shown = runtime.app(|app| app.keeper.number());
        runtime.meter(|meter| {
            meter.spent(now() - begun);
            match painted {
                Ok(true) => meter.painted(at, shown),
                Ok(false) => meter.skipped(),
                Err(_) => {}
            }
        });
        drop(works);
        match painted {
            Ok(true) if runtime.metered(|meter| meter.frames) == 1 => {
                failure::all_is_well();
                offline::keep(runtime.clone());
                heartbeat::start(runtime.clone());
            }
            Ok(_) => {}
            Err(error) => web_sys::console::error_1(&error),
        }
        gestures::show(runtime);
        if self.is_moving() {
            self.ask_frame();
        }
    }

    /// Returns true while the next frame waits until its content is saved.
    fn waits_for_storage(&self) -> bool {
        let now = now();
        let since = self.0.waits_since.get().unwrap_or(now);
        let left = self.0.storage.delay(now).unwrap_or_default();
        let left = left.min(since + LATEST - now);
        let waits = left > 0.0;
        self.0.waits_since.set(waits.then_some(since));
        if waits {
            self.hold(left.ceil() as u32);
        }
        waits
    }

    fn is_moving(&self) -> bool {
        self.0.runtime.app(|app| app.is_moving())
    }

    /// Paints everything again once the typefaces are there: text drawn before had another one.
    fn repaint_with_fonts(&self) -> Result<(), JsValue> {
        let Some(fonts) = browser::fonts() else {
            return Ok(());
        };
        // Fonts of other scripts are fetched at their first use.
        let page = self.clone();
        Listener::new(&fonts, "loadingdone", move |_| page.repaint(Stage::forget)).forget();
        for face in [Face::Text, Face::Bold, Face::Narrow] {
            let come = fonts.load(&brush::font_name(face, 20.0, Language::ENGLISH));
            let page = self.clone();
            self.0.runtime.run(async move {
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
