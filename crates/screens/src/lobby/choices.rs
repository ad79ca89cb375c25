//! Choices before the chosen game. A game on a map has the map and the money. Other games have a row of buttons for
//! each choice, with the meaning of the chosen value.

use std::rc::Rc;

use crate::stills::Stills;
use app::loadable::Loadable;
use app::loaded_map::LoadedMap;
use app::map_page::{BESIDE, MapCard, MapPage};
use app::state::State;
use app::workshop::SHAPE;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Colour, Face, Frame, Length, LobbyTarget, Page, Path, Pen, Point, STAGE_WIDTH, Seek, Stroke,
    Style, Target, measure, pen, theme,
};
use session::boards::Choice;

use super::super::style::{SMALL, fitted, paragraph_within};
use super::super::{atlas, linked_game, over, sheet};
use super::lines::{Lines, Pager};

/// Width of a map's picture on the largest card.
const PICTURE: f32 = 246.0;
/// A narrower card has the remark below the title.
const NARROW: f32 = 240.0;
/// Minimum letter size of a title next to a remark.
const SHORTEST: f32 = 20.0;
/// Between two cards in a row.
const GAP: f32 = 18.0;
/// Width of the names of choices.
const NAMED: f32 = 112.0;

/// Draws the board at the beginning of a game for two.
pub(crate) fn draw_board(state: &State, pen: &mut Pen) {
    let lobby = &state.lobby;
    let game = lobby.beginning();
    if let Some(board) = game.as_ref().and_then(|game| game.as_board()) {
        let frame = Lines::of(state).board;
        // The colours of the seated players, as soon as there are two.
        let colours = match lobby.sitting()[..] {
            [one, other, ..] => [one.colour, other.colour],
            _ => lobby.def().colours,
        };
        super::games::draw_board(board.now(), colours, frame, pen);
    }
}

/// The choices of the chosen game.
pub fn draw(state: &State, stills: &mut Stills, pen: &mut Pen) {
    let game = state.lobby.def();
    if game.on_map {
        return draw_maps(state, stills, pen);
    }
    let all = game.choices;
    let chosen = state.lobby.chosen(state.lobby.game);
    let lines = Lines::of(state);
    let (wide, means) = lines.meaning;
    // A few rows are large, and centred.
    let (high, line, apart) = match all {
        [_] => (60.0, means + 8.0, 0.0),
        _ => (42.0, means, 10.0),
    };
    let row_height = |choice: &Choice| {
        let line = if choice.means.is_empty() { 6.0 } else { line };
        high + line + apart
    };
    let whole: f32 = all.iter().map(row_height).sum::<f32>() - apart;
    let Frame { x, y, w, h } = lines.choices;
    let mut y = y + (h - whole) / 2.0;
    for (row, choice) in all.iter().enumerate() {
        let frame = Frame::new(x + NAMED, y, w - NAMED, high);
        draw_row(state, row, chosen[row], frame, pen);
        let style = Style::new(Face::Text, 20.0, theme::QUIET);
        let (meaning, top) = (choice.meaning(chosen[row]), y + high + line);
        match means < 2.0 * style.size() {
            true => fitted(
                pen,
                meaning,
                Point::new(frame.x + 4.0, top - 4.0),
                wide,
                style,
            ),
            // Below the name, too.
            false => {
                let room = Frame::new(x + 4.0, top - means, wide, means);
                paragraph_within(pen, meaning, room, style);
            }
        }
        y += row_height(choice);
    }
}

/// A choice: its name, and its values as buttons in a frame.
fn draw_row(state: &State, row: usize, chosen: usize, frame: Frame, pen: &mut Pen) {
    let choice = &state.lobby.def().choices[row];
    let title = pen.say((choice.title)());
    let size = widgets::fitting(&title, Face::Bold, 24.0, NAMED - 8.0);
    let style = Style::new(Face::Bold, size, theme::INK);
    widgets::centred(
        pen,
        title,
        Point::new(frame.x - NAMED, frame.centre().y),
        style,
    );
    let count = choice.values.len() as f32;
    let width = ((frame.w + 16.0) / count - 16.0).min(150.0);
    for (value, words) in choice.values.iter().enumerate() {
        let target = Target::Lobby(LobbyTarget::Choice(row, value));
        let look = ButtonState::new(true, state.hands.presses(target));
        let look = look.choice(value == chosen);
        let x = frame.x + (width + 16.0) * value as f32;
        let frame = Frame::new(x, frame.y, width, frame.h);
        widgets::button(pen, target, frame, words(), 25.0, look);
        pen.name(words::mirror_choice((choice.title)(), words()));
    }
}

/// The maps, and the settings of the chosen game.
fn draw_maps(state: &State, stills: &mut Stills, pen: &mut Pen) {
    let lines = Lines::of(state);
    let page = state.map_page();
    let told: Vec<_> = page
        .maps
        .iter()
        .map(|&card| Told::of(state, card))
        .collect();
    let cards = lay_out(pen, &told, lines.maps);
    for ((&of, told), card) in page.maps.iter().zip(told).zip(cards) {
        draw_card(state, stills, (of, told), card, pen);
    }
    if let Some(pager) = &lines.pager {
        draw_pager(state, &page, pager, pen);
    }
    // The settings have the same sliders, and while they are open, those move.
    let moves = state.overlays.sheet().is_none();
    let Frame { x, y, w, .. } = lines.settings;
    let inset = lines.pager.as_ref().map_or(0.0, |lies| lies.sliders);
    let settings = state.lobby.def().settings;
    if !settings.is_empty() {
        let room = Frame::new(x, y, w, 46.0);
        draw_lengths(state, room, (16.0, 22.0), pen);
    }
    for (row, &slider) in settings.iter().enumerate() {
        let y = y + 60.0 + 80.0 * row as f32;
        let frame = Frame::new(x + inset, y, w - inset - 17.0, 80.0);
        over::draw_slider_alone(state, slider, frame, moves, pen);
    }
}

/// Draws the arrows between the pages of maps, and a dot for each page. If the chosen map is on another page, its
/// name precedes the dots.
pub(crate) fn draw_pager(state: &State, page: &MapPage, lies: &Pager, pen: &mut Pen) {
    const APART: f32 = 20.0;
    draw_arrows(state, page, lies.arrows, pen);
    let (room, dots) = (lies.told, APART * page.count as f32);
    let style = Style::new(Face::Bold, 20.0, theme::GOLD);
    let (mut name, mut wide, mut size) = (String::new(), 0.0, style.size());
    if !page.maps.contains(&MapCard::Map(state.lobby.map)) {
        name = pen.say(state.library.title(state.lobby.map));
        size = widgets::fitting(&name, style.face(), size, room.w - dots - 8.0);
        wide = measure::width(&name, style.face(), size) + 8.0;
    }
    let least = lies.middle - (wide + dots) / 2.0;
    let left = least.min(room.x + room.w - wide - dots).max(room.x);
    let at = Point::new(left, room.centre().y);
    if wide > 0.0 {
        widgets::centred(pen, name, at, style.sized(size));
    }
    let middle = Point::new(left + wide + dots / 2.0, at.y);
    let pages = (page.number, page.count);
    sheet::draw_dots(middle, APART, pages, [6.5, 5.0], pen);
}

/// Draws the arrows between the pages of maps: back and ahead.
pub(crate) fn draw_arrows(state: &State, page: &MapPage, [back, next]: [Frame; 2], pen: &mut Pen) {
    for (to, seek, frame) in [
        (Page::Back, Seek::Back, back),
        (Page::Next, Seek::Next, next),
    ] {
        let target = Target::Lobby(LobbyTarget::Maps(to));
        let shown = state.map_page_after(to);
        let look = ButtonState::new(shown.is_some(), state.hands.presses(target));
        let shown = shown.as_ref().unwrap_or(page);
        let (from, last) = (shown.first + 1, shown.first + shown.maps.len());
        let name = words::lobby_maps_from_to(shown.all, from, last);
        let ink = widgets::plate(pen, target, frame, name, look);
        linked_game::draw_arrow(seek, frame.centre(), ink, pen);
    }
}

/// Draws the lengths short, normal and long, which sum up bank and taxes for most people.
pub(crate) fn draw_lengths(state: &State, room: Frame, (gap, letters): (f32, f32), pen: &mut Pen) {
    for (index, length) in Length::ALL.into_iter().enumerate() {
        let target = Target::Lobby(LobbyTarget::Length(length));
        let look = ButtonState::new(true, state.hands.presses(target));
        let look = look.choice(state.house.settings.length() == Some(length));
        let frame = room.column(index, Length::ALL.len(), gap);
        widgets::button(pen, target, frame, length.title(), letters, look);
    }
}

/// The words on a map's card.
struct Told {
    title: Message,
    remark: Message,
}

impl Told {
    fn of(state: &State, card: MapCard) -> Self {
        Self {
            title: title(state, card),
            remark: expectation(card),
        }
    }
}

/// Layout of a map's card.
struct Card {
    frame: Frame,
    picture: Frame,
    /// Where the title begins, and its letters' size.
    title: (Point, f32),
    /// Where the remark ends.
    remark: Point,
}

/// Returns the cards of maps side by side in an area.
fn lay_out(pen: &Pen, maps: &[Told], room: Frame) -> Vec<Card> {
    let frames = (0..maps.len()).map(|index| room.column(index, BESIDE, GAP));
    let cards = frames.zip(maps);
    cards
        .map(|(frame, map)| lay_card(pen, frame, map))
        .collect()
}

/// A picture, and the words below it.
fn lay_card(pen: &Pen, frame: Frame, map: &Told) -> Card {
    let base = frame.y + frame.h - 19.0;
    let right = frame.x + frame.w - 14.0;
    let (x, told) = (frame.x + 16.0, pen.say(map.remark.clone()));
    let title = pen.say(map.title.clone());
    let fits = |room: f32, size: f32| widgets::fitting(&title, Face::Bold, size, room);
    let beside = right - x - measure::width(&told, SMALL.face(), SMALL.size()) - 8.0;
    let (title, remark) = match (frame.w < NARROW, fits(beside, 26.0)) {
        (true, _) => ((base - 30.0, fits(right - x, 26.0)), base),
        // A long name has a line to itself.
        (false, size) if size < SHORTEST => ((base - 12.0, fits(right - x, 20.0)), base + 10.0),
        (false, size) => ((base, size), base),
    };
    let wide = frame.w - 16.0;
    Card {
        frame,
        picture: Frame::new(frame.x + 8.0, frame.y + 8.0, wide, wide * 9.0 / 16.0),
        title: (Point::new(x, title.0), title.1),
        remark: Point::new(right, remark),
    }
}

/// The name on a card among the maps.
pub(crate) fn title(state: &State, card: MapCard) -> Message {
    match card {
        MapCard::Map(map) => state.library.title(map),
        MapCard::Workshop => words::own_map_title(),
    }
}

/// Target of a card among the maps.
pub(crate) fn card_target(card: MapCard) -> Target {
    Target::Lobby(match card {
        MapCard::Map(map) => LobbyTarget::Map(map),
        MapCard::Workshop => LobbyTarget::Workshop,
    })
}

/// A word on what to expect of a map. Shipped maps bear it in English, and an own map has none.
pub(crate) fn expectation(card: MapCard) -> Message {
    let info = match card {
        MapCard::Map(map) => map.info(),
        MapCard::Workshop => return words::workshop_remark(),
    };
    match info.map_or("", |info| info.remark) {
        "easiest" => words::lobby_map_easiest(),
        "standard" => words::lobby_map_standard(),
        "hardest" => words::lobby_map_hardest(),
        other => other.into(),
    }
}

/// Draws the sign of the workshop: a frame with a cross in it.
pub(crate) fn draw_sign(picture: Frame, pen: &mut Pen) {
    let centre = picture.centre();
    let (high, arm) = (0.6 * picture.h, 0.14 * picture.h);
    let wide = high * SHAPE;
    let frame = Frame::new(centre.x - wide / 2.0, centre.y - high / 2.0, wide, high);
    let line = Stroke::round(theme::QUIET, 3.0);
    pen.stroke(pen::rounded(frame, 4.0), line.dashed(9.0, 8.0));
    let cross = [(arm, 0.0), (0.0, arm)].map(|(x, y)| {
        let end = |side: f32| Point::new(centre.x + side * x, centre.y + side * y);
        pen::line(end(-1.0), end(1.0))
    });
    pen.stroke(cross.concat(), Stroke::round(theme::GOLD, 5.0));
}

/// Draws a map's card, which is a button.
fn draw_card(
    state: &State,
    stills: &mut Stills,
    (of, told): (MapCard, Told),
    card: Card,
    pen: &mut Pen,
) {
    let Card { frame, picture, .. } = card;
    let target = card_target(of);
    let chosen = of == MapCard::Map(state.lobby.map);
    let ground = if state.hands.presses(target) {
        theme::PRESSED
    } else {
        theme::CARD
    };
    let corner = 20.0_f32.min(frame.h / 4.0);
    pen.fill(pen::rounded(frame, corner), ground);
    if !chosen {
        widgets::rim(pen, frame, corner);
    }
    pen.fill(pen::rounded(picture, 0.7 * corner), theme::SEA);
    let loadable = of.map().and_then(|map| state.library.map(map));
    match loadable {
        _ if of == MapCard::Workshop => draw_sign(picture, pen),
        Some(Loadable::Here(loaded_map)) => {
            draw_land(loaded_map, stills, picture, chosen, pen);
        }
        Some(Loadable::Broken(why)) => draw_broken(why, picture, pen),
        Some(Loadable::Coming) | None => {
            let words = pen.say(words::lobby_map_coming());
            let size = widgets::fitting(&words, SMALL.face(), SMALL.size(), picture.w - 8.0);
            let style = Style::new(SMALL.face(), size, theme::QUIET).middle();
            widgets::centred(pen, words, picture.centre(), style);
        }
    }
    let ink = if chosen { theme::GOLD } else { theme::INK };
    let (at, size) = card.title;
    let Told { title, remark } = told;
    let remark = pen.say(remark);
    if remark.is_empty() {
        // The name of an own map may be long, and has the room of the remark too.
        let (top, low) = (picture.y + picture.h, frame.y + frame.h);
        let middle = Point::new(at.x, (top + low) / 2.0);
        let style = Style::new(Face::Bold, 26.0, ink);
        let room = card.remark.x - at.x;
        widgets::one_or_two_lines(pen, title.clone(), middle, room, style, SHORTEST);
    } else {
        pen.text(title.clone(), at, Style::new(Face::Bold, size, ink));
        pen.text(remark, card.remark, SMALL.end());
    }
    if chosen {
        pen.stroke(pen::rounded(frame, corner), Stroke::round(theme::GOLD, 5.0));
    }
    let area = pen.target(target, frame, true).named(title);
    if of != MapCard::Workshop {
        area.chosen(chosen);
    }
}

/// The land of a map, as wide as a picture of the stage's shape: lit in the tints of its regions, or dim.
pub(crate) fn draw_lands(loaded_map: &LoadedMap, picture: Frame, is_lit: bool, pen: &mut Pen) {
    let card = atlas::card(&loaded_map.rails, picture.w / STAGE_WIDTH, is_lit);
    draw_card_of(&card, picture, pen);
}

/// Draws the land from the cache of the large cards.
fn draw_land(
    loaded_map: &Rc<LoadedMap>,
    stills: &mut Stills,
    picture: Frame,
    is_lit: bool,
    pen: &mut Pen,
) {
    if picture.w == PICTURE {
        draw_card_of(&stills.card(loaded_map, is_lit), picture, pen);
    } else {
        draw_lands(loaded_map, picture, is_lit, pen);
    }
}

fn draw_card_of(card: &[(Path, Colour)], picture: Frame, pen: &mut Pen) {
    pen.unmirrored(picture, |pen| {
        let pose = pen.pose().at(Point::new(picture.x, picture.y));
        pen.with_pose(pose, |pen| {
            for (land, tint) in card {
                pen.fill(land.clone(), *tint);
            }
        });
    });
}

/// Draws the reason why a map is missing, in letters small enough for its picture. A damaged file may put long
/// words into the sentence, which stays inside the picture.
fn draw_broken(why: &Message, picture: Frame, pen: &mut Pen) {
    let (x, room) = (picture.x + 14.0, picture.w - 28.0);
    let why = pen.say(why);
    let set = |letters: f32| {
        let lines = widgets::broken(&why, SMALL.face(), letters, room);
        let rows = ((picture.h - 8.0) / (1.3 * letters)) as usize;
        (letters, lines, rows)
    };
    let mut sizes = [SMALL.size(), 18.0, 16.0].into_iter().map(set);
    let found = sizes.find(|(_, lines, rows)| lines.len() <= *rows);
    let (letters, lines, rows) = found.unwrap_or_else(|| set(14.0));
    pen.as_one(&why, |pen| {
        for (number, line) in lines.into_iter().take(rows).enumerate() {
            let size = widgets::fitting(&line, SMALL.face(), letters, room);
            let style = Style::new(Face::Text, size, theme::GOLD);
            let base = picture.y + 1.3 * letters * (1.0 + number as f32);
            pen.text(line, Point::new(x, base), style);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::table::Rotation;

    /// As many maps, some with long names.
    fn maps(count: usize) -> Vec<Told> {
        let title = |index| ["Europe", "The Islands of the South Seas", "USA"][index % 3];
        let map = |index| Told {
            title: Message::name(title(index)),
            remark: "hardest".into(),
        };
        (0..count).map(map).collect()
    }

    fn holds(outer: Frame, inner: Frame) -> bool {
        inner.x >= outer.x - 0.01
            && inner.y >= outer.y - 0.01
            && inner.x + inner.w <= outer.x + outer.w + 0.01
            && inner.y + inner.h <= outer.y + outer.h + 0.01
    }

    fn apart(one: Frame, other: Frame) -> bool {
        one.x + one.w <= other.x
            || other.x + other.w <= one.x
            || one.y + one.h <= other.y
            || other.y + other.h <= one.y
    }

    /// Returns the area of words, from their base line up.
    fn words(at: Point, words: &str, size: f32) -> Frame {
        let wide = measure::width(words, Face::Bold, size);
        Frame::new(
            at.x,
            at.y - size * measure::CAP_HEIGHT,
            wide,
            size * measure::CAP_HEIGHT,
        )
    }

    #[test]
    fn any_number_of_maps_has_room() {
        for turn in Rotation::ALL {
            for has_pages in [false, true] {
                any_number_has_room(Lines::at(turn, has_pages));
            }
        }
    }

    /// Fingers need 8 mm between two targets, which is 15.1 units on a table of 46 inches.
    #[test]
    fn arrows_keep_off_the_maps_and_off_the_sliders() {
        for turn in Rotation::ALL {
            let lines = Lines::at(turn, true);
            let lies = lines.pager.as_ref().expect("there are arrows");
            let [back, next] = lies.arrows;
            assert!(apart(back.inset(-15.1), next));
            let settings = Frame {
                x: lines.settings.x + lies.sliders - 18.0,
                ..lines.settings
            };
            for arrow in lies.arrows {
                assert!(holds(lines.sheet, arrow));
                for other in [lines.maps, lines.games, settings, lines.about, lines.tools] {
                    assert!(apart(arrow.inset(-15.1), other), "{arrow:?} at {other:?}");
                }
                assert!(apart(arrow, lies.told));
            }
            assert!(apart(lies.told, lines.maps) && apart(lies.told, lines.about));
            assert!(apart(lines.settings, lines.about) && apart(lines.about, lines.tools));
        }
    }

    fn any_number_has_room(lines: &Lines) {
        let room = lines.maps;
        for count in 1..=BESIDE {
            let maps = maps(count);
            let cards = lay_out(&Pen::default(), &maps, room);
            assert_eq!(cards.len(), count);
            for (number, (card, map)) in cards.iter().zip(&maps).enumerate() {
                let told = format!("card {number} of {count}");
                assert!(holds(room, card.frame), "{told}");
                assert!(card.frame.h >= 28.0, "{told} is too low for a finger");
                let (at, size) = card.title;
                let title = words(at, &Pen::default().say(map.title.clone()), size);
                assert!(holds(card.frame, card.picture), "{told}");
                assert!(holds(card.frame, title), "{told}");
                assert!(apart(card.picture, title), "{told}");
                let end = card.remark;
                let wide = measure::width(
                    &Pen::default().say(map.remark.clone()),
                    SMALL.face(),
                    SMALL.size(),
                );
                let high = SMALL.size() * measure::CAP_HEIGHT;
                let remark = Frame::new(end.x - wide, end.y - high, wide, high);
                assert!(apart(title, remark), "{told}");
                let others = cards[..number].iter();
                // Fingers need 8 mm, which are 15.1 units on a table of 46 inches.
                let near = others.filter(|other| !apart(other.frame.inset(-15.1), card.frame));
                assert_eq!(near.count(), 0, "{told} is too near another");
            }
        }
    }
}
