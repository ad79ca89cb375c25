//! Sheet with the link of a game: a code for cameras, a line about its contents, and buttons that copy it or pass
//! it on.

use app::layout::Layout;
use app::sharing::{Code, Running, Share};
use app::state::State;
use base::words::{self, Message};
use scene::widgets::ButtonState;
use scene::{
    Face, Frame, Op, Path, Pen, Point, ShareTarget, Stroke, Style, Target, measure, pen, theme,
    widgets,
};

use super::sheet::{self, BUTTON, Column, Place, WORDS};

const WIDE: f32 = 420.0;
/// The largest side of a code.
const CODE: f32 = 380.0;
/// The smallest side at which cameras read codes well.
const LEAST: f32 = 180.0;
/// Modules of light ground that a code needs on every side.
const QUIET_ZONE: usize = 4;
/// Style of the link itself.
const LINK: Style = Style::new(Face::Text, 15.0, theme::INK);
/// Maximum number of its lines.
const LINES: usize = 5;

/// The link, with a code for cameras if there is one.
pub(crate) fn draw(state: &State, share: &Share, pen: &mut Pen) {
    let stage = state.stage();
    let tall = sheet::is_tall(state);
    let facts = |pen: &mut Pen, column: &mut Column| draw_facts(state, share, pen, column);
    if !tall && share.code.is_some() {
        let side = (stage.height - 2.0 * BUTTON - 30.0).min(CODE);
        return sheet::draw(state, pen, Place::Low, WIDE + side, |pen, column| {
            sheet::draw_head(state, title(share), pen, column);
            let [mut code, mut words] = column.split();
            draw_code_row(state, &share.code, side.min(code.wide()), pen, &mut code);
            facts(pen, &mut words);
            column.join([code, words]);
        });
    }
    let content = |side: f32| {
        move |pen: &mut Pen, column: &mut Column| {
            sheet::draw_head(state, title(share), pen, column);
            draw_code_row(state, &share.code, side.min(column.wide()), pen, column);
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

/// Draws a code, if there is one, in the middle of a row of this height.
pub(crate) fn draw_code_row(
    state: &State,
    code: &Option<Code>,
    side: f32,
    pen: &mut Pen,
    column: &mut Column,
) {
    if let Some(code) = code {
        let row = column.row(side);
        let ground = Frame::new(row.centre().x - side / 2.0, row.y, side, side);
        draw_code(state, code, ground, pen);
    }
}

fn draw_facts(state: &State, share: &Share, pen: &mut Pen, column: &mut Column) {
    let (words, done) = tell(share);
    let ink = if done { theme::DONE } else { theme::INK };
    column.words(pen, words, Style::new(WORDS.face(), WORDS.size(), ink));
    let gold = Style::new(Face::Bold, 16.0, theme::GOLD);
    // On own screens the picture is below.
    let about = match state.ended_match() {
        Some(_) if share.code.is_some() && !state.offers_picture() => {
            words::sheet_share_picture_there()
        }
        Some(_) | None => about_round(share),
    };
    column.words(pen, about, gold);
    if let (Ok(link), Some(false)) = (&share.link, share.copied) {
        draw_link(link, pen, column);
    }
    if share.link.is_ok() {
        let [copy, send] = [ShareTarget::Copy, ShareTarget::Send].map(Target::Share);
        let words = match share.signs {
            Some(_) => words::puzzle_copy(),
            None => words::sheet_share_copy(),
        };
        draw_ways(state, (copy, words), send, column, pen);
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
        let (words, frame) = (words::sheet_share_hands(), column.row(BUTTON));
        sheet::button(state, pen, hands, frame, words, false);
    }
}

/// Draws the button that copies a link. Where the system has a sheet for handing it on, there is a button for that.
pub(crate) fn draw_ways(
    state: &State,
    (copy, words): (Target, Message),
    send: Target,
    column: &mut Column,
    pen: &mut Pen,
) {
    let (row, gap) = (column.row(BUTTON), column.gap());
    let sends = state.sends_links();
    let count = 1 + usize::from(sends);
    let frame = |index| row.column(index, count, gap);
    sheet::button(state, pen, copy, frame(0), words, !sends);
    if sends {
        sheet::button(state, pen, send, frame(1), words::over_share(), true);
    }
}

/// The button that shares a game, with a small picture on it.
pub(crate) fn button(state: &State, frame: Frame, pen: &mut Pen) {
    let target = Target::Share(ShareTarget::Open);
    let look = ButtonState::new(true, state.hands.presses(target));
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

/// Draws the link itself, as far as it fits.
fn draw_link(link: &str, pen: &mut Pen, column: &mut Column) {
    let line = LINK.size() * widgets::LINE;
    let lines = lines(link, column.wide() - 20.0);
    let row = column.row(line * lines.len() as f32 + 12.0);
    pen.fill(pen::rounded(row, 10.0), theme::CARD);
    // A person who hears the sheet gets the whole link.
    pen.unread(|pen| {
        for (number, words) in lines.into_iter().enumerate() {
            let y = row.y + 6.0 + line * (number as f32 + 0.75);
            let words = address(words, pen);
            pen.text(words, Point::new(row.x + 10.0, y), LINK);
        }
    });
}

/// Returns a link in lines, which may break anywhere. Three dots replace the part that does not fit.
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

fn title(share: &Share) -> Message {
    match share.signs {
        Some(_) => words::puzzle_share(),
        None => words::sheet_share(),
    }
}

/// Sentence on the part of the round that runs which the link holds.
fn about_round(share: &Share) -> Message {
    match share.running {
        Running::PutIn => words::sheet_share_put_in(),
        Running::LeftOut if share.link.is_ok() => words::sheet_share_left_out(),
        Running::LeftOut | Running::Open => Message::NOTHING,
    }
}

/// Returns a sentence on the use of the link, or the reason why there is none; and true if copying is done.
fn tell(share: &Share) -> (Message, bool) {
    if let (Some(line), None) = (&share.signs, share.copied) {
        return (line.clone().into(), false);
    }
    let words = match (&share.link, share.copied) {
        (Err(why), _) => why.clone(),
        (_, Some(true)) if share.copies_moves => {
            return (words::sheet_share_moves_copied(), true);
        }
        (Ok(_), Some(true)) if share.signs.is_some() => return (words::puzzle_copied(), true),
        (Ok(_), Some(true)) => return (words::sheet_share_copied(), true),
        (Ok(_), Some(false)) => words::sheet_share_not_copied(),
        (Ok(_), None) if share.only_here => words::sheet_share_only_here(),
        (Ok(_), None) if share.code.is_none() => words::sheet_share_too_long(),
        (Ok(_), None) => words::sheet_share_scan(),
    };
    (words, false)
}

/// Returns a part of an address in its own order. In right-to-left text its punctuation would change places.
pub(crate) fn address(part: String, pen: &Pen) -> String {
    match pen.language().is_rtl() {
        true => format!("\u{2066}{part}\u{2069}"),
        false => part,
    }
}

/// Draws dark modules on light ground. Each has a whole number of pixels and begins at one, so that none blurs. A
/// code is the same for all readers.
pub(crate) fn draw_code(state: &State, code: &Code, ground: Frame, pen: &mut Pen) {
    pen.fill(pen::rounded(ground, 16.0), theme::INK);
    pen.unmirrored(ground, |pen| draw_modules(state, code, ground, pen));
}

fn draw_modules(state: &State, code: &Code, ground: Frame, pen: &mut Pen) {
    let step = match state.layout() {
        Layout::Table => 1.0,
        // Pixels are finer than units on most handheld screens.
        Layout::Own => 0.5,
    };
    let pose = pen.pose();
    let modules = (code.side + 2 * QUIET_ZONE) as f32;
    let module = (ground.w * pose.scale() / modules / step).floor() * step / pose.scale();
    let margin = (ground.w - module * code.side as f32) / 2.0;
    let corner = pose.to_stage(Point::new(ground.x + margin, ground.y + margin));
    let corner = Point::new(corner.x.round(), corner.y.round());
    let mut dark = Path::new();
    for &[row, from, to] in &code.dark {
        let at = |column: usize| Point::new(column as f32 * module, (row as f32 + 0.5) * module);
        dark.extend([Op::Move(at(from)), Op::Line(at(to))]);
    }
    pen.with_pose(pose.at(pose.from_stage(corner)), |pen| {
        pen.stroke(dark, Stroke::butt(theme::PANEL, module));
    });
}
