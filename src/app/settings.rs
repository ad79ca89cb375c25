//! The settings: what each slider sets, between which ends, and what it says.

use crate::scene::Slider;

impl Slider {
    /// All sliders in the order of the settings.
    pub const ALL: [Self; 11] = [
        Self::Music,
        Self::Sound,
        Self::Bank,
        Self::Taxes,
        Self::Inches,
        Self::Idle,
        Self::Kept,
        Self::Ceiling,
        Self::Palm,
        Self::Pace,
        Self::Hints,
    ];

    /// Whether what is heard depends on it.
    pub fn is_volume(self) -> bool {
        matches!(self, Self::Music | Self::Sound | Self::Ceiling)
    }

    /// The smallest and the largest value, in the slider's own unit.
    pub fn ends(self) -> (i32, i32) {
        match self {
            Self::Music | Self::Sound => (0, 100),
            Self::Bank => (5, 30),
            Self::Taxes => (1, 15),
            Self::Inches => (10, 98),
            Self::Idle => (3, 60),
            Self::Kept => (1, 30),
            Self::Ceiling => (0, 100),
            Self::Palm => (20, 80),
            Self::Pace => (2, 20),
            Self::Hints => (0, 1),
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
            Self::Idle => "The countdown begins after",
            Self::Kept => "An abandoned game is kept",
            Self::Ceiling => "Loudest volume",
            Self::Palm => "A palm is wider than",
            Self::Pace => "Computer's pace",
            Self::Hints => "Hints",
        }
    }

    /// The value as people read it.
    pub fn say(self, value: i32) -> String {
        match self {
            Self::Music | Self::Sound | Self::Ceiling if value == 0 => "off".into(),
            Self::Music | Self::Sound | Self::Ceiling => format!("{value} %"),
            Self::Bank | Self::Taxes => format!("${value}"),
            Self::Inches => format!("{value} inches"),
            Self::Hints if value > 0 => "on".into(),
            Self::Hints => "off".into(),
            Self::Idle => format!("{value}0 s"),
            Self::Kept => format!("{value} min"),
            Self::Palm => format!("{value} mm"),
            Self::Pace => format!("{}.{} s", value / 10, value % 10),
        }
    }

    /// What lower and higher values do, in words.
    pub fn sides(self) -> (&'static str, &'static str) {
        match self {
            Self::Music | Self::Sound | Self::Ceiling => ("quieter", "louder"),
            Self::Bank | Self::Taxes => ("shorter game", "longer game"),
            Self::Inches | Self::Palm => ("smaller", "larger"),
            Self::Idle => ("sooner", "later"),
            Self::Pace => ("faster", "slower"),
            Self::Kept => ("shorter", "longer"),
            Self::Hints => ("off", "on"),
        }
    }
}

/// The values of all sliders.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Settings([i32; Slider::ALL.len()]);

impl Default for Settings {
    fn default() -> Self {
        Self([30, 80, 15, 5, 46, 9, 5, 100, 40, 6, 1])
    }
}

impl Settings {
    /// A slider's value in its own unit.
    pub fn get(&self, slider: Slider) -> i32 {
        self.0[slider as usize]
    }

    /// Puts a slider to a value in its own unit, or to the nearer end if it is beyond.
    pub fn set(&mut self, slider: Slider, value: f32) {
        let (least, most) = slider.ends();
        self.slide(slider, (value - least as f32) / (most - least) as f32);
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
