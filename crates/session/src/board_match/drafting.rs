//! Making of a turn by fingers in a match on a board: touch by touch, or by carrying a piece.

use super::{BoardMatch, drafted};
use crate::boards::BoardGame;
use crate::{BoardPlay, Draft, Fact, Refused};
use rules::Cell;

impl<G: BoardGame> BoardMatch<G> {
    pub(super) fn leads_on(&self, touched: &[Cell]) -> bool {
        self.record.now().reach(touched).is_some()
    }

    /// Returns the touches after one more: it continues the turn or, if it cannot, replaces the last step. A single
    /// step can start again.
    fn with(&self, cell: Cell) -> Option<Vec<Cell>> {
        let touched = &self.draft.touched;
        let length = touched.len();
        let anew = (0..length)
            .rev()
            .filter(|&kept| kept + 2 >= length || (kept == 0 && length <= 3));
        [length].into_iter().chain(anew).find_map(|kept| {
            let with = [&touched[..kept], &[cell]].concat();
            (with != *touched && self.leads_on(&with)).then_some(with)
        })
    }

    /// Returns the touches of a finger that starts a drag on a cell. It continues the turn, or holds the whole
    /// piece that is picked up already, or else picks up another one.
    pub(super) fn carrying(&self, from: Cell) -> Option<Vec<Cell>> {
        let game = self.record.now();
        let touched = &self.draft.touched;
        let further = [&touched[..], &[from]].concat();
        if self.leads_on(&further) {
            return Some(further);
        }
        let held = || game.selection(touched).contains(&from) && self.is_in_hand();
        if !touched.is_empty() && !self.reach.whole && held() {
            return Some(touched.clone());
        }
        self.with(from)
    }

    /// Returns true if the last touch only picked a piece up, without moving anything.
    pub(super) fn is_in_hand(&self) -> bool {
        let before = self.draft.touched.split_last();
        before.is_some_and(|(_, before)| self.seen(before) == self.shown.to_string())
    }

    /// The position after these touches, as text.
    fn seen(&self, touched: &[Cell]) -> String {
        self.record.now().preview_position(touched).to_string()
    }

    /// Returns true if a turn moves pieces now, so that it has to begin on a piece.
    pub(super) fn moves_pieces(&self) -> bool {
        let game = self.record.now();
        let first = game.reach(&[]).unwrap_or_default().next;
        first.iter().all(|&cell| game.is_taken(cell))
    }

    /// Returns true if the drafted turn has put a piece on a cell.
    pub(super) fn has_made(&self, cell: Cell) -> bool {
        self.record
            .now()
            .selection(&self.draft.touched)
            .contains(&cell)
    }

    /// Returns the reason why a drag from a cell is refused. It tries that cell's piece instead of one that is only
    /// picked up.
    fn why_stuck(&self, from: Cell) -> Refused {
        let game = self.record.now();
        let mut made = self.draft.touched.clone();
        while let [before @ .., _] = &made[..]
            && self.seen(before) == self.seen(&made)
        {
            made.pop();
        }
        let further = [&made[..], &[from]].concat();
        let goes_on = game
            .reach(&made)
            .is_some_and(|reach| !reach.next.is_empty());
        let alone = vec![from];
        // A piece that has moved in this turn was not there before it.
        let tried = match goes_on || !game.is_taken(from) {
            true => [further, alone],
            false => [alone, further],
        };
        let mut tried = tried.iter();
        Refused::Illegal(tried.find_map(|touched| game.why_not(touched)))
    }

    pub(super) fn touch(&mut self, cell: Cell) -> Result<Vec<Fact>, Refused> {
        let again = self.draft.touched.last() == Some(&cell);
        if again && !self.reach.whole && self.is_in_hand() {
            // A second touch puts back a piece that was only picked up. A piece that was placed stays there.
            self.undo();
            return Ok(vec![drafted(false, Vec::new())]);
        }
        match self.with(cell) {
            Some(touched) => Ok(self.put(touched)),
            // A second tap on a turn that is complete means the same.
            None if again && self.reach.next.is_empty() => Ok(vec![drafted(false, Vec::new())]),
            None => Err(self.nowhere(cell)),
        }
    }

    pub(super) fn extend(&mut self, cell: Cell) -> Result<Vec<Fact>, Refused> {
        let touched = [&self.draft.touched[..], &[cell]].concat();
        match self.leads_on(&touched) {
            true => Ok(self.put(touched)),
            false => Err(Refused::Illegal(None)),
        }
    }

    /// Drags a piece from the first cell to the second. Without a piece to pick up, only the cell where the finger
    /// was lifted counts. But the refusal is about the first cell if that [`is_stuck`](BoardPlay::is_stuck).
    pub(super) fn drag(&mut self, from: Cell, to: Cell) -> Result<Vec<Fact>, Refused> {
        let held = self.carrying(from).filter(|_| self.picks_up(from));
        let Some(held) = held else {
            let why = self.is_stuck(from).then(|| self.why_stuck(from));
            let is_free = self.has_made(from) || !self.shown.is_taken(from);
            return match why {
                // The player may change the last step, and a finger may miss its piece.
                Some(why) if is_free => self.touch(to).map_err(|_| why),
                Some(why) => Err(why),
                None => self.touch(to),
            };
        };
        let touched = [&held[..], &[to]].concat();
        if !self.leads_on(&touched) {
            return Err(self.why_not(&touched));
        }
        let seen = self.shown.to_string();
        self.put(touched);
        // The finger has carried the piece: it need not go there again by itself.
        Ok(vec![drafted(self.shown.to_string() != seen, Vec::new())])
    }

    fn put(&mut self, touched: Vec<Cell>) -> Vec<Fact> {
        let paths = self.record.now().paths(&touched);
        let seen = self.shown.to_string();
        self.draft = Draft {
            touched,
            special: None,
        };
        self.refresh();
        vec![drafted(self.shown.to_string() != seen, paths)]
    }

    fn nowhere(&self, cell: Cell) -> Refused {
        self.why_not(&[&self.draft.touched[..], &[cell]].concat())
    }

    fn why_not(&self, touched: &[Cell]) -> Refused {
        Refused::Illegal(self.record.now().why_not(touched))
    }

    /// Undoes the last step of the turn, or puts back a piece.
    pub(super) fn undo(&mut self) {
        if self.draft.special.take().is_none() {
            let seen = |touched: &[Cell]| self.seen(touched);
            let mut touched = self.draft.touched.clone();
            touched.pop();
            // Undoing a step also puts back the piece that was picked up for it.
            if seen(&touched) != self.shown.to_string() {
                while let [before @ .., _] = &touched[..]
                    && seen(before) == seen(&touched)
                {
                    touched.pop();
                }
            }
            self.draft.touched = touched;
        }
        self.refresh();
    }
}
