//! Vocabulary of all other crates: words, the places round a table, time and bytes.

#![forbid(unsafe_code)]

mod colour;
mod millis;
pub mod sort;
pub mod sound;
pub mod table;
pub mod wire;
pub mod words;

pub use colour::Colour;
pub use millis::Millis;
