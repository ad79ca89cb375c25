//! The own cities on an own screen, wherever they may be seen. Those out of sight have a sign at the edge of the
//! map, which leads there.

use super::table::RailTable;
use app::layout::OwnScreen;
use app::state::State;
use base::sort::sort_few_by;
use base::words::{self, Message};
use rules::maps::CityId;
use rules::transglobal_rail::{Phase, Seat};
use scene::{Colour, Frame, Op, Pen, Point, SeatTarget, Stroke, Target, emblems, pen, theme};

/// Radius of a sign at the edge, its distance from the edge, and the distance between two signs.
const SIGN: f32 = 16.0;
const AWAY: f32 = 28.0;
const APART: f32 = 49.0;
/// Half the side of a sign's target.
const TOUCHED: f32 = 22.0;
/// Distance inside the map's area from which a city counts as in sight.
const INSIDE: f32 = 10.0;

/// Returns the own cities that are not connected yet with their positions, if they may be seen on this screen now.
pub(super) fn shown<'a>(
    state: &State,
    play: RailTable<'a>,
    viewer: Seat,
) -> impl Iterator<Item = (CityId, Point)> + use<'a> {
    let game = play.game();
    let is_open = play.ended().is_none() && state.list_is_open(play.sitting[viewer].place);
    let hand = is_open.then(|| game.list(viewer));
    let waiting = hand.into_iter().flatten().filter(|&(_, done)| !done);
    waiting.map(move |(city, _)| (city, place(play, city)))
}

/// Returns the positions of the own cities, if a single person sees this screen; empty otherwise.
pub(super) fn places_of_hand(state: &State, play: RailTable<'_>, viewer: Seat) -> Vec<Point> {
    if !state.is_own_hand(play.sitting[viewer].place) {
        return Vec::new();
    }
    let cities = play.game().cities(viewer).iter();
    cities.map(|&city| place(play, city)).collect()
}

fn place(play: RailTable<'_>, city: CityId) -> Point {
    play.loaded_map.node(play.game().map().city(city).node)
}

/// A sign at the edge of the map.
struct Sign {
    /// Its middle.
    at: Point,
    /// Position of the city, beyond the edge.
    beyond: Point,
    city: CityId,
}

/// Returns the signs of the own cities that are out of sight.
fn signs(state: &State, play: RailTable<'_>, own: OwnScreen, viewer: Seat) -> Vec<Sign> {
    let camera = state.camera();
    let mut signs: Vec<Sign> = Vec::new();
    for (city, at) in shown(state, play, viewer) {
        let beyond = camera.to_stage(at);
        if own.board.inset(INSIDE).holds(beyond) {
            continue;
        }
        let is_free = |at: &Point| {
            let is_apart = |other: &Sign| {
                let (across, along) = (other.at.x - at.x, other.at.y - at.y);
                across.abs().max(along.abs()) >= APART
            };
            let frame = Frame::new(at.x, at.y, 0.0, 0.0).inset(TOUCHED - APART);
            signs.iter().all(is_apart) && !frame.overlaps(own.looks())
        };
        let edge = own.board.inset(AWAY);
        let mut places = edge_places(edge, beyond).chain(around_edge(edge, beyond));
        // If there is no space for a sign, the list leads there as well.
        let at = places.find(is_free);
        signs.extend(at.map(|at| Sign { at, beyond, city }));
    }
    signs
}

/// Places on the edge of a frame, from the one on the way to a point beyond it along the edge to both sides.
fn edge_places(edge: Frame, beyond: Point) -> impl Iterator<Item = Point> {
    let middle = edge.centre();
    let (right, down) = (beyond.x - middle.x, beyond.y - middle.y);
    let share = |half: f32, way: f32| half / way.abs().max(f32::EPSILON);
    let [across, along] = [share(edge.w / 2.0, right), share(edge.h / 2.0, down)];
    let at = middle.towards(beyond, across.min(along));
    let steps = (0..16).flat_map(|step: u8| [f32::from(step), -f32::from(step)]);
    steps.map(move |step| {
        let by = step * APART / 2.0;
        let at = match across < along {
            true => Point::new(at.x, at.y + by),
            false => Point::new(at.x + by, at.y),
        };
        edge.keeping(at, 0.0, 0.0)
    })
}

/// Returns the name of a button that leads to a city.
pub(super) fn go_to(play: RailTable<'_>, city: CityId) -> Message {
    words::mirror_go(Message::name(&play.game().map().city(city).name))
}

/// Places on all sides of a frame, the nearest to a point beyond it first.
fn around_edge(edge: Frame, beyond: Point) -> impl Iterator<Item = Point> {
    const STEPS: u8 = 24;
    let shares = (0..=STEPS).map(|step| f32::from(step) / f32::from(STEPS));
    let sides = shares.flat_map(|share| {
        let (x, y) = (edge.x + share * edge.w, edge.y + share * edge.h);
        [
            Point::new(x, edge.y),
            Point::new(x, edge.y + edge.h),
            Point::new(edge.x, y),
            Point::new(edge.x + edge.w, y),
        ]
    });
    let mut places: Vec<Point> = sides.collect();
    sort_few_by(&mut places, |a, b| a.distance(beyond) < b.distance(beyond));
    places.into_iter()
}

/// Draws the signs, each with an arrow towards its city. They keep fingers off the map below them.
pub(super) fn draw_signs(
    state: &State,
    play: RailTable<'_>,
    own: OwnScreen,
    viewer: Seat,
    pen: &mut Pen,
) {
    // They help with a choice, so a moment of the whole table has none.
    if matches!(play.game().phase(), Phase::Finished) || state.holds_still() {
        return;
    }
    let map = play.game().map();
    for Sign { at, beyond, city } in signs(state, play, own, viewer) {
        let away = at.distance(beyond).max(f32::EPSILON);
        let (right, down) = ((beyond.x - at.x) / away, (beyond.y - at.y) / away);
        let point = |ahead: f32, aside: f32| {
            let (x, y) = (ahead * right - aside * down, ahead * down + aside * right);
            Point::new(at.x + x, at.y + y)
        };
        let arrow = vec![
            Op::Move(point(SIGN + 10.0, 0.0)),
            Op::Line(point(SIGN - 1.0, 9.0)),
            Op::Line(point(SIGN - 1.0, -9.0)),
            Op::Close,
        ];
        pen.stroke(arrow.clone(), Stroke::round(theme::MAP_INK, 4.0));
        pen.fill(arrow, theme::GOLD);
        pen.fill(pen::circle(at, SIGN), theme::PANEL);
        pen.stroke(pen::circle(at, SIGN), Stroke::butt(theme::GOLD, 2.5));
        let region = &map.regions()[map.city(city).region];
        let colour = Colour::parse(&region.colour).unwrap_or(theme::MAP_INK);
        emblems::draw_region(pen, region.symbol, colour, at, 0.62 * SIGN);
        let room = Frame::new(at.x, at.y, 0.0, 0.0).inset(-TOUCHED);
        let target = Target::Seat(play.sitting[viewer].place, SeatTarget::City(city));
        pen.target(target, room, true).named(go_to(play, city));
    }
}
