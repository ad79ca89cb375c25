//! Roundhouse: a cabinet of rail and connection games for a table that everyone can touch.

#![forbid(unsafe_code)]

pub mod app;
pub mod games;
pub mod record;
pub mod scene;
pub mod table;
