//! Exhaustive search for short wins: tests if a side wins within a number of its turns, against any defence.

use super::{Position, for_side};

/// Number of moves between two looks at the clock.
pub(super) const MOVES_PER_LOOK: u32 = 128;

/// A search that tries everything while moves and time are left.
pub(super) struct Exact<'a> {
    /// Number of moves left.
    pub(super) left: u32,
    /// Returns true if the time is over.
    pub(super) spent: &'a dyn Fn() -> bool,
}

impl Exact<'_> {
    /// Returns true if the side to move wins within so many of its turns by this move.
    ///
    /// It is `None` if the search runs out of moves or time.
    pub(super) fn wins_by<P: Position>(
        &mut self,
        position: &P,
        choice: P::Move,
        turns: u8,
    ) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        if self.left.is_multiple_of(MOVES_PER_LOOK) && (self.spent)() {
            return None;
        }
        let side = position.side();
        let mut next = position.clone();
        next.make(choice);
        match next.result() {
            Some(value) => Some(for_side(side as u8, value) == 1.0),
            None if next.side() == side => self.wins(&next, turns),
            None if turns == 1 => Some(false),
            None => self.loses(&next, turns - 1),
        }
    }

    /// Returns true if the side to move wins within so many of its turns.
    fn wins<P: Position>(&mut self, position: &P, turns: u8) -> Option<bool> {
        let mut list = Vec::new();
        position.moves(&mut list);
        // Moves that win immediately are found before the search looks further.
        for turns in [1, turns].into_iter().take(usize::from(turns.min(2))) {
            for &(choice, _) in &list {
                if self.wins_by(position, choice, turns)? {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    /// Returns true if the side to move loses within so many turns of the other side.
    ///
    /// The side to move may play anything.
    fn loses<P: Position>(&mut self, position: &P, turns: u8) -> Option<bool> {
        let side = position.side();
        let mut list = Vec::new();
        position.moves(&mut list);
        for (choice, _) in list {
            let mut next = position.clone();
            next.make(choice);
            let lost = match next.result() {
                Some(value) => for_side(side as u8, value) == 0.0,
                None if next.side() == side => self.loses(&next, turns)?,
                None => self.wins(&next, turns)?,
            };
            if !lost {
                return Some(false);
            }
        }
        Some(true)
    }
}
