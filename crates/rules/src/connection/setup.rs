//! Choices before a game: the variant, the board's size, and the swap on the second turn.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The sizes that a board can have, in cells a side.
pub const SIZES: RangeInclusive<u8> = 3..=MAX_SIZE as u8;
/// The sizes that a table offers, in cells a side.
pub const OFFERED: [u8; 4] = [9, 11, 13, 19];

pub(super) const MAX_SIZE: usize = 19;

/// The four games. They differ in how a diagonal connects, and in the last cell of a block whose other three cross.
/// Saves number them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Variant {
    /// A diagonal gets its mark as soon as two like stones are on it, unless its block has a mark already.
    Quickway,
    /// Every diagonal of like stones connects, and no player may complete a crosscut.
    Crossway,
    /// A turn can mark a diagonal of two own stones, one in a block.
    Quax,
    /// Diagonals never connect; the cell that would complete a crosscut fills by itself against it.
    Quadrex,
}

impl Variant {
    /// All four, Quickway first.
    pub const ALL: [Self; 4] = [Self::Quickway, Self::Crossway, Self::Quax, Self::Quadrex];
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Quickway => "quickway",
            Self::Crossway => "crossway",
            Self::Quax => "quax",
            Self::Quadrex => "quadrex",
        })
    }
}

impl FromStr for Variant {
    type Err = SetupError;

    /// Reads the name that `Display` writes.
    fn from_str(text: &str) -> Result<Self, SetupError> {
        let named = |variant: &Self| variant.to_string() == text;
        Self::ALL.into_iter().find(named).ok_or(SetupError::Variant)
    }
}

/// Options of a game, not yet checked. [`Connection::new`](super::Connection::new) checks them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Which of the four games.
    pub variant: Variant,
    /// Cells a side, in [`SIZES`].
    pub size: u8,
    /// True if the second turn of the game may be a swap.
    pub swap: bool,
}

impl Default for Options {
    /// Quickway on 11 x 11 cells, with the swap.
    fn default() -> Self {
        Self {
            variant: Variant::Quickway,
            size: 11,
            swap: true,
        }
    }
}

impl Options {
    /// Checks that a game can have these options.
    ///
    /// # Errors
    ///
    /// The option that cannot be.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        match SIZES.contains(&self.size) {
            true => Ok(()),
            false => Err(SetupError::Size(self.size)),
        }
    }
}

/// Reason why a game cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There is no game of that name in the family.
    #[error("The games are quickway, crossway, quax and quadrex.")]
    Variant,
    /// Too small or too large a board.
    #[error("A board has {from} to {to} cells a side, not {0}.", from = SIZES.start(), to = SIZES.end())]
    Size(u8),
}
