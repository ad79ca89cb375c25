//! The turns that are worth a thought at the current position, each with its loss against the best one. A reason is
//! below it, or the most likely continuation. A touch tries it. At a table they are next to the board, with the
//! turns of the game.

use app::board_review::{BoardReview, ToldLine, ToldTurn};
use app::board_table::BoardTable;
use app::state::State;
use app::table::TableScreen;
use base::table::{PANEL_DEPTH, Pose, Rotation, Station};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Colour, Face, Frame, Pen, Point, ReviewTarget, STAGE_HEIGHT, STAGE_WIDTH, Stroke, Style,
    Target, measure, pen, theme,
};

use crate::own::log;
use crate::sheet::Column;
use rules::request::MOST_LINES;
use session::turn_in_words;

/// Maximum length of a turn in letters. A longer one is only marked on the board.
const LONG: usize = 16;
/// Distance of the card from its surroundings.
const AROUND: f32 = 16.0;
/// Space for the plates of edges next to the board, and the free space without them.
const PLATES: f32 = 140.0;
const FREE: f32 = 16.0;
/// Maximum and minimum width and height of a card.
const WIDEST: f32 = 440.0;
const LEAST: f32 = 76.0;
/// Height of a turn with its continuation, and of the words above.
const LINE: f32 = 58.0;
const HEADING: f32 = 30.0;
const GAP: f32 = 15.5;
/// Padding of the card, and its height with a single row of turns.
const EDGE: f32 = 12.0;
const ROW: f32 = 2.0 * EDGE + HEADING + GAP + LINE;
const OWN_GAP: f32 = 8.0;
/// The table's letters are larger than an own screen's, which is nearer.
const LARGER: f32 = 1.1;

const TURN: Style = Style::new(Face::Bold, 21.0, theme::INK);
const BEHIND: Style = Style::new(Face::Bold, 18.0, theme::QUIET);
const LATER: Style = Style::new(Face::Text, 18.0, theme::QUIET);
const HEAD: Style = Style::new(Face::Text, 18.5, theme::QUIET);

/// Returns a turn for readers; `None` if it is too long.
pub(super) fn spelled(turn: &ToldTurn) -> Option<Message> {
    (turn.text.len() <= LONG).then(|| turn_in_words(&turn.text))
}

/// By how much a turn is behind the best one.
fn behind(line: &ToldLine) -> Message {
    match (100.0 * line.behind).round() as u32 {
        0 => "=".into(),
        points => words::review_behind(points),
    }
}

/// Draws the card next to the board of a table, towards the reviewing player.
pub(super) fn draw_card(
    state: &State,
    table: &TableScreen,
    duel: BoardTable<'_>,
    review: &BoardReview,
    pen: &mut Pen,
) {
    let (reader, pose) = state.facing(duel.sitting[review.seat].place);
    let Some((pose, card)) = place(duel, pose.turn()) else {
        return;
    };
    let language = state.language_at(reader);
    pen.with_pose(pose, |pen| {
        pen.for_reader(language, card.w, |pen| {
            pen.fill(pen::rounded(card, 14.0), theme::PANEL.alpha(0.85));
            let mut column = Column::new(card.inset(EDGE)).with_gap(GAP);
            draw_heading(column.row(HEADING), pen);
            match card.w > card.h {
                true => draw_row(state, review, column.row(LINE), pen),
                // The rows keep their places, so that nothing below jumps during the analysis.
                false => {
                    let mut lines = lines(review).enumerate();
                    for row in [(); MOST_LINES].map(|()| column.row(LINE)) {
                        if let Some((number, line)) = lines.next() {
                            draw_line(state, number, line, row, true, pen);
                        }
                    }
                }
            }
            let list = column.rest();
            let pose = pen.pose().at(Point::new(list.x, list.y)).scaled(LARGER);
            let list = Frame::new(0.0, 0.0, list.w / LARGER, list.h / LARGER);
            pen.with_pose(pose, |pen| log::draw(state, table, list, pen));
        });
    });
}

/// Returns the place of the card. It is left of the board as its reader sees it. For a reader at a short side it is
/// in front of the board. `None` if it does not fit.
pub(crate) fn place(duel: BoardTable<'_>, turn: Rotation) -> Option<(Pose, Frame)> {
    let board = duel.square().labelled();
    let plates = match duel.play.shown().edges(0) {
        Some(_) => PLATES,
        None => FREE,
    };
    let (deep, wide) = match turn.is_upright() {
        true => (0.0, WIDEST),
        false => (PANEL_DEPTH, STAGE_WIDTH),
    };
    let from = deep + AROUND;
    let across = (board.x - plates - from).min(wide);
    let across = match turn.is_upright() || across >= ROW + GAP + LARGER * LEAST {
        true => across,
        // If the list of turns does not fit, the card ends below the turns that are worth a thought.
        false => across.min(ROW),
    };
    let along = STAGE_HEIGHT - 2.0 * (PANEL_DEPTH + AROUND);
    let centre = Point::new(from + across / 2.0, STAGE_HEIGHT / 2.0);
    let (centre, w, h) = match turn {
        Rotation::R0 => (centre, across, along),
        Rotation::R180 => (opposite(centre), across, along),
        _ if turn == Station::Left.turn() => (centre, along, across),
        _ => (opposite(centre), along, across),
    };
    let has_room = w.min(h) >= LEAST + HEADING;
    has_room.then(|| {
        let pose = Pose::centred(centre, w, h, turn);
        (pose, Frame::new(0.0, 0.0, w, h))
    })
}

fn opposite(at: Point) -> Point {
    Point::new(STAGE_WIDTH - at.x, STAGE_HEIGHT - at.y)
}

fn draw_heading(frame: Frame, pen: &mut Pen) {
    let words = pen.say(words::review_try());
    let size = widgets::fitting(&words, HEAD.face(), HEAD.size(), frame.w);
    let at = Point::new(frame.x, frame.centre().y);
    widgets::centred(pen, words, at, HEAD.sized(size));
}

/// Draws the turns in a row.
pub(super) fn draw_row(state: &State, review: &BoardReview, frame: Frame, pen: &mut Pen) {
    let is_table = frame.h >= LINE;
    let gap = if is_table { GAP } else { OWN_GAP };
    for (number, line) in lines(review).enumerate() {
        let cell = frame.column(number, MOST_LINES, gap);
        draw_line(state, number, line, cell, is_table, pen);
    }
}

fn lines(review: &BoardReview) -> impl Iterator<Item = &ToldLine> {
    review.best().into_iter().flat_map(|best| &best.lines)
}

fn draw_line(
    state: &State,
    number: usize,
    line: &ToldLine,
    frame: Frame,
    tells_later: bool,
    pen: &mut Pen,
) {
    let target = Target::Review(ReviewTarget::Line(number as u8));
    let look = ButtonState::new(true, state.hands.presses(target));
    let (ground, ink) = look.colours();
    pen.fill(pen::rounded(frame, 12.0), ground);
    let rim = if number == 0 { theme::DONE } else { theme::RIM };
    let outline = pen::rounded(frame.inset(1.0), 11.0);
    pen.stroke(outline, Stroke::round(rim, 2.0));
    let [turn, later @ ..] = &line.turns[..] else {
        return;
    };
    let spelled = spelled(turn).unwrap_or_else(|| short(&turn.text).into());
    pen.target(target, frame, true)
        .named(words::review_try_turn(spelled.clone()));
    let behind = (number > 0).then(|| behind(line));
    let later = || line.reason.clone().or_else(|| followers(later));
    let (below, beside) = match tells_later {
        true => (later(), behind),
        false => (behind, None),
    };
    pen.unread(|pen| draw_words([Some(spelled), below], beside, frame, ink, pen));
}

/// Draws a turn with the words below it and next to it.
fn draw_words(
    [turn, below]: [Option<Message>; 2],
    beside: Option<Message>,
    frame: Frame,
    ink: Colour,
    pen: &mut Pen,
) {
    let margin = if frame.h < LINE { 9.0 } else { 14.0 };
    let (left, right) = (frame.x + margin, frame.x + frame.w - margin);
    let y = frame.y + frame.h * if below.is_some() { 0.31 } else { 0.5 };
    let mut room = right - left;
    if let Some(beside) = beside {
        let beside = pen.say(beside);
        room -= measure::width(&beside, BEHIND.face(), BEHIND.size()) + 6.0;
        widgets::centred(pen, beside, Point::new(right, y), BEHIND.end());
    }
    let lines = [
        (turn, TURN, ink, y, room),
        (
            below,
            LATER,
            theme::QUIET,
            frame.y + frame.h * 0.755,
            right - left,
        ),
    ];
    for (words, style, ink, y, room) in lines {
        if let Some(words) = words {
            let words = pen.say(words);
            let size = widgets::fitting(&words, style.face(), style.size(), room);
            let style = Style::new(style.face(), size, ink);
            widgets::centred(pen, words, Point::new(left, y), style);
        }
    }
}

/// Returns the most likely continuation of a turn; `None` if the engine has looked at none.
fn followers(later: &[ToldTurn]) -> Option<Message> {
    let later: Vec<_> = later.iter().map(|turn| short(&turn.text)).collect();
    (!later.is_empty()).then(|| format!("… {}", later.join("  ")).into())
}

/// Returns a turn in short letters. A long one has only its first and last cell.
fn short(text: &str) -> String {
    let mut cells = text
        .split(['-', 'x', ',', '.'])
        .filter(|cell| !cell.is_empty());
    match (cells.next(), cells.next_back()) {
        (Some(first), Some(last)) if text.len() > LONG => format!("{first}…{last}"),
        _ => text.to_owned(),
    }
}
