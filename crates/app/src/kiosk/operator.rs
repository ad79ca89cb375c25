//! Settings of the operator. They include kiosk mode, the games on offer, the lobby's start values and the PIN. The
//! page saves them with the other settings, a line each.

use base::Millis;
use std::fmt::Write;

use rules::GameId;
use rules::maps::MapId;
use scene::Slider;
use session::cabinet::{Cabinet, GameDef};

use super::super::settings::Settings;
use super::pin::Pin;

/// The panel closes by itself when it has not been touched for so long, in milliseconds.
pub(crate) const PANEL_MS: Millis = Millis::new(120_000.0);

/// Choices with which the lobby begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The chosen game.
    pub game: GameId,
    /// The map of a game that is played on one.
    pub map: MapId,
    /// The sliders that [visitors](VISITORS) can change.
    pub settings: Settings,
}

/// Sliders that players can change, and that the kiosk resets to the operator's values.
pub const VISITORS: [Slider; 8] = [
    Slider::Bank,
    Slider::Taxes,
    Slider::Music,
    Slider::Sound,
    Slider::Pace,
    Slider::Confirm,
    Slider::Hints,
    Slider::Coach,
];

impl Start {
    fn new(games: Cabinet) -> Self {
        Self {
            game: games.first().id,
            map: MapId::default(),
            settings: Settings::default(),
        }
    }
}

/// Settings of the operator, except the sliders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operator {
    games: Cabinet,
    /// True if the table is a kiosk even if its address does not ask for one.
    pub(crate) on: bool,
    /// The games that the lobby does not offer.
    pub(crate) hidden: Vec<GameId>,
    /// Choices with which the lobby begins.
    pub start: Start,
    /// The PIN, if there is one.
    pub pin: Option<Pin>,
    /// Number of wrong PINs since the last right one.
    pub(crate) tries: u32,
    /// True if the host had a settings file when it was last heard. Then the host decides on the PIN.
    pub(crate) by_host: bool,
}

impl Operator {
    /// Defaults, before the operator has set anything.
    pub fn new(games: Cabinet) -> Self {
        Self {
            games,
            on: false,
            hidden: Vec::new(),
            start: Start::new(games),
            pin: None,
            tries: 0,
            by_host: false,
        }
    }

    /// Returns true if the lobby offers a game.
    pub(crate) fn offers(&self, game: GameId) -> bool {
        !self.hidden.contains(&game)
    }

    /// The games that the lobby offers: at least one.
    pub fn games(&self) -> Vec<&'static GameDef> {
        let offered = |game: &&GameDef| self.offers(game.id);
        self.games.iter().filter(offered).collect()
    }

    /// Offers a game, or hides it unless it is the last one.
    pub(crate) fn offer(&mut self, game: GameId) {
        if !self.offers(game) {
            self.hidden.retain(|&other| other != game);
        } else if self.games().len() > 1 {
            self.hidden.push(game);
        }
    }

    /// As it is kept: `name=value`, a line each.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string never fails.
        let mut line = |name: &str, value: &str| _ = writeln!(text, "{name}={value}");
        if self.on {
            line("kiosk", "on");
        }
        for game in &self.hidden {
            line("hidden", game.as_str());
        }
        let Start {
            game,
            map,
            settings,
        } = &self.start;
        line("start.game", game.as_str());
        line("start.map", &map.id());
        for slider in VISITORS {
            let value = settings.get(slider).to_string();
            line(&format!("start.{}", slider.id()), &value);
        }
        if let Some(pin) = &self.pin {
            line("pin", &pin.text());
        }
        if self.by_host {
            line("pin.host", "on");
        }
        line("pin.tries", &self.tries.to_string());
        text
    }

    /// Lines that must survive if the rest is lost: kiosk or not, and the PIN. The text is empty if there is
    /// nothing to lose.
    pub(crate) fn backup(&self) -> String {
        let kept = |line: &&str| {
            ["kiosk=", "pin=", "pin.host=", "pin.tries="]
                .iter()
                .any(|name| line.starts_with(name))
        };
        match (self.on || self.by_host, self.pin) {
            (false, None) => String::new(),
            _ => self
                .text()
                .lines()
                .filter(kept)
                .map(|line| format!("{line}\n"))
                .collect(),
        }
    }

    /// Reads a line as [`text`](Operator::text) writes it. Anything else changes nothing.
    pub(crate) fn take(&mut self, name: &str, value: &str) {
        let game = || self.games.find(value).map(|game| game.id);
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
            "pin" => self.pin = Pin::read(value).or(self.pin),
            "pin.host" => self.by_host = value == "on",
            "pin.tries" => self.tries = value.parse().unwrap_or(self.tries),
            _ => self.take_slider(name, value),
        }
    }

    fn take_slider(&mut self, name: &str, value: &str) {
        let Some(id) = name.strip_prefix("start.") else {
            return;
        };
        let slider = VISITORS.into_iter().find(|slider| slider.id() == id);
        if let Some(slider) = slider {
            // A value that no slider allows is ignored.
            let _ = self.start.settings.read(slider, value);
        }
    }
}
