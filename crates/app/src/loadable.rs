//! Something that is fetched.

use base::words::Message;

/// Something on its way to the table: a map, or the words of rules.
#[derive(Clone, Debug)]
pub enum Loadable<T> {
    /// Asked for, not here yet.
    Coming,
    /// Ready.
    Here(T),
    /// It is missing or invalid; a sentence says why.
    Broken(Message),
}

impl<T> Loadable<T> {
    /// It, once it is here.
    pub(crate) fn here(&self) -> Option<&T> {
        match self {
            Self::Here(it) => Some(it),
            Self::Coming | Self::Broken(_) => None,
        }
    }

    /// Returns true if loading failed.
    pub(crate) fn is_broken(&self) -> bool {
        matches!(self, Self::Broken(_))
    }
}
