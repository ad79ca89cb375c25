//! The edges of the window that a notch, a round corner or the system's own bar may cover. The stage keeps clear of
//! them.

use std::cell::Cell;

/// Covered width at each edge, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Insets {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

thread_local! {
    static LAST: Cell<Insets> = const { Cell::new(Insets { left: 0.0, top: 0.0, right: 0.0, bottom: 0.0 }) };
}

/// Returns the edges of the last reading.
pub(crate) fn insets() -> Insets {
    LAST.get()
}

/// Reads the edges from properties of the page's style.
pub(crate) fn read() -> Insets {
    let style = || {
        let window = web_sys::window()?;
        let page = window.document()?.document_element()?;
        window.get_computed_style(&page).ok()?
    };
    let style = style();
    let inset = |name: &str| {
        let text = style.as_ref()?.get_property_value(name).ok()?;
        text.trim().strip_suffix("px")?.parse().ok()
    };
    let [left, top, right, bottom] = ["left", "top", "right", "bottom"]
        .map(|side| inset(&format!("--safe-{side}")).unwrap_or_default());
    let insets = Insets {
        left,
        top,
        right,
        bottom,
    };
    LAST.set(insets);
    insets
}
