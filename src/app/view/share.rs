//! The sheet with the link of the game on the table: a code for cameras, a button that copies it, and
//! what is in it.

use crate::app::sharing::{Code, Running, Share};
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
/// The height of a button's row.
const ROW: f32 = 84.0;
const CODE_TOP: f32 = 104.0;
/// How many modules of light ground a code needs on every side.
const QUIET_ZONE: usize = 4;
const DONE: Style = Style::new(Face::Text, 22.0, theme::DONE);

/// The link, with a code for cameras if there is one.
pub fn draw(state: &State, share: &Share, pen: &mut Pen) {
    let asks = share.running == Running::LeftOut;
    let code_side = if asks { SIDE - ROW } else { SIDE };
    let top = CODE_TOP + share.code.as_ref().map_or(0.0, |_| code_side);
    let height = top + 160.0 + if asks { ROW } else { 0.0 };
    sheet(state, pen, MIDDLE, (WIDTH, height), |pen| {
        pen.text("Share this game", Point::new(EDGE, 68.0), TITLE);
        let head = |x: f32, w: f32| Frame::new(x, 26.0, w, 58.0);
        let right = WIDTH - EDGE;
        let (turn, close) = (head(right - 316.0, 140.0), head(right - 160.0, 160.0));
        rotate_button(state, pen, turn);
        close_button(state, pen, close);
        if let Some(code) = &share.code {
            draw_code(code, code_side, pen);
        }
        let (words, style) = tell(share);
        let room = if share.link.is_ok() {
            SIDE - 250.0
        } else {
            SIDE
        };
        let y = widgets::paragraph(pen, words, Point::new(EDGE, top + 46.0), room, style);
        let about_round = match share.running {
            Running::PutIn => "Everyone's secret cities of this round are in the link.",
            Running::LeftOut if share.link.is_ok() => "The round that runs is not in it.",
            Running::LeftOut | Running::Open => "",
        };
        let style = Style::new(Face::Bold, 22.0, theme::GOLD);
        widgets::paragraph(pen, about_round, Point::new(EDGE, y), room, style);
        if share.link.is_ok() {
            let frame = Frame::new(right - 220.0, top + 50.0, 220.0, 68.0);
            let copy = Target::Share(ShareTarget::Copy);
            sheet_button(state, pen, copy, frame, "COPY LINK", true);
        }
        if asks {
            let frame = Frame::new(EDGE, top + 144.0, SIDE, 68.0);
            let hands = Target::Share(ShareTarget::Hands);
            let words = "ADD THIS ROUND AND ITS SECRETS, IF ALL AGREE";
            sheet_button(state, pen, hands, frame, words, false);
        }
    });
}

/// What people can do with the link, or why there is none.
fn tell(share: &Share) -> (&str, Style) {
    match (&share.link, share.copied) {
        (Err(why), _) => (why, WORDS),
        (Ok(_), Some(true)) => ("The link is copied.", DONE),
        (Ok(_), Some(false)) => ("This browser does not let the link be copied.", WORDS),
        (Ok(_), None) if share.only_here => (
            "This page can be opened on this machine only, so there is no code for a phone.",
            WORDS,
        ),
        (Ok(_), None) if share.code.is_none() => (
            "This game is too long for a code that a camera reads: copy its link.",
            WORDS,
        ),
        (Ok(_), None) => ("Scan it with a phone to look at it and play on.", WORDS),
    }
}

/// Dark modules on light ground, each a whole number of units wide, so that none blurs.
fn draw_code(code: &Code, side: f32, pen: &mut Pen) {
    let ground = Frame::new((WIDTH - side) / 2.0, CODE_TOP, side, side);
    pen.fill(pen::rounded(ground, 16.0), theme::INK);
    let module = (side / (code.side + 2 * QUIET_ZONE) as f32).floor();
    let margin = ((side - module * code.side as f32) / 2.0).floor();
    let (left, top) = (ground.x + margin, CODE_TOP + margin);
    let mut dark = Path::new();
    for &[row, from, to] in &code.dark {
        let y = top + (row as f32 + 0.5) * module;
        let at = |column: usize| Point::new(left + column as f32 * module, y);
        dark.extend([Op::Move(at(from)), Op::Line(at(to))]);
    }
    pen.stroke(dark, Stroke::butt(theme::PANEL, module));
}
