//! What the coach says, on the panel of the seat that it teaches: in a bubble beside the emblem, where
//! otherwise stand the name and what is to be done.

use crate::app::state::State;
use crate::scene::widgets::{self, ButtonState};
use crate::scene::{Face, Frame, Op, Pen, Point, SeatTarget, Style, Target, pen, theme};
use crate::table::Station;
use crate::words::{self, Message};

/// Where a bubble begins, and how high it is.
const BUBBLE: Frame = Frame::new(82.0, 6.0, 0.0, 70.0);
/// How far a bubble reaches to the right at most.
pub const RIGHT: f32 = 494.0;
/// The button for those who do without the coach.
const LEAVE: Frame = Frame::new(502.0, 6.0, 84.0, 30.0);
/// The letters' sizes, the largest of which is taken that leaves room for all words.
const SIZES: std::ops::RangeInclusive<u8> = 12..=23;
/// From one line to the next, in letters' sizes.
const LINE: f32 = 1.12;

/// A bubble with a sentence, which reaches so far to the right, and the button to do without.
pub fn draw(state: &State, place: Station, words: Message, right: f32, pen: &mut Pen) {
    let bubble = Frame {
        w: right - BUBBLE.x,
        ..BUBBLE
    };
    let tip = Point::new(bubble.x - 11.0, bubble.y + 36.0);
    let tail = [-9.0, 9.0].map(|y| Point::new(bubble.x + 4.0, tip.y + y));
    let tail = vec![
        Op::Move(tip),
        Op::Line(tail[0]),
        Op::Line(tail[1]),
        Op::Close,
    ];
    pen.fill(tail, theme::PAPER);
    pen.fill(pen::rounded(bubble, 12.0), theme::PAPER);
    let words = pen.say(words);
    let room = bubble.inset(9.0);
    let lines = |size: f32| widgets::broken(&words, Face::Text, size, room.w);
    let high = |size: f32| lines(size).len() as f32 * LINE * size;
    let mut sizes = SIZES.rev().map(f32::from);
    let size = sizes.find(|&size| high(size) <= BUBBLE.h - 6.0);
    let size = size.unwrap_or(f32::from(*SIZES.start()));
    let style = Style::new(Face::Text, size, theme::MAP_INK);
    let first = room.centre().y - (high(size) - LINE * size) / 2.0;
    for (line, words) in lines(size).into_iter().enumerate() {
        let at = Point::new(room.x, first + line as f32 * LINE * size);
        widgets::centred(pen, words, at, style);
    }
    let target = Target::Seat(place, SeatTarget::LeaveCoach);
    let look = ButtonState::new(true, state.contacts.presses(target)).quiet();
    widgets::button(pen, target, LEAVE, words::coach_leave(), 19.0, look);
}
