//! Sets of points of the board as bits. A rank has a lane of 16 bits, of which at most 12 are in use. So a shift to
//! the east or west never reaches another rank.

use std::ops::{BitAnd, BitOr};

use crate::Cell;

/// Most points along a side that fit.
const MOST: u8 = 12;
const WORDS: usize = 3;
/// Bit 0 of every lane.
const LANES: u64 = 0x0001_0001_0001_0001;

/// A point's number: its rank times 16, and its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point(u8);

impl Point {
    /// Returns the point of a cell; `None` if it is too far out for any board.
    pub fn of(cell: Cell) -> Option<Self> {
        let fits = cell.file < MOST && cell.rank < MOST;
        fits.then_some(Self(cell.rank << 4 | cell.file))
    }

    /// Returns the cell of the point.
    pub fn cell(self) -> Cell {
        Cell::new(self.0 & 15, self.0 >> 4)
    }

    /// Returns the next point in a direction. It may be off every board, where no set has it.
    pub fn next(self, way: Way) -> Self {
        self.far(way, 1)
    }

    /// Returns the point at a distance in a direction.
    pub fn far(self, way: Way, steps: i8) -> Self {
        let step: i8 = match way {
            Way::East => 1,
            Way::North => 16,
            Way::West => -1,
            Way::South => -16,
        };
        // Numbers wrap as a whole, so eight ranks and more are right too.
        Self(self.0.wrapping_add_signed(step.wrapping_mul(steps)))
    }
}

/// A direction along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// To higher files.
    East,
    /// To higher ranks.
    North,
    /// To lower files.
    West,
    /// To lower ranks.
    South,
}

impl Way {
    /// All four, counterclockwise.
    pub const ALL: [Self; 4] = [Self::East, Self::North, Self::West, Self::South];
}

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points([u64; WORDS]);

impl Points {
    /// No point.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// All points of a square board.
    pub fn square(size: u8) -> Self {
        let cells = (0..size).flat_map(|rank| (0..size).map(move |file| Cell::new(file, rank)));
        cells.filter_map(Point::of).collect()
    }

    /// One point alone.
    pub fn only(point: Point) -> Self {
        Self::EMPTY.with(point)
    }

    /// Returns true if a point is in the set.
    pub fn has(self, point: Point) -> bool {
        let word = self.0.get(usize::from(point.0 >> 6));
        word.is_some_and(|word| word >> (point.0 & 63) & 1 != 0)
    }

    /// The set with a point more.
    #[must_use]
    pub fn with(mut self, point: Point) -> Self {
        self.0[usize::from(point.0 >> 6)] |= 1 << (point.0 & 63);
        self
    }

    /// The set without a point.
    #[must_use]
    pub fn without(self, point: Point) -> Self {
        self.minus(Self::only(point))
    }

    /// Returns the points that are in this set and not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Returns true if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Returns true if the two sets have a point in common.
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Returns the number of points.
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns the lowest point; `None` if there is none.
    pub fn first(self) -> Option<Point> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Point(64 * word as u8 + self.0[word].trailing_zeros() as u8))
    }

    /// Returns true if the set has exactly one point.
    pub(crate) fn is_single(self) -> bool {
        self.first().is_some_and(|point| self == Self::only(point))
    }

    /// The points next to these on the board's lines. It may hold points off the board, and these
    /// points themselves where they are next to one another.
    #[must_use]
    pub fn beside(self) -> Self {
        self.beside_in_ranks() | self.beside_in_files()
    }

    /// Returns these points, each shifted by one in a direction. Some may be off the board then.
    #[must_use]
    pub(crate) fn shifted(self, way: Way) -> Self {
        let [a, b, c] = self.0;
        match way {
            Way::East => Self([a << 1, b << 1, c << 1]),
            Way::North => Self([a << 16, b << 16 | a >> 48, c << 16 | b >> 48]),
            Way::West => Self([a >> 1, b >> 1, c >> 1]),
            Way::South => Self([a >> 16 | b << 48, b >> 16 | c << 48, c >> 16]),
        }
    }

    fn beside_in_ranks(self) -> Self {
        self.shifted(Way::East) | self.shifted(Way::West)
    }

    fn beside_in_files(self) -> Self {
        self.shifted(Way::North) | self.shifted(Way::South)
    }

    /// Returns every point of every rank with one of these.
    #[must_use]
    pub fn ranks(self) -> Self {
        // Bit 15 is never in use, so a lane that is not empty, and no other, carries into it.
        Self(self.0.map(|word| {
            let top = (word + (LANES << 15) - LANES) & LANES << 15;
            (top - (top >> 15)) | top
        }))
    }

    /// Returns every point of every file with one of these.
    #[must_use]
    pub fn files(self) -> Self {
        let [a, b, c] = self.0;
        let all = a | b | c;
        let all = all | all >> 32;
        Self([((all | all >> 16) & 0xffff) * LANES; WORDS])
    }

    /// The ranks of these, and the ranks next to them.
    #[must_use]
    pub(crate) fn wide_ranks(self) -> Self {
        let ranks = self.ranks();
        ranks | ranks.beside_in_files()
    }

    /// The files of these, and the files next to them.
    #[must_use]
    pub(crate) fn wide_files(self) -> Self {
        let files = self.files();
        files | files.beside_in_ranks()
    }

    /// Returns these points and everything connected to them by neighbours within an area.
    #[must_use]
    pub fn spread(self, area: Self) -> Self {
        let mut reached = self & area;
        loop {
            let further = (reached | reached.beside()) & area;
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// Returns true if the points are all in one piece. The empty set is.
    pub fn is_whole(self) -> bool {
        self.first()
            .is_none_or(|point| Self::only(point).spread(self) == self)
    }
}

impl BitAnd for Points {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Points {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Points {
    type Item = Point;
    type IntoIter = Each;

    fn into_iter(self) -> Each {
        Each(self)
    }
}

/// The points of a set, rank by rank from the south.
pub struct Each(Points);

impl Iterator for Each {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let point = self.0.first()?;
        self.0 = self.0.without(point);
        Some(point)
    }
}
