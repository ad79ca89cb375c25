//! Availability of a picture of the end of a round or a game.

use super::input::Effect;
use super::layout::Layout;
use super::overlay::Overlay;
use super::state::State;
use super::table::TableScreen;
use scene::PictureFormat;

impl State {
    /// Returns the match whose results are visible, if there is one.
    ///
    /// That is a round or a game from this table or from a link. Trials and exercises do not count.
    pub fn ended_match(&self) -> Option<&TableScreen> {
        let table = self.table()?;
        let is_game = table.course().is_none() && table.finished_game().is_none();
        let is_told = !self.holds_still() && !self.is_touring();
        let ended = self.game_screen(table).results(table).is_some();
        Some(table).filter(|_| is_game && is_told && ended)
    }

    /// Returns true if a picture of the end can be saved here.
    ///
    /// A person at a table or a kiosk cannot take a file away. There the link leads to a phone, which offers the
    /// picture.
    pub fn offers_picture(&self) -> bool {
        self.layout() == Layout::Own && !self.is_kiosk() && self.ended_match().is_some()
    }

    /// Opens the choice of pictures.
    pub(crate) fn open_pictures(&mut self) {
        if self.offers_picture() {
            self.overlays.open(Overlay::Picture);
        }
    }

    /// The sheet goes when there is nothing left to be saved: the table has gone on, or this screen is one now.
    pub(crate) fn check_pictures(&mut self) {
        let is_open = matches!(self.overlays.sheet(), Some(Overlay::Picture));
        if is_open && !self.offers_picture() {
            self.overlays.close_sheet();
        }
    }

    /// Lets a picture be saved.
    pub(crate) fn save_picture(&self, format: PictureFormat, out: &mut Vec<Effect>) {
        out.extend(self.offers_picture().then_some(Effect::SavePicture(format)));
    }
}
