//! The maps that games are played on. Each is a file under `assets/maps` and a line of [`MAPS`]; what a file
//! holds is [`MapFile`], and what is played on is a [`RailMap`], which exists only if the file was checked
//! and found good.

mod graph;
mod ids;
mod list;
mod map;
mod own;
mod reach;

pub use graph::Graph;
pub use ids::{CityId, LinkId, NodeId};
pub use list::{LESSON, MAPS, MapId, MapInfo};
pub use map::*;
pub use own::{NoOwnMap, OwnMap};
