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
use super::{now, window};

/// What can be touched, and where.
#[derive(Serialize)]
struct Touchable {
    name: String,
    /// CSS pixels from the window's left edge.
    x: f64,
    /// CSS pixels from the window's upper edge.
    y: f64,
    enabled: bool,
    /// Whether a finger that goes down there now is heeded: not while it has just appeared under one.
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
    let put = |name: &str, read: fn(&Page) -> JsValue| {
        let page = page.clone();
        let function = Closure::<dyn Fn() -> JsValue>::new(move || read(&page));
        // The hook lives as long as the page.
        Reflect::set(
            &hook,
            &name.into(),
            function.into_js_value().unchecked_ref(),
        )
    };
    put("idle", |page| data(&page.is_idle()))?;
    put("targets", |page| data(&targets(page)))?;
    put("holds", |page| {
        data(&page.app(|app| app.holds_still() || app.is_touring()))
    })?;
    put("screen", |page| data(&page.app(|app| app.screen())))?;
    put("acting", |page| {
        data(&page.app(|app| app.acting_place()).map(place_name))
    })?;
    put("contacts", |page| {
        data(&page.app(|app| app.contacts.iter().count()))
    })?;
    put("words", |page| data(&words(&page.scene())))?;
    put("game", |page| {
        let game = page.game();
        data(&game.map(|(text, steps)| Game { text, steps }))
    })?;
    put("seats", |page| data(&page.app(offered)))?;
    put("standing", |page| {
        let standing = page.app(|app| app.standing().map(|standing| format!("{standing:?}")));
        data(&standing.map(|standing| standing.to_ascii_lowercase()))
    })?;
    put("revision", |page| {
        let revision = page.app(|app| app.session().map(|session| session.revision()));
        data(&revision.map(|revision| format!("{revision:?}")))
    })?;
    put("saveTimes", |page| {
        data(&page.metered(|meter| meter.saves.clone()))
    })?;
    put("saves", |page| data(&page.saves()))?;
    put("unkept", |page| data(&page.unkept()))?;
    put("newVersion", |page| data(&page.new_version()))?;
    put("memory", |_| wasm_bindgen::memory())?;
    put("fail", |page| {
        page.fail();
        JsValue::UNDEFINED
    })?;
    put("frames", |page| data(&page.metered(|meter| meter.frames)))?;
    put("paintedAt", |page| {
        data(&page.metered(|meter| meter.painted_at))
    })?;
    put("frameTimes", |page| {
        data(&page.metered(|meter| meter.times()))
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
fn targets(page: &Page) -> Option<Vec<Touchable>> {
    let fit = page.fit()?;
    let scene = page.scene();
    let at = Millis::new(now());
    let seen = scene.targets.iter().map(|area| {
        let (x, y) = fit.to_window(area.area.middle());
        Touchable {
            name: area.target.to_string(),
            x,
            y,
            enabled: area.enabled,
            heeded: page.app(|app| app.heeds(area, at)),
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
