//! One person's pad: the board on the left or at the top, and next to it or below it the task, the result and the
//! buttons.

use crate::style::fitted;
use app::loadable::Loadable;
use app::puzzle::{Board, Pad, PuzzleScreen, Told, grade_words};
use app::state::State;
use base::words::{self, Message};
use rules::puzzles::Grade;
use scene::widgets::{self, ButtonState};
use scene::{
    Colour, Face, Frame, Op, Pen, Point, PuzzleTarget, Stroke, Style, Target, emblems, theme,
};

use super::{duel, legend, map};

/// Layout of a pad, in its own units.
pub(super) struct Room {
    /// The whole pad.
    frame: Frame,
    board: Frame,
    panel: Frame,
    /// Height of a button, and distance between buttons.
    button: f32,
    gap: f32,
    /// The size of the letters.
    letters: f32,
    is_own: bool,
}

impl Room {
    /// A pad on a table.
    pub(super) fn table(frame: Frame) -> Self {
        let inner = frame.inset(16.0);
        let panel = match inner.w > 1.15 * inner.h {
            true => (0.34 * inner.w).clamp(290.0, 420.0),
            false => (0.36 * inner.h).clamp(280.0, 380.0),
        };
        Self {
            frame,
            button: 54.0,
            gap: 16.0,
            letters: if panel >= 380.0 { 29.0 } else { 24.0 },
            is_own: false,
            ..Self::cut(inner, panel, 20.0, 0.0)
        }
    }

    /// Returns the pad of an own screen, with this height left free above the panel. A map needs more text.
    pub(super) fn own(frame: Frame, kept: f32, on_map: bool) -> Self {
        const LEAST: f32 = 262.0;
        let panel = match frame.w > 1.15 * frame.h {
            true => (0.46 * frame.w).clamp(230.0, 420.0),
            false if on_map => (0.42 * frame.h).max(LEAST),
            false => 0.42 * frame.h,
        };
        Self {
            frame,
            button: 46.0,
            gap: 8.0,
            letters: 20.0,
            is_own: true,
            ..Self::cut(frame, panel, 12.0, kept)
        }
    }

    /// A frame cut into a board and a panel of a width or a height.
    fn cut(inner: Frame, panel: f32, gap: f32, kept: f32) -> Self {
        let Frame { x, y, w, h } = inner;
        let (board, panel) = match w > 1.15 * h {
            true => (
                Frame::new(x, y, w - panel - gap, h),
                Frame::new(x + w - panel, y + kept, panel, h - kept),
            ),
            false => (
                Frame::new(x, y, w, h - panel - gap),
                Frame::new(x, y + h - panel, w, panel),
            ),
        };
        Self {
            frame: inner,
            board,
            panel,
            button: 0.0,
            gap: 0.0,
            letters: 0.0,
            is_own: false,
        }
    }

    /// Draws something across the pad for its reader.
    fn for_reader(&self, state: &State, pad: &Pad, pen: &mut Pen, draw: impl FnOnce(&mut Pen)) {
        let Frame { x, w, .. } = self.frame;
        pen.for_reader(state.language_at(pad.place), 2.0 * x + w, draw);
    }

    /// Draws the pad's ground and its board, with the board's targets.
    pub(super) fn draw_board(
        &self,
        state: &State,
        puzzle: &PuzzleScreen,
        pad: &Pad,
        pen: &mut Pen,
    ) {
        if !self.is_own {
            let rim = match pad.told_at(state.gliding_clock()) {
                Told::Solved => Stroke::round(theme::GOLD, 5.0),
                _ => Stroke::round(theme::LINE, 2.0),
            };
            widgets::panel(pen, self.frame, 26.0, Some(rim));
        }
        let room = self.board;
        self.for_reader(state, pad, pen, |pen| {
            pen.unmirrored(room, |pen| match (&pad.board, puzzle.join(pad)) {
                (Board::Duel(duel), _) => duel::draw(state, puzzle, pad, duel, room, pen),
                (Board::Rails(_), Some(join)) => map::draw(state, pad, join, room, pen),
                (Board::Rails(_) | Board::Empty, _) => {}
            });
        });
    }

    /// Draws the part next to the board, or below it.
    pub(super) fn draw_panel(
        &self,
        state: &State,
        puzzle: &PuzzleScreen,
        pad: &Pad,
        pen: &mut Pen,
    ) {
        self.for_reader(state, pad, pen, |pen| {
            self.draw_rows(state, puzzle, pad, pen);
        });
    }

    fn draw_rows(&self, state: &State, puzzle: &PuzzleScreen, pad: &Pad, pen: &mut Pen) {
        let Self {
            panel, button, gap, ..
        } = *self;
        let is_low = panel.h < 300.0;
        let rows = if is_low { 2.0 } else { 3.0 };
        let low = rows * (button + gap) - gap;
        let buttons = Frame::new(panel.x, panel.y + panel.h - low, panel.w, low);
        let told = Frame {
            h: panel.h - low - gap,
            ..panel
        };
        self.draw_words(state, puzzle, pad, told, pen);
        let row = |index: usize| Frame {
            y: buttons.y + (button + gap) * index as f32,
            h: button,
            ..buttons
        };
        self.draw_tools(state, puzzle, pad, row(0), pen);
        let leave = match is_low {
            true => row(1).column(3, 4, gap),
            false if puzzle.is_race() => row(2),
            false => self.draw_days(state, puzzle, pad, row(2), pen),
        };
        for (index, grade) in Grade::ALL.into_iter().enumerate() {
            let frame = row(1).column(index, if is_low { 4 } else { 3 }, gap);
            let target = Target::Puzzle(PuzzleTarget::Grade(pad.place, grade));
            let here = matches!(puzzle.shelf, Loadable::Here(_));
            let look = ButtonState::new(here, state.hands.presses(target));
            let look = look.choice(puzzle.grade == grade && here);
            widgets::button(pen, target, frame, grade_words(grade), self.letters, look);
        }
        let target = Target::Puzzle(PuzzleTarget::Leave(pad.place));
        let look = ButtonState::new(true, state.hands.presses(target));
        // The others in a race continue.
        let words = match puzzle.pads.len() {
            1 => words::over_to_lobby(),
            _ => words::lobby_leave(),
        };
        if is_low {
            // Words do not fit.
            let ink = widgets::plate(pen, target, leave, words, look);
            emblems::draw_door(pen, leave.centre(), 0.3 * leave.h, ink);
        } else {
            widgets::button(pen, target, leave, words, self.letters, look);
        }
    }

    /// Draws the arrows to the puzzles of other days at both ends of a row. Returns the rest of the row.
    fn draw_days(
        &self,
        state: &State,
        puzzle: &PuzzleScreen,
        pad: &Pad,
        row: Frame,
        pen: &mut Pen,
    ) -> Frame {
        let wide = 1.25 * row.h;
        let right = row.x + row.w - wide;
        let ways = [
            (
                PuzzleTarget::Earlier(pad.place),
                puzzle.may_go_on(pad),
                row.x,
                -1.0,
            ),
            (
                PuzzleTarget::Later(pad.place),
                puzzle.may_return(pad),
                right,
                1.0,
            ),
        ];
        for (target, enabled, x, ahead) in ways {
            let name = match ahead < 0.0 {
                true => words::puzzle_earlier(),
                false => words::puzzle_later(),
            };
            let target = Target::Puzzle(target);
            let look = ButtonState::new(enabled, state.hands.presses(target));
            let frame = Frame { x, w: wide, ..row };
            let ink = widgets::plate(pen, target, frame, name, look);
            let centre = frame.centre();
            let at = |x: f32, y: f32| Point::new(centre.x + ahead * x, centre.y + y);
            let tip = vec![
                Op::Move(at(-5.0, -10.0)),
                Op::Line(at(6.0, 0.0)),
                Op::Line(at(-5.0, 10.0)),
            ];
            pen.stroke(tip, Stroke::round(ink, 4.0));
        }
        let taken = wide + self.gap;
        Frame {
            x: row.x + taken,
            w: row.w - 2.0 * taken,
            ..row
        }
    }

    /// Draws the buttons below the board.
    ///
    /// They undo a step, and submit the solution. Once it is solved, they lead to the next puzzle.
    fn draw_tools(
        &self,
        state: &State,
        puzzle: &PuzzleScreen,
        pad: &Pad,
        row: Frame,
        pen: &mut Pen,
    ) {
        let place = pad.place;
        let button = |target, frame, words: Message, enabled, golden, pen: &mut Pen| {
            let target = Target::Puzzle(target);
            let look = ButtonState::new(enabled, state.hands.presses(target));
            let look = if golden { look.golden() } else { look };
            widgets::button(pen, target, frame, words, self.letters + 2.0, look);
        };
        let told = pad.told_at(state.gliding_clock());
        if *told == Told::Solved {
            let shares = puzzle.signs(pad).is_some();
            let half = |index| row.column(index, 2, self.gap);
            if shares {
                let share = PuzzleTarget::Share(place);
                button(share, half(0), words::over_share(), true, false, pen);
            }
            if puzzle.may_go_on(pad) {
                let frame = if shares { half(1) } else { row };
                let next = PuzzleTarget::Next(place);
                button(next, frame, words::puzzle_next(), true, true, pen);
            }
            return;
        }
        if *told == Told::Wrong {
            let again = PuzzleTarget::Again(place);
            return button(again, row, words::puzzle_again(), true, true, pen);
        }
        let on_map = matches!(pad.board, Board::Rails(_));
        let count = if on_map { 3 } else { 2 };
        let frame = |index| row.column(index, count, self.gap);
        let (undo, ok) = (pad.may_undo(), pad.may_confirm());
        button(
            PuzzleTarget::Undo(place),
            frame(0),
            words::rail_undo(),
            undo,
            false,
            pen,
        );
        if on_map {
            button(
                PuzzleTarget::Clear(place),
                frame(1),
                words::puzzle_clear(),
                undo,
                false,
                pen,
            );
        }
        button(
            PuzzleTarget::Ok(place),
            frame(count - 1),
            words::rail_ok(),
            ok,
            true,
            pen,
        );
    }

    /// Draws the title, the task and the result.
    fn draw_words(
        &self,
        state: &State,
        puzzle: &PuzzleScreen,
        pad: &Pad,
        room: Frame,
        pen: &mut Pen,
    ) {
        let size = self.letters + 4.0;
        let title = puzzle.title(pad);
        let radius = 0.5 * size;
        let from = match puzzle.pads.len() {
            1 => 0.0,
            _ => {
                let at = Point::new(room.x + radius, room.y + radius);
                emblems::draw_emblem(pen, pad.colour, at, radius * 0.9);
                2.0 * radius + 10.0
            }
        };
        let style = Style::new(Face::Bold, size, theme::GOLD);
        let at = Point::new(room.x + from, room.y + 0.82 * size);
        fitted(pen, title, at, room.w - from, style);
        let top = 1.25 * size;
        let mut left = Frame::new(room.x, room.y + top, room.w, (room.h - top).max(0.0));
        let join = puzzle.join(pad);
        let small = self.letters.min(0.17 * left.h);
        if join.is_some() {
            left.h -= legend::high(small);
        }
        let (task, told) = match &puzzle.shelf {
            Loadable::Coming => (words::puzzle_loading(), Message::NOTHING),
            Loadable::Broken(why) => (why.clone(), Message::NOTHING),
            Loadable::Here(_) => {
                let task = puzzle.task(pad);
                let shown = state.gliding_clock();
                (task, puzzle.told(pad, shown, &state.library))
            }
        };
        let ink = match pad.told_at(state.gliding_clock()) {
            Told::Solved => theme::DONE,
            _ => theme::GOLD,
        };
        let end = draw_below_each_other([(task, theme::INK), (told, ink)], left, self.letters, pen);
        if let Some(join) = join {
            legend::draw(state, join, room, end - room.y, small, pen);
        }
    }
}

/// Draws paragraphs in letters of this size, or in smaller ones in which all fit. Returns their lower end.
fn draw_below_each_other(
    all: [(Message, Colour); 2],
    room: Frame,
    letters: f32,
    pen: &mut Pen,
) -> f32 {
    const LEAST: f32 = 11.0;
    /// Gap between two paragraphs, in letter sizes.
    const APART: f32 = 0.6;
    let all = all.map(|(words, ink)| (pen.say(words), ink));
    let high = |size: f32| {
        let lines = |words: &str| widgets::broken(words, Face::Text, size, room.w).len();
        let lines: usize = all.iter().map(|(words, _)| lines(words)).sum();
        size * (lines as f32 * widgets::LINE + APART)
    };
    let mut size = letters;
    while size > LEAST && high(size) > room.h {
        size -= 0.5;
    }
    let mut y = room.y + size;
    for (words, ink) in all.into_iter().filter(|(words, _)| !words.is_empty()) {
        let style = Style::new(Face::Text, size, ink);
        y = widgets::paragraph(pen, words, Point::new(room.x, y), room.w, style);
        y += APART * size;
    }
    y - size
}
