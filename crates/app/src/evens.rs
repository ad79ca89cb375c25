//! Strengths of even players, game by game, from the results of matches at this table.
//!
//! They are kept with the settings.

use std::collections::BTreeMap;

use rules::{Even, GameId};
use session::cabinet::Cabinet;

/// Prefix of the settings' lines. The game's name follows it.
const NAME: &str = "even.";

/// Even players of the games that a person has played.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evens(BTreeMap<GameId, Even>);

impl Evens {
    /// That of a game.
    pub(crate) fn of(&self, game: GameId) -> Even {
        self.0.get(&game).copied().unwrap_or_default()
    }

    /// A match of a game is over, and it has won or lost.
    pub(crate) fn ended(&mut self, game: GameId, has_won: bool) {
        self.0.insert(game, self.of(game).ended(has_won));
    }

    /// The lines of the settings.
    pub(crate) fn to_text(&self) -> String {
        let line = |(game, even)| format!("{NAME}{game}={even}\n");
        self.0.iter().map(line).collect()
    }

    /// Takes a line of the settings, if it is one of a game that is here and can be read.
    pub(crate) fn read(&mut self, games: Cabinet, name: &str, value: &str) {
        let game = name.strip_prefix(NAME).and_then(|id| games.find(id));
        if let Some((game, Ok(even))) = game.map(|game| (game, value.parse())) {
            self.0.insert(game.id, even);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::cabinet::GameDef;
    use session::switch_yard::GAME;

    #[test]
    fn evens_come_back_from_text_and_skip_other_lines() {
        const DEFS: &[&GameDef] = &[&GAME];
        let games = Cabinet::new(DEFS);
        let mut evens = Evens::default();
        evens.ended(GAME.id, false);
        let text = evens.to_text();
        let (name, value) = text.trim_end().split_once('=').expect("one line");
        let mut again = Evens::default();
        for (name, value) in [
            (name, value),
            (name, "garbage"),
            ("even.no-such-game", value),
        ] {
            again.read(games, name, value);
        }
        assert_eq!(again.to_text(), text);
        assert_ne!(again.of(GAME.id), Even::default());
    }
}
