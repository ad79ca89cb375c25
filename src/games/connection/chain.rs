//! The chain that has won a game, cell by cell, so that a table can show it.

use std::iter::successors;

use super::game::Connection;
use super::link::Link;
use super::side::Side;
use crate::games::Cell;

const WAYS: [(i8, i8); 8] = [
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];

impl Connection {
    /// A shortest chain that joins the winner's two edges: stones of which each connects with the
    /// next, as neighbours or by one of the [`links`](Connection::links). The first stands on the
    /// north or east edge, the last on the other one. Empty while the game goes on.
    pub fn winning_chain(&self) -> Vec<Cell> {
        let Some(side) = self.winner else {
            return Vec::new();
        };
        let [from, to] = self.board.edges(side);
        let mut seen = self.board.stones(side) & from;
        // The stones in the order in which they are found, each with the number of the one before.
        let mut found: Vec<_> = seen.iter().map(|cell| (cell, None)).collect();
        let mut number = 0;
        while let Some(&(cell, _)) = found.get(number) {
            if to.has(cell) {
                let back = successors(Some(number), |&number: &usize| found[number].1);
                return back.map(|number| found[number].0).collect();
            }
            for next in self.connected(side, cell) {
                if !seen.has(next) {
                    seen.insert(next);
                    found.push((next, Some(number)));
                }
            }
            number += 1;
        }
        Vec::new()
    }

    /// The stones of a side with which its stone on a cell is connected directly.
    fn connected(&self, side: Side, cell: Cell) -> impl Iterator<Item = Cell> {
        let links = self.told(side);
        WAYS.into_iter().filter_map(move |(files, ranks)| {
            let file = cell.file.checked_add_signed(files)?;
            let next = Cell::new(file, cell.rank.checked_add_signed(ranks)?);
            let straight = files == 0 || ranks == 0;
            let linked = |link: Link| links[link.slope as usize].has(link.block);
            let joined = straight || Link::between(cell, next).is_some_and(linked);
            (self.stone(next) == Some(side) && joined).then_some(next)
        })
    }
}
