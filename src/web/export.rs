//! Files for the operator: all saved data of this machine as a download, and the import of such a file.

use std::rc::Rc;

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlElement, Url};

use super::listener::Listener;
use super::runtime::Runtime;
use super::storage::{self, Storage};
use super::{call, document, fault};
use app::input::Event;
use base::words;

/// The file's name.
const NAME: &str = "roundhouse-saves.txt";
/// No file of saves is longer, in bytes.
const MOST: f64 = 4e6;

/// Hands out the file, which begins with this.
pub(crate) fn saves(runtime: &Runtime, kept: Rc<Storage>, text: String) {
    let asking = runtime.clone();
    runtime.run(async move {
        // Even if this part cannot be read, the rest is worth having.
        let aside = storage::aside(&kept).await.unwrap_or_default();
        if let Err(why) = hand_out(&(text + &aside)) {
            web_sys::console::warn_2(&"The saves cannot be handed out:".into(), &why);
            asking.send(Event::Trouble(words::web_no_export()));
        }
    });
}

/// Lets the operator choose such a file, and sends its contents.
pub(crate) fn choose(runtime: &Runtime) {
    if let Err(why) = ask(runtime) {
        web_sys::console::warn_2(&"No file can be chosen:".into(), &why);
        runtime.send(Event::Trouble(words::web_no_import()));
    }
}

fn ask(runtime: &Runtime) -> Result<(), JsValue> {
    let chooser: HtmlElement = document()?.create_element("input")?.unchecked_into();
    chooser.set_attribute("type", "file")?;
    chooser.set_attribute("accept", ".txt,text/plain")?;
    let (runtime, files) = (runtime.clone(), chooser.clone());
    let chosen = Listener::new(&chooser, "change", move |_| {
        let (runtime, files) = (runtime.clone(), files.clone());
        runtime.clone().run(async move {
            let file = read(&files).await;
            let file = file.map_err(|_| words::web_file_unreadable());
            runtime.send(Event::Imported(file));
        });
    });
    chosen.forget();
    chooser.click();
    Ok(())
}

/// The text of the chosen file.
async fn read(chooser: &JsValue) -> Result<String, JsValue> {
    let files = Reflect::get(chooser, &"files".into())?;
    let file = Reflect::get(&files, &0.into())?;
    let size = Reflect::get(&file, &"size".into())?.as_f64();
    if size.is_none_or(|size| size > MOST) {
        return Err(fault("It is too long."));
    }
    let text: Promise = call(&file, "text", &[])?.into();
    let text = JsFuture::from(text).await?;
    text.as_string()
        .ok_or_else(|| fault("It is not a text file."))
}

fn hand_out(text: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
    download(&blob, NAME)
}

/// Downloads data under a name.
pub(crate) fn download(blob: &Blob, name: &str) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlElement = document()?.create_element("a")?.unchecked_into();
    link.set_attribute("href", &address)?;
    link.set_attribute("download", name)?;
    link.click();
    Url::revoke_object_url(&address)
}
