//! The record of a game: the state it began with and the list of its steps. Undo comes from it, and
//! so do saves and links, which are the record as bytes and as text.
//!
//! The record is [`Record`]. Its moves are written in each game's own
//! [notation](crate::Notation), whatever is allowed or offered, and played again when they are
//! read. The rest is one concept a file: `moves` the moves as bytes, [`envelope`] bytes that know their
//! length, version and sum, [`link`] bytes as text for an address, `save` all of it together, `entry`
//! how one save follows from another, `plain` texts of people in the signs of notation, and `fault` why something is
//! no save.
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
