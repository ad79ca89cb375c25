//! A value net: the expectation of the side to move, estimated from the board alone, without rollouts.
//!
//! It is an n-tuple network (Lucas, "Learning to play Othello with n-tuple systems", 2008) with hidden layers. Of
//! every window of 3 x 3 cells it sees the pattern of both colours, with the same weights for rotated and mirrored
//! patterns. Eight counts of networks and terminals are further inputs. It was trained on boards of 8 x 8 cells,
//! and supports no others. `cargo xtask train rapid-transit` makes its weights.

use std::array;
use std::sync::OnceLock;

use rules::rapid_transit::board::{Board, Set, fourth_corners};
use rules::rapid_transit::{RapidTransit, Side};

/// Cells along a side of the boards that it knows.
const SIZE: usize = 8;
/// Cells along a side of a window.
const WINDOW: usize = 3;
/// Places for a window along a side of the board.
const PLACES: usize = SIZE + 1 - WINDOW;
/// Windows of the board.
const WINDOWS: usize = PLACES * PLACES;
/// Possible contents of a window.
const PATTERNS: usize = 1 << (WINDOW * WINDOW);
/// Ways to turn and mirror a square.
const SYMMETRIES: usize = 8;
/// Number of counts next to the patterns.
const COUNTS: usize = 8;
/// Divisor of the counts for the net.
const COUNT_PARTS: f32 = 32.0;
/// Units of each of the two hidden layers.
pub const HIDDEN: usize = 16;
/// Slope of units below zero (leaky ReLU).
const LEAK: f32 = 0.05;

/// Offset of each part's weights. Those of patterns come last, a row of [`HIDDEN`] each.
const COUNT_ROWS: usize = HIDDEN;
const SECOND: usize = COUNT_ROWS + COUNTS * HIDDEN;
const SECOND_BIAS: usize = SECOND + HIDDEN * HIDDEN;
const LAST: usize = SECOND_BIAS + HIDDEN;
const LAST_BIAS: usize = LAST + HIDDEN;
const PATTERN_ROWS: usize = LAST_BIAS + 1;

/// Resolution of stored pattern weights, and of all others in [`OTHER_PARTS`].
const PATTERN_PARTS: f32 = 64.0;
const OTHER_PARTS: f32 = 32.0;

/// By window and pattern: the number of the weights.
type Numbers = [[u16; PATTERNS]; WINDOWS];

/// Returns true if a game's board has the size that the net has learned on.
pub(super) fn knows(game: &RapidTransit) -> bool {
    usize::from(game.size()) == SIZE
}

/// Input of the net: a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Inputs {
    /// The numbers of the patterns in all windows.
    patterns: [u16; WINDOWS],
    counts: [f32; COUNTS],
}

impl Inputs {
    /// Returns the inputs of a game for the side to move; `None` if the net does not support the board.
    pub fn new(game: &RapidTransit) -> Option<Self> {
        knows(game).then(|| Self::of(game.board.of(game.to_move)))
    }

    /// Returns the inputs of a full board with these own cells.
    pub(super) fn of(own: Set) -> Self {
        let numbers = numbers();
        let board = Board {
            red: own,
            cyan: !own,
        };
        let sides = [Side::Red, Side::Cyan];
        let [own_sizes, other_sizes] = sides.map(|side| board.network_sizes(side));
        let networks = |sizes: &[u8]| sizes.iter().take_while(|&&size| size > 0).count() as u8;
        let [own_terminals, other_terminals] =
            sides.map(|side| board.terminals(side).count_ones() as u8);
        let counts = [
            own_sizes[0],
            other_sizes[0],
            own_sizes[1],
            other_sizes[1],
            networks(&own_sizes),
            networks(&other_sizes),
            own_terminals,
            other_terminals,
        ];
        Self {
            patterns: array::from_fn(|window| {
                numbers[window][pattern(own, window % PLACES, window / PLACES)]
            }),
            counts: counts.map(|count| f32::from(count) / COUNT_PARTS),
        }
    }
}

/// Returns the content of a window, a bit for each own cell.
///
/// The window's south-west cell is on this file and rank.
fn pattern(own: Set, file: usize, rank: usize) -> usize {
    let from = own >> (SIZE * rank + file);
    let row = |rank: usize| (from >> (SIZE * rank)) as usize & ((1 << WINDOW) - 1);
    (0..WINDOW).fold(0, |pattern, rank| pattern | row(rank) << (WINDOW * rank))
}

/// Which patterns have the same weights: the same number.
fn numbers() -> &'static Numbers {
    static NUMBERS: OnceLock<Box<Numbers>> = OnceLock::new();
    NUMBERS.get_or_init(|| {
        let window_of = |window: usize| (window % PLACES, window / PLACES);
        // The least of all rotated and mirrored patterns represents them.
        let class = |window: usize, pattern: usize| {
            let (file, rank) = window_of(window);
            let turned = (0..SYMMETRIES).map(|symmetry| {
                let (file, rank) = turn(symmetry, PLACES, file, rank);
                let cells = (0..WINDOW * WINDOW).filter(|cell| pattern >> cell & 1 == 1);
                let cells = cells.map(|cell| {
                    let (file, rank) = turn(symmetry, WINDOW, cell % WINDOW, cell / WINDOW);
                    1 << (WINDOW * rank + file)
                });
                ((PLACES * rank + file) * PATTERNS) + cells.sum::<usize>()
            });
            turned.min().unwrap_or(0)
        };
        let classes: Vec<Vec<usize>> = (0..WINDOWS)
            .map(|window| {
                (0..PATTERNS)
                    .map(|pattern| class(window, pattern))
                    .collect()
            })
            .collect();
        let is_legal = |class: &usize| !has_square(class % PATTERNS);
        let mut known: Vec<usize> = classes.iter().flatten().copied().filter(is_legal).collect();
        known.sort_unstable();
        known.dedup();
        // No game leads to a square of four: all patterns with one have the number 0.
        let number = |class: usize| known.binary_search(&class).map_or(0, |at| at as u16 + 1);
        let mut numbers = Box::new([[0; PATTERNS]; WINDOWS]);
        for (numbers, classes) in numbers.iter_mut().zip(classes) {
            for (place, class) in numbers.iter_mut().zip(classes) {
                *place = number(class);
            }
        }
        numbers
    })
}

/// Returns true if four of a colour form a square.
fn has_square(pattern: usize) -> bool {
    let spread = |pattern: usize| -> Set {
        let row = |rank: usize| (pattern >> (WINDOW * rank)) & ((1 << WINDOW) - 1);
        (0..WINDOW)
            .map(|rank| (row(rank) as Set) << (SIZE * rank))
            .sum()
    };
    let square = |set: Set| fourth_corners(set) & set != 0;
    square(spread(pattern)) || square(spread(!pattern & (PATTERNS - 1)))
}

/// Returns the place of a square's cell after a rotation or reflection.
fn turn(symmetry: usize, size: usize, file: usize, rank: usize) -> (usize, usize) {
    let mirror = |bit: usize, at: usize| {
        if symmetry & bit == 0 {
            at
        } else {
            size - 1 - at
        }
    };
    let (file, rank) = (mirror(1, file), mirror(2, rank));
    if symmetry & 4 == 0 {
        (file, rank)
    } else {
        (rank, file)
    }
}

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    weights: Vec<f32>,
}

/// Output of a net's units for a board.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The two hidden layers.
    pub(crate) layers: [[f32; HIDDEN]; 2],
    /// Expected result of the side to move, from 0 to 1.
    pub value: f32,
}

impl Net {
    /// Returns the trained net.
    pub(super) fn learned() -> &'static Self {
        static NET: OnceLock<Net> = OnceLock::new();
        NET.get_or_init(|| {
            Self::from_bytes(include_bytes!("../../../../assets/nets/rapid-transit.bin"))
        })
    }

    /// Returns the number of weights.
    pub fn size() -> usize {
        let most = numbers().iter().flatten().copied().max().unwrap_or(0);
        PATTERN_ROWS + (usize::from(most) + 1) * HIDDEN
    }

    /// Returns a net with these weights, in their stored order.
    pub fn new(weights: Vec<f32>) -> Self {
        Self { weights }
    }

    /// Reads weights of a signed byte each. Missing ones are 0.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let weight = |number: usize| {
            let byte = bytes.get(number).map_or(0, |&byte| byte as i8);
            f32::from(byte) / parts(number)
        };
        Self::new((0..Self::size()).map(weight).collect())
    }

    /// Returns the weights as stored bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.weights.iter().enumerate();
        let byte = |(number, weight): (usize, &f32)| {
            (weight * parts(number)).round().clamp(-127.0, 127.0) as i8 as u8
        };
        weights.map(byte).collect()
    }

    /// Returns the net's judgement for the side to move.
    pub fn judge(&self, inputs: &Inputs) -> Judged {
        let mut first = *self.row(0);
        let mut add = |row: &[f32; HIDDEN], times: f32| {
            first
                .iter_mut()
                .zip(row)
                .for_each(|(unit, weight)| *unit += times * weight);
        };
        for &number in &inputs.patterns {
            add(self.row(pattern_row(number)), 1.0);
        }
        for (number, &count) in inputs.counts.iter().enumerate() {
            add(self.row(COUNT_ROWS + number * HIDDEN), count);
        }
        let first = first.map(leaky);
        let dot = |row: &[f32; HIDDEN], units: &[f32; HIDDEN]| -> f32 {
            row.iter()
                .zip(units)
                .map(|(weight, unit)| weight * unit)
                .sum()
        };
        let bias = self.row(SECOND_BIAS);
        let second = array::from_fn(|unit| {
            leaky(bias[unit] + dot(self.row(SECOND + unit * HIDDEN), &first))
        });
        let sum = self.weights[LAST_BIAS] + dot(self.row(LAST), &second);
        Judged {
            layers: [first, second],
            value: 1.0 / (1.0 + (-sum).exp()),
        }
    }

    /// Calls `change` for each weight with its number and its gradient of the cross-entropy against a goal.
    /// `change` updates the weight.
    pub fn teach(
        &mut self,
        inputs: &Inputs,
        goal: f32,
        mut change: impl FnMut(usize, &mut f32, f32),
    ) {
        let Judged {
            layers: [first, second],
            value,
        } = self.judge(inputs);
        let error = value - goal;
        let weights = &mut self.weights;
        let mut step = |number: usize, gradient: f32| {
            let before = weights[number];
            change(number, &mut weights[number], gradient);
            before
        };
        let mut errors = [0.0; HIDDEN];
        step(LAST_BIAS, error);
        for (unit, &told) in second.iter().enumerate() {
            let above = step(LAST + unit, error * told);
            let error = error * above * slope(told);
            step(SECOND_BIAS + unit, error);
            for (below, (&told, sum)) in first.iter().zip(&mut errors).enumerate() {
                let weight = step(SECOND + unit * HIDDEN + below, error * told);
                *sum += error * weight;
            }
        }
        for (unit, (&told, error)) in first.iter().zip(errors).enumerate() {
            let error = error * slope(told);
            step(unit, error);
            for (number, count) in inputs.counts.iter().enumerate() {
                step(COUNT_ROWS + number * HIDDEN + unit, error * count);
            }
            for &number in &inputs.patterns {
                step(pattern_row(number) + unit, error);
            }
        }
    }

    fn row(&self, from: usize) -> &[f32; HIDDEN] {
        let row = self.weights[from..].first_chunk();
        row.expect("rows are whole")
    }
}

fn pattern_row(number: u16) -> usize {
    PATTERN_ROWS + usize::from(number) * HIDDEN
}

fn parts(number: usize) -> f32 {
    if number < PATTERN_ROWS {
        OTHER_PARTS
    } else {
        PATTERN_PARTS
    }
}

fn leaky(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { LEAK * sum }
}

/// By how much the sum that makes a unit moves it.
fn slope(unit: f32) -> f32 {
    if unit > 0.0 { 1.0 } else { LEAK }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::search::Chance;

    fn image(own: Set, symmetry: usize) -> Set {
        let cells = (0..SIZE * SIZE).filter(|cell| own >> cell & 1 == 1);
        let images = cells.map(|cell| {
            let (file, rank) = turn(symmetry, SIZE, cell % SIZE, cell / SIZE);
            1 << (SIZE * rank + file)
        });
        images.sum()
    }

    /// Returns a net with random weights.
    fn any_net(chance: &mut Chance) -> Net {
        Net::new(
            (0..Net::size())
                .map(|_| chance.random::<f32>() - 0.5)
                .collect(),
        )
    }

    #[test]
    fn boards_that_are_turned_and_mirrored_are_the_same() {
        let mut chance = Chance::seed_from_u64(1);
        for _ in 0..20 {
            let own = chance.random();
            let mut patterns = Inputs::of(own).patterns;
            patterns.sort_unstable();
            for symmetry in 0..SYMMETRIES {
                let turned = Inputs::of(image(own, symmetry));
                let mut same = turned.patterns;
                same.sort_unstable();
                assert_eq!(patterns, same);
                assert_eq!(Inputs::of(own).counts, turned.counts);
            }
        }
        let checkered = Board::checkered(8);
        let [red, cyan] = [checkered.red, checkered.cyan].map(Inputs::of);
        assert_eq!(
            red.counts,
            [1.0, 1.0, 1.0, 1.0, 32.0, 32.0, 32.0, 32.0].map(|n| n / 32.0)
        );
        assert_eq!(red.counts, cyan.counts);
    }

    #[test]
    fn patterns_of_a_class_share_a_number_and_others_do_not() {
        let own = |cells: &[usize]| cells.iter().map(|cell| 1 << cell).sum::<Set>();
        let window = |cells: &[usize], window: usize| Inputs::of(own(cells)).patterns[window];
        // At a corner: the corner itself, seen from another corner, and across; then cells at the border and further in.
        let corner = window(&[9, 0], 0);
        assert_eq!(corner, window(&[14, 7], PLACES - 1));
        assert_ne!(corner, window(&[9, 18], 0));
        let border = window(&[9, 1], 0);
        assert_eq!(border, window(&[9, 8], 0));
        assert_ne!(border, window(&[9, 17], 0));
        assert!(corner > 0 && border > 0 && corner != border);
        // At another distance from the corner the same pattern is different.
        assert_ne!(border, window(&[10, 2], 1));
        // Squares of four are no input.
        assert_eq!(window(&[0, 1, 8, 9], 0), 0);
        assert_eq!(window(&[0], 0), 0);
    }

    #[test]
    fn weights_are_kept_in_bytes() {
        let bytes = include_bytes!("../../../../assets/nets/rapid-transit.bin");
        assert_eq!(bytes.len(), Net::size());
        assert_eq!(Net::from_bytes(bytes).to_bytes(), bytes);
    }

    /// The gradients are those that small changes of the weights show.
    #[test]
    fn a_net_is_taught_the_right_way() {
        let mut chance = Chance::seed_from_u64(2);
        let mut net = any_net(&mut chance);
        let inputs = Inputs::of(Board::checkered(8).red ^ 0x1234_5678_9ABC_DEF0);
        let goal = 0.9;
        let mut gradients = vec![0.0; Net::size()];
        let before = net.clone();
        net.teach(&inputs, goal, |number, _, gradient| {
            gradients[number] += gradient
        });
        assert_eq!(net, before);
        let loss = |net: &Net| {
            let value = net.judge(&inputs).value;
            -goal * value.ln() - (1.0 - goal) * (1.0 - value).ln()
        };
        let mut moved = 0;
        for number in (0..PATTERN_ROWS).chain((0..9).map(|at| pattern_row(inputs.patterns[at]))) {
            let change = 0.01;
            let changed = |by: f32| {
                let mut net = before.clone();
                net.weights[number] += by;
                loss(&net)
            };
            let slope = (changed(change) - changed(-change)) / (2.0 * change);
            assert!(
                (slope - gradients[number]).abs() < 0.02,
                "{number}: {slope} and {}",
                gradients[number]
            );
            moved += usize::from(slope.abs() > 0.02);
        }
        assert!(moved > 50, "{moved}");
    }
}
