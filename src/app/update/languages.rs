//! Languages that come, and those that are chosen: at a seat by its globe, for the machine in the settings.

use crate::app::input::Effect;
use crate::app::layout::Layout;
use crate::app::overlay::Overlay;
use crate::app::state::State;
use crate::scene::Pen;
use crate::table::{PANEL_WIDTH, Rotation, Station};
use crate::words::{self, Language, Message};

impl State {
    /// Who reads which language.
    pub fn languages(&self) -> &crate::app::languages::Languages {
        &self.languages
    }

    /// The language of what belongs to nobody's seat: the middle of the lobby, sheets, the map, what is read
    /// aloud.
    pub fn language(&self) -> Language {
        match self.layout() {
            Layout::Own => self.languages.house(),
            Layout::Table if self.overlays.sheet().is_some() => {
                self.languages.facing(self.rotation)
            }
            Layout::Table if self.session().is_none() => self.languages.facing(self.lobby_rotation),
            Layout::Table => self.languages.facing(Rotation::R0),
        }
    }

    /// The language of a place at the table; an own screen has one reader.
    pub fn language_at(&self, place: Station) -> Language {
        match self.layout() {
            Layout::Own => self.languages.house(),
            Layout::Table => self.languages.at(place),
        }
    }

    /// What is said to everybody, in the table's language.
    pub(crate) fn say(&self, words: impl Into<Message>) -> String {
        words.into().in_language(self.language())
    }

    /// Draws what belongs to a place, as whoever sits there reads it.
    pub(crate) fn draw_at(&self, place: Station, pen: &mut Pen, draw: impl FnOnce(&mut Pen)) {
        pen.with_pose(place.pose(), |pen| {
            pen.for_reader(self.language_at(place), PANEL_WIDTH, draw);
        });
    }

    /// The languages that the browser asks for, the best first.
    pub(crate) fn browser_reads(&mut self, codes: &[String], out: &mut Vec<Effect>) {
        let known = codes.iter().find_map(|code| Language::of_code(code));
        self.languages.browser = known.unwrap_or_default();
        self.need_languages(out);
    }

    /// The globe at a place has been pressed.
    pub(crate) fn toggle_languages(&mut self, place: Station) {
        self.languages.toggle_list(place);
    }

    /// A language is chosen at a place.
    pub(crate) fn choose_language(
        &mut self,
        place: Station,
        language: Language,
        out: &mut Vec<Effect>,
    ) {
        self.languages.choose(place, Some(language));
        // It is part of the seat, and kept with the game.
        self.saved = None;
        self.need_languages(out);
    }

    /// A language is chosen for the machine.
    pub(crate) fn choose_house_language(&mut self, language: Language, out: &mut Vec<Effect>) {
        self.languages.chosen = Some(language);
        if matches!(self.overlays.sheet(), Some(Overlay::Languages)) {
            self.close_panel();
        }
        self.need_languages(out);
    }

    /// Asks for the tables of all languages that somebody reads and that have not come.
    pub(crate) fn need_languages(&mut self, out: &mut Vec<Effect>) {
        let seats = Station::ALL.map(|place| self.languages.at(place));
        for language in seats.into_iter().chain([self.languages.house()]) {
            if !language.is_installed() && !self.languages_asked.contains(&language) {
                self.languages_asked.push(language);
                out.push(Effect::FetchLanguage(language));
            }
        }
    }

    /// A language's table has come and been installed, or a sentence about why not: then it is said in
    /// English, and asked for again when somebody chooses it.
    pub(crate) fn language_came(&mut self, language: Language, came: Result<(), Message>) {
        self.languages_asked.retain(|&asked| asked != language);
        if let Err(why) = came {
            self.complain(words::fault_language(language.name(), why));
        }
    }
}
