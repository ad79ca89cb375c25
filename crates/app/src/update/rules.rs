//! Opening the rules, and leafing in them.

use crate::input::Effect;
use crate::layout::Layout;
use crate::overlay::Overlay;
use crate::rules::{Page, RulesSheet};
use crate::screen::Screen;
use crate::state::State;
use base::words::Message;
use rules::GameId;
use session::cabinet::GameDef;

impl State {
    /// Opens a game's rules at their first page. Their words are fetched if they are not here.
    pub(crate) fn open_rules(&mut self, game: GameId, out: &mut Vec<Effect>) {
        self.overlays.open(Overlay::Rules(game, 0));
        self.viewing.turn_to(0);
        self.library.fetch_rules(game, self.language(), out);
    }

    /// The sheet has been turned, to somebody who may read another language.
    pub(crate) fn turn_rules(&mut self, out: &mut Vec<Effect>) {
        if let Some(&Overlay::Rules(game, _)) = self.overlays.sheet() {
            self.library.fetch_rules(game, self.language(), out);
        }
    }

    /// The pages of a game's rules; a sentence about why there are none while they are not here. Exercises begin where
    /// nothing is played that they would end.
    pub fn pages(&self, game: GameId) -> Result<Vec<Page<'_>>, Message> {
        let mut pages = self.library.pages(game)?;
        if !matches!(self.screen, Screen::Lobby) {
            pages.iter_mut().for_each(|page| page.leads_to = None);
        }
        Ok(pages)
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
        let leaf = self.viewing.leaf().min(leaves(number) - 1);
        let (number, leaf) = match page {
            scene::Page::Back if leaf > 0 => (number, leaf - 1),
            scene::Page::Back if number > 0 => (number - 1, leaves(number - 1) - 1),
            scene::Page::Next if leaf + 1 < leaves(number) => (number, leaf + 1),
            scene::Page::Next if number + 1 < pages.len() => (number + 1, 0),
            scene::Page::Back | scene::Page::Next => (number, leaf),
        };
        self.viewing.turn_to(leaf);
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
