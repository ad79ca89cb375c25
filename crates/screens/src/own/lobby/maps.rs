//! The maps of a game that is played on one, as pictures where there is room, and how long it is wanted.

use app::loadable::Loadable;
use base::words::{self, Message};
use rules::maps::{MAPS, MapId};
use scene::widgets;
use scene::{Face, Frame, LobbyTarget, Pen, Point, Stroke, Style, Target, pen, theme};

use super::{CORNER, Density, GAP, HIGH, QUIET, Rows, WIDE, draw_card, row_height};
use crate::lobby::choices;

/// The room round a picture, and for the words below it.
const ROUND: f32 = 6.0;
const BELOW: f32 = 44.0;

/// Returns the width of a card and the height of its picture.
fn card() -> (f32, f32) {
    let count = MAPS.len() as f32;
    let wide = (WIDE + GAP) / count - GAP;
    (wide, (wide - 2.0 * ROUND) * 9.0 / 16.0)
}

/// Returns the height of the maps.
pub(super) fn height(density: Density) -> f32 {
    match density {
        Density::Compact => row_height(density),
        Density::Rich | Density::Roomy => card().1 + ROUND + BELOW + GAP,
    }
}

/// The maps: cards, or a row of buttons.
pub(super) fn draw(rows: &mut Rows<'_>, pen: &mut Pen) {
    let state = rows.state;
    if rows.density == Density::Compact {
        let maps = MapId::all().map(|map| (map, Message::name(map.info().title)));
        let chosen = |map| state.lobby.map == map;
        let target = |map| Target::Lobby(LobbyTarget::Map(map));
        return rows.choice(words::lobby_row_map(), maps.collect(), chosen, target, pen);
    }
    let high = height(rows.density);
    let room = Frame::new(0.0, rows.y, WIDE, high - GAP);
    rows.y += high;
    for (index, map) in MapId::all().enumerate() {
        draw_map(rows, map, room.column(index, MAPS.len(), GAP), pen);
    }
}

/// A map's picture, its name, and what to expect of it.
fn draw_map(rows: &Rows<'_>, map: MapId, frame: Frame, pen: &mut Pen) {
    let state = rows.state;
    let chosen = state.lobby.map == map;
    let title = Message::name(map.info().title);
    let named = words::mirror_choice(words::lobby_row_map(), title.clone());
    let target = Target::Lobby(LobbyTarget::Map(map));
    draw_card(state, target, frame, named, pen).chosen(chosen);
    let picture = Frame::new(
        frame.x + ROUND,
        frame.y + ROUND,
        frame.w - 2.0 * ROUND,
        card().1,
    );
    pen.fill(pen::rounded(picture, CORNER - ROUND / 2.0), theme::SEA);
    match state.library.map(map) {
        Some(Loadable::Here(loaded)) => {
            choices::draw_lands(loaded, picture, chosen, pen);
        }
        // Why it is not there is said above START.
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
    let mut write = |words: Message, down: f32, style: Style| {
        let words = pen.say(words);
        let size = widgets::fitting(&words, style.face(), style.size(), frame.w - 12.0);
        let at = Point::new(frame.centre().x, below + down);
        widgets::centred(pen, words, at, style.sized(size).middle());
    };
    write(title, 14.0, Style::new(Face::Bold, 18.0, ink));
    write(choices::expectation(map.info()), 32.0, QUIET.sized(16.0));
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
