//! Common parts of the two-player games. Cells have names as on a chessboard, and positions are text. While a
//! player touches the cells of a turn, the table needs one query only.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Game;
use base::words::{self, Message};

/// A cell of a board: files a, b, ... from the west, ranks 1, 2, ... from the south.
///
/// ```
/// use rules::Cell;
///
/// let cell: Cell = "d4".parse().unwrap();
/// assert_eq!((cell.file, cell.rank), (3, 3));
/// assert_eq!(cell.to_string(), "d4");
/// assert!("d04".parse::<Cell>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Cell {
    /// The file's number, 0 for a.
    pub file: u8,
    /// The rank's number less one: 0 for rank 1.
    pub rank: u8,
}

impl Cell {
    /// The cell in a file and a rank, both from 0.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }
}

impl From<Cell> for (u8, u8) {
    fn from(cell: Cell) -> Self {
        (cell.file, cell.rank)
    }
}

/// Input from outside is a cell only if it has a name.
impl TryFrom<(u8, u8)> for Cell {
    type Error = ParseCellError;

    fn try_from((file, rank): (u8, u8)) -> Result<Self, ParseCellError> {
        let is_named = file < 26 && rank < 99;
        is_named
            .then_some(Self { file, rank })
            .ok_or(ParseCellError)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

/// A text that is no cell's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError;

impl From<&ParseCellError> for Message {
    fn from(_: &ParseCellError) -> Self {
        words::cell_unknown()
    }
}

base::said!(ParseCellError);

impl FromStr for Cell {
    type Err = ParseCellError;

    /// Reads exactly the output of `Display`: a letter from a to z, and a number from 1 to 99 without sign or
    /// leading zero.
    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        let (file, rank) = match text.as_bytes() {
            [file @ b'a'..=b'z', rank @ b'1'..=b'9'] => (file, rank - b'0'),
            [file @ b'a'..=b'z', tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => {
                (file, 10 * (tens - b'0') + (ones - b'0'))
            }
            _ => return Err(ParseCellError),
        };
        Ok(Self::new(file - b'a', rank - 1))
    }
}

/// Result of a game that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome<S> {
    /// This side has won.
    Win(S),
    /// Neither side.
    Draw,
}

impl<S: fmt::Display> fmt::Display for Outcome<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(side) => write!(f, "win {side}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

/// Cells that can be touched next in a turn, and the turn so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touch<S> {
    /// The cells that lead on, each once, in ascending order. At the beginning of a turn these are
    /// the pieces that can move or the cells that can be filled. Empty where the turn can only be
    /// confirmed.
    pub next: Vec<Cell>,
    /// Complete turn of the touches so far, if they make one that can be confirmed now.
    pub turn: Option<S>,
}

/// A change of a position that is set up by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit<S> {
    /// Puts a piece of a side on a cell in place of its content, or removes that.
    Put(Cell, Option<S>),
    /// Joins or separates two pieces, in a game whose links do not follow from its pieces.
    Join(Cell, Cell),
    /// It is a side's turn.
    ToMove(S),
    /// Clears the board.
    Clear,
    /// Restores the first position.
    Start,
}

/// A game of two sides on a board of cells.
///
/// A turn consists of touches, cell by cell. The same touches always mean the same, and each prefix of valid
/// touches is valid. Every turn can be made by touches except those in words
/// ([`spoken`](TwoPlayer::special_moves)).
pub trait TwoPlayer: Game {
    /// Choices before a game: size, variant, set-up, swap.
    type Options: Clone + Eq + fmt::Debug;
    /// Fault in a text, as a sentence: for programs in English, and for people as a message.
    type ParseError: fmt::Display + fmt::Debug + Into<Message>;

    /// Returns the options of the game.
    ///
    /// After [`with_position`](TwoPlayer::with_position) they have the position's own size.
    fn options(&self) -> &Self::Options;

    /// Returns a game in the position of a text, with this game's options and no history.
    ///
    /// The game's page defines the text.
    ///
    /// # Errors
    ///
    /// The fault in the text.
    fn with_position(&self, text: &str) -> Result<Self, Self::ParseError>;

    /// Returns the same beginning with a head start of a side, for players of different strength: in stones, swaps
    /// or cars at home. `None` if the game has no head start, or not such a large one.
    fn ahead(&self, side: Self::Side, by: u8) -> Option<Self> {
        let _ = (side, by);
        None
    }

    /// Returns the game after an edit by hand, without history; `None` if this game has no such edit.
    ///
    /// The result may be unplayable: only [`with_position`](TwoPlayer::with_position) tells if the rules accept the
    /// position.
    ///
    /// ```
    /// # #[cfg(feature = "raindrops")] {
    /// use rules::raindrops::{Colour, Options, Raindrops};
    /// use rules::{Edit, TwoPlayer};
    ///
    /// let game = Raindrops::new(Options { size: 4 }).unwrap();
    /// let game = game.edited(Edit::Clear).unwrap();
    /// let black = Edit::Put("b2".parse().unwrap(), Some(Colour::Black));
    /// assert_eq!(game.edited(black).unwrap().to_string(), "4/4/1b2/4 b");
    /// # }
    /// ```
    fn edited(&self, _edit: Edit<Self::Side>) -> Option<Self> {
        None
    }

    /// Returns the possible touches after these ones, and the turn that they make.
    ///
    /// It is `None` if the touches are invalid. An empty slice is always valid before the game's end.
    ///
    /// ```
    /// # #[cfg(feature = "switch-yard")] {
    /// use rules::switch_yard::{Options, Setup, SwitchYard};
    /// use rules::{Cell, TwoPlayer};
    ///
    /// let game = SwitchYard::new(Options { setup: Setup::Beginner });
    /// let [car, goal] = ["c2", "c6"].map(|name| name.parse::<Cell>().unwrap());
    ///
    /// let picked_up = game.touch(&[car]).unwrap();
    /// assert!(picked_up.next.contains(&goal));
    /// assert_eq!(picked_up.turn, None);
    ///
    /// let moved = game.touch(&[car, goal]).unwrap();
    /// assert_eq!(moved.turn, "c2-c6".parse().ok());
    ///
    /// assert_eq!(game.touch(&[goal]), None, "nothing stands there");
    /// # }
    /// ```
    fn touch(&self, touched: &[Cell]) -> Option<Touch<Self::Move>>;

    /// Returns touches that make a turn, one of the ways if there are several; empty for turns in words. For a
    /// legal turn each prefix of them is valid, and together they make it.
    fn touches(&self, turn: &Self::Move) -> Vec<Cell>;

    /// The turns that are buttons and not touches, and allowed now: `pass`, `swap`. They are in the
    /// order of their texts.
    fn special_moves(&self) -> Vec<Self::Move>;

    /// The number of turn sequences of a length from here, finished games not continued, as the
    /// referee's `perft` counts them.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let turns = self.steps();
        if depth == 1 {
            return turns.len() as u64;
        }
        let after = |turn| {
            let mut game = self.clone();
            // By the contract a listed turn is legal.
            game.play(turn).map_or(0, |_| game.perft(depth - 1))
        };
        turns.into_iter().map(after).sum()
    }

    /// Counts the same, or returns `None` if a position on the way takes more space than that of `most` turns.
    /// Games need it that have to remember turns to tell different ones apart.
    fn perft_within(&self, depth: u32, most: usize) -> Option<u64> {
        let _ = most;
        Some(self.perft(depth))
    }
}
