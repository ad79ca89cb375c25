//! The distance of a side from its chain, if the other side never answered.

use std::collections::VecDeque;

use super::board::{Board, EMPTY, SQUARES, Spot};
use super::game::Connection;
use super::link::Slope;
use super::setup::Variant;
use super::side::Side;

impl Connection {
    /// Returns the minimum number of turns for a side to join its edges, if the other side never answered: 0 if
    /// they are joined. `None` if it cannot any more.
    ///
    /// In Quadrex it is the number of empty cells on the shortest way, though some of them may fill by themselves.
    ///
    /// ```
    /// use rules::TwoPlayer;
    /// use rules::connection::{Connection, Options, Side};
    ///
    /// let options = Options { size: 4, ..Options::default() };
    /// let game = Connection::new(options).unwrap();
    /// let game = game.with_position("4/1x2/1xo1/4 o -").unwrap();
    /// assert_eq!(game.turns_left(Side::X), Some(2));
    /// assert_eq!(game.turns_left(Side::O), Some(3));
    /// ```
    pub fn turns_left(&self, side: Side) -> Option<usize> {
        let board = self.board();
        let [own, north] = [side as usize, board.stride];
        let line = |at: Spot| if own == 0 { at / north } else { at % north };
        let cost = |at: Spot| usize::from(board.colours[at] == EMPTY);
        let mut left = [usize::MAX; SQUARES];
        let mut open = VecDeque::new();
        for along in 1..north - 1 {
            let at = if own == 0 {
                north + along
            } else {
                along * north + 1
            };
            if stands_open(board, side, at) {
                left[at] = cost(at);
                open.push_back(at);
            }
        }
        // Ways grow by few turns at a time, so a square returns to the list when a shorter way is found.
        while let Some(at) = open.pop_front() {
            for (next, more) in steps(board, side, at) {
                let turns = left[at] + more + cost(next);
                if turns < left[next] {
                    left[next] = turns;
                    open.push_back(next);
                }
            }
        }
        let across = board.squares().filter(|&at| line(at) == north - 2);
        across
            .map(|at| left[at])
            .min()
            .filter(|&turns| turns < usize::MAX)
    }
}

/// Returns true if a side's stone is on a square, or may be placed there.
fn stands_open(board: &Board, side: Side, at: Spot) -> bool {
    let free = board.colours[at] == EMPTY && !board.is_forbidden(side, at);
    board.is_inside(at) && (free || board.colours[at] == side as u8)
}

/// The squares that a stone of a side on a square would be joined with, and how many turns the joint takes by itself.
fn steps(board: &Board, side: Side, at: Spot) -> impl Iterator<Item = (Spot, usize)> {
    let around = board.round().into_iter().enumerate();
    around.filter_map(move |(way, step)| {
        let next = at.wrapping_add_signed(step);
        if !stands_open(board, side, next) {
            return None;
        }
        match way % 2 {
            0 => Some((next, 0)),
            _ => Some((next, diagonal(board, side, [at, next])?)),
        }
    })
}

/// Returns the number of turns that a diagonal needs to connect once it has stones on both ends; `None` if it
/// cannot.
fn diagonal(board: &Board, side: Side, ends: [Spot; 2]) -> Option<usize> {
    let slope = board.slope(ends);
    let block = ends[0].min(ends[1]) - usize::from(slope == Slope::Falling);
    let other = Slope::BOTH.into_iter().find(|&other| other != slope)?;
    let is_crossed = board.pair(block, other) == Some(1 - side as u8);
    match (board.variant, board.marks[block]) {
        (_, Some(marked)) => (marked == slope).then_some(0),
        (Variant::Quax, None) => Some(1),
        (Variant::Quickway | Variant::Crossway, None) => (!is_crossed).then_some(0),
        (Variant::Quadrex, None) => None,
    }
}
