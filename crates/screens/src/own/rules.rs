//! The rules on an own screen, leaf by leaf.

use crate::figures;
use app::rules::{Leaf, RulesSheet};
use app::state::State;
use base::words::{self, Message};
use rules::GameId;
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, Page, Pen, Point, RulesTarget, SheetTarget, Stroke, Style, Target, pen, theme,
};

use super::button::button;
use crate::sheet;

/// A leaf of a page.
pub fn draw(state: &State, game: GameId, number: usize, pen: &mut Pen) {
    let stage = state.stage().frame();
    pen.fill(pen::rounded(stage, 0.0), theme::ROOM_EDGE.alpha(0.8));
    pen.target(Target::Sheet(SheetTarget::Blank), stage, true);
    let lies = state.rules_sheet(game);
    let rim = Stroke::round(theme::LINE, 2.0);
    let radius = if lies.card == stage { 0.0 } else { 22.0 };
    widgets::panel(pen, lies.card, radius, Some(rim));
    draw_games(state, game, &lies, pen);
    let close = Target::Sheet(SheetTarget::Close);
    sheet::button(state, pen, close, lies.close, words::over_close(), false);
    let pages = match state.pages(game) {
        Ok(pages) => pages,
        Err(why) => {
            let words = Style::new(Face::Text, lies.size, theme::INK);
            let at = Point::new(lies.title.x, lies.close.y + lies.close.h + 2.0 * lies.size);
            widgets::paragraph(pen, why, at, lies.title.w, words);
            return draw_leafing(state, &lies, (0, 1), (false, false), pen);
        }
    };
    let Some(page) = pages.get(number) else {
        return;
    };
    let leaves = lies.leaves(page);
    let part = state.viewing().leaf().min(leaves.len() - 1);
    sheet::draw_title(page.title, lies.title, pen);
    if let Some(leaf) = leaves.get(part) {
        draw_leaf(state, game, page, leaf, lies.size, pen);
    }
    if page.leads_to.is_some() {
        let target = Target::Rules(RulesTarget::Try(game, number));
        sheet::button(
            state,
            pen,
            target,
            lies.trying(),
            words::sheet_try_this(),
            false,
        );
    }
    let way = (
        number + part > 0,
        number + 1 < pages.len() || part + 1 < leaves.len(),
    );
    draw_leafing(state, &lies, (number, pages.len()), way, pen);
}

fn draw_leaf(
    state: &State,
    game: GameId,
    page: &app::rules::Page<'_>,
    leaf: &Leaf,
    size: f32,
    pen: &mut Pen,
) {
    if let Some(picture) = leaf.picture {
        figures::draw_small(state.games.get(game), &page.figure, picture, pen);
    }
    let style = Style::new(Face::Text, size, theme::INK);
    for (at, words) in &leaf.lines {
        pen.text(words.clone(), *at, style);
    }
}

/// The games' names: a touch on one opens its rules.
fn draw_games(state: &State, game: GameId, lies: &RulesSheet, pen: &mut Pen) {
    let games = state.rules_beside(game);
    for (other, &frame) in games.into_iter().zip(&lies.games) {
        let target = Target::Rules(RulesTarget::Game(other.id));
        let look = ButtonState::new(true, state.contacts.presses(target));
        let look = look.choice(other.id == game);
        widgets::pill(pen, target, frame, other.title, lies.name_size, look);
    }
}

/// BACK and NEXT by the thumb, and between them which page it is.
fn draw_leafing(
    state: &State,
    lies: &RulesSheet,
    (number, count): (usize, usize),
    (back, next): (bool, bool),
    pen: &mut Pen,
) {
    let row = lies.leafing;
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
    for page in 0..count {
        let x = middle.centre().x + (page as f32 - (count - 1) as f32 / 2.0) * apart;
        let (radius, colour) = match page == number {
            true => (5.5, theme::GOLD),
            false => (4.0, theme::LINE),
        };
        pen.fill(
            pen::circle(Point::new(x, middle.centre().y), radius),
            colour,
        );
    }
}
