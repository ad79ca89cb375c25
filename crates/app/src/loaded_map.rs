//! A map that has come: its checked graph, and its targets on the board.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use base::table::Rotation;
use base::words::{self, Language, Message};
use rules::maps::{CityId, Label, LinkId, MapError, MapFile, MapId, NodeId, RailMap};
use scene::{Area, Frame, Point};

/// Distance from a link or an intersection at which a finger still means it, in stage units.
pub const REACH: f32 = 40.0;

/// Margin round a map's outermost intersections, in stage units.
const MARGIN: f32 = 70.0;

/// Where the name of a city is written, and how large.
#[derive(Clone, Copy, Debug)]
pub struct NameSpot {
    /// End of the leader line at the city.
    pub label: Label,
    /// The letters' size in stage units.
    pub size: f32,
    /// Part of the stage that the name covers.
    pub frame: Frame,
}

/// Lettering of the names of a map's cities.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lettering {
    /// Rotation of the names.
    pub turn: Rotation,
    /// Minimum height of its letters, in units of the map. Above 0 a name that does not fit is left out.
    pub least: u16,
    /// The cities that are named before all others.
    pub first: Vec<CityId>,
}

impl From<Rotation> for Lettering {
    fn from(turn: Rotation) -> Self {
        Self {
            turn,
            ..Self::default()
        }
    }
}

/// The names that are written in a language in a lettering.
type Fitted = (Written, Lettering, Arc<[Option<NameSpot>]>);

/// A language, and whether its table has come: until then it is written in English.
pub type Written = (Language, bool);

/// A language, and how the names are turned.
type NamesKey = (Written, Rotation);

/// A map, ready for the table.
#[derive(Debug)]
pub struct LoadedMap {
    /// The graph that the rules play on.
    pub rails: Arc<RailMap>,
    /// Part of the stage that the map covers, with a margin round its outermost intersections.
    pub frame: Frame,
    /// The spots of all cities' names, once they have been found: that takes far longer than a frame may.
    names: Mutex<Vec<(NamesKey, Arc<[NameSpot]>)>>,
    /// Names last fitted into a map of small size.
    fitted: Mutex<Option<Fitted>>,
    /// Places of the regions' large signs, once they have been found.
    watermarks: OnceLock<Vec<Point>>,
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
        Ok(Self {
            rails,
            frame,
            names: Mutex::default(),
            fitted: Mutex::default(),
            watermarks: OnceLock::default(),
        })
    }

    /// The same own map with the name that another id chooses from its names.
    pub(crate) fn renamed(&self, map: MapId) -> Option<Self> {
        Some(Self {
            rails: Arc::new(self.rails.renamed(map)?),
            frame: self.frame,
            names: Mutex::default(),
            fitted: Mutex::default(),
            watermarks: OnceLock::default(),
        })
    }

    /// The spots of all cities' names in a language and a turn. They are found once.
    pub fn name_spots(
        &self,
        written: Written,
        turn: Rotation,
        find: impl FnOnce() -> Arc<[NameSpot]>,
    ) -> Arc<[NameSpot]> {
        let key = (written, turn);
        let mut known = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, spots)) = known.iter().find(|(other, _)| *other == key) {
            return spots.clone();
        }
        let spots = find();
        known.push((key, spots.clone()));
        spots
    }

    /// The places of the regions' large signs. They are found once, because they are the same for all readers.
    pub fn watermarks(&self, find: impl FnOnce() -> Vec<Point>) -> &[Point] {
        self.watermarks.get_or_init(find)
    }

    /// Returns the spots of the names that fit in a lettering. A new lettering fits them again.
    pub fn fitted_spots(
        &self,
        written: Written,
        lettering: &Lettering,
        fit: impl FnOnce() -> Arc<[Option<NameSpot>]>,
    ) -> Arc<[Option<NameSpot>]> {
        let mut fitted = self.fitted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, letters, spots)) = &*fitted
            && (*known, letters) == (written, lettering)
        {
            return spots.clone();
        }
        let spots = fit();
        *fitted = Some((written, lettering.clone(), spots.clone()));
        spots
    }

    /// Returns the words on how evenly the map's hands cost, if its file says so.
    pub fn certificate(&self) -> Option<Message> {
        let costs = self.rails.costs()?;
        let tenths = (costs.spread * 10.0).round() as i32;
        let map = Message::name(self.rails.name());
        let (whole, tenths) = (tenths / 10, tenths % 10);
        let told = match costs.are_even() {
            true => words::rail_map_fair,
            false => words::rail_map_costs,
        };
        Some(told(map, costs.from, costs.to, tenths, whole))
    }

    /// Returns the position of an intersection on the stage.
    pub fn node(&self, node: NodeId) -> Point {
        self.rails.place(node).into()
    }

    /// Returns the ends of a link on the stage.
    pub fn link(&self, link: LinkId) -> (Point, Point) {
        let link = self.rails.link(link);
        (self.node(link.a), self.node(link.b))
    }

    /// Returns the area that a finger must touch to mean an intersection.
    pub fn node_area(&self, node: NodeId) -> Area {
        Area::Near {
            centre: self.node(node),
            reach: REACH,
        }
    }

    /// Returns the area that a finger must touch to mean a link.
    pub fn link_area(&self, link: LinkId) -> Area {
        let (a, b) = self.link(link);
        Area::Along { a, b, reach: REACH }
    }
}
