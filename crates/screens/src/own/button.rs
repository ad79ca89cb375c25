//! Buttons on an own screen.

use app::state::State;
use base::words::Message;
use scene::widgets::{self, ButtonState};
use scene::{Frame, Pen, Target};

/// A button on a seat's sheet.
pub(crate) fn button(
    state: &State,
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: impl Into<Message>,
    look: ButtonState,
) {
    let look = ButtonState {
        pressed: state.hands.presses(target),
        ..look
    };
    widgets::button(pen, target, frame, words, 19.0, look);
}
