//! Turns of games for two that need no OK, if the settings say so: a second tap on the end of the turn confirms, or
//! the click that completes it. A turn waits for OK as usual if it is incomplete, could continue, or wins the game
//! for the opponent.

use crate::input::Effect;
use crate::state::State;
use rules::Spot;
use scene::Slider;
use session::{Command, Revision, Session, only_human};

/// The value of the slider at which a click confirms.
const CLICK: i32 = 2;

impl State {
    /// Returns the command for a touch on the board.
    pub(super) fn meant_by(&self, spot: Spot) -> Command {
        let board = self.session().and_then(Session::board);
        let ends = match (spot, board) {
            (Spot::Cell(cell), Some(board)) => board.ends_on(cell),
            (Spot::Cell(_) | Spot::Link(_) | Spot::Node(_), _) => false,
        };
        match ends && self.house.settings.confirms_by_tap() {
            true => Command::Commit,
            false => Command::Touch(spot),
        }
    }

    /// Returns the command for the button for a pass or a swap.
    pub(super) fn meant_by_special(&self) -> Command {
        let board = self.session().and_then(Session::board);
        let is_drafted = board
            .is_some_and(|board| board.draft().special.is_some() && board.gives_away().is_none());
        match is_drafted && self.house.settings.confirms_by_tap() {
            true => Command::Commit,
            false => Command::Special,
        }
    }

    /// Confirms a complete turn after a mouse click on the board since a revision. One person must play against the
    /// computer, and be able to take the turn back.
    pub(super) fn confirm_click(&mut self, since: Revision, out: &mut Vec<Effect>) {
        let Some(session) = self.session() else {
            return;
        };
        let is_done = session.board().is_some_and(|board| board.is_done());
        let changed = session.revision() != since && session.revision().same_turn(since);
        let is_alone = only_human(session.seats()).is_some();
        if is_done && changed && is_alone && self.house.settings.get(Slider::Confirm) == CLICK {
            self.order(session::Actor::Table, Command::Commit, out);
        }
    }
}
