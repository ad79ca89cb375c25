//! The pad on which the operator gives the PIN. It shows how many digits there are, not which.

use app::kiosk::pin::{Asks, DIGITS};
use app::state::State;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Frame, MIDDLE, Pen, PinTarget, Point, SheetTarget, Stroke, Target, pen, theme};

use super::super::over::{sheet, sheet_button, turn_button};
use super::super::style::{STAGE, TITLE, WORDS, fitted, paragraph_within};

/// Command that sets the host's PIN.
pub(super) const COMMAND: &str = "roundhouse-host pin";

const WIDTH: f32 = 524.0;
const HEIGHT: f32 = 800.0;
/// Margin at the sheet's ends.
const EDGE: f32 = 36.0;
/// Greatest width of the sheet's content.
const ROOM: f32 = WIDTH - 2.0 * EDGE;
/// Between two keys.
const GAP: f32 = 16.0;

/// The pad.
pub(crate) fn draw(state: &State, pen: &mut Pen) {
    pen.fill(pen::rounded(STAGE, 0.0), theme::PANEL.alpha(0.72));
    let pad = &state.kiosk.pad;
    let title = match pad.asks {
        Asks::Pin | Asks::Nothing | Asks::Unset => words::operator_pin(),
        Asks::New => words::operator_pin_new(),
        Asks::Again(_) => words::operator_pin_again(),
    };
    let words = match (state.kiosk.pad.waits(state.now), &pad.fault) {
        _ if pad.is_asking() => words::operator_pin_asks(),
        (0, Some(fault)) => fault.clone(),
        (0, None) if pad.asks == Asks::New => {
            words::operator_pin_rule(*DIGITS.start(), *DIGITS.end())
        }
        (0, None) => Message::NOTHING,
        (waits, _) => words::operator_pin_waits(waits),
    };
    sheet(state, pen, MIDDLE, (WIDTH, HEIGHT), |pen| {
        fitted(pen, title, Point::new(EDGE, 68.0), ROOM, TITLE);
        let at = Point::new(EDGE, 112.0);
        match pad.asks {
            // Reason why the pad is locked: there may be a PIN that cannot be read.
            Asks::Nothing => {
                widgets::paragraph(pen, words::operator_locked(), at, ROOM, WORDS);
            }
            Asks::Unset => {
                let room = Frame::new(at.x, at.y - 20.0, ROOM, 112.0);
                paragraph_within(pen, words::operator_pin_unset(COMMAND), room, WORDS);
            }
            // A question to the host without an answer, and the reason for a locked pad, need more than a line.
            Asks::Pin if pad.fault.is_some() && state.kiosk.pad.waits(state.now) == 0 => {
                let room = Frame::new(at.x, at.y - 20.0, ROOM, 62.0);
                paragraph_within(pen, words, room, WORDS);
            }
            Asks::Pin | Asks::New | Asks::Again(_) => fitted(pen, words, at, ROOM, WORDS),
        }
        if pad.asks != Asks::Unset {
            draw_dots(pad.digits.len(), pen);
        }
        draw_keys(state, pen);
        let foot = |column| Frame::new(EDGE, 704.0, ROOM, 62.0).column(column, 2, GAP);
        turn_button(state, pen, Target::Sheet(SheetTarget::Rotate), foot(0));
        sheet_button(
            state,
            pen,
            Target::Sheet(SheetTarget::Close),
            foot(1),
            words::over_close(),
            false,
        );
    });
}

fn draw_keys(state: &State, pen: &mut Pen) {
    let open = state.kiosk.pad.waits(state.now) == 0 && state.kiosk.pad.takes_digits();
    let count = state.kiosk.pad.digits.len();
    let mut key = |place: usize, target: PinTarget, words: Message, enabled: bool| {
        let button = Target::Pin(target);
        let keys = Frame::new(EDGE, 216.0, ROOM, 448.0);
        let frame = keys.grid(place, [3, 4], GAP);
        let look = ButtonState::new(enabled && open, state.hands.presses(button));
        let (look, size) = match target {
            PinTarget::Digit(_) => (look, 44.0),
            PinTarget::Enter => (look.golden(), 30.0),
            PinTarget::Erase => (look, 26.0),
        };
        widgets::button(pen, button, frame, words, size, look);
    };
    for digit in 0..10 {
        let place = if digit == 0 {
            10
        } else {
            usize::from(digit) - 1
        };
        let room = count < *DIGITS.end();
        key(place, PinTarget::Digit(digit), digit.into(), room);
    }
    key(9, PinTarget::Erase, words::operator_pin_erase(), count > 0);
    key(
        11,
        PinTarget::Enter,
        words::rail_ok(),
        DIGITS.contains(&count),
    );
}

fn draw_dots(count: usize, pen: &mut Pen) {
    for place in 0..*DIGITS.end() {
        let centre = Point::new(WIDTH / 2.0 + 46.0 * (place as f32 - 3.5), 178.0);
        if place < count {
            pen.fill(pen::circle(centre, 12.0), theme::GOLD);
        } else {
            pen.stroke(pen::circle(centre, 10.0), Stroke::round(theme::LINE, 3.0));
        }
    }
}
