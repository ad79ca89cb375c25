//! The values of the settings.

use scene::Slider;

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
