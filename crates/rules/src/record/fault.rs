//! Why something is no save, or a game cannot become one: sentences for people, who have lost
//! something, or fear that they have.

use base::words::{self, Message};

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
