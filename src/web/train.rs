//! The small train that circles in the lobby. The browser's compositor rotates its element, so it needs no frames.
//! Its look is in the page's style sheet.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use super::{document, pixels};

/// The middle and the radius of its round, in CSS pixels.
type Round = ((f64, f64), f64);

/// The train's element, once it has been seen, and where it runs.
#[derive(Default)]
pub(crate) struct Train {
    element: Option<HtmlElement>,
    round: Option<Round>,
}

impl Train {
    /// Lets it run on this circle above the root's contents, or removes it.
    pub(crate) fn run(&mut self, root: &HtmlElement, round: Option<Round>) -> Result<(), JsValue> {
        if self.round == round {
            return Ok(());
        }
        self.round = round;
        let element = match &self.element {
            Some(element) => element,
            None => {
                let element: HtmlElement = document()?.create_element("div")?.dyn_into()?;
                element.set_class_name("train");
                element.set_attribute("aria-hidden", "true")?;
                root.append_child(&element)?;
                self.element.insert(element)
            }
        };
        element.set_hidden(round.is_none());
        let Some(((x, y), radius)) = round else {
            return Ok(());
        };
        let style = element.style();
        for (property, value) in [
            ("left", x - radius),
            ("top", y - radius),
            ("width", 2.0 * radius),
            ("height", 2.0 * radius),
        ] {
            style.set_property(property, &pixels(value))?;
        }
        Ok(())
    }
}
