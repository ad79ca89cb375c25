//! The part of the world that a map is to show, and how it is laid on the stage.

use base::table::PANEL_DEPTH;
use geo::Coord;
use rules::maps::OwnMap;

use crate::description::{Kind, LonLat, Projection};
use crate::raster::MARGIN;

/// The part of the stage that a frame fills, in stage units: between the panels, and a little into the gaps between them.
const WIDE: f64 = 1920.0 - 2.0 * PANEL_DEPTH as f64 - 20.0;
const HIGH: f64 = 1080.0 - 2.0 * PANEL_DEPTH as f64;
/// Smallest and largest width of a drawn map, as a factor of the true width.
const STRETCH: (f64, f64) = (0.9, 1.2);
/// A wider or higher frame is laid flat as a cylinder, in degrees: other projections bend it too much.
const LARGEST: (f64, f64) = (140.0, 100.0);
/// A cylinder is true at so much of its latitude that is farthest from the equator.
const TRUE_AT: f64 = 0.55;
/// Nearer to the equator than this a cone is nearly a cylinder.
const NEAR_EQUATOR: f64 = 18.0;
/// Number of times that the middle of a map is looked for.
const ROUNDS: usize = 3;
/// Number of places of an edge that are looked at.
const EDGE: i32 = 24;

/// A part of the world: its edges in degrees. Across the date line the east is larger than 180.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub(super) west: f64,
    pub(super) south: f64,
    pub(super) east: f64,
    pub(super) north: f64,
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
        } else if west == east {
            "The frame's west and east are the same. For the whole world take -170,-56,-170.1,75."
        } else if is_near_pole(south, north) {
            "So near to a pole there are not enough cities: stay between 57 degrees south and 76 north."
        } else {
            // Across the date line.
            let east = if east < west { east + 360.0 } else { east };
            if north - south >= OwnMap::SMALLEST
                && (east - west) * cos(south, north) >= OwnMap::SMALLEST
            {
                return Ok(Self {
                    west,
                    south,
                    east,
                    north,
                });
            }
            "The frame is too small for the coasts and rivers of the data: take one of 300 km at least."
        };
        Err(why.to_owned())
    }

    /// A projection that fills the stage with the frame, north up.
    pub fn projection(&self) -> Projection {
        let edges: Vec<LonLat> = self.around().collect();
        self.fitted(&edges, 1.0, 0.0)
    }

    /// A projection for the frame that fills the stage with some places, drawn `zoom` times as large and turned
    /// clockwise.
    ///
    /// It is true to areas, unless the frame is very large.
    pub(super) fn fitted(&self, places: &[LonLat], zoom: f64, turn: f64) -> Projection {
        let mut projection = Projection {
            kind: self.kind(),
            centre: self.middle().map(round),
            scale: 1.0,
            stretch: 1.0,
            turn,
        };
        // A curved or turned edge puts the middle of the picture elsewhere than that of the degrees, and the map bends
        // with its middle.
        for _ in 0..ROUNDS {
            let (left, right, top, low) = extent(&projection, places);
            let off = projection.true_way(Coord {
                x: (left + right) / 2.0 - 960.0,
                y: (top + low) / 2.0 - 540.0,
            });
            let [lon, lat] = projection.centre;
            let lat = round(lat - off.y).clamp(-80.0, 80.0);
            let lon = match self.is_flat() {
                true => lon,
                false => round(lon + off.x / libm::cos(lat.to_radians())),
            };
            projection.centre = [lon, lat];
        }
        let (left, right, top, low) = extent(&projection, places);
        projection.scale = HIGH / (low - top);
        let stretch = WIDE / ((right - left) * projection.scale);
        projection.stretch = round(stretch.clamp(STRETCH.0, STRETCH.1));
        if stretch < STRETCH.0 {
            projection.scale = WIDE / ((right - left) * STRETCH.0);
        }
        projection.scale = round(projection.scale * zoom);
        projection
    }

    fn kind(&self) -> Kind {
        let Self { south, north, .. } = *self;
        if self.is_flat() {
            return Kind::Cylindrical(round(TRUE_AT * south.abs().max(north.abs())));
        }
        let (wide, high) = ((self.east - self.west) * cos(south, north), north - south);
        let is_far = self.middle()[1].abs() > NEAR_EQUATOR && south * north > 0.0;
        match is_far && wide > 1.2 * high {
            true => Kind::Conic(round(south + high / 6.0), round(north - high / 6.0)),
            false => Kind::Azimuthal,
        }
    }

    /// Returns true if the frame is laid flat as a cylinder.
    pub(super) fn is_flat(&self) -> bool {
        self.east - self.west > LARGEST.0 || self.north - self.south > LARGEST.1
    }

    pub(super) fn middle(&self) -> LonLat {
        [
            (self.west + self.east) / 2.0,
            (self.south + self.north) / 2.0,
        ]
    }

    /// Returns true if a place lies in the frame.
    pub(super) fn holds(&self, [lon, lat]: LonLat) -> bool {
        let east = (lon - self.west).rem_euclid(360.0);
        east <= self.east - self.west && self.south <= lat && lat <= self.north
    }

    /// Places all along the frame's edges.
    pub(super) fn around(&self) -> impl Iterator<Item = LonLat> + use<> {
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

    /// The part of the data that is looked at: so large that its own edges lie outside the picture, or once round
    /// the globe.
    pub fn window(&self, projection: &Projection) -> [f64; 4] {
        let mut window = *self;
        let [west, east] = [-180.0, 180.0].map(|half| projection.centre[0] + half);
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
            let corner = |lon, lat| [lon, lat];
            let [southwest, southeast] =
                [window.west, window.east].map(|lon| corner(lon, window.south));
            let [northwest, northeast] =
                [window.west, window.east].map(|lon| corner(lon, window.north));
            let seen = [
                sees([southwest, northwest]),
                sees([southwest, southeast]),
                sees([southeast, northeast]),
                sees([northwest, northeast]),
            ];
            let step = |seen: bool| if seen { 1.0 } else { 0.0 };
            let next = Self {
                west: (window.west.floor() - step(seen[0])).max(west),
                south: (window.south.floor() - step(seen[1])).max(-85.0),
                east: (window.east.ceil() + step(seen[2])).min(east),
                north: (window.north.ceil() + step(seen[3])).min(85.0),
            };
            if next == window {
                break;
            }
            window = next;
        }
        [window.west, window.south, window.east, window.north].map(round)
    }
}

/// The edges of some places on the stage: left, right, top, low.
fn extent(projection: &Projection, places: &[LonLat]) -> (f64, f64, f64, f64) {
    let places = places.iter().map(|&place| projection.stage(place));
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

/// Returns true if a frame between two latitudes reaches too near to a pole.
pub(super) fn is_near_pole(south: f64, north: f64) -> bool {
    south < OwnMap::LATITUDES.0 || north > OwnMap::LATITUDES.1
}

/// The cosine of the middle of two latitudes.
fn cos(south: f64, north: f64) -> f64 {
    libm::cos(((south + north) / 2.0).to_radians())
}

/// A number with two digits behind the point, as people write them.
pub(super) fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
