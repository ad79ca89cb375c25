//! Legend for the map of a puzzle: the costs of links, and the cities to join.
//!
//! Links are drawn as on the map.

use crate::map::{ROUNDEL, draw_roundel};
use crate::rails;
use crate::style::fitted;
use app::state::State;
use base::words::Message;
use rules::puzzles::Join;
use scene::{Face, Frame, Pen, Point, Style, pen, theme};

/// Height of the row of links, and of a row with a city, in letters' sizes.
const HIGH: f32 = 1.5;
/// Space before it, also in letter sizes.
const BEFORE: f32 = 0.6;
/// Letters' sizes for the drawing of a link.
const LINK: f32 = 3.2;

/// Returns the height of the row of links in stage units, for a letter size.
pub(super) fn high(letters: f32) -> f32 {
    (HIGH + BEFORE) * letters
}

/// Draws the costs of a single and a double link at the end of an area. Before them it draws the cities, if they
/// fit below the text.
pub(super) fn draw(
    state: &State,
    join: &Join,
    room: Frame,
    written: f32,
    letters: f32,
    pen: &mut Pen,
) {
    let row = Frame {
        y: room.y + room.h - HIGH * letters,
        h: HIGH * letters,
        ..room
    };
    for (index, cost) in [1, 2].into_iter().enumerate() {
        draw_link(cost, row.column(index, 2, letters), letters, pen);
    }
    let Some(map) = state.library.loaded_map(join.map) else {
        return;
    };
    let step = (HIGH + 0.2) * letters;
    let top = room.y + written + letters;
    if top + step * join.cities.len() as f32 > row.y - letters {
        return;
    }
    for (index, &city) in join.cities.iter().enumerate() {
        let city = map.rails.city(city);
        let radius = 0.62 * letters;
        let middle = top + step * (index as f32 + 0.5);
        let pose = pen.pose().at(Point::new(room.x + HIGH * radius, middle));
        pen.with_pose(pose.scaled(radius / ROUNDEL), |pen| {
            let region = &map.rails.regions()[city.region];
            draw_roundel(pen, Point::default(), region, city.ringed);
        });
        let from = room.x + 2.4 * letters;
        let style = Style::new(Face::Text, letters, theme::INK);
        let at = Point::new(from, middle + 0.35 * letters);
        fitted(
            pen,
            Message::name(&city.name),
            at,
            room.x + room.w - from,
            style,
        );
    }
}

/// Draws a link as it is on the map, with its cost.
fn draw_link(cost: u8, room: Frame, letters: f32, pen: &mut Pen) {
    let land = Frame {
        w: LINK * letters,
        ..room
    };
    pen.fill(pen::rounded(land, 8.0), theme::LAND);
    let middle = land.centre().y;
    let ends = [0.16, 0.84].map(|part| Point::new(land.x + part * land.w, middle));
    rails::draw_links(pen, [(ends[0], ends[1], cost)], &ends);
    let style = Style::new(Face::Bold, letters, theme::INK);
    let from = land.x + land.w + 0.5 * letters;
    let at = Point::new(from, middle + 0.35 * letters);
    fitted(
        pen,
        Message::Money(cost.into()),
        at,
        room.x + room.w - from,
        style,
    );
}
