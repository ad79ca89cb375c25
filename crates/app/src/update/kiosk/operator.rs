//! The operator's panel: what its buttons do, and when it closes.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::input::Effect;
use crate::kiosk::operator::{Operator, PANEL_MS, Start, VISITORS};
use crate::kiosk::pin::Asks;
use crate::overlay::Overlay;
use crate::settings::Settings;
use crate::state::State;
use base::Millis;
use base::sound::Sound;
use scene::{Delete, OperatorTarget};

impl State {
    /// Applies the operator's settings after they have been read.
    pub(crate) fn read_operator(&mut self) {
        self.kiosk.lock_pad(self.now);
        self.offer_games();
    }

    /// Resets the lobby to the operator's values, with all seats free.
    pub(crate) fn lay_table(&mut self) {
        let Start {
            game,
            map,
            settings,
        } = self.start_of_lobby();
        self.lobby.lay_anew();
        (self.lobby.game, self.lobby.map) = (game, map);
        for slider in VISITORS {
            self.house.settings.set(slider, settings.get(slider) as f32);
        }
        self.offer_games();
    }

    /// A game that is not offered is not chosen.
    pub(crate) fn offer_games(&mut self) {
        let games = self.offered();
        if !games.iter().any(|game| game.id == self.lobby.game) {
            self.lobby.game = games[0].id;
        }
    }

    pub(crate) fn open_panel(&mut self) {
        self.kiosk.ask = None;
        self.kiosk.lifted = self.is_closed();
        self.overlays.open(Overlay::Operator);
    }

    /// Closes all sheets over the table, including the pad and the panel.
    pub(crate) fn close_panel(&mut self) {
        self.kiosk.pad.clear(Asks::Pin);
        self.kiosk.ask = None;
        self.overlays.close_sheet();
    }

    /// When the pad or the panel closes by itself, or the pad has something new to say.
    pub(crate) fn panel_wakes_at(&self) -> Option<Millis> {
        let closes = self.kiosk.touched + PANEL_MS;
        let pad = matches!(self.overlays.sheet(), Some(Overlay::Pin));
        let pad = self.kiosk.pad.wakes_at(self.now).filter(|_| pad);
        self.overlays
            .panel_is_open()
            .then(|| pad.map_or(closes, |at| at.min(closes)))
    }

    pub(crate) fn pass_panel(&mut self) -> bool {
        let closes = self.overlays.panel_is_open() && self.now >= self.kiosk.touched + PANEL_MS;
        if closes {
            self.close_panel();
        }
        closes
    }

    /// A button of the pad or the panel.
    pub(crate) fn operate(&mut self, target: OperatorTarget, out: &mut Vec<Effect>) {
        match target {
            OperatorTarget::Kiosk => {
                let on = !self.is_kiosk();
                self.kiosk.asked = false;
                self.kiosk.operator.on = on;
                // The operator asked for full screen just now, and sees it when leaving the panel.
                self.kiosk.filled = true;
            }
            OperatorTarget::Offer(game) => {
                self.kiosk.operator.offer(game);
                self.offer_games();
            }
            OperatorTarget::SetDefault => {
                self.kiosk.operator.start = Start {
                    game: self.lobby.game,
                    map: self.lobby.map,
                    settings: self.house.settings.clone(),
                };
            }
            OperatorTarget::ChangePin => self.change_pin(),
            OperatorTarget::Export => out.push(Effect::Export(self.export())),
            OperatorTarget::Import => out.push(Effect::Import),
            OperatorTarget::Delete(what) => self.kiosk.ask = Some(what),
            OperatorTarget::DeleteYes => self.delete(out),
            OperatorTarget::DeleteNo => self.kiosk.ask = None,
        }
    }

    /// Deletes the data named in the operator's question.
    fn delete(&mut self, out: &mut Vec<Effect>) {
        let Some(what) = self.kiosk.ask.take() else {
            return;
        };
        self.drop_waiting(out);
        out.push(Effect::Delete(what));
        // The game on the table goes on, and is kept again at once.
        self.keeper.mistrust_game();
        if what == Delete::All {
            self.kiosk.beneath.clear();
            self.house.settings = Settings::default();
            self.hold_sliders();
            let by_host = self.kiosk.operator.by_host;
            self.kiosk.operator = Operator::new(self.games);
            self.kiosk.operator.by_host = by_host;
            self.kiosk.read = Some(true);
            self.kiosk.pad.unlock();
            self.offer_games();
            self.elsewhere.end_room(out);
            out.push(self.volume());
            self.close_panel();
        }
        out.push(Effect::Sound(Sound::Rail(0), None));
    }
}
