//! The values of the settings.

use base::Millis;
use scene::{Length, Slider};

/// The names of the ways in which turns of games for two are confirmed, as [`Slider::Confirm`] counts them.
pub const CONFIRMED_BY: [&str; 3] = ["ok", "tap", "click"];

/// The values of all sliders.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Settings([i32; Slider::ALL.len()]);

impl Default for Settings {
    fn default() -> Self {
        Self(Slider::ALL.map(Slider::first))
    }
}

impl Settings {
    /// A slider's value in its own unit.
    pub fn get(&self, slider: Slider) -> i32 {
        self.0[slider as usize]
    }

    /// Puts a slider to a value in its own unit, or to the nearer end if it is beyond.
    pub(crate) fn set(&mut self, slider: Slider, value: f32) {
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
    pub(crate) fn slide(&mut self, slider: Slider, share: f32) -> bool {
        let (least, most) = slider.ends();
        let value = least + ((most - least) as f32 * share.clamp(0.0, 1.0)).round() as i32;
        std::mem::replace(&mut self.0[slider as usize], value) != value
    }

    /// Returns the position of a slider's knob, 0 to 1.
    pub fn share(&self, slider: Slider) -> f32 {
        let (least, most) = slider.ends();
        (self.get(slider) - least) as f32 / (most - least) as f32
    }

    /// Returns the length that matches the sliders; `None` if no length does.
    pub fn length(&self) -> Option<Length> {
        let is_set = |&(slider, value): &(Slider, i32)| self.get(slider) == value;
        let mut all = Length::ALL.into_iter();
        all.find(|length| length.settings().iter().all(is_set))
    }

    /// Puts the sliders to a length.
    pub(crate) fn choose_length(&mut self, length: Length) {
        for (slider, value) in length.settings() {
            self.set(slider, value as f32);
        }
    }

    /// Returns true if the settings of this table allow motion.
    pub fn offers_motion(&self) -> bool {
        self.get(Slider::Motion) > 0
    }

    /// Returns true if the names on a map turn to the person who reads them.
    pub fn turns_names(&self) -> bool {
        self.get(Slider::Names) > 0
    }

    /// Returns true if the coach teaches beginners at this table.
    pub fn offers_coach(&self) -> bool {
        self.get(Slider::Coach) > 0
    }

    /// Returns whether what is touched a second time is confirmed by that.
    pub fn confirms_by_tap(&self) -> bool {
        self.get(Slider::Confirm) > 0
    }

    /// Time from one touch of a computer player to the next.
    pub(crate) fn pace(&self) -> Millis {
        Millis::new(100.0) * f64::from(self.get(Slider::Pace))
    }

    /// Switches what is on off, and what is off on.
    pub(crate) fn switch(&mut self, slider: Slider) {
        let share = 1.0 - self.share(slider);
        self.slide(slider, share);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_told_by_its_sliders_until_one_of_them_is_moved() {
        for length in Length::ALL {
            let mut settings = Settings::default();
            settings.choose_length(length);
            assert_eq!(settings.length(), Some(length));
            let (least, most) = Slider::Taxes.ends();
            let other = least + most - settings.get(Slider::Taxes);
            settings.set(Slider::Taxes, other as f32);
            assert_ne!(settings.length(), Some(length));
        }
    }

    #[test]
    fn a_switch_turns_what_is_on_off_and_on_again() {
        let mut settings = Settings::default();
        let first = settings.offers_motion();
        settings.switch(Slider::Motion);
        assert_ne!(settings.offers_motion(), first);
        settings.switch(Slider::Motion);
        assert_eq!(settings.offers_motion(), first);
    }
}
