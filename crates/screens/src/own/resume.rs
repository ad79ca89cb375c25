//! The saved game, as a chip above the lobby of an own screen: its name, its score, and CONTINUE.

use super::button::button;
use crate::waiting;
use app::arrivals::Waiting;
use app::state::State;
use base::words;
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, Pen, Point, Stroke, Style, Target, theme};

/// Height of the chip.
pub(super) const HIGH: f32 = 78.0;
/// Width of its button, and the margin round it.
const BUTTON: f32 = 132.0;
const ROUND: f32 = 8.0;
/// Letter sizes, and the minimum size for text that fits none of them.
const LETTERS: [f32; 3] = [17.5, 16.0, 14.5];
const LEAST: f32 = 13.0;
/// From one line to the next.
const LINE: f32 = 21.0;

/// Draws the chip into an area.
pub(super) fn draw(state: &State, kept: &Waiting, room: Frame, pen: &mut Pen) {
    widgets::panel(pen, room, 16.0, Some(Stroke::round(theme::GOLD, 2.0)));
    let inner = room.inset(ROUND);
    let [words, way] = inner.beside([inner.w - BUTTON - ROUND, BUTTON], ROUND);
    let look = ButtonState::new(!waiting::is_on_its_way(state), false).golden();
    let resume = Target::Resume;
    button(state, pen, resume, way, words::over_continue(), look);
    let (name, stand) = waiting::tell(state, kept);
    // The whole sentence about a missing map is in place of START.
    let stand = match state.map_to_come() {
        Some((_, Some(_))) => words::lobby_map_missing(),
        Some((_, None)) | None => stand,
    };
    let name = Text::of(
        pen.say(name),
        Style::new(Face::Bold, 0.0, theme::GOLD),
        1,
        words.w,
    );
    let stand = Text::of(
        pen.say(stand),
        Style::new(Face::Text, 0.0, theme::INK),
        2,
        words.w,
    );
    let count = name.lines.len() + stand.lines.len();
    let mut y = words.centre().y - LINE * 0.5 * count.saturating_sub(1) as f32;
    for text in [name, stand] {
        let high = LINE * text.lines.len() as f32;
        let middle = Point::new(words.x, y + (high - LINE) / 2.0);
        widgets::centred_lines(pen, &text.whole, &text.lines, middle, LINE, text.style);
        y += high;
    }
}

/// Text in lines, with the largest letters that fit.
struct Text {
    whole: String,
    lines: Vec<String>,
    style: Style,
}

impl Text {
    fn of(whole: String, style: Style, most: usize, wide: f32) -> Self {
        let lines = |size| widgets::broken(&whole, style.face(), size, wide);
        let fits = |&size: &f32| lines(size).len() <= most;
        let size = LETTERS.into_iter().find(fits).unwrap_or(LEAST);
        let mut lines = lines(size);
        lines.truncate(most);
        Self {
            style: style.sized(size),
            whole,
            lines,
        }
    }
}
