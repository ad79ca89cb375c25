//! A node of the tree: a move with its visits and results.

use super::for_side;

/// Certain result for side 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Proven {
    Loss,
    Draw,
    Win,
}

impl Proven {
    pub(super) fn of(value: f32) -> Self {
        match value {
            0.0 => Self::Loss,
            1.0 => Self::Win,
            _ => Self::Draw,
        }
    }

    pub(super) fn value(self) -> f32 {
        f32::from(self as u8) / 2.0
    }
}

#[derive(Clone, Copy)]
pub(super) struct Node<M> {
    /// Move that leads here; `None` for the root.
    pub(super) choice: Option<M>,
    /// First child and number of children; 0 before the node is expanded.
    pub(super) first: u32,
    pub(super) moves: u32,
    /// True if these are all moves there are.
    pub(super) fully_expanded: bool,
    /// Side that chooses here.
    pub(super) side: u8,
    pub(super) proven: Option<Proven>,
    /// In how many turns the game ends then, if the winner hurries and the loser does not.
    pub(super) distance: u8,
    pub(super) visits: u32,
    /// Sum of side 0's results in all visits.
    pub(super) sum: f32,
    /// Prior of the move that leads here, as a share of its siblings' sum.
    pub(super) prior: f32,
    /// AMAF statistics of the move: the number of times that the same side made it later, and side 0's result.
    pub(super) rave: [f32; 2],
}

impl<M: Copy> Node<M> {
    pub(super) fn new(choice: Option<M>, prior: f32) -> Self {
        Self {
            choice,
            first: 0,
            moves: 0,
            fully_expanded: false,
            side: 0,
            proven: None,
            distance: 0,
            visits: 0,
            sum: 0.0,
            prior,
            rave: [0.0; 2],
        }
    }

    /// Returns a side's result here, where it is certain.
    pub(super) fn certain(&self, side: u8) -> Option<f32> {
        self.proven.map(|proven| for_side(side, proven.value()))
    }

    /// Returns a side's expectation here: the certain result, or else the average.
    pub(super) fn expects(&self, side: u8) -> f32 {
        let mean = || for_side(side, self.mean());
        self.certain(side).unwrap_or_else(mean)
    }

    /// In how many turns the game ends, where it is certain, seen from the node before it.
    pub(super) fn distance_from(&self, parent: &Self) -> u8 {
        let ends_a_turn = self.moves == 0 || self.side != parent.side;
        self.distance.saturating_add(ends_a_turn.into())
    }

    /// Returns side 0's average result: 0.5 before the first visit.
    pub(super) fn mean(&self) -> f32 {
        match self.visits {
            0 => 0.5,
            visits => self.sum / visits as f32,
        }
    }

    pub(super) fn children(&self) -> std::ops::Range<usize> {
        let first = self.first as usize;
        first..first + self.moves as usize
    }
}
