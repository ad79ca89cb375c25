//! What several tests need: the house's maps and a made one, a player of the rail game, a table with
//! people at it, and the harness that every game goes through.
pub mod cases;
pub mod contract;
pub mod disk;
pub mod duels;
pub mod fingers;
pub mod games;
pub mod grid;
pub mod languages;
pub mod maps;
pub mod player;
pub mod rulebook;
pub mod screens;
pub mod touches;
pub mod world;
