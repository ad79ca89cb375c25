//! The browser's Back: it closes what lies on top, as Escape does, and asks before it leaves a game. In the lobby, at
//! a kiosk, and after that question it is the browser's own, so the page keeps no visitor.

use crate::input::Effect;
use crate::overlay::{Overlay, Question};
use crate::screen::Screen;
use crate::state::State;
use crate::table::Asked;

/// What Back undoes, the topmost first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Trouble,
    Sheet,
    /// What a seat is asked: whether it resigns.
    Asked,
    Review,
    Linked,
    Tried,
    Puzzle,
    Over,
    Playing,
}

impl State {
    /// Returns whether Back does something on this page, so that it does not leave it.
    pub fn takes_back(&self) -> bool {
        match self.layer() {
            // Visitors who came by a link go back to where the link was.
            None | Some(Layer::Linked) => false,
            Some(_) => !matches!(
                self.overlays.sheet(),
                Some(Overlay::Question(Question::Leave))
            ),
        }
    }

    fn layer(&self) -> Option<Layer> {
        if self.is_kiosk() {
            return None;
        }
        if !self.overlays.troubles().is_empty() {
            return Some(Layer::Trouble);
        }
        if self.overlays.sheet().is_some() {
            return Some(Layer::Sheet);
        }
        if self.puzzle().is_some() {
            return Some(Layer::Puzzle);
        }
        let table = self.table()?;
        let session = table.session();
        let mut seats = 0..session.seats().len();
        let asks = |seat| table.asked(seat).is_some_and(|asked| asked != Asked::Draw);
        if self.linked_game().is_some() {
            Some(Layer::Linked)
        } else if table.review.is_some() {
            Some(Layer::Review)
        } else if seats.any(asks) {
            Some(Layer::Asked)
        } else if self.is_member() {
            // The game itself is the table's, which this page only shows.
            None
        } else if table.finished_game().is_some() {
            Some(Layer::Tried)
        } else if session.is_finished() {
            Some(Layer::Over)
        } else {
            Some(Layer::Playing)
        }
    }

    /// Takes one step back.
    pub(crate) fn go_back(&mut self, out: &mut Vec<Effect>) {
        match self.layer() {
            None => {}
            Some(Layer::Trouble) => _ = self.overlays.dismiss(),
            Some(Layer::Sheet) => self.close_panel(),
            Some(Layer::Asked) => {
                if let Some(table) = self.screen.table_mut() {
                    table.stop_asking();
                }
            }
            Some(Layer::Review) => self.close_review(),
            Some(Layer::Linked) => self.leave_linked_game(),
            Some(Layer::Tried) => self.back_to_review(out),
            Some(Layer::Puzzle) => {
                self.contacts.rest();
                self.screen = Screen::Lobby;
            }
            Some(Layer::Over) => self.clear_table(),
            Some(Layer::Playing) => self.ask_first(Question::Leave),
        }
    }
}
