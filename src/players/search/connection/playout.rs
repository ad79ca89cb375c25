//! Quick games to a full board. All four games are played on by the rules of Quickway: the pair that
//! stood first owns a crosscut. That is what becomes of it in the others too, where the last corner
//! is forbidden or filled, or where the owner marks the diagonal in time.

use rand::Rng;

use super::board::{Board, Colour, EMPTY, SQUARES, Spot, south_west, walk};
use super::bridges::Answers;
use crate::players::search::Chance;

/// A whole number below a bound.
fn below(chance: &mut Chance, bound: usize) -> usize {
    ((u64::from(chance.next_u32()) * bound as u64) >> 32) as usize
}

/// Fills the board, and tells who has won. The sides place their stones at random; with `answers`,
/// a broken bridge is saved first.
pub(super) fn play(
    board: &mut Board,
    first: Colour,
    last: Option<Spot>,
    answers: Option<&Answers>,
    chance: &mut Chance,
) -> Colour {
    let mut open = [0_u16; SQUARES];
    let mut count = 0;
    for at in board.squares() {
        open[count] = at as u16;
        count += usize::from(board.colours[at] == EMPTY);
    }
    // When each stone was placed; those of the beginning at no time.
    let mut times = [0_u16; SQUARES];
    let (mut side, mut last) = (first, last);
    let mut drawn = 0;
    for time in 1..=count as u16 {
        let answer = last.zip(answers).and_then(|(placed, answers)| {
            let bits = answers.to(side, board, placed);
            (bits != 0).then(|| answers.spot(placed, one_of(bits, chance)))
        });
        let at = answer.unwrap_or_else(|| {
            loop {
                open.swap(drawn, drawn + below(chance, count - drawn));
                let at = usize::from(open[drawn]);
                drawn += 1;
                if board.colours[at] == EMPTY {
                    return at;
                }
            }
        });
        board.colours[at] = side;
        times[at] = time;
        last = Some(at);
        side = 1 - side;
    }
    walk(
        board.stride,
        |at| board.colours[at],
        |x, o| {
            let latest = |ends: [Spot; 2]| times[ends[0]].max(times[ends[1]]);
            match (latest(x), latest(o)) {
                // Both stood at the beginning. Where nobody has marked either yet, the side to move
                // can.
                (0, 0) => match board.marks[south_west(x, o)] {
                    EMPTY => first,
                    owner => owner,
                },
                (of_x, of_o) => Colour::from(of_x > of_o),
            }
        },
    )
}

/// One of the bits that are set.
fn one_of(mut bits: u8, chance: &mut Chance) -> u32 {
    for _ in 0..match bits.count_ones() {
        1 => 0,
        count => below(chance, count as usize),
    } {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}
