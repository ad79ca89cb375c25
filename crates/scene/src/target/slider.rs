//! The sliders: each is a row of one table.

use std::fmt;

use base::words::{self, Message};

/// Unit of a slider.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    /// Percent of full volume.
    Volume,
    /// Dollars, of which more make a longer game.
    Money,
    Inches,
    Millimetres,
    TenSeconds,
    Minutes,
    /// Tenths of a second.
    Tenths,
    /// Way of confirming a turn: by OK, by a second tap, by a click.
    Confirm,
    /// 1 or 0. A button switches it.
    Switch,
    /// Quarters of the letters' size by default.
    Quarters,
}

/// Properties of a slider.
struct Row {
    /// Its stable name in saved settings and in the names of targets.
    id: &'static str,
    title: fn() -> Message,
    unit: Unit,
    /// The smallest and the largest value.
    ends: (i32, i32),
    /// Default value.
    first: i32,
}

macro_rules! sliders {
    ($($(#[$doc:meta])* $name:ident: $id:literal, $title:ident, $unit:ident, $ends:expr, $first:literal;)*) => {
        /// The sliders, one for each setting.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Slider {
            $($(#[$doc])* $name,)*
        }

        impl Slider {
            /// All sliders in the order of the settings.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$name),*];

            fn row(self) -> Row {
                match self {
                    $(Self::$name => Row {
                        id: $id,
                        title: words::$title,
                        unit: Unit::$unit,
                        ends: $ends,
                        first: $first,
                    },)*
                }
            }
        }
    };
}

sliders! {
    /// The music's volume, 0 to 100 percent.
    Music: "music", setting_music, Volume, (0, 100), 30;
    /// The sounds' volume, 0 to 100 percent.
    Sound: "sound", setting_sound, Volume, (0, 100), 80;
    /// The bank at the start of a game, $5 to $30.
    Bank: "bank", setting_bank, Money, (5, 30), 15;
    /// Amount that taxes leave the poorest player, $1 to $15.
    Taxes: "taxes", setting_taxes, Money, (1, 15), 5;
    /// The table's diagonal, in inches.
    Inches: "inches", setting_inches, Inches, (10, 98), 46;
    /// Operator: idle timeout, in tens of seconds.
    Idle: "idle", setting_idle, TenSeconds, (3, 60), 9;
    /// Operator: minutes for which an abandoned game is kept.
    Kept: "kept", setting_kept, Minutes, (1, 30), 5;
    /// Operator: maximum of the volumes, in percent.
    Ceiling: "loudest", setting_ceiling, Volume, (0, 100), 100;
    /// Operator: from which width on a contact is no finger, in millimetres.
    Palm: "palm", setting_palm, Millimetres, (20, 80), 40;
    /// Time of each step of the computer that all can follow, in tenths of a second.
    Pace: "pace", setting_pace, Tenths, (2, 20), 6;
    /// Way of confirming a turn in a game for two: 0 by OK only, 1 also by a second tap, 2 also by a mouse click.
    Confirm: "confirm", setting_confirm, Confirm, (0, 2), 0;
    /// Hints on request: 1 if players may ask for them, else 0.
    Hints: "hints", setting_hints, Switch, (0, 1), 1;
    /// Coach for beginners while they play: 1 for on, 0 for off.
    Coach: "coach", setting_coach, Switch, (0, 1), 1;
    /// Motion on the screen: 1 for on, 0 for off.
    Motion: "motion", setting_motion, Switch, (0, 1), 1;
    /// Turning of the names on a map to their readers: 1 for on, 0 for off.
    Names: "names", setting_names, Switch, (0, 1), 1;
    /// High contrast: 1 for on, 0 for the system's preference.
    Contrast: "contrast", setting_contrast, Switch, (0, 1), 0;
    /// Size of all text on an own screen, in quarters: 4 is the default size.
    Text: "text", setting_text, Quarters, (4, 8), 4;
}

impl Slider {
    /// Returns true if the slider sets a volume.
    pub fn is_volume(self) -> bool {
        self.row().unit == Unit::Volume
    }

    /// Returns the smallest and the largest value, in the slider's own unit.
    pub fn ends(self) -> (i32, i32) {
        self.row().ends
    }

    /// Returns the default value.
    pub fn first(self) -> i32 {
        self.row().first
    }

    /// Returns the name of the setting.
    pub fn title(self) -> Message {
        (self.row().title)()
    }

    /// The value as people read it.
    pub fn say(self, value: i32) -> Message {
        match self.row().unit {
            Unit::Volume if value == 0 => words::setting_off(),
            Unit::Volume => words::setting_percent(value),
            Unit::Money => Message::Money(value.into()),
            Unit::Inches => words::setting_in_inches(value),
            Unit::Millimetres => words::setting_millimetres(value),
            Unit::TenSeconds => words::setting_seconds(value * 10),
            Unit::Minutes => words::setting_minutes(value),
            Unit::Tenths => words::setting_tenths(value % 10, value / 10),
            Unit::Quarters => words::setting_percent(25 * value),
            Unit::Confirm => match value {
                0 => words::rail_ok(),
                1 => words::setting_confirm_tap(),
                _ => words::setting_confirm_click(),
            },
            Unit::Switch if value > 0 => words::setting_on(),
            Unit::Switch => words::setting_off(),
        }
    }

    /// Returns the effects of lower and of higher values, in words.
    pub fn sides(self) -> (Message, Message) {
        match self.row().unit {
            Unit::Volume => (words::setting_quieter(), words::setting_louder()),
            Unit::Money => (words::setting_shorter_game(), words::setting_longer_game()),
            Unit::Inches | Unit::Millimetres | Unit::Quarters => {
                (words::setting_smaller(), words::setting_larger())
            }
            Unit::TenSeconds => (words::setting_sooner(), words::setting_later()),
            Unit::Minutes => (words::setting_shorter(), words::setting_longer()),
            Unit::Tenths => (words::setting_faster(), words::setting_slower()),
            Unit::Confirm => (words::rail_ok(), words::setting_confirm_click()),
            Unit::Switch => (words::setting_off(), words::setting_on()),
        }
    }

    /// The stable name in saved settings and in the names of targets.
    pub fn id(self) -> &'static str {
        self.row().id
    }
}

impl fmt::Display for Slider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slider {}", self.id())
    }
}
