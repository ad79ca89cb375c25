//! A whole game as it is kept: which game, how it began, its steps, and what the table wants to know
//! beside them. It is made of a record, becomes bytes or text, and the other way round.
//!
//! Reading goes in two goes, because the rail game's map may have to be fetched in between: opening
//! tells which game and which map it is, and [`Save::record`] then plays it.

use super::code::{self, Steps};
use super::fault::{Unreadable, Unwritable};
use super::start::{self, Keep};
use super::{Record, envelope, link};
use crate::games::GameId;
use crate::games::transglobal_rail::MapId;

/// A game that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Save {
    game: GameId,
    start: Vec<u8>,
    steps: Steps,
    /// What the table wants to know beside the game; nothing here looks at it.
    pub extra: Vec<u8>,
}

impl Save {
    /// The save of a record: of the steps that stand, not of those that were taken back.
    ///
    /// # Errors
    ///
    /// A game that is too long, or whose first state is no beginning.
    pub fn of<G: Keep>(record: &Record<G>, extra: Vec<u8>) -> Result<Self, Unwritable> {
        Ok(Self {
            game: G::GAME,
            start: record.start().write_start()?,
            steps: code::write(record)?,
            extra,
        })
    }

    /// Which game it is.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The map of a rail game.
    ///
    /// # Errors
    ///
    /// A map that the house does not have, and another game.
    pub fn map(&self) -> Result<MapId, Unreadable> {
        if self.game != GameId::TransglobalRail {
            return Err(Unreadable::OtherGame(self.game));
        }
        start::map_id(&self.start)
    }

    /// The record, equal to the one that was kept. The rail game needs the [map](Self::map) for it.
    ///
    /// # Errors
    ///
    /// Another game, another map, or what the rules do not allow.
    pub fn record<G: Keep>(&self, ground: &G::Ground) -> Result<Record<G>, Unreadable> {
        if self.game != G::GAME {
            return Err(Unreadable::OtherGame(self.game));
        }
        code::read(G::read_start(&self.start, ground)?, &self.steps)
    }

    /// The save as bytes.
    ///
    /// # Errors
    ///
    /// A save that is too long, be it for what is beside the game.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Unwritable> {
        let mut bytes = vec![start::number(self.game)];
        push_part(&mut bytes, &self.start);
        push_number(&mut bytes, self.steps.count);
        bytes.extend(self.steps.sum.to_le_bytes());
        push_part(&mut bytes, &self.extra);
        bytes.extend(&self.steps.bits);
        envelope::seal(&bytes)
    }

    /// Reads a save from its bytes.
    ///
    /// # Errors
    ///
    /// Bytes that are no save.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unreadable> {
        let inside = envelope::open(bytes)?;
        let (&number, rest) = inside.split_first().ok_or(Unreadable::Damaged)?;
        let mut games = GameId::ALL.iter();
        let game = games.find(|&&game| start::number(game) == number);
        let &game = game.ok_or(Unreadable::NoSuchGame)?;
        inside_of(game, rest).ok_or(Unreadable::Damaged)
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
}

fn inside_of(game: GameId, mut bytes: &[u8]) -> Option<Save> {
    let start = pull_part(&mut bytes)?.to_vec();
    let count = pull_number(&mut bytes)?;
    let sum = u32::from_le_bytes(*bytes.split_off(..4)?.first_chunk()?);
    let extra = pull_part(&mut bytes)?.to_vec();
    let bits = bytes.to_vec();
    Some(Save {
        game,
        start,
        steps: Steps { count, bits, sum },
        extra,
    })
}

/// Seven bits a byte, the lowest first; all but the last byte have their highest bit set.
fn push_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Numbers of three bytes at most: no save is so long as to need more.
fn pull_number(bytes: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for shift in [0, 7, 14] {
        let byte = *bytes.split_off_first()?;
        number |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

fn push_part(bytes: &mut Vec<u8>, part: &[u8]) {
    push_number(bytes, part.len());
    bytes.extend(part);
}

fn pull_part<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = pull_number(bytes)?;
    bytes.split_off(..length)
}
