//! The picture under the links, like a printed railway atlas: sea with waves, land in its regions, relief, rivers,
//! a frame, and engraved ornaments. It never changes, so it is drawn once.

mod crossings;
mod ornaments;
mod relief;

use rules::maps::{Points, RailMap};
use scene::{Colour, Fill, Op, Path, Pen, Point, STAGE_HEIGHT, STAGE_WIDTH, Stroke, pen, theme};

use crate::rails;
use crate::style::{STAGE, glow};

/// Width of the empty margin beyond a map, which own screens can show.
const BEYOND: f32 = 1600.0;
/// From one wave to the next, across and down.
const WAVES: (f32, f32) = (104.0, 62.0);
/// Distances of the printed frame's outer and inner lines from the stage's edge.
const FRAME: (f32, f32) = (6.0, 18.0);

/// Draws everything under the rails.
pub(crate) fn draw_ground(pen: &mut Pen, map: &RailMap) {
    let art = map.art();
    pen.path(
        pen::rounded(STAGE, 0.0),
        Some(glow(theme::SEA_LIGHT, theme::SEA)),
        None,
    );
    draw_waves(pen);
    let land = rings(&art.land);
    for (width, alpha) in [(34.0, 0.09), (20.0, 0.12), (9.0, 0.22)] {
        pen.stroke(
            land.clone(),
            Stroke::round(theme::SHORE.alpha(alpha), width),
        );
    }
    pen.path(
        land,
        Some(Fill::Flat(theme::LAND)),
        Some(Stroke::round(theme::SHORE_LINE, 1.6)),
    );
    draw_regions(pen, map);
    relief::draw(pen, art);
    pen.stroke(
        lines(&art.borders),
        Stroke::round(theme::HATCH.alpha(0.5), 1.2).dashed(7.0, 5.0),
    );
    pen.stroke(lines(&art.rivers), Stroke::round(theme::WATER, 3.0));
    pen.path(
        rings(&art.lakes),
        Some(Fill::Flat(theme::WATER)),
        Some(Stroke::round(theme::SHORE_LINE.alpha(0.5), 1.0)),
    );
    draw_frame(pen);
    for ornament in &art.ornaments {
        ornaments::draw(pen, ornament, art.turn);
    }
    let places: Vec<Point> = map.positions().iter().map(|&place| place.into()).collect();
    let links = map
        .links()
        .iter()
        .map(|link| (places[link.a.index()], places[link.b.index()], link.cost));
    rails::draw_links(pen, links, &places);
    crossings::draw(pen, map);
    draw_border(pen);
}

/// Draws little waves in rows. The land covers those that it overlaps.
fn draw_waves(pen: &mut Pen) {
    let mut waves = Path::new();
    let (across, down) = WAVES;
    let (mut y, mut odd) = (down, false);
    while y < STAGE_HEIGHT {
        let mut x = if odd { across } else { across / 2.0 };
        while x < STAGE_WIDTH {
            let (aside, up) = (9.0 * wobble(x, y), 7.0 * wobble(y, x));
            let at = |dx: f32, dy: f32| Point::new(x + aside + dx, y + up + dy);
            waves.extend([
                Op::Move(at(-14.0, 0.0)),
                Op::Quad(at(-7.0, -6.0), at(0.0, 0.0)),
                Op::Quad(at(7.0, 6.0), at(14.0, 0.0)),
            ]);
            x += across;
        }
        (y, odd) = (y + down, !odd);
    }
    pen.stroke(waves, Stroke::round(theme::SEA_INK.alpha(0.13), 1.6));
}

/// A number from -1 to 1 that looks like chance, and is the same for the same place.
fn wobble(x: f32, y: f32) -> f32 {
    let mixed = (x as i32 * 73 + y as i32 * 151) % 41;
    mixed as f32 / 20.0 - 1.0
}

/// Draws the land of each region in its tint with dotted borders, which helps players to find the cities of a list.
fn draw_regions(pen: &mut Pen, map: &RailMap) {
    let art = map.art();
    for (region, land) in map.regions().iter().zip(&art.regions) {
        pen.fill(rings(land), theme::region_land(region.symbol));
    }
    let dots = Stroke::round(theme::HATCH_INK.alpha(0.5), 3.0).dashed(0.1, 8.0);
    pen.stroke(lines(&art.region_borders), dots);
}

/// The printed frame with its ticks.
fn draw_frame(pen: &mut Pen) {
    let ink = theme::HATCH.alpha(0.5);
    let (outer, inner) = FRAME;
    for inset in [outer, inner] {
        let line = pen::rounded(STAGE.inset(inset), 0.0);
        pen.stroke(line, Stroke::butt(ink, 1.2));
    }
    let middle = STAGE.inset((outer + inner) / 2.0);
    let ticks = Stroke::butt(theme::HATCH.alpha(0.28), inner - outer - 6.0).dashed(60.0, 60.0);
    pen.stroke(pen::rounded(middle, 0.0), ticks);
}

/// Draws the neat line round a map, and the empty margin beyond it. A table ends where the map does, and shows
/// neither.
fn draw_border(pen: &mut Pen) {
    let mut beyond = pen::rounded(STAGE.inset(-BEYOND), 0.0);
    beyond.extend(pen::rounded(STAGE, 0.0));
    pen.fill(beyond, theme::ROOM_EDGE);
    for (out, width) in [(6.0, 7.0), (15.0, 2.0)] {
        let line = pen::rounded(STAGE.inset(-out), 0.0);
        pen.stroke(line, Stroke::butt(theme::SHORE_LINE, width));
    }
}

/// The land at a scale, cut to the stage, for a card: lit in the tints of its regions, or dim.
pub(crate) fn card(map: &RailMap, scale: f32, is_lit: bool) -> Vec<(Path, Colour)> {
    let art = map.art();
    if !is_lit {
        return vec![(cut(&art.land, scale), theme::LAND_DIM)];
    }
    let tints = map.regions().iter();
    let tints = tints.map(|region| theme::region_land(region.symbol));
    let lands = art.regions.iter().map(|land| cut(land, scale));
    lands.zip(tints).collect()
}

/// Rings at a scale, cut to the stage.
fn cut(rings: &[Points], scale: f32) -> Path {
    let cut = |point: Point| {
        Point::new(
            point.x.clamp(0.0, STAGE_WIDTH) * scale,
            point.y.clamp(0.0, STAGE_HEIGHT) * scale,
        )
    };
    let ring = |ring| pen::polygon(points(ring).map(cut));
    rings.iter().flat_map(ring).collect()
}

fn points(points: &Points) -> impl Iterator<Item = Point> + Clone {
    points
        .chunks_exact(2)
        .map(|pair| Point::new(pair[0], pair[1]))
}

fn lines(all: &[Points]) -> Path {
    let mut path = Path::new();
    for line in all {
        let first = path.len();
        path.extend(points(line).map(Op::Line));
        if let Some(Op::Line(start)) = path.get(first).copied() {
            path[first] = Op::Move(start);
        }
    }
    path
}

fn rings(all: &[Points]) -> Path {
    all.iter()
        .flat_map(|ring| pen::polygon(points(ring)))
        .collect()
}

/// All maps of the house with their titles, the lesson's too.
#[cfg(test)]
pub(super) fn shipped() -> impl Iterator<Item = (&'static str, RailMap)> {
    use rules::maps::{LESSON, MAPS, MapFile};
    MAPS.iter().chain([&LESSON]).map(|map| {
        let file: MapFile = serde_json::from_str(map.text).expect("the map can be read");
        let rails = RailMap::try_from(file).expect("the rules accept the map");
        (map.title, rails)
    })
}

/// Returns true if a point is inside rings by the even-odd rule.
pub(super) fn holds(rings: &[Points], at: Point) -> bool {
    let around = rings.iter().filter(|ring| at.is_within(points(ring)));
    around.count() % 2 == 1
}
