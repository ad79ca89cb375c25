//! What a position of Switch Yard is worth, by where the cars stand.

use super::board::{Board, EMPTY, Run, SPOTS, SQUARES, Spot, Square, cell};

/// How many turns the cars are from their shipping areas, by side and square.
const FAR: [[f32; SQUARES]; 2] = {
    let mut far = [[0.0; SQUARES]; 2];
    let mut number = 0;
    while number < SPOTS.len() {
        let at = SPOTS[number];
        let cell = cell(at);
        let middle = cell.rank.abs_diff(4);
        far[0][at] = turns(8 - cell.file, middle);
        far[1][at] = turns(cell.file, middle);
        number += 1;
    }
    far
};

/// From so many files to the far end of the shipping area, and so many ranks to the middle.
const fn turns(files: u8, ranks: u8) -> f32 {
    let rank = match ranks {
        0..=2 => 0.0,
        3 => 0.7,
        _ => 1.0,
    };
    match files {
        0 => 0.0,
        1 => 0.2,
        _ => 0.8 + 0.1 * files as f32 + rank,
    }
}

/// How sure a lead of a turn makes of winning.
const LEAD: f32 = 0.5;
/// How many turns the side to move is ahead by that.
const TO_MOVE: f32 = 0.5;

/// What side 0 will get.
pub(super) fn worth(board: &Board, side: Square) -> f32 {
    let mut lead = if side == 0 { TO_MOVE } else { -TO_MOVE };
    for at in SPOTS {
        match board.square(at) {
            EMPTY => {}
            0 => lead -= FAR[0][at],
            _ => lead += FAR[1][at],
        }
    }
    1.0 / (1.0 + (-LEAD * lead).exp())
}

/// How promising a run looks.
pub(super) fn promise(board: &Board, side: Square, run: Run) -> f32 {
    let gain = |(from, to): (Spot, Spot)| {
        let car = board.square(from);
        let gain = FAR[usize::from(car)][from] - FAR[usize::from(car)][to];
        if car == side { gain } else { -gain }
    };
    run.cars().map(gain).sum::<f32>().exp()
}
