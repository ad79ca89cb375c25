//! The names of cities on a part of a map with one reader: each at its own city, clear of all roundels, golden
//! rings and other names.

use crate::map::{self, ROUNDEL};
use crate::name_spots::{away, frame_of_name, nearest};
use app::loaded_map::{Lettering, LoadedMap, NameSpot};
use base::table::Rotation;
use base::words::Message;
use rules::maps::City;
use scene::{Face, Frame, Pen, Point, Style, theme};

/// Paper round a name, and the gap between a name and any roundel, in units of the map.
const HALO: f32 = 2.8;
const CLEAR: f32 = 3.0;
/// Scale of a name that does not fit otherwise.
const SMALLER: f32 = 0.82;

/// Returns the radius of a city's sign with its ring. A city to join has a golden ring.
fn radius(city: &City, wanted: bool) -> f32 {
    match (wanted, city.ringed) {
        (true, _) => ROUNDEL + 15.0,
        (false, true) => ROUNDEL + 8.0,
        (false, false) => ROUNDEL + 3.0,
    }
}

/// Parts of the map without space for a name.
struct Taken {
    /// Frame of the visible part.
    frame: Frame,
    /// The cities' signs, with their radius.
    signs: Vec<(Point, f32)>,
    names: Vec<Frame>,
}

impl Taken {
    /// Counts the conflicts of a name with signs and other names. It is 0 for a free place.
    fn hidden(&self, name: &Frame, own: Point) -> usize {
        let paper = name.inset(-HALO);
        let names = self.names.iter();
        let names = names.filter(|&&other| paper.overlaps(other)).count();
        let signs = self.signs.iter();
        let signs = signs.filter(|&&(at, radius)| map::reaches(at, radius + CLEAR, name));
        // It reads as that of the city which is nearest.
        let near = away(name, own);
        let mut others = self.signs.iter().filter(|(at, _)| *at != own);
        let strays = others.any(|(at, _)| away(name, *at) < near + CLEAR);
        names + signs.count() + usize::from(strays)
    }

    /// Returns places for a name round its city, the best first: the map's own, then the nearest one clear of the
    /// city's sign, and then all sides.
    fn places(&self, name: Frame, own: Point, radius: f32) -> impl Iterator<Item = Frame> {
        let far = radius + CLEAR + 1.0;
        let to = nearest(&name, own);
        let near = own.distance(to);
        let out = match near > 0.0 {
            true => (far / near - 1.0).max(0.0),
            false => 0.0,
        };
        let moved = name.centre();
        let moved = Point::new(
            moved.x + (to.x - own.x) * out,
            moved.y + (to.y - own.y) * out,
        );
        let (w, h) = (name.w / 2.0, name.h / 2.0);
        let side = 0.7 * far;
        let round = [
            (far + w, 0.0),
            (-far - w, 0.0),
            (0.0, far + h),
            (0.0, -far - h),
            (side + w, side + h),
            (-side - w, side + h),
            (side + w, -side - h),
            (-side - w, -side - h),
        ];
        let round = round.map(|(x, y)| Point::new(own.x + x, own.y + y));
        [moved].into_iter().chain(round).map(move |at| {
            let Point { x, y } = self.frame.keeping(at, name.w, name.h);
            Frame::new(x - w, y - h, name.w, name.h)
        })
    }

    /// Returns the place with the fewest conflicts for a name, and their number.
    fn best(&self, name: Frame, own: Point, radius: f32) -> (usize, Frame) {
        let mut best = (usize::MAX, name);
        for place in self.places(name, own, radius) {
            let hidden = self.hidden(&place, own);
            if hidden < best.0 {
                best = (hidden, place);
            }
        }
        best
    }
}

/// Writes the names of the cities inside a frame, in letters of at least a size in the map's units. The cities to
/// join come first and always get their names, and others do if they fit.
pub(super) fn draw(
    pen: &mut Pen,
    map: &LoadedMap,
    frame: Frame,
    least: f32,
    cities: &[(&City, bool)],
) {
    let at = |city: &City| map.node(city.node);
    let sign = |&(city, wanted): &(&City, bool)| (at(city), radius(city, wanted));
    let mut taken = Taken {
        frame,
        signs: cities.iter().map(sign).collect(),
        names: Vec::new(),
    };
    let spots: Vec<(&City, NameSpot)> = map::names(pen, map, &Lettering::default()).collect();
    let (first, others): (Vec<_>, Vec<_>) = cities.iter().partition(|(_, wanted)| *wanted);
    for (city, wanted) in first.into_iter().chain(others) {
        let Some((_, spot)) = spots.iter().find(|(other, _)| other.node == city.node) else {
            continue;
        };
        let name = pen.say(Message::name(&city.name));
        let whole = spot.size.max(least);
        let sizes = [whole, SMALLER * whole].map(|size| {
            let from = frame_of_name(spot.label, Rotation::R0, &name, size);
            (size, from, taken.best(from, at(city), radius(city, wanted)))
        });
        let free = |(_, _, (hidden, _)): &&(f32, Frame, (usize, Frame))| *hidden == 0;
        let (size, from, (hidden, place)) = *sizes.iter().find(free).unwrap_or(&sizes[1]);
        if hidden > 0 && !wanted {
            continue;
        }
        taken.names.push(place);
        let (x, y) = (place.x - from.x, place.y - from.y);
        let at = Point::new(spot.label.x + x, spot.label.y + y);
        let style = Style::new(Face::Narrow, size, theme::MAP_INK);
        let style = style.halo(theme::LAND.alpha(0.88), HALO);
        pen.text(name, at, style.anchored(spot.label.anchor));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leaves_rings_and_other_names_free() {
        let own = Point::new(100.0, 100.0);
        let mut taken = Taken {
            frame: Frame::new(-100.0, 0.0, 400.0, 200.0),
            signs: vec![(own, 30.0), (Point::new(170.0, 100.0), 18.0)],
            names: Vec::new(),
        };
        let name = Frame::new(60.0, 80.0, 80.0, 20.0);
        for _ in 0..3 {
            let (hidden, place) = taken.best(name, own, 30.0);
            assert_eq!(hidden, 0, "{place:?}");
            assert!(away(&place, own) > 30.0, "{place:?}");
            assert!(away(&place, Point::new(170.0, 100.0)) > away(&place, own));
            taken.names.push(place);
        }
    }

    #[test]
    fn a_name_at_the_edge_comes_inside() {
        let own = Point::new(280.0, 100.0);
        let taken = Taken {
            frame: Frame::new(0.0, 0.0, 300.0, 200.0),
            signs: vec![(own, 30.0)],
            names: Vec::new(),
        };
        let (hidden, place) = taken.best(Frame::new(290.0, 90.0, 80.0, 20.0), own, 30.0);
        assert_eq!(hidden, 0);
        assert!(place.x + place.w <= 300.0, "{place:?}");
    }
}
