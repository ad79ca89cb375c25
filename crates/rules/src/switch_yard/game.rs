//! A game: its position, and which turns it refuses and why; and the two contracts that it keeps.

use std::convert::Infallible;
use std::fmt;

use super::board::{Board, Spot, cell};
use super::position::{BoardMove, DRAWN_AFTER, Position};
use super::side::Side;
use super::text::{self, Move, PositionError};
use super::trains::{Run, Train};
use super::yard::SIZE;
use super::{IllegalMove, Options, Setup, touch, yard};
use crate::{Cell, Edit, Game, Perft, Touch, TwoPlayer};

/// Result of a game.
///
/// A side wins if it has shipped all its cars, or if the other side could not move. It is a draw if the same
/// position with the same side to move was there for the third time.
pub type Outcome = crate::Outcome<Side>;

/// A game of Switch Yard.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SwitchYard {
    options: Options,
    /// Everything that decides how the game continues.
    pub position: Position,
    outcome: Option<Outcome>,
}

impl fmt::Display for SwitchYard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        write!(f, "{} {}", position.board(), position.to_move().letter())
    }
}

impl SwitchYard {
    /// Begins a game. With the custom set-up the players place their cars first.
    pub fn new(options: Options) -> Self {
        let board = options.setup.board();
        let placing = options.setup == Setup::Custom;
        Self::begin(options, Position::new(board, Side::Red, placing))
    }

    /// Returns a game in the position of a text, with all cars placed.
    ///
    /// Positions before it do not count for a draw.
    ///
    /// # Errors
    ///
    /// The fault in the text.
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

    /// Returns the car on a cell; `None` if there is none, or the board has no such cell.
    pub fn car(&self, cell: Cell) -> Option<Side> {
        self.board().car(self.board().spot(cell)?)
    }

    /// Returns true if the players are still placing their cars.
    pub fn is_placing(&self) -> bool {
        self.position.is_placing()
    }

    /// Returns the number of a side's ten cars in its shipping area.
    pub fn shipped(&self, side: Side) -> usize {
        self.board().shipped()[side as usize].into()
    }

    /// Returns the move of a turn, or the reason of its refusal.
    pub fn check(&self, turn: Move) -> Result<BoardMove, IllegalMove> {
        if self.outcome.is_some() {
            return Err(IllegalMove::GameOver);
        }
        match turn {
            Move::Place(cell, colour) => self.check_place(cell, colour),
            _ if self.is_placing() => Err(IllegalMove::StillPlacing),
            Move::Engine { from, to } => self.engine_run(from, to).map(BoardMove::Run),
            Move::Train { lead, tail, to } => self.train_run(lead, tail, to).map(BoardMove::Run),
        }
    }

    fn check_place(&self, cell: Cell, colour: Side) -> Result<BoardMove, IllegalMove> {
        if !self.is_placing() {
            return Err(IllegalMove::AllPlaced);
        }
        let spot = self.spot(cell)?;
        if yard::receiving(cell) != Some(self.position.to_move()) {
            return Err(IllegalMove::NotReceiving(cell));
        }
        if !self.board().is_free(spot) {
            return Err(IllegalMove::Taken(cell));
        }
        Ok(BoardMove::Place(spot as u8, colour))
    }

    fn spot(&self, cell: Cell) -> Result<Spot, IllegalMove> {
        self.board().spot(cell).ok_or(IllegalMove::NoSuchCell(cell))
    }

    fn engine_run(&self, from: Cell, to: Cell) -> Result<Run, IllegalMove> {
        let (lead, end) = (self.spot(from)?, self.spot(to)?);
        let car = self.board().car(lead).ok_or(IllegalMove::NoCar(from))?;
        if car != self.position.to_move() {
            return Err(IllegalMove::NotOwn(from));
        }
        self.run(Train::engine(lead), end)
    }

    fn train_run(&self, lead: Cell, tail: Cell, to: Cell) -> Result<Run, IllegalMove> {
        let (first, last, end) = (self.spot(lead)?, self.spot(tail)?, self.spot(to)?);
        let no_train = IllegalMove::NoTrain(lead, tail);
        let train = Train::between(first, last).ok_or(no_train)?;
        let mut own = 0;
        for spot in train.cars() {
            let car = self.board().car(spot).ok_or(no_train)?;
            own += u8::from(car == self.position.to_move());
        }
        if 2 * own <= train.length {
            return Err(IllegalMove::NoMajority);
        }
        self.run(train, end)
    }

    /// Returns the run of an own train, or engine, to a square.
    fn run(&self, train: Train, end: Spot) -> Result<Run, IllegalMove> {
        let (lead, to) = (cell(train.lead), cell(end));
        let run = Run::to(train, end).ok_or(IllegalMove::NoWay(lead, to))?;
        if !self.board().is_way_free(run) {
            return Err(IllegalMove::Blocked(lead, to));
        }
        if !self.board().may_all_end(run) {
            return Err(IllegalMove::Shipping);
        }
        Ok(run)
    }
}

impl Game for SwitchYard {
    type Side = Side;
    type Move = Move;
    type Event = Infallible;
    type IllegalMove = IllegalMove;
    type Outcome = Outcome;

    fn to_act(&self) -> Option<Side> {
        self.outcome.is_none().then_some(self.position.to_move())
    }

    fn steps(&self) -> Vec<Move> {
        let mut steps = Vec::new();
        if self.outcome.is_none() {
            self.position.moves(|choice| steps.push(choice.into()));
        }
        steps
    }

    fn play(&mut self, step: Move) -> Result<Vec<Infallible>, IllegalMove> {
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
    type ParseError = PositionError;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_position(&self, text: &str) -> Result<Self, PositionError> {
        Self::from_position(text, self.options)
    }

    /// Returns the game with cars at the far end of the side's shipping area, instead of their first places.
    fn ahead(&self, side: Side, by: u8) -> Option<Self> {
        let own = yard::cells().filter(|&cell| self.car(cell) == Some(side));
        let (file, middle) = match side {
            Side::Red => (SIZE - 1, SIZE / 2),
            Side::Blue => (0, SIZE / 2),
        };
        let homes = [middle, middle - 1, middle + 1].map(|rank| Cell::new(file, rank));
        let homes = homes.get(..by.into()).filter(|_| !self.is_placing())?;
        let home = |game: Self, (from, &to): (Cell, &Cell)| {
            game.edited(Edit::Put(from, None))?
                .edited(Edit::Put(to, Some(side)))
        };
        own.zip(homes).try_fold(self.clone(), home)
    }

    fn edited(&self, edit: Edit<Side>) -> Option<Self> {
        let to_move = self.position.to_move();
        let (board, to_move) = match edit {
            Edit::Put(cell, car) => {
                let spot = self.board().spot(cell)?;
                let mut board = self.board().clone();
                board.take(spot);
                if let Some(side) = car {
                    board.put(spot, side);
                }
                (board, to_move)
            }
            Edit::ToMove(_) if self.is_placing() => return None,
            Edit::ToMove(side) => (self.board().clone(), side),
            Edit::Clear => (Board::empty(), to_move),
            Edit::Start => {
                // In a custom set-up no car is placed yet.
                let setup = match self.options.setup {
                    Setup::Custom => Setup::Beginner,
                    setup => setup,
                };
                (setup.board(), Side::Red)
            }
            Edit::Join(..) => return None,
        };
        let position = Position::new(board, to_move, false);
        Some(Self::begin(self.options, position))
    }

    /// Touches of a turn: an engine and its end; or both ends of a train and its lead's end; or a cell for a car,
    /// once for the own colour, twice for the other.
    fn touch(&self, touched: &[Cell]) -> Option<Touch<Move>> {
        touch::touch(self, touched)
    }

    fn touches(&self, turn: &Move) -> Vec<Cell> {
        touch::way(*turn, self.position.to_move())
    }

    fn special_moves(&self) -> Vec<Move> {
        Vec::new()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }
}
