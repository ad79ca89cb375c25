//! The title of the document. In a tab that is hidden it calls its person when it is their turn.

use super::page::Page;
use super::{document, failure};

/// The title otherwise.
const HOUSE: &str = "Roundhouse";

/// Shows the title as it is now.
pub(crate) fn show(page: &Page) {
    let Some(document) = document().ok().filter(|_| !failure::stopped()) else {
        return;
    };
    let call = document.hidden().then(|| page.app(|app| app.call()));
    let title = call.flatten().unwrap_or_else(|| HOUSE.into());
    if document.title() != title {
        document.set_title(&title);
    }
}
