//! The sheet with the link of the game on the table: a code for cameras, a button that copies it, and
//! what is in it.

use app::sharing::{Code, Running, Share};
use app::state::State;
use base::words::{self, Message};
use scene::{
    Face, Frame, MIDDLE, Op, Path, Pen, Point, ShareTarget, Stroke, Style, Target, pen, theme,
    widgets,
};

use super::over::{close_button, rotate_button, sheet, sheet_button};
use super::style::{TITLE, WORDS, fitted};

const WIDTH: f32 = 820.0;
const EDGE: f32 = 40.0;
/// The side of the code with the light ground round it.
const SIDE: f32 = WIDTH - 2.0 * EDGE;
/// The height of a button's row.
const ROW: f32 = 84.0;
/// The room for the title beside two buttons.
const TITLE_ROOM: f32 = SIDE - 332.0;
const CODE_TOP: f32 = 104.0;
/// How many modules of light ground a code needs on every side.
const QUIET_ZONE: usize = 4;
const DONE: Style = Style::new(Face::Text, 22.0, theme::DONE);

/// The link, with a code for cameras if there is one.
pub fn draw(state: &State, share: &Share, pen: &mut Pen) {
    let asks = share.running == Running::LeftOut;
    let below = if asks || share.moves.is_some() {
        ROW
    } else {
        0.0
    };
    let code_side = SIDE - below;
    let top = CODE_TOP + share.code.as_ref().map_or(0.0, |_| code_side);
    let height = top + 160.0 + below;
    sheet(state, pen, MIDDLE, (WIDTH, height), |pen| {
        // The buttons beside it begin where its room ends.
        fitted(
            pen,
            words::sheet_share(),
            Point::new(EDGE, 68.0),
            TITLE_ROOM,
            TITLE,
        );
        let head = |x: f32, w: f32| Frame::new(x, 26.0, w, 58.0);
        let right = WIDTH - EDGE;
        let (turn, close) = (head(right - 316.0, 140.0), head(right - 160.0, 160.0));
        rotate_button(state, pen, turn);
        close_button(state, pen, close);
        if let Some(code) = &share.code {
            let ground = Frame::new((WIDTH - code_side) / 2.0, CODE_TOP, code_side, code_side);
            draw_code(code, ground, 1.0, pen);
        }
        let (words, done) = tell(share);
        let style = if done { DONE } else { WORDS };
        let room = if share.link.is_ok() {
            SIDE - 250.0
        } else {
            SIDE
        };
        let y = widgets::paragraph(pen, words, Point::new(EDGE, top + 46.0), room, style);
        let style = Style::new(Face::Bold, 22.0, theme::GOLD);
        let about = match state.ended_match() {
            Some(_) if share.code.is_some() => words::sheet_share_picture_there(),
            Some(_) | None => about_round(share),
        };
        widgets::paragraph(pen, about, Point::new(EDGE, y), room, style);
        if share.link.is_ok() {
            let frame = Frame::new(right - 220.0, top + 50.0, 220.0, 68.0);
            let copy = Target::Share(ShareTarget::Copy);
            sheet_button(state, pen, copy, frame, words::sheet_share_copy(), true);
        }
        if share.moves.is_some() {
            let frame = Frame::new(EDGE, top + 144.0, SIDE, 68.0);
            let moves = Target::Share(ShareTarget::Moves);
            sheet_button(state, pen, moves, frame, words::sheet_share_moves(), false);
        } else if asks {
            let frame = Frame::new(EDGE, top + 144.0, SIDE, 68.0);
            let hands = Target::Share(ShareTarget::Hands);
            sheet_button(state, pen, hands, frame, words::sheet_share_hands(), false);
        }
    });
}

/// What the link holds of the round that runs.
pub fn about_round(share: &Share) -> Message {
    match share.running {
        Running::PutIn => words::sheet_share_put_in(),
        Running::LeftOut if share.link.is_ok() => words::sheet_share_left_out(),
        Running::LeftOut | Running::Open => Message::NOTHING,
    }
}

/// What people can do with the link, or why there is none; and whether it is done.
pub fn tell(share: &Share) -> (Message, bool) {
    let words = match (&share.link, share.copied) {
        (Err(why), _) => why.clone(),
        (_, Some(true)) if share.copies_moves => {
            return (words::sheet_share_moves_copied(), true);
        }
        (Ok(_), Some(true)) => return (words::sheet_share_copied(), true),
        (Ok(_), Some(false)) => words::sheet_share_not_copied(),
        (Ok(_), None) if share.only_here => words::sheet_share_only_here(),
        (Ok(_), None) if share.code.is_none() => words::sheet_share_too_long(),
        (Ok(_), None) => words::sheet_share_scan(),
    };
    (words, false)
}

/// A part of an address as it is typed: where words are read from right to left, its marks would change their places.
pub fn address(part: String, pen: &Pen) -> String {
    match pen.language().is_rtl() {
        true => format!("\u{2066}{part}\u{2069}"),
        false => part,
    }
}

/// Dark modules on light ground, each a whole number of steps wide, so that none blurs.
pub fn draw_code(code: &Code, ground: Frame, step: f32, pen: &mut Pen) {
    pen.fill(pen::rounded(ground, 16.0), theme::INK);
    let side = ground.w;
    let module = (side / (code.side + 2 * QUIET_ZONE) as f32 / step).floor() * step;
    let margin = ((side - module * code.side as f32) / 2.0).floor();
    let (left, top) = (ground.x + margin, ground.y + margin);
    let mut dark = Path::new();
    for &[row, from, to] in &code.dark {
        let y = top + (row as f32 + 0.5) * module;
        let at = |column: usize| Point::new(left + column as f32 * module, y);
        dark.extend([Op::Move(at(from)), Op::Line(at(to))]);
    }
    pen.stroke(dark, Stroke::butt(theme::PANEL, module));
}
