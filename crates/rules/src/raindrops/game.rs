//! The game: its options, its state, and the effect of a turn.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::illegal_move::{IllegalMove, SetupError};
use super::points::{Point, Points};
use super::text::PositionError;
use super::turn::{Step, Turn};
use super::walk::Walk;
use super::{list, text};
use crate::{Cell, Edit, Game, Touch, TwoPlayer};

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Moves first.
    Black,
    /// Moves second.
    White,
}

impl Colour {
    /// The opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}

/// Choices before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Points along each side of the board, from 4 to 12.
    pub size: u8,
}

impl Options {
    /// The sizes to choose from on a table, in the order to offer them.
    pub const OFFERED: [u8; 7] = [6, 8, 10, 12, 7, 9, 11];

    /// Checks that a game can have these options.
    ///
    /// # Errors
    ///
    /// The option that cannot be.
    pub(crate) fn check(self) -> Result<(), SetupError> {
        match self.size {
            4..=12 => Ok(()),
            size => Err(SetupError::Size(size)),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { size: 8 }
    }
}

/// Event of a step of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The piece placed on a point joined the moving unit with others.
    Joined(Cell),
    /// A piece was placed on an enemy, and the unit on these points is gone.
    Captured(Vec<Cell>),
}

/// Result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The side with one unit left; if both have one, the side that moved last.
    pub winner: Colour,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "win {}", self.winner)
    }
}

/// A game of Raindrops.
///
/// ```
/// use rules::raindrops::{Options, Raindrops};
/// use rules::{Game, TwoPlayer};
///
/// let mut game = Raindrops::new(Options { size: 4 }).unwrap();
/// assert_eq!(game.to_string(), "bwbw/wbwb/bwbw/wbwb b");
/// assert_eq!(game.perft(1), 24);
/// game.play("b1xb2".parse().unwrap()).unwrap();
/// assert_eq!(game.to_string(), "bwbw/wbwb/bbbw/w1wb w");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Raindrops {
    options: Options,
    black: Points,
    white: Points,
    mover: Colour,
}

impl Raindrops {
    /// The full board, or the odd one with its empty diagonals; Black moves first.
    ///
    /// # Errors
    ///
    /// A size that there is no board of.
    pub fn new(options: Options) -> Result<Self, SetupError> {
        options.check()?;
        let size = options.size;
        let of = |colour| {
            let stands = |point: &Point| first_piece(size, point.cell()) == Some(colour);
            Points::square(size).into_iter().filter(stands).collect()
        };
        let (black, white) = (of(Colour::Black), of(Colour::White));
        Ok(Self::standing(size, black, white, Colour::Black))
    }

    pub(super) fn standing(size: u8, black: Points, white: Points, mover: Colour) -> Self {
        Self {
            options: Options { size },
            black,
            white,
            mover,
        }
    }

    /// Points along each side of the board.
    pub fn size(&self) -> u8 {
        self.options.size
    }

    /// The piece on a cell.
    pub fn piece(&self, cell: Cell) -> Option<Colour> {
        let point = Point::of(cell)?;
        let holds = |pieces: Points, colour| pieces.has(point).then_some(colour);
        holds(self.black, Colour::Black).or_else(|| holds(self.white, Colour::White))
    }

    /// Returns the side on turn, or the side that would be if the game were not over.
    pub fn mover(&self) -> Colour {
        self.mover
    }

    /// Returns the cells of the unit of a cell's piece, in arbitrary order; empty without a piece.
    pub fn unit(&self, cell: Cell) -> Vec<Cell> {
        let pieces = match self.piece(cell) {
            Some(Colour::Black) => self.black,
            Some(Colour::White) => self.white,
            None => Points::EMPTY,
        };
        let start = Point::of(cell).map_or(Points::EMPTY, Points::only);
        start.spread(pieces).into_iter().map(Point::cell).collect()
    }

    /// Returns true if the unit of a cell's piece could join a friend or capture an enemy now.
    ///
    /// The unit may belong to either side. It is `None` without a piece.
    pub fn is_engaged(&self, cell: Cell) -> Option<bool> {
        let board = self.board_of(self.piece(cell)?);
        let unit = board.unit(Point::of(cell)?);
        Some(board.engaging(unit).meets(unit))
    }

    /// Returns the number of units of a side. A side with one unit has won.
    pub fn units(&self, side: Colour) -> usize {
        self.board_of(side).units().count()
    }

    /// Returns the game after these touches of a turn, without captured pieces, even if the turn could not end
    /// there. A lifted piece is still in its place, illegal touches have no effect, and the side to move stays the
    /// same.
    ///
    /// ```
    /// use rules::TwoPlayer;
    /// use rules::raindrops::{Options, Raindrops};
    ///
    /// let game = Raindrops::new(Options { size: 8 }).unwrap();
    /// let game = game.with_position("3b2/w5/ww2w1/w3w1/2w3/1bb3 w").unwrap();
    /// let touched = ["a5", "b3", "a3", "c3", "c2"].map(|cell| cell.parse().unwrap());
    /// let shown = game.preview_position(&touched);
    /// assert_eq!(shown.to_string(), "3b2/6/ww2w1/1ww1w1/2w3/1bb3 w");
    /// ```
    #[must_use]
    pub fn preview_position(&self, touched: &[Cell]) -> Self {
        let board = self.board();
        let own = super::touch::preview_position(&board, touched);
        let mut shown = self.clone();
        shown.set(own, board.enemy_after(own));
        shown.mover = self.mover;
        shown
    }

    /// Returns the rows and columns along which the piece or unit of these touches can move, each by its ends.
    pub fn lanes(&self, touched: &[Cell]) -> Vec<[Cell; 2]> {
        super::touch::lanes(&self.board(), self.size(), touched)
    }

    /// Returns the reason why these touches of a turn are refused: a piece that cannot be lifted, a point on which
    /// it cannot be placed, or a turn that would not achieve its goal. `None` if they are legal so far.
    pub fn why_not(&self, touched: &[Cell]) -> Option<IllegalMove> {
        super::touch::why_not(&self.board(), touched)
    }

    /// The board as the side to move sees it.
    pub fn board(&self) -> Board {
        self.board_of(self.mover)
    }

    fn board_of(&self, side: Colour) -> Board {
        let (own, enemy) = match side {
            Colour::Black => (self.black, self.white),
            Colour::White => (self.white, self.black),
        };
        Board {
            area: Points::square(self.size()),
            own,
            enemy,
        }
    }

    fn set(&mut self, own: Points, enemy: Points) {
        (self.black, self.white) = match self.mover {
            Colour::Black => (own, enemy),
            Colour::White => (enemy, own),
        };
        self.mover = self.mover.other();
    }
}

/// Returns the piece on a cell at the start.
fn first_piece(size: u8, cell: Cell) -> Option<Colour> {
    let colour = |black| Some(if black { Colour::Black } else { Colour::White });
    if size.is_multiple_of(2) {
        // Both coordinates of the north-west corner, a black one, add up to an odd number.
        return colour((cell.file + cell.rank) % 2 == 1);
    }
    let (dx, dy) = (cell.file.abs_diff(size / 2), cell.rank.abs_diff(size / 2));
    let odd = (dx + dy) % 2 == 1;
    match dy.cmp(&dx) {
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => colour(odd),
        std::cmp::Ordering::Less => colour(!odd),
    }
}

impl Game for Raindrops {
    type Side = Colour;
    type Move = Turn;
    type Event = Event;
    type IllegalMove = IllegalMove;
    type Outcome = Outcome;

    const SYNONYMS: bool = true;

    fn to_act(&self) -> Option<Colour> {
        (!self.board().is_over()).then_some(self.mover)
    }

    /// One turn for each position that a turn leads to. There can be hundreds of thousands.
    fn steps(&self) -> Vec<Turn> {
        self.steps_within(usize::MAX).unwrap_or_default()
    }

    fn steps_within(&self, most: usize) -> Option<Vec<Turn>> {
        let board = self.board();
        if board.is_over() {
            return Some(Vec::new());
        }
        list::turns(&board, most)
    }

    /// Plays a turn, in any legal order of its steps. There is always a turn. A unit that is not engaged has no
    /// other pieces on its lines, so it can move towards an enemy's file until it is.
    fn play(&mut self, turn: Turn) -> Result<Vec<Event>, IllegalMove> {
        let board = self.board();
        if board.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let mut walk = start(&board, turn.steps()[0].from)?;
        let mut events = Vec::new();
        for step in turn.steps() {
            let next = walk.try_step(*step)?;
            events.extend(event(&board, &walk, &next, *step));
            walk = next;
        }
        match (walk.may_stop(), walk.was_engaged()) {
            (true, _) => {}
            (false, true) => return Err(IllegalMove::MustGain),
            (false, false) => return Err(IllegalMove::MustEngage),
        }
        self.set(walk.own(), board.enemy_after(walk.own()));
        Ok(events)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board().is_won().map(|won| Outcome {
            winner: if won { self.mover } else { self.mover.other() },
        })
    }

    fn may_undo(&self) -> bool {
        true
    }
}

/// The turn of the unit that a cell's piece belongs to.
pub(super) fn start(board: &Board, cell: Cell) -> Result<Walk<'_>, IllegalMove> {
    let point = Point::of(cell).filter(|&point| board.area.has(point));
    let point = point.ok_or(IllegalMove::OffBoard(cell))?;
    if board.own.has(point) {
        return Ok(Walk::new(board, board.unit(point)));
    }
    Err(if board.enemy.has(point) {
        IllegalMove::NotYours(cell)
    } else {
        IllegalMove::NoPiece(cell)
    })
}

fn event(board: &Board, before: &Walk<'_>, after: &Walk<'_>, step: Step) -> Option<Event> {
    if step.capture {
        let gone = board.enemy.minus(board.enemy_after(after.own()));
        return Some(Event::Captured(gone.into_iter().map(Point::cell).collect()));
    }
    let joined = after.unit().len() > before.unit().len();
    joined.then_some(Event::Joined(step.to))
}

impl TwoPlayer for Raindrops {
    type Options = Options;
    type ParseError = PositionError;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_position(&self, text: &str) -> Result<Self, PositionError> {
        text::read(text)
    }

    fn edited(&self, edit: Edit<Colour>) -> Option<Self> {
        let mut edited = self.clone();
        match edit {
            Edit::Put(cell, colour) => {
                let on_board = cell.file.max(cell.rank) < self.size();
                let point = Point::of(cell).filter(|_| on_board)?;
                let with = |pieces: Points, of: Colour| match colour == Some(of) {
                    true => pieces.with(point),
                    false => pieces.without(point),
                };
                edited.black = with(self.black, Colour::Black);
                edited.white = with(self.white, Colour::White);
            }
            Edit::ToMove(side) => edited.mover = side,
            Edit::Clear => (edited.black, edited.white) = (Points::EMPTY, Points::EMPTY),
            Edit::Start => edited = Self::new(self.options).ok()?,
            Edit::Join(..) => return None,
        }
        Some(edited)
    }

    fn touch(&self, touched: &[Cell]) -> Option<Touch<Turn>> {
        super::touch::touch(&self.board(), touched)
    }

    fn touches(&self, turn: &Turn) -> Vec<Cell> {
        let steps = turn.steps().iter();
        steps.flat_map(|step| [step.from, step.to]).collect()
    }

    fn special_moves(&self) -> Vec<Turn> {
        Vec::new()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.perft_within(depth, usize::MAX).unwrap_or_default()
    }

    fn perft_within(&self, depth: u32, most: usize) -> Option<u64> {
        perft(&self.board(), depth, most)
    }
}

fn perft(board: &Board, depth: u32, most: usize) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    if board.is_over() {
        return Some(0);
    }
    let results = list::results(board, most)?;
    if depth == 1 {
        return Some(results.len() as u64);
    }
    let after = |own| perft(&board.after(own), depth - 1, most);
    results.into_iter().map(after).sum()
}
