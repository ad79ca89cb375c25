//! What a position of Switch Yard is worth. The weights are fitted to some thousand games that the
//! search has played against itself; as the board is the same seen from both sides, so are they.

use super::board::{Board, EMPTY, Run, SPOTS, SQUARES, Spot, Square, cell, spot};
use crate::games::Cell;

/// What a car is worth by where it stands: by ranks from the middle (2 at most, 3, 4), and by files
/// from the far end of its shipping area. A car that fills the inner file first keeps the way open.
const STANDS: [[f32; 9]; 3] = [
    [0.5, 1.4, 0.36, 0.2, 0.1, -0.22, -0.45, 0.0, 0.0],
    [0.0, 0.0, -0.35, -0.4, -0.9, -1.3, -1.3, 0.0, 0.0],
    [0.0, 0.0, -1.0, -1.0, -0.85, -1.8, -1.65, 0.0, 0.0],
];
/// An outer cell is filled and the inner one behind it is not.
const HOLE: f32 = -1.05;
/// A row of the shipping area is still empty.
const ROW: f32 = -0.35;
/// A car of the other side stands before a row of the shipping area: it has to get away in time.
const BEFORE: f32 = 0.9;
/// Nothing stands between a car and a row of the shipping area that has room.
const READY: f32 = 0.35;
/// The side to move.
const TO_MOVE: f32 = 0.26;
/// How little of all this counts at the beginning; in the end, all.
const EARLY: f32 = 0.25;

/// [`STANDS`] by side and square.
const WORTH: [[f32; SQUARES]; 2] = {
    let mut worth = [[0.0; SQUARES]; 2];
    let mut number = 0;
    while number < SPOTS.len() {
        let at = SPOTS[number];
        let cell = cell(at);
        let band = cell.rank.abs_diff(4).saturating_sub(2) as usize;
        worth[0][at] = STANDS[band][8 - cell.file as usize];
        worth[1][at] = STANDS[band][cell.file as usize];
        number += 1;
    }
    worth
};

/// What side 0 will get.
pub(super) fn worth(board: &Board, side: Square) -> f32 {
    let stand = |at: Spot| match board.square(at) {
        EMPTY => 0.0,
        0 => WORTH[0][at],
        _ => -WORTH[1][at],
    };
    let stands: f32 = SPOTS.into_iter().map(stand).sum();
    let rows = (2..7).map(|rank| row(board, 0, rank) - row(board, 1, rank));
    let left = f32::from(20 - board.shipped[0] - board.shipped[1]) / 20.0;
    let lead = (stands + rows.sum::<f32>()) * (1.0 - (1.0 - EARLY) * left);
    let lead = lead + if side == 0 { TO_MOVE } else { -TO_MOVE };
    1.0 / (1.0 + (-lead).exp())
}

/// What a row of a side's shipping area, and the way to it, is worth to this side.
fn row(board: &Board, side: Square, rank: u8) -> f32 {
    let at = |files: u8| {
        let file = if side == 0 { 8 - files } else { files };
        board.square(spot(Cell::new(file, rank)))
    };
    let filled = match (at(0), at(1)) {
        (EMPTY, EMPTY) => ROW,
        (EMPTY, _) => HOLE,
        _ => 0.0,
    };
    let before = if at(2) == 1 - side { BEFORE } else { 0.0 };
    let next = (2..7).map(at).find(|&square| square != EMPTY);
    let ready = at(1) == EMPTY && next == Some(side);
    filled + before + if ready { READY } else { 0.0 }
}

/// How promising a run looks.
pub(super) fn promise(board: &Board, side: Square, run: Run) -> f32 {
    let gain = |(from, to): (Spot, Spot)| {
        let car = board.square(from);
        let worth = &WORTH[usize::from(car)];
        let gain = worth[to] - worth[from];
        if car == side { gain } else { -gain }
    };
    run.cars().map(gain).sum::<f32>().exp()
}
