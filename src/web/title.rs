//! The title of the document. In a tab that is hidden it calls its person when it is their turn.

use std::cell::RefCell;

use super::page::Page;
use super::{document, failure};

thread_local! {
    /// The title that the page came with, while a call stands in its place.
    static HOUSE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Shows the title as it is now. It is asked for at every input, so a page that is seen costs next to nothing.
pub(crate) fn show(page: &Page) {
    let Some(document) = document().ok().filter(|_| !failure::stopped()) else {
        return;
    };
    let call = document.hidden().then(|| page.app(|app| app.call()));
    match call.flatten() {
        Some(call) if document.title() != call => {
            HOUSE.with_borrow_mut(|house| _ = house.get_or_insert_with(|| document.title()));
            document.set_title(&call);
        }
        Some(_) => {}
        None => {
            if let Some(house) = HOUSE.take() {
                document.set_title(&house);
            }
        }
    }
}
