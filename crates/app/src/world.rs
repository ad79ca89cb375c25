//! The world in the workshop of own maps: the outlines of its countries.

use base::table::Point;
use serde::Deserialize;

/// Pieces of a country are looked at together if their boxes are no further apart than this, as a share of the size of
/// the first piece,
const NEAR: f32 = 0.12;
/// but never further than this, in degrees.
const FAR: f32 = 5.0;

/// Outlines of the world's countries, as they come in a file.
///
/// ```
/// use app::world::WorldPicture;
///
/// let file = r#"{"countries":[[[-100,350,50,350,50,440]]]}"#;
/// let world: WorldPicture = serde_json::from_str(file).unwrap();
/// assert_eq!(world.rings().next().unwrap().last(), Some([50, 440]));
/// // West, south, east and north of the country at a place.
/// assert_eq!(world.country_at([0.0, 38.0]), Some([-10.0, 35.0, 5.0, 44.0]));
/// assert_eq!(world.country_at([30.0, 38.0]), None);
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
pub struct WorldPicture {
    /// The rings of each country as `lon, lat, lon, lat, ..` in tenths of a degree. No ring crosses the date line. A
    /// ring within another one is a hole.
    countries: Vec<Vec<Ring>>,
}

type Ring = Vec<i16>;

/// The corners of a ring in tenths of a degree.
fn corners(ring: &Ring) -> impl Iterator<Item = [i16; 2]> + Clone {
    ring.as_chunks::<2>().0.iter().copied()
}

impl WorldPicture {
    /// Rings of all countries: longitude and latitude of their corners in tenths of a degree.
    pub fn rings(&self) -> impl Iterator<Item = impl Iterator<Item = [i16; 2]>> {
        self.countries.iter().flatten().map(corners)
    }

    /// Returns west, south, east and north of the country at a longitude and latitude, in degrees; `None` on the sea.
    ///
    /// The frame holds the piece of land at this place and what is near it: a tap on Alaska means Alaska. The east
    /// of land across the date line is beyond 180 degrees.
    pub fn country_at(&self, place: [f32; 2]) -> Option<[f32; 4]> {
        let country = self.countries.iter().find(|rings| {
            let around = rings.iter().filter(|ring| holds(ring, place));
            around.count() % 2 == 1
        })?;
        let here = country.iter().find(|ring| holds(ring, place))?;
        let mut found = Bounds::of(here)?;
        let (wide, high) = found.size();
        let reach = (NEAR * wide.hypot(high)).min(FAR);
        let mut others: Vec<Bounds> = country.iter().filter_map(Bounds::of).collect();
        let near = |found: Bounds, other: &Bounds| {
            let laid = other.beside(found);
            (found.gap(laid) <= reach).then_some(laid)
        };
        while let Some((at, laid)) = others
            .iter()
            .enumerate()
            .find_map(|(at, other)| Some((at, near(found, other)?)))
        {
            others.swap_remove(at);
            found = found.with(laid);
        }
        Some([found.west, found.south, found.east, found.north])
    }
}

/// Returns whether a place lies within a ring.
fn holds(ring: &Ring, [lon, lat]: [f32; 2]) -> bool {
    let degrees = |tenths: i16| f32::from(tenths) / 10.0;
    let corner = |[lon, lat]: [i16; 2]| Point::new(degrees(lon), degrees(lat));
    Point::new(lon, lat).is_within(corners(ring).map(corner))
}

/// The box round a piece of land, in degrees.
#[derive(Clone, Copy)]
struct Bounds {
    west: f32,
    south: f32,
    east: f32,
    north: f32,
}

impl Bounds {
    fn of(ring: &Ring) -> Option<Self> {
        let least = |axis: usize| corners(ring).map(|at| at[axis]).min();
        let most = |axis: usize| corners(ring).map(|at| at[axis]).max();
        let degrees = |tenths: i16| f32::from(tenths) / 10.0;
        Some(Self {
            west: degrees(least(0)?),
            south: degrees(least(1)?),
            east: degrees(most(0)?),
            north: degrees(most(1)?),
        })
    }

    /// Its width and height in degrees of latitude.
    fn size(self) -> (f32, f32) {
        let narrow = ((self.south + self.north) / 2.0).to_radians().cos();
        ((self.east - self.west) * narrow, self.north - self.south)
    }

    /// The same on that round of the globe on which it is nearest to another one.
    fn beside(self, other: Self) -> Self {
        let middle = |of: Self| (of.west + of.east) / 2.0;
        let turns = ((middle(other) - middle(self)) / 360.0).round();
        Self {
            west: self.west + 360.0 * turns,
            east: self.east + 360.0 * turns,
            ..self
        }
    }

    /// Distance of two boxes in degrees of latitude.
    fn gap(self, other: Self) -> f32 {
        let narrow = ((other.south + other.north) / 2.0).to_radians().cos();
        let across = (other.west - self.east).max(self.west - other.east);
        let along = (other.south - self.north).max(self.south - other.north);
        (across.max(0.0) * narrow).hypot(along.max(0.0))
    }

    fn with(self, other: Self) -> Self {
        Self {
            west: self.west.min(other.west),
            south: self.south.min(other.south),
            east: self.east.max(other.east),
            north: self.north.max(other.north),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The corners of a rectangle in degrees.
    fn land(west: i16, south: i16, east: i16, north: i16) -> Ring {
        [west, south, east, south, east, north, west, north]
            .map(|degrees| 10 * degrees)
            .into()
    }

    fn world() -> WorldPicture {
        let countries = vec![
            // A mainland with an island near it and one far away, and land of others within it.
            vec![
                land(0, 40, 10, 50),
                land(-2, 41, -1, 42),
                land(-60, 0, -55, 5),
                land(4, 44, 6, 46),
            ],
            vec![land(4, 44, 6, 46)],
            // On both sides of the date line.
            vec![land(150, 60, 180, 70), land(-180, 62, -170, 68)],
        ];
        WorldPicture { countries }
    }

    #[test]
    fn a_country_is_the_land_at_a_place_and_what_is_near() {
        let at = |lon: f32, lat: f32| world().country_at([lon, lat]);
        let mainland = Some([-2.0, 40.0, 10.0, 50.0]);
        assert_eq!(at(1.0, 41.0), mainland);
        assert_eq!(at(-58.0, 2.0), Some([-60.0, 0.0, -55.0, 5.0]));
        assert_eq!(at(5.0, 45.0), Some([4.0, 44.0, 6.0, 46.0]), "an enclave");
        assert_eq!(at(20.0, 45.0), None);
    }

    #[test]
    fn a_country_across_the_date_line_is_in_one_piece() {
        let frame = |lon: f32| world().country_at([lon, 65.0]);
        assert_eq!(frame(160.0), Some([150.0, 60.0, 190.0, 70.0]));
        assert_eq!(frame(-175.0), Some([-210.0, 60.0, -170.0, 70.0]));
    }
}
