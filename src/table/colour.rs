//! The players' colours: what somebody at the table is called and known by.

use crate::words::{self, Message};
use serde::{Deserialize, Serialize};

/// A player's colour; each has an emblem of its own, so that colour never stands alone. Saves count
/// them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PlayerColour {
    /// A circle.
    Orange,
    /// A triangle.
    Sky,
    /// A square.
    Green,
    /// A diamond.
    Red,
    /// A hexagon.
    Blue,
    /// A star.
    Pink,
}

impl PlayerColour {
    /// All colours in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Orange,
        Self::Sky,
        Self::Green,
        Self::Red,
        Self::Blue,
        Self::Pink,
    ];

    /// The order in which those who sit down get them. The first two, with which a game for two is played unless
    /// people choose others, differ in lightness, for those who see no colours: a test computes it.
    pub const JOINING: [Self; 6] = [
        Self::Orange,
        Self::Blue,
        Self::Sky,
        Self::Green,
        Self::Red,
        Self::Pink,
    ];

    /// The name that people read.
    pub fn name(self) -> Message {
        match self {
            Self::Orange => words::colour_orange(),
            Self::Sky => words::colour_sky(),
            Self::Green => words::colour_green(),
            Self::Red => words::colour_red(),
            Self::Blue => words::colour_blue(),
            Self::Pink => words::colour_pink(),
        }
    }
}
