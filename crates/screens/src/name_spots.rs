//! Places and sizes of the names of a map's cities in a language. The map builder has placed the English ones.
//! Others become smaller, move a little, or change to another side of their cities.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::iter;
use std::sync::Arc;

use app::loaded_map::NameSpot;
use base::table::{Pose, Rotation, kept_clear};
use base::words::Message;
use rules::maps::{Anchor, ArtName, Label, RailMap};
use scene::{Face, Frame, Pen, Point, measure};

use super::map::{ROUNDEL, art_size, reaches, spread};
use super::style::{STAGE, frame_of};

/// The letter size of names in stage units, as the map builder placed them.
const NAME: f32 = 22.0;
/// The sizes of a name that is longer in another language.
const SIZES: [f32; 6] = [NAME, 20.5, 19.0, 18.0, 16.5, SMALLEST];
const SMALLEST: f32 = 15.0;
/// Size for which neighbours make way, even if they are longer.
const OTHERS: f32 = 20.5;
/// Distances in stage units by which a name moves that does not fit otherwise.
const MOVED: [f32; 4] = [5.0, 10.0, 15.0, 20.0];
/// Distance by which a name is nearer to its own city than to any other. A test asks for 8.
const NEARER: f32 = 9.0;
/// Free radius round other intersections, for a name on another side of its city and for any name.
const CROSSING: f32 = 9.0;
const MIDDLE: f32 = 7.9;
/// Maximum share of a link that such a name covers.
const HIDDEN: f32 = 0.5;

/// Finds the spots of all cities' names in the pen's language, for readers with a rotation.
pub(super) fn find(pen: &Pen, map: &RailMap, turn: Rotation) -> Arc<[NameSpot]> {
    let finder = Finder::new(pen, map, turn);
    let cities = 0..finder.names.len();
    let in_place = |city| {
        finder
            .in_place(city)
            .filter(|_| finder.is_placed_well(city))
    };
    let mut spots: Vec<Option<NameSpot>> = cities.clone().map(in_place).collect();
    for city in cities.clone() {
        if spots[city].is_none() {
            let elsewhere = finder.elsewhere(city, &spots);
            spots[city] = elsewhere.or_else(|| finder.in_place(city));
        }
    }
    let spot = |city: usize| {
        let size = if finder.is_english(city) {
            NAME
        } else {
            SMALLEST
        };
        spots[city].unwrap_or_else(|| finder.spot(city, finder.labels[city], size))
    };
    cities.map(spot).collect()
}

/// Names of a map, and everything that they must not cover.
struct Finder<'a> {
    map: &'a RailMap,
    turn: Rotation,
    /// The names in the pen's language.
    names: Vec<String>,
    /// Width of each name in each of the [`SIZES`].
    wide: Vec<[f32; SIZES.len()]>,
    /// The places that the map builder has found for English names.
    labels: Vec<Label>,
    /// Frames of each name there: the English one, and the one in the pen's language.
    room: Vec<[Frame; 2]>,
    cities: Vec<Point>,
    /// Panels, and names of seas and ranges.
    kept: Vec<Frame>,
    /// The largest letters of the language.
    most: f32,
}

impl<'a> Finder<'a> {
    fn new(pen: &Pen, map: &'a RailMap, turn: Rotation) -> Self {
        let names = map.cities().iter();
        let names: Vec<String> = names
            .map(|city| pen.say(Message::name(&city.name)))
            .collect();
        let labels: Vec<Label> = map.cities().iter().map(|city| city.label(turn)).collect();
        let room = map.cities().iter().zip(&names).map(|(city, name)| {
            let label = city.label(turn);
            let english = frame_of_name(label, turn, &city.name, NAME);
            [english, frame_of_name(label, turn, name, OTHERS)]
        });
        let art = map.art().names.iter().map(|name| frame_of_art(pen, name));
        Self {
            map,
            turn,
            room: room.collect(),
            cities: map
                .cities()
                .iter()
                .map(|city| map.place(city.node).into())
                .collect(),
            kept: kept_clear().into_iter().map(frame_of).chain(art).collect(),
            // Letters that fill a square look larger than Latin ones of their size.
            most: match pen.language().family() {
                Some(_) => 18.0,
                None => NAME,
            },
            wide: names
                .iter()
                .map(|name| SIZES.map(|size| width(name, size)))
                .collect(),
            names,
            labels,
        }
    }

    /// Returns the width of a name at a size.
    fn wide(&self, city: usize, size: f32) -> f32 {
        let known = SIZES.iter().position(|&known| known == size);
        known.map_or_else(|| width(&self.names[city], size), |at| self.wide[city][at])
    }

    /// Returns true if a name is the English one, which the map builder has placed.
    fn is_english(&self, city: usize) -> bool {
        self.names[city] == self.map.cities()[city].name
    }

    fn spot(&self, city: usize, label: Label, size: f32) -> NameSpot {
        let frame = frame_down_to(label, self.turn, self.wide(city, size), size, BELOW);
        NameSpot { label, size, frame }
    }

    /// Returns true if the map builder's place leaves other intersections free.
    fn is_placed_well(&self, city: usize) -> bool {
        let [english, _] = self.room[city];
        self.leaves_crossings(city, &english, MIDDLE)
    }

    /// Returns the spot at the map builder's place, or near it.
    fn in_place(&self, city: usize) -> Option<NameSpot> {
        let label = self.labels[city];
        let largest = self.spot(city, label, NAME);
        if self.is_english(city) {
            return Some(largest).filter(|spot| self.is_read_at(city, spot));
        }
        let is_clear = |spot: &NameSpot| self.is_clear(city, spot, &[]);
        let sizes = SIZES.into_iter().filter(|&size| size <= self.most);
        let mut there = sizes.map(|size| self.spot(city, label, size));
        let mut steps = MOVED
            .into_iter()
            .flat_map(|by| [(by, 0.0), (-by, 0.0), (0.0, by), (0.0, -by)]);
        let beside = |(right, below): (f32, f32)| {
            let Point { x, y } = pose_of(label, self.turn).to_stage(Point::new(right, below));
            let spot = self.spot(city, Label { x, y, ..label }, SMALLEST);
            let is_free =
                is_clear(&spot) && !reaches(self.cities[city], ROUNDEL + 4.0, &spot.frame);
            is_free.then_some(spot)
        };
        there.find(is_clear).or_else(|| steps.find_map(beside))
    }

    /// The spot on any side of the city that is nearest to it and hides little, clear of the names that have spots.
    fn elsewhere(&self, city: usize, spots: &[Option<NameSpot>]) -> Option<NameSpot> {
        let own = Pose::new(self.cities[city], self.turn);
        let steps = |from: i32, to: i32| (from..=to).step_by(3).map(|step| step as f32);
        let places = steps(-48, 60).flat_map(|below| {
            let across = steps(-60, 60).map(move |right| Point::new(right, below));
            across.flat_map(|at| {
                [Anchor::Start, Anchor::Middle, Anchor::End].map(|anchor| (at, anchor))
            })
        });
        let spot = |size: f32, (at, anchor): (Point, Anchor)| {
            let Point { x, y } = own.to_stage(at);
            self.spot(city, Label { x, y, anchor }, size)
        };
        let far = |spot: &NameSpot| {
            away(&spot.frame, self.cities[city])
                + 0.1 * spot.frame.centre().distance(self.cities[city])
        };
        // The nearest come first, so that few of the thousands need a check.
        let find = |size: f32| {
            let all: Vec<_> = places.clone().map(|place| spot(size, place)).collect();
            // No distance is negative, so their bits have the same order.
            let number = |(at, spot)| Reverse((far(spot).to_bits(), at));
            let mut nearest: BinaryHeap<_> = all.iter().enumerate().map(number).collect();
            let next = iter::from_fn(|| nearest.pop());
            next.map(|Reverse((_, at))| all[at]).find(|found| {
                !reaches(self.cities[city], ROUNDEL + 2.0, &found.frame)
                    && self.is_clear(city, found, spots)
                    && self.hides_little(city, &found.frame)
            })
        };
        [18.0, 16.5, SMALLEST].into_iter().find_map(find)
    }

    /// Returns true if a name covers no other name, city, panel or sea, and clearly belongs to its own city.
    fn is_clear(&self, city: usize, spot: &NameSpot, spots: &[Option<NameSpot>]) -> bool {
        let frame = &spot.frame;
        let paper = frame.inset(-3.0);
        let others = || (0..self.names.len()).filter(|&other| other != city);
        let covers = |other: usize| match spots.get(other).copied().flatten() {
            Some(spot) => paper.overlaps(spot.frame),
            // The others may be longer too, and then move as well.
            None => self.room[other]
                .into_iter()
                .any(|room| paper.overlaps(room)),
        };
        !others().any(covers)
            && !others().any(|other| reaches(self.cities[other], ROUNDEL, &paper))
            && !self.kept.iter().any(|&kept| paper.overlaps(kept))
            && STAGE.holds(Point::new(frame.x, frame.y))
            && STAGE.holds(Point::new(frame.x + frame.w, frame.y + frame.h))
            && self.is_read_at(city, spot)
    }

    /// Returns true if a name is nearer to its own city than to any other, with or without descenders.
    fn is_read_at(&self, city: usize, spot: &NameSpot) -> bool {
        let wide = self.wide(city, spot.size);
        let capitals = frame_down_to(spot.label, self.turn, wide, spot.size, 0.0);
        [spot.frame, capitals].into_iter().all(|frame| {
            let own = away(&frame, self.cities[city]);
            let mut others = self.cities.iter().enumerate();
            others.all(|(other, &at)| other == city || away(&frame, at) - own >= NEARER)
        })
    }

    /// Returns true if a name leaves a radius round other intersections free.
    fn leaves_crossings(&self, city: usize, frame: &Frame, radius: f32) -> bool {
        let own = self.map.cities()[city].node;
        let mut nodes = self.map.nodes().filter(|&node| node != own);
        !nodes.any(|node| reaches(self.map.place(node).into(), radius, frame))
    }

    /// Returns true if a name leaves other intersections and most of each link free.
    fn hides_little(&self, city: usize, frame: &Frame) -> bool {
        let place = |node| Point::from(self.map.place(node));
        let hides = |a: Point, b: Point| {
            let under = |step: &u8| reaches(a.towards(b, f32::from(*step) / 20.0), 6.5, frame);
            (0..=20).filter(under).count() as f32 / 21.0
        };
        let mut links = self.map.links().iter();
        self.leaves_crossings(city, frame, CROSSING)
            && !links.any(|link| hides(place(link.a), place(link.b)) > HIDDEN)
    }
}

/// Distance of a point from a rectangle; 0 inside.
pub(super) fn away(frame: &Frame, at: Point) -> f32 {
    at.distance(nearest(frame, at))
}

/// The point of a rectangle that is nearest to a point.
pub(super) fn nearest(frame: &Frame, at: Point) -> Point {
    let x = at.x.clamp(frame.x, frame.x + frame.w);
    let y = at.y.clamp(frame.y, frame.y + frame.h);
    Point::new(x, y)
}

/// Returns the frame of a sea's or a range's name, with space on all sides for its rotation.
fn frame_of_art(pen: &Pen, name: &ArtName) -> Frame {
    let size = art_size(name.kind);
    let wide = measure::width(
        &spread(&pen.say(Message::name(&name.text))),
        Face::Text,
        size,
    );
    let (sin, cos) = name.turn.to_radians().sin_cos();
    let (across, down) = (
        wide * cos.abs() + size * sin.abs(),
        wide * sin.abs() + size * cos.abs(),
    );
    Frame::new(
        name.x - across / 2.0,
        name.y - 0.4 * size - down / 2.0,
        across,
        down,
    )
}

/// Frame of a city's name, from the capitals' height to below the base line.
pub(super) fn frame_of_name(label: Label, turn: Rotation, name: &str, size: f32) -> Frame {
    frame_down_to(label, turn, width(name, size), size, BELOW)
}

/// Depth of letters like g below the base line, as a share of their size.
const BELOW: f32 = 0.9 - measure::CAP_HEIGHT;

fn width(name: &str, size: f32) -> f32 {
    measure::width(name, Face::Narrow, size)
}

/// The same down to a share of the letters' size below the base line.
fn frame_down_to(label: Label, turn: Rotation, wide: f32, size: f32, below: f32) -> Frame {
    let left = match label.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => -wide / 2.0,
        Anchor::End => -wide,
    };
    let from = Point::new(left, -measure::CAP_HEIGHT * size);
    let to = Point::new(left + wide, below * size);
    frame_of(pose_of(label, turn).rect(from, to))
}

pub(super) fn pose_of(label: Label, turn: Rotation) -> Pose {
    Pose::new(Point::new(label.x, label.y), turn)
}
