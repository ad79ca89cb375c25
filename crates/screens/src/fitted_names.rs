//! The names of a map at a small scale: in readable letters, as many as fit. A name keeps its place on the table if
//! it is large enough there. Others move to a free side of their city.

use std::sync::Arc;

use app::loaded_map::{Lettering, NameSpot};
use base::sort::sort_few_by;
use base::words::Message;
use rules::maps::{Anchor, Label, RailMap};
use scene::{Frame, Pen, Point, measure};

use super::map::ROUNDEL;
use super::name_spots::{away, frame_of_name};
use super::style::STAGE;

/// Distance between a city and its name, and for the first cities, which have a ring.
const BESIDE: f32 = 4.0;
const RINGED: f32 = 18.0;
/// Distance between two names, as a share of their letter size.
const BETWEEN: f32 = 0.12;

/// Area covered by the names so far.
struct Room<'a> {
    cities: Vec<Point>,
    taken: Vec<Frame>,
    lettering: &'a Lettering,
}

/// Fits the names into a lettering. The names of the first cities are always written.
pub(super) fn fit(
    pen: &Pen,
    map: &RailMap,
    found: &[NameSpot],
    lettering: &Lettering,
) -> Arc<[Option<NameSpot>]> {
    let cities = map.cities();
    let first = lettering.first.iter().map(|city| city.index());
    let first: Vec<usize> = first.collect();
    let others = (0..cities.len()).filter(|city| !first.contains(city));
    let mut room = Room {
        cities: cities
            .iter()
            .map(|city| map.place(city.node).into())
            .collect(),
        taken: Vec::new(),
        lettering,
    };
    let mut spots = vec![None; cities.len()];
    for city in first.iter().copied().chain(others) {
        let name = pen.say(Message::name(&cities[city].name));
        let is_first = first.contains(&city);
        let spot = room.spot(city, &name, found[city], is_first);
        room.taken.extend(spot.map(|spot| spot.frame));
        spots[city] = spot;
    }
    spots.into()
}

impl Room<'_> {
    /// The spot of a name, if there is one; of a first city in any case.
    fn spot(&self, city: usize, name: &str, found: NameSpot, is_first: bool) -> Option<NameSpot> {
        let least = f32::from(self.lettering.least);
        if found.size >= least && self.is_free(city, &found.frame, least) {
            return Some(found);
        }
        let size = found.size.max(least);
        let places = self.beside(city, name, size, found, is_first);
        let is_free = |spot: &&NameSpot| self.is_free(city, &spot.frame, size);
        let apart = |spot: &&NameSpot| !self.covers_names(&spot.frame, size);
        let free = places.iter().find(is_free);
        let any = || places.iter().find(apart).or(places.first());
        let spot = if is_first { free.or_else(any) } else { free };
        spot.copied()
    }

    /// Returns places around a city for its name, the most similar to the table's first.
    fn beside(
        &self,
        city: usize,
        name: &str,
        size: f32,
        found: NameSpot,
        is_first: bool,
    ) -> Vec<NameSpot> {
        let at = self.cities[city];
        let away = ROUNDEL + if is_first { RINGED } else { BESIDE };
        let high = measure::CAP_HEIGHT * size;
        let rows = [-1.0, 0.0, 1.0];
        let sides = rows.map(|row: f32| {
            // At a corner a name comes nearer to the city.
            let aside = if row == 0.0 { away } else { 0.7 * away };
            let y = at.y + 0.5 * high + row * (0.5 * high + 0.6 * away);
            let label = |x: f32, anchor| Label { x, y, anchor };
            let right = label(at.x + aside, Anchor::Start);
            let left = label(at.x - aside, Anchor::End);
            [right, left]
        });
        let middle = |y: f32| Label {
            x: at.x,
            y,
            anchor: Anchor::Middle,
        };
        let ends = [middle(at.y - away), middle(at.y + away + high)];
        let labels = sides.into_iter().flatten().chain(ends);
        let mut spots: Vec<NameSpot> = labels
            .map(|label| NameSpot {
                label,
                size,
                frame: frame_of_name(label, self.lettering.turn, name, size),
            })
            .collect();
        let way = |frame: Frame| {
            let to = frame.centre();
            let long = to.distance(at).max(f32::EPSILON);
            ((to.x - at.x) / long, (to.y - at.y) / long)
        };
        let was = way(found.frame);
        let likeness = |spot: &NameSpot| {
            let is = way(spot.frame);
            was.0 * is.0 + was.1 * is.1
        };
        sort_few_by(&mut spots, |a, b| likeness(a) > likeness(b));
        spots
    }

    /// Returns true if a name covers no other name, is nearest to its own city, and stays inside the map.
    fn is_free(&self, city: usize, frame: &Frame, size: f32) -> bool {
        let corner = Point::new(frame.x + frame.w, frame.y + frame.h);
        let is_inside = STAGE.holds(Point::new(frame.x, frame.y)) && STAGE.holds(corner);
        let own = away(frame, self.cities[city]).max(ROUNDEL);
        let mut others = self.cities.iter().enumerate();
        let is_read_here = others.all(|(other, &at)| other == city || away(frame, at) > own);
        is_inside && is_read_here && !self.covers_names(frame, size)
    }

    fn covers_names(&self, frame: &Frame, size: f32) -> bool {
        let paper = frame.inset(-BETWEEN * size);
        self.taken.iter().any(|&other| paper.overlaps(other))
    }
}
