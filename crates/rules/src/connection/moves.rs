//! The turns that players can take, and their text: `d4`, `a1-b2`, `swap`, `pass`.

use std::fmt;
use std::str::FromStr;

use super::link::Link;
use crate::Cell;
use base::words::{self, Message};

/// One turn of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Places a stone on an empty cell.
    Place(Cell),
    /// Quax only: marks a diagonal with two of the player's stones.
    Link(Link),
    /// The second turn of a game only: the players change sides, and o is to move.
    Swap,
    /// The only turn of a side that has no other.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(cell) => cell.fmt(f),
            Self::Link(link) => link.fmt(f),
            Self::Swap => f.write_str("swap"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a turn in the one spelling that `Display` writes.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        match text {
            "swap" => Ok(Self::Swap),
            "pass" => Ok(Self::Pass),
            _ if text.contains('-') => text.parse().map(Self::Link),
            _ => text
                .parse()
                .map(Self::Place)
                .map_err(|_| ParseMoveError::Unknown),
        }
    }
}

impl FromStr for Link {
    type Err = ParseMoveError;

    /// Reads a link in the one spelling that `Display` writes: the lower file first.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let (west, east) = text.split_once('-').ok_or(ParseMoveError::Unknown)?;
        let west: Cell = west.parse().map_err(|_| ParseMoveError::Unknown)?;
        let east: Cell = east.parse().map_err(|_| ParseMoveError::Unknown)?;
        let link = Self::between(west, east).ok_or(ParseMoveError::NoLink)?;
        match west.file < east.file {
            true => Ok(link),
            false => Err(ParseMoveError::Backwards),
        }
    }
}

/// Why a text is no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// It is no move's notation.
    Unknown,
    /// Its two cells do not touch at a corner, or are on no board.
    NoLink,
    /// It is a link with the higher file first.
    Backwards,
}

impl From<&ParseMoveError> for Message {
    fn from(why: &ParseMoveError) -> Self {
        match *why {
            ParseMoveError::Unknown => words::connection_turn_unknown(),
            ParseMoveError::NoLink => words::connection_no_link(),
            ParseMoveError::Backwards => words::connection_link_backwards(),
        }
    }
}

base::said!(ParseMoveError);
