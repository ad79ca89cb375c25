//! The head of a seat's sheet: whose turn it is, and below that what to do, or what the coach says. The coach never
//! takes the place of the first.

use crate::coach;
use app::state::State;
use base::words::{self, Message};
use scene::{Colour, Face, Frame, Pen, Point, Style, emblems, theme, widgets};
use session::SeatAssignment;

/// The letters of the first line.
const TITLE: f32 = 19.0;
/// The letters of what to do.
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
    /// The beginner's tasks, and whether each is done.
    pub(crate) tasks: Vec<bool>,
    /// Text on what to do, or on what the game waits for, and its colour.
    pub(crate) status: (Message, Colour),
}

impl Head {
    /// Draws the emblem, beside it the first line, and below both what is said.
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

/// Returns whether the person before this screen is on turn at a seat.
pub(crate) fn is_own_turn(state: &State, sitting: SeatAssignment, acts: bool) -> bool {
    acts && sitting.is_person() && !state.only_looks()
}
