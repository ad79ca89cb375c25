//! Helpers for the tests of the rules and of what stands on them. They set the number of cases, read the house's
//! maps, and make one. They have a player of the rail game, and the harness that every game goes through.

pub mod cases;
pub mod contract;
pub mod grid;
pub mod maps;
pub mod player;
pub mod rulebook;
pub mod touches;
