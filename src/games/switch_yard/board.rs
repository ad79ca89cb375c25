//! The cars on the board. A border of squares that are missing lies round it, so that a step from
//! any cell in any direction is one addition and finds a square.

use super::Side;
use super::yard::{self, SIZE};
use crate::games::Cell;

/// The number of a square: `WIDTH * (rank + 1) + file + 1`.
pub(super) type Spot = usize;
/// What leads from a square to the next in some direction.
pub(super) type Way = isize;

/// Squares along a side, the border among them.
const WIDTH: usize = SIZE as usize + 2;
const SQUARES: usize = WIDTH * WIDTH;

const NORTH: Way = WIDTH as Way;
const EAST: Way = 1;
/// Along files and ranks.
pub(super) const STRAIGHT: [Way; 4] = [NORTH, EAST, -NORTH, -EAST];
/// To the cells that are neighbours by a corner.
pub(super) const DIAGONAL: [Way; 4] = [NORTH + EAST, NORTH - EAST, EAST - NORTH, -NORTH - EAST];

/// Cars of a side.
pub(super) const CARS: usize = 10;

/// A board in little room: see [`Board::footprint`].
pub(super) type Footprint = [u128; 2];

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Square {
    /// The board does not have this square.
    Missing,
    Empty,
    Car(Side),
}

/// Cells of the board.
const CELLS: usize = 65;

/// The squares that the board has.
const SPOTS: [Spot; CELLS] = {
    let mut spots = [0; CELLS];
    let (mut spot, mut found) = (WIDTH, 0);
    while found < CELLS {
        if !spot.is_multiple_of(WIDTH) && yard::is_cell(cell(spot)) {
            spots[found] = spot;
            found += 1;
        }
        spot += 1;
    }
    spots
};

/// Whose shipping area a square is in.
const SHIPPING: [Option<Side>; SQUARES] = {
    let mut areas = [None; SQUARES];
    let mut number = 0;
    while number < CELLS {
        areas[SPOTS[number]] = yard::shipping(cell(SPOTS[number]));
        number += 1;
    }
    areas
};

/// The number of a cell's square.
pub(super) const fn spot(cell: Cell) -> Spot {
    WIDTH * (cell.rank as usize + 1) + cell.file as usize + 1
}

/// The cell of a square that is not on the border.
pub(super) const fn cell(spot: Spot) -> Cell {
    Cell::new((spot % WIDTH - 1) as u8, (spot / WIDTH - 1) as u8)
}

/// The square that is some steps on.
pub(super) fn on(from: Spot, way: Way, steps: usize) -> Spot {
    from.wrapping_add_signed(way * steps as isize)
}

/// The straight way from one square to another, and how many steps it is; `None` if there is none,
/// or no step.
pub(super) fn straight(from: Spot, to: Spot) -> Option<(Way, usize)> {
    let (steps, way) = if from % WIDTH == to % WIDTH {
        ((from / WIDTH).abs_diff(to / WIDTH), NORTH)
    } else if from / WIDTH == to / WIDTH {
        (from.abs_diff(to), EAST)
    } else {
        return None;
    };
    match from.cmp(&to) {
        std::cmp::Ordering::Less => Some((way, steps)),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some((-way, steps)),
    }
}

/// Whether the shipping areas let a car end on a square: it may not enter the other side's, nor
/// leave its own.
pub(super) fn may_end(car: Side, from: Spot, to: Spot) -> bool {
    if SHIPPING[from] == Some(car) {
        SHIPPING[to] == Some(car)
    } else {
        SHIPPING[to] != Some(car.other())
    }
}

/// The board and the cars on it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Board {
    squares: [Square; SQUARES],
}

impl Board {
    /// The board without a car.
    pub fn empty() -> Self {
        let mut squares = [Square::Missing; SQUARES];
        for cell in yard::cells() {
            squares[spot(cell)] = Square::Empty;
        }
        Self { squares }
    }

    /// What is on a square.
    pub fn square(&self, spot: Spot) -> Square {
        self.squares[spot]
    }

    /// Puts a car, or nothing, on a square of the board.
    pub fn put(&mut self, spot: Spot, square: Square) {
        self.squares[spot] = square;
    }

    /// The square of a cell; `None` if the board does not have it.
    pub fn spot(&self, cell: Cell) -> Option<Spot> {
        yard::is_cell(cell).then(|| spot(cell))
    }

    /// The car on a square.
    pub fn car(&self, spot: Spot) -> Option<Side> {
        match self.squares[spot] {
            Square::Car(side) => Some(side),
            Square::Missing | Square::Empty => None,
        }
    }

    /// All cars and where they are.
    pub fn cars(&self) -> impl Iterator<Item = (Spot, Side)> {
        let spots = SPOTS.into_iter();
        spots.filter_map(|spot| self.car(spot).map(|side| (spot, side)))
    }

    /// How many cars a side has in its own shipping area.
    pub fn shipped(&self, side: Side) -> usize {
        let shipped = |&(spot, car): &(Spot, Side)| car == side && SHIPPING[spot] == Some(side);
        self.cars().filter(shipped).count()
    }

    /// The squares with a car of each side, one bit a square: all that tells two boards apart, in
    /// little room.
    pub fn footprint(&self) -> Footprint {
        let mut footprint = [0; 2];
        for (spot, side) in self.cars() {
            footprint[side as usize] |= 1 << spot;
        }
        footprint
    }
}
