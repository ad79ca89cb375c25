//! The games for two at the table, through the real screens: everything is done by touching targets
//! that are found in the scene.

mod common;

#[path = "duels/fingers.rs"]
mod fingers;
#[path = "duels/games.rs"]
mod games;
#[path = "duels/places.rs"]
mod places;
#[path = "duels/turns.rs"]
mod turns;
