//! Where the table stands: its settings, its window, what the page found round it, and its languages.

use super::languages::Languages;
use super::outside::Outside;
use super::settings::Settings;
use super::viewing::Viewing;

/// What stays the same from game to game.
#[derive(Clone, Debug, Default)]
pub struct House {
    /// The values of the sliders.
    pub settings: Settings,
    /// View of this window.
    pub viewing: Viewing,
    /// Surroundings of the page.
    pub outside: Outside,
    /// The language of the table, and of each place.
    pub languages: Languages,
}
