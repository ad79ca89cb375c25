//! Languages that come, and those that are chosen: at a seat by its globe, for the machine in the settings.

use std::sync::Arc;

use crate::input::Effect;
use crate::layout::Layout;
use crate::motion::NAMES_MS;
use crate::overlay::Overlay;
use crate::state::State;
use crate::table::{MapReader, TableScreen};
use base::Millis;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Pose, Rotation, Station};
use base::words::{self, Language, Message, WordTable, Words};
use scene::{LayerName, Pen};
use session::{SeatAssignment, only_human};

impl State {
    /// Returns the language of everything that belongs to no seat: the middle of the lobby, sheets, and the text
    /// for screen readers.
    pub fn language(&self) -> Language {
        match self.layout() {
            Layout::Own => self.house.languages.house(),
            Layout::Table if self.overlays.sheet().is_some() => {
                self.house.languages.facing(self.overlays.rotation)
            }
            Layout::Table if self.session().is_none() => {
                self.house.languages.facing(self.lobby.look.rotation())
            }
            Layout::Table => self.house.languages.facing(Rotation::R0),
        }
    }

    /// Returns the language of words on the board: that of the map's names, if there is a map.
    pub fn board_language(&self) -> Language {
        let table = self.table().filter(|table| table.session().on_map());
        let reader = table.and_then(|table| table.names);
        reader.map_or_else(|| self.language(), |reader| reader.language)
    }

    /// The names on a map turn to their readers, and come up gradually where they change.
    pub(crate) fn keep_map_reader(&mut self, out: &mut Vec<Effect>) {
        let Some(to) = self.table().and_then(|table| self.map_reader(table)) else {
            return;
        };
        let moves = self.gliding_clock() != Millis::NEVER;
        let Some(table) = self.screen.table_mut() else {
            return;
        };
        let before = table.names.replace(to);
        if before.is_some_and(|before| before != to) && moves {
            let layers = [LayerName::Halos, LayerName::Towns];
            out.extend(layers.map(|layer| Effect::FadeIn(layer, NAMES_MS)));
        }
    }

    /// Reader of the names on a map: the person on turn or in a review, or the most of those who sit there, or the
    /// first of them if sides are even. `None` leaves the names as they are, while a computer player moves.
    fn map_reader(&self, table: &TableScreen) -> Option<MapReader> {
        if self.layout() == Layout::Own || self.situation().is_looked_at() {
            return Some(MapReader {
                turn: Rotation::R0,
                language: self.language(),
            });
        }
        let session = table.session();
        let reader = |place: Station| MapReader {
            turn: place.turn(),
            language: self.language_at(place),
        };
        let people = session.seats().iter().filter(|seat| seat.is_person());
        let people: Vec<MapReader> = people.map(|person| reader(person.place)).collect();
        let turns = people.iter().map(|person| person.turn);
        let languages = people.iter().map(|person| person.language);
        let first = people.first().copied().unwrap_or_else(|| MapReader {
            turn: Rotation::R0,
            language: self.house.languages.house(),
        });
        let most = MapReader {
            turn: most_common(turns).unwrap_or(first.turn),
            language: most_common(languages).unwrap_or(first.language),
        };
        if !self.house.settings.turns_names() {
            let turn = Rotation::R0;
            return Some(MapReader { turn, ..most });
        }
        let agree = people.iter().all(|person| *person == most);
        let looks_back = table.looking_back().map(|back| back.seat());
        let looks_back = looks_back.filter(|&seat| session.seats()[seat].is_person());
        match looks_back.or(session.person_to_act()) {
            Some(seat) => Some(reader(session.seats()[seat].place)),
            None if session.to_act().is_some() && !agree && table.names.is_some() => None,
            None => Some(most),
        }
    }

    /// The language of a place at the table; an own screen has one reader.
    pub fn language_at(&self, place: Station) -> Language {
        match self.layout() {
            Layout::Own => self.house.languages.house(),
            Layout::Table => self.house.languages.at(place),
        }
    }

    /// Texts of all languages.
    pub fn words(&self) -> &Words {
        self.library.words()
    }

    /// Returns words for the whole table, in its language.
    pub fn say(&self, words: impl Into<Message>) -> String {
        self.words().say(&words.into(), self.language())
    }

    /// Draws what belongs to a place, in the language of the person who sits there.
    pub fn draw_at(&self, place: Station, pen: &mut Pen, draw: impl FnOnce(&mut Pen)) {
        pen.with_pose(place.pose(), |pen| {
            pen.for_reader(self.language_at(place), PANEL_WIDTH, draw);
        });
    }

    /// Draws a place's panel for its reader. That is its player, or the only person if a computer is across from
    /// them.
    pub fn draw_facing(&self, place: Station, pen: &mut Pen, draw: impl FnOnce(&mut Pen)) {
        let (reader, pose) = self.facing(place);
        pen.with_pose(pose, |pen| {
            pen.for_reader(self.language_at(reader), PANEL_WIDTH, draw);
        });
    }

    /// The reader of a place's panel, and its pose before them.
    pub fn facing(&self, place: Station) -> (Station, Pose) {
        match self.across_from(place) {
            Some(person) => {
                let turn = person.turn();
                let pose = Pose::centred(place.middle(), PANEL_WIDTH, PANEL_DEPTH, turn);
                (person, pose)
            }
            None => (place, place.pose()),
        }
    }

    /// Returns the place of the only person, if it is across from a computer's place.
    fn across_from(&self, place: Station) -> Option<Station> {
        let person = self.only_opponent_of(place)?;
        (person.turn() == place.turn().opposite()).then_some(person)
    }

    /// Returns the place of the only person, who would have to tilt the head to read the panel of a computer's place.
    pub fn reads_tilted(&self, place: Station) -> Option<Station> {
        let person = self.only_opponent_of(place)?;
        (person.turn().is_upright() != place.turn().is_upright()).then_some(person)
    }

    /// Returns the place of the only person, if a computer has this place.
    fn only_opponent_of(&self, place: Station) -> Option<Station> {
        let seats = self.session()?.seats();
        let is_computer = |seat: &&SeatAssignment| seat.place == place && seat.computer().is_some();
        seats.iter().find(is_computer)?;
        let person = only_human(seats).filter(SeatAssignment::is_person)?;
        Some(person.place)
    }

    /// The languages that the browser asks for, the best first.
    pub(crate) fn browser_reads(&mut self, codes: &[String], out: &mut Vec<Effect>) {
        let known = codes.iter().find_map(|code| Language::of_code(code));
        self.house.languages.browser = known.unwrap_or_default();
        self.need_languages(out);
    }

    /// A language is chosen at a place.
    pub(crate) fn choose_language(
        &mut self,
        place: Station,
        language: Language,
        out: &mut Vec<Effect>,
    ) {
        self.house.languages.choose(place, Some(language));
        // It is part of the seat, and kept with the game.
        self.keeper.game_has_changed();
        self.need_languages(out);
    }

    /// A language is chosen for the machine.
    pub(crate) fn choose_house_language(&mut self, language: Language, out: &mut Vec<Effect>) {
        self.house.languages.chosen = Some(language);
        if matches!(self.overlays.sheet(), Some(Overlay::Languages)) {
            self.close_panel();
        }
        self.need_languages(out);
    }

    /// Requests the word tables of all languages in use that have not come.
    pub(crate) fn need_languages(&mut self, out: &mut Vec<Effect>) {
        let seats = Station::ALL.map(|place| self.house.languages.at(place));
        for language in seats.into_iter().chain([self.house.languages.house()]) {
            self.library.fetch_language(language, out);
        }
    }

    /// Takes a language's word table, or a sentence about the failure. In that case English replaces it, and the
    /// page asks again when a player chooses the language.
    pub(crate) fn language_came(
        &mut self,
        language: Language,
        came: Result<Arc<WordTable>, Message>,
    ) {
        let complain = |why| {
            self.overlays
                .complain(words::fault_language(language.name(), why))
        };
        let table = came.map_err(complain).ok();
        self.library.language_came(language, table);
    }
}

/// The value that occurs most often; `None` if two occur equally often, or there is none.
fn most_common<T: PartialEq + Copy>(values: impl Iterator<Item = T>) -> Option<T> {
    let mut counts: Vec<(T, usize)> = Vec::new();
    for value in values {
        match counts.iter_mut().find(|(known, _)| *known == value) {
            Some((_, count)) => *count += 1,
            None => counts.push((value, 1)),
        }
    }
    let most = counts.iter().map(|&(_, count)| count).max()?;
    let mut first = counts.into_iter().filter(|&(_, count)| count == most);
    let (value, _) = first.next()?;
    first.next().is_none().then_some(value)
}
