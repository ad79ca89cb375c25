//! What moves: a train, or a switch engine, which is a train of one car that can also step to a corner.
//! Both fit in a few bytes, because players remember hundreds of thousands of them.

use super::board::{DIAGONAL, Spot, Way, cell, on, spot, straight};
use super::{Step, yard};
use crate::games::Cell;

/// One to nine cars in a straight row, seen from the one that leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Train {
    lead: u8,
    /// From each car to the one behind it; 0 for an engine.
    back: Way,
    length: u8,
}

impl Train {
    /// The engine on a square.
    pub fn engine(lead: Spot) -> Self {
        Self::behind(lead, 0, 1)
    }

    /// The row of cars, as many as told, that stands behind the lead in a direction.
    pub fn behind(lead: Spot, back: Way, length: u8) -> Self {
        Self {
            lead: lead as u8,
            back,
            length,
        }
    }

    /// The row of squares between two; `None` if they are not two in a straight row.
    pub fn between(lead: Spot, tail: Spot) -> Option<Self> {
        let (back, steps) = straight(lead, tail)?;
        Some(Self::behind(lead, back, steps + 1))
    }

    /// Where the car is that leads.
    pub fn lead(self) -> Spot {
        self.lead.into()
    }

    /// From each car to the one behind it; 0 for an engine.
    pub fn back(self) -> Way {
        self.back
    }

    /// How many cars it has.
    pub fn length(self) -> u8 {
        self.length
    }

    /// Where the cars are, the lead first.
    pub fn cars(self) -> impl Iterator<Item = Spot> {
        (0..self.length).map(move |number| self.car(number))
    }

    /// Where the last car is; for an engine the lead.
    fn tail(self) -> Spot {
        self.car(self.length - 1)
    }

    /// Where a car is, counted from the lead as 0.
    fn car(self, number: u8) -> Spot {
        on(self.lead(), self.back, number)
    }

    /// Where a car is when the lead has gone some steps: each follows the one before it.
    fn car_after(self, number: u8, way: Way, steps: u8) -> Spot {
        match steps.checked_sub(number) {
            Some(ahead) => on(self.lead(), way, ahead),
            None => self.car(number - steps),
        }
    }
}

/// A train, or an engine, that goes some steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    train: Train,
    way: Way,
    steps: u8,
}

impl Run {
    /// So many steps of a train in a direction.
    pub(super) fn new(train: Train, way: Way, steps: u8) -> Self {
        Self { train, way, steps }
    }

    /// The run of a train to a square; `None` if its lead cannot get there in one go on any board.
    pub(super) fn to(train: Train, to: Spot) -> Option<Self> {
        let diagonal = |&way: &Way| train.length == 1 && on(train.lead(), way, 1) == to;
        let (way, steps) = match DIAGONAL.into_iter().find(diagonal) {
            Some(way) => (way, 1),
            None => straight(train.lead(), to)?,
        };
        (way != train.back).then_some(Self { train, way, steps })
    }

    /// The same run and one step more.
    pub(super) fn longer(self) -> Self {
        Self {
            steps: self.steps + 1,
            ..self
        }
    }

    /// Where the lead ends.
    pub(super) fn end(self) -> Spot {
        on(self.train.lead(), self.way, self.steps)
    }

    /// The squares that the lead comes to, from the first step to the last.
    pub(super) fn way_of_lead(self) -> impl Iterator<Item = Spot> {
        (1..=self.steps).map(move |steps| on(self.train.lead(), self.way, steps))
    }

    /// Where each car comes from and where it ends, the lead first.
    pub(crate) fn cars(self) -> impl Iterator<Item = (Spot, Spot)> {
        let Self { train, way, steps } = self;
        (0..train.length).map(move |car| (train.car(car), train.car_after(car, way, steps)))
    }

    /// Every cell that each car comes through, the first and the last among them; the lead first.
    fn ways(self) -> Vec<Vec<Cell>> {
        let Self { train, way, steps } = self;
        let way_of = |car| {
            let places = (0..=steps).map(|step| cell(train.car_after(car, way, step)));
            places.collect()
        };
        (0..train.length).map(way_of).collect()
    }
}

impl From<Run> for Step {
    fn from(run: Run) -> Self {
        let (lead, to) = (cell(run.train.lead()), cell(run.end()));
        match run.train.length {
            1 => Self::Engine { from: lead, to },
            _ => Self::Train {
                lead,
                tail: cell(run.train.tail()),
                to,
            },
        }
    }
}

impl Step {
    /// The cells that each car of an allowed turn comes through, from where it stood to where it
    /// ends, the lead first: all of them go as many steps. Empty where a car is placed.
    ///
    /// ```
    /// use roundhouse::games::Cell;
    /// use roundhouse::games::switch_yard::Step;
    ///
    /// let turn: Step = "d4e4-d6".parse().unwrap();
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
