//! What native tests compute a million times: geometry on the stage, which is figures as corners and the boxes of
//! words, and cheapest networks. It is a separate crate that is optimised, and the tests themselves are not.

pub mod networks;

use scene::{Anchor, Item, Op, Point, Text, measure};

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The corner at the top left.
    pub from: Point,
    /// The corner at the bottom right.
    pub to: Point,
}

impl Bounds {
    /// The rectangle between two corners.
    pub fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// The smallest that holds all points.
    pub fn of(points: impl IntoIterator<Item = Point>) -> Self {
        let (from, to) = (f32::NEG_INFINITY, f32::INFINITY);
        let nothing = Self::new(Point::new(to, to), Point::new(from, from));
        points.into_iter().fold(nothing, |all, point| Self {
            from: Point::new(all.from.x.min(point.x), all.from.y.min(point.y)),
            to: Point::new(all.to.x.max(point.x), all.to.y.max(point.y)),
        })
    }

    /// Returns the distance of two rectangles: negative where they overlap.
    pub fn apart(&self, other: &Self) -> f32 {
        let across = (self.from.x - other.to.x).max(other.from.x - self.to.x);
        across.max((self.from.y - other.to.y).max(other.from.y - self.to.y))
    }

    /// Returns true if another rectangle is inside with this margin on every side.
    pub fn holds(&self, other: &Self, room: f32) -> bool {
        let before = other.from.x - self.from.x >= room && other.from.y - self.from.y >= room;
        before && self.to.x - other.to.x >= room && self.to.y - other.to.y >= room
    }

    /// The largest rectangle that is left when another covers a part of it; `None` if it covers all.
    pub fn without(&self, cover: &Self) -> Option<Self> {
        if self.apart(cover) >= 0.0 {
            return Some(*self);
        }
        let (from, to) = (self.from, self.to);
        let rests = [
            Self::new(from, Point::new(cover.from.x, to.y)),
            Self::new(from, Point::new(to.x, cover.from.y)),
            Self::new(Point::new(cover.to.x, from.y), to),
            Self::new(Point::new(from.x, cover.to.y), to),
        ];
        let real = |rest: &Self| rest.size().0 > 0.0 && rest.size().1 > 0.0;
        let largest = |a: &Self, b: &Self| a.area().total_cmp(&b.area());
        rests.into_iter().filter(real).max_by(largest)
    }

    /// Returns the rectangle enlarged on every side.
    pub fn grown(&self, by: f32) -> Self {
        let (from, to) = (self.from, self.to);
        let from = Point::new(from.x - by, from.y - by);
        Self::new(from, Point::new(to.x + by, to.y + by))
    }

    /// Returns true if a point is in it, or on its rim.
    pub fn covers(&self, at: Point) -> bool {
        let (from, to) = (self.from, self.to);
        (from.x..=to.x).contains(&at.x) && (from.y..=to.y).contains(&at.y)
    }

    /// Its corners and the middles of its sides.
    pub fn rim(&self) -> [Point; 8] {
        let (from, to) = (self.from, self.to);
        let middle = from.towards(to, 0.5);
        let at = Point::new;
        [
            from,
            at(middle.x, from.y),
            at(to.x, from.y),
            at(to.x, middle.y),
            to,
            at(middle.x, to.y),
            at(from.x, to.y),
            at(from.x, middle.y),
        ]
    }

    /// Its width and its height.
    pub fn size(&self) -> (f32, f32) {
        (self.to.x - self.from.x, self.to.y - self.from.y)
    }

    /// Its area, in square units.
    pub fn area(&self) -> f32 {
        let (wide, high) = self.size();
        wide * high
    }
}

/// A filled figure: rings of corners, with curves and circles as short stretches.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Each from its first corner back to that, with what it fills.
    rings: Vec<(Bounds, Vec<Point>)>,
    /// The smallest rectangle that holds it.
    pub bounds: Bounds,
}

impl Figure {
    /// The figure that a path encloses.
    pub fn new(path: &[Op]) -> Self {
        let mut rings: Vec<Vec<Point>> = Vec::new();
        let mut add = |points: &[Point], anew: bool| {
            if anew || rings.is_empty() {
                rings.push(Vec::new());
            }
            rings.last_mut().expect("there is one").extend(points);
        };
        for &op in path {
            match op {
                Op::Move(to) => add(&[to], true),
                Op::Line(to) | Op::Quad(_, to) => add(&[to], false),
                // Rounded corners matter by a few units only. In a pill the words stay away from its ends, because
                // they are in the middle.
                Op::Corner(by, ..) => add(&[by], false),
                Op::Circle(centre, radius) => add(&round(centre, radius), true),
                Op::Close => {}
            }
        }
        let bounds = Bounds::of(rings.iter().flatten().copied());
        let closed = |mut ring: Vec<Point>| {
            let bounds = Bounds::of(ring.iter().copied());
            ring.extend(ring.first().copied());
            (bounds, ring)
        };
        let rings = rings.into_iter().map(closed).collect();
        Self { rings, bounds }
    }

    /// Returns true if a point is inside, by the even-odd rule.
    pub fn holds(&self, at: Point) -> bool {
        if !self.bounds.covers(at) {
            return false;
        }
        // A ring that fills nothing there is crossed an even number of times. Most are such: this is a hot line.
        let near = self.rings.iter().filter(|(bounds, _)| bounds.covers(at));
        let crossings = |(_, ring): &(Bounds, Vec<Point>)| {
            let crosses = |side: &&[Point]| {
                let (a, b) = (side[0], side[1]);
                (a.y > at.y) != (b.y > at.y)
                    && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x
            };
            ring.windows(2).filter(crosses).count()
        };
        near.map(crossings).sum::<usize>() % 2 == 1
    }
}

fn round(centre: Point, radius: f32) -> [Point; 32] {
    std::array::from_fn(|step| {
        let (sin, cos) = (std::f32::consts::TAU * step as f32 / 32.0).sin_cos();
        Point::new(centre.x + radius * cos, centre.y + radius * sin)
    })
}

/// A line of words where it is read: a rectangle that may be turned.
#[derive(Clone, Debug)]
pub struct Line {
    /// The words, without the hair spaces that keep letters apart.
    pub words: String,
    /// True if a rim lets the words be read on any ground.
    pub halo: bool,
    /// The corners, going round.
    pub corners: [Point; 4],
    /// The smallest upright rectangle that holds it.
    pub bounds: Bounds,
}

impl Line {
    /// Where a text is read.
    pub fn new(text: &Text) -> Self {
        let wide = measure::width(&text.words, text.face, text.size);
        let left = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => -wide / 2.0,
            Anchor::End => -wide,
        };
        let (sin, cos) = text.turn.to_radians().sin_cos();
        let deep = if text
            .words
            .contains(['g', 'j', 'p', 'q', 'y', 'Q', ',', ';', '$'])
        {
            0.2
        } else {
            0.02
        };
        let (top, bottom) = (-measure::CAP_HEIGHT * text.size, deep * text.size);
        let corner = |x: f32, y: f32| {
            Point::new(text.at.x + x * cos - y * sin, text.at.y + x * sin + y * cos)
        };
        let right = left + wide;
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let corners = corners.map(|(x, y)| corner(x, y));
        Self {
            words: text.words.replace('\u{200a}', ""),
            halo: text.halo.is_some(),
            corners,
            bounds: Bounds::of(corners),
        }
    }

    /// Returns the distance of two lines: negative where they overlap.
    ///
    /// Between turned ones it is measured along the sides of both.
    pub fn apart(&self, other: &Self) -> f32 {
        let sides = |line: &Self| [0, 1].map(|side| (line.corners[side], line.corners[side + 1]));
        let axes = sides(self).into_iter().chain(sides(other));
        axes.map(|(a, b)| {
            let long = a.distance(b).max(f32::EPSILON);
            let along = ((b.x - a.x) / long, (b.y - a.y) / long);
            let reach = |line: &Self| {
                let ends = line.corners.map(|c| c.x * along.0 + c.y * along.1);
                let most = ends.into_iter().fold(f32::MIN, f32::max);
                (ends.into_iter().fold(f32::MAX, f32::min), most)
            };
            let ((from, to), (start, end)) = (reach(self), reach(other));
            (from - end).max(start - to)
        })
        .fold(f32::MIN, f32::max)
    }

    /// Points all over it, close to its corners and edges too: what touches a letter's edge by a unit
    /// hides nothing of it.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        let [a, b, c, d] = self.corners;
        let middle = a.towards(c, 0.5);
        let long = a.distance(c).max(f32::EPSILON);
        let [a, b, d] = [a, b, d].map(|corner| corner.towards(middle, 2.0 / long));
        let steps = (a.distance(b) / 8.0).ceil().max(1.0) as usize;
        let point = move |across: usize, down: usize| {
            let along = a.towards(b, across as f32 / steps as f32);
            let (x, y) = (d.x - a.x, d.y - a.y);
            let share = down as f32 / 3.0;
            Point::new(along.x + x * share, along.y + y * share)
        };
        (0..=3).flat_map(move |down| (0..=steps).map(move |across| point(across, down)))
    }
}

/// The words of an item, if it is any.
pub fn line(item: &Item) -> Option<Line> {
    match item {
        Item::Text(text) if !text.words.trim().is_empty() => Some(Line::new(text)),
        _ => None,
    }
}
