//! `window.roundhouse`, the interface of browser tests and measurements to the page. It only reads, because fingers
//! and keys are the only input. Only `fail` acts: it breaks the program.
//!
//! - `idle()`: true if all events are answered and painted, nothing moves, and no file, save or computer player's
//!   turn is due. Timers do not count as work
//! - `holds()`: true if a moment stops the table, because a player has connected or a round has ended
//! - `targets()`: the targets as `{name, x, y, enabled}`, in CSS pixels of the window; the names are those of
//!   [`Target`](scene::Target)
//! - `screen()`: the name of the screen, from [`State::screen`](app::State::screen)
//! - `acting()`: the place on turn, as targets name it; `null` without one
//! - `contacts()`: the number of contacts on the screen
//! - `words()`: all words on the screen
//! - `game()`: the game on the table as `{steps, text}`, the text as in a link; `null` if there is none
//! - `seats()`: the seats on offer to phones and far players, as `{place, link, holding}` with `holding` one of
//!   `nobody`, `here` and `away`; the watchers' link has no place
//! - `standing()`: the standing of a page that holds a seat elsewhere with its table; `null` for any other page
//! - `revision()`: the revision of the match on the screen, as a text; `null` if there is none
//! - `saveTimes()`: milliseconds from each of the last steps to its save, the last one first
//! - `saves()`: the number of the game's last save, and that of the last one that a frame has shown
//! - `unkept()`: the reason why nothing is saved now; `null` if saving works
//! - `newVersion()`: true if a newer version of the page waits for installation
//! - `frames()`: the number of frames painted so far
//! - `paintedAt()`: the animation frame's time of the last one
//! - `frameTimes()`: milliseconds of update and drawing of each of the last painted frames
//! - `memory()`: the program's memory, as the browser sees it
//! - `fail()`: causes a fault in the program, after which the page restarts by itself; harmless, and only for tests of
//!   the restart

use js_sys::{Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use app::room::Holding;
use base::Millis;
use base::table::Station;
use scene::target::place_name;
use scene::{Item, Scene};
use screens::App;

use super::page::Page;
use super::runtime::Runtime;
use super::{now, window};

/// Target that can be touched, and its position.
#[derive(Serialize)]
struct Touchable {
    name: String,
    /// CSS pixels from the window's left edge.
    x: f64,
    /// CSS pixels from the window's upper edge.
    y: f64,
    enabled: bool,
    /// True if a press there now has an effect.
    ///
    /// It has none while the target has just appeared under a finger.
    heeded: bool,
}

/// The game on the table.
#[derive(Serialize)]
struct Game {
    text: String,
    steps: usize,
}

/// A seat on offer.
#[derive(Serialize)]
struct Offered {
    place: Option<&'static str>,
    link: String,
    holding: Option<&'static str>,
}

/// Returns the seats on offer, and the watchers' link.
fn offered(app: &App) -> Vec<Offered> {
    let places = Station::ALL.map(Some).into_iter().chain([None]);
    let offered = places.filter_map(|place| {
        let holding = place.and_then(|place| app.holding(place));
        Some(Offered {
            place: place.map(place_name),
            link: app.seat_link(place)?,
            holding: holding.map(|holding| match holding {
                Holding::Nobody => "nobody",
                Holding::Here => "here",
                Holding::Away => "away",
            }),
        })
    });
    offered.collect()
}

/// Puts the hook on the window.
pub(crate) fn install(page: &Page) -> Result<(), JsValue> {
    let hook = Object::new();
    let put = |name: &str, function: Closure<dyn Fn() -> JsValue>| {
        // The hook lives as long as the page.
        let function = function.into_js_value();
        Reflect::set(&hook, &name.into(), function.unchecked_ref())
    };
    let of_page = |name: &str, read: fn(&Page) -> JsValue| {
        let page = page.clone();
        put(name, Closure::new(move || read(&page)))
    };
    let tell = |name: &str, read: fn(&Runtime) -> JsValue| {
        let runtime = page.runtime().clone();
        put(name, Closure::new(move || read(&runtime)))
    };
    let app = |name: &str, read: fn(&App) -> JsValue| {
        let runtime = page.runtime().clone();
        put(name, Closure::new(move || runtime.app(read)))
    };
    of_page("idle", |page| data(&page.is_idle()))?;
    of_page("fail", |page| {
        page.fail();
        JsValue::UNDEFINED
    })?;
    tell("targets", |runtime| data(&targets(runtime)))?;
    app("holds", |app| {
        data(&(app.holds_still() || app.is_touring()))
    })?;
    app("screen", |app| data(&app.screen()))?;
    app("acting", |app| data(&app.acting_place().map(place_name)))?;
    app("contacts", |app| data(&app.hands.contacts.iter().count()))?;
    app("words", |app| data(&words(&app.view())))?;
    app("game", |app| {
        data(&app.kept().map(|(text, steps)| Game { text, steps }))
    })?;
    app("seats", |app| data(&offered(app)))?;
    app("standing", |app| {
        let standing = app.standing().map(|standing| format!("{standing:?}"));
        data(&standing.map(|standing| standing.to_ascii_lowercase()))
    })?;
    app("revision", |app| {
        let revision = app.session().map(|session| session.revision());
        data(&revision.map(|revision| format!("{revision:?}")))
    })?;
    tell("saveTimes", |runtime| {
        data(&runtime.metered(|meter| meter.saves.clone()))
    })?;
    tell("saves", |runtime| {
        let shown = runtime.metered(|meter| meter.shown);
        data(&(runtime.app(|app| app.keeper.number()), shown))
    })?;
    app("unkept", |app| {
        data(&app.keeper.unkept().map(ToString::to_string))
    })?;
    app("newVersion", |app| {
        data(&app.house.outside.has_new_version())
    })?;
    app("memory", |_| wasm_bindgen::memory())?;
    tell("frames", |runtime| {
        data(&runtime.metered(|meter| meter.frames))
    })?;
    tell("paintedAt", |runtime| {
        data(&runtime.metered(|meter| meter.painted_at))
    })?;
    tell("frameTimes", |runtime| {
        data(&runtime.metered(|meter| meter.times()))
    })?;
    Reflect::set(&window()?.into(), &"roundhouse".into(), &hook)?;
    Ok(())
}

/// Returns a value for JavaScript: plain objects and lists, and `null` for nothing.
fn data<T: Serialize>(value: &T) -> JsValue {
    let value = value.serialize(&Serializer::json_compatible());
    value.expect("script has all numbers and texts that are told here")
}

/// Returns the targets; `None` before the first frame.
fn targets(runtime: &Runtime) -> Option<Vec<Touchable>> {
    let fit = runtime.fit()?;
    let scene = runtime.scene();
    let at = Millis::new(now());
    let seen = scene.targets.iter().map(|area| {
        let (x, y) = fit.to_window(area.area.middle());
        Touchable {
            name: area.target.to_string(),
            x,
            y,
            enabled: area.enabled,
            heeded: runtime.app(|app| app.heeds(area, at)),
        }
    });
    Some(seen.collect())
}

fn words(scene: &Scene) -> Vec<&str> {
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let words = items.filter_map(|item| match item {
        Item::Text(text) => Some(&*text.words),
        Item::Path { .. } => None,
    });
    words.collect()
}
