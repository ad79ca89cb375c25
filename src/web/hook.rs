//! `window.roundhouse`: how browser tests and measurements look at the page. It reads; fingers and keys
//! are the only way in. Only `fail` does something, which is to break the program.
//!
//! - `idle()`: whether the page has nothing left to do: all that happened is answered and painted,
//!   nothing moves, and no file, save or computer player's turn is waited for. Timers are no work
//! - `holds()`: whether the table stands still for a moment, because somebody has connected or a round
//!   that has ended is shown
//! - `targets()`: what can be touched, as `{name, x, y, enabled}`, in CSS pixels of the window; the
//!   names are those of [`Target`](scene::Target)
//! - `screen()`: the name of what is on the screen, as [`State::screen`](app::State::screen) tells it
//! - `acting()`: the place that the game waits for, as targets name it; `null` if for none
//! - `contacts()`: how many contacts the page takes to be down
//! - `words()`: all words on the screen
//! - `game()`: the game on the table as `{steps, text}`, the text as in a link; `null` if there is none
//! - `seats()`: the seats that are offered to phones and far players, as `{place, link, holding}` with `holding` one of
//!   `nobody`, `here` and `away`; the link to look on has no place
//! - `standing()`: how a page that holds a seat elsewhere stands with its table; `null` for any other page
//! - `revision()`: how far the match on the screen has come, as a text that changes with it; `null` if there is none
//! - `saveTimes()`: milliseconds from each of the last steps to where it was kept, the last one first
//! - `saves()`: the number of the game's last save, and that of the last one that a picture has shown
//! - `unkept()`: why nothing is kept of what happens now; `null` if it is kept
//! - `newVersion()`: whether a newer version of the page waits to be taken up
//! - `frames()`: how many frames were painted so far
//! - `paintedAt()`: the animation frame's time of the last one
//! - `frameTimes()`: milliseconds of update and drawing of each of the last painted frames
//! - `memory()`: the program's memory, as the browser sees it
//! - `fail()`: a fault in the program, after which the page starts again by itself; harmless, and of no
//!   use but to test just that

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
    /// True if a finger that goes down there now has an effect.
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

/// A seat that is offered.
#[derive(Serialize)]
struct Offered {
    place: Option<&'static str>,
    link: String,
    holding: Option<&'static str>,
}

/// The seats that are offered, and the link to look on.
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
    app("newVersion", |app| data(&app.outside.has_new_version()))?;
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

/// A value as script has it: plain objects and lists, and `null` for nothing.
fn data<T: Serialize>(value: &T) -> JsValue {
    let value = value.serialize(&Serializer::json_compatible());
    value.expect("script has all numbers and texts that are told here")
}

/// `None` before the first frame.
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
