//! The field for typed moves: its label above it, an example in it, and below it the reason of the last refusal.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, HtmlInputElement};

/// The ids by which the field names its label and the reason.
const FIELD: &str = "typed-move";
const WHY: &str = "typed-why";
/// Attribute in which the field keeps the last line.
const SENT: &str = "data-sent";

/// Frame round the field.
pub(super) struct Typing {
    /// Parent of all its parts.
    pub(super) frame: HtmlElement,
    label: HtmlElement,
    why: HtmlElement,
}

impl Typing {
    /// Puts a field between its label and the place for a reason.
    pub(super) fn round(field: &HtmlElement) -> Result<Self, JsValue> {
        let page = field.owner_document().ok_or(JsValue::NULL)?;
        let make = |tag: &str| -> Result<HtmlElement, JsValue> {
            Ok(page.create_element(tag)?.dyn_into()?)
        };
        let [frame, label, why] = [make("div")?, make("label")?, make("div")?];
        frame.set_class_name("typing");
        field.set_id(FIELD);
        field.set_attribute("autocomplete", "off")?;
        field.set_attribute("autocapitalize", "off")?;
        field.set_attribute("spellcheck", "false")?;
        field.set_attribute("aria-describedby", WHY)?;
        label.set_attribute("for", FIELD)?;
        why.set_id(WHY);
        why.set_class_name("why");
        for child in [&label, field, &why] {
            frame.append_child(child)?;
        }
        Ok(Self { frame, label, why })
    }

    /// Writes the label, and an example into an empty field.
    pub(super) fn name(
        &self,
        field: &HtmlElement,
        name: &str,
        example: &str,
    ) -> Result<(), JsValue> {
        self.label.set_text_content(Some(name));
        field.set_attribute("placeholder", example)
    }

    /// Shows the reason of the last refusal, and returns the line for correction.
    pub(super) fn refuse(&self, field: &HtmlElement, why: Option<&str>) -> Result<(), JsValue> {
        let refused = if why.is_some() { "true" } else { "false" };
        field.set_attribute("aria-invalid", refused)?;
        self.why.set_text_content(why);
        let input: &HtmlInputElement = field.unchecked_ref();
        if why.is_some() && input.value().is_empty() {
            input.set_value(&field.get_attribute(SENT).unwrap_or_default());
        }
        Ok(())
    }
}

/// Takes the line out of the field, which keeps a copy for a refusal.
pub(super) fn taken(field: &HtmlInputElement) -> String {
    let line = field.value();
    field.set_value("");
    // A field that cannot remember only does not give the line back.
    let _ = field.set_attribute(SENT, &line);
    line
}
