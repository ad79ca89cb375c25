//! The games for two at the table, through the real screens: everything is done by touching targets
//! that are found in the scene.

mod edges;
mod facing;
mod fingers;
mod games;
mod hints;
mod in_hand;
mod looked_up;
mod looking_back;
mod own_goal;
mod places;
mod stuck;
mod trying;
mod turns;
mod votes;
