//! The rules pages: a sheet over the whole table that is leafed left and right, with drawings made
//! by the code that draws the game. The game behind stands still.

use crate::games::GameId;
use crate::scene::{
    Face, Frame, Page, Pen, Point, Style, Target, pen, theme,
    widgets::{self, Look},
};

use super::super::App;
use super::super::rules::pages;
use super::over::{sheet, sheet_button};
use super::{MIDDLE, STAGE, TITLE, figures};

const WIDTH: f32 = 1040.0;
const HEIGHT: f32 = 780.0;

/// A page of the rules.
pub fn draw(app: &App, game: GameId, number: usize, pen: &mut Pen) {
    pen.fill(pen::rounded(STAGE, 0.0), theme::PANEL.alpha(0.72));
    let pages = pages(game);
    let Some(page) = pages.get(number) else {
        return;
    };
    sheet(app, pen, MIDDLE, (WIDTH, HEIGHT), |pen| {
        pen.text(page.title, Point::new(48.0, 76.0), TITLE);
        let top = |x: f32, w: f32| Frame::new(x, 28.0, w, 60.0);
        sheet_button(
            app,
            pen,
            Target::Turn,
            top(WIDTH - 350.0, 140.0),
            "TURN",
            false,
        );
        sheet_button(
            app,
            pen,
            Target::Close,
            top(WIDTH - 192.0, 160.0),
            "CLOSE",
            false,
        );
        let picture = Frame::new(48.0, 112.0, WIDTH - 96.0, 270.0);
        figures::draw(page.figure, picture, pen);
        let style = Style::new(Face::Text, 25.0, theme::INK);
        let mut y = 428.0;
        for words in page.words {
            y = widgets::paragraph(pen, words, Point::new(48.0, y), WIDTH - 96.0, style) + 10.0;
        }
        draw_leafing(app, pages.len() - 1, number, pen);
    });
}

fn draw_leafing(app: &App, last: usize, number: usize, pen: &mut Pen) {
    let button = |x: f32| Frame::new(x, HEIGHT - 94.0, 230.0, 66.0);
    let mut leaf = |target: Target, x: f32, words: &str, enabled: bool, golden: bool| {
        let look = Look::new(enabled, app.contacts.presses(target));
        let look = if golden { look.golden() } else { look };
        widgets::button(pen, target, button(x), words, 26.0, look);
    };
    leaf(Target::Page(Page::Back), 48.0, "BACK", number > 0, false);
    leaf(
        Target::Page(Page::On),
        WIDTH - 278.0,
        "NEXT",
        number < last,
        true,
    );
    for page in 0..=last {
        let x = WIDTH / 2.0 + (page as f32 - last as f32 / 2.0) * 26.0;
        let colour = if page == number {
            theme::GOLD
        } else {
            theme::LINE
        };
        let radius = if page == number { 8.0 } else { 6.0 };
        pen.fill(pen::circle(Point::new(x, HEIGHT - 61.0), radius), colour);
    }
}
