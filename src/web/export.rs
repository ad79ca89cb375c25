//! A file for the operator: all that is saved on this machine, as the browser's own download.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlElement, Url};

use super::page::Page;
use super::{document, storage};

/// The file's name.
const NAME: &str = "roundhouse-saves.txt";

/// Hands out the file.
pub(crate) fn saves(page: &Page) {
    let asking = page.clone();
    page.run(async move {
        let text = storage::saves(asking.storage()).await;
        if let Err(why) = text.and_then(|text| hand_out(&text)) {
            web_sys::console::warn_2(&"The saves cannot be handed out:".into(), &why);
            asking.send(crate::app::Event::Trouble(
                "The saves cannot be handed out here.".into(),
            ));
        }
    });
}

fn hand_out(text: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlElement = document()?.create_element("a")?.unchecked_into();
    link.set_attribute("href", &address)?;
    link.set_attribute("download", NAME)?;
    link.click();
    Url::revoke_object_url(&address)
}
