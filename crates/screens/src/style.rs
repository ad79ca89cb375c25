//! Common parts of all drawings: the stage, letters, the light in its middle.

use base::table::Rect;
use base::words::Message;
use scene::{
    Colour, Face, Fill, Frame, MIDDLE, Pen, Point, STAGE_HEIGHT, STAGE_WIDTH, Style, measure,
    theme, widgets,
};

/// The whole stage as a frame.
pub(crate) const STAGE: Frame = Frame::new(0.0, 0.0, STAGE_WIDTH, STAGE_HEIGHT);
/// The title of a sheet.
pub(crate) const TITLE: Style = Style::new(Face::Bold, 38.0, theme::INK);
/// Style of the words on a sheet.
pub(crate) const WORDS: Style = Style::new(Face::Text, 22.0, theme::INK);
/// Style of side remarks.
pub(crate) const SMALL: Style = Style::new(Face::Text, 19.0, theme::QUIET);

/// A light that fades from the middle of the stage to its ends.
pub(crate) fn glow(inner: Colour, outer: Colour) -> Fill {
    Fill::Radial {
        centre: MIDDLE,
        radius: 1150.0,
        inner,
        outer,
    }
}

/// Writes words in one line from a point on their base line, in smaller letters if they would exceed their width
/// (stage units).
pub(crate) fn fitted(pen: &mut Pen, words: impl Into<Message>, at: Point, room: f32, style: Style) {
    let words = pen.say(words);
    let size = widgets::fitting(&words, style.face(), style.size(), room);
    pen.text(words, at, style.sized(size));
}

/// Writes words in lines from the top of their area. The letters shrink if the lines would not fit, and a little if
/// that saves a line.
pub(crate) fn paragraph_within(
    pen: &mut Pen,
    words: impl Into<Message>,
    room: Frame,
    style: Style,
) {
    const LEAST: f32 = 11.0;
    const HARDLY: f32 = 0.9;
    let words = pen.say(words);
    let lines = |size: f32| widgets::broken(&words, style.face(), size, room.w).len();
    let fits = |size: f32| lines(size) as f32 * size * widgets::LINE <= room.h;
    let mut size = style.size();
    while size > LEAST && !fits(size) {
        size -= 0.5;
    }
    if lines(size * HARDLY) < lines(size) {
        size *= HARDLY;
    }
    let at = Point::new(room.x, room.y + size);
    widgets::paragraph(pen, words, at, room.w, style.sized(size));
}

/// Divides a row among buttons by their words, so that all have letters of about the same size.
pub(crate) fn shared<const N: usize>(
    pen: &Pen,
    words: [Message; N],
    room: Frame,
    gap: f32,
) -> [Frame; N] {
    /// Padding of a button's words, in letter sizes.
    const BESIDE: f32 = 1.6;
    let wide = words.map(|words| measure::width(&pen.say(words), Face::Bold, 1.0) + BESIDE);
    let left = room.w - gap * N.saturating_sub(1) as f32;
    let all: f32 = wide.iter().sum();
    // Rounding leaves a rest that no button gets.
    room.beside(wide.map(|wide| (wide * left / all).floor()), gap)
}

/// A rectangle on the stage as a frame.
pub(crate) fn frame_of((from, to): Rect) -> Frame {
    Frame::new(from.x, from.y, to.x - from.x, to.y - from.y)
}
