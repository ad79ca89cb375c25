//! A game: its position, and which turns it refuses and why; and the two contracts that it keeps.

use std::convert::Infallible;
use std::fmt;

use super::board::{Board, Spot, cell};
use super::position::{DRAWN_AFTER, Move, Position};
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
    pub(crate) position: Position,
    outcome: Option<Outcome>,
}

impl SwitchYard {
    /// Begins a game. With the custom set-up the players place their cars first.
    pub fn new(options: Options) -> Self {
        let board = options.setup.board();
        let placing = options.setup == Setup::Custom;
        Self::begin(options, Position::new(board, Side::Red, placing))
    }

    /// A game that stands as a text says and whose cars are all placed. What was there before does
    /// not count for a draw.
    ///
    /// # Errors
    ///
    /// What in the text cannot be.
    pub fn from_position(text: &str, options: Options) -> Result<Self, PositionError> {
        let (board, to_move) = text::read_position(text)?;
        Ok(Self::begin(options, Position::new(board, to_move, false)))
    }

    fn begin(options: Options, position: Position) -> Self {
        let outcome = position.outcome(DRAWN_AFTER);
        Self {
            options,
            position,
            outcome,
        }
    }

    fn board(&self) -> &Board {
        self.position.board()
    }

    /// The car on a cell; `None` if there is none, or the board has no such cell.
    pub fn car(&self, cell: Cell) -> Option<Side> {
        self.board().car(self.board().spot(cell)?)
    }

    /// Whether the players are still placing their cars.
    pub fn is_placing(&self) -> bool {
        self.position.is_placing()
    }

    /// How many of its ten cars a side has in its shipping area.
    pub fn shipped(&self, side: Side) -> usize {
        self.board().shipped()[side as usize].into()
    }

    /// The move that a turn makes, or why it is refused.
    fn check(&self, turn: Step) -> Result<Move, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        match turn {
            Step::Place(cell, colour) => self.check_place(cell, colour),
            _ if self.is_placing() => Err(Refusal::StillPlacing),
            Step::Engine { from, to } => self.engine_run(from, to).map(Move::Run),
            Step::Train { lead, tail, to } => self.train_run(lead, tail, to).map(Move::Run),
        }
    }

    fn check_place(&self, cell: Cell, colour: Side) -> Result<Move, Refusal> {
        if !self.is_placing() {
            return Err(Refusal::AllPlaced);
        }
        let spot = self.spot(cell)?;
        if yard::receiving(cell) != Some(self.position.to_move()) {
            return Err(Refusal::NotReceiving(cell));
        }
        if !self.board().is_free(spot) {
            return Err(Refusal::Taken(cell));
        }
        Ok(Move::Place(spot as u8, colour))
    }

    fn spot(&self, cell: Cell) -> Result<Spot, Refusal> {
        self.board().spot(cell).ok_or(Refusal::NoSuchCell(cell))
    }

    fn engine_run(&self, from: Cell, to: Cell) -> Result<Run, Refusal> {
        let (lead, end) = (self.spot(from)?, self.spot(to)?);
        let car = self.board().car(lead).ok_or(Refusal::NoCar(from))?;
        if car != self.position.to_move() {
            return Err(Refusal::NotOwn(from));
        }
        self.run(Train::engine(lead), end)
    }

    fn train_run(&self, lead: Cell, tail: Cell, to: Cell) -> Result<Run, Refusal> {
        let (first, last, end) = (self.spot(lead)?, self.spot(tail)?, self.spot(to)?);
        let no_train = Refusal::NoTrain(lead, tail);
        let train = Train::between(first, last).ok_or(no_train)?;
        let mut own = 0;
        for spot in train.cars() {
            let car = self.board().car(spot).ok_or(no_train)?;
            own += u8::from(car == self.position.to_move());
        }
        if 2 * own <= train.length {
            return Err(Refusal::NoMajority);
        }
        self.run(train, end)
    }

    /// The run of an own train, or engine, to a square.
    fn run(&self, train: Train, end: Spot) -> Result<Run, Refusal> {
        let (lead, to) = (cell(train.lead), cell(end));
        let run = Run::to(train, end).ok_or(Refusal::NoWay(lead, to))?;
        if !self.board().is_way_free(run) {
            return Err(Refusal::Blocked(lead, to));
        }
        if !self.board().may_all_end(run) {
            return Err(Refusal::Shipping);
        }
        Ok(run)
    }
}

impl Game for SwitchYard {
    type Side = Side;
    type Step = Step;
    type Event = Infallible;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn to_act(&self) -> Option<Side> {
        self.outcome.is_none().then_some(self.position.to_move())
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.outcome.is_none() {
            self.position.moves(|choice| steps.push(choice.into()));
        }
        steps
    }

    fn play(&mut self, step: Step) -> Result<Vec<Infallible>, Refusal> {
        let choice = self.check(step)?;
        self.position.make(choice);
        self.outcome = self.position.outcome(DRAWN_AFTER);
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
        touch::way(*turn, self.position.to_move())
    }

    fn spoken(&self) -> Vec<Step> {
        Vec::new()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }
}
