//! The contract of a game's screen: what the table asks of it, whichever game is played. Games on a board
//! of cells share one; a game of another kind brings its own in its folder.

use std::any::Any;
use std::fmt::Debug;

use super::replay::Replay;
use super::state::State;
use super::table::TableScreen;
use crate::players::engine::EngineRequest;
use crate::scene::{Pen, ReviewTarget, TargetArea};
use crate::session::{Seat, Session};

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

/// A round that is looked back at.
pub trait LookingBack: Any + Debug {
    /// How far the round is shown.
    fn replay(&mut self) -> &mut Replay;

    /// The engine has answered what was asked about the round.
    fn answered(&mut self, session: &Session, answer: Result<String, String>);

    /// A button of it has been pressed.
    fn press(&mut self, session: &Session, target: ReviewTarget);

    /// A copy that goes its own way.
    fn boxed(&self) -> Box<dyn LookingBack>;

    /// The round as whatever it is.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn LookingBack> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}
