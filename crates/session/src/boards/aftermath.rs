//! Side effects of a turn: removed pieces, and cells that filled by themselves.

use super::Board;
use crate::boards::Grid;
use base::sort::sort_few_by_key;
use rules::Cell;
use scene::Point;

/// A removed piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Its cell.
    pub cell: Cell,
    /// Side that it belonged to, 0 or 1.
    pub side: usize,
}

/// Side effects of a turn, apart from the player's own actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aftermath {
    /// Removed pieces, in ascending order of their cells.
    pub ghosts: Vec<Ghost>,
    /// The cells that have filled without having been chosen.
    pub filled: Vec<Cell>,
}

/// Returns the pieces that a turn has removed. A side with fewer pieces than before has lost those that are no
/// longer in place. Pieces that move or change places are not lost.
pub fn ghosts(before: &dyn Board, after: &dyn Board) -> Vec<Ghost> {
    let grid = Grid::filling(Point::default(), 1.0, before.width());
    let side_at = |board: &dyn Board, cell| board.occupant(cell).and_then(|piece| piece.side);
    let own = |board: &dyn Board, side| -> Vec<Cell> {
        let stands = |&cell: &Cell| side_at(board, cell) == Some(side);
        grid.cells().filter(stands).collect()
    };
    let mut gone = Vec::new();
    for side in [0, 1] {
        let (stood, stands) = (own(before, side), own(after, side));
        if stands.len() < stood.len() {
            let lost = stood.into_iter().filter(|cell| !stands.contains(cell));
            gone.extend(lost.map(|cell| Ghost { cell, side }));
        }
    }
    sort_few_by_key(&mut gone, |ghost| ghost.cell);
    gone
}
