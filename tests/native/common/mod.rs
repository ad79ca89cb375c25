//! Parts that several tests need.
//!
//! These are the house's maps and a made one, a player of the rail game, and a table with people at it. The harness
//! that every game goes through is here, too.

pub mod disk;
pub mod duels;
pub mod fingers;
pub mod games;
pub mod languages;
pub mod screens;
pub mod workshop;
pub mod world;

#[allow(dead_code, reason = "tests of the rules use the rest")]
#[path = "../../../crates/rules/tests/common/mod.rs"]
mod of_the_rules;

pub use of_the_rules::{cases, contract, grid, maps, player, touches};
