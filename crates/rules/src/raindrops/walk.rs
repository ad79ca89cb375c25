//! A turn in progress: a unit's pieces are lifted and placed one by one along a line. Playing, listing and touching
//! all use it step by step.

use super::board::Board;
use super::illegal_move::IllegalMove;
use super::points::{Point, Points, Way};
use super::turn::Step;
use crate::Cell;

/// A unit in motion: its present form, and its possible next steps.
#[derive(Clone, Copy, Debug)]
pub struct Walk<'a> {
    board: &'a Board,
    own: Points,
    unit: Points,
    engaged: bool,
    /// Points that bring the turn its due: for an engaged unit those on which it captures or joins,
    /// for another those that engage it.
    aims: Points,
    done: bool,
    last: Option<Point>,
    open: Ways,
}

impl<'a> Walk<'a> {
    /// The turn of a unit of the board, before its first step.
    pub fn new(board: &'a Board, unit: Points) -> Self {
        let engaging = board.engaging(unit);
        let engaged = engaging.meets(unit);
        Self {
            board,
            own: board.own,
            unit,
            engaged,
            aims: if engaged { board.gains(unit) } else { engaging },
            done: false,
            last: None,
            open: Ways::NONE,
        }
    }

    /// Returns the present pieces of the side to move.
    pub fn own(&self) -> Points {
        self.own
    }

    /// Returns the present pieces of the unit, with everything that it has joined.
    pub fn unit(&self) -> Points {
        self.unit
    }

    /// The piece placed last.
    pub(crate) fn last(&self) -> Option<Point> {
        self.last
    }

    /// Returns true if the unit was engaged before the turn.
    pub fn was_engaged(&self) -> bool {
        self.engaged
    }

    /// Returns true if the turn may end now.
    ///
    /// An engaged unit must have captured or joined. Another unit must be engaged now.
    pub fn may_stop(&self) -> bool {
        self.done
    }

    /// Returns true if another step can follow.
    pub fn may_go_on(&self) -> bool {
        self.last.is_none() || self.open != Ways::NONE
    }

    /// Returns everything that decides how the turn can continue.
    ///
    /// Turns with equal values here can continue alike.
    pub(crate) fn crossroads(&self) -> (Points, Option<Point>, Ways) {
        (self.own, self.last, self.open)
    }

    /// Returns the pieces that may be lifted now without splitting the unit.
    pub fn lifts(&self) -> Points {
        if !self.may_go_on() {
            return Points::EMPTY;
        }
        let may_lift = |&piece: &Point| self.may_lift(piece);
        self.unit.into_iter().filter(may_lift).collect()
    }

    /// Returns true if a piece of the unit may be lifted now, provided that another step can follow.
    pub(crate) fn may_lift(&self, piece: Point) -> bool {
        self.last != Some(piece) && is_loose(self.unit, piece)
    }

    /// Returns the points on which a piece that is lifted now may be placed.
    pub fn places(&self, lifted: Point) -> Points {
        if let Some(last) = self.last {
            return self.open.iter().map(|way| last.next(way)).collect();
        }
        if self.unit.is_single() {
            return self.board.slides(lifted);
        }
        // A point next to a piece is on one of the piece's lines.
        (self.unit.without(lifted).beside() & self.board.area).minus(self.own)
    }

    /// The walk after one more step, which must be among [`lifts`](Self::lifts) and
    /// [`places`](Self::places).
    #[must_use]
    pub fn step(&self, from: Point, to: Point) -> Self {
        let own = self.own.without(from).with(to);
        let mut next = Self { own, ..*self };
        next.last = Some(to);
        next.unit = self.unit.without(from).with(to);
        if self.board.enemy.has(to) {
            next.open = Ways::NONE;
        } else {
            if Points::only(to).beside().meets(own.minus(next.unit)) {
                next.unit = next.unit.spread(own);
            }
            next.open = self.open_after(&next, to);
        }
        next.done = if self.engaged {
            self.done || self.aims.has(to)
        } else {
            self.aims.meets(next.unit)
        };
        next
    }

    /// Returns the directions that are open after a step onto an empty point.
    fn open_after(&self, next: &Self, to: Point) -> Ways {
        if self.unit.is_single() {
            return Ways::NONE;
        }
        let open = match self.last {
            Some(last) => self
                .open
                .iter()
                .find(|&way| last.next(way) == to)
                .map_or(Ways::NONE, Ways::only),
            None => Ways::ALL,
        };
        let stands = self.unit.with(to);
        let joined = next.unit.minus(stands);
        let placed = Points::only(to);
        // Before the first step the unit itself defines its lines.
        let runs =
            |line: Points| (self.last.is_some() || line.meets(self.unit)) && !line.meets(joined);
        let along = Ways::of(runs(placed.ranks()), runs(placed.files()));
        let free = |way: &Way| {
            let point = to.next(*way);
            self.board.area.has(point) && !next.own.has(point)
        };
        open.and(along).iter().filter(free).collect()
    }

    /// Returns a step in notation.
    pub fn written(&self, from: Point, to: Point) -> Step {
        Step {
            from: from.cell(),
            to: to.cell(),
            capture: self.board.enemy.has(to),
        }
    }

    /// The walk after one more step, or why the step is not allowed.
    pub(crate) fn try_step(&self, step: Step) -> Result<Self, IllegalMove> {
        let next = self.try_touch([step.from, step.to])?;
        let captures = next.last.is_some_and(|to| self.board.enemy.has(to));
        match (step.capture, captures) {
            (false, true) => Err(IllegalMove::IsCapture(step.to)),
            (true, false) => Err(IllegalMove::NoCapture(step.to)),
            _ => Ok(next),
        }
    }

    /// Tries a step from two touches. The content of the second cell decides if it captures.
    pub(crate) fn try_touch(&self, [from, to]: [Cell; 2]) -> Result<Self, IllegalMove> {
        let from = self.try_lift(from)?;
        let to = self.on_board(to)?;
        if !self.places(from).has(to) {
            return Err(self.why_not_place(to));
        }
        Ok(self.step(from, to))
    }

    /// Returns the point of a piece that may be lifted now, or the reason of the refusal.
    pub(crate) fn try_lift(&self, from: Cell) -> Result<Point, IllegalMove> {
        let from = self.on_board(from)?;
        match self.lifts().has(from) {
            true => Ok(from),
            false => Err(self.why_not_lift(from)),
        }
    }

    fn on_board(&self, cell: Cell) -> Result<Point, IllegalMove> {
        let point = Point::of(cell).filter(|&point| self.board.area.has(point));
        point.ok_or(IllegalMove::OffBoard(cell))
    }

    fn why_not_lift(&self, from: Point) -> IllegalMove {
        let cell = from.cell();
        if !self.may_go_on() {
            IllegalMove::Ended
        } else if self.board.enemy.has(from) {
            IllegalMove::NotYours(cell)
        } else if !self.own.has(from) {
            IllegalMove::NoPiece(cell)
        } else if !self.unit.has(from) {
            IllegalMove::OtherUnit(cell)
        } else if self.last == Some(from) {
            IllegalMove::JustPlaced(cell)
        } else {
            IllegalMove::Splits(cell)
        }
    }

    fn why_not_place(&self, to: Point) -> IllegalMove {
        let cell = to.cell();
        if self.own.has(to) {
            IllegalMove::Occupied(cell)
        } else if self.last.is_some() {
            IllegalMove::NotNext(cell)
        } else if self.unit.is_single() {
            IllegalMove::NoSlide(cell)
        } else {
            IllegalMove::Apart(cell)
        }
    }

    /// The points ahead in a direction, up to the end of the board.
    pub(crate) fn ahead(&self, way: Way) -> impl Iterator<Item = Point> + use<'a> {
        let area = self.board.area;
        let start = self.last.map(|last| last.next(way));
        std::iter::successors(start, move |point| Some(point.next(way)))
            .take_while(move |&point| area.has(point))
    }

    /// The directions that the next step can go.
    pub(crate) fn open(&self) -> Ways {
        self.open
    }

    /// The points that bring the turn its due.
    pub(crate) fn aims(&self) -> Points {
        self.aims
    }
}

/// Returns true if a unit stays connected without a piece.
pub(crate) fn is_loose(unit: Points, piece: Point) -> bool {
    let rest = unit.without(piece);
    let beside = Points::only(piece).beside() & rest;
    // Usually its neighbours are connected by the points around it.
    let around = || {
        beside
            .first()
            .map(|one| Points::only(one).spread(ring(piece) & rest))
    };
    let held = || around().is_none_or(|held| beside.minus(held).is_empty());
    held() || rest.is_whole()
}

/// The eight points around one.
fn ring(point: Point) -> Points {
    let piece = Points::only(point);
    let row = piece | piece.shifted(Way::West) | piece.shifted(Way::East);
    (row | row.shifted(Way::North) | row.shifted(Way::South)).without(point)
}

/// A set of directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ways(u8);

impl Ways {
    /// No way.
    pub(crate) const NONE: Self = Self(0);
    /// All four.
    pub(crate) const ALL: Self = Self(0b1111);

    /// One way alone.
    pub(crate) fn only(way: Way) -> Self {
        Self(1 << way as u8)
    }

    /// Returns both directions along a rank, both along a file, all or none.
    fn of(rank: bool, file: bool) -> Self {
        let along = |open, bits| if open { bits } else { 0 };
        Self(along(rank, 0b0101) | along(file, 0b1010))
    }

    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The ways in their order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Way> {
        Way::ALL
            .into_iter()
            .filter(move |&way| self.0 & 1 << way as u8 != 0)
    }
}

impl FromIterator<Way> for Ways {
    fn from_iter<I: IntoIterator<Item = Way>>(ways: I) -> Self {
        Self(
            ways.into_iter()
                .fold(0, |bits, way| bits | Self::only(way).0),
        )
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::raindrops::board::units_of;

    #[test]
    fn a_piece_is_loose_if_the_rest_hangs_together() {
        let mut chance = ChaCha8Rng::seed_from_u64(4);
        let (mut tight, mut free) = (0, 0);
        for _ in 0..200 {
            let pieces = Points::square(12).into_iter();
            let pieces = pieces.filter(|_| chance.random_bool(0.6)).collect();
            for unit in units_of(pieces).filter(|unit| !unit.is_single()) {
                for piece in unit {
                    let whole = unit.without(piece).is_whole();
                    assert_eq!(is_loose(unit, piece), whole, "{:?}", piece.cell());
                    *if whole { &mut free } else { &mut tight } += 1;
                }
            }
        }
        assert!(tight > 1000 && free > 1000, "{tight} {free}");
    }
}
