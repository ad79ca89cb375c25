//! Possible swaps of pieces. All conditions of a swap are tested on whole sets of cells, so one pass finds all
//! partners of a terminal.

use super::Side;
use super::board::{
    Board, Set, beside, beside_two, bits, connected, fourth_corners, other_corners, squares,
};

impl Board {
    /// Every terminal of a side that can be swapped, with all the pieces that it can be swapped for.
    pub fn swaps(&self, side: Side) -> impl Iterator<Item = (Set, Set)> {
        let board = *self;
        let terminals = bits(self.terminals(side));
        let swaps = terminals.map(move |terminal| (terminal, board.partners(side, terminal)));
        swaps.filter(|&(_, partners)| partners != 0)
    }

    /// The opposing pieces that a terminal of a side can be swapped for.
    pub fn partners(&self, side: Side, terminal: Set) -> Set {
        let fit = self.settled_there(side, terminal) & self.settled_here(side, terminal);
        // The expensive test comes last, and is often unnecessary.
        if fit == 0 {
            return 0;
        }
        fit & self.in_reach(side, terminal)
    }

    /// The pieces of all opposing networks adjacent to the network of a side's piece.
    pub(crate) fn in_reach(&self, side: Side, piece: Set) -> Set {
        let (own, other) = (self.of(side), self.of(side.other()));
        let network = connected(piece, own);
        connected(beside(network) & other, other)
    }

    /// The cells where the terminal will have two neighbours of its colour and no square of its
    /// colour will be on the board.
    fn settled_there(&self, side: Side, terminal: Set) -> Set {
        let stay = self.of(side) ^ terminal;
        if squares(stay).next().is_some() {
            return 0;
        }
        beside_two(stay) & !fourth_corners(stay)
    }

    /// Returns the cells whose piece can move to the terminal's cell. It has two neighbours of its colour there,
    /// and its colour forms no square on the board.
    fn settled_here(&self, side: Side, terminal: Set) -> Set {
        let other = self.of(side.other());
        let neighbours = beside(terminal) & other;
        let mut fit = match neighbours.count_ones() {
            0 | 1 => return 0,
            2 => other & !neighbours,
            _ => other,
        };
        // The piece must come out of every square of its colour that exists, or that the move would create.
        let threatening = other_corners(terminal).filter(|corners| corners & other == *corners);
        for square in threatening.chain(squares(other)) {
            fit &= square;
        }
        fit
    }
}
