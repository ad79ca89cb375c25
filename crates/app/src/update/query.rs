//! Query parameters of the address: `?game=quax&size=13` opens the lobby with these choices. Names and values are
//! those of the referee's `new`, in any case. The page reports values that are not on offer, and uses the rest. It
//! ignores unknown keys, which mail programs and networks add. `against=hard` begins immediately against the
//! computer.

use crate::input::Effect;
use crate::layout::Layout;
use crate::screen::Screen;
use crate::settings::CONFIRMED_BY;
use crate::state::State;
use base::table::Station;
use base::words::{self, Message};
use rules::Level;
use rules::maps::MapId;
use scene::Slider;
use session::Controller;
use session::boards::VARIANT;
use session::cabinet::GameDef;
/// Keys for all games. Each game has more of its own.
const KEYS: [&str; 7] = ["game", "map", "bank", "tax", "layout", "against", "confirm"];
/// Maximum length of an unknown value in a message, in characters.
const REPEATED: usize = 24;

impl State {
    /// Does what the address asks for, as far as it is offered.
    pub(crate) fn take_query(&mut self, query: &[(String, String)], out: &mut Vec<Effect>) {
        // The game is first, because the other choices depend on it.
        let small = query.iter().map(|(key, value)| {
            // No name is longer, and this is enough to recognise a value.
            let small = |text: &str| -> String {
                text.chars()
                    .take(2 * REPEATED)
                    .flat_map(char::to_lowercase)
                    .collect()
            };
            (small(key), small(value), value)
        });
        let small: Vec<_> = small.collect();
        let (games, others): (Vec<_>, Vec<_>) = small.iter().partition(|(key, ..)| key == "game");
        let mut unknown = None;
        for (key, small, value) in games.into_iter().chain(others) {
            if ["game", "map", "bank", "tax", "against"].contains(&key.as_str()) {
                self.kiosk.terms_asked = true;
            }
            if self.is_own(key) && self.grant(key, small, out).is_none() {
                unknown.get_or_insert((key, *value));
            }
        }
        match unknown {
            None => self.begin_asked_for(&small, out),
            Some((key, value)) => self.complain_of(key, value),
        }
    }

    /// Begins immediately if the address names an opponent: one person against the computer.
    ///
    /// If another game waits, or if the map is on its way, the person only has to press START.
    fn begin_asked_for<V>(&mut self, query: &[(String, String, V)], out: &mut Vec<Effect>) {
        let against = query.iter().find(|(key, ..)| key == "against");
        let level: Option<Level> = against.and_then(|(_, name, _)| name.parse().ok());
        // A game on the table stays there.
        let is_free = matches!(self.screen, Screen::Lobby) && !self.is_kiosk();
        let Some(level) = level.filter(|_| is_free) else {
            return;
        };
        for place in Station::ALL {
            self.lobby.leave(place);
        }
        self.lobby.join(Station::NearLeft);
        self.lobby.oppose(Controller::Computer(level));
        if self.waiting().is_none() && self.missing().is_none() {
            self.start(out);
        }
    }

    /// Tells what the address asks for in vain, and what it could.
    fn complain_of(&mut self, key: &str, value: &str) {
        let offered = self.offered_for(key);
        let [key, value] = [key, value].map(|text| {
            let short: String = text.chars().take(REPEATED).collect();
            short.replace(char::is_control, " ")
        });
        let offered = offered.unwrap_or_else(words::fault_query_not_offered);
        self.overlays
            .complain(words::fault_query(key, offered, value));
    }

    /// Returns the values that the chosen game offers for a key, if it is one of its choices.
    fn offered_for(&self, key: &str) -> Option<Message> {
        if key == "confirm" {
            let values = CONFIRMED_BY.join(", ");
            return Some(words::fault_query_offers(words::setting_confirm(), values));
        }
        let def = self.lobby.def();
        let choice = def.choices.iter().find(|choice| choice.id == key)?;
        let values = choice.value_ids.join(", ");
        Some(words::fault_query_offers(def.title, values))
    }

    /// Returns true if a key is one of this page's. People who pass an address on may add others to it.
    fn is_own(&self, key: &str) -> bool {
        let mut choices = self.games.iter().flat_map(|game| game.choices);
        KEYS.contains(&key) || choices.any(|choice| choice.id == key)
    }

    fn grant(&mut self, key: &str, value: &str, out: &mut Vec<Effect>) -> Option<()> {
        match key {
            "game" => self.choose_game_named(value),
            "map" => {
                let map = MapId::with_id(value)?;
                self.lobby.map = map;
                self.library.fetch_map(map, out);
                Some(())
            }
            "layout" => {
                self.wish(Some(Layout::with_id(value)?));
                Some(())
            }
            "against" => value.parse::<Level>().ok().map(|_| ()),
            "bank" => self.house.settings.read(Slider::Bank, value),
            "tax" => self.house.settings.read(Slider::Taxes, value),
            "confirm" => {
                let by = CONFIRMED_BY.iter().position(|by| *by == value)?;
                self.house.settings.set(Slider::Confirm, by as f32);
                Some(())
            }
            VARIANT => None,
            id => self.choose_value_of(id, value),
        }
    }

    /// Chooses a game, by its own name or that of one of its variants.
    fn choose_game_named(&mut self, name: &str) -> Option<()> {
        let variant = |game: &GameDef| {
            let first = game.choices.first()?;
            let of_family = first.value_ids.iter().position(|id| *id == name);
            of_family.filter(|_| first.id == VARIANT)
        };
        let known = |game: &&GameDef| game.id.as_str() == name || variant(game).is_some();
        let game = self.offered().into_iter().find(known)?;
        self.lobby.game = game.id;
        if let Some(value) = variant(game) {
            self.lobby.choose_value(0, value);
        }
        Some(())
    }

    fn choose_value_of(&mut self, id: &str, value: &str) -> Option<()> {
        let choices = self.lobby.def().choices;
        let choice = choices.iter().position(|choice| choice.id == id)?;
        let ids = choices[choice].value_ids;
        let value = ids.iter().position(|id| *id == value)?;
        self.lobby.choose_value(choice, value);
        Some(())
    }
}
