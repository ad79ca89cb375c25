//! Parts of sheets with their own layout: rules, results, the operator's.

use app::layout::Layout;
use app::state::State;
use base::table::Pose;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, Pen, Point, SheetTarget, Slider, Stroke, Style, Target, measure, theme};

use super::own;
use super::style::{SMALL, fitted};

/// Draws a sheet round a point with the application's rotation. It blocks fingers on the board below.
pub(crate) fn sheet(
    state: &State,
    pen: &mut Pen,
    centre: Point,
    size: (f32, f32),
    draw: impl FnOnce(&mut Pen),
) {
    let (width, height) = size;
    let pose = match state.layout() {
        Layout::Table => Pose::centred(centre, width, height, state.overlays.rotation),
        Layout::Own => own::sheet_pose(state.stage(), size),
    };
    pen.with_pose(pose, |pen| {
        let frame = Frame::new(0.0, 0.0, width, height);
        pen.target(Target::Sheet(SheetTarget::Blank), frame, true);
        widgets::panel(pen, frame, 30.0, Some(Stroke::round(theme::LINE, 3.0)));
        pen.for_reader(state.language(), width, draw);
    });
}

/// A button as sheets have them.
pub(crate) fn sheet_button(
    state: &State,
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: impl Into<Message>,
    golden: bool,
) {
    let look = ButtonState::new(true, state.hands.presses(target));
    let look = if golden { look.golden() } else { look };
    widgets::button(pen, target, frame, words, 25.0, look);
}

/// Draws the button that rotates the overlays. An own screen has one side, and no such button.
pub(crate) fn rotate_button(state: &State, pen: &mut Pen, frame: Frame) {
    if state.layout() == Layout::Table {
        turn_button(state, pen, Target::Sheet(SheetTarget::Rotate), frame);
    }
}

/// Draws a button that rotates its sheet.
pub(crate) fn turn_button(state: &State, pen: &mut Pen, target: Target, frame: Frame) {
    let look = ButtonState::new(true, state.hands.presses(target));
    let name = match target {
        Target::Lobby(_) => words::mirror_lobby_rotate(),
        _ => words::mirror_sheet_rotate(),
    };
    widgets::rotate_button(pen, target, frame, name, look);
}

/// Draws a slider with its name, its value, and the meaning of its ends.
pub(crate) fn draw_slider(state: &State, slider: Slider, frame: Frame, pen: &mut Pen) {
    draw_slider_alone(state, slider, frame, true, pen);
    let (left, right) = (frame.x, frame.x + frame.w);
    let (less, more) = slider.sides();
    let (base, room) = (frame.y + 100.0, frame.w / 2.0 - 4.0);
    pen.unread(|pen| {
        fitted(pen, less, Point::new(left, base), room, SMALL);
        fitted(pen, more, Point::new(right, base), room, SMALL.end());
    });
}

/// Draws a slider without the meaning of its ends, perhaps read-only.
pub(crate) fn draw_slider_alone(
    state: &State,
    slider: Slider,
    frame: Frame,
    moves: bool,
    pen: &mut Pen,
) {
    match moves {
        true => pen.unread(|pen| draw_slider_words(state, slider, frame, pen)),
        false => draw_slider_words(state, slider, frame, pen),
    }
    let target = Target::Slider(slider);
    let track = Frame::new(
        frame.x - widgets::TRACK_INSET + 5.0,
        frame.y + 32.0,
        frame.w + 34.0,
        48.0,
    );
    let share = state.house.settings.share(slider);
    let pressed = state.hands.presses(target);
    if moves {
        widgets::track(pen, target, track, share, pressed);
    } else {
        widgets::draw_track(pen, track, share, pressed);
    }
}

/// Its name and its value.
fn draw_slider_words(state: &State, slider: Slider, frame: Frame, pen: &mut Pen) {
    let (left, right) = (frame.x, frame.x + frame.w);
    let title = Style::new(Face::Bold, 23.0, theme::INK);
    let value = pen.say(slider.say(state.house.settings.get(slider)));
    let style = Style::new(Face::Bold, 26.0, theme::GOLD).end();
    let room = frame.w - measure::width(&value, style.face(), style.size()) - 8.0;
    let base = frame.y + 22.0;
    fitted(pen, slider.title(), Point::new(left, base), room, title);
    pen.text(value, Point::new(right, base), style);
}
