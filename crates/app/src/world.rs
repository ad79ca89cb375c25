//! The world in the workshop of own maps: the outlines of its land.

use serde::Deserialize;

/// Outlines of the world's land, as they come in a file.
///
/// ```
/// use app::world::WorldPicture;
///
/// let file = r#"{"land":[[-100,350,50,350,50,440]]}"#;
/// let world: WorldPicture = serde_json::from_str(file).unwrap();
/// assert_eq!(world.rings().next().unwrap().last(), Some([50, 440]));
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
pub struct WorldPicture {
    /// Rings as `lon, lat, lon, lat, ..` in tenths of a degree. No ring crosses the date line.
    land: Vec<Vec<i16>>,
}

impl WorldPicture {
    /// Rings of land: longitude and latitude of their corners in tenths of a degree.
    pub fn rings(&self) -> impl Iterator<Item = impl Iterator<Item = [i16; 2]>> {
        let rings = self.land.iter();
        rings.map(|ring| ring.as_chunks::<2>().0.iter().copied())
    }
}
