//! The application: what the table shows and how it answers. [`input::Input`]s go in, effects come
//! out, and a scene can be asked for at any time.

pub mod input;

use crate::scene::Colour;

/// The maps of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MapId {
    /// Europe, the first choice.
    Europe,
    /// Asia, with the empty Himalayas.
    Asia,
    /// The USA, the easiest.
    Usa,
}

impl MapId {
    /// All maps in the order of the lobby.
    pub const ALL: [Self; 3] = [Self::Europe, Self::Asia, Self::Usa];

    /// The name of the map's file under `assets/maps`, without `.json`.
    pub fn file_stem(self) -> &'static str {
        match self {
            Self::Europe => "europe",
            Self::Asia => "asia",
            Self::Usa => "usa",
        }
    }
}

/// A player's colour; each has an emblem of its own, so that colour never stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ColourChoice {
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

impl ColourChoice {
    /// All colours in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Orange,
        Self::Sky,
        Self::Green,
        Self::Red,
        Self::Blue,
        Self::Pink,
    ];

    /// The name that people read.
    pub fn name(self) -> &'static str {
        match self {
            Self::Orange => "Orange",
            Self::Sky => "Sky",
            Self::Green => "Green",
            Self::Red => "Red",
            Self::Blue => "Blue",
            Self::Pink => "Pink",
        }
    }

    /// The colour itself: told apart by people with colour-blindness (Okabe and Ito's set).
    pub fn colour(self) -> Colour {
        Colour::rgb(match self {
            Self::Orange => 0xf5a11c,
            Self::Sky => 0x5bb8f0,
            Self::Green => 0x12a67c,
            Self::Red => 0xe2552b,
            Self::Blue => 0x2c7cc4,
            Self::Pink => 0xd884b4,
        })
    }
}

/// What can be leafed to in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Page {
    /// The page before.
    Back,
    /// The page after.
    On,
}

/// The sliders of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slider {
    /// The music's volume, 0 to 100 percent.
    Music,
    /// The sounds' volume, 0 to 100 percent.
    Sound,
    /// The bank at the start of a game, $5 to $30.
    Bank,
    /// What taxes leave the poorest, $1 to $15.
    Taxes,
    /// The table's diagonal, in inches.
    Inches,
}
