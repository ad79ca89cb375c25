//! Compact notation of a game: its start, and its moves in its own notation, packed into bits. Saves and links
//! consist of it, so its meaning must last.

use std::borrow::Cow;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::bits::{BitReader, BitWriter};
use super::{Cell, Game, GameId, TwoPlayer};

/// A game with a compact notation.
///
/// Moves are packed by their notation, and not by their number among the legal ones. The length and the meaning of
/// a move follow from facts that are the same in every state of a game, such as the size of its board. So a change
/// of the rules, or of the offers on a screen, does not change old saves.
///
/// ```
/// # #[cfg(feature = "rapid-transit")] {
/// use rules::rapid_transit::{Options, RapidTransit, Move};
/// use rules::{BitReader, BitWriter, Notation};
///
/// let game = RapidTransit::new(Options { size: 8 }).unwrap();
/// let step: Move = "d4-e6".parse().unwrap();
/// let mut writer = BitWriter::default();
/// game.pack(&step, &mut writer).unwrap();
/// let bytes = writer.into_bytes();
/// assert_eq!(bytes.len(), 2);
/// assert_eq!(game.unpack(&mut BitReader::new(&bytes)), Some(step));
/// # }
/// ```
pub trait Notation: Game {
    /// Which game it is.
    const GAME: GameId;
    /// Data that a game needs to begin, such as a map; `()` for most games.
    type Context;
    /// Everything that distinguishes a game's first state from another's, except for the context.
    type Start: Serialize + DeserializeOwned;

    /// Returns the stable id for finding the context again; empty if there is none to find. `None` if this program
    /// lacks the context.
    fn context_id(&self) -> Option<Cow<'static, str>> {
        Some(Cow::default())
    }

    /// Returns the start of the game with this first state; `None` if it is no first state.
    fn to_start(&self) -> Option<Self::Start>;

    /// Returns the first state of a game.
    ///
    /// # Errors
    ///
    /// A start that no game has, or that belongs to another context.
    fn from_start(start: Self::Start, context: &Self::Context) -> Result<Self, StartError>;

    /// Writes a move, legal now or not. `None` if it belongs to another board. Some of its bits may be written
    /// then.
    fn pack(&self, step: &Self::Move, bits: &mut BitWriter) -> Option<()>;

    /// Reads a move that any state of this game has packed, legal now or not. `None` if the bits encode no move.
    fn unpack(&self, bits: &mut BitReader) -> Option<Self::Move>;
}

/// Why a game cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The rules have no such options, or no such position.
    Rules,
    /// The context has been changed, or is another one.
    Context,
}

/// Start of a game for two: its options, and the text of a position that was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening<O> {
    options: O,
    position: Option<String>,
}

impl<O: Clone> Opening<O> {
    /// Returns the opening of the game with this first state; `None` if it is no first state.
    ///
    /// `new` begins a game with options.
    pub fn of<G: TwoPlayer<Options = O>>(game: &G, new: impl Fn(O) -> Option<G>) -> Option<Self> {
        let options = game.options().clone();
        let usual = new(options.clone())?;
        let position = (usual != *game).then(|| game.to_string());
        if let Some(position) = &position {
            usual
                .with_position(position)
                .ok()
                .filter(|read| read == game)?;
        }
        Some(Self { options, position })
    }

    /// Begins the game; `new` begins one with options.
    ///
    /// # Errors
    ///
    /// Options or a position that cannot be.
    pub fn begin<G: TwoPlayer<Options = O>>(
        self,
        new: impl Fn(O) -> Option<G>,
    ) -> Result<G, StartError> {
        let game = new(self.options).ok_or(StartError::Rules)?;
        match self.position {
            None => Ok(game),
            Some(text) => game.with_position(&text).map_err(|_| StartError::Rules),
        }
    }
}

/// Returns a cell's number on a square board of a size, rank by rank; `None` if the cell is off the board.
#[allow(dead_code, reason = "a build may hold no game for two")]
pub(super) fn cell_number(cell: Cell, size: u8) -> Option<usize> {
    let on_board = cell.file < size && cell.rank < size;
    on_board.then(|| usize::from(cell.rank) * usize::from(size) + usize::from(cell.file))
}

/// The cell with a number on a square board of a size.
#[allow(dead_code, reason = "a build may hold no game for two")]
pub(super) fn cell_at(number: usize, size: u8) -> Cell {
    let size = usize::from(size);
    Cell::new((number % size) as u8, (number / size) as u8)
}

/// Returns the number of cells on a square board of a size.
#[allow(dead_code, reason = "a build may hold no game for two")]
pub(super) fn cells_of(size: u8) -> usize {
    usize::from(size).pow(2)
}
