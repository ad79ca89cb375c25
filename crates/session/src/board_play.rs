//! A match on the cells of a board as the table sees it, whichever game it is.

use serde::{Deserialize, Serialize};

use super::{EarlyEnd, Seat};
use crate::boards::{Aftermath, Board, BoardGame, Ghost, NextTouches, ghosts};
use base::words::Message;
use rules::Cell;

/// Draft of a turn that is not confirmed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Cells touched so far.
    pub touched: Vec<Cell>,
    /// A pass or a swap instead, as the rules spell it.
    pub special: Option<String>,
}

impl Draft {
    /// The pass or swap that it is, if the rules offer it.
    pub(crate) fn special_of<G: BoardGame>(&self, game: &G) -> Option<G::Move> {
        let special = self.special.as_ref()?;
        let mut offered = game.special_moves().into_iter();
        offered.find(|turn| turn.to_string() == *special)
    }
}

/// End of a match on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardEnd {
    /// Winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// Why it ended before its rules had ended it.
    pub early: Option<EarlyEnd>,
}

impl BoardEnd {
    /// Returns true if the match ended because a player resigned.
    pub fn resigned(&self) -> bool {
        matches!(self.early, Some(EarlyEnd::Resigned(_)))
    }
}

/// The view of a match on the cells of a board, for any game.
pub trait BoardPlay {
    /// Returns the position with the draft.
    fn shown(&self) -> &dyn Board;
    /// The position after the last confirmed turn.
    fn now(&self) -> &dyn Board;
    /// Returns the possible next touches.
    fn reach(&self) -> &NextTouches;
    /// Returns the draft of the turn.
    fn draft(&self) -> &Draft;
    /// The cells that tell the last confirmed turn.
    fn trace(&self) -> &[Cell];
    /// Returns words for the last confirmed turn: [`BoardGame::describe`](crate::boards::BoardGame::describe).
    fn last_turn(&self) -> &Message;
    /// Returns the ways of the last confirmed turn.
    fn arrows(&self) -> &[Vec<Cell>];
    /// Returns the side effects of the last confirmed turn.
    fn aftermath(&self) -> &Aftermath;
    /// The last confirmed turn if it was a pass or a swap, as the rules spell it.
    fn last_special(&self) -> Option<&str>;
    /// The seat that made the last confirmed turn.
    fn last_player(&self) -> Option<Seat>;
    /// The opponent of the seat on turn, if the drafted turn would win the game for the opponent.
    fn gives_away(&self) -> Option<Seat>;
    /// Returns the end of the match; `None` before it.
    fn ended(&self) -> Option<BoardEnd>;
    /// Returns the next touches if a finger carried the piece on this cell.
    ///
    /// It is `None` if the piece cannot go anywhere.
    fn preview(&self, cell: Cell) -> Option<NextTouches>;

    /// Returns the touches of a finger that carries the piece on this cell; `None` if it cannot go anywhere.
    fn held(&self, cell: Cell) -> Option<Vec<Cell>>;

    /// Returns true if a refused drag from this cell is about this cell.
    ///
    /// That holds wherever the finger is lifted: the piece cannot move, or there is none.
    fn is_stuck(&self, cell: Cell) -> bool;

    /// Returns the pass or swap that the rules offer now, in their notation.
    fn special(&self) -> Option<String> {
        self.now().special_move()
    }

    /// Returns true if the drafted turn is complete, and another touch on its last cell can only confirm it.
    ///
    /// It is false for a turn that wins the game for the opponent.
    fn ends_on(&self, cell: Cell) -> bool {
        let touched = &self.draft().touched;
        let again = [&touched[..], &[cell]].concat();
        let goes_on = || self.now().reach(&again).is_some();
        self.reach().whole
            && touched.last() == Some(&cell)
            && self.gives_away().is_none()
            && !goes_on()
    }

    /// Returns true if the drafted turn is final, and does not win the game for the opponent.
    fn is_done(&self) -> bool {
        let reach = self.reach();
        reach.whole && reach.next.is_empty() && self.gives_away().is_none()
    }

    /// Returns the removed pieces: those of the draft or, before it removes any, those of the last turn.
    fn ghosts(&self) -> Vec<Ghost> {
        let taking = match self.draft().touched.is_empty() {
            true => Vec::new(),
            false => ghosts(self.now(), self.shown()),
        };
        match taking.is_empty() {
            true => self.aftermath().ghosts.clone(),
            false => taking,
        }
    }

    /// Returns the ways of pieces when the player undoes the last touch.
    fn ways_back(&self) -> Vec<Vec<Cell>> {
        let mut ways = self.now().paths(&self.draft().touched);
        ways.iter_mut().for_each(|way| way.reverse());
        ways
    }

    /// Returns true if a finger on a cell picks something up.
    fn picks_up(&self, cell: Cell) -> bool {
        self.preview(cell).is_some_and(|reach| !reach.whole)
    }
}
