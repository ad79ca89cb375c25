//! The cars as the search moves them, and everything that engines and trains can do. The squares that
//! the board lacks lie round it as a border, so that a step in any direction finds a square.

use crate::games::Cell;
use crate::games::switch_yard::{Side, SwitchYard, yard};

/// The number of a square: ranks from the south, the border among them.
pub(super) type Spot = usize;
/// From a square to the next one in some direction.
type Way = i8;

const WIDTH: usize = yard::SIZE as usize + 2;
pub(super) const SQUARES: usize = WIDTH * WIDTH;
/// Cars of a side.
pub(super) const CARS: u8 = 10;

const NORTH: Way = WIDTH as Way;
const STRAIGHT: [Way; 4] = [NORTH, 1, -NORTH, -1];
const DIAGONAL: [Way; 4] = [NORTH + 1, NORTH - 1, 1 - NORTH, -NORTH - 1];

/// What is on a square: the number of the side whose car it is, or one of these.
pub(super) type Square = u8;
pub(super) const EMPTY: Square = 2;
pub(super) const MISSING: Square = 3;

/// The squares of the board.
pub(super) const SPOTS: [Spot; 65] = {
    let mut spots = [0; 65];
    let (mut spot, mut found) = (WIDTH, 0);
    while found < spots.len() {
        if !spot.is_multiple_of(WIDTH) && yard::is_cell(cell(spot)) {
            spots[found] = spot;
            found += 1;
        }
        spot += 1;
    }
    spots
};

/// By square: the number of the side whose shipping area it is in, or 2.
const SHIPPING: [Square; SQUARES] = {
    let mut areas = [2; SQUARES];
    let mut number = 0;
    while number < SPOTS.len() {
        if let Some(side) = yard::shipping(cell(SPOTS[number])) {
            areas[SPOTS[number]] = side as Square;
        }
        number += 1;
    }
    areas
};

/// By square and side, the last for the side to move: parts of a position's number.
const NUMBERS: [[u64; 2]; SQUARES] = {
    let mut numbers = [[0; 2]; SQUARES];
    let mut state = 0;
    let mut spot = 0;
    while spot < SQUARES {
        numbers[spot] = [mixed(state), mixed(state + 1)];
        state += 2;
        spot += 1;
    }
    numbers
};

/// Splitmix: neighbours become numbers that have nothing in common.
const fn mixed(number: u64) -> u64 {
    let mut mixed = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// The square of a cell.
pub(super) const fn spot(cell: Cell) -> Spot {
    WIDTH * (cell.rank as usize + 1) + cell.file as usize + 1
}

/// The cell of a square of the board.
pub(super) const fn cell(spot: Spot) -> Cell {
    Cell::new((spot % WIDTH - 1) as u8, (spot / WIDTH - 1) as u8)
}

/// The square that is some steps on.
fn on(from: Spot, way: Way, steps: u8) -> Spot {
    from.wrapping_add_signed(isize::from(way) * isize::from(steps))
}

/// What a train, or an engine, does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    lead: u8,
    /// From each car to the one behind it; 0 for an engine.
    back: Way,
    length: u8,
    way: Way,
    steps: u8,
}

impl Run {
    pub(super) fn lead(self) -> Spot {
        usize::from(self.lead)
    }

    /// Where the last car is; the lead itself for an engine.
    pub(super) fn tail(self) -> Spot {
        on(self.lead(), self.back, self.length - 1)
    }

    /// Where the lead ends.
    pub(super) fn end(self) -> Spot {
        on(self.lead(), self.way, self.steps)
    }

    pub(super) fn is_engine(self) -> bool {
        self.length == 1
    }

    /// Where each car comes from and where it ends, the lead first.
    pub(super) fn cars(self) -> impl Iterator<Item = (Spot, Spot)> {
        (0..self.length).map(move |car| {
            let from = on(self.lead(), self.back, car);
            let to = match self.steps.checked_sub(car) {
                Some(ahead) => on(self.lead(), self.way, ahead),
                None => on(self.lead(), self.back, car - self.steps),
            };
            (from, to)
        })
    }
}

/// The cars of a position.
#[derive(Clone)]
pub(super) struct Board {
    squares: [Square; SQUARES],
    /// How many cars of each side are in its shipping area.
    pub(super) shipped: [u8; 2],
    /// The same for equal boards, and hardly ever for others.
    pub(super) number: u64,
}

impl Board {
    pub(super) fn of(game: &SwitchYard) -> Self {
        let mut board = Self {
            squares: [MISSING; SQUARES],
            shipped: [0; 2],
            number: 0,
        };
        for at in SPOTS {
            board.squares[at] = EMPTY;
            if let Some(side) = game.car(cell(at)) {
                board.put(at, side as Square);
            }
        }
        board
    }

    pub(super) fn square(&self, at: Spot) -> Square {
        self.squares[at]
    }

    /// Puts a car on an empty square.
    pub(super) fn put(&mut self, at: Spot, side: Square) {
        self.squares[at] = side;
        self.number ^= NUMBERS[at][usize::from(side)];
        self.shipped[usize::from(side)] += u8::from(SHIPPING[at] == side);
    }

    /// Takes a car away; tells whose.
    fn take(&mut self, at: Spot) -> Square {
        let side = std::mem::replace(&mut self.squares[at], EMPTY);
        self.number ^= NUMBERS[at][usize::from(side)];
        self.shipped[usize::from(side)] -= u8::from(SHIPPING[at] == side);
        side
    }

    pub(super) fn run(&mut self, run: Run) {
        let mut taken = [EMPTY; yard::SIZE as usize];
        for ((from, _), side) in run.cars().zip(&mut taken) {
            *side = self.take(from);
        }
        for ((_, to), side) in run.cars().zip(taken) {
            self.put(to, side);
        }
    }

    /// Everything that a side may do, told one by one until it is enough.
    pub(super) fn runs(&self, side: Square, mut tell: impl FnMut(Run)) {
        for lead in SPOTS {
            let car = self.squares[lead];
            if car == EMPTY {
                continue;
            }
            if car == side {
                self.engine(lead, &mut tell);
            }
            for back in STRAIGHT {
                let (mut length, mut own) = (1, u8::from(car == side));
                loop {
                    let next = self.squares[on(lead, back, length)];
                    if next >= EMPTY {
                        break;
                    }
                    length += 1;
                    own += u8::from(next == side);
                    if 2 * own > length {
                        self.straight(lead, back, length, &mut tell);
                    }
                }
            }
        }
    }

    fn engine(&self, lead: Spot, tell: &mut impl FnMut(Run)) {
        self.straight(lead, 0, 1, tell);
        for way in DIAGONAL {
            let run = run(lead, 0, 1, way, 1);
            if self.squares[run.end()] == EMPTY && self.may_all_end(run) {
                tell(run);
            }
        }
    }

    /// The runs along files and ranks. Nothing that the shipping areas forbid becomes allowed again
    /// further on.
    fn straight(&self, lead: Spot, back: Way, length: u8, tell: &mut impl FnMut(Run)) {
        for way in STRAIGHT {
            if way == back {
                continue;
            }
            let mut run = run(lead, back, length, way, 1);
            while self.squares[run.end()] == EMPTY && self.may_all_end(run) {
                tell(run);
                run.steps += 1;
            }
        }
    }

    fn may_all_end(&self, run: Run) -> bool {
        run.cars().all(|(from, to)| {
            let car = self.squares[from];
            if SHIPPING[from] == car {
                SHIPPING[to] == car
            } else {
                SHIPPING[to] != 1 - car
            }
        })
    }

    pub(super) fn is_stuck(&self, side: Square) -> bool {
        // Nearly always some engine has room for a step.
        let mut stuck = true;
        for at in SPOTS {
            if self.squares[at] == side {
                self.engine(at, &mut |_| stuck = false);
                if !stuck {
                    return false;
                }
            }
        }
        self.runs(side, |_| stuck = false);
        stuck
    }
}

fn run(lead: Spot, back: Way, length: u8, way: Way, steps: u8) -> Run {
    Run {
        lead: lead as u8,
        back,
        length,
        way,
        steps,
    }
}

/// The number of the board with these cars, a bit a square by side.
pub(super) fn number_of(cars: &[u128; 2]) -> u64 {
    let numbers = SPOTS
        .into_iter()
        .flat_map(|at| [0, 1].map(|side| (at, side)));
    let there = numbers.filter(|&(at, side)| cars[side] >> at & 1 == 1);
    there.fold(0, |number, (at, side)| number ^ NUMBERS[at][side])
}

/// The number of a side.
pub(super) fn number(side: Side) -> Square {
    side as Square
}
