//! A match on the cells of a board as the table sees it, whichever game it is.

use serde::{Deserialize, Serialize};

use super::{EarlyEnd, Seat};
use crate::boards::{Aftermath, Board, BoardGame, Ghost, NextTouches, ghosts};
use base::words::Message;
use rules::Cell;

/// Draft of a turn that is not confirmed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The cells touched so far.
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
    /// Seat that has won; `None` for a draw.
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

/// A match on the cells of a board as it is seen, whichever game it is.
pub trait BoardPlay {
    /// The position as it is seen, with what is drafted.
    fn shown(&self) -> &dyn Board;
    /// The position after the last confirmed turn.
    fn now(&self) -> &dyn Board;
    /// Returns the touches that can come next.
    fn reach(&self) -> &NextTouches;
    /// Returns the draft of the turn.
    fn draft(&self) -> &Draft;
    /// The cells that tell the last confirmed turn.
    fn trace(&self) -> &[Cell];
    /// Words for what the last confirmed turn did: [`BoardGame::describe`](crate::boards::BoardGame::describe).
    fn last_turn(&self) -> &Message;
    /// The ways that the last confirmed turn has taken.
    fn arrows(&self) -> &[Vec<Cell>];
    /// Returns the side effects of the last confirmed turn.
    fn aftermath(&self) -> &Aftermath;
    /// The last confirmed turn if it was a pass or a swap, as the rules spell it.
    fn last_special(&self) -> Option<&str>;
    /// The seat that made the last confirmed turn.
    fn last_player(&self) -> Option<Seat>;
    /// The opponent of the seat on turn, if the drafted turn would win the game for the opponent.
    fn gives_away(&self) -> Option<Seat>;
    /// Returns the end of the match; `None` while it goes on.
    fn ended(&self) -> Option<BoardEnd>;
    /// Returns the next touches if a finger carried the piece on this cell.
    ///
    /// It is `None` if that leads nowhere.
    fn preview(&self, cell: Cell) -> Option<NextTouches>;

    /// The touches that a finger makes which carries what is on this cell; `None` if that leads nowhere.
    fn held(&self, cell: Cell) -> Option<Vec<Cell>>;

    /// Returns whether the refusal of a drag from this cell is about this cell.
    ///
    /// Nothing can be carried from there, wherever the finger is lifted: the piece cannot move, or there is none.
    fn is_stuck(&self, cell: Cell) -> bool;

    /// The pass or swap that the rules offer now, as they spell it.
    fn special(&self) -> Option<String> {
        self.now().special_move()
    }

    /// Returns whether the drafted turn is whole, and touching its last cell once more could only confirm it.
    ///
    /// A turn that wins the game for the opponent is none of these.
    fn ends_on(&self, cell: Cell) -> bool {
        let touched = &self.draft().touched;
        let again = [&touched[..], &[cell]].concat();
        let goes_on = || self.now().reach(&again).is_some();
        self.reach().whole
            && touched.last() == Some(&cell)
            && self.gives_away().is_none()
            && !goes_on()
    }

    /// Returns whether nothing can be added to the drafted turn, and it does not win the game for the opponent.
    fn is_done(&self) -> bool {
        let reach = self.reach();
        reach.whole && reach.next.is_empty() && self.gives_away().is_none()
    }

    /// The pieces that are gone: what the turn that is being made takes or, before it takes anything, what the last one
    /// took.
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

    /// The ways that pieces take if the last touch of the turn is taken back.
    fn ways_back(&self) -> Vec<Vec<Cell>> {
        let mut ways = self.now().paths(&self.draft().touched);
        ways.iter_mut().for_each(|way| way.reverse());
        ways
    }

    /// Returns true if a finger that goes down on a cell picks something up there.
    fn picks_up(&self, cell: Cell) -> bool {
        self.preview(cell).is_some_and(|reach| !reach.whole)
    }
}
