//! The table: six places round it, their rotations, and the area of each seat's panel on the stage. Places and
//! rotations are fixed. The application assigns the players.

mod colour;
mod point;
mod pose;

use serde::{Deserialize, Serialize};

pub use colour::PlayerColour;
pub use point::Point;
pub use pose::{Pose, Rotation};

/// Width of a seat's panel, as its own person sees it.
pub const PANEL_WIDTH: f32 = 600.0;
/// Depth of a seat's panel from the table's edge, as its own person sees it.
pub const PANEL_DEPTH: f32 = 144.0;
/// Table size of the stage's layout, as its diagonal in inches.
pub const DEFAULT_INCHES: f32 = 46.0;
/// Millimetres of one stage unit on a table of [`DEFAULT_INCHES`].
const DEFAULT_MM_PER_UNIT: f32 = 0.53;

/// Millimetres of one stage unit on a table of a size in inches across the diagonal.
pub fn mm_per_unit(inches: f32) -> f32 {
    DEFAULT_MM_PER_UNIT * inches / DEFAULT_INCHES
}

/// One of the six places round the table, in the order of turns: clockwise as seen from above. Saves number them in
/// this order.
///
/// ```
/// use base::table::{Rotation, Station};
///
/// assert_eq!(Station::ALL[Station::FarLeft.index()], Station::FarLeft);
/// assert_eq!(Station::FarLeft.turn(), Rotation::R180);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Station {
    /// On the near long side, on the left.
    NearLeft,
    /// On the short side on the left.
    Left,
    /// On the far long side, on the left of the stage.
    FarLeft,
    /// On the far long side, on the right of the stage.
    FarRight,
    /// On the short side on the right.
    Right,
    /// On the near long side, on the right.
    NearRight,
}

impl Station {
    /// All places, clockwise.
    pub const ALL: [Self; 6] = [
        Self::NearLeft,
        Self::Left,
        Self::FarLeft,
        Self::FarRight,
        Self::Right,
        Self::NearRight,
    ];

    /// The place's number in [`Station::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the turn in which the person at this place sees the stage.
    pub fn turn(self) -> Rotation {
        match self {
            Self::NearLeft | Self::NearRight => Rotation::R0,
            Self::Left => Rotation::R90,
            Self::FarLeft | Self::FarRight => Rotation::R180,
            Self::Right => Rotation::R270,
        }
    }

    /// Returns the pose of the place's panel. In its own coordinates the panel reaches from 0, 0 (the upper left
    /// corner for its person) to [`PANEL_WIDTH`], [`PANEL_DEPTH`] at the edge.
    pub fn pose(self) -> Pose {
        let origin = match self {
            Self::NearLeft => Point::new(240.0, 1080.0 - PANEL_DEPTH),
            Self::Left => Point::new(PANEL_DEPTH, 240.0),
            Self::FarLeft => Point::new(840.0, PANEL_DEPTH),
            Self::FarRight => Point::new(1680.0, PANEL_DEPTH),
            Self::Right => Point::new(1920.0 - PANEL_DEPTH, 840.0),
            Self::NearRight => Point::new(1080.0, 1080.0 - PANEL_DEPTH),
        };
        Pose::new(origin, self.turn())
    }

    /// The middle of the place's panel, on the stage.
    pub fn middle(self) -> Point {
        let middle = Point::new(PANEL_WIDTH / 2.0, PANEL_DEPTH / 2.0);
        self.pose().to_stage(middle)
    }

    /// The part of the stage that the place's panel covers.
    pub fn panel(self) -> Rect {
        let corner = Point::new(PANEL_WIDTH, PANEL_DEPTH);
        self.pose().rect(Point::default(), corner)
    }
}

/// An upright rectangle on the stage: its corners with the smallest and the largest numbers.
pub type Rect = (Point, Point);

/// The cog's corner: the upper right one.
pub const COG: Rect = (Point::new(1836.0, 0.0), Point::new(1920.0, 84.0));

/// The operator's corner at the upper left, which no control covers.
pub const CORNER: Rect = (Point::new(0.0, 0.0), Point::new(84.0, 84.0));

/// Returns the parts of the stage that a map must leave free: the panels, the cog, and the two lines with the names
/// of map and round (near left, and far left upside down).
pub fn kept_clear() -> Vec<Rect> {
    kept_clear_by(&Station::ALL)
}

/// The same where people sit at these places only.
pub fn kept_clear_by(places: &[Station]) -> Vec<Rect> {
    let far_title = (Point::new(0.0, 0.0), Point::new(236.0, 60.0));
    let near_title = (Point::new(0.0, 1020.0), Point::new(236.0, 1080.0));
    let panels = places.iter().map(|place| place.panel());
    panels.chain([COG, far_title, near_title]).collect()
}
