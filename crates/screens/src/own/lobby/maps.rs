//! The maps of a game, as pictures if there is space, and the choice of its length.

use app::loadable::Loadable;
use app::map_page::{BESIDE, MapCard};
use app::state::State;
use base::words::{self, Message};
use scene::widgets;
use scene::{Face, Frame, Pen, Point, Stroke, Style, pen, theme};

use super::{CORNER, Density, GAP, HIGH, QUIET, Rows, WIDE, draw_card, row_height};
use crate::lobby::choices;
use crate::lobby::lines::Pager;

/// Margin round a picture, and height of the words below it.
const ROUND: f32 = 6.0;
const BELOW: f32 = 44.0;

/// Width and height of the arrows between the pages of maps.
const ARROW: [f32; 2] = [72.0, HIGH];

/// Returns the width of a card and the height of its picture.
fn card() -> (f32, f32) {
    let wide = (WIDE + GAP) / BESIDE as f32 - GAP;
    (wide, (wide - 2.0 * ROUND) * 9.0 / 16.0)
}

/// Width of the arrows next to the maps.
const NARROW: f32 = 50.0;

/// An upright phone that is lower is small.
const SMALL: f32 = 640.0;

/// Returns true if arrows do not fit below the maps, on a small phone on which a game waits.
fn is_tight(state: &State, density: Density) -> bool {
    let stage = state.stage();
    let is_small = stage.width < stage.height && stage.height < SMALL;
    density == Density::Compact && is_small && state.waiting().is_some()
}

/// Returns the height of the maps, with that of the arrows below them.
pub(super) fn height(state: &State, density: Density) -> f32 {
    let pager = match state.map_page().count {
        0 | 1 => 0.0,
        _ if is_tight(state, density) => 0.0,
        _ => ARROW[1] + GAP,
    };
    pager + cards_height(density)
}

fn cards_height(density: Density) -> f32 {
    match density {
        Density::Compact => row_height(density),
        Density::Rich | Density::Roomy => card().1 + ROUND + BELOW + GAP,
    }
}

/// Draws the maps: cards, or a row of buttons. Arrows below them open further pages.
pub(super) fn draw(rows: &mut Rows<'_>, pen: &mut Pen) {
    let state = rows.state;
    let page = state.map_page();
    let has_pages = page.count > 1;
    if has_pages && is_tight(state, rows.density) {
        let room = rows.unnamed();
        let arrows = NARROW + GAP;
        let [back, maps, next] = room.beside([NARROW, WIDE - 2.0 * arrows, NARROW], GAP);
        draw_names(rows, &page.maps, maps, pen);
        return choices::draw_arrows(state, &page, [back, next], pen);
    }
    if rows.density == Density::Compact && has_pages {
        let room = rows.unnamed();
        draw_names(rows, &page.maps, room, pen);
    } else if rows.density == Density::Compact {
        let maps = page.maps.iter().copied();
        let maps = maps.map(|card| (card, choices::title(state, card)));
        let chosen = |card| card == MapCard::Map(state.lobby.map);
        let title = words::lobby_row_map();
        rows.choice(title, maps.collect(), chosen, choices::card_target, pen);
    } else {
        let high = cards_height(rows.density);
        let room = Frame::new(0.0, rows.y, WIDE, high - GAP);
        rows.y += high;
        for (index, &map) in page.maps.iter().enumerate() {
            draw_map(rows, map, room.column(index, BESIDE, GAP), pen);
        }
    }
    if has_pages {
        let [wide, high] = ARROW;
        let room = Frame::new(0.0, rows.y, WIDE, high);
        rows.y += high + GAP;
        let [back, told, next] = room.beside([wide, WIDE - 2.0 * (wide + GAP), wide], GAP);
        let pager = Pager {
            arrows: [back, next],
            told,
            middle: told.centre().x,
            sliders: 0.0,
        };
        choices::draw_pager(state, &page, &pager, pen);
    }
}

/// Draws the names of a page's maps in a row.
fn draw_names(rows: &Rows<'_>, maps: &[MapCard], room: Frame, pen: &mut Pen) {
    for (index, &map) in maps.iter().enumerate() {
        draw_name(rows, map, room.column(index, BESIDE, GAP), pen);
    }
}

/// Draws a map's name alone, in the style of the games above.
fn draw_name(rows: &Rows<'_>, map: MapCard, frame: Frame, pen: &mut Pen) {
    let chosen = draw_ground(rows, map, frame, pen);
    let title = pen.say(choices::title(rows.state, map));
    let room = frame.w - 8.0;
    let ink = if chosen { theme::GOLD } else { theme::INK };
    let style = Style::new(Face::Narrow, 19.0, ink).middle();
    widgets::one_or_two_lines(pen, title, frame.centre(), room, style, 17.5);
    if chosen {
        let rim = Stroke::round(theme::GOLD, 3.5);
        pen.stroke(pen::rounded(frame, CORNER), rim);
    }
}

/// Draws the ground of a map's card with its target, and returns true if the map is chosen.
fn draw_ground(rows: &Rows<'_>, map: MapCard, frame: Frame, pen: &mut Pen) -> bool {
    let chosen = map == MapCard::Map(rows.state.lobby.map);
    let title = choices::title(rows.state, map);
    let named = words::mirror_choice(words::lobby_row_map(), title);
    let area = draw_card(rows.state, choices::card_target(map), frame, named, pen);
    if map != MapCard::Workshop {
        area.chosen(chosen);
    }
    chosen
}

/// Draws a map's picture, its name, and a word on its difficulty.
fn draw_map(rows: &Rows<'_>, map: MapCard, frame: Frame, pen: &mut Pen) {
    let state = rows.state;
    let chosen = draw_ground(rows, map, frame, pen);
    let title = choices::title(state, map);
    let picture = Frame::new(
        frame.x + ROUND,
        frame.y + ROUND,
        frame.w - 2.0 * ROUND,
        card().1,
    );
    pen.fill(pen::rounded(picture, CORNER - ROUND / 2.0), theme::SEA);
    match map.map().and_then(|map| state.library.map(map)) {
        _ if map == MapCard::Workshop => choices::draw_sign(picture, pen),
        Some(Loadable::Here(loaded)) => {
            choices::draw_lands(loaded, picture, chosen, pen);
        }
        // The reason is above START.
        Some(Loadable::Broken(_)) => {}
        Some(Loadable::Coming) | None => {
            let words = pen.say(words::lobby_map_coming());
            let size = widgets::fitting(&words, QUIET.face(), 16.0, picture.w - 8.0);
            let style = QUIET.sized(size).middle();
            widgets::centred(pen, words, picture.centre(), style);
        }
    }
    let ink = if chosen { theme::GOLD } else { theme::INK };
    let below = picture.y + picture.h;
    let remark = pen.say(choices::expectation(map));
    if remark.is_empty() {
        // The name of an own map may be long, and has the room of the remark too.
        let (at, room) = (Point::new(frame.centre().x, below + 20.5), frame.w - 12.0);
        let name = Style::new(Face::Narrow, 19.0, ink).middle();
        widgets::one_or_two_lines(pen, title, at, room, name, 15.5);
    } else {
        let mut write = |words: Message, down: f32, style: Style| {
            let words = pen.say(words);
            let size = widgets::fitting(&words, style.face(), style.size(), frame.w - 12.0);
            let at = Point::new(frame.centre().x, below + down);
            widgets::centred(pen, words, at, style.sized(size).middle());
        };
        write(title, 14.0, Style::new(Face::Bold, 18.0, ink));
        write(remark.into(), 32.0, QUIET.sized(16.0));
    }
    if chosen {
        let rim = Stroke::round(theme::GOLD, 3.5);
        pen.stroke(pen::rounded(frame, CORNER), rim);
    }
}

/// Height of the row of lengths.
pub(super) const LENGTHS: f32 = HIGH + GAP;

/// Short, normal or long.
pub(super) fn draw_lengths(rows: &mut Rows<'_>, pen: &mut Pen) {
    let room = rows.unnamed();
    choices::draw_lengths(rows.state, room, (GAP, 19.0), pen);
}
