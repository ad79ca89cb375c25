//! The state of a game: the cars, whose turn it is, whether cars are still being placed, and which
//! positions have been there; and the two contracts that it keeps.

use std::convert::Infallible;
use std::fmt;

use super::board::{Board, CARS, Footprint, Spot, cell, spot};
use super::text::{self, PositionError, Step};
use super::trains::{Run, Train};
use super::{Options, Refusal, Setup, touch, yard};
use crate::games::{Cell, Game, Touch, TwoPlayer};

/// One of the two who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Sits in the south, ships in the east, and moves first.
    Red,
    /// Sits in the north and ships in the west.
    Blue,
}

impl Side {
    /// Who plays against this one.
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Blue => "blue",
        })
    }
}

/// How a game ended: a side has shipped all its cars, or the other one could not move; a draw if the
/// same position with the same side to move was there for the third time.
pub type Outcome = crate::games::Outcome<Side>;

/// A game of Switch Yard.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SwitchYard {
    options: Options,
    pub(super) board: Board,
    pub(super) to_move: Side,
    placing: bool,
    /// The positions of play that may come again, in order, the present one last; sides alternate.
    seen: Vec<Footprint>,
    outcome: Option<Outcome>,
}

impl SwitchYard {
    /// Begins a game. With the custom set-up the players place their cars first.
    pub fn new(options: Options) -> Self {
        let board = options.setup.board();
        let placing = options.setup == Setup::Custom;
        Self::begin(options, board, Side::Red, placing)
    }

    /// A game that stands as a text says and whose cars are all placed. What was there before does
    /// not count for a draw.
    ///
    /// # Errors
    ///
    /// What in the text cannot be.
    pub fn from_position(text: &str, options: Options) -> Result<Self, PositionError> {
        let (board, to_move) = text::read_position(text)?;
        Ok(Self::begin(options, board, to_move, false))
    }

    fn begin(options: Options, board: Board, to_move: Side, placing: bool) -> Self {
        let mut game = Self {
            options,
            board,
            to_move,
            placing,
            seen: Vec::new(),
            outcome: None,
        };
        game.enter();
        game
    }

    /// The car on a cell; `None` if there is none, or the board has no such cell.
    pub fn car(&self, cell: Cell) -> Option<Side> {
        self.board.car(self.board.spot(cell)?)
    }

    /// Whether the players are still placing their cars.
    pub fn is_placing(&self) -> bool {
        self.placing
    }

    /// How many of its ten cars a side has in its shipping area.
    pub fn shipped(&self, side: Side) -> usize {
        self.board.shipped(side)
    }

    /// The positions of play that may come again, in order, the present one last: by side, a bit for
    /// each square with a car, whose number is `11 * (rank + 1) + file + 1`.
    pub(crate) fn seen(&self) -> &[[u128; 2]] {
        &self.seen
    }

    /// Takes note of the position that has come about, and whether it ends the game.
    fn enter(&mut self) {
        if self.placing {
            return;
        }
        self.seen.push(self.board.footprint());
        self.outcome = self.judge();
    }

    fn judge(&self) -> Option<Outcome> {
        let mover = self.to_move.other();
        let shipped = |side: &Side| self.board.shipped(*side) == CARS;
        if let Some(side) = [mover, self.to_move].into_iter().find(shipped) {
            return Some(Outcome::Win(side));
        }
        if self.board.runs(self.to_move).next().is_none() {
            return Some(Outcome::Win(mover));
        }
        let same_side = self.seen.iter().rev().step_by(2);
        let times = same_side
            .filter(|&board| Some(board) == self.seen.last())
            .count();
        (times >= 3).then_some(Outcome::Draw)
    }

    /// The state after a run that is allowed.
    fn after_run(&self, run: &Run) -> Self {
        let board = self.board.after(run);
        // Shipped cars never leave: once there are more of them, no earlier position comes again.
        let shipped = |board: &Board| board.shipped(Side::Red) + board.shipped(Side::Blue);
        let seen = if shipped(&board) > shipped(&self.board) {
            Vec::new()
        } else {
            self.seen.clone()
        };
        let to_move = self.to_move.other();
        let mut next = Self {
            board,
            to_move,
            seen,
            ..*self
        };
        next.enter();
        next
    }

    /// The state after a turn.
    fn after(&self, turn: Step) -> Result<Self, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        match turn {
            Step::Place(cell, colour) => self.after_placing(cell, colour),
            _ if self.placing => Err(Refusal::StillPlacing),
            Step::Engine { from, to } => self.engine_run(from, to).map(|run| self.after_run(&run)),
            Step::Train { lead, tail, to } => {
                let run = self.train_run(lead, tail, to)?;
                Ok(self.after_run(&run))
            }
        }
    }

    fn after_placing(&self, cell: Cell, colour: Side) -> Result<Self, Refusal> {
        if !self.placing {
            return Err(Refusal::AllPlaced);
        }
        let spot = self.spot(cell)?;
        if yard::receiving(cell) != Some(self.to_move) {
            return Err(Refusal::NotReceiving(cell));
        }
        if !self.board.is_free(spot) {
            return Err(Refusal::Taken(cell));
        }
        let mut next = self.clone();
        next.board.put_pair(cell, colour);
        next.to_move = self.to_move.other();
        next.placing = next.board.cars().count() < 2 * CARS;
        next.enter();
        Ok(next)
    }

    fn spot(&self, cell: Cell) -> Result<Spot, Refusal> {
        self.board.spot(cell).ok_or(Refusal::NoSuchCell(cell))
    }

    fn engine_run(&self, from: Cell, to: Cell) -> Result<Run, Refusal> {
        let (lead, end) = (self.spot(from)?, self.spot(to)?);
        let car = self.board.car(lead).ok_or(Refusal::NoCar(from))?;
        if car != self.to_move {
            return Err(Refusal::NotOwn(from));
        }
        self.run(Train::engine(lead), end)
    }

    fn train_run(&self, lead: Cell, tail: Cell, to: Cell) -> Result<Run, Refusal> {
        let (first, last, end) = (self.spot(lead)?, self.spot(tail)?, self.spot(to)?);
        let no_train = Refusal::NoTrain(lead, tail);
        let train = Train::between(first, last).ok_or(no_train)?;
        let cars: Option<Vec<_>> = train.cars().map(|spot| self.board.car(spot)).collect();
        let own = cars
            .ok_or(no_train)?
            .into_iter()
            .filter(|&car| car == self.to_move)
            .count();
        if 2 * own <= train.length {
            return Err(Refusal::NoMajority);
        }
        self.run(train, end)
    }

    /// The run of an own train, or engine, to a square.
    fn run(&self, train: Train, end: Spot) -> Result<Run, Refusal> {
        let (lead, to) = (cell(train.lead), cell(end));
        let run = Run::to(train, end).ok_or(Refusal::NoWay(lead, to))?;
        if !self.board.is_way_free(&run) {
            return Err(Refusal::Blocked(lead, to));
        }
        if !self.board.may_all_end(&run) {
            return Err(Refusal::Shipping);
        }
        Ok(run)
    }

    /// Every car that may be placed now.
    fn places(&self) -> Vec<Step> {
        let receiving = |&cell: &Cell| yard::receiving(cell) == Some(self.to_move);
        let free = yard::cells()
            .filter(receiving)
            .filter(|&cell| self.board.is_free(spot(cell)));
        let colours = |cell| [Side::Red, Side::Blue].map(|colour| Step::Place(cell, colour));
        free.flat_map(colours).collect()
    }
}

impl From<Run> for Step {
    fn from(run: Run) -> Self {
        let (lead, to) = (cell(run.train.lead), cell(run.end()));
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

impl Game for SwitchYard {
    type Side = Side;
    type Step = Step;
    type Event = Infallible;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn to_act(&self) -> Option<Side> {
        self.outcome.is_none().then_some(self.to_move)
    }

    fn steps(&self) -> Vec<Step> {
        match self.outcome {
            Some(_) => Vec::new(),
            None if self.placing => self.places(),
            None => self.board.runs(self.to_move).map(Step::from).collect(),
        }
    }

    fn play(&mut self, step: Step) -> Result<Vec<Infallible>, Refusal> {
        *self = self.after(step)?;
        Ok(Vec::new())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn may_undo(&self) -> bool {
        true
    }
}

impl TwoPlayer for SwitchYard {
    type Options = Options;
    type Misread = PositionError;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_position(&self, text: &str) -> Result<Self, PositionError> {
        Self::from_position(text, self.options)
    }

    /// An engine and where it ends; or both ends of a train and where its lead ends; or a cell to
    /// place a car on, once for the own colour, twice for the other.
    fn touch(&self, touched: &[Cell]) -> Option<Touch<Step>> {
        touch::touch(self, touched)
    }

    fn touches(&self, turn: &Step) -> Vec<Cell> {
        touch::way(*turn, self.to_move)
    }

    fn spoken(&self) -> Vec<Step> {
        Vec::new()
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.outcome.is_some() {
            return 0;
        }
        if self.placing {
            let after = self
                .places()
                .into_iter()
                .filter_map(|place| self.after(place).ok());
            return after.map(|next| next.perft(depth - 1)).sum();
        }
        let runs = self.board.runs(self.to_move);
        if depth == 1 {
            return runs.count() as u64;
        }
        runs.map(|run| self.after_run(&run).perft(depth - 1)).sum()
    }
}
