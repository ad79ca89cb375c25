//! Moving units: a train, or a switch engine. An engine is a train of one car that can also step to a corner.

use super::board::{DIAGONAL, Spot, Way, cell, on, spot, straight};
use super::{Move, yard};
use crate::Cell;

/// One to nine cars in a straight row, seen from the one that leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Train {
    pub(crate) lead: Spot,
    /// From each car to the one behind it; 0 for an engine.
    pub(crate) back: Way,
    pub(crate) length: u8,
}

impl Train {
    /// The engine on a square.
    pub(crate) fn engine(lead: Spot) -> Self {
        Self {
            lead,
            back: 0,
            length: 1,
        }
    }

    /// Returns the row of squares between two; `None` if they are not in a straight row.
    pub(crate) fn between(lead: Spot, tail: Spot) -> Option<Self> {
        let (back, steps) = straight(lead, tail)?;
        Some(Self {
            lead,
            back,
            length: steps + 1,
        })
    }

    /// Where the cars are, the lead first.
    pub(super) fn cars(self) -> impl Iterator<Item = Spot> {
        (0..self.length).map(move |number| on(self.lead, self.back, number))
    }
}

/// A train, or an engine, with a number of steps. It fits in a few bytes, because players remember hundreds of
/// thousands of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    lead: u8,
    back: Way,
    length: u8,
    way: Way,
    steps: u8,
}

impl Run {
    /// Returns a run of so many steps of a train in a direction.
    pub(super) fn new(train: Train, way: Way, steps: u8) -> Self {
        Self {
            lead: train.lead as u8,
            back: train.back,
            length: train.length,
            way,
            steps,
        }
    }

    /// Returns the run of a train to a square; `None` if its lead cannot get there in one run on any board.
    pub(super) fn to(train: Train, to: Spot) -> Option<Self> {
        let diagonal = |&way: &Way| train.length == 1 && on(train.lead, way, 1) == to;
        let (way, steps) = match DIAGONAL.into_iter().find(diagonal) {
            Some(way) => (way, 1),
            None => straight(train.lead, to)?,
        };
        (way != train.back).then(|| Self::new(train, way, steps))
    }

    /// Adds a step.
    pub(super) fn go_on(&mut self) {
        self.steps += 1;
    }

    fn lead(self) -> Spot {
        self.lead.into()
    }

    /// Returns the start of the last car; for an engine the lead.
    fn tail(self) -> Spot {
        on(self.lead(), self.back, self.length - 1)
    }

    /// Where the lead ends.
    pub(super) fn end(self) -> Spot {
        on(self.lead(), self.way, self.steps)
    }

    /// Returns the squares that the lead reaches, from the first step to the last.
    pub(super) fn way_of_lead(self) -> impl Iterator<Item = Spot> {
        (1..=self.steps).map(move |steps| on(self.lead(), self.way, steps))
    }

    /// Returns the start and the end of each car, the lead first.
    pub fn cars(self) -> impl Iterator<Item = (Spot, Spot)> {
        let (mut from, mut to) = (self.lead(), self.end());
        let mut ahead = self.steps;
        (0..self.length).map(move |_| {
            let car = (from, to);
            from = on(from, self.back, 1);
            // Each follows the one before it: along the way of the lead, and then along the train.
            let (way, left) = match ahead {
                0 => (self.back, 0),
                _ => (-self.way, ahead - 1),
            };
            to = on(to, way, 1);
            ahead = left;
            car
        })
    }

    /// Returns the square of a car, counted from the lead as 0, after so many steps of the lead. Each car follows
    /// the one before it.
    fn car(self, number: u8, steps: u8) -> Spot {
        match steps.checked_sub(number) {
            Some(ahead) => on(self.lead(), self.way, ahead),
            None => on(self.lead(), self.back, number - steps),
        }
    }

    /// Returns every cell that each car passes, with both ends; the lead first.
    fn ways(self) -> Vec<Vec<Cell>> {
        let way_of = |car| {
            let places = (0..=self.steps).map(|steps| cell(self.car(car, steps)));
            places.collect()
        };
        (0..self.length).map(way_of).collect()
    }
}

impl From<Run> for Move {
    fn from(run: Run) -> Self {
        let (lead, to) = (cell(run.lead()), cell(run.end()));
        match run.length {
            1 => Self::Engine { from: lead, to },
            _ => Self::Train {
                lead,
                tail: cell(run.tail()),
                to,
            },
        }
    }
}

impl Move {
    /// Returns the cells that each car of a legal turn passes, from its start to its end, the lead first. All of
    /// them go the same number of steps. Empty for a placed car.
    ///
    /// ```
    /// use rules::Cell;
    /// use rules::switch_yard::Move;
    ///
    /// let turn: Move = "d4e4-d6".parse().unwrap();
    /// let names = |way: Vec<Cell>| way.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
    /// let ways: Vec<_> = turn.ways().into_iter().map(names).collect();
    /// assert_eq!(ways, ["d4 d5 d6", "e4 d4 d5"]);
    /// ```
    pub fn ways(&self) -> Vec<Vec<Cell>> {
        let on_board = |cell: Cell| yard::is_cell(cell).then(|| spot(cell));
        let run = || match *self {
            Self::Engine { from, to } => Run::to(Train::engine(on_board(from)?), on_board(to)?),
            Self::Train { lead, tail, to } => Run::to(
                Train::between(on_board(lead)?, on_board(tail)?)?,
                on_board(to)?,
            ),
            Self::Place(..) => None,
        };
        run().map_or_else(Vec::new, Run::ways)
    }
}
