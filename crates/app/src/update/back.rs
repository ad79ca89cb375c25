//! The browser's Back: it closes the top layer, as Escape does, and asks before it leaves a game. It stays the
//! browser's own in the lobby, at a kiosk, and after that question. So the page keeps no visitor.
//!
//! Each layer has an entry of the browser's history, so Back takes away both at once. Some browsers would skip an
//! entry that was made without a touch.

use crate::input::Effect;
use crate::layout::Layout;
use crate::overlay::{Overlay, Question};
use crate::screen::Screen;
use crate::state::State;
use crate::table::{Asked, TableScreen};

/// Layer that Back undoes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    /// A game that comes to the table without a question, as soon as its map is there.
    Coming,
    Puzzle,
    /// Friends who are waited for.
    Friends,
    Linked,
    Playing,
    Over,
    Review,
    Tried,
    /// The question to a seat if it resigns.
    Asked,
    Sheet,
    Trouble,
}

impl State {
    /// Returns how often Back does something on this page before it leaves it.
    pub fn steps_back(&self) -> usize {
        if let Some(Overlay::Question(Question::Leave)) = self.overlays.sheet() {
            return 0;
        }
        // Visitors who came by a link go back to where the link was.
        let all = self.layers().into_iter();
        all.filter(|layer| *layer != Layer::Linked).count()
    }

    /// Tells the page how many entries of the history it needs, if that has changed.
    pub(crate) fn tell_steps_back(&mut self, out: &mut Vec<Effect>) {
        let steps = self.steps_back();
        self.house.outside.tell_steps_back(steps, out);
    }

    /// Returns all layers that Back closes, from the bottom to the top. At a kiosk there are none.
    fn layers(&self) -> Vec<Layer> {
        if self.is_kiosk() {
            return Vec::new();
        }
        let mut layers = match (&self.screen, self.table()) {
            (_, Some(table)) => self.layers_of(table),
            (Screen::Puzzle(_), None) => vec![Layer::Puzzle],
            (Screen::Lobby, None) if self.awaits_friends() => vec![Layer::Friends],
            (Screen::Lobby, None) if self.keeper.arrivals.waits_by_itself() => vec![Layer::Coming],
            (_, None) => Vec::new(),
        };
        if self.overlays.sheet().is_some() {
            layers.push(Layer::Sheet);
        }
        if !self.overlays.troubles().is_empty() {
            layers.push(Layer::Trouble);
        }
        layers
    }

    /// Returns the layers of a game that Back closes, apart from overlays.
    fn layers_of(&self, table: &TableScreen) -> Vec<Layer> {
        if self.linked_game().is_some() {
            let review = table.review.is_some().then_some(Layer::Review);
            return [Layer::Linked].into_iter().chain(review).collect();
        }
        let tried = table.finished_game();
        let is_finished = tried.unwrap_or(table).session().is_finished();
        // Results at a table belong to all who sit there. A question to one seat is that person's to answer.
        let is_own = self.layout() == Layout::Own;
        let is_own_doing = |asked: Asked| !matches!(asked, Asked::Proposal(_));
        let asks = |seat| table.asked(seat).is_some_and(is_own_doing);
        let is_asked = is_own && (0..table.session().seats().len()).any(asks);
        // The game itself is the table's, if this page only shows it.
        let game = match is_finished {
            true => is_own.then_some(Layer::Over),
            false => Some(Layer::Playing),
        };
        let game = game.filter(|_| !self.is_member());
        let is_reviewed = table.review.is_some() || tried.is_some();
        game.into_iter()
            .chain(is_reviewed.then_some(Layer::Review))
            .chain(tried.map(|_| Layer::Tried))
            .chain(is_asked.then_some(Layer::Asked))
            .collect()
    }

    /// Takes one step back.
    pub(crate) fn go_back(&mut self, out: &mut Vec<Effect>) {
        match self.layers().pop() {
            None => {}
            Some(Layer::Coming) => self.keeper.arrivals.let_wait(),
            Some(Layer::Puzzle) => {
                self.hands.contacts.rest();
                self.screen = Screen::Lobby;
            }
            Some(Layer::Friends) => self.stop_waiting(),
            Some(Layer::Linked) => self.leave_linked_game(),
            Some(Layer::Playing) => self.overlays.ask_first(Question::Leave),
            Some(Layer::Over) => self.clear_table(),
            Some(Layer::Asked) => {
                if let Some(table) = self.screen.table_mut() {
                    table.stop_asking();
                }
            }
            Some(Layer::Review) => self.close_review(),
            Some(Layer::Tried) => self.back_to_review(out),
            Some(Layer::Sheet) => self.close_panel(),
            Some(Layer::Trouble) => _ = self.overlays.dismiss(),
        }
    }
}
