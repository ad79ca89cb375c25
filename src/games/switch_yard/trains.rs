//! How cars may move. A switch engine is a train of one car that can also step to a corner; so one
//! walk finds the moves of both.

use super::board::{
    Board, DIAGONAL, STRAIGHT, Spot, Square, Way, cell, may_end, on, spot, straight,
};
use super::{Side, Step, yard};
use crate::games::Cell;

/// One to nine cars in a straight row, seen from the one that leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Train {
    pub lead: Spot,
    /// From each car to the one behind it; 0 for an engine.
    back: Way,
    pub length: usize,
}

impl Train {
    /// The engine on a square.
    pub fn engine(lead: Spot) -> Self {
        Self {
            lead,
            back: 0,
            length: 1,
        }
    }

    /// The row of squares between two; `None` if they are not two in a straight row.
    pub fn between(lead: Spot, tail: Spot) -> Option<Self> {
        let (back, steps) = straight(lead, tail)?;
        Some(Self {
            lead,
            back,
            length: steps + 1,
        })
    }

    /// Where the cars are, the lead first.
    pub fn cars(self) -> impl Iterator<Item = Spot> {
        (0..self.length).map(move |number| self.car(number))
    }

    /// Where the last car is.
    pub fn tail(&self) -> Spot {
        self.car(self.length - 1)
    }

    /// Where a car is, counted from the lead as 0.
    fn car(&self, number: usize) -> Spot {
        on(self.lead, self.back, number)
    }

    /// Where a car is when the lead has gone some steps: each follows the one before it.
    fn car_after(&self, number: usize, way: Way, steps: usize) -> Spot {
        if number <= steps {
            on(self.lead, way, steps - number)
        } else {
            self.car(number - steps)
        }
    }
}

/// A train, or an engine, that goes some steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub train: Train,
    way: Way,
    steps: usize,
}

impl Run {
    /// The run of a train to a square; `None` if its lead cannot get there in one go on any board.
    pub fn to(train: Train, to: Spot) -> Option<Self> {
        let diagonal = |&way: &Way| train.length == 1 && on(train.lead, way, 1) == to;
        let (way, steps) = match DIAGONAL.into_iter().find(diagonal) {
            Some(way) => (way, 1),
            None => straight(train.lead, to)?,
        };
        (way != train.back).then_some(Self { train, way, steps })
    }

    /// Where the lead ends.
    pub fn end(&self) -> Spot {
        on(self.train.lead, self.way, self.steps)
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

    /// Where each car comes from and where it ends, the lead first.
    pub fn cars(&self) -> impl Iterator<Item = (Spot, Spot)> {
        let Self { train, way, steps } = *self;
        (0..train.length).map(move |car| (train.car(car), train.car_after(car, way, steps)))
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

impl Board {
    /// Everything that a side may do with its engines and trains.
    pub fn runs(&self, side: Side) -> impl Iterator<Item = Run> {
        self.cars().flat_map(move |(lead, car)| {
            let engine = (car == side).then(|| self.engine_runs(lead));
            let trains = STRAIGHT
                .into_iter()
                .flat_map(move |back| self.trains(side, lead, back));
            let train_runs = trains.flat_map(|train| self.straight_runs(train));
            engine.into_iter().flatten().chain(train_runs)
        })
    }

    /// The side's trains that a car can lead with the others behind it.
    fn trains(&self, side: Side, lead: Spot, back: Way) -> impl Iterator<Item = Train> {
        let cars = (0..).map_while(move |behind| self.car(on(lead, back, behind)));
        let lengths = cars.scan((0, 0), move |(length, own), car| {
            *length += 1;
            *own += usize::from(car == side);
            Some((*length, *own))
        });
        let trains = lengths.filter(|&(length, own)| length > 1 && 2 * own > length);
        trains.map(move |(length, _)| Train { lead, back, length })
    }

    fn engine_runs(&self, lead: Spot) -> impl Iterator<Item = Run> {
        let train = Train::engine(lead);
        let steps = DIAGONAL.into_iter().map(move |way| Run {
            train,
            way,
            steps: 1,
        });
        let steps = steps.filter(|run| self.is_free(run.end()) && self.may_all_end(run));
        self.straight_runs(train).chain(steps)
    }

    /// The runs of a train along files and ranks. The way ends where the shipping areas forbid the
    /// next step: nothing that leads in leads out again, so no later step can be allowed.
    fn straight_runs(&self, train: Train) -> impl Iterator<Item = Run> {
        let ways = STRAIGHT.into_iter().filter(move |&way| way != train.back);
        ways.flat_map(move |way| {
            let runs = (1..).map(move |steps| Run { train, way, steps });
            runs.take_while(|run| self.is_free(run.end()) && self.may_all_end(run))
        })
    }

    pub fn is_free(&self, spot: Spot) -> bool {
        self.square(spot) == Square::Empty
    }

    /// Whether the way of a run's lead is free.
    pub fn is_way_free(&self, run: &Run) -> bool {
        (1..=run.steps).all(|steps| self.is_free(on(run.train.lead, run.way, steps)))
    }

    /// Whether the shipping areas let every car of a run end where it ends.
    pub fn may_all_end(&self, run: &Run) -> bool {
        run.cars()
            .all(|(from, to)| self.car(from).is_none_or(|car| may_end(car, from, to)))
    }

    /// The board after a run that is allowed.
    pub fn after(&self, run: &Run) -> Self {
        let mut next = self.clone();
        for (from, _) in run.cars() {
            next.put(from, Square::Empty);
        }
        for (from, to) in run.cars() {
            next.put(to, self.square(from));
        }
        next
    }
}
