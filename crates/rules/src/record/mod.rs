//! The record of a game: its first state and the list of its steps. Undo uses it, and so do saves and links, which
//! are the record as bytes and as text.
//!
//! The record is [`Record`]. Its moves are in each game's own [notation](crate::Notation), which does not depend on
//! the rules, and reading plays them again. Every other file has one concept: `moves` the moves as bytes,
//! [`envelope`] bytes with length, version and checksum, [`link`] bytes as text for an address, `save` all of it
//! together, `entry` the difference between saves, `plain` people's texts in the characters of notation, and
//! `fault` reasons why data is no save.
//!
//! ```
//! # #[cfg(feature = "rapid-transit")] {
//! use rules::Game;
//! use rules::rapid_transit::{Options, RapidTransit};
//! use rules::record::{Record, Save};
//!
//! let mut record = Record::new(RapidTransit::new(Options { size: 6 }).unwrap());
//! let turn = record.now().steps()[0];
//! record.play(turn).unwrap();
//! let text = Save::of(&record, Vec::new()).unwrap().to_text().unwrap();
//! let save = Save::from_text(&text).unwrap();
//! assert_eq!(save.record::<RapidTransit>(&()), Ok(record));
//! # }
//! ```

mod entry;
pub mod envelope;
mod fault;
mod history;
pub mod link;
mod moves;
mod plain;
mod save;

pub use entry::Entry;
pub use fault::{Unreadable, Unwritable};
pub use history::Record;
pub use moves::MOST_STEPS;
pub use plain::{plain, unescaped};
pub use save::Save;
