//! Turns of games for two that are confirmed without OK, where the settings want it: by a second tap on the end of
//! the turn, or by the click that leaves nothing to add. What is not whole, goes on there, or wins the game for the
//! opponent waits for OK as ever.

use crate::input::Effect;
use crate::state::State;
use rules::Spot;
use scene::Slider;
use session::{Command, Revision, Session, only_human};

/// The value of the slider at which a click confirms.
const CLICK: i32 = 2;

impl State {
    /// The command that a touch of the board stands for.
    pub(super) fn meant_by(&self, spot: Spot) -> Command {
        let board = self.session().and_then(Session::board);
        let ends = match (spot, board) {
            (Spot::Cell(cell), Some(board)) => board.ends_on(cell),
            (Spot::Cell(_) | Spot::Link(_) | Spot::Node(_), _) => false,
        };
        match ends && self.settings.confirms_by_tap() {
            true => Command::Commit,
            false => Command::Touch(spot),
        }
    }

    /// The command that the button for a pass or a swap stands for.
    pub(super) fn meant_by_special(&self) -> Command {
        let board = self.session().and_then(Session::board);
        let is_drafted = board
            .is_some_and(|board| board.draft().special.is_some() && board.gives_away().is_none());
        match is_drafted && self.settings.confirms_by_tap() {
            true => Command::Commit,
            false => Command::Special,
        }
    }

    /// A mouse has touched the board since a revision: that confirms a turn to which nothing can be added, if one
    /// person plays against the computer and can take it back.
    pub(super) fn confirm_click(&mut self, since: Revision, out: &mut Vec<Effect>) {
        let Some(session) = self.session() else {
            return;
        };
        let is_done = session.board().is_some_and(|board| board.is_done());
        let changed = session.revision() != since && session.revision().same_turn(since);
        let is_alone = only_human(session.seats()).is_some();
        if is_done && changed && is_alone && self.settings.get(Slider::Confirm) == CLICK {
            self.order(session::Actor::Table, Command::Commit, out);
        }
    }
}
