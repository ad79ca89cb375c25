//! Tic-tac-toe, as a folder under `src/games` would define it: the rules, how its moves are packed, what
//! the search plays, and what the table shows. Nothing in the house knows of it.

use std::fmt;
use std::str::FromStr;

use base::table::PlayerColour;
use base::words::Message;
use players::engine::Engine;
use players::referee::{self, Protocol};
use players::search::{Chance, NOBODY, Position, Searched};
use rand::RngExt;
use rules::{
    BitReader, BitWriter, Cell, Game, GameId, Notation, Opening, Outcome, ParseCellError,
    StartError, Touch, TwoPlayer,
};
use scene::{Pen, Stroke, pen, theme};
use serde::{Deserialize, Serialize};
use session::boards::{Board, BoardGame, BoardView, Choice, Grid};
use session::cabinet::{GameDef, position_after};

pub const ID: GameId = GameId::new("tic-tac-toe");

pub static GAME: GameDef = GameDef::board::<TicTacToe>(
    "Tic-tac-toe",
    || "Mark a cell in each turn, and be the first to have three in a row.".into(),
    || position_after(TicTacToe::new(Options::default())?, "b2,a1,c1"),
    [PlayerColour::Green, PlayerColour::Pink],
);

pub const ENGINE: Engine = Engine::search::<TicTacToe>();

pub const PROTOCOLS: &[Protocol] = &[Protocol::two_sided::<TicTacToe>(
    ID.as_str(),
    &["first"],
    |keys, _| {
        let first = match keys.get("first") {
            None | Some("x") => Ok(false),
            Some("o") => Ok(true),
            Some(_) => Err("Who begins is x or o."),
        };
        let game = first.map(|o_begins| TicTacToe::new(Options { o_begins }));
        referee::begin(game.map(|game| game.expect("both can begin")))
    },
)];

const ROWS: [[u8; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    X,
    O,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::X => "x",
            Self::O => "o",
        })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    pub o_begins: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    options: Options,
    marks: [Option<Side>; 9],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark(Cell);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Mark {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        text.parse().map(Self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A mark can only be made on an empty cell.")
    }
}

impl std::error::Error for IllegalMove {}

/// A user's own game has one language.
impl From<IllegalMove> for Message {
    fn from(why: IllegalMove) -> Self {
        why.to_string().into()
    }
}

fn index(cell: Cell) -> Option<usize> {
    (cell.file < 3 && cell.rank < 3).then(|| usize::from(cell.rank * 3 + cell.file))
}

fn cell(index: usize) -> Cell {
    Cell::new(index as u8 % 3, index as u8 / 3)
}

impl TicTacToe {
    pub fn new(options: Options) -> Option<Self> {
        Some(Self {
            options,
            marks: [None; 9],
        })
    }

    fn next_side(&self) -> Side {
        let second = self.marks.iter().flatten().count() % 2 == 1;
        match second != self.options.o_begins {
            false => Side::X,
            true => Side::O,
        }
    }

    fn row(&self) -> Option<[u8; 3]> {
        let mark = |at: u8| self.marks[usize::from(at)];
        let won = |row: &[u8; 3]| {
            mark(row[0]).is_some() && row.iter().all(|&at| mark(at) == mark(row[0]))
        };
        ROWS.into_iter().find(won)
    }

    fn free(&self) -> impl Iterator<Item = usize> {
        let over = self.outcome().is_some();
        (0..9).filter(move |&at| !over && self.marks[at].is_none())
    }
}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for mark in self.marks {
            f.write_str(match mark {
                Some(Side::X) => "x",
                Some(Side::O) => "o",
                None => ".",
            })?;
        }
        Ok(())
    }
}

impl Game for TicTacToe {
    type Side = Side;
    type Move = Mark;
    type Event = ();
    type IllegalMove = IllegalMove;
    type Outcome = Outcome<Side>;

    fn to_act(&self) -> Option<Side> {
        self.outcome().is_none().then(|| self.next_side())
    }

    fn steps(&self) -> Vec<Mark> {
        self.free().map(|at| Mark(cell(at))).collect()
    }

    fn play(&mut self, Mark(cell): Mark) -> Result<Vec<()>, IllegalMove> {
        let at = index(cell).filter(|&at| self.free().any(|free| free == at));
        self.marks[at.ok_or(IllegalMove)?] = Some(self.next_side());
        Ok(Vec::new())
    }

    fn outcome(&self) -> Option<Outcome<Side>> {
        if let Some([at, ..]) = self.row() {
            return self.marks[usize::from(at)].map(Outcome::Win);
        }
        let full = self.marks.iter().all(Option::is_some);
        full.then_some(Outcome::Draw)
    }

    fn may_undo(&self) -> bool {
        self.marks.iter().any(Option::is_some)
    }
}

impl TwoPlayer for TicTacToe {
    type Options = Options;
    type ParseError = &'static str;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_position(&self, text: &str) -> Result<Self, &'static str> {
        let marks: Vec<_> = text
            .chars()
            .map(|sign| match sign {
                'x' => Ok(Some(Side::X)),
                'o' => Ok(Some(Side::O)),
                '.' => Ok(None),
                _ => Err("A position is written with x, o and dots."),
            })
            .collect::<Result<_, _>>()?;
        let marks = marks.try_into().map_err(|_| "A board has nine cells.")?;
        let options = self.options;
        Ok(Self { options, marks })
    }

    fn touch(&self, touched: &[Cell]) -> Option<Touch<Mark>> {
        self.to_act()?;
        match *touched {
            [] => {
                let mut next: Vec<_> = self.free().map(cell).collect();
                next.sort_unstable();
                Some(Touch { next, turn: None })
            }
            [cell] => self.steps().contains(&Mark(cell)).then(|| Touch {
                next: Vec::new(),
                turn: Some(Mark(cell)),
            }),
            _ => None,
        }
    }

    fn touches(&self, turn: &Mark) -> Vec<Cell> {
        vec![turn.0]
    }

    fn special_moves(&self) -> Vec<Mark> {
        Vec::new()
    }
}

impl Notation for TicTacToe {
    const GAME: GameId = ID;
    type Context = ();
    type Start = Opening<Options>;

    fn to_start(&self) -> Option<Opening<Options>> {
        Opening::of(self, Self::new)
    }

    fn from_start(start: Opening<Options>, (): &()) -> Result<Self, StartError> {
        start.begin(Self::new)
    }

    fn pack(&self, mark: &Mark, bits: &mut BitWriter) -> Option<()> {
        bits.put(index(mark.0)?, 9)
    }

    fn unpack(&self, bits: &mut BitReader) -> Option<Mark> {
        Some(Mark(cell(bits.take(9)?)))
    }
}

impl BoardGame for TicTacToe {
    const SIDES: [Side; 2] = [Side::X, Side::O];
    const CHOICES: &'static [Choice] = &[Choice {
        id: "first",
        title: || "First".into(),
        value_ids: &["x", "o"],
        values: &[|| "x".into(), || "o".into()],
        means: &[|| "The crosses begin.".into(), || "The rings begin.".into()],
        first: 0,
        trial: None,
    }];

    fn begin(chosen: &[usize]) -> Option<Self> {
        match *chosen {
            [first @ 0..=1] => Self::new(Options {
                o_begins: first == 1,
            }),
            _ => None,
        }
    }

    fn trace(&self, mark: &Mark) -> Vec<Cell> {
        vec![mark.0]
    }
}

impl Board for TicTacToe {
    fn title(&self) -> Message {
        "Tic-tac-toe".into()
    }

    fn width(&self) -> u8 {
        3
    }

    fn is_taken(&self, cell: Cell) -> bool {
        index(cell).is_some_and(|at| self.marks[at].is_some())
    }

    fn prompt(&self, _touched: &[Cell]) -> Message {
        "Tap an empty cell".into()
    }

    fn tally(&self, side: usize) -> Message {
        let side = Self::SIDES[side];
        let marks = self.marks.iter().flatten().filter(|&&mark| mark == side);
        format!("{} marks", marks.count()).into()
    }

    fn winners(&self) -> Vec<Cell> {
        let row = self.row().into_iter().flatten();
        row.map(|at| cell(at.into())).collect()
    }

    fn ending(&self) -> Option<Message> {
        let why = match self.outcome()? {
            Outcome::Win(_) => "three in a row",
            Outcome::Draw => "no cell is left",
        };
        Some(why.into())
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        for cell in grid.cells() {
            pen.fill(pen::rounded(grid.square(cell).inset(2.0), 6.0), theme::LAND);
        }
    }

    fn draw(&self, sight: &BoardView, pen: &mut Pen) {
        for at in 0..9 {
            if let Some(side) = self.marks[at] {
                let middle = sight.spot(cell(at));
                let colour = sight.colours[side as usize].colour();
                let ring = pen::circle(middle, 0.3 * sight.grid.cell);
                match side {
                    Side::X => pen.fill(ring, colour),
                    Side::O => pen.stroke(ring, Stroke::round(colour, 0.1 * sight.grid.cell)),
                }
            }
        }
    }
}

/// The position as the search plays it: the game itself is small enough.
impl Position for TicTacToe {
    type Move = u8;

    fn side(&self) -> usize {
        self.next_side() as usize
    }

    fn moves(&self, moves: &mut Vec<(u8, f32)>) {
        moves.extend(self.free().map(|at| (at as u8, 1.0)));
    }

    fn make(&mut self, choice: u8) {
        let _ = self.play(Mark(cell(choice.into())));
    }

    fn result(&self) -> Option<f32> {
        Some(match self.outcome()? {
            Outcome::Win(Side::X) => 1.0,
            Outcome::Win(Side::O) => 0.0,
            Outcome::Draw => 0.5,
        })
    }

    fn evaluate(&mut self, chance: &mut Chance, played_by: &mut Vec<u8>) -> f32 {
        loop {
            if let Some(result) = self.result() {
                let by = |mark: &Option<Side>| mark.map_or(NOBODY, |side| side as u8);
                played_by.extend(self.marks.iter().map(by));
                return result;
            }
            let free: Vec<_> = self.free().collect();
            self.make(free[chance.random_range(0..free.len())] as u8);
        }
    }

    fn amaf_index(choice: u8) -> usize {
        choice.into()
    }
}

impl Searched for TicTacToe {
    type Position = Self;

    fn rounds(&self) -> [u32; 5] {
        [5, 10, 20, 40, 80]
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn turn_of(&self, moves: &[u8]) -> Option<Mark> {
        moves.first().map(|&at| Mark(cell(at.into())))
    }
}
