//! What the operator sets: whether the table is a kiosk, which games it offers, what the lobby
//! begins with, and the PIN that keeps visitors out. It is kept beside the settings, a line each.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use std::fmt::Write;

use crate::cabinet::{Cabinet, GameDef};
use crate::games::GameId;
use crate::maps::MapId;
use crate::scene::{Delete, OperatorTarget, Slider};

use super::super::lobby::Lobby;
use super::super::settings::Settings;
use super::super::{App, Effect, Over, Sound};
use super::pin::{Pad, Pin};

/// The panel closes by itself when it has not been touched for so long, in milliseconds.
pub const PANEL_MS: f64 = 120_000.0;

/// What the lobby begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The chosen game.
    pub game: GameId,
    /// The map of a game that is played on one.
    pub map: MapId,
    /// The starting bank in dollars.
    pub bank: i32,
    /// What taxes leave the poorest, in dollars.
    pub taxes: i32,
}

impl Start {
    fn new(games: Cabinet) -> Self {
        let settings = Settings::default();
        Self {
            game: games.first().id,
            map: MapId::default(),
            bank: settings.get(Slider::Bank),
            taxes: settings.get(Slider::Taxes),
        }
    }
}

/// What the operator has set, but for the sliders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operator {
    games: Cabinet,
    /// Whether the table is a kiosk even if its address does not ask for one.
    pub on: bool,
    /// The games that the lobby does not offer.
    pub hidden: Vec<GameId>,
    /// What the lobby begins with.
    pub start: Start,
    /// The PIN, if one has been set.
    pub pin: Option<Pin>,
    /// How often a wrong PIN has been given since the last right one.
    pub tries: u32,
}

impl Operator {
    /// What is set as long as nobody has set anything.
    pub fn new(games: Cabinet) -> Self {
        Self {
            games,
            on: false,
            hidden: Vec::new(),
            start: Start::new(games),
            pin: None,
            tries: 0,
        }
    }

    /// Whether the lobby offers a game.
    pub fn offers(&self, game: GameId) -> bool {
        !self.hidden.contains(&game)
    }

    /// The games that the lobby offers: at least one.
    pub fn games(&self) -> Vec<&'static GameDef> {
        let offered = |game: &&GameDef| self.offers(game.id);
        self.games.iter().filter(offered).collect()
    }

    /// Offers a game, or hides it unless it is the last one.
    pub fn offer(&mut self, game: GameId) {
        if !self.offers(game) {
            self.hidden.retain(|&other| other != game);
        } else if self.games().len() > 1 {
            self.hidden.push(game);
        }
    }

    /// As it is kept: `name=value`, a line each.
    pub fn text(&self) -> String {
        let Start {
            game,
            map,
            bank,
            taxes,
        } = self.start;
        let mut text = String::new();
        // Writing to a string never fails.
        let mut line = |name: &str, value: &str| _ = writeln!(text, "{name}={value}");
        if self.on {
            line("kiosk", "on");
        }
        for game in &self.hidden {
            line("hidden", game.as_str());
        }
        line("start.game", game.as_str());
        line("start.map", map.id());
        line("start.bank", &bank.to_string());
        line("start.taxes", &taxes.to_string());
        if let Some(pin) = &self.pin {
            line("pin", &pin.text());
        }
        line("pin.tries", &self.tries.to_string());
        text
    }

    /// Takes a line as [`text`](Operator::text) writes it; anything else changes nothing.
    pub fn take(&mut self, name: &str, value: &str) {
        let game = || self.games.find(value).map(|game| game.id);
        let within = |slider: Slider| {
            let (least, most) = slider.ends();
            let value = value.parse().ok();
            value.filter(|value| (least..=most).contains(value))
        };
        match name {
            "kiosk" => self.on = value == "on",
            "hidden" => {
                if let Some(game) = game().filter(|&game| self.offers(game)) {
                    self.offer(game);
                }
            }
            "start.game" => self.start.game = game().unwrap_or(self.start.game),
            "start.map" => {
                self.start.map = MapId::with_id(value).unwrap_or(self.start.map);
            }
            "start.bank" => self.start.bank = within(Slider::Bank).unwrap_or(self.start.bank),
            "start.taxes" => self.start.taxes = within(Slider::Taxes).unwrap_or(self.start.taxes),
            "pin" => self.pin = Pin::read(value).or(self.pin),
            "pin.tries" => self.tries = value.parse().unwrap_or(self.tries),
            _ => {}
        }
    }
}

impl App {
    /// What the operator has set, but for the sliders.
    pub fn operator(&self) -> &Operator {
        &self.kiosk.operator
    }

    /// What the operator is being asked about.
    pub fn operator_is_asked(&self) -> Option<Delete> {
        self.kiosk.ask
    }

    /// What the operator had set has been read.
    pub(in crate::app) fn read_operator(&mut self) {
        self.lock_pad();
        self.offer_games();
    }

    /// The lobby as the operator wants it found, with nobody at the table.
    pub(in crate::app) fn lay_table(&mut self) {
        let Start {
            game,
            map,
            bank,
            taxes,
        } = self.kiosk.operator.start;
        self.lobby = Lobby::new(self.games);
        (self.lobby.game, self.lobby.map) = (game, map);
        self.settings.set(Slider::Bank, bank as f32);
        self.settings.set(Slider::Taxes, taxes as f32);
        self.offer_games();
    }

    /// A game that is not offered is not chosen.
    pub(in crate::app) fn offer_games(&mut self) {
        let games = self.offered();
        if !games.iter().any(|game| game.id == self.lobby.game) {
            self.lobby.game = games[0].id;
        }
    }

    /// The games that the lobby offers: at least one.
    pub(in crate::app) fn offered(&self) -> Vec<&'static GameDef> {
        self.kiosk.operator.games()
    }

    pub(in crate::app) fn open_panel(&mut self) {
        self.kiosk.ask = None;
        self.over = Some(Over::Operator);
    }

    /// What lies over the table closes, the pad and the panel too.
    pub(in crate::app) fn close_panel(&mut self) {
        self.kiosk.pad = Pad::default();
        self.kiosk.ask = None;
        self.over = None;
    }

    /// When the pad or the panel closes by itself, or the pad has something new to say.
    pub(in crate::app) fn panel_wakes_at(&self) -> Option<f64> {
        let open = matches!(self.over, Some(Over::Pad | Over::Operator));
        let closes = self.kiosk.touched + PANEL_MS;
        open.then(|| self.pad_wakes_at().map_or(closes, |at| at.min(closes)))
    }

    pub(in crate::app) fn pass_panel(&mut self) -> bool {
        let open = matches!(self.over, Some(Over::Pad | Over::Operator));
        let closes = open && self.now >= self.kiosk.touched + PANEL_MS;
        if closes {
            self.close_panel();
        }
        closes
    }

    /// A button of the pad or the panel.
    pub(in crate::app) fn operate(&mut self, target: OperatorTarget, out: &mut Vec<Effect>) {
        match target {
            OperatorTarget::Kiosk => {
                let on = !self.is_kiosk();
                self.kiosk.asked = false;
                self.kiosk.operator.on = on;
                // Who has just asked for it sees it begin when the panel has been left.
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
                    bank: self.settings.get(Slider::Bank),
                    taxes: self.settings.get(Slider::Taxes),
                };
            }
            OperatorTarget::ChangePin => self.change_pin(),
            OperatorTarget::Export => out.push(Effect::Export),
            OperatorTarget::Delete(what) => self.kiosk.ask = Some(what),
            OperatorTarget::DeleteYes => self.delete(out),
            OperatorTarget::DeleteNo => self.kiosk.ask = None,
        }
    }

    /// Deletes what was asked about.
    fn delete(&mut self, out: &mut Vec<Effect>) {
        let Some(what) = self.kiosk.ask.take() else {
            return;
        };
        self.waiting = None;
        out.push(Effect::Delete(what));
        // The game on the table goes on, and is kept again at once.
        self.saved = None;
        if what == Delete::All {
            self.settings = Settings::default();
            self.kiosk.operator = Operator::new(self.games);
            self.kiosk.locked = 0.0;
            self.offer_games();
            out.push(self.volume());
            self.close_panel();
        }
        out.push(Effect::Sound(Sound::Rail));
    }
}
