//! Rollouts: quick games to a full board. All four games use the rules of Quickway, in which the earlier pair owns
//! a crosscut. The others have the same result: the last corner is forbidden or filled, or the owner marks the
//! diagonal in time.

use rand::Rng;

use super::bridges::Answers;
use crate::search::Chance;
use rules::connection::board::{Board, Colour, EMPTY, SQUARES, Spot, south_west, walk};

/// Returns a whole number below a bound.
fn below(chance: &mut Chance, bound: usize) -> usize {
    ((u64::from(chance.next_u32()) * bound as u64) >> 32) as usize
}

/// Fills the board, and returns the winner. The sides place their stones at random, but save broken bridges first.
pub(super) fn play(
    board: &mut Board,
    first: Colour,
    last: Option<Spot>,
    answers: &Answers,
    chance: &mut Chance,
) -> Colour {
    let times = fill(board, first, last, answers, chance);
    winner(board, first, &times)
}

/// Fills the board, and returns the time of each stone by square. Stones of the beginning have time 0.
fn fill(
    board: &mut Board,
    first: Colour,
    last: Option<Spot>,
    answers: &Answers,
    chance: &mut Chance,
) -> [u16; SQUARES] {
    let mut open = [0_u16; SQUARES];
    let mut count = 0;
    for at in board.squares() {
        open[count] = at as u16;
        count += usize::from(board.colours[at] == EMPTY);
    }
    let mut times = [0_u16; SQUARES];
    let (mut side, mut last) = (first, last);
    let mut drawn = 0;
    for time in 1..=count as u16 {
        let answer = last.and_then(|placed| {
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
    times
}

/// Returns the side with a chain on a full board.
fn winner(board: &Board, first: Colour, times: &[u16; SQUARES]) -> Colour {
    walk(
        board.stride,
        |at| board.colours[at],
        |x, o| {
            let latest = |ends: [Spot; 2]| times[ends[0]].max(times[ends[1]]);
            match (latest(x), latest(o)) {
                // Both are from the beginning. If neither has a mark yet, the side to move can set one.
                (0, 0) => match board.marks[south_west(x, o)] {
                    None => first,
                    Some(slope) => Colour::from(slope != board.slope(x)),
                },
                (of_x, of_o) => Colour::from(of_x > of_o),
            }
        },
    )
}

/// Returns one of the set bits.
fn one_of(mut bits: u8, chance: &mut Chance) -> u32 {
    for _ in 0..match bits.count_ones() {
        1 => 0,
        count => below(chance, count as usize),
    } {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use rules::connection::{Connection, Move, Options, Side, Variant, Win};
    use rules::{Cell, Game, TwoPlayer};

    /// Plays a position of Quickway to a full board. Returns the placements in order, and the winner.
    fn played(game: &Connection, chance: &mut Chance) -> (Vec<Cell>, Side) {
        let position = &game.position;
        let first = position.to_move as Colour;
        let mut board = position.board.clone();
        let answers = Answers::new(&board);
        let times = fill(&mut board, first, None, &answers, chance);
        let mut placed: Vec<_> = board.squares().filter(|&at| times[at] > 0).collect();
        placed.sort_by_key(|&at| times[at]);
        let cells = placed.into_iter().map(|at| board.cell(at)).collect();
        let winner = winner(&board, first, &times);
        (cells, Side::BOTH[usize::from(winner)])
    }

    fn quickway(size: u8) -> Connection {
        let options = Options {
            variant: Variant::Quickway,
            size,
            swap: false,
        };
        Connection::new(options).expect("there is such a board")
    }

    #[test]
    fn random_games_end_as_the_rules_say() {
        let mut chance = Chance::seed_from_u64(1);
        let mut won = [0; 2];
        for number in 0..200 {
            let mut start = quickway(3 + number % 9);
            for _ in 0..chance.random_range(0..130) {
                let Some(&step) = start.steps().choose(&mut chance) else {
                    break;
                };
                start.play(step).expect("a listed turn is allowed");
            }
            let (placed, winner) = played(&start, &mut chance);
            let mut game = start.clone();
            for cell in placed {
                if game.outcome().is_none() {
                    game.play(Move::Place(cell)).expect("the cell is empty");
                }
            }
            assert_eq!(game.outcome(), Some(Win(winner)), "{start}");
            won[winner as usize] += 1;
        }
        assert!(won.iter().all(|&won| won > 50), "{won:?}");
    }

    /// A random game knows only the position, so the owners of crosscuts have to count.
    #[test]
    fn random_games_know_who_owns_a_crosscut() {
        let marks = [
            ["a1-b2", "a2-b1"],
            ["a2-b3", "a3-b2"],
            ["b1-c2", "b2-c1"],
            ["b2-c3", "b3-c2"],
        ];
        for owners in 0..16 {
            let mut marks: Vec<_> = (0..4).map(|n| marks[n][owners >> n & 1]).collect();
            marks.sort_unstable();
            let text = format!("xox/oxo/xox o {}", marks.join(","));
            let game = quickway(3).with_position(&text).expect("it can come about");
            let (placed, winner) = played(&game, &mut Chance::seed_from_u64(1));
            assert!(placed.is_empty());
            assert_eq!(game.outcome(), Some(Win(winner)), "{game}");
        }
    }

    #[test]
    fn the_first_stones_are_placed_anywhere() {
        let mut chance = Chance::seed_from_u64(5);
        let mut counts = [[0; 9]; 9];
        for _ in 0..9000 {
            let (placed, _) = played(&quickway(3), &mut chance);
            for (time, cell) in placed.iter().enumerate() {
                counts[time][usize::from(3 * cell.file + cell.rank)] += 1;
            }
        }
        // The expected number is 1000 each, with a standard deviation of 30.
        let near = |count: &i32| (850..1150).contains(count);
        // Later ones answer broken bridges.
        assert!(counts[..2].as_flattened().iter().all(near), "{counts:?}");
    }
}
