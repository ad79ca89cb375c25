//! The worker's side: a request comes as a message, and numbers and a text go back.

use js_sys::Array;
use mapmaker::propose::{NoMap, Place, Ranges, World, make};
use mapmaker::text;
use mapmaker::topojson::Atlas;
use rules::maps::OwnMap;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The worker's side: a message holds an own map's text, the world's shapes and its cities. Numbers go back while the
/// map is made, which are percentages, and at last its file or the name of a reason why there is none.
pub(crate) fn open() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let speaks = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let request = Array::from(&event.data());
        let part = |number| request.get(number).as_string().unwrap_or_default();
        // The page is gone if nobody hears it.
        let mut tell = |percent: u8| drop(speaks.post_message(&percent.into()));
        let answer = answer([part(0), part(1), part(2)], &mut tell);
        let _ = speaks.post_message(&answer.into());
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
}

/// The text of the map's file, or the name of a reason why there is none.
fn answer([map, shapes, cities]: [String; 3], progress: &mut dyn FnMut(u8)) -> String {
    let world = Atlas::parse(&shapes).and_then(|atlas| {
        Ok(World {
            atlas,
            places: Place::table(&cities)?,
            ranges: Ranges::known()?,
        })
    });
    // The texts are no longer needed, and a phone has little memory.
    drop((shapes, cities));
    let made = match (map.parse::<OwnMap>(), world) {
        (Ok(map), Ok(world)) => make(map, &world, progress),
        _ => return "damaged".to_owned(),
    };
    match made {
        Ok(file) => text(&file).unwrap_or_else(|_| "damaged".to_owned()),
        Err(why) => name(why).to_owned(),
    }
}

/// The page knows the reasons by these names.
fn name(why: NoMap) -> &'static str {
    match why {
        NoMap::OtherVersion => "other-version",
        NoMap::TooSmall => "too-small",
        NoMap::NearPole => "near-pole",
        NoMap::LittleLand => "little-land",
        NoMap::FewTowns => "few-towns",
        NoMap::TornLand => "torn-land",
    }
}
