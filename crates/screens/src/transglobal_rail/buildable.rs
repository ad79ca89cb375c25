//! Links that the player on turn may build. All of them are targets. Thin dashes mark those near the hub, the last
//! build or a finger, so that the map stays readable.

use super::table::RailTable;
use crate::rails::beside;
use app::state::State;
use rules::Spot;
use rules::maps::LinkId;
use rules::transglobal_rail::Seat;
use scene::{Area, Op, Path, Pen, Point, Stroke, Target, theme};

/// Maximum distance of a marked link, in units of the map.
const NEAR: f32 = 250.0;
/// Maximum distance from a finger of a link with a full mark.
const FULL: f32 = 100.0;
/// Number of steps between no mark and a full one.
const STEPS: f32 = 4.0;
/// The width of a dash on the screen, and its length and the gap after it.
const DASH: f32 = 1.8;
const LONG: (f32, f32) = (7.5, 4.5);
/// Half the distance between the two dashes of a double link, in units of the map.
const APART: f32 = 4.0;
/// The width of the pale bed under the dashes of a single link and of a double one, in units of the map.
const BEDS: [f32; 2] = [6.5, 14.0];
/// Radius round an intersection that is free of dashes, in units of the map.
const CROSSING: f32 = 7.0;

/// Draws the marks of possible links, and makes all links targets.
///
/// No cities influence it: all near links have marks, and no others.
pub(super) fn draw(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let (game, map) = (play.game(), play.loaded_map);
    let buildable = game.buildable();
    let mut allowed = vec![false; game.map().links().len()];
    for link in &buildable {
        allowed[link.index()] = true;
    }
    for (link, allowed) in game.map().link_ids().zip(allowed) {
        // Built ones too, because a second touch on a link means that link, not a neighbour.
        let target = Target::Board(Spot::Link(link));
        pen.area(target, map.link_area(link), allowed);
    }
    if state.is_cut_off() {
        return;
    }
    let marks = Marks::new(state, play, seat, &buildable);
    for step in 1..=STEPS as usize {
        let is_of_step = |&&link: &&LinkId| marks.step(play, link) == step;
        let links: Vec<LinkId> = buildable.iter().filter(is_of_step).copied().collect();
        if !links.is_empty() {
            draw_dashes(state, play, seat, (&links, step as f32 / STEPS), pen);
        }
    }
}

/// Points near which links have marks.
struct Marks {
    /// The hub or the last build, with full marks around it.
    centres: Vec<Point>,
    /// Greatest distance from those, in units of the map.
    reach: f32,
    /// Fingers over the map, and the centre of a lens. Marks come up gradually around them.
    fingers: Vec<Point>,
}

impl Marks {
    fn new(state: &State, play: RailTable<'_>, seat: Seat, buildable: &[LinkId]) -> Self {
        let ends = |link| <[Point; 2]>::from(play.loaded_map.link(link));
        let mut centres: Vec<Point> = play.last_build(seat).into_iter().flat_map(ends).collect();
        if play.game().this_turn().is_empty() {
            let hub = play.game().hub(seat);
            centres.extend(hub.map(|hub| play.loaded_map.node(hub)));
        }
        // A person with a lens sees possible links in it.
        let lens = state.zoom_lens();
        let lens = lens.map(|(_, lens)| lens.camera.from_stage(lens.centre));
        let nearest = buildable.iter().map(|&link| away(&centres, play, link));
        Self {
            // If all near links are built, the nearest possible one has a mark.
            reach: nearest.fold(f32::INFINITY, f32::min).max(NEAR),
            centres,
            fingers: state.fingers_over_map().chain(lens).collect(),
        }
    }

    /// Strength of a link's mark, in steps.
    fn step(&self, play: RailTable<'_>, link: LinkId) -> usize {
        if away(&self.centres, play, link) <= self.reach {
            return STEPS as usize;
        }
        let near = NEAR - away(&self.fingers, play, link);
        let share = (near / (NEAR - FULL)).clamp(0.0, 1.0);
        (STEPS * share).ceil() as usize
    }
}

/// Distance of a link from the nearest of some points.
fn away(points: &[Point], play: RailTable<'_>, link: LinkId) -> f32 {
    let (a, b) = play.loaded_map.link(link);
    let reach = f32::INFINITY;
    let line = Area::Along { a, b, reach };
    let away = points.iter().filter_map(|&point| line.distance(point));
    away.fold(reach, f32::min)
}

/// Draws the dashes of some links: two for a double.
fn draw_dashes(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
    (links, alpha): (&[LinkId], f32),
    pen: &mut Pen,
) {
    let (mut beds, mut dashes) = ([Path::new(), Path::new()], Path::new());
    for &link in links {
        let (a, b) = play.loaded_map.link(link);
        let free = CROSSING / a.distance(b).max(2.0 * CROSSING);
        let [a, b] = [a.towards(b, free), b.towards(a, free)];
        let is_double = play.game().map().link(link).cost > 1;
        beds[usize::from(is_double)].extend([Op::Move(a), Op::Line(b)]);
        let sides: &[f32] = if is_double { &[-APART, APART] } else { &[0.0] };
        for &side in sides {
            let (a, b) = beside(a, b, side);
            dashes.extend([Op::Move(a), Op::Line(b)]);
        }
    }
    for (bed, width) in beds.into_iter().zip(BEDS) {
        pen.stroke(bed, Stroke::butt(theme::LAND.alpha(alpha), width));
    }
    // On an own screen with a smaller map the dashes keep their thickness.
    let unit = 1.0 / state.camera().scale;
    let colour = play.sitting[seat].colour.ink().alpha(alpha);
    let (long, gap) = LONG;
    let dash = Stroke::butt(colour, DASH * unit).dashed(long * unit, gap * unit);
    pen.stroke(dashes, dash);
}
