//! The picture of the world under the workshop's frame.

use app::loadable::Loadable;
use app::state::State;
use app::workshop::{SHAPE, View, frame_width};
use app::world::WorldPicture;
use base::words;
use scene::widgets;
use scene::{Face, Frame, Op, Path, Pen, Point, Stroke, Style, Target, WorkshopTarget, pen, theme};

const QUIET: Style = Style::new(Face::Text, 17.0, theme::QUIET);

/// The world as it lies in a picture.
#[derive(Clone, Copy)]
struct Lie {
    view: View,
    centre: Point,
    /// Width of the frame.
    wide: f32,
}

impl Lie {
    fn of(view: View, picture: Frame) -> Self {
        Self {
            view,
            centre: picture.centre(),
            wide: frame_width(picture.w, picture.h),
        }
    }

    fn frame(self) -> Frame {
        let high = self.wide / SHAPE;
        let (x, y) = (self.centre.x - self.wide / 2.0, self.centre.y - high / 2.0);
        Frame::new(x, y, self.wide, high)
    }

    /// Distances to the right at which the picture repeats the world.
    fn rounds(self) -> [f32; 3] {
        [-1.0, 0.0, 1.0].map(|turns| turns * self.view.turn() * self.wide)
    }

    /// Where a place lies.
    fn point(self, place: [i16; 2]) -> Point {
        let [right, down] = self.view.place(place);
        let at = |middle: f32, by: f32| middle + by * self.wide;
        Point::new(at(self.centre.x, right), at(self.centre.y, down))
    }
}

/// The world with the frame over it. While no map has been asked for it can be moved.
pub(super) fn draw(state: &State, picture: Frame, pen: &mut Pen) {
    let view = state.lobby.workshop.view();
    pen.fill(pen::rounded(picture, 4.0), theme::SEA);
    let lie = Lie::of(view, picture);
    match state.library.world() {
        Some(Loadable::Here(world)) => {
            pen.unmirrored(picture, |pen| draw_land(world, lie, picture, pen));
        }
        Some(Loadable::Broken(why)) => {
            let room = picture.inset(16.0);
            let top = Point::new(room.x, room.y + QUIET.size());
            widgets::paragraph(pen, why, top, room.w, QUIET);
        }
        Some(Loadable::Coming) | None => {
            let at = picture.centre();
            widgets::centred(pen, words::lobby_map_coming(), at, QUIET.middle());
        }
    }
    let rim = Stroke::round(theme::GOLD, 3.0);
    pen.stroke(pen::rounded(lie.frame(), 6.0), rim);
    if state.lobby.workshop.map().is_none() {
        let world = Target::Workshop(WorkshopTarget::World);
        let name = words::workshop_world(view.told());
        pen.target(world, picture, true).named(name);
    }
}

/// The countries, and the net of meridians and parallels: what is in the frame is brighter.
fn draw_land(world: &WorldPicture, lie: Lie, picture: Frame, pen: &mut Pen) {
    let frame = lie.frame();
    pen.fill(pen::rounded(frame, 6.0), theme::SEA_LIGHT);
    let (mut dim, mut bright, mut borders) = (Path::new(), Path::new(), Path::new());
    for ring in world.rings() {
        let places: Vec<[i16; 2]> = ring.collect();
        let ring: Vec<Point> = places.iter().map(|&at| lie.point(at)).collect();
        let Some(round) = Frame::around(ring.iter().copied()) else {
            continue;
        };
        for by in lie.rounds() {
            let round = Frame {
                x: round.x + by,
                ..round
            };
            if round.overlaps(picture) {
                let moved = ring.iter().map(|at| Point::new(at.x + by, at.y));
                let moved: Vec<Point> = moved.collect();
                if round.overlaps(frame) {
                    bright.extend(pen::polygon(frame.clip(moved.clone())));
                }
                borders.extend(border(&places, &moved, picture));
                dim.extend(pen::polygon(picture.clip(moved)));
            }
        }
    }
    pen.fill(dim, theme::LAND_DIM);
    pen.fill(bright, theme::LAND);
    pen.stroke(borders, Stroke::round(theme::MAP_INK.alpha(0.5), 1.5));
    pen.stroke(
        net(lie, picture),
        Stroke::butt(theme::SHORE.alpha(0.25), 1.0),
    );
}

/// The sides of a ring, as far as they lie in the picture. Land that goes on behind the date line has no border there.
fn border(places: &[[i16; 2]], ring: &[Point], picture: Frame) -> Path {
    let corners = || places.iter().zip(ring);
    let sides = corners().zip(corners().cycle().skip(1));
    let goes_on = |from: [i16; 2], to: [i16; 2]| from[0] == to[0] && from[0].abs() == 1800;
    let seen = sides.filter_map(|((&from, &start), (&to, &end))| {
        if goes_on(from, to) {
            return None;
        }
        match picture.holds(start) && picture.holds(end) {
            true => Some([start, end]),
            false => picture.clip(vec![start, end]).first_chunk().copied(),
        }
    });
    seen.flat_map(|[from, to]| [Op::Move(from), Op::Line(to)])
        .collect()
}

/// Meridians and parallels.
fn net(lie: Lie, picture: Frame) -> Path {
    let degrees = |tenths: i16| lie.point([tenths, 0]).x - lie.point([0, 0]).x;
    let steps = [10, 50, 100, 300];
    let mut wide = steps.into_iter().filter(|&step| degrees(step) >= 60.0);
    let step = wide.next().unwrap_or(300);
    let mut path = Path::new();
    let mut line = |from: Point, to: Point| path.extend([Op::Move(from), Op::Line(to)]);
    let (right, low) = (picture.x + picture.w, picture.y + picture.h);
    for lon in (-1800..1800).step_by(step as usize) {
        for by in lie.rounds() {
            let x = lie.point([lon, 0]).x + by;
            if (picture.x..right).contains(&x) {
                line(Point::new(x, picture.y), Point::new(x, low));
            }
        }
    }
    for lat in (-800..=800_i16).step_by(step as usize) {
        let y = lie.point([0, lat]).y;
        if (picture.y..low).contains(&y) {
            line(Point::new(picture.x, y), Point::new(right, y));
        }
    }
    path
}
