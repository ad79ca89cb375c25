//! From longitude and latitude to the stage. Trigonometry comes from `libm`, so that every machine
//! gets the same map.

use geo::Coord;

use crate::description::{Kind, LonLat, Projection};

const STAGE_MIDDLE: Coord<f64> = Coord { x: 960.0, y: 540.0 };

impl Projection {
    /// Where a place lies on the stage.
    pub fn stage(&self, place: LonLat) -> Coord<f64> {
        let flat = self.flat(place);
        let middle = self.flat(self.centre);
        let scale = self.scale.to_degrees();
        Coord {
            x: STAGE_MIDDLE.x + (flat.x - middle.x) * scale * self.stretch,
            y: STAGE_MIDDLE.y - (flat.y - middle.y) * scale,
        }
    }

    /// The place on a sphere of radius 1, laid flat; y upwards.
    fn flat(&self, [lon, lat]: LonLat) -> Coord<f64> {
        let turn = (lon - self.centre[0]).to_radians();
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
}
