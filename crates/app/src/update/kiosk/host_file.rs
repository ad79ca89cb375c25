//! Arrival of the host's settings file. Its values win over those kept here. The operator's own values are
//! remembered, and count again where a later file sets nothing.

use crate::input::{Effect, HostAnswer};
use crate::kiosk::host_file::{HostFile, OPERATORS};
use crate::kiosk::operator::{Start, VISITORS};
use crate::overlay::Overlay;
use crate::state::State;
use base::Millis;
use rules::GameId;
use scene::Slider;
use session::cabinet::GameDef;

impl State {
    /// Settings from the host's file, if it has one. They are about the table, so a page that holds a seat
    /// elsewhere has no use for them.
    pub fn host_file(&self) -> Option<&HostFile> {
        self.kiosk.file.as_ref().filter(|_| !self.is_member())
    }

    /// Returns true if the file sets this slider of the operator's, so that it is fixed here.
    pub fn is_fixed(&self, slider: Slider) -> bool {
        OPERATORS.contains(&slider)
            && self
                .host_file()
                .is_some_and(|file| file.slider(slider).is_some())
    }

    /// Returns true if the lobby offers a game.
    pub fn offers(&self, game: GameId) -> bool {
        match self.host_file().and_then(|file| file.games.as_ref()) {
            Some(games) => games.contains(&game),
            None => self.kiosk.operator.offers(game),
        }
    }

    /// The games that the lobby offers: at least one.
    pub fn offered(&self) -> Vec<&'static GameDef> {
        let offered = |game: &&GameDef| self.offers(game.id);
        self.games.iter().filter(offered).collect()
    }

    /// Choices with which the lobby begins.
    pub fn start_of_lobby(&self) -> Start {
        let mut start = self.kiosk.operator.start.clone();
        if let Some(file) = self.host_file() {
            start.map = file.map.unwrap_or(start.map);
            for slider in VISITORS {
                if let Some(value) = file.slider(slider) {
                    start.settings.set(slider, value as f32);
                }
            }
        }
        if !self.offers(start.game) {
            start.game = self.offered()[0].id;
        }
        start
    }

    /// The host has answered.
    pub(crate) fn host_answered(&mut self, answer: HostAnswer, out: &mut Vec<Effect>) {
        let file = match &answer {
            HostAnswer::There(json) => HostFile::read(json, self.games),
            HostAnswer::Absent | HostAnswer::Garbled => None,
        };
        self.kiosk.file_is_garbled = file.is_none() && answer != HostAnswer::Absent;
        self.kiosk.release_sliders(&mut self.house.settings);
        let was_kiosk = self.is_kiosk();
        self.kiosk.operator.by_host = file.is_some();
        self.kiosk.host_is_heard = true;
        self.kiosk.file = file;
        self.house.languages.set = self.host_file().and_then(|file| file.language);
        self.hold_sliders();
        self.begin_with_file(out);
        self.need_languages(out);
        self.offer_games();
        self.ask_time(out);
        if !self.is_kiosk() {
            self.end_show(out);
        } else if !was_kiosk {
            self.open_as_kiosk(out);
        }
        // A person who is about to choose a first PIN was too early.
        if matches!(self.overlays.sheet(), Some(Overlay::Pin)) {
            self.clear_pad();
        }
        out.push(self.volume());
    }

    /// Sets the operator's sliders to the file's values, and remembers the old ones.
    pub(crate) fn hold_sliders(&mut self) {
        let Some(file) = self.host_file().cloned() else {
            return;
        };
        for slider in OPERATORS {
            if let Some(value) = file.slider(slider) {
                let own = self.house.settings.get(slider);
                self.kiosk.beneath.push((slider, own));
                self.house.settings.set(slider, value as f32);
            }
        }
    }

    /// Sets a slider's default from another source. The file has priority.
    pub(crate) fn set_beneath(&mut self, slider: Slider, value: f32) {
        self.kiosk.release_sliders(&mut self.house.settings);
        self.house.settings.set(slider, value);
        self.hold_sliders();
    }

    /// Sets the visitors' sliders and the lobby's map to the file's values, unless people are at the table already,
    /// or the address has its own values.
    pub(crate) fn begin_with_file(&mut self, out: &mut Vec<Effect>) {
        let Some(file) = self.host_file().cloned() else {
            return;
        };
        for slider in VISITORS {
            let terms = matches!(slider, Slider::Bank | Slider::Taxes);
            if let Some(value) = file.slider(slider)
                && !(terms && self.kiosk.terms_asked)
            {
                self.house.settings.set(slider, value as f32);
            }
        }
        let nobody = self.lobby.heads() == (0, 0) && self.kiosk.touched == Millis::default();
        if let Some(map) = file.map
            && nobody
            && !self.kiosk.terms_asked
        {
            self.lobby.map = map;
            self.library.fetch_map(map, out);
        }
    }
}
