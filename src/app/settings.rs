//! The settings: what each slider sets, between which ends, and what it says.

use crate::scene::Slider;
use crate::words::{self, Message};

impl Slider {
    /// All sliders in the order of the settings.
    pub const ALL: [Self; 15] = [
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
        Self::Coach,
        Self::Motion,
        Self::Names,
        Self::Contrast,
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
            Self::Hints | Self::Coach | Self::Motion | Self::Names | Self::Contrast => (0, 1),
        }
    }

    /// What the slider sets.
    pub fn title(self) -> Message {
        match self {
            Self::Music => words::setting_music(),
            Self::Sound => words::setting_sound(),
            Self::Bank => words::setting_bank(),
            Self::Taxes => words::setting_taxes(),
            Self::Inches => words::setting_inches(),
            Self::Idle => words::setting_idle(),
            Self::Kept => words::setting_kept(),
            Self::Ceiling => words::setting_ceiling(),
            Self::Palm => words::setting_palm(),
            Self::Pace => words::setting_pace(),
            Self::Hints => words::setting_hints(),
            Self::Coach => words::setting_coach(),
            Self::Motion => words::setting_motion(),
            Self::Names => words::setting_names(),
            Self::Contrast => words::setting_contrast(),
        }
    }

    /// The value as people read it.
    pub fn say(self, value: i32) -> Message {
        match self {
            Self::Music | Self::Sound | Self::Ceiling if value == 0 => words::setting_off(),
            Self::Music | Self::Sound | Self::Ceiling => words::setting_percent(value),
            Self::Bank | Self::Taxes => Message::Money(value.into()),
            Self::Inches => words::setting_in_inches(value),
            Self::Hints | Self::Coach | Self::Motion | Self::Names | Self::Contrast
                if value > 0 =>
            {
                words::setting_on()
            }
            Self::Hints | Self::Coach | Self::Motion | Self::Names | Self::Contrast => {
                words::setting_off()
            }
            Self::Idle => words::setting_seconds(value * 10),
            Self::Kept => words::setting_minutes(value),
            Self::Palm => words::setting_millimetres(value),
            Self::Pace => words::setting_tenths(value % 10, value / 10),
        }
    }

    /// What lower and higher values do, in words.
    pub fn sides(self) -> (Message, Message) {
        match self {
            Self::Music | Self::Sound | Self::Ceiling => {
                (words::setting_quieter(), words::setting_louder())
            }
            Self::Bank | Self::Taxes => {
                (words::setting_shorter_game(), words::setting_longer_game())
            }
            Self::Inches | Self::Palm => (words::setting_smaller(), words::setting_larger()),
            Self::Idle => (words::setting_sooner(), words::setting_later()),
            Self::Pace => (words::setting_faster(), words::setting_slower()),
            Self::Kept => (words::setting_shorter(), words::setting_longer()),
            Self::Hints | Self::Coach | Self::Motion | Self::Names | Self::Contrast => {
                (words::setting_off(), words::setting_on())
            }
        }
    }
}

/// The values of all sliders.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Settings([i32; Slider::ALL.len()]);

impl Default for Settings {
    fn default() -> Self {
        Self([30, 80, 15, 5, 46, 9, 5, 100, 40, 6, 1, 1, 1, 1, 0])
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

    /// Puts a slider to a value that a text spells; `None`, and nothing changes, if that is no number between
    /// the slider's ends.
    pub(crate) fn read(&mut self, slider: Slider, value: &str) -> Option<()> {
        let (least, most) = slider.ends();
        let value = value.parse().ok()?;
        let fits = (least..=most).contains(&value);
        fits.then(|| self.set(slider, value as f32))
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
