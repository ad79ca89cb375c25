//! Fetching maps. Whatever comes instead of a map, and if nothing comes, the application gets a
//! sentence that says so; whether a map can be played on is checked there.

use gloo_timers::callback::Timeout;
use js_sys::JSON;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, RequestInit, Response};

use crate::app::input::Event;
use crate::games::transglobal_rail::MapId;
use crate::games::transglobal_rail::map::MapFile;

use super::map_file::FromData;
use super::page::Page;
use super::window;

/// After so many milliseconds a map is no longer waited for.
const PATIENCE: u32 = 20_000;

/// Fetches a map's file and sends what came of it.
pub fn fetch(page: Page, map: MapId) {
    spawn_local(async move {
        let name = format!("{}.json", map.file_stem());
        let file = read(&name).await.map(Box::new);
        page.send(Event::MapCame { map, file });
    });
}

async fn read(name: &str) -> Result<MapFile, String> {
    let text = load(&format!("maps/{name}"))
        .await
        .map_err(|why| why.sentence(name))?;
    let data =
        JSON::parse(&text).map_err(|_| format!("The map file {name} is cut short or damaged."))?;
    MapFile::from_data(&data).ok_or_else(|| format!("The map file {name} does not hold a map."))
}

/// Why nothing was loaded.
enum Missing {
    /// The host answered with this number.
    Answer(u16),
    /// There was no answer.
    Silence,
}

impl Missing {
    fn sentence(&self, name: &str) -> String {
        match self {
            Self::Answer(number) => {
                format!("The map file {name} is not there (the host answered {number}).")
            }
            Self::Silence => format!("The map file {name} did not come. Is the network there?"),
        }
    }
}

impl From<JsValue> for Missing {
    fn from(_: JsValue) -> Self {
        Self::Silence
    }
}

async fn load(address: &str) -> Result<String, Missing> {
    let controller = AbortController::new()?;
    let wishes = RequestInit::new();
    wishes.set_signal(Some(&controller.signal()));
    let _patience = Timeout::new(PATIENCE, move || controller.abort());
    let answer = window()?.fetch_with_str_and_init(address, &wishes);
    let answer: Response = JsFuture::from(answer).await?.dyn_into()?;
    if !answer.ok() {
        return Err(Missing::Answer(answer.status()));
    }
    let text = JsFuture::from(answer.text()?).await?;
    text.as_string().ok_or(Missing::Silence)
}
