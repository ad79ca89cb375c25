//! The cars on the board, quick to move, to copy and to compare. The rules, perft and the players all work on it. A
//! border of missing squares surrounds it. So a step from any cell in any direction is one addition, and always
//! finds a square.

use super::Side;
use super::trains::{Run, Train};
use super::yard::{self, SIZE};
use crate::Cell;

/// The number of a square: `WIDTH * (rank + 1) + file + 1`.
pub type Spot = usize;
/// Difference between the numbers of a square and the next in some direction.
pub(super) type Way = i8;

/// Squares along a side, the border among them.
const WIDTH: usize = SIZE as usize + 2;
/// Squares of the board and its border.
pub const SQUARES: usize = WIDTH * WIDTH;

const NORTH: Way = WIDTH as Way;
const EAST: Way = 1;
/// Along files and ranks.
const STRAIGHT: [Way; 4] = [NORTH, EAST, -NORTH, -EAST];
/// To the cells that are neighbours by a corner.
pub(super) const DIAGONAL: [Way; 4] = [NORTH + EAST, NORTH - EAST, EAST - NORTH, -NORTH - EAST];

/// Cars of a side.
pub(super) const CARS: u8 = 10;

/// Squares with a car of each side, one bit a square. Two boards are equal if these are.
pub(super) type Footprint = [u128; 2];

/// Content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Square {
    /// The board does not have this square.
    Missing,
    /// No car.
    Empty,
    /// A car of a side.
    Car(Side),
}

/// The squares that the board has.
pub const SPOTS: [Spot; 65] = {
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

/// Depth of a side's car, by side and square: 0 in the other side's shipping area, 2 in its own, 1 anywhere else.
/// Cars never go to a lower depth, because they may neither enter the other side's area nor leave their own.
const DEPTH: [[u8; SQUARES]; 2] = {
    let mut depth = [[1; SQUARES]; 2];
    let mut number = 0;
    while number < SPOTS.len() {
        let spot = SPOTS[number];
        if let Some(side) = yard::shipping(cell(spot)) {
            depth[side as usize][spot] = SHIPPED;
            depth[side.other() as usize][spot] = 0;
        }
        number += 1;
    }
    depth
};
const SHIPPED: u8 = 2;

/// The number of a cell's square.
pub const fn spot(cell: Cell) -> Spot {
    WIDTH * (cell.rank as usize + 1) + cell.file as usize + 1
}

/// The cell of a square that is not on the border.
pub const fn cell(spot: Spot) -> Cell {
    Cell::new((spot % WIDTH - 1) as u8, (spot / WIDTH - 1) as u8)
}

/// The square that is some steps on.
pub(super) fn on(from: Spot, way: Way, steps: u8) -> Spot {
    from.wrapping_add_signed(isize::from(way) * isize::from(steps))
}

/// Returns the straight way from one square to another and its number of steps; `None` if there is none, or no
/// step.
pub(super) fn straight(from: Spot, to: Spot) -> Option<(Way, u8)> {
    let (steps, way) = if from % WIDTH == to % WIDTH {
        ((from / WIDTH).abs_diff(to / WIDTH), NORTH)
    } else if from / WIDTH == to / WIDTH {
        (from.abs_diff(to), EAST)
    } else {
        return None;
    };
    match from.cmp(&to) {
        std::cmp::Ordering::Less => Some((way, steps as u8)),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some((-way, steps as u8)),
    }
}

/// The board and the cars on it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    squares: [Square; SQUARES],
    footprint: Footprint,
    shipped: [u8; 2],
}

impl Board {
    /// The board without a car.
    pub(super) fn empty() -> Self {
        let mut squares = [Square::Missing; SQUARES];
        for spot in SPOTS {
            squares[spot] = Square::Empty;
        }
        Self {
            squares,
            footprint: [0; 2],
            shipped: [0; 2],
        }
    }

    /// Returns the content of a square.
    pub fn square(&self, spot: Spot) -> Square {
        self.squares[spot]
    }

    /// Returns the square of a cell; `None` if the board does not have it.
    pub(super) fn spot(&self, cell: Cell) -> Option<Spot> {
        yard::is_cell(cell).then(|| spot(cell))
    }

    /// The car on a square.
    pub(super) fn car(&self, spot: Spot) -> Option<Side> {
        match self.squares[spot] {
            Square::Car(side) => Some(side),
            Square::Missing | Square::Empty => None,
        }
    }

    pub(super) fn is_free(&self, spot: Spot) -> bool {
        self.squares[spot] == Square::Empty
    }

    /// Returns the number of cars that a side has on the board.
    pub(super) fn cars(&self, side: Side) -> u8 {
        self.footprint[side as usize].count_ones() as u8
    }

    /// Returns the number of each side's cars in its own shipping area.
    pub fn shipped(&self) -> [u8; 2] {
        self.shipped
    }

    /// The squares with cars, as bits.
    pub(super) fn footprint(&self) -> Footprint {
        self.footprint
    }

    /// Puts a car on an empty square of the board.
    pub(super) fn put(&mut self, spot: Spot, side: Side) {
        self.squares[spot] = Square::Car(side);
        self.footprint[side as usize] ^= 1 << spot;
        self.shipped[side as usize] += u8::from(DEPTH[side as usize][spot] == SHIPPED);
    }

    /// Places a car on an empty cell, and one of the other colour opposite.
    pub(super) fn put_pair(&mut self, cell: Cell, side: Side) {
        self.put(spot(cell), side);
        self.put(spot(yard::opposite(cell)), side.other());
    }

    /// Removes the car from a square, and returns its side.
    pub(super) fn take(&mut self, spot: Spot) -> Option<Side> {
        let side = self.car(spot)?;
        self.squares[spot] = Square::Empty;
        self.footprint[side as usize] ^= 1 << spot;
        self.shipped[side as usize] -= u8::from(DEPTH[side as usize][spot] == SHIPPED);
        Some(side)
    }

    /// Moves the cars of a legal run.
    pub(super) fn run(&mut self, run: Run) {
        let mut taken = [None; SIZE as usize];
        for ((from, _), car) in run.cars().zip(&mut taken) {
            *car = self.take(from);
        }
        for ((_, to), car) in run.cars().zip(taken) {
            if let Some(side) = car {
                self.put(to, side);
            }
        }
    }

    /// Tells everything that a side may do with its engines and trains.
    pub fn runs(&self, side: Side, mut tell: impl FnMut(Run)) {
        for lead in SPOTS {
            let Square::Car(car) = self.squares[lead] else {
                continue;
            };
            if car == side {
                self.engine_runs(lead, &mut tell);
            }
            for back in STRAIGHT {
                self.train_runs(side, lead, back, &mut tell);
            }
        }
    }

    /// The runs of the side's trains that a car can lead with the others behind it: most of their cars
    /// are the side's.
    fn train_runs(&self, side: Side, lead: Spot, back: Way, tell: &mut impl FnMut(Run)) {
        let (mut length, mut own) = (1, u8::from(self.squares[lead] == Square::Car(side)));
        while let Square::Car(next) = self.squares[on(lead, back, length)] {
            length += 1;
            own += u8::from(next == side);
            if 2 * own > length {
                self.straight_runs(Train { lead, back, length }, tell);
            }
        }
    }

    fn engine_runs(&self, lead: Spot, tell: &mut impl FnMut(Run)) {
        let train = Train::engine(lead);
        self.straight_runs(train, tell);
        for way in DIAGONAL {
            let run = Run::new(train, way, 1);
            if self.is_free(run.end()) && self.may_all_end(run) {
                tell(run);
            }
        }
    }

    /// Enumerates the runs of a train along files and ranks. The way ends at a step that the shipping areas forbid.
    /// A car that enters one cannot leave it again, so no later step is legal.
    fn straight_runs(&self, train: Train, tell: &mut impl FnMut(Run)) {
        for way in STRAIGHT {
            if way == train.back {
                continue;
            }
            let mut run = Run::new(train, way, 1);
            while self.is_free(run.end()) && self.may_all_end(run) {
                tell(run);
                run.go_on();
            }
        }
    }

    /// Returns true if the way of a run's lead is free.
    pub(super) fn is_way_free(&self, run: Run) -> bool {
        run.way_of_lead().all(|spot| self.is_free(spot))
    }

    /// Returns true if the shipping areas allow the end of every car of a run.
    pub(super) fn may_all_end(&self, run: Run) -> bool {
        run.cars().all(|(from, to)| match self.squares[from] {
            Square::Car(car) => DEPTH[car as usize][from] <= DEPTH[car as usize][to],
            Square::Empty | Square::Missing => true,
        })
    }

    /// Returns true if a side has no legal run.
    pub(super) fn is_stuck(&self, side: Side) -> bool {
        // Nearly always some engine has a free step.
        let mut stuck = true;
        for spot in SPOTS {
            if self.squares[spot] == Square::Car(side) {
                self.engine_runs(spot, &mut |_| stuck = false);
                if !stuck {
                    return false;
                }
            }
        }
        self.runs(side, |_| stuck = false);
        stuck
    }
}
