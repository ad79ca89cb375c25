//! The picture under the links: the geography, simplified as far as that is invisible, in whole units.

use geo::{Area, BooleanOps, Coord, LineString, MultiLineString, MultiPolygon, SimplifyVw};
use rules::maps::{Art, ArtName, Points};

use crate::description::Description;
use crate::geography::{Geography, rings};
use crate::regions::Borders;

/// Minimum size of the triangle that a corner makes with its neighbours, in square units. A smaller one loses its
/// corner.
const COAST: f64 = 8.0;
const RIVER: f64 = 6.0;
const BORDER: f64 = 60.0;
/// The same of a region's land, which is only a tint.
const TINT: f64 = 24.0;
const REGION_BORDER: f64 = 2.0;
/// Minimum size of islands and lakes, in square units.
const SPECK: f64 = 20.0;
const POND: f64 = 90.0;

/// Draws the picture. `cities` has the number of its region with each city.
pub fn draw(
    description: &Description,
    geography: &Geography,
    cities: &[(Coord<f64>, usize)],
) -> Art {
    let regions = Borders::new(cities);
    let land = regions.areas().into_iter();
    let land = land.map(|area| areas(&area.intersection(&geography.land), TINT, POND));
    let names = description.names.iter().map(|name| {
        let at = description.projection.stage(name.at);
        ArtName {
            text: name.text.clone(),
            x: at.x.round() as f32,
            y: at.y.round() as f32,
            turn: name.turn,
            kind: name.kind,
        }
    });
    Art {
        land: areas(&geography.land, COAST, SPECK),
        lakes: areas(&geography.lakes, COAST, POND),
        rivers: geography
            .rivers
            .iter()
            .flat_map(|(_, river)| lines(river, RIVER))
            .collect(),
        borders: lines(&geography.borders, BORDER),
        region_borders: lines(&geography.land.clip(&regions.lines(), false), REGION_BORDER),
        regions: land.collect(),
        mountains: areas(&geography.ranges, COAST, POND),
        voids: areas(&geography.voids, COAST, POND),
        woods: areas(&geography.woods, TINT, POND),
        deserts: areas(&geography.deserts, TINT, POND),
        ornaments: description.ornaments.clone(),
        names: names.collect(),
        turn: description.projection.turn as f32,
    }
}

fn areas(shapes: &MultiPolygon<f64>, corner: f64, speck: f64) -> Vec<Points> {
    let large = |ring: &&LineString<f64>| {
        geo::Polygon::new((*ring).clone(), Vec::new()).unsigned_area() >= speck
    };
    let points = rings(shapes).filter(large).map(|ring| {
        let mut corners = whole(&ring.simplify_vw(corner));
        if corners.len() > 1 && corners.first() == corners.last() {
            corners.pop();
        }
        corners
    });
    points
        .filter(|corners| corners.len() > 2)
        .map(|corners| flat(&corners))
        .collect()
}

fn lines(lines: &MultiLineString<f64>, corner: f64) -> Vec<Points> {
    let points = joined(lines)
        .into_iter()
        .map(|line| whole(&line.simplify_vw(corner)));
    points
        .filter(|line| line.len() > 1)
        .map(|line| flat(&line))
        .collect()
}

/// Joins lines that meet at their ends.
fn joined(lines: &MultiLineString<f64>) -> Vec<LineString<f64>> {
    let mut done: Vec<LineString<f64>> = Vec::new();
    for line in lines {
        let mut line = line.0.clone();
        while let Some((other, turned)) = done.iter().enumerate().find_map(|(index, other)| {
            let (first, last) = (other.0.first()?, other.0.last()?);
            let (start, end) = (line.first()?, line.last()?);
            let meets = [last == start, first == end, first == start, last == end];
            meets
                .iter()
                .position(|&meets| meets)
                .map(|how| (index, how))
        }) {
            let mut other = done.swap_remove(other).0;
            match turned {
                0 => {}
                1 => std::mem::swap(&mut other, &mut line),
                2 => other.reverse(),
                _ => line.reverse(),
            }
            other.extend(line.into_iter().skip(1));
            line = other;
        }
        done.push(LineString(line));
    }
    done
}

fn whole(line: &LineString<f64>) -> Vec<Coord<f64>> {
    let mut points: Vec<_> = line
        .0
        .iter()
        .map(|c| Coord {
            x: c.x.round(),
            y: c.y.round(),
        })
        .collect();
    points.dedup();
    points
}

fn flat(points: &[Coord<f64>]) -> Points {
    points
        .iter()
        .flat_map(|point| [point.x as f32, point.y as f32])
        .collect()
}
