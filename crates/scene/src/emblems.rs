//! Small figures: the players' emblems, the regions' symbols, crown, check mark, cog and arrows. Each has a centre
//! and a radius in stage units.

use base::table::PlayerColour;
use rules::maps::Symbol;

use super::items::{Colour, Fill, Op, Path, Point, Stroke};
use super::pen::{Frame, Pen, circle, line, polygon, rounded};
use super::theme;

/// The point at an angle (0 is up, clockwise, in half turns) and a distance from a centre.
pub fn round_about(centre: Point, angle: f32, distance: f32) -> Point {
    let (across, up) = (sine(angle), sine(angle + 0.5));
    Point::new(centre.x + across * distance, centre.y - up * distance)
}

/// Returns the sine of an angle in half turns, by Bhaskara's formula. Its error stays below 0.0017, which is
/// invisible in small figures, and its code is a hundredth of the exact one's.
fn sine(angle: f32) -> f32 {
    let bows = angle.floor();
    let share = angle - bows;
    let bow = share * (1.0 - share);
    let height = 16.0 * bow / (5.0 - 4.0 * bow);
    if bows as i32 % 2 == 0 {
        height
    } else {
        -height
    }
}

/// Returns a sector of a disc: from an angle (0 is up, clockwise, in half turns) over a visible angle.
pub fn sector(centre: Point, radius: f32, from: f32, wide: f32) -> Path {
    let steps = (wide * 12.0) as usize + 1;
    let rim = (0..=steps).map(|k| {
        let angle = from + wide * k as f32 / steps as f32;
        round_about(centre, angle, radius)
    });
    polygon(std::iter::once(centre).chain(rim))
}

fn regular(centre: Point, corners: usize, radius: f32, first: f32) -> Path {
    let step = 2.0 / corners as f32;
    polygon((0..corners).map(|k| round_about(centre, first + k as f32 * step, radius)))
}

/// Returns a player's emblem, the shape of the colour.
pub fn emblem(colour: PlayerColour, centre: Point, radius: f32) -> Path {
    match colour {
        PlayerColour::Orange => circle(centre, radius * 0.9),
        PlayerColour::Sky => regular(
            Point::new(centre.x, centre.y + radius * 0.16),
            3,
            radius * 1.12,
            0.0,
        ),
        PlayerColour::Green => regular(centre, 4, radius * 1.16, 0.25),
        PlayerColour::Red => regular(centre, 4, radius * 1.06, 0.0),
        PlayerColour::Blue => regular(centre, 6, radius, 0.0),
        PlayerColour::Pink => polygon((0..10).map(|k| {
            let distance = if k % 2 == 0 {
                radius * 1.1
            } else {
                radius * 0.5
            };
            round_about(centre, k as f32 / 5.0, distance)
        })),
    }
}

/// Draws a player's emblem in the player's colour.
pub fn draw_emblem(pen: &mut Pen, colour: PlayerColour, centre: Point, radius: f32) {
    pen.fill(emblem(colour, centre, radius), colour.colour());
}

/// Draws a hub: a roundhouse from above with stalls in the player's colour, and the emblem on the turntable.
pub fn draw_hub(pen: &mut Pen, colour: PlayerColour, centre: Point, radius: f32) {
    pen.fill(circle(centre, radius + 2.5), theme::LAND);
    pen.fill(circle(centre, radius + 1.0), theme::PANEL);
    // Fifteen stalls; a bit more than half of each is roof.
    let (wall, deep) = (0.74 * radius, 0.42 * radius);
    let stall = core::f32::consts::TAU * wall / 15.0;
    let roofs = Stroke::butt(colour.colour(), deep).dashed(0.7 * stall, 0.3 * stall);
    pen.stroke(circle(centre, wall), roofs);
    pen.fill(circle(centre, 0.56 * radius), theme::LAND);
    let sign = emblem(colour, centre, 0.36 * radius);
    let edge = Stroke::round(theme::MAP_INK, 0.1 * radius);
    pen.path(sign, Some(Fill::Flat(colour.colour())), Some(edge));
}

/// A sand-glass, twice `radius` high.
pub fn draw_sand_glass(pen: &mut Pen, centre: Point, radius: f32, colour: Colour) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * radius, centre.y + y * radius);
    let pencil = Stroke::round(colour, 0.17 * radius);
    for end in [-0.92, 0.92] {
        pen.stroke(line(at(-0.62, end), at(0.62, end)), pencil);
    }
    let glass = vec![
        Op::Move(at(-0.46, -0.92)),
        Op::Line(at(0.46, 0.92)),
        Op::Line(at(-0.46, 0.92)),
        Op::Line(at(0.46, -0.92)),
        Op::Line(at(-0.46, -0.92)),
    ];
    pen.stroke(glass, pencil);
    let sand = vec![
        Op::Move(at(0.0, 0.35)),
        Op::Line(at(0.36, 0.86)),
        Op::Line(at(-0.36, 0.86)),
        Op::Line(at(0.0, 0.35)),
    ];
    pen.fill(sand, colour);
}

/// Draws the sign of a computer player: a head with two eyes and an aerial.
///
/// `width` is in stage units.
pub fn draw_robot(pen: &mut Pen, centre: Point, width: f32, colour: Colour, eyes: Colour) {
    let r = width / 2.0;
    let at = |x: f32, y: f32| Point::new(centre.x + x * r, centre.y + y * r);
    let head = Frame::new(centre.x - r * 0.82, centre.y - r * 0.42, r * 1.64, r * 1.3);
    pen.stroke(
        line(at(0.0, -0.4), at(0.0, -0.82)),
        Stroke::round(colour, r * 0.16),
    );
    pen.fill(circle(at(0.0, -0.84), r * 0.16), colour);
    for side in [-0.9, 0.9] {
        let ear = line(at(side, 0.02), at(side, 0.44));
        pen.stroke(ear, Stroke::round(colour, r * 0.2));
    }
    pen.fill(rounded(head, r * 0.34), colour);
    for side in [-0.36, 0.36] {
        pen.fill(circle(at(side, 0.1), r * 0.18), eyes);
    }
    let mouth = line(at(-0.34, 0.58), at(0.34, 0.58));
    pen.stroke(mouth, Stroke::round(eyes, r * 0.15));
}

/// A region's symbol in one colour.
pub fn draw_symbol(pen: &mut Pen, symbol: Symbol, centre: Point, r: f32, colour: Colour) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * r, centre.y + y * r);
    let pencil = Stroke::round(colour, r * 0.24);
    match symbol {
        Symbol::Wave => {
            for y in [-0.28, 0.28] {
                let path = vec![
                    Op::Move(at(-0.66, y + 0.08)),
                    Op::Quad(at(-0.33, y - 0.4), at(0.0, y)),
                    Op::Quad(at(0.33, y + 0.4), at(0.66, y - 0.08)),
                ];
                pen.stroke(path, pencil);
            }
        }
        Symbol::Sun => {
            pen.fill(circle(centre, r * 0.34), colour);
            for k in 0..8 {
                let angle = k as f32 / 4.0;
                let ray = (
                    round_about(centre, angle, r * 0.52),
                    round_about(centre, angle, r * 0.74),
                );
                pen.stroke(line(ray.0, ray.1), Stroke::round(colour, r * 0.18));
            }
        }
        Symbol::Tree => {
            pen.fill(
                polygon([at(0.0, -0.78), at(0.44, -0.06), at(-0.44, -0.06)]),
                colour,
            );
            pen.fill(
                polygon([at(0.0, -0.36), at(0.6, 0.44), at(-0.6, 0.44)]),
                colour,
            );
            pen.stroke(line(at(0.0, 0.4), at(0.0, 0.74)), pencil);
        }
        Symbol::Column => {
            for (y, w) in [(-0.6, 0.62), (0.62, 0.62)] {
                pen.stroke(line(at(-w, y), at(w, y)), pencil);
            }
            for x in [-0.3, 0.3] {
                pen.stroke(line(at(x, -0.56), at(x, 0.56)), pencil);
            }
        }
        Symbol::Snow => {
            for k in 0..3 {
                let angle = k as f32 / 3.0;
                let ends = (
                    round_about(centre, angle, r * 0.72),
                    round_about(centre, angle + 1.0, r * 0.72),
                );
                pen.stroke(line(ends.0, ends.1), Stroke::round(colour, r * 0.2));
            }
        }
    }
}

/// A region's symbol on a disc of the region's colour with a white rim, as in lists and on maps.
pub fn draw_region(pen: &mut Pen, symbol: Symbol, colour: Colour, centre: Point, radius: f32) {
    pen.fill(circle(centre, radius), Colour::rgb(0xffffff));
    pen.stroke(circle(centre, radius - 1.4), Stroke::round(colour, 2.8));
    draw_symbol(pen, symbol, centre, radius * 0.84, colour);
}

/// The crown of a round's starting player; `width` in stage units.
pub fn draw_crown(pen: &mut Pen, centre: Point, width: f32) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * width / 2.0, centre.y + y * width / 2.0);
    let path = polygon([
        at(-1.0, -0.5),
        at(-0.48, 0.0),
        at(0.0, -0.7),
        at(0.48, 0.0),
        at(1.0, -0.5),
        at(0.8, 0.66),
        at(-0.8, 0.66),
    ]);
    pen.fill(path, theme::GOLD);
}

/// Draws a winner's laurels: two twigs with leaves, open at the top.
pub fn draw_laurels(pen: &mut Pen, centre: Point, width: f32) {
    let r = width / 2.0;
    let on = |side: f32, turn: f32, away: f32| {
        let (sin, cos) = turn.sin_cos();
        Point::new(centre.x + side * away * r * sin, centre.y + away * r * cos)
    };
    for side in [-1.0, 1.0] {
        let twig: Path = (0..=10)
            .map(|step| on(side, 0.26 * step as f32, 0.78))
            .map(Op::Line)
            .collect();
        let twig = [vec![Op::Move(on(side, 0.0, 0.78))], twig].concat();
        pen.stroke(twig, Stroke::round(theme::GOLD, r * 0.13));
        for leaf in 1..=5 {
            let turn = 0.5 * leaf as f32;
            for (tip, away) in [(turn + 0.3, 1.1), (turn + 0.34, 0.5)] {
                let leaf = [
                    Op::Move(on(side, turn, 0.78)),
                    Op::Line(on(side, tip, away)),
                ];
                pen.stroke(leaf.to_vec(), Stroke::round(theme::GOLD, r * 0.24));
            }
        }
    }
}

/// A rosette with two ribbons, as prizes have; `width` in stage units.
pub fn draw_rosette(pen: &mut Pen, centre: Point, width: f32) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * width / 2.0, centre.y + y * width / 2.0);
    for side in [-1.0, 1.0] {
        let ribbon = line(at(0.2 * side, 0.1), at(0.45 * side, 1.0));
        pen.stroke(ribbon, Stroke::butt(theme::GOLD, width * 0.2));
    }
    pen.fill(circle(at(0.0, -0.25), width * 0.36), theme::GOLD);
    pen.fill(circle(at(0.0, -0.25), width * 0.17), theme::PANEL);
}

/// A check mark; `size` is its width in stage units.
pub fn draw_check(pen: &mut Pen, centre: Point, size: f32, colour: Colour) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * size / 2.0, centre.y + y * size / 2.0);
    let path = vec![
        Op::Move(at(-0.9, 0.1)),
        Op::Line(at(-0.25, 0.72)),
        Op::Line(at(0.95, -0.7)),
    ];
    pen.stroke(path, Stroke::round(colour, size * 0.2));
}

/// A dollar as a coin.
pub fn draw_coin(pen: &mut Pen, centre: Point, radius: f32) {
    pen.fill(circle(centre, radius), theme::GOLD);
    let rim = Stroke::butt(theme::GOLD_PRESSED, radius * 0.18);
    pen.stroke(circle(centre, radius * 0.72), rim);
}

/// The cog's wheel.
pub fn draw_cog(pen: &mut Pen, centre: Point, radius: f32, colour: Colour, hole: Colour) {
    for k in 0..8 {
        let angle = k as f32 / 4.0;
        let tooth = (
            round_about(centre, angle, radius * 0.5),
            round_about(centre, angle, radius),
        );
        pen.stroke(line(tooth.0, tooth.1), Stroke::butt(colour, radius * 0.36));
    }
    pen.fill(circle(centre, radius * 0.72), colour);
    pen.fill(circle(centre, radius * 0.32), hole);
}

/// A globe with its meridians: languages.
pub fn draw_globe(pen: &mut Pen, centre: Point, radius: f32, colour: Colour) {
    let thin = Stroke::round(colour, 0.13 * radius);
    let at = |x: f32, y: f32| Point::new(centre.x + x * radius, centre.y + y * radius);
    pen.stroke(circle(centre, radius), thin);
    pen.stroke(line(at(0.0, -1.0), at(0.0, 1.0)), thin);
    pen.stroke(line(at(-1.0, 0.0), at(1.0, 0.0)), thin);
    for side in [-1.0, 1.0] {
        let meridian = vec![
            Op::Move(at(0.0, -1.0)),
            Op::Quad(at(side, 0.0), at(0.0, 1.0)),
        ];
        pen.stroke(meridian, thin);
        let parallel = [at(-0.87, 0.5 * side), at(0.87, 0.5 * side)];
        pen.stroke(line(parallel[0], parallel[1]), thin);
    }
}

/// Draws an upright phone.
pub fn draw_phone(pen: &mut Pen, centre: Point, radius: f32, colour: Colour) {
    let pencil = Stroke::round(colour, 0.18 * radius);
    let body = Frame::new(
        centre.x - 0.55 * radius,
        centre.y - radius,
        1.1 * radius,
        2.0 * radius,
    );
    pen.stroke(rounded(body, 0.24 * radius), pencil);
    let button = Point::new(centre.x, centre.y + 0.66 * radius);
    pen.fill(circle(button, 0.12 * radius), colour);
    let ear = [-0.2, 0.2].map(|x| Point::new(centre.x + x * radius, centre.y - 0.7 * radius));
    pen.stroke(line(ear[0], ear[1]), pencil);
}

/// Draws a door that stands ajar, with its knob.
pub fn draw_door(pen: &mut Pen, centre: Point, radius: f32, colour: Colour) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * radius, centre.y + y * radius);
    let frame = [(-0.62, 0.88), (-0.62, -0.95), (0.62, -0.95), (0.62, 0.88)];
    let floor = [(-0.95, 0.88), (0.95, 0.88)];
    let pencil = Stroke::round(colour, 0.16 * radius);
    for points in [&frame[..], &floor] {
        for pair in points.windows(2) {
            let [from, to] = [pair[0], pair[1]].map(|(x, y)| at(x, y));
            pen.stroke(line(from, to), pencil);
        }
    }
    let leaf = [(-0.62, -0.95), (0.2, -0.66), (0.2, 1.14), (-0.62, 0.88)];
    let mut leaf = polygon(leaf.map(|(x, y)| at(x, y)));
    leaf.extend(circle(at(-0.04, 0.26), 0.14 * radius));
    pen.fill(leaf, colour);
}

/// A picture in a frame: hills, and the sun above them.
pub fn draw_picture(pen: &mut Pen, centre: Point, radius: f32, colour: Colour) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * radius, centre.y + y * radius);
    let frame = Frame::new(
        centre.x - radius,
        centre.y - 0.8 * radius,
        2.0 * radius,
        1.6 * radius,
    );
    let pencil = Stroke::round(colour, 0.16 * radius);
    pen.stroke(rounded(frame, 0.24 * radius), pencil);
    let hills = [
        (-0.72, 0.52),
        (-0.26, -0.16),
        (0.06, 0.26),
        (0.32, -0.04),
        (0.72, 0.52),
    ];
    pen.fill(polygon(hills.map(|(x, y)| at(x, y))), colour);
    pen.fill(circle(at(0.44, -0.4), 0.17 * radius), colour);
}

/// Two arrows that follow each other round a circle, clockwise.
pub fn draw_turn(pen: &mut Pen, centre: Point, radius: f32, colour: Colour) {
    /// Each arrow's arc, in half turns, in parts that are flat enough for a single curve.
    const BOW: f32 = 0.66;
    const PARTS: usize = 4;
    let stroke = Stroke::round(colour, 0.2 * radius);
    for start in [0.12, 1.12] {
        let at = |part: f32, distance: f32| {
            round_about(centre, start + BOW * part / PARTS as f32, distance)
        };
        let mut bow = vec![Op::Move(at(0.0, radius))];
        // A curve's control point is outside the circle, so that its middle is on it.
        let outside = radius / sine(0.5 - BOW / PARTS as f32 / 2.0);
        for part in 0..PARTS {
            let part = part as f32;
            bow.push(Op::Quad(at(part + 0.5, outside), at(part + 1.0, radius)));
        }
        pen.stroke(bow, stroke);
        let tip = at(PARTS as f32 + 0.9, radius);
        let barbs = [0.58, 1.42].map(|share| at(PARTS as f32 - 0.35, share * radius));
        pen.fill(polygon([tip, barbs[0], barbs[1]]), colour);
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::sine;

    #[test]
    fn the_short_sine_is_near_enough() {
        for step in -400..=400 {
            let angle = step as f32 / 100.0;
            let off = (sine(angle) - (angle * PI).sin()).abs();
            assert!(off < 0.0017, "at {angle} half turns it is off by {off}");
        }
    }
}
