//! Fetching maps. Whatever comes instead of a map, and if nothing comes, the application gets a
//! sentence that says so; whether a map can be played on is checked there.

use js_sys::JSON;

use crate::app::input::Event;
use crate::maps::{MapFile, MapId};

use super::file;
use super::page::Page;

/// A longer file is not read: the maps have a twentieth of it.
const MOST_BYTES: usize = 1_000_000;

/// Fetches a map's file and sends what came of it.
pub(crate) fn fetch(page: &Page, map: MapId) {
    let asking = page.clone();
    page.run(async move {
        let name = format!("{}.json", map.id());
        let file = read(&name).await.map(Box::new);
        asking.send(Event::MapCame { map, file });
    });
}

async fn read(name: &str) -> Result<MapFile, String> {
    let what = format!("The map file {name}");
    let text = file::read(&format!("maps/{name}"), &what).await?;
    if text.len() > MOST_BYTES {
        return Err(format!("The map file {name} is too long."));
    }
    let data =
        JSON::parse(&text).map_err(|_| format!("The map file {name} is cut short or damaged."))?;
    serde_wasm_bindgen::from_value(data).map_err(|why| {
        web_sys::console::warn_2(&format!("{name}:").into(), &why.into());
        format!("The map file {name} does not hold a map.")
    })
}
