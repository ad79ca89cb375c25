//! Roundhouse: a cabinet of rail and connection games for a table that everyone can touch.

#![forbid(unsafe_code)]

// Helpers under `tests/common` name the library from outside; its own tests may use them too.
#[cfg(test)]
extern crate self as roundhouse;

pub mod app;
pub mod games;
pub mod record;
pub mod scene;
pub mod table;
#[cfg(target_arch = "wasm32")]
pub mod web;
