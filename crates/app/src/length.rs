//! Lengths of a game: three words for the dollars of the sliders for bank and taxes.

use super::state::State;
use base::words::Message;
use scene::{Length, Slider};
use session::cabinet::Terms;

impl State {
    /// The length that the sliders stand for; `None` if they stand for none of them.
    pub fn length(&self) -> Option<Length> {
        let is_set = |&(slider, value): &(Slider, i32)| self.settings.get(slider) == value;
        let mut all = Length::ALL.into_iter();
        all.find(|length| length.settings().iter().all(is_set))
    }

    /// Puts the sliders to a length.
    pub(crate) fn choose_length(&mut self, length: Length) {
        for (slider, value) in length.settings() {
            self.settings.set(slider, value as f32);
        }
    }

    /// Returns the duration of the chosen game for the players who have sat down, as a sentence.
    pub fn duration(&self) -> Message {
        let (people, computers) = self.lobby.heads();
        let terms = Terms {
            people,
            computers,
            map: self.lobby.map,
            bank: self.settings.get(Slider::Bank),
            tax: self.settings.get(Slider::Taxes),
        };
        (self.lobby.def().duration)(&terms)
    }
}
