//! A map that has come: its checked graph, and its targets on the board.

use std::sync::Arc;

use crate::maps::{LinkId, MapError, MapFile, MapId, NodeId, RailMap};
use crate::scene::{Area, Frame, Point};

/// How far from a link or an intersection a finger may be, in stage units, to mean it.
pub const REACH: f32 = 40.0;

/// The room round a map's outermost intersections, in stage units.
const MARGIN: f32 = 70.0;

/// A map, ready for the table.
#[derive(Debug)]
pub struct LoadedMap {
    /// The graph that the rules play on.
    pub rails: Arc<RailMap>,
    /// The part of the stage on which it lies, with some room round its outermost intersections.
    pub frame: Frame,
}

impl LoadedMap {
    /// Checks the file that has come for a map.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the file.
    pub fn new(map: MapId, file: MapFile) -> Result<Self, MapError> {
        let rails = Arc::new(RailMap::of(map, file)?);
        let places = rails.nodes().map(|node| rails.place(node).into());
        let frame = Frame::around(places).unwrap_or_default().inset(-MARGIN);
        Ok(Self { rails, frame })
    }

    /// Where an intersection lies on the stage.
    pub fn node(&self, node: NodeId) -> Point {
        self.rails.place(node).into()
    }

    /// Where a link's ends lie on the stage.
    pub fn link(&self, link: LinkId) -> (Point, Point) {
        let link = self.rails.link(link);
        (self.node(link.a), self.node(link.b))
    }

    /// What a finger must touch to mean an intersection.
    pub fn node_area(&self, node: NodeId) -> Area {
        Area::Near {
            centre: self.node(node),
            reach: REACH,
        }
    }

    /// What a finger must touch to mean a link.
    pub fn link_area(&self, link: LinkId) -> Area {
        let (a, b) = self.link(link);
        Area::Along { a, b, reach: REACH }
    }
}
