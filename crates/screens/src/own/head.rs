//! The head of a seat's sheet: the turn, and below it the next step or the coach's words. The coach never replaces
//! the turn.

use crate::coach;
use app::state::State;
use base::words::{self, Message};
use scene::{Colour, Face, Frame, Pen, Point, Style, emblems, theme, widgets};
use session::SeatAssignment;

/// The letters of the first line.
const TITLE: f32 = 19.0;
/// Letter size of the next step.
const SAID: f32 = 19.0;
/// Least size of letters in a single line. Text that needs smaller ones is set in two lines.
const LEAST: f32 = 17.0;

/// Content of the head.
pub(crate) struct Head {
    /// Seat that the sheet belongs to.
    pub(crate) sitting: SeatAssignment,
    /// True if its person is on turn.
    pub(crate) is_own_turn: bool,
    /// True if there is space for only one line of text.
    pub(crate) is_low: bool,
    /// Text of the coach, if it speaks.
    pub(crate) lesson: Option<Message>,
    /// The beginner's tasks, true for those that are done.
    pub(crate) tasks: Vec<bool>,
    /// Text on the next step, or on the cause of a wait, and its colour.
    pub(crate) status: (Message, Colour),
}

impl Head {
    /// Draws the emblem, the first line next to it, and the text below both.
    pub(crate) fn draw(self, emblem: Point, title: Frame, said: Frame, pen: &mut Pen) {
        const RADIUS: f32 = 15.0;
        emblems::draw_emblem(pen, self.sitting.colour, emblem, RADIUS);
        let (words, ink) = match self.is_own_turn {
            true => (words::sheet_your_turn(), theme::GOLD),
            false => (self.sitting.colour.name(), theme::QUIET),
        };
        const TICK: f32 = 21.0;
        let words = pen.say(words);
        let wide = TICK * self.tasks.len() as f32;
        let row = Frame {
            x: title.x + title.w - wide - 6.0,
            w: wide,
            ..title
        };
        coach::draw_ticks(&self.tasks, row, pen);
        let size = widgets::fitting(&words, Face::Bold, TITLE, title.w - wide);
        let at = Point::new(title.x, title.centre().y);
        widgets::centred(pen, words, at, Style::new(Face::Bold, size, ink));
        if let Some(lesson) = self.lesson
            && coach::draw_own(lesson, said, pen)
        {
            return;
        }
        let (words, ink) = self.status;
        let style = Style::new(Face::Bold, SAID, ink);
        let at = Point::new(said.x, said.centre().y);
        if self.is_low {
            let words = pen.say(words);
            let size = widgets::fitting(&words, style.face(), LEAST, said.w);
            return widgets::centred(pen, words, at, style.sized(size));
        }
        widgets::one_or_two_lines(pen, words, at, said.w, style, LEAST);
    }
}

/// Returns true if the person at this screen is on turn at a seat.
pub(crate) fn is_own_turn(state: &State, sitting: SeatAssignment, acts: bool) -> bool {
    acts && sitting.is_person() && !state.only_looks()
}
