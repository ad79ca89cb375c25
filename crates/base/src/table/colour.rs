//! Colours of players, which are also their names at the table.

use crate::Colour;
use crate::words::{self, Message};
use serde::{Deserialize, Serialize};

/// A player's colour. Each has its own emblem, so that no information depends on colour alone. Saves number them in
/// this order.
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
    /// All colours in the order of the menus.
    pub const ALL: [Self; 6] = [
        Self::Orange,
        Self::Sky,
        Self::Green,
        Self::Red,
        Self::Blue,
        Self::Pink,
    ];

    /// Order in which seats get their colours. The first two are the defaults of a game for two. They differ in
    /// lightness, for people who see no colours, and a test checks that.
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

    /// The colour itself. Any two are at least 20 apart (CIE76) for eyes of every kind: a test computes it.
    pub fn colour(self) -> Colour {
        Colour::rgb(match self {
            Self::Orange => 0xf39f1a,
            Self::Sky => 0x5fc3ff,
            Self::Green => 0x109f74,
            Self::Red => 0xe2552b,
            Self::Blue => 0x396ab1,
            Self::Pink => 0xca7fb1,
        })
    }

    /// Returns a dark shade of the colour for thin lines on land. Its contrast is 4.5:1 or more, which a test
    /// checks.
    pub fn ink(self) -> Colour {
        Colour::rgb(match self {
            Self::Orange => 0xa34c00,
            Self::Sky => 0x08649c,
            Self::Green => 0x086a4b,
            Self::Red => 0xa82f16,
            Self::Blue => 0x234684,
            Self::Pink => 0x8e3f74,
        })
    }

    /// Returns the pattern of the sleepers in this player's rails, for people who do not see the colour: length and
    /// distance in stage units.
    pub fn sleepers(self) -> (f32, f32) {
        match self {
            Self::Orange => (2.5, 8.5),
            Self::Sky => (7.0, 12.0),
            Self::Green => (2.5, 4.0),
            Self::Red => (10.0, 20.0),
            Self::Blue => (4.0, 12.0),
            Self::Pink => (2.5, 21.0),
        }
    }
}
