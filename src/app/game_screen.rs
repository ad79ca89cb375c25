//! The contract of a game's screen: what the table asks of it, whichever game is played. Games on a board
//! of cells share one; a game of another kind brings its own in its folder.

use super::looking_back::LookingBack;
use super::state::State;
use super::table::TableScreen;
use crate::players::engine::EngineRequest;
use crate::scene::{Pen, TargetArea};
use crate::session::Seat;

/// The pens of a picture, the lowest layer first.
pub struct Pens<'a> {
    /// What moves on the board.
    pub board: &'a mut Pen,
    /// What is marked above the pieces and names of the board.
    pub marks: &'a mut Pen,
    /// The seats' panels.
    pub seats: &'a mut Pen,
    /// What flashes on them.
    pub flash: &'a mut Pen,
}

/// Draws a game's matches, and answers for what only this game has.
pub trait GameScreen: Sync {
    /// Draws the board, and each seat's panel.
    fn draw(&self, state: &State, table: &TableScreen, pens: &mut Pens);

    /// Draws what fingers on the board would do. Where they are depends on all that can be touched now.
    fn draw_fingers(
        &self,
        state: &State,
        table: &TableScreen,
        targets: &[TargetArea],
        pens: &mut Pens,
    );

    /// Draws the board alone, for the demonstration.
    fn draw_demonstration(&self, state: &State, table: &TableScreen, pens: &mut Pens);

    /// Draws results that lie over the table.
    fn draw_results(&self, _state: &State, _table: &TableScreen, _over: &mut Pen) {}

    /// What is played and how it stands, for people who left it: a few words and a sentence.
    fn standing(&self, table: &TableScreen) -> (String, String);

    /// Looks back at the round whose results are shown, first at a seat. `None` if there are none.
    fn look_back(
        &self,
        _table: &TableScreen,
        _seat: Seat,
    ) -> Option<(Box<dyn LookingBack>, EngineRequest)> {
        None
    }
}

impl State {
    /// What draws a screen's match.
    pub(crate) fn game_screen(&self, table: &TableScreen) -> &'static dyn GameScreen {
        self.games.get(table.session.id()).screen
    }
}
