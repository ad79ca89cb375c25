//! All words of the program, in any language. A sentence is a [`Message`]: its number and its arguments. It becomes
//! text at its reader, in the reader's [`Language`]. So the same state can be read in six languages at once, and no
//! language is part of a save.
//!
//! The messages are in `assets/words/LANGUAGE.ftl`. The build script generates the functions of this module from
//! the English messages. The page fetches other languages as tables, and adds them to [`Words`].

mod numbers;
mod table;

use std::borrow::Cow;
use std::fmt;

pub use numbers::Numbers;
pub use table::{Language, TableError, WordTable, Words};

mod messages {
    #![allow(
        clippy::unreadable_literal,
        clippy::too_many_arguments,
        reason = "made by the build"
    )]
    use super::Message;
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

pub use messages::*;

/// Words for a reader, in any language.
///
/// ```
/// use base::words::Message;
///
/// let price = Message::Number(5).into_money();
/// assert_eq!(price.to_string(), "$5");
/// assert_eq!(Message::from("Reno").to_string(), "Reno");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Message {
    /// Text that is the same in every language.
    Text(Cow<'static, str>),
    /// A number.
    Number(i64),
    /// An amount of the game's money, in dollars.
    Money(i64),
    /// A message by its number in the table, and its arguments in the order of their names.
    Entry(u16, Vec<Message>),
}

/// Constructors for the messages' functions. They are never inlined because there are hundreds of calls.
impl Message {
    #[inline(never)]
    fn plain(id: u16) -> Self {
        Self::Entry(id, Vec::new())
    }

    #[inline(never)]
    fn with<const N: usize>(id: u16, arguments: [Self; N]) -> Self {
        Self::Entry(id, arguments.into())
    }
}

impl Message {
    /// The empty message.
    pub const NOTHING: Self = Self::Text(Cow::Borrowed(""));

    /// Returns true if the message is empty text.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Self::Text(text) if text.is_empty())
    }

    /// The same number as an amount of money.
    #[must_use]
    pub fn into_money(self) -> Self {
        match self {
            Self::Number(amount) => Self::Money(amount),
            other => other,
        }
    }

    /// Returns the name of a map, a region or a city. Maps have English names. A name that no word file knows, from
    /// a user's own map, is the same in every language.
    pub fn name(english: &str) -> Self {
        match table::named(english) {
            Some(id) => Self::Entry(id, Vec::new()),
            None => english.into(),
        }
    }

    /// Joins messages to a list: "Green, Red and Blue".
    pub fn list(things: Vec<Self>) -> Self {
        let mut things = things.into_iter();
        let Some(mut list) = things.next() else {
            return Self::NOTHING;
        };
        let mut things = things.peekable();
        while let Some(next) = things.next() {
            list = match things.peek() {
                Some(_) => list_comma(list, next),
                None => list_and(list, next),
            };
        }
        list
    }

    /// Joins messages with commas: "Green, Red, Blue".
    pub fn series(things: impl IntoIterator<Item = Self>) -> Self {
        things
            .into_iter()
            .reduce(list_comma)
            .unwrap_or(Self::NOTHING)
    }

    /// Sentences one after another.
    pub fn sentences(sentences: impl IntoIterator<Item = Self>) -> Self {
        let said = sentences.into_iter().filter(|said| !said.is_nothing());
        said.reduce(list_sentences).unwrap_or(Self::NOTHING)
    }
}

/// English, for protocols, logs and tests.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&table::english(self))
    }
}

impl Default for Message {
    fn default() -> Self {
        Self::NOTHING
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned().into())
    }
}

impl From<String> for Message {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<&String> for Message {
    fn from(text: &String) -> Self {
        text.as_str().into()
    }
}

impl From<&Message> for Message {
    fn from(message: &Message) -> Self {
        message.clone()
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Message {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

from_numbers!(u8 u16 u32 i32 i64);

impl From<usize> for Message {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Implements an error's texts by its message. `From<&Error> for Message` is written by hand, and this adds
/// `From<Error>`, `Display` in English, and `Error`.
///
/// ```
/// use base::words::Message;
///
/// #[derive(Debug)]
/// enum Refused {
///     Late(u32),
/// }
///
/// impl From<&Refused> for Message {
///     fn from(Refused::Late(minutes): &Refused) -> Self {
///         format!("{minutes} minutes late").into()
///     }
/// }
///
/// base::said!(Refused);
///
/// assert_eq!(Refused::Late(5).to_string(), "5 minutes late");
/// assert_eq!(Message::from(Refused::Late(5)), "5 minutes late".into());
/// ```
#[macro_export]
macro_rules! said {
    ($error:ty) => {
        impl From<$error> for $crate::words::Message {
            fn from(why: $error) -> Self {
                Self::from(&why)
            }
        }

        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::words::Message::from(self), f)
            }
        }

        impl ::std::error::Error for $error {}
    };
}
