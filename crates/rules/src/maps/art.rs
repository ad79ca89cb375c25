//! Picture under the links of a map. The rules never look at it.

use serde::{Deserialize, Serialize};

/// A line or ring on the stage, as `x, y, x, y, ...`; a ring does not repeat its first point.
pub type Points = Vec<f32>;

/// The picture under the links, in stage units, already clipped to the stage (with a margin).
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
pub struct Art {
    /// Rings of land; filled together by the even-odd rule, so islands and inner seas work.
    pub land: Vec<Points>,
    /// Rings of lakes, drawn over the land.
    pub lakes: Vec<Points>,
    /// Rivers as lines.
    pub rivers: Vec<Points>,
    /// Land borders as lines (quiet).
    pub borders: Vec<Points>,
    /// Land of each region, as rings to fill together by the even-odd rule: the land nearest to its cities.
    pub regions: Vec<Vec<Points>>,
    /// The borders between them as lines.
    pub region_borders: Vec<Points>,
    /// Rings of mountain ranges, hatched.
    pub mountains: Vec<Points>,
    /// Rings of land without links (high plateaus, deserts), with other hatching.
    pub voids: Vec<Points>,
    /// Rings of woods, drawn as little trees.
    #[serde(default)]
    pub woods: Vec<Points>,
    /// Rings of deserts, drawn as dots.
    #[serde(default)]
    pub deserts: Vec<Points>,
    /// Engraved pictures for the empty parts of the map.
    #[serde(default)]
    pub ornaments: Vec<Ornament>,
    /// Names of seas, ranges and voids, written quietly.
    pub names: Vec<ArtName>,
    /// Clockwise turn of the map in degrees, from the top of the stage to true north.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turn: f32,
}

fn is_zero(number: &f32) -> bool {
    *number == 0.0
}

/// An engraved picture for an empty part of a map.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
pub struct Ornament {
    /// Its subject.
    pub kind: OrnamentKind,
    /// Its middle, in stage units.
    pub x: f32,
    /// Its middle, in stage units.
    pub y: f32,
    /// Half of its width in stage units.
    pub size: f32,
}

/// The subject of an ornament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OrnamentKind {
    /// A compass rose. It points to true north, by [`Art::turn`].
    Compass,
    /// A steamer.
    Steamer,
    /// A ship under sail.
    Sail,
    /// A whale.
    Whale,
    /// A camel, for deserts.
    Camel,
    /// A locomotive, for land beyond the links.
    Locomotive,
}

/// A name on the picture: a sea, a range, a void.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct ArtName {
    /// The words.
    pub text: String,
    /// The middle of the words, in stage units.
    pub x: f32,
    /// The base line, in stage units.
    pub y: f32,
    /// Clockwise turn in degrees.
    pub turn: f32,
    /// Kind of the named feature.
    pub kind: ArtKind,
}

/// Kind of feature that a name on the picture is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ArtKind {
    /// Water: written in the water's colour.
    Sea,
    /// A range, plateau or desert: written in the land's dark.
    Range,
}
