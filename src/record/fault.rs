//! Why something is no save, or a game cannot become one: sentences for people, who have lost
//! something, or fear that they have.

use std::error::Error;
use std::fmt;

/// Why bytes or a text are not a game that can be put on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Nothing of this house's making.
    Foreign,
    /// A text that nothing is written as: another thing, or cut.
    Text,
    /// Longer than any save.
    TooLong,
    /// Made by a program that writes games in another way: its version.
    Version(u8),
    /// Less or more than was written.
    Length,
    /// Not what was written.
    Damaged,
    /// A game that is not in this build.
    NoSuchGame,
    /// Another game than the one that was asked for.
    OtherGame,
    /// A map that the house does not have.
    NoSuchMap,
    /// The map is another one, or has been changed since.
    OtherMap,
    /// The rules do not allow what was played, or have been changed since.
    Rules,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "This is not a game of Roundhouse.",
            Self::Text => "This is no game of Roundhouse, or a part of it is missing.",
            Self::TooLong => "This is too long to be a game.",
            Self::Version(version) if *version < super::envelope::VERSION => {
                "This game was made by an older version of Roundhouse, and cannot be read any more."
            }
            Self::Version(_) => {
                "This game was made by a newer version of Roundhouse than this one, and cannot be \
                 read here."
            }
            Self::Length => "This game is not whole: a part is missing, or there is too much.",
            Self::Damaged => "This game is damaged.",
            Self::NoSuchGame => "This is a game that is not in this cabinet.",
            Self::OtherGame => "This is a game of another kind.",
            Self::NoSuchMap => "This game was played on a map that is not here.",
            Self::OtherMap => "The map of this game has been changed since it was played.",
            Self::Rules => "The rules of this version do not allow what was played in this game.",
        })
    }
}

impl Error for Unreadable {}

/// Why a game cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// It began in a way that cannot be told in a save.
    Start,
    /// It has a step that its own game does not know.
    Move,
    /// It is longer than any save.
    TooLong,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "A game that began like this one cannot be kept.",
            Self::Move => "A step of this game cannot be written down.",
            Self::TooLong => "This game has become too long to be kept.",
        })
    }
}

impl Error for Unwritable {}
