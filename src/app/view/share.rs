//! The sheet with the link of the game on the table: a code for cameras, a button that copies it, and
//! what is in it.

use crate::app::sharing::{Code, Share};
use crate::app::state::State;
use crate::scene::{
    Face, Frame, MIDDLE, Op, Path, Pen, Point, ShareTarget, Stroke, Style, Target, pen, theme,
    widgets,
};

use super::over::{close_button, rotate_button, sheet, sheet_button};
use super::style::{TITLE, WORDS};

const WIDTH: f32 = 820.0;
const EDGE: f32 = 40.0;
/// The side of the code with the light ground round it.
const SIDE: f32 = WIDTH - 2.0 * EDGE;
const CODE_TOP: f32 = 104.0;
/// How many modules of light ground a code needs on every side.
const QUIET_ZONE: usize = 4;
const DONE: Style = Style::new(Face::Text, 22.0, theme::DONE);

/// The link.
pub fn draw(state: &State, share: &Share, pen: &mut Pen) {
    let top = match share.code {
        Some(_) => CODE_TOP + SIDE,
        None => CODE_TOP,
    };
    sheet(state, pen, MIDDLE, (WIDTH, top + 160.0), |pen| {
        pen.text("Share this game", Point::new(EDGE, 68.0), TITLE);
        let head = |x: f32, w: f32| Frame::new(x, 26.0, w, 58.0);
        let right = WIDTH - EDGE;
        let (turn, close) = (head(right - 316.0, 140.0), head(right - 160.0, 160.0));
        rotate_button(state, pen, turn);
        close_button(state, pen, close);
        if let Some(code) = &share.code {
            draw_code(code, pen);
        }
        let (words, style) = match (&share.link, share.copied) {
            (Err(why), _) => (why.as_str(), WORDS),
            (Ok(_), Some(true)) => ("The link is copied.", DONE),
            (Ok(_), Some(false)) => ("This browser does not let the link be copied.", WORDS),
            (Ok(_), None) if share.code.is_none() => (
                "This game is too long for a code that a camera reads: copy its link.",
                WORDS,
            ),
            (Ok(_), None) => ("Scan it with a phone to look at it and play on.", WORDS),
        };
        let room = SIDE - 250.0;
        let y = widgets::paragraph(pen, words, Point::new(EDGE, top + 46.0), room, style);
        if share.secrets {
            let words = "The secret cities of all players are in the link.";
            let style = Style::new(Face::Bold, 22.0, theme::GOLD);
            widgets::paragraph(pen, words, Point::new(EDGE, y), room, style);
        }
        if share.link.is_ok() {
            let copy = Frame::new(right - 220.0, top + 50.0, 220.0, 68.0);
            sheet_button(
                state,
                pen,
                Target::Share(ShareTarget::Copy),
                copy,
                "COPY LINK",
                true,
            );
        }
    });
}

/// Dark modules on light ground, each a whole number of units wide, so that none blurs.
fn draw_code(code: &Code, pen: &mut Pen) {
    let ground = Frame::new(EDGE, CODE_TOP, SIDE, SIDE);
    pen.fill(pen::rounded(ground, 16.0), theme::INK);
    let module = (SIDE / (code.side + 2 * QUIET_ZONE) as f32).floor();
    let margin = ((SIDE - module * code.side as f32) / 2.0).floor();
    let (left, top) = (EDGE + margin, CODE_TOP + margin);
    let mut dark = Path::new();
    for &[row, from, to] in &code.dark {
        let y = top + (row as f32 + 0.5) * module;
        let at = |column: usize| Point::new(left + column as f32 * module, y);
        dark.extend([Op::Move(at(from)), Op::Line(at(to))]);
    }
    pen.stroke(dark, Stroke::butt(theme::PANEL, module));
}
