//! Phones, far seats and watchers: a table and pages elsewhere, with the host's rooms between them, and no socket.

mod after;
mod aloud;
mod away;
mod claims;
mod deals;
mod far;
mod friends;
mod play;
mod rude;
mod secrets;

use crate::common::world;
