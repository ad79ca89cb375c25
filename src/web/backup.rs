//! Second copy of the most important operator settings. It is in the browser's local storage, which shares no file
//! with its database, is not evicted when space runs short, and can be read immediately.

use super::browser::small_storage as place;
use app::input::Reading;

const NAME: &str = "roundhouse";

/// Reads the second copy.
pub(crate) fn read() -> Reading {
    match place().and_then(|place| place.get_item(NAME)) {
        Ok(text) => text.into(),
        Err(why) => {
            web_sys::console::warn_2(&"The second copy cannot be read:".into(), &why);
            Reading::Unreadable
        }
    }
}

/// Saves this text, or deletes it if it is empty.
pub(crate) fn keep(text: &str) {
    keep_as(NAME, text);
}

/// Returns the text saved under another name, if any.
pub(crate) fn read_as(name: &str) -> Option<String> {
    place()
        .and_then(|place| place.get_item(name))
        .ok()
        .flatten()
}

/// Saves this text under another name, or deletes it if it is empty.
pub(crate) fn keep_as(name: &str, text: &str) {
    let kept = place().and_then(|place| match text {
        "" => place.remove_item(name),
        _ => place.set_item(name, text),
    });
    if let Err(why) = kept {
        web_sys::console::warn_2(&"The second copy cannot be kept:".into(), &why);
    }
}
