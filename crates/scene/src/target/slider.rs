//! The sliders: what each sets, between which ends, and what it says.

use std::fmt;

use base::words::{self, Message};

use super::part;

/// The sliders: each sets something.
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
    /// Operator: after how long nobody is taken to be here, in tens of seconds.
    Idle,
    /// Operator: how long an abandoned game is kept, in minutes.
    Kept,
    /// Operator: what the volumes reach at most, in percent.
    Ceiling,
    /// Operator: from which width on a contact is no finger, in millimetres.
    Palm,
    /// How long the computer takes for a step that all can follow, in tenths of a second.
    Pace,
    /// Whether players may ask for hints: 1 or 0. Its button only switches it.
    Hints,
    /// Whether beginners are taught while they play: 1 or 0. Its button only switches it.
    Coach,
    /// Whether anything moves: 1 or 0. Its button only switches it.
    Motion,
    /// Whether the names on a map turn to their readers: 1 or 0. Its button only switches it.
    Names,
    /// Whether all is painted with more contrast: 1, or 0 for what the system asks. Its button only switches it.
    Contrast,
}

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

    /// The stable name in saved settings and in the names of targets.
    pub fn id(self) -> &'static str {
        match self {
            Self::Music => "music",
            Self::Sound => "sound",
            Self::Bank => "bank",
            Self::Taxes => "taxes",
            Self::Inches => "inches",
            Self::Idle => "idle",
            Self::Kept => "kept",
            Self::Ceiling => "loudest",
            Self::Palm => "palm",
            Self::Pace => "pace",
            Self::Hints => "hints",
            Self::Coach => "coach",
            Self::Motion => "motion",
            Self::Names => "names",
            Self::Contrast => "contrast",
        }
    }
}

impl fmt::Display for Slider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        part(f, "slider", self.id())
    }
}
