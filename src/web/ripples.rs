//! Rings for touches on no target, which show that the table feels them. The browser animates them itself, without
//! frames from here.

use std::cell::{Cell, RefCell};

use js_sys::JSON;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use super::{call, document, pixels};

/// Maximum number of visible rings.
const MOST: usize = 16;
/// Duration of a ripple, in milliseconds.
const LASTS: f64 = 240.0;
/// Change of a ripple from its first moment to its last.
const GROWS: &str = r#"{"opacity": [0.9, 0], "scale": [0.25, 1]}"#;

/// The rings so far. The oldest is used again.
#[derive(Default)]
pub(crate) struct Ripples {
    rings: RefCell<Vec<HtmlElement>>,
    last: Cell<usize>,
}

impl Ripples {
    /// Shows a growing ring round a point of the window, on the stage's element.
    pub(crate) fn show(&self, stage: &HtmlElement, (x, y): (f64, f64)) -> Result<(), JsValue> {
        let place = (self.last.get() + 1) % MOST;
        self.last.set(place);
        let mut rings = self.rings.borrow_mut();
        while rings.len() <= place {
            let ring: HtmlElement = document()?.create_element("div")?.dyn_into()?;
            ring.set_class_name("ripple");
            ring.set_attribute("aria-hidden", "true")?;
            stage.append_child(&ring)?;
            rings.push(ring);
        }
        let ring = &rings[place];
        ring.style().set_property("left", &pixels(x))?;
        ring.style().set_property("top", &pixels(y))?;
        call(ring, "animate", &[JSON::parse(GROWS)?, LASTS.into()]).map(drop)
    }
}
