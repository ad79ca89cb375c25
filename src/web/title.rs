//! The title of the document. In a tab that is hidden it calls its person when it is their turn.

use std::cell::OnceCell;

use super::page::Page;
use super::{document, failure};

thread_local! {
    /// The title otherwise: as the page came.
    static HOUSE: OnceCell<String> = const { OnceCell::new() };
}

/// Shows the title as it is now.
pub(crate) fn show(page: &Page) {
    let Some(document) = document().ok().filter(|_| !failure::stopped()) else {
        return;
    };
    let call = document.hidden().then(|| page.app(|app| app.call()));
    let house = HOUSE.with(|house| house.get_or_init(|| document.title()).clone());
    let title = call.flatten().unwrap_or(house);
    if document.title() != title {
        document.set_title(&title);
    }
}
