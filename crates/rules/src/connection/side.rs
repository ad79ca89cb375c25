//! The two sides, and how a game ends.

use std::fmt;

/// One of the two sides. A swap changes the players' sides, but the sides keep their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Begins, and joins north and south.
    X,
    /// Joins west and east.
    O,
}

impl Side {
    /// Both sides, the one that begins first.
    pub const BOTH: [Self; 2] = [Self::X, Self::O];

    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::X => "x",
            Self::O => "o",
        })
    }
}

/// Result of a game: this side has won. There is no draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Win(pub Side);

impl fmt::Display for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "win {}", self.0)
    }
}
