//! Reasons why data is no save, or why a game cannot become one. They are sentences for people, who have lost a
//! game or fear that they have.

use base::words::{self, Message};

/// Why bytes or a text are not a game that can be put on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Data of another program.
    Foreign,
    /// Text that encodes nothing: another kind of text, or one that is cut off.
    Text,
    /// Longer than any save.
    TooLong,
    /// Made by a program that writes games in another way: its version.
    Version(u8),
    /// The length is not the original one.
    Length,
    /// The contents are not the original ones.
    Damaged,
    /// A game that is not in this build.
    NoSuchGame,
    /// Another game than the requested one.
    OtherGame,
    /// A map that the house does not have.
    NoSuchMap,
    /// The map is another one, or has been changed since.
    OtherMap,
    /// The rules do not allow the moves, or have changed since.
    Rules,
}

impl From<&Unreadable> for Message {
    fn from(why: &Unreadable) -> Self {
        match *why {
            Unreadable::Foreign => words::fault_foreign(),
            Unreadable::Text => words::fault_text(),
            Unreadable::TooLong => words::fault_too_long(),
            Unreadable::Version(version) if version < super::envelope::VERSION => {
                words::fault_older()
            }
            Unreadable::Version(_) => words::fault_newer(),
            Unreadable::Length => words::fault_length(),
            Unreadable::Damaged => words::fault_damaged(),
            Unreadable::NoSuchGame => words::fault_no_such_game(),
            Unreadable::OtherGame => words::fault_other_game(),
            Unreadable::NoSuchMap => words::fault_no_such_map(),
            Unreadable::OtherMap => words::fault_other_map(),
            Unreadable::Rules => words::fault_rules(),
        }
    }
}

base::said!(Unreadable);

/// Reason why a game cannot be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// A save cannot express its start.
    Start,
    /// It has a step that its own game does not know.
    Move,
    /// It is longer than any save.
    TooLong,
}

impl From<&Unwritable> for Message {
    fn from(why: &Unwritable) -> Self {
        match *why {
            Unwritable::Start => words::fault_unwritable_start(),
            Unwritable::Move => words::fault_unwritable_move(),
            Unwritable::TooLong => words::fault_unwritable_too_long(),
        }
    }
}

base::said!(Unwritable);
