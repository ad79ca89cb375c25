//! The board for the side to move: its units, and the engaged ones among them.

use super::points::{Point, Points, Way};

/// The pieces, as the side to move sees them.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// All points.
    pub area: Points,
    /// The pieces of the side to move.
    pub own: Points,
    /// The other side's pieces.
    pub enemy: Points,
}

impl Board {
    /// Returns the unit of an own piece.
    pub fn unit(&self, piece: Point) -> Points {
        Points::only(piece).spread(self.own)
    }

    /// Returns the own units.
    pub fn units(&self) -> impl Iterator<Item = Points> {
        units_of(self.own)
    }

    /// The points on which a piece of the unit, placed there in a turn, captures or joins.
    pub(crate) fn gains(&self, unit: Points) -> Points {
        self.enemy | (self.own.minus(unit).beside() & self.area)
    }

    /// Returns the points that engage a unit: it is engaged if and only if it has a piece on one of them.
    ///
    /// These are the lines with an enemy, and those with or next to a friend outside the unit. The reason: a unit
    /// can move along a line on which it has a piece. On such a line, or the next one, there are two neighbours of
    /// which one is in the unit and one is not. Only empty points are between them, so the first can reach the
    /// second or its side. If only the unit is on the line, the points beside a friend on the next line are empty,
    /// and so is the way there.
    pub(crate) fn engaging(&self, unit: Points) -> Points {
        let friends = self.own.minus(unit);
        let seen = self.enemy.ranks() | self.enemy.files();
        (seen | friends.wide_ranks() | friends.wide_files()) & self.area
    }

    /// Returns the points that a singleton can reach: any distance over empty points, or onto an enemy.
    pub(crate) fn slides(&self, from: Point) -> Points {
        let mut reached = Points::EMPTY;
        for way in Way::ALL {
            let mut to = from.next(way);
            while self.area.has(to) && !self.own.has(to) {
                reached = reached.with(to);
                if self.enemy.has(to) {
                    break;
                }
                to = to.next(way);
            }
        }
        reached
    }

    /// Returns the other side's remaining pieces after a turn that puts the own pieces here. A piece placed on an
    /// enemy has captured the whole unit.
    pub fn enemy_after(&self, own: Points) -> Points {
        self.enemy.minus((own & self.enemy).spread(self.enemy))
    }

    /// Returns the board for the other side after a turn that puts the own pieces here.
    pub fn after(&self, own: Points) -> Self {
        Self {
            area: self.area,
            own: self.enemy_after(own),
            enemy: own,
        }
    }

    /// Returns true if the game is over because a side has one unit left.
    pub fn is_over(&self) -> bool {
        self.is_won().is_some()
    }

    /// Returns true if the side to move has won; `None` before the end.
    ///
    /// If both sides have one unit, the side that has moved last has won.
    pub fn is_won(&self) -> Option<bool> {
        if self.enemy.is_whole() {
            Some(false)
        } else {
            self.own.is_whole().then_some(true)
        }
    }

    /// Slides several singletons in one direction, step by step together.
    ///
    /// Calls `reach` for every step with the points that they reach, the points at which they would join something,
    /// and the distance.
    pub fn slide_together(
        &self,
        singles: Points,
        way: Way,
        mut reach: impl FnMut(Points, Points, i8),
    ) {
        // Behind a moving singleton is only its own start or an empty point, so it joins nothing there.
        let across = Way::ALL.into_iter().filter(|&other| other != way);
        let joins = across.fold(Points::EMPTY, |all, way| all | self.own.shifted(way));
        let mut front = singles;
        for steps in 1.. {
            front = (front.shifted(way) & self.area).minus(self.own);
            if front.is_empty() {
                return;
            }
            reach(front, joins, steps);
            front = front.minus(self.enemy);
        }
    }
}

/// The units that pieces of one colour make.
pub fn units_of(pieces: Points) -> impl Iterator<Item = Points> {
    let mut rest = pieces;
    std::iter::from_fn(move || {
        let unit = Points::only(rest.first()?).spread(rest);
        rest = rest.minus(unit);
        Some(unit)
    })
}
