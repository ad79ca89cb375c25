//! Temper of a player: its preference among equal moves. People can tell levels apart by it, and it costs next to
//! nothing.

use rules::{Cell, Strength};

/// Preference of a player among moves that have turned out equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Temper {
    /// It continues where it played last.
    GoesOn,
    /// It answers where the other played last.
    Answers,
    /// It prefers the middle of the possible places.
    LikesTheMiddle,
    /// It turns to where no player has played lately.
    TurnsAway,
    /// It has no preference, and goes by its numbers alone.
    Counts,
}

impl Temper {
    /// The temper of a strength.
    pub(super) fn of(strength: Strength) -> Self {
        match strength {
            Strength::Learner => Self::GoesOn,
            Strength::Easy => Self::Answers,
            Strength::Medium => Self::LikesTheMiddle,
            Strength::Hard => Self::TurnsAway,
            // Of the few rounds of a newcomer chance would leave nearly all moves equal.
            Strength::Newcomer | Strength::Master => Self::Counts,
        }
    }

    /// Returns the number of the preferred place; the first without a preference. `last` are its own last place and
    /// the other player's; `all` are the possible places.
    pub(super) fn prefers(
        self,
        places: &[Cell],
        last: [Option<Cell>; 2],
        all: impl Iterator<Item = Cell>,
    ) -> usize {
        let [own, other] = last;
        let near = |at: Cell, to: Option<Cell>| to.map_or(0, |to| -distance(at, to));
        let middle = (self == Self::LikesTheMiddle).then(|| middle(all));
        let liking = |at: Cell| match self {
            Self::GoesOn => near(at, own),
            Self::Answers => near(at, other),
            Self::LikesTheMiddle => near(at, middle.flatten()),
            Self::TurnsAway => -near(at, own).max(near(at, other)),
            Self::Counts => 0,
        };
        // `max_by_key` returns the last of equals, so the order is reversed.
        let each = places.iter().enumerate().rev();
        let best = each.max_by_key(|&(_, &at)| liking(at));
        best.map_or(0, |(number, _)| number)
    }
}

/// The square of the distance between two cells.
fn distance(a: Cell, b: Cell) -> i32 {
    let [files, ranks] = [a.file.abs_diff(b.file), a.rank.abs_diff(b.rank)];
    i32::from(files).pow(2) + i32::from(ranks).pow(2)
}

/// Returns the middle of the bounding box of some cells.
fn middle(all: impl Iterator<Item = Cell>) -> Option<Cell> {
    let corners = all.map(|cell| (cell, cell));
    let (low, high) = corners.reduce(|(low, high), (cell, _)| {
        let low = Cell::new(low.file.min(cell.file), low.rank.min(cell.rank));
        let high = Cell::new(high.file.max(cell.file), high.rank.max(cell.rank));
        (low, high)
    })?;
    Some(Cell::new(
        low.file.midpoint(high.file),
        low.rank.midpoint(high.rank),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_differ_in_temper() {
        let cell = |name: &str| name.parse::<Cell>().expect("it is a cell");
        let all = || ["a1", "k11", "c4"].map(cell).into_iter();
        let places = ["c10", "b2", "j3", "f6", "k11"].map(cell);
        let last = [Some(cell("a1")), Some(cell("j2"))];
        let preferred = Strength::ALL.map(|strength| {
            let number = Temper::of(strength).prefers(&places, last, all());
            places[number].to_string()
        });
        assert_eq!(preferred, ["c10", "b2", "j3", "f6", "c10", "c10"]);
    }

    #[test]
    fn before_anything_is_played_the_best_is_taken() {
        let places = [Cell::new(4, 4), Cell::new(0, 0)];
        for temper in [Temper::GoesOn, Temper::Answers, Temper::TurnsAway] {
            assert_eq!(temper.prefers(&places, [None; 2], places.into_iter()), 0);
        }
    }
}
