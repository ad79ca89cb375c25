//! The ground of a map on the stage: the description's places and the data's shapes, projected and clipped, and the
//! rasters that show where links are possible.

use geo::{
    BooleanOps, BoundingRect, Coord, LineString, MapCoords, MultiLineString, MultiPolygon, Polygon,
    Rect,
};

use crate::description::{Description, LonLat, Projection};
use crate::plane::{STAGE, cut_corners, from_line, kept, node_may_lie};
use crate::raster::{MARGIN, Pieces, Raster};
use crate::topojson::{self, Atlas};

/// Maximum distance of a river's point in the description from the river in the data, in degrees.
const RIVER_REACH: f64 = 0.35;
/// Number of times that the corners of polygons drawn by hand are cut.
const ROUNDINGS: usize = 2;

/// The ground of a map, in stage units.
pub struct Geography {
    /// All land.
    pub land: MultiPolygon<f64>,
    /// All lakes.
    pub lakes: MultiPolygon<f64>,
    /// The rivers that cost extra.
    pub rivers: Vec<(String, MultiLineString<f64>)>,
    /// Borders of countries, and of the parts of the map's country.
    pub borders: MultiLineString<f64>,
    /// Mountain ranges, on land only.
    pub ranges: MultiPolygon<f64>,
    /// Land without links.
    pub voids: MultiPolygon<f64>,
    /// Woods, on land only, and outside the ranges.
    pub woods: MultiPolygon<f64>,
    /// Deserts, on land only, and outside the ranges.
    pub deserts: MultiPolygon<f64>,
    /// Ground for links: land without lakes and voids, in the map's country.
    pub ground: Raster,
    /// The pieces of land, lakes included.
    pub pieces: Pieces,
    /// The lakes.
    pub water: Raster,
    /// The ranges.
    pub high: Raster,
    /// The voids.
    pub barred: Raster,
    /// Ground for intersections: the field, away from the panels.
    pub field: Raster,
    /// The cities' true places: region after region.
    pub cities: Vec<Coord<f64>>,
}

impl Geography {
    /// Combines a description and the data.
    ///
    /// # Errors
    ///
    /// A sentence, if the data lacks a layer, or a river's point is on no river.
    pub fn new(description: &Description, atlas: &Atlas) -> Result<Self, String> {
        let projection = &description.projection;
        let lens = Lens::new(projection, description.window);
        let land = lens.polygons(&MultiPolygon(atlas.polygons("land")?));
        let lakes = lens.polygons(&MultiPolygon(atlas.polygons("lakes")?));
        let country = match &description.country {
            Some(code) => lens.polygons(&atlas.country(code)?),
            None => land.clone(),
        };
        let mut borders = lens.lines(&atlas.borders()?);
        if let Some(code) = &description.country {
            borders.0.extend(lens.lines(&atlas.inner_borders(code)?));
        }
        let drawn = |places: &Vec<LonLat>| polygon(places, projection);
        let ranges = ranges(description, &land);
        let voids = united(description.voids.values().map(drawn));
        let flat = land.difference(&ranges).difference(&lakes);
        let woods = united(description.woods.values().map(drawn)).intersection(&flat);
        let deserts = united(description.deserts.values().map(drawn)).intersection(&flat);
        let (water, barred) = (raster(&lakes), raster(&voids));
        let kept = kept();
        let clear = Raster::of_test(|point| node_may_lie(point, &kept));
        let field = match &description.field {
            Some(places) => clear.and(&raster(&MultiPolygon(vec![drawn(places)]))),
            None => clear,
        };
        let cities = description
            .regions
            .iter()
            .flat_map(|region| region.cities.values());
        Ok(Self {
            ground: raster(&country).without(&water).without(&barred),
            water,
            pieces: raster(&land).pieces(),
            high: raster(&ranges),
            barred,
            field,
            rivers: rivers(description, atlas, &lens)?,
            cities: cities.map(|&city| projection.stage(city)).collect(),
            land,
            lakes,
            borders,
            ranges,
            voids,
            woods,
            deserts,
        })
    }

    /// Updates the ranges after a change of the description.
    pub(crate) fn take_ranges(&mut self, description: &Description) {
        self.ranges = ranges(description, &self.land);
        self.high = raster(&self.ranges);
    }

    /// Updates the cities after a change of the description.
    pub(crate) fn take_cities(&mut self, description: &Description) {
        let regions = description.regions.iter();
        let cities = regions.flat_map(|region| region.cities.values());
        let stage = |&city: &LonLat| description.projection.stage(city);
        self.cities = cities.map(stage).collect();
    }
}

/// The ranges of a description, on land only.
fn ranges(description: &Description, land: &MultiPolygon<f64>) -> MultiPolygon<f64> {
    let ranges = description.ranges.values();
    let drawn = ranges.map(|places| polygon(places, &description.projection));
    united(drawn).intersection(land)
}

/// A river of the data, for the choice of rivers.
pub(crate) struct Course {
    /// A place on it and on no other.
    pub(crate) at: LonLat,
    /// Its lines on the stage.
    pub(crate) lines: MultiLineString<f64>,
}

/// All rivers of the data that flow over the stage.
pub(crate) fn courses(description: &Description, atlas: &Atlas) -> Result<Vec<Course>, String> {
    let lens = Lens::new(&description.projection, description.window);
    let course = |feature: MultiLineString<f64>| {
        let lines = lens.lines(&feature);
        let longest = feature.0.iter().max_by_key(|line| line.0.len())?;
        let [.., before, at] = longest.0.get(..=longest.0.len() / 2)? else {
            return None;
        };
        let middle = (*before + *at) * 0.5;
        let at = [middle.x, middle.y].map(|part| (part * 100.0).round() / 100.0);
        (!lines.0.is_empty()).then_some(Course { at, lines })
    };
    Ok(atlas
        .lines("rivers")?
        .into_iter()
        .filter_map(course)
        .collect())
}

/// Transformation of shapes in degrees to the stage.
struct Lens<'a> {
    projection: &'a Projection,
    /// In degrees.
    window: Rect<f64>,
    /// In stage units.
    frame: Polygon<f64>,
}

impl<'a> Lens<'a> {
    fn new(projection: &'a Projection, [west, south, east, north]: [f64; 4]) -> Self {
        let far = Coord {
            x: 1920.0 + MARGIN,
            y: 1080.0 + MARGIN,
        };
        let near = Coord {
            x: -MARGIN,
            y: -MARGIN,
        };
        Self {
            projection,
            window: Rect::new((west, south), (east, north)),
            frame: Rect::new(near, far).to_polygon(),
        }
    }

    fn polygons(&self, shapes: &MultiPolygon<f64>) -> MultiPolygon<f64> {
        let window = self.window.to_polygon();
        let mut seam = MultiPolygon(Vec::new());
        let mut seen = Vec::new();
        for shape in shapes {
            // A map away from the date line keeps its coasts unchanged, to the last digit.
            let laid = match self.has_seam() || self.shows_jump(shape) {
                true => topojson::laid_out(shape),
                false => shape.clone(),
            };
            for shape in self.seen(&laid, extent(&laid)) {
                // Land on both sides of the date line is cut there in the data.
                match self.has_seam() && extent(&shape).is_some_and(ends_on_date_line) {
                    true => seam = seam.union(&shape),
                    false => seen.push(shape),
                }
            }
        }
        let parts = seen.into_iter().chain(seam).filter_map(|shape| {
            let part = MultiPolygon(vec![shape]).intersection(&window);
            let part = part.map_coords(|c| self.projection.stage([c.x, c.y]));
            let part = part.intersection(&self.frame);
            (!part.0.is_empty()).then_some(part.0)
        });
        MultiPolygon(parts.flatten().collect())
    }

    fn lines(&self, lines: &MultiLineString<f64>) -> MultiLineString<f64> {
        let lines = match self.has_seam() {
            true => {
                let seen = lines.iter();
                let seen = seen.flat_map(|line| self.seen(line, line.bounding_rect()));
                &MultiLineString(seen.collect())
            }
            false => lines,
        };
        let part = self.window.to_polygon().clip(lines, false);
        let part = part.map_coords(|c| self.projection.stage([c.x, c.y]));
        self.frame.clip(&part, false)
    }

    /// A shape of the data wherever the window shows it: it may reach across the date line from either side.
    fn seen<S>(&self, shape: &S, bounds: Option<Rect<f64>>) -> Vec<S>
    where
        S: MapCoords<f64, f64, Output = S>,
    {
        let Some(bounds) = bounds else {
            return Vec::new();
        };
        let (from, to) = (self.window.min(), self.window.max());
        let rounds = [0.0, -360.0, 360.0].into_iter().filter(|round| {
            bounds.min().x + round < to.x
                && bounds.max().x + round > from.x
                && bounds.min().y < to.y
                && bounds.max().y > from.y
        });
        rounds
            .map(|round| {
                shape.map_coords(|c| Coord {
                    x: c.x + round,
                    ..c
                })
            })
            .collect()
    }

    /// Returns true if the way round the globe with which a shape's ring jumps over the date line is on the stage.
    fn shows_jump(&self, shape: &Polygon<f64>) -> bool {
        let (from, to) = (self.window.min(), self.window.max());
        let shows = |lat: f64| {
            (from.x as i32..=to.x as i32).any(|lon| {
                let at = self.projection.stage([lon.into(), lat]);
                STAGE.distance(at) == 0.0
            })
        };
        let mut lats = topojson::rings_of(shape).flat_map(topojson::jumps);
        lats.any(|lat| from.y < lat && lat < to.y && shows(lat))
    }

    /// Returns true if the window crosses the date line.
    fn has_seam(&self) -> bool {
        self.window.min().x < -180.0 || self.window.max().x > 180.0
    }
}

/// The rectangle round all rings of a shape: in the data the outer one need not come first.
fn extent(shape: &Polygon<f64>) -> Option<Rect<f64>> {
    let lines: Vec<LineString<f64>> = topojson::rings_of(shape).cloned().collect();
    MultiLineString(lines).bounding_rect()
}

/// Returns true if a shape ends on the date line, where its other half begins.
fn ends_on_date_line(bounds: Rect<f64>) -> bool {
    let is_on = |x: f64| (x.abs() - 180.0).abs() < 1e-6;
    is_on(bounds.min().x) || is_on(bounds.max().x)
}

/// Returns a polygon of the description on the stage with rounded corners. People draw few corners by hand, but a
/// real range has none.
fn polygon(places: &[LonLat], projection: &Projection) -> Polygon<f64> {
    let ring = places.iter().map(|&place| projection.stage(place));
    let ring = (0..ROUNDINGS).fold(ring.collect::<Vec<_>>(), |ring, _| cut_corners(&ring));
    Polygon::new(LineString(ring), Vec::new())
}

fn united(polygons: impl Iterator<Item = Polygon<f64>>) -> MultiPolygon<f64> {
    polygons.fold(MultiPolygon(Vec::new()), |all, one| all.union(&one))
}

/// The rings of polygons, outer and inner.
pub fn rings(shapes: &MultiPolygon<f64>) -> impl Iterator<Item = &LineString<f64>> {
    let outer = shapes.iter().map(Polygon::exterior);
    outer.chain(shapes.iter().flat_map(Polygon::interiors))
}

fn raster(shapes: &MultiPolygon<f64>) -> Raster {
    Raster::of_rings(rings(shapes))
}

/// Returns the rivers of the description: for each, all features of the data with one of its points.
fn rivers(
    description: &Description,
    atlas: &Atlas,
    lens: &Lens<'_>,
) -> Result<Vec<(String, MultiLineString<f64>)>, String> {
    let features = atlas.lines("rivers")?;
    let mut rivers = Vec::new();
    for (name, points) in &description.rivers {
        let mut chosen: Vec<usize> = Vec::new();
        for &place in points {
            let distances = features.iter().map(|feature| away(place, feature));
            match distances.enumerate().min_by(|a, b| a.1.total_cmp(&b.1)) {
                Some((feature, away)) if away <= RIVER_REACH => chosen.push(feature),
                _ => return Err(format!("No river of the data flows at {place:?} ({name}).")),
            }
        }
        chosen.sort_unstable();
        chosen.dedup();
        let lines = chosen
            .into_iter()
            .flat_map(|feature| features[feature].0.clone());
        let lines = MultiLineString(lines.collect());
        rivers.push((name.clone(), lens.lines(&lines)));
    }
    Ok(rivers)
}

/// Returns the distance of a place from lines, in degrees.
///
/// It is far if their surroundings do not hold the place.
fn away([x, y]: LonLat, lines: &MultiLineString<f64>) -> f64 {
    let reach = |r: Rect<f64>| {
        r.min().x - 1.0 < x && x < r.max().x + 1.0 && r.min().y - 1.0 < y && y < r.max().y + 1.0
    };
    if !lines.bounding_rect().is_some_and(reach) {
        return f64::INFINITY;
    }
    let segments = lines.iter().flat_map(LineString::lines);
    let distances = segments.map(|line| from_line(Coord { x, y }, line.start, line.end));
    distances.fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::description::Kind;

    fn land(west: f64, east: f64) -> Polygon<f64> {
        Rect::new((west, -10.0), (east, 10.0)).to_polygon()
    }

    /// Land that the data cuts at the date line is whole on a map across it, and no seam shows.
    #[test]
    fn land_on_both_sides_of_the_date_line_is_one_piece() {
        let projection = Projection {
            kind: Kind::Azimuthal,
            centre: [180.0, 0.0],
            scale: 20.0,
            stretch: 1.0,
            turn: 0.0,
        };
        let halves = MultiPolygon(vec![land(170.0, 180.0), land(-180.0, -165.0)]);
        for window in [[120.0, -40.0, 240.0, 40.0], [-240.0, -40.0, -120.0, 40.0]] {
            let seen = Lens::new(&projection, window).polygons(&halves);
            let bounds = seen.bounding_rect().expect("there is land");
            assert_eq!(seen.0.len(), 1, "{window:?}");
            assert!((bounds.min().x - 760.0).abs() < 3.0 && (bounds.max().x - 1260.0).abs() < 5.0);
        }
    }
}
