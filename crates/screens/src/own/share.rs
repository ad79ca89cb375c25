//! The link of the game on an own screen: a code for another one's camera, and what copies the link.

use crate::share;
use app::sharing::{Running, Share};
use app::state::State;
use base::words;
use scene::widgets::ButtonState;
use scene::{
    Face, Frame, Op, Pen, Point, ShareTarget, Stroke, Style, Target, measure, pen, theme, widgets,
};

use super::sheet::{self, BUTTON, Column, Place, WORDS};

const WIDE: f32 = 420.0;
/// The largest side of a code.
const CODE: f32 = 380.0;
/// The smallest side at which cameras read codes well.
const LEAST: f32 = 180.0;
/// How the link itself is written.
const LINK: Style = Style::new(Face::Text, 15.0, theme::INK);
/// So many lines of it are shown.
const LINES: usize = 5;

/// The link, with a code for cameras if there is one.
pub fn draw(state: &State, share: &Share, pen: &mut Pen) {
    let stage = state.stage();
    let tall = stage.height > stage.width;
    let facts = |pen: &mut Pen, column: &mut Column| draw_facts(state, share, pen, column);
    if !tall && share.code.is_some() {
        let side = (stage.height - 2.0 * BUTTON - 30.0).min(CODE);
        return sheet::draw(state, pen, Place::Low, WIDE + side, |pen, column| {
            sheet::draw_head(state, words::sheet_share(), pen, column);
            let [mut code, mut words] = column.split();
            draw_code(share, side.min(code.wide()), pen, &mut code);
            facts(pen, &mut words);
            column.join([code, words]);
        });
    }
    let content = |side: f32| {
        move |pen: &mut Pen, column: &mut Column| {
            sheet::draw_head(state, words::sheet_share(), pen, column);
            draw_code(share, side.min(column.wide()), pen, column);
            facts(pen, column);
        }
    };
    // The code is as large as the rest leaves it.
    let mut side = CODE;
    while side > LEAST && !sheet::fits(pen, stage, WIDE, &content(side)) {
        side -= 10.0;
    }
    sheet::draw(state, pen, Place::Low, WIDE, content(side));
}

fn draw_code(share: &Share, side: f32, pen: &mut Pen, column: &mut Column) {
    if let Some(code) = &share.code {
        let row = column.row(side);
        let ground = Frame::new(row.centre().x - side / 2.0, row.y, side, side);
        // Pixels are finer than units on most screens that are held.
        share::draw_code(code, ground, 0.5, pen);
    }
}

fn draw_facts(state: &State, share: &Share, pen: &mut Pen, column: &mut Column) {
    let (words, done) = share::tell(share);
    let ink = if done { theme::DONE } else { theme::INK };
    column.words(pen, words, Style::new(WORDS.face(), WORDS.size(), ink));
    let gold = Style::new(Face::Bold, 16.0, theme::GOLD);
    column.words(pen, share::about_round(share), gold);
    if let (Ok(link), Some(false)) = (&share.link, share.copied) {
        draw_link(link, pen, column);
    }
    if share.link.is_ok() {
        let [copy, send] = [ShareTarget::Copy, ShareTarget::Send].map(Target::Share);
        draw_ways(state, copy, send, column.row(BUTTON), pen);
    }
    if share.moves.is_some() {
        let moves = Target::Share(ShareTarget::Moves);
        let (words, frame) = (words::sheet_share_moves(), column.row(BUTTON));
        sheet::button(state, pen, moves, frame, words, false);
    }
    if state.offers_picture() {
        let picture = Target::Share(ShareTarget::Picture);
        let (words, frame) = (words::sheet_picture_open(), column.row(BUTTON));
        sheet::button(state, pen, picture, frame, words, false);
    }
    if share.running == Running::LeftOut {
        let hands = Target::Share(ShareTarget::Hands);
        let (words, frame) = (words::sheet_share_hands_short(), column.row(BUTTON));
        sheet::button(state, pen, hands, frame, words, false);
    }
}

/// What copies a link and, where the system has a sheet for that, what hands it on.
pub fn draw_ways(state: &State, copy: Target, send: Target, row: Frame, pen: &mut Pen) {
    let sends = state.sends_links();
    let count = 1 + usize::from(sends);
    let frame = |index| row.column(index, count, sheet::GAP);
    let words = words::sheet_share_copy();
    sheet::button(state, pen, copy, frame(0), words, !sends);
    if sends {
        sheet::button(state, pen, send, frame(1), words::over_share(), true);
    }
}

/// The button that shares a game, with a small picture on it.
pub fn button(state: &State, frame: Frame, pen: &mut Pen) {
    let target = Target::Share(ShareTarget::Open);
    let look = ButtonState::new(true, state.contacts.presses(target));
    let ink = widgets::plate(pen, target, frame, words::over_share(), look);
    let centre = frame.centre();
    let at = |x: f32, y: f32| Point::new(centre.x + x, centre.y + y);
    // An arrow that leaves a box, as phones have it.
    let tray = vec![
        Op::Move(at(-5.0, -3.0)),
        Op::Line(at(-9.0, -3.0)),
        Op::Line(at(-9.0, 12.0)),
        Op::Line(at(9.0, 12.0)),
        Op::Line(at(9.0, -3.0)),
        Op::Line(at(5.0, -3.0)),
    ];
    let tip = vec![
        Op::Move(at(-5.0, -9.0)),
        Op::Line(at(0.0, -14.0)),
        Op::Line(at(5.0, -9.0)),
    ];
    let shaft = pen::line(at(0.0, -13.0), at(0.0, 5.0));
    for path in [tray, tip, shaft] {
        pen.stroke(path, Stroke::round(ink, 2.5));
    }
}

/// The link itself, as far as there is room for it.
fn draw_link(link: &str, pen: &mut Pen, column: &mut Column) {
    let line = LINK.size() * widgets::LINE;
    let lines = lines(link, column.wide() - 20.0);
    let row = column.row(line * lines.len() as f32 + 12.0);
    pen.fill(pen::rounded(row, 10.0), theme::CARD);
    // A person who hears the sheet gets the whole link.
    pen.unread(|pen| {
        for (number, words) in lines.into_iter().enumerate() {
            let y = row.y + 6.0 + line * (number as f32 + 0.75);
            let words = share::address(words, pen);
            pen.text(words, Point::new(row.x + 10.0, y), LINK);
        }
    });
}

/// A link in lines, which may break anywhere; three dots tell of what is left out.
fn lines(link: &str, room: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for letter in link.chars() {
        let Some(last) = lines.last_mut() else { break };
        let more = format!("{last}{letter}\u{2026}");
        if measure::width(&more, LINK.face(), LINK.size()) <= room {
            last.push(letter);
        } else if lines.len() == LINES {
            lines[LINES - 1].push('\u{2026}');
            break;
        } else {
            lines.push(letter.to_string());
        }
    }
    lines
}
