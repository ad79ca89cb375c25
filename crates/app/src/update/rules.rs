//! Fetching the words of the rules, and leafing in them.

use crate::input::Effect;
use crate::layout::Layout;
use crate::loadable::Loadable;
use crate::overlay::Overlay;
use crate::rules::{Page, RulesSheet, pages};
use crate::screen::Screen;
use crate::state::State;
use base::words::{self, Language, Message};
use rules::GameId;
use session::cabinet::GameDef;

impl State {
    /// Opens a game's rules at their first page. Their words are fetched if they are not here.
    pub(crate) fn open_rules(&mut self, game: GameId, out: &mut Vec<Effect>) {
        self.overlays.open(Overlay::Rules(game, 0));
        self.rules_leaf = 0;
        self.need_rules(game, out);
    }

    /// Asks for the words of a game's rules in the language of whoever reads them, unless they are here.
    fn need_rules(&mut self, game: GameId, out: &mut Vec<Effect>) {
        let language = self.language();
        let (read, shelf) = &mut self.rules[self.games.index(game)];
        // Words that could not be had are asked for again: the cable may be back.
        let there = matches!(shelf, Some(Loadable::Coming | Loadable::Here(_)));
        if !there || *read != language {
            (*read, *shelf) = (language, Some(Loadable::Coming));
            out.push(Effect::FetchRules(game, language));
        }
    }

    /// The sheet has been turned, to somebody who may read another language.
    pub(crate) fn turn_rules(&mut self, out: &mut Vec<Effect>) {
        if let Some(&Overlay::Rules(game, _)) = self.overlays.sheet() {
            self.need_rules(game, out);
        }
    }

    /// The words of a game's rules have come, or a sentence about why they have not.
    pub fn rules_came(&mut self, game: GameId, language: Language, text: Result<String, Message>) {
        let shelf = match text {
            Ok(text) if pages(self.games.get(game), &text).is_some() => Loadable::Here(text.into()),
            Ok(_) => Loadable::Broken(words::fault_rules_damaged()),
            Err(why) => Loadable::Broken(why),
        };
        // Somebody who reads another language may have opened them since.
        let (read, kept) = &mut self.rules[self.games.index(game)];
        if *read == language {
            *kept = Some(shelf);
        }
    }

    /// The pages of a game's rules; none, and a sentence about why, while they are not here. Exercises begin where
    /// nothing is played that they would end.
    pub fn pages(&self, game: GameId) -> Result<Vec<Page<'_>>, Message> {
        match &self.rules[self.games.index(game)].1 {
            Some(Loadable::Here(text)) => {
                let mut pages = pages(self.games.get(game), text).unwrap_or_default();
                if !matches!(self.screen, Screen::Lobby) {
                    pages.iter_mut().for_each(|page| page.leads_to = None);
                }
                Ok(pages)
            }
            Some(Loadable::Broken(why)) => Err(why.clone()),
            Some(Loadable::Coming) | None => Err(words::sheet_rules_loading()),
        }
    }

    /// Leafs in the rules that are open.
    pub(crate) fn leaf(&mut self, page: scene::Page) {
        let Some(&Overlay::Rules(game, number)) = self.overlays.sheet() else {
            return;
        };
        let Ok(pages) = self.pages(game) else { return };
        let leaves = |number: usize| match self.layout() {
            Layout::Table => 1,
            Layout::Own => self.rules_sheet(game).leaves(&pages[number]).len(),
        };
        let leaf = self.rules_leaf.min(leaves(number) - 1);
        let (number, leaf) = match page {
            scene::Page::Back if leaf > 0 => (number, leaf - 1),
            scene::Page::Back if number > 0 => (number - 1, leaves(number - 1) - 1),
            scene::Page::Next if leaf + 1 < leaves(number) => (number, leaf + 1),
            scene::Page::Next if number + 1 < pages.len() => (number + 1, 0),
            scene::Page::Back | scene::Page::Next => (number, leaf),
        };
        self.rules_leaf = leaf;
        self.overlays.open(Overlay::Rules(game, number));
    }

    /// How the rules of a game lie on an own screen.
    pub fn rules_sheet(&self, game: GameId) -> RulesSheet {
        let games = self.rules_beside(game);
        let names: Vec<&str> = games.iter().map(|game| game.title).collect();
        RulesSheet::of(self.stage(), &names)
    }

    /// The games whose names are on the rules' sheet: of many those beside the open one.
    pub fn rules_beside(&self, game: GameId) -> Vec<&'static GameDef> {
        const MOST: usize = 6;
        let count = self.games.count().min(MOST);
        let first = (self.games.index(game) + 1).saturating_sub(MOST / 2);
        let first = first.min(self.games.count() - count);
        self.games.iter().skip(first).take(count).collect()
    }
}
