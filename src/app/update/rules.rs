//! Fetching the words of the rules, and leafing in them.

use crate::app::input::Effect;
use crate::app::loadable::Loadable;
use crate::app::overlay::Overlay;
use crate::app::rules::{Page, pages};
use crate::app::state::State;
use crate::games::GameId;
use crate::scene;

impl State {
    /// Opens a game's rules at their first page. Their words are fetched if they are not here.
    pub(crate) fn open_rules(&mut self, game: GameId, out: &mut Vec<Effect>) {
        self.overlays.open(Overlay::Rules(game, 0));
        let shelf = &mut self.rules[self.games.index(game)];
        // Words that could not be had are asked for again: the cable may be back.
        if !matches!(shelf, Some(Loadable::Coming | Loadable::Here(_))) {
            *shelf = Some(Loadable::Coming);
            out.push(Effect::FetchRules(game));
        }
    }

    /// The words of a game's rules have come, or a sentence about why they have not.
    pub(crate) fn rules_came(&mut self, game: GameId, text: Result<String, String>) {
        let shelf = match text {
            Ok(text) if pages(self.games.get(game), &text).is_some() => Loadable::Here(text.into()),
            Ok(_) => Loadable::Broken("The file of these rules is damaged.".into()),
            Err(why) => Loadable::Broken(why),
        };
        self.rules[self.games.index(game)] = Some(shelf);
    }

    /// The pages of a game's rules; none, and a sentence about why, while they are not here.
    pub(crate) fn pages(&self, game: GameId) -> Result<Vec<Page<'_>>, &str> {
        match &self.rules[self.games.index(game)] {
            Some(Loadable::Here(text)) => Ok(pages(self.games.get(game), text).unwrap_or_default()),
            Some(Loadable::Broken(why)) => Err(why),
            Some(Loadable::Coming) | None => Err("These rules are on their way."),
        }
    }

    /// Leafs in the rules that are open.
    pub(crate) fn leaf(&mut self, page: scene::Page) {
        let Some(&Overlay::Rules(game, number)) = self.overlays.sheet() else {
            return;
        };
        let count = self.pages(game).map_or(1, |pages| pages.len());
        let number = match page {
            scene::Page::Back => number.saturating_sub(1),
            scene::Page::Next => (number + 1).min(count - 1),
        };
        self.overlays.open(Overlay::Rules(game, number));
    }
}
