//! Description of a map that a person writes.
//!
//! It has the projection, the cities, the named rivers, the places of the ranges, and the layout of the lattice of
//! intersections. Everything else comes from the data. All places are `[longitude, latitude]` in degrees, positive
//! to the east and north.

use std::collections::BTreeMap;

use rules::maps::{ArtKind, Ornament, Symbol};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A place on the globe: longitude and latitude in degrees.
pub type LonLat = [f64; 2];

/// The written description of one map.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Description {
    /// The name that people read.
    pub name: String,
    /// Projection of the globe onto the stage.
    pub projection: Projection,
    /// The part of the data in use: west, south, east, north. It must reach well past the stage, so that its own
    /// straight edges stay invisible. Across the date line its east is larger than 180, or its west smaller than
    /// -180.
    pub window: [f64; 4],
    /// If given, only this country's land has links (its code in the data: "USA"), and the borders of its parts are
    /// drawn.
    pub country: Option<String>,
    /// If given, intersections are only inside this polygon, which has rounded corners like all polygons here.
    /// Forced ones may be outside it.
    pub field: Option<Vec<LonLat>>,
    /// Positions of the intersections.
    pub lattice: Lattice,
    /// The regions with their cities: five, or three of a small map.
    pub regions: Vec<Region>,
    /// Rivers that cost extra, each by points on it, because the data has no names.
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
    /// Engraved pictures for empty parts of the map, in stage units.
    #[serde(default)]
    pub ornaments: Vec<Ornament>,
    /// Places that get an intersection although the land there is too thin for the rule.
    #[serde(default)]
    pub forced: Vec<LonLat>,
    /// Places to keep free of intersections.
    #[serde(default)]
    pub barred: Vec<LonLat>,
    /// Links over water.
    pub straits: Straits,
    /// Names written on seas, ranges and voids.
    #[serde(default)]
    pub names: Vec<Name>,
}

/// Projection of the globe onto the stage.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Projection {
    /// The kind of projection.
    pub kind: Kind,
    /// Place in the stage's middle, which is the projection's centre.
    pub centre: LonLat,
    /// Stage units of one degree along the centre's meridian.
    pub scale: f64,
    /// Factor by which the map is wider on the stage than in truth, for any turn.
    #[serde(default = "one")]
    pub stretch: f64,
    /// Clockwise turn of the map on the stage, in degrees: 90 puts north at the right.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turn: f64,
}

fn one() -> f64 {
    1.0
}

fn is_zero(number: &f64) -> bool {
    *number == 0.0
}

/// The kinds of projection.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Kind {
    /// Cylindrical, equidistant, true at one parallel (degrees).
    Cylindrical(f64),
    /// Lambert's azimuthal equal-area.
    Azimuthal,
    /// Albers' equal-area conic with two standard parallels (degrees).
    Conic(f64, f64),
}

/// The triangular lattice of intersections, in stage units.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
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
#[derive(Clone, Debug, Deserialize, Serialize)]
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
    /// Names of the ringed ones: two, or none on a small map.
    #[serde(default)]
    pub ringed: Vec<String>,
}

/// Rules for links over water.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Straits {
    /// The most links between the same two pieces of land.
    pub most: usize,
    /// The longest link over water, in spacings.
    pub longest: f64,
    /// Pairs of places for additional links over water.
    #[serde(default)]
    pub more: Vec<[LonLat; 2]>,
}

/// A name on the picture.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// The words.
    pub text: String,
    /// The middle of the words.
    pub at: LonLat,
    /// Clockwise turn in degrees.
    #[serde(default)]
    pub turn: f32,
    /// Kind of the named feature.
    pub kind: ArtKind,
}

impl Description {
    /// Returns the description in the form that people write: without defaults, and with a line for each region,
    /// river and range.
    ///
    /// # Errors
    ///
    /// A sentence, if a number in it is not finite.
    pub fn text(&self) -> Result<String, String> {
        let value = serde_json::to_value(self).map_err(|why| format!("{why}."))?;
        let is_empty = |value: &Value| match value {
            Value::Null => true,
            Value::Array(list) => list.is_empty(),
            Value::Object(map) => map.is_empty(),
            Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
        };
        let part = |key: &str| {
            let part = value.get(key)?;
            let wanted = NEEDED.contains(&key) || !is_empty(part);
            wanted.then(|| format!("  \"{key}\": {}", lines(part, 2)))
        };
        let parts: Vec<String> = ORDER.into_iter().filter_map(part).collect();
        Ok(format!("{{\n{}\n}}\n", parts.join(",\n")))
    }

    /// Reads a description.
    ///
    /// # Errors
    ///
    /// A sentence about the mistake.
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

/// The parts of a description in the order in which people write them.
const ORDER: [&str; 17] = [
    "name",
    "projection",
    "window",
    "country",
    "lattice",
    "field",
    "forced",
    "barred",
    "straits",
    "regions",
    "rivers",
    "ranges",
    "voids",
    "woods",
    "deserts",
    "ornaments",
    "names",
];
/// Keys that the text always has, even if they are empty.
const NEEDED: [&str; 3] = ["regions", "rivers", "ranges"];
/// Maximum length of a line.
const LINE: usize = 150;

/// Returns a value on one line if it fits, and else each part of it on its own line.
fn lines(value: &Value, indent: usize) -> String {
    let flat = flat(value);
    let (open, parts, close) = match value {
        Value::Array(list) if flat.len() > LINE && list.iter().any(Value::is_object) => (
            '[',
            list.iter()
                .map(|part| lines(part, indent + 2))
                .collect::<Vec<_>>(),
            ']',
        ),
        Value::Object(map) if flat.len() > LINE => {
            let part = |(key, part): (&String, &Value)| {
                format!("{}: {}", Value::from(key.as_str()), lines(part, indent + 2))
            };
            ('{', map.iter().map(part).collect(), '}')
        }
        _ => return flat,
    };
    let margin = " ".repeat(indent + 2);
    let parts = parts.join(&format!(",\n{margin}"));
    format!("{open}\n{margin}{parts}\n{}{close}", " ".repeat(indent))
}

/// Returns a value on one line, with a blank after each comma and colon, and whole numbers without a point.
fn flat(value: &Value) -> String {
    match value {
        Value::Array(list) => {
            let parts: Vec<String> = list.iter().map(flat).collect();
            format!("[{}]", parts.join(", "))
        }
        Value::Object(map) => {
            let part = |(key, part): (&String, &Value)| {
                format!("{}: {}", Value::from(key.as_str()), flat(part))
            };
            format!(
                "{{{}}}",
                map.iter().map(part).collect::<Vec<_>>().join(", ")
            )
        }
        Value::Number(number) => match number.as_f64() {
            Some(float) if float.fract() == 0.0 && float.abs() < 1e9 => format!("{float:.0}"),
            _ => number.to_string(),
        },
        other => other.to_string(),
    }
}
