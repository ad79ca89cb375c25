//! Log on a seat's sheet, if it fits: the turns so far, the last one first, and the finished rounds. A touch on a
//! turn marks it on the board.

use crate::sheet;
use app::layout::Layout;
use app::state::State;
use app::table::TableScreen;
use app::turn_log::Line;
use base::words::Message;
use scene::{
    Face, Frame, Pen, Point, Scrolled, SheetTarget, Stroke, Style, Target, emblems, pen, theme,
    widgets,
};

/// The letters of a line.
const WORDS: Style = Style::new(Face::Text, 16.8, theme::INK);
/// Style of a turn's number, and its width.
const NUMBER: Style = Style::new(Face::Bold, 16.8, theme::QUIET);
const NUMBERS: f32 = 30.0;
/// Style of a finished round or game.
const ENDED: Style = Style::new(Face::Bold, 16.8, theme::GOLD);
/// Left end of a turn's words, after its emblem.
const LEFT: f32 = 30.0;
/// Space above and below the words of a line.
const ROUND: f32 = 8.0;
const GAP: f32 = 5.0;
/// The same at a table, where several reach over it.
const TABLE_GAP: f32 = 14.6;
/// A line that can be touched is no lower.
const FINGER: f32 = 48.5;
/// No log is lower than this.
const LEAST: f32 = 76.0;
/// From one line of words to the next.
const STEP: f32 = 20.0;
/// Height of the heading, and least height of a log that has one.
const HEADING: f32 = 24.0;
const ROOMY: f32 = 190.0;
/// Width for the scroll bar.
const BAR: f32 = 10.0;

/// A line of the log with its place.
struct Row<'a> {
    /// Its place in the log, from the first one.
    number: usize,
    line: &'a Line,
    /// Text of the entry, line by line.
    words: Vec<String>,
    /// Its upper end, from that of the log.
    y: f32,
    high: f32,
}

/// Draws the log into an area of the sheet.
pub(crate) fn draw(state: &State, table: &TableScreen, room: Frame, pen: &mut Pen) {
    let count = table.log.lines().len();
    if room.h < LEAST || count == 0 {
        return;
    }
    let own = state.layout() == Layout::Own;
    // A small area is for the lines alone. A table has the name of the game in its corners.
    let has_heading = room.h >= ROOMY && table.looking_back().is_none() && own;
    let lead = has_heading.then(|| state.game_screen(table).lead(table));
    let lead = lead.flatten();
    let heading = match (has_heading, &lead) {
        (false, _) => 0.0,
        (true, None) => HEADING,
        (true, Some(_)) => 2.0 * HEADING,
    };
    let list = Frame {
        y: room.y + heading,
        h: room.h - heading,
        ..room
    };
    if has_heading {
        let title = state.game_screen(table).title(table);
        draw_heading(title, theme::QUIET, room, pen);
    }
    if let Some(lead) = lead {
        let y = room.y + HEADING;
        draw_heading(lead, theme::INK, Frame { y, ..room }, pen);
    }
    let gap = if own { GAP } else { TABLE_GAP };
    let shown = shown(table);
    // People round a table read as many of the last turns as fit. REVIEW has all of them, and the panels the end.
    let moves = own || shown.is_some();
    let most = if moves { f32::INFINITY } else { list.h };
    let rows = rows(table, list.w - BAR, gap, most, pen);
    let whole = rows.last().map_or(0.0, |last| last.y + last.high);
    let most = (whole - list.h).max(0.0);
    let scale = pen.pose().scale().max(f32::EPSILON);
    let moved = match shown {
        // In a review the current turn is in the middle.
        Some(number) => {
            let row = rows.iter().find(|row| row.number == number);
            let middle = row.map_or(whole, |row| row.y + row.high / 2.0);
            (middle - list.h / 2.0).clamp(0.0, most)
        }
        None if !moves => 0.0,
        None => {
            pen.scroll(Scrolled::Log, list, most);
            (state.house.viewing.scrolled(Scrolled::Log) / scale).min(most)
        }
    };
    // Scrolling moves whole lines, and at its end the last line is visible.
    let is_below = |row: &&Row<'_>| row.y >= moved - gap;
    let first = match rows.iter().find(is_below) {
        Some(row) if moved < most => row.y,
        Some(_) | None => most,
    };
    let is_seen = |row: &&Row<'_>| row.y >= first && row.y + row.high <= first + list.h + 0.1;
    for row in rows.iter().filter(is_seen) {
        let frame = Frame::new(list.x, list.y + row.y - first, list.w - BAR, row.high);
        draw_row(table, shown, row, frame, pen);
    }
    if most > 0.0 && moves {
        sheet::draw_bar(list, moved / most, list.h / whole, pen);
    }
}

/// Returns the current turn of a review. At the beginning it is a number beyond all turns.
fn shown(table: &TableScreen) -> Option<usize> {
    let at = table.looking_back()?.shown_so_far().at();
    Some(table.log.turn_at(at).unwrap_or(usize::MAX))
}

/// Draws a line above the log: the game and its progress, or the leader.
fn draw_heading(words: Message, ink: scene::Colour, room: Frame, pen: &mut Pen) {
    let style = Style::new(Face::Bold, 16.8, ink);
    let at = Point::new(room.x, room.y + HEADING / 2.0 - 2.0);
    let words = pen.say(words);
    let size = widgets::fitting(&words, style.face(), style.size(), room.w);
    widgets::centred(pen, words, at, style.sized(size));
}

/// Returns the lines, the last one first, until the height is full.
fn rows<'a>(table: &'a TableScreen, wide: f32, gap: f32, most: f32, pen: &Pen) -> Vec<Row<'a>> {
    let mut y = 0.0;
    let numbers = match table.looking_back() {
        Some(_) => NUMBERS,
        None => 0.0,
    };
    let is_told = |line: &Line| most.is_infinite() || matches!(line, Line::Turn { .. });
    let lines = table.log.lines().enumerate().rev();
    let lines = lines.filter(|(_, line)| is_told(line));
    let rows = lines.map_while(|(number, line)| {
        if y >= most {
            return None;
        }
        let (said, style, room) = match line {
            Line::Turn { words, .. } => (words, WORDS, wide - LEFT - 10.0 - numbers),
            Line::Round { title, .. } => (title, ENDED, wide - 12.0),
            Line::End(words) => (words, ENDED, wide - 12.0),
        };
        let words = widgets::broken(&pen.say(said), style.face(), style.size(), room);
        let written = 2.0 * ROUND + words.len() as f32 * STEP;
        let high = match line {
            Line::Turn { .. } => written.max(FINGER),
            Line::Round { .. } => written + 24.0,
            Line::End(_) => written,
        };
        let row = Row {
            number,
            line,
            words,
            y,
            high,
        };
        y += high + gap;
        Some(row)
    });
    rows.collect()
}

fn draw_row(
    table: &TableScreen,
    looks_back: Option<usize>,
    row: &Row<'_>,
    frame: Frame,
    pen: &mut Pen,
) {
    let seats = table.session().seats();
    let whole = row.words.join(" ");
    let middle = frame.y + ROUND + STEP * row.words.len() as f32 / 2.0;
    match row.line {
        Line::Turn { seat, spots, .. } => {
            let middle = frame.centre().y;
            let is_shown = looks_back.or(table.log.shown()) == Some(row.number);
            let ground = theme::CARD.alpha(if is_shown { 1.0 } else { 0.55 });
            pen.fill(pen::rounded(frame, 10.0), ground);
            if is_shown {
                let rim = Stroke::round(theme::GOLD, 2.0);
                pen.stroke(pen::rounded(frame.inset(1.0), 9.0), rim);
            }
            let target = Target::Sheet(SheetTarget::Turn(row.number as u16));
            pen.target(target, frame, looks_back.is_some() || !spots.is_empty())
                .named(whole.as_str())
                .chosen = Some(is_shown);
            let colour = seats[*seat].colour;
            emblems::draw_emblem(pen, colour, Point::new(frame.x + 16.0, middle), 8.0);
            let at = Point::new(frame.x + LEFT, middle);
            pen.unread(|pen| widgets::centred_lines(pen, &whole, &row.words, at, STEP, WORDS));
            if let Some(turn) = looks_back.and_then(|_| table.log.moves(row.number)) {
                let at = Point::new(frame.x + frame.w - 10.0, middle);
                widgets::centred(pen, turn.to_string(), at, NUMBER.end());
            }
        }
        Line::Round { counts, .. } => {
            let at = Point::new(frame.x + 6.0, middle);
            widgets::centred_lines(pen, &whole, &row.words, at, STEP, ENDED);
            let below = Frame {
                y: frame.y + frame.h - 26.0,
                h: 22.0,
                ..frame
            };
            for (seat, count) in counts.iter().enumerate().take(seats.len()) {
                let cell = below.column(seat, counts.len(), 2.0);
                let at = Point::new(cell.x + 9.0, cell.centre().y);
                emblems::draw_emblem(pen, seats[seat].colour, at, 7.0);
                draw_count(count, cell, pen);
            }
        }
        Line::End(_) => {
            let at = Point::new(frame.x + 6.0, middle);
            widgets::centred_lines(pen, &whole, &row.words, at, STEP, ENDED);
        }
    }
}

fn draw_count(count: &Message, cell: Frame, pen: &mut Pen) {
    let count = pen.say(count);
    let size = widgets::fitting(&count, Face::Bold, 16.8, cell.w - 20.0);
    let style = Style::new(Face::Bold, size, theme::INK);
    let at = Point::new(cell.x + 19.0, cell.centre().y);
    widgets::centred(pen, count, at, style);
}

/// Marks on the board the turn that has been touched in the log.
pub(crate) fn mark(state: &State, pen: &mut Pen) {
    let marked = state.marked_turn();
    let (wide, radius) = match state.board() {
        Some(duel) => (0.0, 0.44 * duel.grid().cell),
        None => (30.0, 24.0),
    };
    for colour in [theme::MAP_INK, theme::GOLD] {
        let more = if colour == theme::GOLD { 0.0 } else { 5.0 };
        for place in &marked {
            match place[..] {
                [a, b] => pen.stroke(
                    pen::line(a, b),
                    Stroke::round(colour.alpha(0.45), wide + more),
                ),
                [at] => pen.stroke(pen::circle(at, radius), Stroke::butt(colour, 6.0 + more)),
                _ => {}
            }
        }
    }
}
