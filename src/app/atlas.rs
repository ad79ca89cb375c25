//! A map that has come, with everything about it that never changes: its checked graph, its still
//! pictures, its targets on the board, and its outline for the lobby's card.

use std::sync::Arc;

use crate::maps::{LinkId, MapError, MapFile, NodeId, RailMap};
use crate::scene::{Area, Layer, LayerName, Path, Pen, Point};

use super::view::map;

/// How far from a link or an intersection a finger may be, in stage units, to mean it.
pub const REACH: f32 = 40.0;

/// A map, ready for the table.
#[derive(Debug)]
pub struct Atlas {
    /// The graph that the rules play on.
    pub rails: Arc<RailMap>,
    /// Sea, land, and links.
    pub ground: Layer,
    /// Cities and their names.
    pub towns: Layer,
    /// The outline of the land, an eighth as large as the stage.
    pub outline: Path,
}

impl Atlas {
    /// Checks a file's map and draws its still pictures.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the file.
    pub fn new(file: MapFile) -> Result<Self, MapError> {
        let rails = Arc::new(RailMap::try_from(file)?);
        let layer = |name, draw: fn(&mut Pen, &RailMap)| {
            let mut pen = Pen::default();
            draw(&mut pen, &rails);
            Layer::new(name, pen.items)
        };
        let ground = layer(LayerName::Ground, map::draw_ground);
        let towns = layer(LayerName::Towns, map::draw_towns);
        let outline = map::outline(&rails, map::CARD_SCALE);
        Ok(Self {
            rails,
            ground,
            towns,
            outline,
        })
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
