//! Fingers on the table, and keys.

use scene::Target;

use super::contacts::Contacts;
use super::focus::Focus;
use super::shown::Shown;
use super::walkers::Walkers;

/// Fingers and keys: where they are, and in which picture they look for what they mean.
#[derive(Clone, Debug, Default)]
pub struct Hands {
    /// The fingers that are down.
    pub contacts: Contacts,
    /// The picture in which fingers and keys look for what they mean.
    pub shown: Shown,
    /// Where the keyboard is.
    pub focus: Focus,
    /// Where those are who walk a map by keys.
    pub(crate) walkers: Walkers,
}

impl Hands {
    /// Returns true if a finger is on a button, so that it looks pressed.
    pub fn presses(&self, button: Target) -> bool {
        self.contacts.presses(button)
    }
}
