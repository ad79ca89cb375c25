//! The rules pages: a sheet over the whole table whose pages turn left and right, and from game to game. The
//! drawings come from the code that draws the games. The game behind pauses.

use std::borrow::Cow;

use app::state::State;
use base::words::{self, Message};
use rules::GameId;
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, MIDDLE, Page, Pen, Point, RulesTarget, SheetTarget, Style, Target, measure, theme,
};

use super::figures;
use super::over::{sheet, sheet_button, turn_button};
use super::sheet::draw_dots;
use super::style::{TITLE, fitted};

const WIDTH: f32 = 1040.0;
const HEIGHT: f32 = 920.0;
/// Margin at the sheet's ends.
const EDGE: f32 = 48.0;
/// Width of words and figures.
const ROOM: f32 = WIDTH - 2.0 * EDGE;
/// Width of a title, next to two or three buttons.
const TITLE_ROOM: f32 = ROOM - 336.0;
/// Width of the button that leads to an exercise, with its margin.
const TRY: f32 = 208.0;
const FIGURE_TOP: f32 = 194.0;
/// Lowest end of the words.
const FOOT: f32 = HEIGHT - 108.0;
const WORDS: Style = Style::new(Face::Text, 25.0, theme::INK);
/// Space after a paragraph.
const PAUSE: f32 = 10.0;

/// A page of the rules.
pub(crate) fn draw(state: &State, game: GameId, number: usize, pen: &mut Pen) {
    let pages = state.pages(game);
    let def = state.games.get(game);
    sheet(state, pen, MIDDLE, (WIDTH, HEIGHT), |pen| {
        draw_games(state, game, pen);
        let mut top = |target, x: f32, w: f32, words: Message| {
            let frame = Frame::new(x, 112.0, w, 60.0);
            sheet_button(state, pen, target, frame, words, false);
        };
        top(
            Target::Sheet(SheetTarget::Close),
            WIDTH - EDGE - 160.0,
            160.0,
            words::over_close(),
        );
        let turn = Frame::new(WIDTH - EDGE - 318.0, 112.0, 140.0, 60.0);
        turn_button(state, pen, Target::Sheet(SheetTarget::Rotate), turn);
        let last = pages.as_ref().map_or(0, |pages| pages.len() - 1);
        draw_pager(state, last, number, pen);
        let page = match pages.as_ref().map(|pages| pages.get(number)) {
            Ok(Some(page)) => page,
            Ok(None) => return,
            Err(why) => {
                let top = Point::new(EDGE, FIGURE_TOP + WORDS.size());
                widgets::paragraph(pen, why, top, ROOM, WORDS);
                return;
            }
        };
        let mut title = TITLE_ROOM;
        if page.leads_to.is_some() {
            let frame = Frame::new(EDGE + TITLE_ROOM - TRY + 18.0, 112.0, TRY - 18.0, 60.0);
            let target = Target::Rules(RulesTarget::Try(game, number));
            sheet_button(state, pen, target, frame, words::sheet_try_this(), false);
            title -= TRY;
        }
        fitted(pen, page.title, Point::new(EDGE, 156.0), title, TITLE);
        let written = |words: &Cow<'_, str>| {
            let lines = widgets::broken(words, WORDS.face(), WORDS.size(), ROOM).len();
            lines as f32 * widgets::LINE * WORDS.size() + PAUSE
        };
        let words: f32 = page.words.iter().map(written).sum();
        let most = FOOT - words - WORDS.size() - 14.0 - FIGURE_TOP;
        let height = figures::height(&page.figure, ROOM).min(most);
        let picture = Frame::new(EDGE, FIGURE_TOP, ROOM, height);
        figures::draw(def, &page.figure, picture, pen);
        let mut y = FIGURE_TOP + height + 24.0 + WORDS.size();
        for words in &page.words {
            y = widgets::paragraph(pen, &**words, Point::new(EDGE, y), ROOM, WORDS) + PAUSE;
        }
    });
}

/// Draws the games' names in a row across the sheet. A touch on one opens its rules. Of many games it shows those
/// near the open one.
fn draw_games(state: &State, game: GameId, pen: &mut Pen) {
    const APART: f32 = 18.0;
    /// Minimum margin round a name.
    const ROUND: f32 = 24.0;
    let games = state.rules_beside(game);
    let count = games.len() as f32;
    let wide = |name: &str, size: f32| measure::width(name, Face::Bold, size);
    let all = |size: f32| games.iter().map(|game| wide(game.title, size)).sum::<f32>();
    let room = (ROOM + APART) / count - APART;
    // Long names are smaller.
    let size = 22.0 * (count * (room - ROUND) / all(22.0)).min(1.0);
    let spare = (room - all(size) / count).min(80.0);
    let mut x = EDGE;
    for other in games {
        let target = Target::Rules(RulesTarget::Game(other.id));
        let frame = Frame::new(x, 28.0, wide(other.title, size) + spare, 56.0);
        let look = ButtonState::new(true, state.hands.presses(target));
        let look = look.choice(other.id == game);
        widgets::button(pen, target, frame, other.title, size, look);
        x += frame.w + APART;
    }
}

fn draw_pager(state: &State, last: usize, number: usize, pen: &mut Pen) {
    let button = |x: f32| Frame::new(x, HEIGHT - 94.0, 230.0, 66.0);
    let mut leaf = |target: Target, x: f32, words: Message, enabled: bool, golden: bool| {
        let look = ButtonState::new(enabled, state.hands.presses(target));
        let look = if golden { look.golden() } else { look };
        widgets::button(pen, target, button(x), words, 26.0, look);
    };
    leaf(
        Target::Rules(RulesTarget::Page(Page::Back)),
        48.0,
        words::sheet_back(),
        number > 0,
        false,
    );
    leaf(
        Target::Rules(RulesTarget::Page(Page::Next)),
        WIDTH - 278.0,
        words::sheet_next(),
        number < last,
        true,
    );
    let middle = Point::new(WIDTH / 2.0, HEIGHT - 61.0);
    draw_dots(middle, 26.0, (number, last + 1), [8.0, 6.0], pen);
}
