//! Helpers for the tests of the rules and of the crates that use them. They set the number of cases, read the
//! shipped maps, and make a small one. They contain a player of the rail game, and the harness for every game.

pub mod cases;
pub mod contract;
pub mod grid;
pub mod maps;
pub mod player;
pub mod rulebook;
pub mod touches;
