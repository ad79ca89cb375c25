//! The title and the icon of the document. They call the person before this screen while it is their turn; in a tab
//! that is hidden, so does the system.

use std::cell::RefCell;

use super::page::Page;
use super::{document, failure, notification};

/// The icons of the house and of the turn.
const HOUSE: &str = "icons/roundhouse.svg";
const TURN: &str = "icons/turn.svg";

thread_local! {
    /// What calls the person now, and the title that the page came with.
    static CALL: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Shows the title as it is now. It is asked for at every input, so nothing happens while it stays the same.
pub(crate) fn show(page: &Page) {
    let Some(document) = document().ok().filter(|_| !failure::stopped()) else {
        return;
    };
    let call = page.app(|app| app.call());
    let before = CALL.with_borrow(|now| now.as_ref().map(|(call, _)| call.clone()));
    if call == before {
        return;
    }
    let icon = document.query_selector("link[rel=icon]").ok().flatten();
    let show_icon = |name| icon.as_ref().map(|icon| icon.set_attribute("href", name));
    let house = CALL.take().map(|(_, house)| house);
    // Without the mark on its icon the title still says it.
    match call {
        Some(call) => {
            let house = house.unwrap_or_else(|| document.title());
            document.set_title(&call);
            let _ = show_icon(TURN);
            if document.hidden() {
                notification::show(&call);
            }
            CALL.set(Some((call, house)));
        }
        None => {
            document.set_title(&house.unwrap_or_default());
            let _ = show_icon(HOUSE);
            notification::close();
        }
    }
}
