//! Id of a game where its code is not at hand: in saves, files, addresses and the names of targets.

use std::fmt;

/// The stable id of a game: a short text of small letters and hyphens, which never changes and is
/// never shown to people.
///
/// ```
/// use rules::transglobal_rail;
///
/// assert_eq!(transglobal_rail::ID.as_str(), "transglobal-rail");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(&'static str);

impl GameId {
    /// Returns the id with this text.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// Returns the text of the id.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
