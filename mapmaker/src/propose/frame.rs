//! The part of the world that a map is to show, and how it is laid on the stage.

use base::table::PANEL_DEPTH;

use crate::description::{Kind, LonLat, Projection};
use crate::raster::MARGIN;

/// The part of the stage that a frame fills, in stage units: between the panels, and a little into the gaps between them.
const WIDE: f64 = 1920.0 - 2.0 * PANEL_DEPTH as f64 - 20.0;
const HIGH: f64 = 1080.0 - 2.0 * PANEL_DEPTH as f64;
/// Smallest and largest width of a drawn map, as a factor of the true width.
const STRETCH: (f64, f64) = (0.9, 1.2);
/// The smallest side of a frame, in degrees of latitude: the data's coasts are too coarse for less.
pub(super) const SMALLEST: f64 = 2.5;
/// The largest width and height of a frame, in degrees.
const LARGEST: (f64, f64) = (140.0, 100.0);
/// North and south of these nobody has 35 cities.
pub(super) const LATITUDES: (f64, f64) = (-57.0, 76.0);
/// Nearer to the equator than this a cone is nearly a cylinder.
const NEAR_EQUATOR: f64 = 18.0;
/// Number of places of an edge that are looked at.
const EDGE: i32 = 24;

/// A part of the world: its edges in degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    west: f64,
    south: f64,
    east: f64,
    north: f64,
}

impl Frame {
    /// Reads the four numbers behind `--frame`, with commas between.
    ///
    /// # Errors
    ///
    /// A sentence, if no map can be made of such a frame.
    pub fn parse(text: &str) -> Result<Self, String> {
        let numbers: Vec<f64> = text
            .split(',')
            .map_while(|number| number.trim().parse().ok())
            .collect();
        match numbers[..] {
            [west, south, east, north] if text.split(',').count() == 4 => {
                Self::new([west, south, east, north])
            }
            _ => Err(format!(
                "A frame is four numbers in degrees (west, south, east, north), as in -11,50,2,59; not {text}."
            )),
        }
    }

    /// The frame between four edges: west, south, east, north.
    ///
    /// # Errors
    ///
    /// A sentence, if no map can be made of it.
    pub fn new([west, south, east, north]: [f64; 4]) -> Result<Self, String> {
        let on_globe = [west, east].iter().all(|edge| edge.abs() <= 180.0)
            && [south, north].iter().all(|edge| edge.abs() <= 90.0);
        // Numbers that are none are on no globe.
        let why = if !on_globe {
            "West and east lie between -180 and 180 degrees, south and north between -90 and 90."
        } else if south >= north {
            "The frame's second number is its south, the fourth its north: the south has to be smaller."
        } else if west >= east {
            "The frame's first number is its west, the third its east: the west has to be smaller. The data is cut at the date line, so a frame cannot cross it."
        } else if south < LATITUDES.0 || north > LATITUDES.1 {
            "So near to a pole there are not enough cities: stay between 57 degrees south and 76 north."
        } else if north - south < SMALLEST || (east - west) * cos(south, north) < SMALLEST {
            "The frame is too small for the coasts and rivers of the data: take one of 300 km at least."
        } else if east - west > LARGEST.0 || north - south > LARGEST.1 {
            "The frame is too large to be laid flat: take one of 140 degrees by 100 at most."
        } else {
            return Ok(Self {
                west,
                south,
                east,
                north,
            });
        };
        Err(why.to_owned())
    }

    /// An equal-area projection that fills the stage with the frame, drawn `zoom` times as large.
    pub fn projection(&self, zoom: f64) -> Projection {
        let Self { south, north, .. } = *self;
        let middle = [(self.west + self.east) / 2.0, (south + north) / 2.0];
        let (wide, high) = ((self.east - self.west) * cos(south, north), north - south);
        let is_band = wide > 1.2 * high && middle[1].abs() > NEAR_EQUATOR && south * north > 0.0;
        let kind = match is_band {
            true => Kind::Conic(round(south + high / 6.0), round(north - high / 6.0)),
            false => Kind::Azimuthal,
        };
        let mut projection = Projection {
            kind,
            centre: middle.map(round),
            scale: 1.0,
            stretch: 1.0,
        };
        let (left, right, top, low) = self.extent(&projection);
        // A curved edge puts the middle of the picture elsewhere than that of the degrees.
        projection.centre[1] = round(middle[1] + 540.0 - (top + low) / 2.0);
        projection.scale = HIGH / (low - top);
        let stretch = WIDE / ((right - left) * projection.scale);
        projection.stretch = round(stretch.clamp(STRETCH.0, STRETCH.1));
        if stretch < STRETCH.0 {
            projection.scale = WIDE / ((right - left) * STRETCH.0);
        }
        projection.scale = round(projection.scale * zoom);
        projection
    }

    /// The frame's edges on the stage: left, right, top, low.
    fn extent(&self, projection: &Projection) -> (f64, f64, f64, f64) {
        let places = self.around().map(|place| projection.stage(place));
        let far = f64::INFINITY;
        places.fold((far, -far, far, -far), |(left, right, top, low), at| {
            (
                left.min(at.x),
                right.max(at.x),
                top.min(at.y),
                low.max(at.y),
            )
        })
    }

    /// Places all along the frame's edges.
    fn around(&self) -> impl Iterator<Item = LonLat> + use<> {
        let Self {
            west,
            south,
            east,
            north,
        } = *self;
        (0..EDGE).flat_map(move |step| {
            let share = f64::from(step) / f64::from(EDGE);
            let (lon, lat) = (
                west + (east - west) * share,
                south + (north - south) * share,
            );
            let back = west + east - lon;
            [
                [lon, north],
                [east, south + north - lat],
                [back, south],
                [west, lat],
            ]
        })
    }

    /// The frame as a polygon of a description, with several places on each edge.
    pub fn field(&self) -> Vec<LonLat> {
        let edges = (0..4).flat_map(|edge| self.around().skip(edge).step_by(4 * 6));
        edges.map(|place| place.map(round)).collect()
    }

    /// The part of the data that is looked at: so large that its own edges lie outside the picture.
    pub fn window(&self, projection: &Projection) -> [f64; 4] {
        let mut window = *self;
        let sees = |edge: [LonLat; 2]| {
            (0..=EDGE).any(|step| {
                let share = f64::from(step) / f64::from(EDGE);
                let along = |axis: usize| edge[0][axis] + (edge[1][axis] - edge[0][axis]) * share;
                let at = projection.stage([along(0), along(1)]);
                let beyond = 4.0 * MARGIN;
                at.x > -beyond && at.x < 1920.0 + beyond && at.y > -beyond && at.y < 1080.0 + beyond
            })
        };
        for _ in 0..200 {
            let Self {
                west,
                south,
                east,
                north,
            } = window;
            let seen = [
                sees([[west, south], [west, north]]),
                sees([[west, south], [east, south]]),
                sees([[east, south], [east, north]]),
                sees([[west, north], [east, north]]),
            ];
            let step = |seen: bool| if seen { 1.0 } else { 0.0 };
            let next = Self {
                west: (west - step(seen[0])).max(-180.0),
                south: (south - step(seen[1])).max(-85.0),
                east: (east + step(seen[2])).min(180.0),
                north: (north + step(seen[3])).min(85.0),
            };
            if next == window {
                break;
            }
            window = next;
        }
        [
            window.west.floor(),
            window.south.floor(),
            window.east.ceil(),
            window.north.ceil(),
        ]
    }
}

/// The cosine of the middle of two latitudes.
fn cos(south: f64, north: f64) -> f64 {
    libm::cos(((south + north) / 2.0).to_radians())
}

/// A number with two digits behind the point, as people write them.
pub(super) fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
