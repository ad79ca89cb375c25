//! Fetching maps. If another answer arrives, or none, the application gets a sentence about it. The rules check the
//! map itself.

use js_sys::JSON;

use app::input::Event;
use rules::maps::MapId;
use serde::de::DeserializeOwned;

use super::file;
use super::runtime::Runtime;
use base::words::{self, Message};

/// Maximum length of a file, which is twenty times that of the largest map.
const MOST_BYTES: usize = 1_000_000;

/// Fetches a map's file, and sends the result.
pub(crate) fn fetch(runtime: &Runtime, map: MapId) {
    let asking = runtime.clone();
    runtime.run(async move {
        let name = format!("{}.json", map.id());
        let file = read("maps", &name).await.map(Box::new);
        asking.send(Event::MapCame { map, file });
    });
}

/// Fetches the outlines of the world's countries, and sends the result.
pub(crate) fn fetch_world(runtime: &Runtime) {
    let asking = runtime.clone();
    runtime.run(async move {
        let world = read("world", "picture.json").await.map(Box::new);
        asking.send(Event::WorldCame(world));
    });
}

async fn read<T: DeserializeOwned>(folder: &str, name: &str) -> Result<T, Message> {
    let what = words::web_map_file(name);
    let text = file::read(&format!("{folder}/{name}"), what).await?;
    parse(name, &text)
}

/// Reads a file's text.
pub(crate) fn parse<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, Message> {
    if text.len() > MOST_BYTES {
        return Err(words::web_map_too_long(name));
    }
    let data = JSON::parse(text).map_err(|_| words::web_map_damaged(name))?;
    serde_wasm_bindgen::from_value(data).map_err(|why| {
        web_sys::console::warn_2(&format!("{name}:").into(), &why.into());
        words::web_map_foreign(name)
    })
}
