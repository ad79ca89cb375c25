//! What a person writes down about a map: the projection, the cities, which rivers count, where
//! the ranges lie, and how the lattice of intersections is laid. Everything else comes from the
//! data. All places are `[longitude, latitude]` in degrees, east and north positive.

use std::collections::BTreeMap;

use rules::maps::{ArtKind, Ornament, Symbol};
use serde::Deserialize;

/// A place on the globe: longitude and latitude in degrees.
pub type LonLat = [f64; 2];

/// The written description of one map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Description {
    /// The name that people read.
    pub name: String,
    /// How the globe is laid on the stage.
    pub projection: Projection,
    /// The part of the data that is looked at: west, south, east, north. It must reach well past
    /// the stage, so that its own straight edges are never seen.
    pub window: [f64; 4],
    /// If given, only this country's land is built on (its code in the data: "USA"), and the lines
    /// of its parts are drawn.
    pub country: Option<String>,
    /// If given, intersections lie only inside this polygon, its corners cut off like those of all
    /// polygons here. Forced ones are not bound by it.
    pub field: Option<Vec<LonLat>>,
    /// Where the intersections lie.
    pub lattice: Lattice,
    /// The regions with their cities: five, or three of a small map.
    pub regions: Vec<Region>,
    /// Rivers that cost extra, each by points that lie on it, as the data has no names.
    pub rivers: BTreeMap<String, Vec<LonLat>>,
    /// Mountain ranges, as polygons.
    pub ranges: BTreeMap<String, Vec<LonLat>>,
    /// Land without links, as polygons.
    #[serde(default)]
    pub voids: BTreeMap<String, Vec<LonLat>>,
    /// Woods that the picture shows, as polygons.
    #[serde(default)]
    pub woods: BTreeMap<String, Vec<LonLat>>,
    /// Deserts that the picture shows, as polygons.
    #[serde(default)]
    pub deserts: BTreeMap<String, Vec<LonLat>>,
    /// Engraved pictures where the map is empty, in stage units.
    #[serde(default)]
    pub ornaments: Vec<Ornament>,
    /// Places that get an intersection although the land there is too thin for the rule.
    #[serde(default)]
    pub forced: Vec<LonLat>,
    /// Places near which no intersection lies.
    #[serde(default)]
    pub barred: Vec<LonLat>,
    /// Links over water.
    pub straits: Straits,
    /// Names written on seas, ranges and voids.
    #[serde(default)]
    pub names: Vec<Name>,
}

/// How the globe is laid on the stage.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Projection {
    /// The kind of projection.
    pub kind: Kind,
    /// The place that lies on the stage's middle, and the projection's own centre.
    pub centre: LonLat,
    /// Stage units of one degree along the centre's meridian.
    pub scale: f64,
    /// How much wider than true everything is drawn.
    #[serde(default = "one")]
    pub stretch: f64,
}

fn one() -> f64 {
    1.0
}

/// The kinds of projection.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Kind {
    /// Cylindrical, equidistant, true at one parallel (degrees).
    Cylindrical(f64),
    /// Lambert's azimuthal equal-area.
    Azimuthal,
    /// Albers' equal-area conic with two standard parallels (degrees).
    Conic(f64, f64),
}

/// The triangular lattice from which the intersections come, in stage units.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lattice {
    /// From one intersection to the next.
    pub spacing: f64,
    /// Where the lattice begins.
    pub x: f64,
    /// Where the lattice begins.
    pub y: f64,
}

/// A region and its cities.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// The name.
    pub name: String,
    /// The colour as `#rrggbb`.
    pub colour: String,
    /// The pictogram.
    pub symbol: Symbol,
    /// The cities: names and places. There are seven, or three on a small map.
    pub cities: BTreeMap<String, LonLat>,
    /// The names of those that are ringed: two, or none on a small map.
    #[serde(default)]
    pub ringed: Vec<String>,
}

/// How land is joined over water.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Straits {
    /// The most links between the same two pieces of land.
    pub most: usize,
    /// The longest link over water, in spacings.
    pub longest: f64,
    /// Two places each between which a link over water is wanted.
    #[serde(default)]
    pub more: Vec<[LonLat; 2]>,
}

/// A name on the picture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// The words.
    pub text: String,
    /// The middle of the words.
    pub at: LonLat,
    /// Clockwise turn in degrees.
    #[serde(default)]
    pub turn: f32,
    /// What it names.
    pub kind: ArtKind,
}

impl Description {
    /// Reads a description.
    ///
    /// # Errors
    ///
    /// A sentence that tells what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let description: Self = serde_json::from_str(text)
            .map_err(|why| format!("The description cannot be read: {why}."))?;
        for region in &description.regions {
            for name in &region.ringed {
                if !region.cities.contains_key(name) {
                    return Err(format!(
                        "{name} is to be ringed, but is no city of the region {}.",
                        region.name
                    ));
                }
            }
        }
        if !(description.lattice.spacing >= 20.0 && description.projection.scale > 0.0) {
            return Err("The lattice's spacing or the projection's scale is too small.".into());
        }
        Ok(description)
    }
}
