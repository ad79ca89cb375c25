//! The links that the player on turn may build. All of them can be touched; those near the hub, the last build
//! or a finger are marked by hair-thin dashes, so that the map stays a map.

use super::table::RailTable;
use crate::rails::beside;
use app::state::State;
use rules::Spot;
use rules::maps::LinkId;
use rules::transglobal_rail::Seat;
use scene::{Area, Op, Path, Pen, Point, Stroke, Target, theme};

/// A link is marked if it is no further away than this, in units of the map.
const NEAR: f32 = 250.0;
/// A link no further from a finger than this is marked in full.
const FULL: f32 = 100.0;
/// Number of steps between no mark and a full one.
const STEPS: f32 = 4.0;
/// The width of a dash on the screen, and its length and the gap after it.
const DASH: f32 = 1.8;
const LONG: (f32, f32) = (7.5, 4.5);
/// Half of what lies between the two dashes of a double link, in units of the map.
const APART: f32 = 4.0;
/// The width of the pale bed under the dashes of a single link and of a double one, in units of the map.
const BEDS: [f32; 2] = [6.5, 14.0];
/// Radius round an intersection that is free of dashes, in units of the map.
const CROSSING: f32 = 7.0;

/// Draws the marks of links that may be built, and makes all links touchable.
///
/// Nothing here depends on anybody's cities: not all that is near, and nothing else, is marked.
pub(super) fn draw(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let (game, map) = (play.game(), play.loaded_map);
    let buildable = game.buildable();
    let mut allowed = vec![false; game.map().links().len()];
    for link in &buildable {
        allowed[link.index()] = true;
    }
    for (link, allowed) in game.map().link_ids().zip(allowed) {
        // Built ones too: a second touch on a rail means that rail, not a link beside it.
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

/// Points near which links are marked.
struct Marks {
    /// The hub, or the last build: what is near is marked in full.
    centres: Vec<Point>,
    /// Greatest distance from those, in units of the map.
    reach: f32,
    /// Fingers over the map, and what a lens shows: what is near comes up gradually.
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
        // A person with a lens sees in it what may be built.
        let lens = state.zoom_lens();
        let lens = lens.map(|(_, lens)| lens.camera.from_stage(lens.centre));
        let nearest = buildable.iter().map(|&link| away(&centres, play, link));
        Self {
            // Where all that is near has been built, the nearest is marked.
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
    // On an own screen that shows the map smaller a dash is no thinner.
    let unit = 1.0 / state.camera().scale;
    let colour = play.sitting[seat].colour.ink().alpha(alpha);
    let (long, gap) = LONG;
    let dash = Stroke::butt(colour, DASH * unit).dashed(long * unit, gap * unit);
    pen.stroke(dashes, dash);
}
