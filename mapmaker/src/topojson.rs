//! Reads the parts of the TopoJSON format that the map data uses: quantised arcs shared by lines and polygons. The
//! crates for it include all of GeoJSON, and would save fewer lines than these.

use std::collections::BTreeMap;

use geo::{BoundingRect, Coord, LineString, MultiLineString, MultiPolygon, Polygon};
use serde::Deserialize;

/// The data: layers of shapes in longitude and latitude.
#[derive(Clone, Debug)]
pub struct Atlas {
    layers: BTreeMap<String, Vec<Feature>>,
    arcs: Vec<Vec<Coord<f64>>>,
}

/// A shape of a layer.
#[derive(Clone, Debug, Deserialize)]
struct Feature {
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    properties: Properties,
    #[serde(flatten)]
    shape: Shape,
}

#[derive(Clone, Debug, Default, Deserialize)]
struct Properties {
    /// For a part of a country: the country's code.
    gu: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", content = "arcs")]
enum Shape {
    LineString(Chain),
    MultiLineString(Vec<Chain>),
    Polygon(Vec<Chain>),
    MultiPolygon(Vec<Vec<Chain>>),
}

/// The numbers of the arcs that make a line; `!n` (below zero) is arc n backwards.
type Chain = Vec<i64>;

#[derive(Deserialize)]
struct File {
    arcs: Vec<Vec<[f64; 2]>>,
    transform: Option<Transform>,
    objects: BTreeMap<String, Layer>,
}

#[derive(Deserialize)]
struct Transform {
    scale: [f64; 2],
    translate: [f64; 2],
}

#[derive(Deserialize)]
struct Layer {
    #[serde(default)]
    geometries: Vec<Feature>,
}

impl Atlas {
    /// Reads a file's text.
    ///
    /// # Errors
    ///
    /// A sentence, if it is no TopoJSON or names a missing arc.
    pub fn parse(text: &str) -> Result<Self, String> {
        let file: File = serde_json::from_str(text)
            .map_err(|why| format!("The map data cannot be read: {why}."))?;
        let unpack = |arc: Vec<[f64; 2]>| unpack(arc, file.transform.as_ref());
        let arcs: Vec<_> = file.arcs.into_iter().map(unpack).collect();
        let layers: BTreeMap<_, _> = file
            .objects
            .into_iter()
            .map(|(name, layer)| (name, layer.geometries))
            .collect();
        for feature in layers.values().flatten() {
            for &number in feature.shape.chains().into_iter().flatten() {
                if index(number) >= arcs.len() {
                    return Err(format!(
                        "The map data names arc {number}, and holds {} arcs.",
                        arcs.len()
                    ));
                }
            }
        }
        Ok(Self { layers, arcs })
    }

    fn layer(&self, name: &str) -> Result<&[Feature], String> {
        match self.layers.get(name) {
            Some(layer) => Ok(layer),
            None => Err(format!("The map data has no layer \"{name}\".")),
        }
    }

    /// The polygons of a layer.
    ///
    /// # Errors
    ///
    /// A sentence, if there is no such layer.
    pub fn polygons(&self, layer: &str) -> Result<Vec<Polygon<f64>>, String> {
        let features = self.layer(layer)?.iter();
        Ok(features.flat_map(|f| self.polygons_of(f)).collect())
    }

    /// The polygons of one country.
    ///
    /// # Errors
    ///
    /// A sentence, if the data has no such country.
    pub fn country(&self, code: &str) -> Result<MultiPolygon<f64>, String> {
        let mut countries = self.layer("countries")?.iter();
        match countries.find(|feature| feature.id.as_deref() == Some(code)) {
            Some(country) => Ok(MultiPolygon(self.polygons_of(country))),
            None => Err(format!("The map data has no country {code}.")),
        }
    }

    /// The lines of a layer, feature by feature.
    ///
    /// # Errors
    ///
    /// A sentence, if there is no such layer.
    pub fn lines(&self, layer: &str) -> Result<Vec<MultiLineString<f64>>, String> {
        let lines = |feature: &Feature| match &feature.shape {
            Shape::LineString(chain) => vec![self.line(chain)],
            Shape::MultiLineString(chains) => chains.iter().map(|c| self.line(c)).collect(),
            _ => Vec::new(),
        };
        let features = self.layer(layer)?.iter();
        Ok(features.map(|f| MultiLineString(lines(f))).collect())
    }

    /// The lines between countries: the arcs that two of them share.
    ///
    /// # Errors
    ///
    /// A sentence, if the data has no countries.
    pub fn borders(&self) -> Result<MultiLineString<f64>, String> {
        Ok(self.shared(self.layer("countries")?.iter()))
    }

    /// The lines between the parts of one country.
    ///
    /// # Errors
    ///
    /// A sentence, if the data has no parts of countries.
    pub(crate) fn inner_borders(&self, country: &str) -> Result<MultiLineString<f64>, String> {
        let parts = self.layer("subunits")?.iter();
        Ok(self.shared(parts.filter(|part| part.properties.gu.as_deref() == Some(country))))
    }

    fn shared<'a>(&self, features: impl Iterator<Item = &'a Feature>) -> MultiLineString<f64> {
        let mut uses = vec![0_u8; self.arcs.len()];
        for feature in features {
            for &number in feature.shape.chains().into_iter().flatten() {
                uses[index(number)] += 1;
            }
        }
        let shared = self.arcs.iter().zip(uses).filter(|&(_, uses)| uses > 1);
        MultiLineString(shared.map(|(arc, _)| LineString(arc.clone())).collect())
    }

    fn polygons_of(&self, feature: &Feature) -> Vec<Polygon<f64>> {
        let polygon = |rings: &Vec<Chain>| {
            let mut rings = rings.iter().map(|ring| self.line(ring));
            let outer = rings.next().unwrap_or(LineString(Vec::new()));
            Polygon::new(outer, rings.collect())
        };
        match &feature.shape {
            Shape::Polygon(rings) => vec![polygon(rings)],
            Shape::MultiPolygon(polygons) => polygons.iter().map(polygon).collect(),
            _ => Vec::new(),
        }
    }

    fn line(&self, chain: &Chain) -> LineString<f64> {
        let mut line: Vec<Coord<f64>> = Vec::new();
        for &number in chain {
            let arc = &self.arcs[index(number)];
            line.pop(); // the next arc begins where the last one ends
            if number < 0 {
                line.extend(arc.iter().rev());
            } else {
                line.extend(arc);
            }
        }
        LineString(line)
    }
}

impl Shape {
    fn chains(&self) -> Vec<&Chain> {
        match self {
            Self::LineString(chain) => vec![chain],
            Self::MultiLineString(chains) | Self::Polygon(chains) => chains.iter().collect(),
            Self::MultiPolygon(polygons) => polygons.iter().flatten().collect(),
        }
    }
}

/// The place in the list of an arc's number.
fn index(number: i64) -> usize {
    let number = if number < 0 { !number } else { number };
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// Returns all rings of a polygon, as the data has them.
pub(crate) fn rings_of(polygon: &Polygon<f64>) -> impl Iterator<Item = &LineString<f64>> {
    std::iter::once(polygon.exterior()).chain(polygon.interiors())
}

/// Returns land whose rings reach or cross the date line, with coordinates beyond 180 degrees instead of a jump
/// round the globe. Its widest ring is the outer one, because the data has the Caspian Sea before the land around
/// it.
pub(crate) fn laid_out(land: &Polygon<f64>) -> Polygon<f64> {
    let mut rings: Vec<_> = rings_of(land).map(unrolled).collect();
    let width = |ring: &LineString<f64>| ring.bounding_rect().map_or(0.0, |bounds| bounds.width());
    rings.sort_by(|a, b| width(b).total_cmp(&width(a)));
    let mut rings = rings.into_iter();
    let outer = rings.next().unwrap_or(LineString(Vec::new()));
    Polygon::new(outer, rings.collect())
}

/// The latitudes at which a ring jumps from one side of the date line to the other.
pub(crate) fn jumps(ring: &LineString<f64>) -> impl Iterator<Item = f64> {
    let lines = ring.lines();
    let jumping = lines.filter(|line| (line.end.x - line.start.x).abs() > 180.0);
    jumping.map(|line| line.start.y)
}

/// Returns a ring without jumps. A ring round a pole is unchanged.
fn unrolled(ring: &LineString<f64>) -> LineString<f64> {
    let mut turns = 0.0;
    let mut before: Option<Coord<f64>> = None;
    let laid = ring.0.iter().map(|&at| {
        let step = before.map_or(0.0, |before| at.x - before.x);
        before = Some(at);
        if step.abs() > 180.0 {
            turns -= 360.0 * step.signum();
        }
        Coord {
            x: at.x + turns,
            y: at.y,
        }
    });
    let laid = LineString(laid.collect());
    match turns == 0.0 {
        true => laid,
        false => ring.clone(),
    }
}

fn unpack(arc: Vec<[f64; 2]>, transform: Option<&Transform>) -> Vec<Coord<f64>> {
    let Some(Transform { scale, translate }) = transform else {
        return arc.into_iter().map(Coord::from).collect();
    };
    let steps = arc.into_iter().scan([0.0; 2], |at, step| {
        *at = [at[0] + step[0], at[1] + step[1]];
        Some(*at)
    });
    let place = |[x, y]: [f64; 2]| Coord {
        x: x * scale[0] + translate[0],
        y: y * scale[1] + translate[1],
    };
    steps.map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_COUNTRIES: &str = r#"{
        "type": "Topology",
        "transform": {"scale": [0.5, 2], "translate": [10, -4]},
        "arcs": [
            [[0, 0], [0, 4]],
            [[0, 4], [-4, 0], [0, -4], [4, 0]],
            [[0, 0], [4, 0], [0, 4], [-4, 0]]
        ],
        "objects": {"countries": {"type": "GeometryCollection", "geometries": [
            {"type": "Polygon", "id": "WST", "arcs": [[0, 1]]},
            {"type": "MultiPolygon", "id": "EST", "arcs": [[[2, -1]]]}
        ]}}
    }"#;

    #[test]
    fn arcs_are_unpacked_turned_and_joined() {
        let atlas = Atlas::parse(TWO_COUNTRIES).unwrap();
        let east = atlas.country("EST").unwrap();
        let corners: Vec<_> = east.0[0].exterior().0.iter().map(|c| (c.x, c.y)).collect();
        let expected = [
            (10.0, -4.0),
            (12.0, -4.0),
            (12.0, 4.0),
            (10.0, 4.0),
            (10.0, -4.0),
        ];
        assert_eq!(corners, expected);
    }

    #[test]
    fn an_island_on_the_date_line_is_no_band_round_the_globe() {
        let island = [
            (180.0, -17.0),
            (179.0, -17.5),
            (179.0, -16.5),
            (-179.5, -16.0),
            (180.0, -17.0),
        ];
        let laid = unrolled(&LineString::from(island.to_vec()));
        let across: Vec<f64> = laid.0.iter().map(|at| at.x).collect();
        assert_eq!(across, [180.0, 179.0, 179.0, 180.5, 180.0]);
        let across = |ring: &[(f64, f64)]| -> Vec<f64> {
            let laid = unrolled(&LineString::from(ring.to_vec()));
            laid.0.iter().map(|at| at.x).collect()
        };
        // A continent that ends at the date line, with corners on its other side.
        let continent = [
            (0.0, 60.0),
            (179.0, 65.0),
            (-180.0, 66.0),
            (178.0, 67.0),
            (0.0, 60.0),
        ];
        assert_eq!(across(&continent), [0.0, 179.0, 180.0, 178.0, 0.0]);
        let pole = [
            (-180.0, -70.0),
            (-60.0, -75.0),
            (60.0, -75.0),
            (179.0, -70.0),
            (-180.0, -70.0),
        ];
        assert_eq!(across(&pole), pole.map(|(x, _)| x));
    }

    #[test]
    fn the_border_is_the_arc_that_both_countries_use() {
        let borders = Atlas::parse(TWO_COUNTRIES).unwrap().borders().unwrap();
        assert_eq!(borders.0.len(), 1);
        assert_eq!(borders.0[0].0.last(), Some(&Coord { x: 10.0, y: 4.0 }));
    }

    #[test]
    fn garbage_is_answered_with_a_sentence() {
        for cut in 0..TWO_COUNTRIES.len() {
            let why = Atlas::parse(&TWO_COUNTRIES[..cut]).unwrap_err();
            assert!(why.starts_with("The map data cannot be read: "), "{why}");
        }
        for number in ["9", "-9", "9223372036854775807", "-9223372036854775808"] {
            let text = TWO_COUNTRIES.replace("[[0, 1]]", &format!("[[0, {number}]]"));
            let why = Atlas::parse(&text).unwrap_err();
            assert!(
                why.starts_with(&format!("The map data names arc {number}")),
                "{why}"
            );
        }
        let atlas = Atlas::parse(TWO_COUNTRIES).unwrap();
        assert_eq!(
            atlas.country("XXX").unwrap_err(),
            "The map data has no country XXX."
        );
        assert_eq!(
            atlas.lines("rivers").unwrap_err(),
            "The map data has no layer \"rivers\"."
        );
    }
}
