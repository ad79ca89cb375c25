//! How a part of the world is laid on the table: turned so that its land fills the space between the panels.
//!
//! A table has no up, and names are written upright for each reader. So a turn costs nothing, and land that is high,
//! narrow or slanting gets more room by it.

use geo::LineString;

use super::certificate::APART;
use super::frame::Frame;
use super::scene::AIM;
use crate::description::{LonLat, Projection};
use crate::geography::rings;
use crate::plane::{kept, node_may_lie};
use crate::topojson::{Atlas, laid_out};

/// Turns that are tried, in degrees, those first that win if others are no better.
const TURNS: [f64; 9] = [0.0, -30.0, 30.0, -45.0, 45.0, -60.0, 60.0, -90.0, 90.0];
/// Factors by which a map may be drawn larger than it fits between the panels.
const ZOOMS: [f64; 5] = [1.0, 1.06, 1.12, 1.18, 1.24];
/// Intersections so far apart are far enough for all names, in stage units.
const ROOMY: f64 = 63.0;
/// Another turn than the first has to give so much more.
const BETTER: f64 = 1.04;
/// So much of the land has to lie where intersections may be.
const SHOWN: f64 = 0.9;
/// Rows of places that are looked at within the frame, and beyond it on each side.
const ROWS: usize = 48;
const BEYOND: usize = 24;

/// The land of a part of the world and around it, as places on a grid.
pub(super) struct Outlook {
    frame: Frame,
    land: Vec<Spot>,
    /// The country that the map is of, if it is of one: places round it.
    country: Option<Vec<LonLat>>,
    /// From one place of the grid to the next, in degrees.
    step: [f64; 2],
}

struct Spot {
    at: LonLat,
    is_in_frame: bool,
    /// True if it lies in the frame or, if the map is of a country, in that.
    is_wanted: bool,
}

/// A way to look at land, and what it gives.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) zoom: f64,
    pub(super) turn: f64,
    /// True if the land beyond the frame is played on too.
    pub(super) beyond: bool,
    /// About how far intersections are apart, in stage units.
    pub(super) apart: f64,
}

impl Outlook {
    /// Looks at the land of a frame, or at that of the country round which it lies.
    ///
    /// # Errors
    ///
    /// A sentence, if the data has no land.
    pub(super) fn new(
        frame: Frame,
        country: Option<&geo::MultiPolygon<f64>>,
        atlas: &Atlas,
    ) -> Result<Self, String> {
        let [wide, high] = [frame.east - frame.west, frame.north - frame.south];
        let step = [wide, high].map(|side| side / ROWS as f64);
        let dry = geo::MultiPolygon(atlas.polygons("land")?.iter().map(laid_out).collect());
        let lakes = geo::MultiPolygon(atlas.polygons("lakes")?);
        let ground: Vec<_> = rings(&dry).chain(rings(&lakes)).collect();
        let own: Vec<_> = country.into_iter().flat_map(rings).collect();
        let mut land = Vec::new();
        for row in 0..ROWS + 2 * BEYOND {
            let lat = frame.south + (row as f64 + 0.5 - BEYOND as f64) * step[1];
            let (ground, own) = (Row::of(&ground, lat), Row::of(&own, lat));
            for column in 0..ROWS + 2 * BEYOND {
                let lon = frame.west + (column as f64 + 0.5 - BEYOND as f64) * step[0];
                let at = [lon, lat];
                let is_in_frame = frame.holds(at);
                let is_wanted = match country {
                    Some(_) => own.holds(lon),
                    None => is_in_frame,
                };
                if lat.abs() < 80.0 && ground.holds(lon) {
                    land.push(Spot {
                        at,
                        is_in_frame,
                        is_wanted,
                    });
                }
            }
        }
        let outline = |rings: Vec<&LineString<f64>>| {
            let corners = rings.into_iter().flat_map(|ring| &ring.0);
            corners.map(|corner| [corner.x, corner.y]).collect()
        };
        Ok(Self {
            frame,
            land,
            country: country.map(|_| outline(own)),
            step,
        })
    }

    /// The turn that gives intersections the most space, and how large the map is then drawn.
    ///
    /// North stays up unless another turn gives more than a little. Land beyond the frame is played on only if there is
    /// no space without it.
    pub(super) fn best(&self) -> Sight {
        let alone = self.best_turn(false);
        match alone.apart < APART {
            true => [alone, self.best_turn(true)]
                .into_iter()
                .max_by(|a, b| a.apart.min(ROOMY).total_cmp(&(b.apart.min(ROOMY))))
                .unwrap_or(alone),
            false => alone,
        }
    }

    fn best_turn(&self, beyond: bool) -> Sight {
        // A cylinder round the world has no other middle than the equator.
        let turns = match self.frame.is_flat() {
            true => &TURNS[..1],
            false => &TURNS,
        };
        let mut best = self.turned(turns[0], beyond);
        for &turn in &turns[1..] {
            if best.apart >= ROOMY {
                break;
            }
            let sight = self.turned(turn, beyond);
            if sight.apart.min(ROOMY) > BETTER * best.apart {
                best = sight;
            }
        }
        best
    }

    /// The smallest zoom with space enough, or else that with most space; so that most of the land is seen.
    fn turned(&self, turn: f64, beyond: bool) -> Sight {
        let sight = |zoom| {
            let (apart, shown) = self.measure(&self.projection(zoom, turn), beyond);
            let sight = Sight {
                zoom,
                turn,
                beyond,
                apart,
            };
            (sight, shown)
        };
        let (mut best, _) = sight(ZOOMS[0]);
        for &zoom in &ZOOMS[1..] {
            let (next, shown) = sight(zoom);
            if best.apart >= ROOMY || shown < SHOWN {
                break;
            }
            if next.apart > best.apart {
                best = next;
            }
        }
        best
    }

    /// A projection that is fitted to what the map is of: a country, the land in a frame, or the whole frame if north
    /// is up.
    pub(super) fn projection(&self, zoom: f64, turn: f64) -> Projection {
        match &self.country {
            Some(places) => self.frame.fitted(places, 0.95 * zoom, turn),
            None if turn == 0.0 => {
                let edges: Vec<_> = self.frame.around().collect();
                self.frame.fitted(&edges, zoom, turn)
            }
            None => {
                let wanted = self.land.iter().filter(|spot| spot.is_wanted);
                let places: Vec<_> = wanted.map(|spot| spot.at).collect();
                self.frame.fitted(&places, 0.97 * zoom, turn)
            }
        }
    }

    /// About how far intersections are apart, and the share of the land that lies where they may be.
    fn measure(&self, projection: &Projection, beyond: bool) -> (f64, f64) {
        let kept = kept();
        let (mut wanted, mut shown, mut area) = (0.0, 0.0, 0.0);
        for spot in &self.land {
            if !spot.is_in_frame && !beyond {
                continue;
            }
            let size = self.size(projection, spot.at);
            let is_shown = node_may_lie(projection.stage(spot.at), &kept);
            if spot.is_wanted {
                wanted += size;
                shown += if is_shown { size } else { 0.0 };
            }
            area += if is_shown { size } else { 0.0 };
        }
        let apart = (area / (0.866 * AIM as f64)).sqrt();
        (apart, shown / f64::max(wanted, 1e-9))
    }

    /// The part of the stage that a place of the grid stands for, in square units.
    fn size(&self, projection: &Projection, [lon, lat]: LonLat) -> f64 {
        let at = projection.stage([lon, lat]);
        let east = projection.stage([lon + self.step[0] / 8.0, lat]) - at;
        let north = projection.stage([lon, lat + self.step[1] / 8.0]) - at;
        64.0 * (east.x * north.y - east.y * north.x).abs()
    }
}

/// The longitudes at which rings cross a latitude.
struct Row(Vec<f64>);

impl Row {
    fn of(rings: &[&LineString<f64>], lat: f64) -> Self {
        let lines = rings.iter().flat_map(|ring| ring.lines());
        let crossing = lines.filter(|line| (line.start.y > lat) != (line.end.y > lat));
        let lon = crossing.map(|line| {
            let (a, b) = (line.start, line.end);
            a.x + (b.x - a.x) * (lat - a.y) / (b.y - a.y)
        });
        let mut lon: Vec<f64> = lon.collect();
        lon.sort_by(f64::total_cmp);
        Self(lon)
    }

    /// Returns true if a place at a longitude lies within the rings, on whichever round of the globe.
    fn holds(&self, lon: f64) -> bool {
        [-360.0, 0.0, 360.0].into_iter().any(|round| {
            let west = self.0.partition_point(|&crossing| crossing < lon + round);
            west % 2 == 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The best sight of a frame whose only land is a polygon.
    fn best(frame: &str, land: &[(f64, f64)]) -> Sight {
        let mut ring: Vec<_> = land.iter().map(|&(x, y)| [x, y]).collect();
        ring.push(ring[0]);
        let land = json!({"type": "Polygon", "arcs": [[0]]});
        let data = json!({"arcs": [ring], "objects": {
            "land": {"geometries": [land]},
            "lakes": {"geometries": []},
        }});
        let atlas = Atlas::parse(&data.to_string()).expect("the made-up data is good");
        let frame = Frame::parse(frame).expect("it is a good frame");
        let outlook = Outlook::new(frame, None, &atlas).expect("there is land");
        outlook.best()
    }

    #[test]
    fn land_is_turned_so_that_it_lies_along_the_table() {
        let wide = best(
            "0,-10,40,10",
            &[(0.0, -10.0), (40.0, -10.0), (40.0, 10.0), (0.0, 10.0)],
        );
        assert_eq!(wide.turn, 0.0, "{wide:?}");
        let high = best(
            "0,-20,20,20",
            &[(4.0, -20.0), (16.0, -20.0), (16.0, 20.0), (4.0, 20.0)],
        );
        assert_eq!(high.turn.abs(), 90.0, "{high:?}");
        // From northwest to southeast, as Italy lies: northeast goes to the top.
        let slanting = [(0.0, 15.0), (15.0, 0.0), (20.0, 5.0), (5.0, 20.0)];
        let slanting = best("0,0,20,20", &slanting);
        assert!(
            [-30.0, -45.0, -60.0].contains(&slanting.turn),
            "{slanting:?}"
        );
    }

    #[test]
    fn land_across_the_date_line_and_round_a_lake_is_found() {
        let ring = [
            (170.0, 0.0),
            (190.0, 0.0),
            (190.0, 10.0),
            (170.0, 10.0),
            (170.0, 0.0),
        ];
        let ring: LineString<f64> = ring.to_vec().into();
        let row = Row::of(&[&ring], 5.0);
        assert!(row.holds(175.0) && row.holds(185.0) && row.holds(-175.0));
        assert!(!row.holds(165.0) && !row.holds(-165.0) && !row.holds(5.0));
        assert!(!Row::of(&[&ring], 15.0).holds(175.0));
    }
}
