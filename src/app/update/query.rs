//! Query parameters of the address: `?game=quax&size=13` opens the lobby with these choices made. Names and
//! values are those of the referee's `new`. What is not known is told, and the rest holds.

use crate::app::input::Effect;
use crate::app::state::State;
use crate::cabinet::GameDef;
use crate::maps::MapId;
use crate::scene::Slider;
/// Keys that others understand.
const OTHERS: [&str; 2] = ["seed", "kiosk"];
/// So much of what is not known is repeated, in characters.
const REPEATED: usize = 24;

impl State {
    /// Does what the address asks for, as far as it is offered.
    pub(crate) fn take_query(&mut self, query: &[(String, String)], out: &mut Vec<Effect>) {
        // The game first, for what else can be chosen hangs on it.
        let (games, others): (Vec<_>, Vec<_>) = query.iter().partition(|(key, _)| key == "game");
        let mut unknown = None;
        for (key, value) in games.into_iter().chain(others) {
            if !OTHERS.contains(&key.as_str()) && self.grant(key, value, out).is_none() {
                unknown.get_or_insert((key, value));
            }
        }
        if let Some((key, value)) = unknown {
            let [key, value] = [key, value].map(|words| words.chars().take(REPEATED));
            let words: String = key.chain(['=']).chain(value).collect();
            let words = words.replace(char::is_control, " ");
            let why = format!("The address asks for {words}, which is not offered here.");
            self.complain(why);
        }
    }

    fn grant(&mut self, key: &str, value: &str, out: &mut Vec<Effect>) -> Option<()> {
        match key {
            "game" => self.choose_game(value),
            "map" => {
                let map = MapId::with_id(value)?;
                self.lobby.map = map;
                self.fetch(map, out);
                Some(())
            }
            "bank" => self.choose_setting(Slider::Bank, value),
            "tax" => self.choose_setting(Slider::Taxes, value),
            "size" => self.choose_value_of("Size", value),
            "setup" => self.choose_value_of("Set-up", value),
            "swap" => self.choose_value_of("Swap", value),
            _ => None,
        }
    }

    fn choose_setting(&mut self, slider: Slider, value: &str) -> Option<()> {
        let (least, most) = slider.ends();
        let value = value.parse().ok()?;
        (least..=most).contains(&value).then_some(())?;
        self.settings.set(slider, value as f32);
        Some(())
    }

    /// Chooses a game, by its own name or that of one of its variants.
    fn choose_game(&mut self, name: &str) -> Option<()> {
        let variant = |game: &GameDef| {
            let choice = game
                .choices
                .first()
                .filter(|choice| choice.title == "Game")?;
            choice.values.iter().position(|value| is_named(value, name))
        };
        let known = |game: &&GameDef| game.id.as_str() == name || variant(game).is_some();
        let game = self.offered().into_iter().find(known)?;
        self.lobby.game = game.id;
        if let Some(value) = variant(game) {
            self.lobby.choose_value(0, value);
        }
        Some(())
    }

    fn choose_value_of(&mut self, title: &str, value: &str) -> Option<()> {
        let value = match value {
            "custom" => "your-own",
            value => value,
        };
        let all = self.lobby.def().choices;
        let choice = all.iter().position(|choice| choice.title == title)?;
        let values = all[choice].values;
        let value = values.iter().position(|words| is_named(words, value))?;
        self.lobby.choose_value(choice, value);
        Some(())
    }
}

/// Whether words are meant by a name, which is small letters with hyphens.
fn is_named(words: &str, name: &str) -> bool {
    let sign = |sign: char| match sign {
        ' ' => '-',
        sign => sign.to_ascii_lowercase(),
    };
    words.chars().map(sign).eq(name.chars())
}
