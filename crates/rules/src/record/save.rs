//! A whole game as it is saved: its id, its start, its moves, and the table's own data. It is made from a record,
//! and converts to bytes or text and back.
//!
//! Reading has two steps, because a map may have to be fetched in between. Opening gives the game and the context,
//! and [`Save::record`] then plays it.

use super::envelope::MOST;
use super::fault::{Unreadable, Unwritable};
use super::moves::Moves;
use super::plain::link_texts;
use super::{Record, envelope, link};
use crate::{Notation, StartError};
use base::wire;

/// A saved game.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use rules::switch_yard::{Options, Setup, SwitchYard};
/// use rules::record::{Record, Save, Unreadable};
///
/// let mut record = Record::new(SwitchYard::new(Options { setup: Setup::Beginner }));
/// record.play("c2-c6".parse().unwrap()).unwrap();
///
/// let bytes = Save::of(&record, Vec::new()).unwrap().to_bytes().unwrap();
/// let save = Save::from_bytes(&bytes).unwrap();
/// assert_eq!(save.game(), "switch-yard");
/// assert_eq!(save.record::<SwitchYard>(&()), Ok(record));
///
/// let cut = Save::from_bytes(&bytes[..bytes.len() - 1]);
/// assert_eq!(cut, Err(Unreadable::Length));
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Save {
    pub(super) game: String,
    pub(super) context: String,
    pub(super) start: Vec<u8>,
    pub(super) moves: Moves,
    /// Data of the table about the game. The save does not interpret it.
    pub extra: Vec<u8>,
}

impl Save {
    /// Returns the save of a record, without undone moves.
    ///
    /// # Errors
    ///
    /// A game that is too long, or whose first state is no beginning.
    pub fn of<G: Notation>(record: &Record<G>, extra: Vec<u8>) -> Result<Self, Unwritable> {
        let start = record.start();
        Ok(Self {
            game: G::GAME.as_str().into(),
            context: start.context_id().ok_or(Unwritable::Start)?.into(),
            start: wire::to_bytes(&start.to_start().ok_or(Unwritable::Start)?),
            moves: Moves::of(record)?,
            extra,
        })
    }

    /// The id of the game, which this build need not have.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Returns the id of the [context](Notation::Context) that the record needs; empty if it needs none.
    pub fn context(&self) -> &str {
        &self.context
    }

    /// Returns the record, equal to the one that was saved.
    ///
    /// # Errors
    ///
    /// Another game, another context, or illegal moves.
    pub fn record<G: Notation>(&self, context: &G::Context) -> Result<Record<G>, Unreadable> {
        if self.game != G::GAME.as_str() {
            return Err(Unreadable::OtherGame);
        }
        let start = wire::from_bytes(&self.start).ok_or(Unreadable::Damaged)?;
        let start = G::from_start(start, context).map_err(|why| match why {
            StartError::Rules => Unreadable::Rules,
            StartError::Context => Unreadable::OtherMap,
        })?;
        if start.context_id().as_deref() != Some(&self.context) {
            return Err(Unreadable::OtherMap);
        }
        self.moves.play(start)
    }

    /// Returns the save as bytes.
    ///
    /// # Errors
    ///
    /// A save that is too long, with the table's data.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Unwritable> {
        envelope::seal(&wire::to_bytes(&(
            &self.game,
            &self.context,
            &self.start,
            &self.extra,
            &self.moves,
        )))
    }

    /// Reads a save from its bytes.
    ///
    /// # Errors
    ///
    /// Bytes that are no save.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unreadable> {
        let inside = wire::from_bytes(envelope::open(bytes)?);
        let (game, context, start, extra, moves) = inside.ok_or(Unreadable::Damaged)?;
        Ok(Self {
            game,
            context,
            start,
            moves,
            extra,
        })
    }

    /// The save as text for an address.
    ///
    /// # Errors
    ///
    /// As for [`to_bytes`](Self::to_bytes).
    pub fn to_text(&self) -> Result<String, Unwritable> {
        self.to_bytes().map(|bytes| link::to_text(&bytes))
    }

    /// Reads a save from its text.
    ///
    /// # Errors
    ///
    /// A text that is no save.
    pub fn from_text(text: &str) -> Result<Self, Unreadable> {
        Self::from_bytes(&link::from_text(text)?)
    }

    /// Reads a save from a link, even if mail programs and chats have changed it.
    ///
    /// # Errors
    ///
    /// A text that is no save.
    pub fn from_link(text: &str) -> Result<Self, Unreadable> {
        if text.len() > 4 * MOST {
            return Err(Unreadable::TooLong);
        }
        let mut read = link_texts(text)
            .into_iter()
            .map(|text| Self::from_text(&text));
        let first = read.next().unwrap_or(Err(Unreadable::Text));
        first.or_else(|why| read.find_map(Result::ok).ok_or(why))
    }
}
