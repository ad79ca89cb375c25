//! What can be chosen at the table: maps, players' colours, sliders with their ends.

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

    /// The name that people read.
    pub fn name(self) -> &'static str {
        match self {
            Self::Europe => "Europe",
            Self::Asia => "Asia",
            Self::Usa => "USA",
        }
    }

    /// A word on what to expect.
    pub fn remark(self) -> &'static str {
        match self {
            Self::Europe => "the classic",
            Self::Asia => "round the Himalayas",
            Self::Usa => "best for beginners",
        }
    }

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

impl Slider {
    /// All sliders in the order of the settings.
    pub const ALL: [Self; 5] = [
        Self::Music,
        Self::Sound,
        Self::Bank,
        Self::Taxes,
        Self::Inches,
    ];

    /// The smallest and the largest value, in the slider's own unit.
    pub fn ends(self) -> (i32, i32) {
        match self {
            Self::Music | Self::Sound => (0, 100),
            Self::Bank => (5, 30),
            Self::Taxes => (1, 15),
            Self::Inches => (20, 98),
        }
    }

    /// What the slider sets.
    pub fn title(self) -> &'static str {
        match self {
            Self::Music => "Music",
            Self::Sound => "Sounds",
            Self::Bank => "Starting bank",
            Self::Taxes => "Taxes leave",
            Self::Inches => "Size of this table",
        }
    }

    /// The value as people read it.
    pub fn say(self, value: i32) -> String {
        match self {
            Self::Music | Self::Sound if value == 0 => "off".into(),
            Self::Music | Self::Sound => format!("{value} %"),
            Self::Bank | Self::Taxes => format!("${value}"),
            Self::Inches => format!("{value} inches"),
        }
    }

    /// What lower and higher values do, in words.
    pub fn sides(self) -> (&'static str, &'static str) {
        match self {
            Self::Music | Self::Sound => ("quieter", "louder"),
            Self::Bank | Self::Taxes => ("shorter game", "longer game"),
            Self::Inches => ("smaller", "larger"),
        }
    }
}

/// The values of all sliders.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Settings([i32; Slider::ALL.len()]);

impl Default for Settings {
    fn default() -> Self {
        Self([30, 80, 15, 5, 46])
    }
}

impl Settings {
    /// A slider's value in its own unit.
    pub fn get(&self, slider: Slider) -> i32 {
        self.0[slider as usize]
    }

    /// Puts a slider to a share of its way, 0 to 1; whether that changed its value.
    pub fn slide(&mut self, slider: Slider, share: f32) -> bool {
        let (least, most) = slider.ends();
        let value = least + ((most - least) as f32 * share.clamp(0.0, 1.0)).round() as i32;
        std::mem::replace(&mut self.0[slider as usize], value) != value
    }

    /// Where a slider's knob stands, 0 to 1.
    pub fn share(&self, slider: Slider) -> f32 {
        let (least, most) = slider.ends();
        (self.get(slider) - least) as f32 / (most - least) as f32
    }
}
