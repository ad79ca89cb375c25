//! The maps of the games. Each is a file under `assets/maps` and a line of [`MAPS`]. A file holds a [`MapFile`],
//! and a game is played on a [`RailMap`], which exists only if the file has passed all checks.

mod art;
mod graph;
mod ids;
mod list;
mod map;
mod own;
mod reach;

pub use art::*;
pub use graph::Graph;
pub use ids::{CityId, LinkId, NodeId};
pub use list::{LESSON, MAPS, MapId, MapInfo};
pub use map::*;
pub use own::{NoOwnMap, OwnMap};
