//! The steps that players can take, and their text: `hub 3`, `link 3-17`, `discard`, `ok`.

use std::fmt;
use std::str::FromStr;

use crate::maps::NodeId;
use base::words::{self, Message};

/// One step of the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Places the hub on an intersection, or moves it there.
    Hub(NodeId),
    /// Builds the link between two intersections, the smaller number first.
    Link(NodeId, NodeId),
    /// Gives up the last $1, which ends the turn.
    Discard,
    /// Confirms the hub, the turn or the finished network.
    Ok,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hub(node) => write!(f, "hub {node}"),
            Self::Link(a, b) => write!(f, "link {a}-{b}"),
            Self::Discard => f.write_str("discard"),
            Self::Ok => f.write_str("ok"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a step in the one spelling that `Display` writes.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let step = read(text).ok_or(ParseMoveError::Unknown)?;
        match step {
            Self::Link(a, b) if a >= b => Err(ParseMoveError::Backwards),
            // Numbers can be written in other ways (03, +3), but not here.
            _ if step.to_string() != text => Err(ParseMoveError::Unknown),
            _ => Ok(step),
        }
    }
}

fn read(text: &str) -> Option<Move> {
    match text {
        "discard" => Some(Move::Discard),
        "ok" => Some(Move::Ok),
        _ => match text.split_once(' ')? {
            ("hub", node) => Some(Move::Hub(node.parse().ok()?)),
            ("link", ends) => {
                let (a, b) = ends.split_once('-')?;
                Some(Move::Link(a.parse().ok()?, b.parse().ok()?))
            }
            _ => None,
        },
    }
}

/// Why a text is no step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// It is no step's notation.
    Unknown,
    /// It is a link with the larger number first.
    Backwards,
}

impl From<&ParseMoveError> for Message {
    fn from(why: &ParseMoveError) -> Self {
        match *why {
            ParseMoveError::Unknown => words::rail_step_unknown(),
            ParseMoveError::Backwards => words::rail_step_backwards(),
        }
    }
}

base::said!(ParseMoveError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_spelling_is_read() {
        for text in ["hub 0", "hub 3", "link 3-17", "link 0-1", "discard", "ok"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        for text in [
            "",
            " ",
            "hub",
            "hub ",
            "hub  3",
            "hub 3 ",
            " hub 3",
            "hub 03",
            "hub +3",
            "hub -3",
            "hub 3.0",
            "hub 99999999999999999999999",
            "Hub 3",
            "hub 3 4",
            "hub\t3",
            "hub ３",
            "link 3",
            "link 3-",
            "link -3",
            "link 3 17",
            "link 3-17-4",
            "link 03-17",
            "link 3-+17",
            "link 3 - 17",
            "discard 1",
            "OK",
            "ok ",
            "ok\r",
            "undo",
        ] {
            assert_eq!(
                text.parse::<Move>(),
                Err(ParseMoveError::Unknown),
                "{text:?}"
            );
        }
        for text in ["link 17-3", "link 3-3", "link 017-3"] {
            assert_eq!(
                text.parse::<Move>(),
                Err(ParseMoveError::Backwards),
                "{text:?}"
            );
        }
    }
}
