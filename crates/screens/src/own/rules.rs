//! The rules on an own screen, page by page. A long page scrolls.

use crate::figures;
use app::rules::{Leaf, RulesSheet};
use app::state::State;
use base::words::{self, Message};
use rules::GameId;
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, Page, Pen, Point, RulesTarget, Scrolled, SheetTarget, Stroke, Style, Target, pen,
    theme,
};

use super::button::button;
use crate::sheet;

/// A page.
pub(crate) fn draw(state: &State, game: GameId, number: usize, pen: &mut Pen) {
    let stage = state.stage().frame();
    pen.fill(pen::rounded(stage, 0.0), theme::ROOM_EDGE.alpha(0.8));
    pen.target(Target::Sheet(SheetTarget::Blank), stage, true);
    let lies = state.rules_sheet(game);
    let rim = Stroke::round(theme::LINE, 2.0);
    let radius = if lies.card == stage { 0.0 } else { 22.0 };
    widgets::panel(pen, lies.card, radius, Some(rim));
    let pages = match state.pages(game) {
        Ok(pages) => pages,
        Err(why) => {
            draw_games(state, game, &lies, (0.0, lies.card), pen);
            draw_close(state, &lies, pen);
            let words = Style::new(Face::Text, lies.size, theme::INK);
            let at = Point::new(lies.title.x, lies.close.y + lies.close.h + 2.0 * lies.size);
            widgets::paragraph(pen, why, at, lies.title.w, words);
            return draw_pager(state, &lies, (0, 1), (false, false), pen);
        }
    };
    let Some(page) = pages.get(number) else {
        return;
    };
    let leaf = lies.leaf(page);
    draw_leaf(state, game, page, (&lies, &leaf), pen);
    draw_close(state, &lies, pen);
    sheet::draw_title(page.title, lies.title, pen);
    if page.leads_to.is_some() {
        let target = Target::Rules(RulesTarget::Try(game, number));
        let words = words::sheet_try_this();
        sheet::button(state, pen, target, lies.trying(), words, false);
    }
    let way = (number > 0, number + 1 < pages.len());
    draw_pager(state, &lies, (number, pages.len()), way, pen);
}

fn draw_close(state: &State, lies: &RulesSheet, pen: &mut Pen) {
    let close = Target::Sheet(SheetTarget::Close);
    sheet::button(state, pen, close, lies.close, words::over_close(), false);
}

/// Draws a page at its scroll position.
fn draw_leaf(
    state: &State,
    game: GameId,
    page: &app::rules::Page<'_>,
    (lies, leaf): (&RulesSheet, &Leaf),
    pen: &mut Pen,
) {
    let room = leaf.room;
    let moved = state.house.viewing.scrolled(Scrolled::Rules).min(leaf.most);
    let up = if leaf.moves_picture { moved } else { 0.0 };
    let picture = Frame {
        y: leaf.picture.y - up,
        ..leaf.picture
    };
    let fills = lies.card == state.stage().frame();
    let is_inside = picture.y >= room.y - 1.0 && picture.y + picture.h <= room.y + room.h + 1.0;
    // A picture that does not fit the card is drawn completely or not at all.
    if !leaf.moves_picture || fills || is_inside {
        figures::draw_small(state.games.get(game), &page.figure, picture, pen);
    }
    if !is_inside && leaf.moves_picture {
        let card = lies.card;
        let below = room.y + room.h;
        let above = Frame::new(card.x, card.y, card.w, room.y - card.y);
        let foot = Frame::new(card.x, below, card.w, card.y + card.h - below);
        for band in [above, foot] {
            pen.fill(pen::rounded(band, 0.0), theme::PANEL);
        }
    }
    let style = Style::new(Face::Text, lies.size, theme::INK);
    for (at, words) in &leaf.lines {
        let at = Point::new(at.x, at.y - moved);
        let top = at.y - lies.size;
        if top >= room.y - 1.0 && at.y + 0.25 * lies.size <= room.y + room.h {
            pen.text(words.clone(), at, style);
        }
    }
    let games = match lies.games_high > 0.0 {
        true => (moved - leaf.games_down, room),
        false => (0.0, lies.card),
    };
    draw_games(state, game, lies, games, pen);
    if leaf.most > 0.0 {
        // Fingers can scroll beside the words as well.
        let place = Frame {
            x: lies.card.x,
            w: lies.card.w,
            ..room
        };
        pen.scroll(Scrolled::Rules, place, leaf.most);
        let beside = Frame {
            w: room.w + 9.0,
            ..room
        };
        let seen = room.h / (room.h + leaf.most);
        sheet::draw_bar(beside, moved / leaf.most, seen, pen);
    }
}

/// The games' names: a touch on one opens its rules.
fn draw_games(
    state: &State,
    game: GameId,
    lies: &RulesSheet,
    (up, within): (f32, Frame),
    pen: &mut Pen,
) {
    let games = state.rules_beside(game);
    for (other, &frame) in games.into_iter().zip(&lies.games) {
        let frame = Frame {
            y: frame.y - up,
            ..frame
        };
        if frame.y < within.y - 1.0 || frame.y + frame.h > within.y + within.h + 1.0 {
            continue;
        }
        let target = Target::Rules(RulesTarget::Game(other.id));
        let look = ButtonState::new(true, state.hands.presses(target));
        let look = look.choice(other.id == game);
        widgets::pill(pen, target, frame, other.title, lies.name_size, look);
    }
}

/// BACK and NEXT by the thumb, and between them which page it is.
fn draw_pager(
    state: &State,
    lies: &RulesSheet,
    (number, count): (usize, usize),
    (back, next): (bool, bool),
    pen: &mut Pen,
) {
    let row = lies.pager;
    let wide = (0.27 * row.w).clamp(84.0, 150.0);
    let [left, middle, right] = row.beside([wide, row.w - 2.0 * wide, wide], 0.0);
    let mut leaf = |page, frame: Frame, words: Message, enabled, golden| {
        let look = ButtonState {
            golden,
            ..ButtonState::new(enabled, false)
        };
        let target = Target::Rules(RulesTarget::Page(page));
        button(state, pen, target, frame, words, look);
    };
    leaf(Page::Back, left, words::sheet_back(), back, false);
    leaf(Page::Next, right, words::sheet_next(), next, true);
    let apart = ((middle.w - 24.0) / count as f32).min(20.0);
    let dots = (number, count);
    sheet::draw_dots(middle.centre(), apart, dots, [5.5, 4.0], pen);
}
