//! Opening the rules, and turning their pages.

use std::rc::Rc;

use crate::contacts::{Contact, Gesture};
use crate::input::Effect;
use crate::layout::Layout;
use crate::loaded_map::LoadedMap;
use crate::overlay::Overlay;
use crate::rules::{Page, RulesSheet};
use crate::screen::Screen;
use crate::state::State;
use crate::table::TableScreen;
use base::words::Message;
use rules::GameId;
use scene::{Point, Scrolled};
use session::cabinet::GameDef;

impl State {
    /// Opens a game's rules at their first page. Their words are fetched if they are not here.
    pub(crate) fn open_rules(&mut self, game: GameId, out: &mut Vec<Effect>) {
        self.overlays.open(Overlay::Rules(game, 0));
        self.house.viewing.scroll_to(Scrolled::Rules, 0.0);
        self.library.fetch_rules(game, self.language(), out);
    }

    /// Fetches the rules again after a turn of the sheet, because its new reader may have another language.
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
        for page in pages.iter_mut().filter(|page| page.tells_of_map) {
            let told = self.map_at_hand().and_then(|map| map.certificate());
            page.words.extend(told.map(|told| self.say(told).into()));
        }
        Ok(pages)
    }

    /// The map of the game at the table; in the lobby the one that is chosen, once it is here.
    fn map_at_hand(&self) -> Option<&LoadedMap> {
        let played = self.table().and_then(TableScreen::loaded_map);
        let chosen = || self.library.loaded_map(self.lobby.map);
        played.or_else(chosen).map(Rc::as_ref)
    }

    /// Turns the page of the open rules.
    pub(crate) fn leaf(&mut self, page: scene::Page) {
        let Some(&Overlay::Rules(game, number)) = self.overlays.sheet() else {
            return;
        };
        let Ok(pages) = self.pages(game) else { return };
        let last = pages.len() - 1;
        let number = match page {
            scene::Page::Back => number.saturating_sub(1),
            scene::Page::Next => (number + 1).min(last),
        };
        self.house.viewing.scroll_to(Scrolled::Rules, 0.0);
        self.overlays.open(Overlay::Rules(game, number));
    }

    /// Turns the page of the rules if a contact has swept over them from side to side; returns whether it has.
    pub(crate) fn sweeps_rules(&mut self, contact: &Contact, at: Point) -> bool {
        /// So far a finger sweeps, in stage units.
        const FAR: f32 = 50.0;
        let reads = matches!(self.overlays.top(), Some(Overlay::Rules(..)));
        let (right, down) = (at.x - contact.from.x, at.y - contact.from.y);
        let sweeps = right.abs() > FAR && right.abs() > 2.0 * down.abs();
        let is_alone = self.hands.contacts.iter().next().is_none();
        let scrolls = matches!(contact.gesture, Gesture::Scrolling(_));
        if !reads || !sweeps || !is_alone || scrolls || self.layout() == Layout::Table {
            return false;
        }
        let onward = (right < 0.0) != self.language().is_rtl();
        self.leaf(match onward {
            true => scene::Page::Next,
            false => scene::Page::Back,
        });
        true
    }

    /// Layout of a game's rules on an own screen.
    pub fn rules_sheet(&self, game: GameId) -> RulesSheet {
        let games = self.rules_beside(game);
        let names: Vec<&str> = games.iter().map(|game| game.title).collect();
        RulesSheet::of(self.stage(), &names)
    }

    /// Returns the games on the rules' sheet: the open one and, if there are many, those near it.
    pub fn rules_beside(&self, game: GameId) -> Vec<&'static GameDef> {
        const MOST: usize = 6;
        let count = self.games.count().min(MOST);
        let first = (self.games.index(game) + 1).saturating_sub(MOST / 2);
        let first = first.min(self.games.count() - count);
        self.games.iter().skip(first).take(count).collect()
    }
}
