//! Countries as parts of the world: their codes, and the land that people think of by their names.

use geo::{Area, BoundingRect, Coord, MapCoordsInPlace, MultiPolygon, Polygon, Rect};
use rules::maps::OwnMap;

use super::frame::{Frame, round};
use crate::topojson::{Atlas, laid_out};

/// The codes of the data, each with an English name behind it.
const CODES: &str = include_str!("../../data/countries.txt");
/// Islands that are further from the rest of the land are left out, as a share of the size of the largest piece,
const NEAR: f64 = 0.12;
/// but never further than this, in degrees.
const FAR: f64 = 5.0;
/// Parts that are smaller than this share of the largest one are not looked at.
const SPECK: f64 = 0.002;
/// Land that a frame has around a country, as a share of its size on each side.
const AROUND: f64 = 0.08;

/// The code of a country that is named by its code or in English.
///
/// # Errors
///
/// A sentence, if no country is named so.
pub(super) fn code(country: &str) -> Result<String, String> {
    let wanted = country.trim();
    let named = CODES.lines().filter_map(|line| line.split_once(' '));
    let found = named.into_iter().find(|(code, name)| {
        code.eq_ignore_ascii_case(wanted) || name.eq_ignore_ascii_case(wanted)
    });
    match found {
        Some((code, _)) => Ok(code.to_owned()),
        None => Err(format!(
            "There is no country {country} in the list. Write its English name, as in --country Italy, or its code of three letters, as in ITA."
        )),
    }
}

/// The largest piece of a country's land and what lies near to it, piece after piece. Its east may be beyond 180
/// degrees.
///
/// # Errors
///
/// A sentence, if the data has no such country.
pub(super) fn main_land(atlas: &Atlas, code: &str) -> Result<MultiPolygon<f64>, String> {
    let open = atlas.country(code)?;
    let mut open: Vec<_> = open.iter().map(laid_out).collect();
    let by_size =
        |a: &Polygon<f64>, b: &Polygon<f64>| b.unsigned_area().total_cmp(&a.unsigned_area());
    open.sort_by(by_size);
    let largest = open.first().map_or(0.0, Polygon::unsigned_area);
    open.retain(|part| part.unsigned_area() >= SPECK * largest);
    let mut land: Vec<Polygon<f64>> = open.drain(..open.len().min(1)).collect();
    let reach = land
        .first()
        .and_then(Polygon::bounding_rect)
        .map_or(0.0, |bounds| {
            let (wide, high) = (bounds.width() * narrow(bounds), bounds.height());
            (NEAR * (wide * wide + high * high).sqrt()).min(FAR)
        });
    // Parts beyond the date line are brought to the side of the largest.
    let middle = |part: &Polygon<f64>| part.bounding_rect().map_or(0.0, |bounds| bounds.center().x);
    let home = land.first().map_or(0.0, middle);
    for part in &mut open {
        let round = match middle(part) - home {
            away if away > 180.0 => -360.0,
            away if away < -180.0 => 360.0,
            _ => continue,
        };
        part.map_coords_in_place(|c| Coord {
            x: c.x + round,
            ..c
        });
    }
    while let Some(near) = open.iter().position(|part| gap(&land, part) <= reach) {
        land.push(open.swap_remove(near));
    }
    Ok(MultiPolygon(land))
}

/// The frame round the land of a country, with some land around it.
///
/// # Errors
///
/// A sentence, if no map can be made of it.
pub(super) fn frame(country: &str, land: &MultiPolygon<f64>) -> Result<Frame, String> {
    let none = || format!("The data has no land of {country}.");
    let bounds = land.bounding_rect().ok_or_else(none)?;
    let (x, y) = (AROUND * bounds.width(), AROUND * bounds.height());
    let on_globe = |lon: f64| match lon {
        lon if lon > 180.0 => lon - 360.0,
        lon if lon < -180.0 => lon + 360.0,
        lon => lon,
    };
    let edges = [
        on_globe(bounds.min().x - x),
        (bounds.min().y - y).max(OwnMap::LATITUDES.0),
        on_globe(bounds.max().x + x),
        (bounds.max().y + y).min(OwnMap::LATITUDES.1),
    ];
    Frame::new(edges.map(round))
        .map_err(|why| format!("{country} alone gives no frame: {why} Name one with --frame."))
}

/// The least distance of a part from land, in degrees of latitude.
fn gap(land: &[Polygon<f64>], part: &Polygon<f64>) -> f64 {
    let corners = |of: &Polygon<f64>| of.exterior().0.clone();
    let others: Vec<Coord<f64>> = land.iter().flat_map(corners).collect();
    let narrow = part.bounding_rect().map_or(1.0, narrow);
    let away = |&corner: &Coord<f64>| {
        let squares = others.iter().map(|&other| {
            let (x, y) = ((corner.x - other.x) * narrow, corner.y - other.y);
            x * x + y * y
        });
        squares.fold(f64::INFINITY, f64::min)
    };
    let nearest = part.exterior().0.iter().step_by(3).map(away);
    nearest.fold(f64::INFINITY, f64::min).sqrt()
}

/// How much shorter a degree to the east is than one to the north.
fn narrow(bounds: Rect<f64>) -> f64 {
    libm::cos(bounds.center().y.to_radians())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A country of a mainland, an island nearby, one far away, and a speck; and one across the date line.
    fn atlas() -> Atlas {
        let ring = |w: f64, s: f64, e: f64, n: f64| json!([[w, s], [e, s], [e, n], [w, n], [w, s]]);
        let arcs = [
            ring(10.0, 40.0, 20.0, 50.0),
            ring(9.0, 40.0, 9.8, 42.0),
            ring(-60.0, 0.0, -55.0, 5.0),
            ring(20.1, 40.0, 20.2, 40.1),
            ring(170.0, -20.0, 180.0, -10.0),
            ring(-180.0, -20.0, -175.0, -10.0),
        ];
        let country = |code: &str, arcs: &[i64]| {
            let parts: Vec<_> = arcs.iter().map(|arc| json!([[arc]])).collect();
            json!({"type": "MultiPolygon", "id": code, "arcs": parts})
        };
        let countries = [country("FRA", &[2, 0, 3, 1]), country("FJI", &[5, 4])];
        let data = json!({"arcs": arcs, "objects": {"countries": {"geometries": countries}}});
        Atlas::parse(&data.to_string()).expect("the made-up data is good")
    }

    #[test]
    fn a_country_is_named_by_its_code_or_in_english() {
        for name in ["FRA", "fra", "France", " france "] {
            assert_eq!(code(name).as_deref(), Ok("FRA"), "{name}");
        }
        for name in ["", "FR", "Frankreich", "Atlantis"] {
            let why = code(name).expect_err(name);
            assert!(why.contains("--country Italy"), "{why}");
        }
        for line in CODES.lines() {
            let (code, name) = line.split_once(' ').expect("a code and a name");
            assert!(code.len() == 3 && !name.is_empty(), "{line}");
        }
    }

    #[test]
    fn the_frame_of_a_country_leaves_far_islands_out() {
        let land = main_land(&atlas(), "FRA").expect("there is such a country");
        assert_eq!(land.0.len(), 2);
        let frame = frame("France", &land).expect("it has a frame");
        let wanted = Frame::new([9.0 - 0.88, 40.0 - 0.8, 20.0 + 0.88, 50.0 + 0.8]);
        assert_eq!(Ok(frame), wanted);
        assert!(main_land(&atlas(), "XXX").is_err());
    }

    #[test]
    fn a_country_across_the_date_line_is_in_one_piece() {
        let land = main_land(&atlas(), "FJI").expect("there is such a country");
        let frame = frame("Fiji", &land).expect("it has a frame");
        assert!(frame.holds([-176.0, -15.0]) && frame.holds([171.0, -15.0]));
        assert!(!frame.holds([0.0, -15.0]));
    }
}
