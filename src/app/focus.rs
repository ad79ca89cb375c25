//! Where the keyboard is: what has the focus, whether that is seen, and where it came from.

use super::mirror::Handle;

/// Where the keyboard is. The page's own focus is the focus: this follows it, and leads it where what
/// had it has gone.
#[derive(Clone, Debug, Default)]
pub struct Focus {
    /// What has the focus, or had it last.
    pub handle: Option<Handle>,
    /// Whether the keyboard is in use: then a ring shows the focus.
    pub ring: bool,
    /// The group of what has the focus, to which it stays near.
    pub(crate) group: String,
    /// The heading of the sheet that was open when this was looked at last.
    pub(crate) sheet: Option<String>,
    /// What had the focus before the sheet.
    pub(crate) opener: Option<Handle>,
    /// The letters of a city's name so far, and when the last one came, on the inputs' clock.
    pub(crate) letters: (String, crate::Millis),
}
