//! What several tests need: a made map, a player of the rail game, and the harness that every game
//! goes through. Each test uses its own part of it.
#![allow(dead_code)]

pub mod contract;
pub mod duels;
pub mod fingers;
pub mod grid;
pub mod player;
pub mod rulebook;
pub mod touches;
