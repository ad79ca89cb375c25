//! What tests of the rules need, and those of what stands on them: how many cases are tried, the house's maps and a made
//! one, a player of the rail game, and the harness that every game goes through.

pub mod cases;
pub mod contract;
pub mod grid;
pub mod maps;
pub mod player;
pub mod rulebook;
pub mod touches;
