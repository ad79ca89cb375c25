//! Marks that show why a link costs $2: a bridge over water, or a tunnel through a range. A link has one small
//! mark, unless a city or the mark of another link is too near.

use rules::maps::{Art, RailMap};
use scene::{Op, Path, Pen, Point, Stroke, theme};

use super::{holds, points};
use crate::rails::beside;

/// Minimum distance of a mark from a city, in stage units.
const CLEAR: f32 = 32.0;
/// Minimum distance of two marks. The one of a link beside it says why a link without a mark is dear.
const APART: f32 = 25.0;
/// Half the length of a bridge, and the distance of its walls from the middle of the link.
const SPAN: f32 = 7.0;
const WALL: f32 = 6.6;
/// Distance by which the ends of a bridge's walls bend outwards.
const WING: f32 = 2.8;
/// Half of the width of a tunnel's mouth.
const MOUTH: f32 = 4.4;

/// The obstacle of a link that costs two.
#[derive(Clone, Copy)]
enum Crossing {
    Bridge,
    Tunnel,
}

/// Draws the marks of the links that cost two.
pub(super) fn draw(pen: &mut Pen, map: &RailMap) {
    let (mut walls, mut mouths) = (Path::new(), Path::new());
    for (crossing, at, [a, b]) in marks(map) {
        match crossing {
            Crossing::Bridge => walls.extend(bridge(at, a, b)),
            Crossing::Tunnel => mouths.extend(mouth(at)),
        }
    }
    pen.stroke(walls.clone(), Stroke::round(theme::LAND.alpha(0.8), 4.0));
    pen.stroke(walls, Stroke::round(theme::TRACK_DOUBLE, 1.7));
    pen.stroke(mouths.clone(), Stroke::round(theme::LAND, 5.0));
    pen.stroke(mouths.clone(), Stroke::round(theme::HATCH, 2.4));
    pen.fill(mouths, theme::HATCH_INK);
}

/// The marks of a map: the obstacle, the place of the mark, and the ends of the link.
fn marks(map: &RailMap) -> Vec<(Crossing, Point, [Point; 2])> {
    let cities = map.cities().iter();
    let cities: Vec<Point> = cities.map(|city| map.place(city.node).into()).collect();
    let mut marks: Vec<(Crossing, Point, [Point; 2])> = Vec::new();
    for link in map.links().iter().filter(|link| link.cost > 1) {
        let ends = [link.a, link.b].map(|node| map.place(node).into());
        if let Some((crossing, at)) = find(map.art(), ends[0], ends[1])
            && cities.iter().all(|city| city.distance(at) >= CLEAR)
            && marks
                .iter()
                .all(|(_, other, _)| other.distance(at) >= APART)
        {
            marks.push((crossing, at, ends));
        }
    }
    marks
}

/// The obstacle of a link, and the place of its mark: in the middle part of the link.
fn find(art: &Art, a: Point, b: Point) -> Option<(Crossing, Point)> {
    let share = |share: f32| a.towards(b, share);
    let is_high = |at: &Point| holds(&art.mountains, *at) || holds(&art.voids, *at);
    let is_water = |at: &Point| !holds(&art.land, *at) || holds(&art.lakes, *at);
    let from_middle = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].map(share);
    // In a valley the river is the visible feature.
    let water = river(art, a, b).or_else(|| from_middle.into_iter().find(is_water));
    let (crossing, at) = match water {
        Some(water) => (Crossing::Bridge, water),
        None => (Crossing::Tunnel, from_middle.into_iter().find(is_high)?),
    };
    // Near an end it would cover the marks of other links.
    let along = a.distance(at) / a.distance(b);
    Some((crossing, share(along.clamp(0.36, 0.64))))
}

/// The crossing of a link with a river, nearest to its middle.
fn river(art: &Art, a: Point, b: Point) -> Option<Point> {
    let middle = a.towards(b, 0.5);
    let mut nearest: Option<Point> = None;
    for river in &art.rivers {
        let bends = points(river);
        for (from, to) in bends.clone().zip(bends.skip(1)) {
            if let Some(at) = meeting(a, b, from, to)
                && nearest.is_none_or(|known| at.distance(middle) < known.distance(middle))
            {
                nearest = Some(at);
            }
        }
    }
    nearest
}

/// The point in which two stretches cross.
fn meeting(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let turn = |p: Point, q: Point| p.x * q.y - p.y * q.x;
    let from = |p: Point, q: Point| Point::new(q.x - p.x, q.y - p.y);
    let (along, river, apart) = (from(a, b), from(c, d), from(a, c));
    let slant = turn(along, river);
    let (share, other) = (turn(apart, river) / slant, turn(apart, along) / slant);
    let within = |share: f32| (0.0..=1.0).contains(&share);
    (slant != 0.0 && within(share) && within(other)).then(|| a.towards(b, share))
}

/// Returns the two walls of a bridge on a link, with ends that bend outwards.
fn bridge(at: Point, a: Point, b: Point) -> Path {
    let share = SPAN / a.distance(b).max(SPAN);
    let (ahead, back) = (at_share(at, a, b, share), at_share(at, a, b, -share));
    let (more, less) = (
        at_share(at, a, b, 1.5 * share),
        at_share(at, a, b, -1.5 * share),
    );
    let walls = [-1.0, 1.0].map(|side| {
        let (from, to) = beside(back, ahead, side * WALL);
        let (first, last) = beside(less, more, side * (WALL + WING));
        [
            Op::Move(first),
            Op::Line(from),
            Op::Line(to),
            Op::Line(last),
        ]
    });
    walls.into_iter().flatten().collect()
}

/// Returns a point on the line of a link, a share of its length after another point.
fn at_share(at: Point, a: Point, b: Point, share: f32) -> Point {
    Point::new(at.x + share * (b.x - a.x), at.y + share * (b.y - a.y))
}

/// The mouth of a tunnel.
fn mouth(centre: Point) -> Path {
    let at = |x: f32, y: f32| Point::new(centre.x + x * MOUTH, centre.y + y * MOUTH);
    vec![
        Op::Move(at(-1.0, 0.9)),
        Op::Line(at(-1.0, -0.1)),
        Op::Quad(at(-1.0, -1.1), at(0.0, -1.1)),
        Op::Quad(at(1.0, -1.1), at(1.0, -0.1)),
        Op::Line(at(1.0, 0.9)),
        Op::Close,
    ]
}

#[cfg(test)]
mod tests {
    use super::super::shipped;
    use super::*;

    #[test]
    fn every_link_that_costs_two_shows_why() {
        for (title, rails) in shipped() {
            let (mut bridges, mut tunnels, mut unclear) = (0, 0, 0);
            let marks = marks(&rails);
            for link in rails.links().iter().filter(|link| link.cost > 1) {
                let [a, b] = [link.a, link.b].map(|node| Point::from(rails.place(node)));
                let Some((crossing, at)) = find(rails.art(), a, b) else {
                    unclear += 1;
                    continue;
                };
                match crossing {
                    Crossing::Bridge => bridges += 1,
                    Crossing::Tunnel => tunnels += 1,
                }
                let city = |node| rails.city_at(node).is_some();
                let near = marks.iter().any(|(_, other, _)| other.distance(at) < APART);
                assert!(near || city(link.a) || city(link.b), "{title}: {at:?}");
                // It is on the link, away from the ends.
                let (long, from, to) = (a.distance(b), a.distance(at), b.distance(at));
                assert!((from + to - long).abs() < 0.1, "{title}: {at:?}");
                assert!(from.min(to) > 0.35 * long, "{title}: {at:?}");
            }
            let least = match title {
                "Great Lakes" => (3, 2),
                // It has short rivers.
                "British Isles" => (20, 10),
                // Most of its double links cross the sea.
                "World" => (40, 2),
                _ => (40, 10),
            };
            assert!(bridges > least.0 && tunnels > least.1, "{title}");
            // The picture's rivers are simplified, so a few links touch none of them.
            assert!(unclear <= 3, "{title}: {unclear}");
        }
    }

    #[test]
    fn lines_cross_where_they_do() {
        let at = Point::new;
        let cross = |a, b| meeting(at(0.0, 0.0), at(10.0, 0.0), a, b);
        assert_eq!(cross(at(4.0, -2.0), at(4.0, 2.0)), Some(at(4.0, 0.0)));
        assert_eq!(cross(at(4.0, 1.0), at(4.0, 2.0)), None);
        assert_eq!(cross(at(12.0, -2.0), at(12.0, 2.0)), None);
        assert_eq!(cross(at(0.0, 1.0), at(10.0, 1.0)), None);
    }
}
