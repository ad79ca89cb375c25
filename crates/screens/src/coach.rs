//! Words of the coach, on the panel of its pupil's seat. They are in a bubble next to the emblem, in place of the
//! name and the status.

use std::ops::RangeInclusive;

use super::panel;
use app::state::State;
use base::table::Station;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Colour, Face, Frame, Op, Pen, Point, SeatTarget, Stroke, Style, Target, emblems, pen, theme,
};

/// Speech bubble next to the leave button.
const BUBBLE: Frame = Frame::new(panel::LEFT, 6.0, 494.0 - panel::LEFT, 70.0);
/// Button that dismisses the coach.
const LEAVE: Frame = Frame::new(502.0, 6.0, 84.0, 30.0);
/// Reach of the cross on that button to each side. It looks like no other button near it.
const CROSS: f32 = 7.0;
/// The middle of the emblem at which a bubble points.
const EMBLEM: f32 = 36.0;
/// Letter sizes. The largest in which all words fit is used.
const SIZES: RangeInclusive<u8> = 12..=23;
/// Letter sizes on own screens, which are nearer.
const OWN_SIZES: RangeInclusive<u8> = 17..=18;
/// From one line to the next, in letters' sizes.
const LINE: f32 = 1.12;

/// A bubble with a sentence, and the button to do without.
pub(crate) fn draw(state: &State, place: Station, words: Message, pen: &mut Pen) {
    draw_bubble(words, BUBBLE, pen);
    draw_leave(state, place, LEAVE, pen);
}

/// Draws the button that dismisses the coach.
pub(crate) fn draw_leave(state: &State, place: Station, frame: Frame, pen: &mut Pen) {
    let target = Target::Seat(place, SeatTarget::LeaveCoach);
    let look = ButtonState::new(true, state.hands.presses(target)).quiet();
    let ink = widgets::plate(pen, target, frame, words::coach_leave(), look);
    let at = |x: f32, y: f32| Point::new(frame.centre().x + x, frame.centre().y + y);
    for side in [-CROSS, CROSS] {
        let bar = pen::line(at(-CROSS, -side), at(CROSS, side));
        pen.stroke(bar, Stroke::round(ink, 3.5));
    }
}

/// Tasks in a row: a tick for each that is done, and a ring round the next one.
pub(crate) fn draw_ticks(tasks: &[bool], row: Frame, pen: &mut Pen) {
    let next = tasks.iter().position(|done| !done);
    for (index, &done) in tasks.iter().enumerate() {
        let cell = row.column(index, tasks.len(), 2.0);
        let centre = cell.centre();
        let radius = cell.w.min(cell.h) / 2.0 - 1.0;
        let ink = match (done, next == Some(index)) {
            (true, _) => theme::DONE,
            (false, true) => theme::GOLD,
            (false, false) => theme::LINE,
        };
        pen.stroke(pen::circle(centre, radius), Stroke::butt(ink, 2.0));
        if done {
            emblems::draw_check(pen, centre, 1.3 * radius, theme::DONE);
        }
    }
}

/// The same in a sentence, if there are tasks.
pub(crate) fn tasks_in_words(tasks: &[bool]) -> Option<Message> {
    let done = tasks.iter().filter(|&&done| done).count();
    (!tasks.is_empty()).then(|| words::coach_rail_tasks(tasks.len(), done))
}

/// Draws a bubble without the button, as wide as the panel.
pub(crate) fn draw_alone(words: Message, pen: &mut Pen) {
    let right = LEAVE.x + LEAVE.w;
    let bubble = Frame {
        w: right - BUBBLE.x,
        ..BUBBLE
    };
    draw_bubble(words, bubble, pen);
}

/// A bubble with a sentence, which points at the emblem.
pub(crate) fn draw_bubble(words: Message, bubble: Frame, pen: &mut Pen) {
    let y = EMBLEM.clamp(bubble.y + 21.0, bubble.y + bubble.h - 21.0);
    let tip = Point::new(bubble.x - 11.0, y);
    let tail = [-9.0, 9.0].map(|y| Point::new(bubble.x + 4.0, tip.y + y));
    let tail = vec![
        Op::Move(tip),
        Op::Line(tail[0]),
        Op::Line(tail[1]),
        Op::Close,
    ];
    pen.fill(tail, theme::PAPER);
    pen.fill(pen::rounded(bubble, 12.0), theme::PAPER);
    let room = Frame::new(
        bubble.x + 9.0,
        bubble.y + 2.0,
        bubble.w - 18.0,
        bubble.h - 4.0,
    );
    draw_lines(&pen.say(words), room, theme::MAP_INK, SIZES, pen);
}

/// Draws the sentence in the head of an own screen's sheet. Returns true if it fits.
pub(crate) fn draw_own(words: Message, room: Frame, pen: &mut Pen) -> bool {
    let words = pen.say(words);
    let fits = size_in(&words, room, OWN_SIZES).is_some();
    if fits {
        draw_lines(&words, room, theme::INK, OWN_SIZES, pen);
    }
    fits
}

/// Draws words in as many lines as they need, in the largest of these sizes in which all fit.
pub(super) fn draw_lines(
    words: &str,
    room: Frame,
    ink: Colour,
    sizes: RangeInclusive<u8>,
    pen: &mut Pen,
) {
    let least = f32::from(*sizes.start());
    let size = size_in(words, room, sizes).unwrap_or(least);
    let lines = widgets::broken_evenly(words, Face::Text, size, room.w);
    let style = Style::new(Face::Text, size, ink);
    let at = Point::new(room.x, room.centre().y);
    widgets::centred_lines(pen, words, &lines, at, LINE * size, style);
}

/// Returns the largest of these sizes in which words fit.
fn size_in(words: &str, room: Frame, sizes: RangeInclusive<u8>) -> Option<f32> {
    let lines = |size: f32| widgets::broken(words, Face::Text, size, room.w).len();
    let mut sizes = sizes.rev().map(f32::from);
    sizes.find(|&size| lines(size) as f32 * LINE * size <= room.h)
}
