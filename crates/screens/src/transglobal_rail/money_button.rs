//! The buttons about money on a seat's panel.

use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, Pen, Point, SeatTarget, Style, Target};

/// Draws a button about money: the amount, and its use.
pub(super) fn draw_two_lines(
    target: Target,
    [amount, means]: [Message; 2],
    frame: Frame,
    look: ButtonState,
    pen: &mut Pen,
) {
    let ink = widgets::plate(pen, target, frame, &means, look);
    let room = frame.w - 14.0;
    for (words, size, y) in [(amount, 22.0, -10.0), (means, 18.0, 12.0)] {
        let words = pen.say(words);
        let size = widgets::fitting(&words, Face::Bold, size, room);
        let at = Point::new(frame.centre().x, frame.centre().y + y);
        let style = Style::new(Face::Bold, size, ink).middle();
        pen.unread(|pen| widgets::centred(pen, words, at, style));
    }
}

/// Gives a button about money its full name, for which it has no space.
pub(super) fn name_money(target: Target, pen: &mut Pen) {
    match target {
        Target::Seat(_, SeatTarget::Discard) => pen.name(words::mirror_discard()),
        Target::Seat(_, SeatTarget::Finish) => pen.name(words::mirror_finish()),
        _ => {}
    }
}
