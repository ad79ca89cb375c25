//! Which puzzle is that of a day.

use std::fmt;

/// Days of the longest year: each has a puzzle.
pub const DAYS: usize = 366;

/// Maximum age of a day's puzzles. All of these differ, and none is a puzzle of the next days.
pub const MOST_BACK: usize = 99;

/// The days before each month in a leap year.
const BEFORE: [usize; 12] = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];

/// A day of any year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    month: u8,
    day: u8,
}

impl Date {
    /// Returns the day of a month, both counted from 1; `None` if no year has it.
    pub fn new(month: u8, day: u8) -> Option<Self> {
        let next = BEFORE.get(usize::from(month)).copied().unwrap_or(DAYS);
        let before = BEFORE.get(usize::from(month.checked_sub(1)?))?;
        let is_there = (1..=next - before).contains(&usize::from(day));
        is_there.then_some(Self { month, day })
    }

    /// Returns the day's number in a leap year, from 0. So 1 March has the same number every year, and 29 February
    /// has its own.
    ///
    /// ```
    /// use rules::puzzles::{DAYS, Date};
    ///
    /// let number = |month, day| Date::new(month, day).map(Date::number);
    /// assert_eq!(number(1, 1), Some(0));
    /// assert_eq!((number(2, 28), number(2, 29), number(3, 1)), (Some(58), Some(59), Some(60)));
    /// assert_eq!(number(12, 31), Some(DAYS - 1));
    /// assert_eq!(number(2, 30), None);
    /// ```
    pub fn number(self) -> usize {
        BEFORE[usize::from(self.month) - 1] + usize::from(self.day) - 1
    }

    /// Returns the number of the day's puzzle of a difficulty. One of the three is the puzzle of the day. The
    /// others belong to distant days, so that no person sees the next day's puzzle early.
    pub fn puzzle(self, grade: Grade) -> usize {
        self.puzzle_before(0, grade)
    }

    /// Returns the number of the puzzle a number of days before, at most [`MOST_BACK`].
    pub fn puzzle_before(self, days: usize, grade: Grade) -> usize {
        let day = (self.number() + DAYS - days.min(MOST_BACK)) % DAYS;
        let on = (grade as usize + 3 - Grade::of(day) as usize) % 3;
        // A third of the year, and a day more for the next difficulty.
        (day + on * (DAYS / 3 - 1)) % DAYS
    }

    /// Returns the difficulty of the puzzle of the day.
    pub fn grade(self) -> Grade {
        Grade::of(self.number())
    }
}

/// The month and the day, as every country reads them that begins with the year: `07-04`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}-{:02}", self.month, self.day)
    }
}

/// Difficulty of a puzzle, as measured when it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// For a beginner.
    Easy,
    /// For people who know the game.
    Medium,
    /// For people who like to think.
    Hard,
}

impl Grade {
    /// All, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The difficulty of the puzzle with a number: they take turns.
    pub fn of(number: usize) -> Self {
        Self::ALL[number % 3]
    }
}
