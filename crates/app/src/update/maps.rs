//! Maps that come, and those that the lobby shows.

use crate::input::Effect;
use crate::map_page::{MapCard, MapPage};
use crate::state::State;
use base::words::Message;
use rules::maps::{MapFile, MapId};
use scene::Page;

impl State {
    pub(crate) fn map_came(
        &mut self,
        map: MapId,
        file: Result<Box<MapFile>, Message>,
        out: &mut Vec<Effect>,
    ) {
        self.library.map_came(map, file);
        self.tell_own(map);
        self.make_ready(out);
        // The chosen map comes first and the others behind it, one at a time, so that the first
        // game never waits for a map that nobody has chosen.
        self.library.fetch_next_map(&self.maps_in_sight(), out);
        self.check_puzzle_map();
        self.open_what_has_come(out);
    }

    /// Maps that the lobby offers, in their order. A chosen one that is not offered stands before them.
    pub fn maps(&self) -> Vec<MapId> {
        let listed = self.host_file().and_then(|file| file.maps.clone());
        let offered = listed.unwrap_or_else(|| MapId::all().collect());
        let chosen = Some(self.lobby.map).filter(|map| !offered.contains(map));
        chosen.into_iter().chain(offered).collect()
    }

    /// Maps that the lobby shows now: those round the chosen one, until somebody turns the page.
    pub fn map_page(&self) -> MapPage {
        self.map_page_at(self.lobby.look.opened_page(self.lobby.map))
    }

    /// Maps on the page that an arrow opens; `None` at the ends.
    pub fn map_page_after(&self, page: Page) -> Option<MapPage> {
        let number = self.map_page().after(page)?;
        Some(self.map_page_at(Some(number)))
    }

    fn map_page_at(&self, number: Option<usize>) -> MapPage {
        let workshop = self.offers_workshop().then_some(MapCard::Workshop);
        let cards = self.maps().into_iter().map(MapCard::Map);
        let cards: Vec<MapCard> = cards.chain(workshop).collect();
        MapPage::of(&cards, MapCard::Map(self.lobby.map), number)
    }

    fn maps_in_sight(&self) -> Vec<MapId> {
        let cards = self.map_page().maps.into_iter();
        cards.filter_map(MapCard::map).collect()
    }

    /// Turns the page of maps. The page fetches the maps that come in sight.
    pub(crate) fn leaf_maps(&mut self, page: Page, out: &mut Vec<Effect>) {
        if let Some(number) = self.map_page().after(page) {
            self.lobby.look.open_page(number, self.lobby.map);
            self.library.fetch_next_map(&self.maps_in_sight(), out);
        }
    }
}
