//! Evaluation of a position of Switch Yard. The weights are fitted to some thousand games of the search against
//! itself. The board is symmetric for both sides, and so are the weights.

use rules::Cell;
use rules::switch_yard::Side;
use rules::switch_yard::board::{Board, SPOTS, SQUARES, Spot, Square, cell, spot};
use rules::switch_yard::trains::Run;

/// Worth of a car by its place.
///
/// The rows are ranks from the middle (2 at most, 3, 4). The columns are files from the far end of its shipping
/// area. A car that fills the inner file first keeps the way open.
const STANDS: [[f32; 9]; 3] = [
    [0.5, 1.4, 0.36, 0.2, 0.1, -0.22, -0.45, 0.0, 0.0],
    [0.0, 0.0, -0.35, -0.4, -0.9, -1.3, -1.3, 0.0, 0.0],
    [0.0, 0.0, -1.0, -1.0, -0.85, -1.8, -1.65, 0.0, 0.0],
];
/// An outer cell is filled, and the inner one behind it is empty.
const HOLE: f32 = -1.05;
/// A row of the shipping area is still empty.
const ROW: f32 = -0.35;
/// A car of the other side is in front of a row of the shipping area, and has to leave in time.
const BEFORE: f32 = 0.9;
/// The way from a car to a free row of the shipping area is clear.
const READY: f32 = 0.35;
/// The side to move.
const TO_MOVE: f32 = 0.26;
/// Share of all this that counts at the beginning. At the end all of it counts.
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

/// Returns Red's expected result.
pub(super) fn evaluate(board: &Board, to_move: Side) -> f32 {
    let stand = |spot: Spot| match board.square(spot) {
        Square::Car(Side::Red) => WORTH[0][spot],
        Square::Car(Side::Blue) => -WORTH[1][spot],
        Square::Empty | Square::Missing => 0.0,
    };
    let stands: f32 = SPOTS.into_iter().map(stand).sum();
    let rows = (2..7).map(|rank| row(board, Side::Red, rank) - row(board, Side::Blue, rank));
    let [red, blue] = board.shipped();
    let left = f32::from(20 - red - blue) / 20.0;
    let lead = (stands + rows.sum::<f32>()) * (1.0 - (1.0 - EARLY) * left);
    let lead = match to_move {
        Side::Red => lead + TO_MOVE,
        Side::Blue => lead - TO_MOVE,
    };
    1.0 / (1.0 + (-lead).exp())
}

/// Returns the worth for a side of a row of its shipping area, and of the way to it.
fn row(board: &Board, side: Side, rank: u8) -> f32 {
    let at = |files: u8| {
        let file = match side {
            Side::Red => 8 - files,
            Side::Blue => files,
        };
        board.square(spot(Cell::new(file, rank)))
    };
    let filled = match (at(0), at(1)) {
        (Square::Empty, Square::Empty) => ROW,
        (Square::Empty, _) => HOLE,
        _ => 0.0,
    };
    let in_the_way = at(2) == Square::Car(side.other());
    let before = if in_the_way { BEFORE } else { 0.0 };
    let next = (2..7).map(at).find(|&square| square != Square::Empty);
    let ready = at(1) == Square::Empty && next == Some(Square::Car(side));
    filled + before + if ready { READY } else { 0.0 }
}

/// Returns the prior of a run, which is higher for better cells of its cars.
pub(super) fn prior(board: &Board, side: Side, run: Run) -> f32 {
    let gain = |(from, to): (Spot, Spot)| {
        let Square::Car(car) = board.square(from) else {
            return 0.0;
        };
        let worth = &WORTH[car as usize];
        let gain = worth[to] - worth[from];
        if car == side { gain } else { -gain }
    };
    run.cars().map(gain).sum::<f32>().exp()
}
