//! A round's end, seat by seat: light under the rails that joined its cities, a train to the farthest of them, a
//! sign at each, and the coins that the seat pays.

use super::light::{reached, toured};
use super::rows;
use super::table::RailTable;
use crate::map;
use app::motion::gently;
use app::state::State;
use base::table::Pose;
use rules::maps::NodeId;
use rules::transglobal_rail::Seat;
use scene::{Colour, Fill, Op, Path, Pen, Point, Stroke, emblems, pen, theme};

/// The wagons of the train, the length of one, and the gap before the next, in stage units.
const WAGONS: usize = 3;
const WAGON: f32 = 30.0;
const COUPLING: f32 = 10.0;
/// Share of the time after which everything is lit and paid.
const ARRIVED: f32 = 0.67;
/// A coin is on its way for this share of the time.
const FLIGHT: f32 = 0.2;

/// Returns the finished share of a tour's way, for a share of its time.
pub(super) fn progress(share: f32) -> f32 {
    (share / ARRIVED).min(1.0)
}

/// The current seat's network, as far as the light has come.
struct Tour {
    seat: Seat,
    /// Share of the way behind the light.
    progress: f32,
    /// Links from the hub that the light has passed.
    front: f32,
    /// Shortest ways along rails from the seat's hub to its cities.
    ways: Vec<Way>,
    /// The seat's cities, each with its distance from the hub in links.
    cities: Vec<(NodeId, f32)>,
}

/// A rail on a way from a hub.
struct Way {
    from: NodeId,
    to: NodeId,
    /// Distance of `from` from the hub in links.
    away: f32,
}

impl Tour {
    fn of(state: &State, play: RailTable<'_>) -> Option<Self> {
        let (seat, share) = toured(state, play)?;
        let game = play.board();
        let reached = reached(play, seat);
        let (mut ways, mut cities) = (Vec::new(), Vec::new());
        let mut seen = vec![false; reached.len()];
        for &city in game.cities(seat) {
            let mut to = game.map().city(city).node;
            let Some((_, away)) = reached[to.index()] else {
                continue;
            };
            cities.push((to, away));
            while let Some((from, away)) = reached[to.index()].filter(|&(from, _)| from != to) {
                if std::mem::replace(&mut seen[to.index()], true) {
                    break;
                }
                let away = away - 1.0;
                ways.push(Way { from, to, away });
                to = from;
            }
        }
        let last = cities.iter().map(|&(_, away)| away).fold(0.0, f32::max);
        let progress = progress(share);
        Some(Self {
            seat,
            progress,
            front: progress * (last + 1.0),
            ways,
            cities,
        })
    }

    /// The line from the hub to the farthest city.
    fn longest(&self, play: RailTable<'_>) -> Vec<Point> {
        let farthest = self.cities.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        let mut at = farthest.map(|&(node, _)| node);
        let mut line = Vec::new();
        while let Some(node) = at {
            line.push(play.loaded_map.node(node));
            let way = self.ways.iter().find(|way| way.to == node);
            at = way.map(|way| way.from);
        }
        line.reverse();
        line
    }
}

/// Draws the light. It is under the rails, so that their builders stay visible.
pub(super) fn draw_below(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    let Some(Tour { front, ways, .. }) = Tour::of(state, play) else {
        return;
    };
    let passed = ways.iter().filter(|way| way.away < front);
    let path: Path = passed
        .flat_map(|way| {
            let [from, to] = [way.from, way.to].map(|node| play.loaded_map.node(node));
            let end = from.towards(to, (front - way.away).min(1.0));
            [Op::Move(from), Op::Line(end)]
        })
        .collect();
    pen.stroke(path.clone(), Stroke::round(theme::PANEL.alpha(0.5), 40.0));
    pen.stroke(path, Stroke::round(theme::GOLD, 31.0));
}

/// The train over the rails, and the signs at the cities.
pub(super) fn draw_above(state: &State, play: RailTable<'_>, hubs: &mut Pen) {
    let Some(tour) = Tour::of(state, play) else {
        return;
    };
    let reached = tour.cities.iter().filter(|&&(_, away)| away < tour.front);
    let places: Vec<Point> = reached
        .map(|&(node, _)| play.loaded_map.node(node))
        .collect();
    for &centre in &places {
        let ring = pen::circle(centre, 25.0);
        hubs.stroke(ring.clone(), Stroke::butt(theme::PANEL, 9.0));
        hubs.stroke(ring, Stroke::butt(theme::GOLD, 5.0));
    }
    let names = play.names();
    for &centre in &places {
        hubs.with_pose(Pose::new(centre, names.turn), draw_sign);
    }
    map::draw_names_at(hubs, play.loaded_map, &names, &places, 34.0);
    let colour = play.sitting[tour.seat].colour.colour();
    draw_train(hubs, &tour.longest(play), tour.progress, colour);
}

/// Draws the sign of a reached city, at the upper right of its ring round the point 0, 0.
fn draw_sign(pen: &mut Pen) {
    let at = Point::new(21.0, -21.0);
    let rim = Some(Stroke::round(theme::GOLD, 2.5));
    pen.path(pen::circle(at, 12.0), Some(Fill::Flat(theme::PANEL)), rim);
    emblems::draw_check(pen, at, 14.0, theme::DONE);
}

/// Draws the train with its head at a share of the way along a line.
fn draw_train(pen: &mut Pen, line: &[Point], share: f32, colour: Colour) {
    let whole: f32 = line.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
    let head = share * whole;
    for wagon in (0..WAGONS).rev() {
        let front = head - wagon as f32 * (WAGON + COUPLING);
        let back = (front - WAGON).max(0.0);
        if front - back < 0.4 * WAGON {
            continue;
        }
        let (from, to) = (place_on(line, back), place_on(line, front));
        let stretch = pen::line(from, to);
        pen.stroke(stretch.clone(), Stroke::round(theme::INK, 25.0));
        pen.stroke(stretch.clone(), Stroke::round(theme::PANEL, 21.0));
        pen.stroke(stretch, Stroke::round(colour, 15.0));
        // The engine has a funnel, a wagon a roof.
        match wagon {
            0 => pen.fill(pen::circle(from.towards(to, 0.8), 5.0), theme::PANEL),
            _ => {
                let roof = pen::line(from.towards(to, 0.15), from.towards(to, 0.85));
                pen.stroke(roof, Stroke::round(theme::PANEL.alpha(0.45), 7.0));
            }
        }
    }
}

/// Returns the point at a distance along a line, in stage units.
fn place_on(line: &[Point], mut along: f32) -> Point {
    for ends in line.windows(2) {
        let long = ends[0].distance(ends[1]);
        if along <= long {
            return ends[0].towards(ends[1], along / long.max(f32::EPSILON));
        }
        along -= long;
    }
    line.last().copied().unwrap_or_default()
}

/// Draws the coins that the current seat pays, from its panel to its hub.
pub(super) fn draw_coins(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    let Some((seat, share)) = toured(state, play) else {
        return;
    };
    let paid = play
        .ended()
        .map_or(0, |ended| ended.report.seats[seat].paid);
    let Some(hub) = play.board().hub(seat).filter(|_| paid > 0) else {
        return;
    };
    let (_, start) = state.facing(play.sitting[seat].place);
    let start = start.to_stage(rows::STACK);
    let end = play.loaded_map.node(hub);
    for coin in 0..paid {
        let sets_out = (ARRIVED - FLIGHT) * coin as f32 / paid as f32;
        let way = (share - sets_out) / FLIGHT;
        if (0.0..1.0).contains(&way) {
            emblems::draw_coin(pen, start.towards(end, gently(way)), 13.0);
        }
    }
}
