//! From longitude and latitude to the stage. Trigonometry comes from `libm`, so that every machine
//! gets the same map.

use geo::Coord;

use crate::description::{Kind, LonLat, Projection};

const STAGE_MIDDLE: Coord<f64> = Coord { x: 960.0, y: 540.0 };

/// Places that lie further east or west than this are nearer the other way round, in degrees. A map of the whole
/// world ends at 180, give or take a rounding.
const HALF_ROUND: f64 = 180.5;

impl Projection {
    /// Where a place lies on the stage.
    pub fn stage(&self, place: LonLat) -> Coord<f64> {
        let flat = self.flat(place);
        let middle = self.flat(self.centre);
        let scale = self.scale.to_degrees();
        let (right, up) = self.turned(
            (flat.x - middle.x) * scale,
            (flat.y - middle.y) * scale,
            self.turn,
        );
        Coord {
            x: STAGE_MIDDLE.x + right * self.stretch,
            y: STAGE_MIDDLE.y - up,
        }
    }

    /// A way on the stage as a way to the east and to the south, in the same units.
    pub(crate) fn true_way(&self, way: Coord<f64>) -> Coord<f64> {
        let (east, north) = self.turned(way.x / self.stretch, -way.y, -self.turn);
        Coord { x: east, y: -north }
    }

    /// A way to the right and up, turned clockwise by so many degrees.
    fn turned(&self, right: f64, up: f64, turn: f64) -> (f64, f64) {
        if turn == 0.0 {
            return (right, up);
        }
        let (sin, cos) = libm::sincos(turn.to_radians());
        (right * cos + up * sin, up * cos - right * sin)
    }

    /// The place on a sphere of radius 1, laid flat; y upwards.
    fn flat(&self, [lon, lat]: LonLat) -> Coord<f64> {
        let mut east = lon - self.centre[0];
        if east.abs() > HALF_ROUND {
            east -= 360.0 * east.signum();
        }
        let turn = east.to_radians();
        let lat = lat.to_radians();
        let lat0 = self.centre[1].to_radians();
        match self.kind {
            Kind::Cylindrical(parallel) => Coord {
                x: turn * libm::cos(parallel.to_radians()),
                y: lat,
            },
            Kind::Azimuthal => {
                let (sin0, cos0) = (libm::sin(lat0), libm::cos(lat0));
                let (sin, cos) = (libm::sin(lat), libm::cos(lat));
                let across = 1.0 + sin0 * sin + cos0 * cos * libm::cos(turn);
                let k = (2.0 / across).sqrt();
                Coord {
                    x: k * cos * libm::sin(turn),
                    y: k * (cos0 * sin - sin0 * cos * libm::cos(turn)),
                }
            }
            Kind::Conic(first, second) => {
                let (first, second) = (first.to_radians(), second.to_radians());
                let n = (libm::sin(first) + libm::sin(second)) / 2.0;
                let c = libm::cos(first) * libm::cos(first) + 2.0 * n * libm::sin(first);
                let radius = |lat: f64| (c - 2.0 * n * libm::sin(lat)).max(0.0).sqrt() / n;
                Coord {
                    x: radius(lat) * libm::sin(n * turn),
                    y: radius(lat0) - radius(lat) * libm::cos(n * turn),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn projection(kind: Kind, centre: LonLat) -> Projection {
        Projection {
            kind,
            centre,
            scale: 10.0,
            stretch: 1.0,
            turn: 0.0,
        }
    }

    // The expected figures of the next two tests are the worked examples in Snyder, "Map
    // Projections: A Working Manual" (1987), pages 291 and 332.

    #[test]
    fn albers_gives_the_manuals_figures() {
        let at = projection(Kind::Conic(29.5, 45.5), [-96.0, 23.0]).flat([-75.0, 35.0]);
        assert!((at.x - 0.295_272_0).abs() < 1e-7, "{at:?}");
        assert!((at.y - 0.241_677_4).abs() < 1e-7, "{at:?}");
    }

    #[test]
    fn lambert_gives_the_manuals_figures() {
        let at = projection(Kind::Azimuthal, [-100.0, 40.0]).flat([100.0, -20.0]);
        assert!((at.x * 3.0 + 4.233_930_3).abs() < 1e-6, "{at:?}");
        assert!((at.y * 3.0 - 4.025_777_5).abs() < 1e-6, "{at:?}");
    }

    #[test]
    fn degrees_of_a_cylindrical_map_are_as_long_as_asked() {
        let mut map = projection(Kind::Cylindrical(60.0), [10.0, 50.0]);
        assert_eq!(map.stage([10.0, 50.0]), STAGE_MIDDLE);
        map.stretch = 1.5;
        let at = map.stage([12.0, 53.0]);
        assert!((at.x - (960.0 + 2.0 * 10.0 * 0.5 * 1.5)).abs() < 1e-9);
        assert!((at.y - (540.0 - 30.0)).abs() < 1e-9);
    }

    #[test]
    fn a_turned_map_has_north_where_the_turn_says_and_is_stretched_across_the_stage() {
        let mut map = projection(Kind::Cylindrical(0.0), [10.0, 0.0]);
        map.stretch = 1.5;
        map.turn = 90.0;
        let way = |map: &Projection, place| map.stage(place) - STAGE_MIDDLE;
        let is_near = |a: Coord<f64>, x: f64, y: f64| (a.x - x).abs() + (a.y - y).abs() < 1e-9;
        assert!(is_near(way(&map, [10.0, 3.0]), 45.0, 0.0), "north is right");
        assert!(is_near(way(&map, [14.0, 0.0]), 0.0, 40.0), "east is down");
        map.turn = -30.0;
        let north = way(&map, [10.0, 2.0]);
        assert!(is_near(north, -15.0, -10.0 * 3.0_f64.sqrt()), "{north:?}");
        assert!(is_near(map.true_way(north), 0.0, -20.0));
    }

    #[test]
    fn places_beyond_the_date_line_lie_the_short_way_round() {
        let map = projection(Kind::Cylindrical(0.0), [170.0, 0.0]);
        assert_eq!(map.stage([-170.0, 0.0]).x, 960.0 + 200.0);
        assert_eq!(map.stage([190.0, 0.0]).x, 960.0 + 200.0);
        assert_eq!(map.stage([-10.0, 0.0]).x, 960.0 - 1800.0);
        let conic = projection(Kind::Conic(20.0, 50.0), [170.0, 30.0]);
        assert_eq!(conic.stage([-170.0, 40.0]), conic.stage([190.0, 40.0]));
    }
}
