//! Languages of the table: each seat has its own.
//!
//! Things that belong to no seat have the language of the side to which they are turned.

use base::table::{Rotation, Station};
use base::words::Language;

/// The languages at this table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Languages {
    /// The one that the browser asks for.
    pub(crate) browser: Language,
    /// The one that the host's file sets for this machine.
    pub set: Option<Language>,
    /// Language chosen for this machine, on a kiosk by its operator.
    pub(crate) chosen: Option<Language>,
    /// Those that people have chosen for where they sit.
    seats: [Option<Language>; Station::ALL.len()],
    /// The places at which the list of languages is open.
    lists: [bool; Station::ALL.len()],
}

impl Languages {
    /// Returns the language of this machine, which holds for each place without a choice of its own.
    pub fn house(&self) -> Language {
        self.set.or(self.chosen).unwrap_or(self.browser)
    }

    /// Returns the language that a person has chosen for a place, if there is one.
    pub(crate) fn chosen_at(&self, place: Station) -> Option<Language> {
        self.seats[place.index()]
    }

    /// The language of a place.
    pub fn at(&self, place: Station) -> Language {
        self.chosen_at(place).unwrap_or_else(|| self.house())
    }

    /// Returns the language of things in the middle that are turned to a side.
    ///
    /// It is the one that a person on that side has chosen.
    pub fn facing(&self, turn: Rotation) -> Language {
        let faces = |place: &Station| place.turn() == turn;
        let chosen = Station::ALL.into_iter().filter(faces);
        let chosen = chosen.filter_map(|place| self.chosen_at(place)).next();
        chosen.unwrap_or_else(|| self.house())
    }

    /// Chooses a language for a place; `None` for that of the machine. The list there is closed.
    pub(crate) fn choose(&mut self, place: Station, language: Option<Language>) {
        self.seats[place.index()] = language;
        self.lists[place.index()] = false;
    }

    /// Returns true if the list of languages is open at a place.
    pub fn list_is_open(&self, place: Station) -> bool {
        self.lists[place.index()]
    }

    /// Opens the list at a place, or closes it.
    pub(crate) fn toggle_list(&mut self, place: Station) {
        let open = &mut self.lists[place.index()];
        *open = !*open;
    }

    /// Clears all seats.
    pub(crate) fn clear(&mut self) {
        self.seats = Default::default();
        self.lists = Default::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_in_the_middle_uses_the_language_of_the_side_it_faces() {
        let [english, other] = [Language::ENGLISH, Language::PSEUDO];
        let mut languages = Languages::default();
        languages.choose(Station::FarRight, Some(other));
        assert_eq!(languages.facing(Rotation::R180), other);
        assert_eq!(languages.facing(Rotation::R0), english);
        assert_eq!(languages.at(Station::FarRight), other);
        languages.clear();
        languages.chosen = Some(other);
        assert_eq!(languages.facing(Rotation::R90), other);
    }
}
