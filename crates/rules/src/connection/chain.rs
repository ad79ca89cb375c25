//! The winning chain cell by cell, for display.

use std::iter::successors;

use super::board::{Board, Spot};
use super::game::Connection;
use super::link::Slope;
use super::side::Side;
use crate::Cell;

impl Connection {
    /// Returns a shortest chain that joins the winner's two edges. Each stone connects with the next as a
    /// neighbour, or by one of the [`links`](Connection::links). The first is on the north or east edge, the last
    /// on the opposite one. Empty before the end of the game.
    pub fn winning_chain(&self) -> Vec<Cell> {
        let Some(side) = self.winner else {
            return Vec::new();
        };
        let board = self.board();
        let mut seen: Vec<Spot> = board
            .squares()
            .filter(|&at| stands(board, side, at))
            .collect();
        seen.retain(|&at| is_on_edges(board, side, at)[0]);
        // The stones in the order of the search, each with the number of its predecessor.
        let mut found: Vec<_> = seen.iter().map(|&at| (at, None)).collect();
        let mut number = 0;
        while let Some(&(at, _)) = found.get(number) {
            if is_on_edges(board, side, at)[1] {
                let back = successors(Some(number), |&number: &usize| found[number].1);
                return back.map(|number| board.cell(found[number].0)).collect();
            }
            for next in self.connected(side, at) {
                if !seen.contains(&next) {
                    seen.push(next);
                    found.push((next, Some(number)));
                }
            }
            number += 1;
        }
        Vec::new()
    }

    /// Returns the stones of a side that are directly connected with its stone on a square, the straight neighbours
    /// first.
    fn connected(&self, side: Side, at: Spot) -> impl Iterator<Item = Spot> {
        let board = self.board();
        let north = board.stride as isize;
        let straight = [1, north, -1, -north];
        let diagonal = [north + 1, 1 - north, north - 1, -north - 1];
        let straight = straight.map(|way| (at.wrapping_add_signed(way), true));
        let diagonal = diagonal.map(|way| (at.wrapping_add_signed(way), false));
        let around = straight.into_iter().chain(diagonal);
        let connected = around.filter(move |&(next, straight)| {
            // The south-west corner of the block that both are corners of.
            let block = || at.min(next) - usize::from(board.slope([at, next]) == Slope::Falling);
            stands(board, side, next)
                && (straight || self.is_told(block(), board.slope([at, next])))
        });
        connected.map(|(next, _)| next)
    }
}

/// Returns true if a side has a stone on a square of the board.
fn stands(board: &Board, side: Side, at: Spot) -> bool {
    board.is_inside(at) && board.colours[at] == side as u8
}

/// Returns true for each of a side's two edges that a square belongs to.
///
/// The edges are south and north for x, west and east for o. A corner belongs to both of its edges.
fn is_on_edges(board: &Board, side: Side, at: Spot) -> [bool; 2] {
    let line = match side {
        Side::X => at / board.stride,
        Side::O => at % board.stride,
    };
    [line == 1, line == board.stride - 2]
}
