//! Built track as on a railway map: a bed in the builder's colour, sleepers in the builder's pattern, two rails,
//! and one cap where tracks meet.

use base::table::PlayerColour;
use scene::{Fill, Op, Path, Pen, Point, Stroke, emblems, pen, theme};

/// The width of the dark edge, of the bed and of a sleeper, in stage units.
pub(crate) const EDGE: f32 = 18.0;
const BED: f32 = 14.5;
const SLEEPER: f32 = 9.0;
/// Width of a rail, and its distance from the middle.
const RAIL: f32 = 1.5;
const GAUGE: f32 = 2.9;
/// The radius of a cap, and of the bolt in its middle.
const CAP: f32 = 9.0;
const BOLT: f32 = 3.2;

/// Unbuilt links between intersections, double where they cost $2.
pub(crate) fn draw_links(
    pen: &mut Pen,
    links: impl IntoIterator<Item = (Point, Point, u8)>,
    places: &[Point],
) {
    let (mut casing, mut single, mut double) = (Path::new(), Path::new(), Path::new());
    for (a, b, cost) in links {
        casing.extend([Op::Move(a), Op::Line(b)]);
        if cost == 1 {
            single.extend([Op::Move(a), Op::Line(b)]);
        } else {
            for side in [-3.6, 3.6] {
                let (a, b) = beside(a, b, side);
                double.extend([Op::Move(a), Op::Line(b)]);
            }
        }
    }
    pen.stroke(casing, Stroke::round(theme::LAND.alpha(0.75), 6.5));
    pen.stroke(double.clone(), Stroke::round(theme::LAND.alpha(0.9), 6.0));
    pen.stroke(single, Stroke::butt(theme::TRACK, 1.8));
    pen.stroke(double, Stroke::butt(theme::TRACK_DOUBLE, 2.0));
    let dots = places.iter().map(|&place| Op::Circle(place, 4.0)).collect();
    pen.path(
        dots,
        Some(Fill::Flat(theme::TRACK)),
        Some(Stroke::round(theme::LAND, 1.6)),
    );
}

/// Draws track in straight stretches, each with its builder's colour. `fresh` stretches have a light edge.
pub(crate) fn draw_network(
    pen: &mut Pen,
    rails: impl Iterator<Item = (Path, PlayerColour)> + Clone,
    fresh: Path,
) {
    let mut meetings = Meetings::default();
    for (path, colour) in rails.clone() {
        meetings.add(&path, colour);
        pen.stroke(path, Stroke::round(theme::MAP_INK, EDGE));
    }
    pen.stroke(fresh, Stroke::round(theme::INK, EDGE + 2.5));
    for (path, colour) in rails {
        draw_bed(pen, path, colour, 1.0);
    }
    meetings.draw(pen);
}

/// The bed of a stretch with its sleepers and rails, so strong.
pub(crate) fn draw_bed(pen: &mut Pen, path: Path, colour: PlayerColour, alpha: f32) {
    pen.stroke(
        path.clone(),
        Stroke::round(colour.colour().alpha(alpha), BED),
    );
    let (long, apart) = colour.sleepers();
    let wood = Stroke::butt(theme::INK.alpha(0.9 * alpha), SLEEPER);
    pen.stroke(path.clone(), wood.dashed(long, apart));
    let rails = [-GAUGE, GAUGE]
        .iter()
        .flat_map(|&side| moved(&path, side))
        .collect();
    pen.stroke(rails, Stroke::butt(theme::MAP_INK.alpha(alpha), RAIL));
}

/// Returns the stretches of a path, moved sideways by stage units. Each of them begins with a move.
fn moved(path: &[Op], by: f32) -> Path {
    stretches(path)
        .flat_map(|(a, b)| {
            let (a, b) = beside(a, b, by);
            [Op::Move(a), Op::Line(b)]
        })
        .collect()
}

fn stretches(path: &[Op]) -> impl Iterator<Item = (Point, Point)> + '_ {
    path.windows(2).filter_map(|pair| match *pair {
        [Op::Move(a), Op::Line(b)] => Some((a, b)),
        _ => None,
    })
}

/// The stretch moved sideways by stage units.
pub(crate) fn beside(a: Point, b: Point, by: f32) -> (Point, Point) {
    let length = a.distance(b).max(f32::EPSILON);
    let (dx, dy) = (-(b.y - a.y) / length * by, (b.x - a.x) / length * by);
    (
        Point::new(a.x + dx, a.y + dy),
        Point::new(b.x + dx, b.y + dy),
    )
}

/// The points in which stretches end, each with the colours of its stretches.
#[derive(Default)]
struct Meetings(Vec<(Point, Meeting)>);

/// The stretches that end at a point: their number, and a flag for each colour.
#[derive(Default)]
struct Meeting {
    count: usize,
    of: [bool; PlayerColour::ALL.len()],
}

impl Meetings {
    fn add(&mut self, path: &[Op], colour: PlayerColour) {
        for (a, b) in stretches(path) {
            for end in [a, b] {
                let known = self.0.iter().position(|(point, _)| *point == end);
                let at = known.unwrap_or_else(|| {
                    self.0.push((end, Meeting::default()));
                    self.0.len() - 1
                });
                let (_, meeting) = &mut self.0[at];
                meeting.count += 1;
                meeting.of[colour as usize] = true;
            }
        }
    }

    /// Draws the caps: one for each point in which two stretches or more meet, with an equal part for each colour.
    fn draw(self, pen: &mut Pen) {
        for (centre, meeting) in self.0.into_iter().filter(|(_, meeting)| meeting.count > 1) {
            let colours = PlayerColour::ALL.into_iter();
            let colours: Vec<_> = colours
                .filter(|&colour| meeting.of[colour as usize])
                .collect();
            let edge = Stroke::round(theme::MAP_INK, 2.0);
            let disc = pen::circle(centre, CAP);
            pen.path(disc, Some(Fill::Flat(colours[0].colour())), Some(edge));
            let part = 2.0 / colours.len() as f32;
            for (number, colour) in colours.iter().enumerate().skip(1) {
                let from = number as f32 * part;
                let sector = emblems::sector(centre, CAP - 1.0, from, part);
                pen.fill(sector, colour.colour());
            }
            let bolt = Some(Fill::Flat(theme::INK));
            let rim = Some(Stroke::round(theme::MAP_INK, 1.4));
            pen.path(pen::circle(centre, BOLT), bolt, rim);
        }
    }
}
