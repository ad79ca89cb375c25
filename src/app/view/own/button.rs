//! Buttons of an own screen.

use crate::app::state::State;
use crate::scene::widgets::{self, ButtonState};
use crate::scene::{Frame, Pen, Target};
use crate::words::Message;

/// A button on a seat's sheet.
pub fn button(
    state: &State,
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: impl Into<Message>,
    look: ButtonState,
) {
    let look = ButtonState {
        pressed: state.contacts.presses(target),
        ..look
    };
    widgets::button(pen, target, frame, words, 19.0, look);
}
