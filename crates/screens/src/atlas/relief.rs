//! Mountains with light from the north-west, woods and deserts, with the restraint of a good atlas.

use rules::maps::{Art, Points};
use scene::{Colour, Frame, Op, Path, Pen, Point, Stroke, theme};

use super::{holds, points, rings, wobble};

/// Offset of shadows to the south-east. The light comes from the north-west.
const SHADOW: f32 = 5.0;

/// Draws the relief of a map over its regions.
pub(super) fn draw(pen: &mut Pen, art: &Art) {
    draw_deserts(pen, &art.deserts);
    draw_woods(pen, &art.woods);
    pen.fill(rings(&art.voids), theme::VOID);
    draw_range(pen, &art.voids, (36.0, 24.0), theme::HATCH.alpha(0.6));
    let mountains = rings(&art.mountains);
    let moved = mountains.iter().map(|op| match *op {
        Op::Move(to) => Op::Move(down_right(to)),
        Op::Line(to) => Op::Line(down_right(to)),
        op => op,
    });
    pen.fill(moved.collect(), theme::HATCH_INK.alpha(0.14));
    pen.fill(mountains, theme::MOUNTAIN);
    draw_range(pen, &art.mountains, (27.0, 17.0), theme::HATCH);
}

fn down_right(at: Point) -> Point {
    Point::new(at.x + SHADOW, at.y + SHADOW)
}

/// Draws peaks in rows at this spacing, each with a lit and a shaded face.
fn draw_range(pen: &mut Pen, range: &[Points], apart: (f32, f32), ink: Colour) {
    let (mut light, mut shade, mut edges) = (Path::new(), Path::new(), Path::new());
    for Point { x, y } in inside(range, apart) {
        let size = 1.0 + 0.3 * wobble(y, x);
        let (w, h) = (0.36 * apart.0 * size, 0.44 * apart.1 * size);
        let at = |across: f32, up: f32| Point::new(x + across * w, y - up * h);
        let (top, foot) = (at(0.0, 1.0), at(0.15, -1.0));
        let (left, right) = (at(-1.0, -1.0), at(1.0, -1.0));
        light.extend([Op::Move(left), Op::Line(top), Op::Line(foot), Op::Close]);
        shade.extend([Op::Move(foot), Op::Line(top), Op::Line(right), Op::Close]);
        edges.extend([Op::Move(left), Op::Line(top), Op::Line(right)]);
    }
    pen.fill(light, theme::LAND.alpha(0.55));
    pen.fill(shade, ink.alpha(0.5));
    pen.stroke(edges, Stroke::round(ink, 1.3));
}

/// Little firs.
fn draw_woods(pen: &mut Pen, woods: &[Points]) {
    let (mut trees, mut trunks) = (Path::new(), Path::new());
    for Point { x, y } in inside(woods, (30.0, 21.0)) {
        let size = 1.0 + 0.25 * wobble(y, x);
        let at = |across: f32, up: f32| Point::new(x + across * size, y - up * size);
        trees.extend([
            Op::Move(at(0.0, 7.0)),
            Op::Line(at(4.0, -3.0)),
            Op::Line(at(-4.0, -3.0)),
            Op::Close,
        ]);
        trunks.extend([Op::Move(at(0.0, -3.0)), Op::Line(at(0.0, -6.0))]);
    }
    pen.fill(trees, theme::WOOD.alpha(0.3));
    pen.stroke(trunks, Stroke::butt(theme::WOOD.alpha(0.4), 1.4));
}

/// Dunes over a few grains of sand.
fn draw_deserts(pen: &mut Pen, deserts: &[Points]) {
    let (mut dunes, mut grains) = (Path::new(), Path::new());
    for Point { x, y } in inside(deserts, (34.0, 20.0)) {
        let at = |across: f32, up: f32| Point::new(x + across, y - up);
        dunes.extend([
            Op::Move(at(-7.0, -1.0)),
            Op::Quad(at(-1.0, 6.0), at(7.0, -1.0)),
        ]);
        for (across, up) in [(-5.0, -5.0), (2.0, -6.0), (9.0, -4.0)] {
            grains.push(Op::Circle(at(across, up), 0.8));
        }
    }
    pen.stroke(dunes, Stroke::round(theme::HATCH.alpha(0.55), 1.2));
    pen.fill(grains, theme::HATCH.alpha(0.6));
}

/// Returns the points of a pattern inside rings: rows at this spacing, and slightly irregular.
fn inside(all: &[Points], (across, down): (f32, f32)) -> Vec<Point> {
    let mut places = Vec::new();
    for ring in all {
        let Some(frame) = Frame::around(points(ring)) else {
            continue;
        };
        let ring = std::slice::from_ref(ring);
        let (right, bottom) = (frame.x + frame.w, frame.y + frame.h);
        // All rings have the same rows, so those of neighbours meet.
        let mut row = (frame.y / down).floor();
        while row * down < bottom {
            let shift = if row as i32 % 2 == 0 { 0.0 } else { 0.5 };
            let mut column = (frame.x / across).floor();
            while column * across < right {
                let (x, y) = ((column + shift) * across, row * down);
                let (aside, up) = (0.2 * across * wobble(x, y), 0.2 * down * wobble(y, x));
                let at = Point::new(x + aside, y + up);
                if holds(ring, at) {
                    places.push(at);
                }
                column += 1.0;
            }
            row += 1.0;
        }
    }
    places
}
