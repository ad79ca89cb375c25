//! The record of a game: the state it began with and the list of its steps. Undo comes from it, and
//! so do saves and links, which are the record as bytes and as text.
//!
//! The record is [`Record`]. As bytes it is written as choices among what was allowed, so that it is
//! small, and so that whatever is read is a game by the rules. The rest is one concept a file:
//! [`bits`] choices as bits, [`code`] steps as choices, [`start`] how a game began, [`check`] the
//! sum that tells damage, [`envelope`] bytes that know their length, version and sum, [`link`] bytes
//! as text for an address, [`save`] all of it together, and [`fault`] why something is no save.
//!
//! ```
//! # #[cfg(feature = "rapid-transit")] {
//! use roundhouse::games::Game;
//! use roundhouse::games::rapid_transit::{Options, RapidTransit};
//! use roundhouse::record::{Record, Save};
//!
//! let mut record = Record::new(RapidTransit::new(Options { size: 6 }).unwrap());
//! let turn = record.now().steps()[0];
//! record.play(turn).unwrap();
//! let text = Save::of(&record, Vec::new()).unwrap().to_text().unwrap();
//! let save = Save::from_text(&text).unwrap();
//! assert_eq!(save.record::<RapidTransit>(&()), Ok(record));
//! # }
//! ```

pub mod bits;
pub mod check;
pub mod code;
pub mod envelope;
pub mod fault;
mod history;
pub mod link;
pub mod save;
pub mod start;

pub use fault::{Unreadable, Unwritable};
pub use history::Record;
pub use save::Save;
