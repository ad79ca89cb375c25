//! The game's picture in the lobby.

use crate::{map, rails};
use base::table::PlayerColour;
use rules::maps::{Region, Symbol};
use scene::{Frame, Op, Path, Pen, Point, emblems, pen, theme};

/// Size of the picture in its own units.
const WHOLE: (f32, f32) = (199.2, 140.0);

/// A piece of map with two networks that are about to meet. A smaller picture is without the towns.
pub(super) fn draw(land: Frame, pen: &mut Pen) {
    pen.fill(pen::rounded(land, 14.0), theme::LAND);
    let scale = (land.w / WHOLE.0).min(land.h / WHOLE.1);
    let middle = land.centre();
    let corner = Point::new(
        middle.x - 0.5 * scale * WHOLE.0,
        middle.y - 0.5 * scale * WHOLE.1,
    );
    let pose = pen.pose().at(corner).scaled(scale);
    pen.with_pose(pose, |pen| draw_whole(pen, scale == 1.0));
}

fn draw_whole(pen: &mut Pen, has_towns: bool) {
    use PlayerColour::{Orange, Sky};
    let at = |(column, row): (usize, usize)| {
        let shift = if row == 1 { 25.0 } else { 0.0 };
        let x = 25.0 + 50.0 * column as f32 + shift;
        Point::new(x, 26.0 + 43.0 * row as f32)
    };
    let places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(|number| match number {
        0..4 => (number, 0),
        4..7 => (number - 4, 1),
        _ => (number - 7, 2),
    });
    let mut links = Vec::new();
    for (number, &a) in places.iter().enumerate() {
        for &b in &places[..number] {
            if at(a).distance(at(b)) < 55.0 {
                links.push((at(a), at(b), 1));
            }
        }
    }
    rails::draw_links(pen, links, &places.map(at));
    let way = |stops: &[(usize, usize)]| -> Path {
        let pairs = stops.iter().zip(&stops[1..]);
        pairs
            .flat_map(|(&a, &b)| [Op::Move(at(a)), Op::Line(at(b))])
            .collect()
    };
    let rails = [
        (way(&[(0, 2), (0, 1), (1, 0), (1, 1)]), Orange),
        (way(&[(1, 1), (2, 1), (3, 0)]), Sky),
        (way(&[(2, 1), (3, 2)]), Sky),
    ];
    rails::draw_network(pen, rails.into_iter(), Path::new());
    let towns = [
        ((0, 2), "#1b6e8c", Symbol::Wave),
        ((1, 0), "#4d7a1f", Symbol::Tree),
        ((3, 2), "#b0761a", Symbol::Sun),
    ];
    for (place, colour, symbol) in towns.into_iter().filter(|_| has_towns) {
        let region = Region {
            name: String::new(),
            colour: colour.into(),
            symbol,
        };
        map::draw_roundel(pen, at(place), &region, false);
    }
    emblems::draw_hub(pen, Orange, at((0, 1)), 17.0);
    emblems::draw_hub(pen, Sky, at((3, 0)), 17.0);
}
