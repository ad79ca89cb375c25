//! Strength of a computer, as rising bars. They are a small sign, or bars to touch. Next to them a pair of scales
//! means a player that is even with the people at the table.

use app::state::State;
use base::words::{self, Message};
use rules::{Level, Strength};
use scene::widgets::{self, ButtonState};
use scene::{
    Colour, Face, Frame, Pen, Point, Stroke, Style, Target, TargetArea, measure, pen, theme,
};

/// The lowest bar, as a share of the highest.
const LOWEST: f32 = 0.36;
/// Corner radius of touchable bars, in stage units.
const CORNER: f32 = 7.0;

/// A level in capitals.
fn words(level: Level) -> Message {
    match level {
        Level::Fixed(Strength::Newcomer) => words::lobby_newcomer(),
        Level::Fixed(Strength::Learner) => words::lobby_learner(),
        Level::Fixed(Strength::Easy) => words::lobby_easy(),
        Level::Fixed(Strength::Medium) => words::lobby_medium(),
        Level::Fixed(Strength::Hard) => words::lobby_hard(),
        Level::Fixed(Strength::Master) => words::lobby_master(),
        Level::Even => words::lobby_even(),
    }
}

/// The bar of a strength, from the bottom of its column.
fn bar(column: Frame, strength: Strength) -> Frame {
    let share =
        LOWEST + (1.0 - LOWEST) * strength as usize as f32 / (Strength::ALL.len() - 1) as f32;
    let h = column.h * share;
    Frame::new(column.x, column.y + column.h - h, column.w, h)
}

/// The sign of a level: as many bars are lit as the computer is strong, or scales.
pub(crate) fn draw_sign(pen: &mut Pen, level: Level, room: Frame, ink: Colour) {
    let Level::Fixed(strength) = level else {
        return draw_scales(pen, room.centre(), room.h.min(room.w) * 1.2, ink);
    };
    for (index, each) in Strength::ALL.into_iter().enumerate() {
        let column = room.column(index, Strength::ALL.len(), room.w * 0.08);
        let ink = match each <= strength {
            true => ink,
            false => ink.alpha(0.22),
        };
        pen.fill(pen::rounded(bar(column, each), column.w * 0.3), ink);
    }
}

/// Draws a pair of level scales of this height, in stage units.
fn draw_scales(pen: &mut Pen, centre: Point, high: f32, ink: Colour) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * high, centre.y + y * high);
    let beam = Stroke::round(ink, high * 0.09);
    let lines = [
        pen::line(at(0.0, -0.42), at(0.0, 0.4)),
        pen::line(at(-0.2, 0.42), at(0.2, 0.42)),
        pen::line(at(-0.4, -0.28), at(0.4, -0.28)),
    ];
    pen.stroke(lines.concat(), beam);
    for side in [-0.4, 0.4] {
        let chains = [
            pen::line(at(side, -0.28), at(side - 0.15, 0.06)),
            pen::line(at(side, -0.28), at(side + 0.15, 0.06)),
        ];
        pen.stroke(chains.concat(), Stroke::round(ink, high * 0.045));
        let pan = pen::polygon(vec![
            at(side - 0.2, 0.06),
            at(side + 0.2, 0.06),
            at(side + 0.09, 0.17),
            at(side - 0.09, 0.17),
        ]);
        pen.fill(pan, ink);
    }
}

/// Layout of the bars with their name and scales.
pub(crate) struct Steps {
    /// The bars, and how far apart they are, in stage units.
    pub(crate) bars: Frame,
    pub(crate) gap: f32,
    /// The scales with their name.
    pub(crate) even: Frame,
    /// Name of the chosen strength, and its maximum letter size.
    pub name: Frame,
    pub(crate) letters: f32,
}

impl Steps {
    /// Draws the bars, lit up to the chosen one, the scales, and the name of the choice. A touch chooses.
    pub(crate) fn draw(
        &self,
        state: &State,
        chosen: Option<Level>,
        target: impl Fn(Level) -> Target,
        name: impl Fn(Message) -> Message,
        pen: &mut Pen,
    ) {
        let named = |area: &mut TargetArea, level: Level| {
            area.named(name(level.title()))
                .chosen(chosen == Some(level));
        };
        let look = |level: Level, is_lit: bool| {
            let look = ButtonState::new(true, state.hands.presses(target(level)));
            if is_lit { look.golden() } else { look }
        };
        for (index, strength) in Strength::ALL.into_iter().enumerate() {
            let level = Level::Fixed(strength);
            let is_lit = matches!(chosen, Some(Level::Fixed(chosen)) if strength <= chosen);
            let column = self.bars.column(index, Strength::ALL.len(), self.gap);
            let shape = bar(column, strength);
            pen.fill(pen::rounded(shape, CORNER), look(level, is_lit).colours().0);
            widgets::rim(pen, shape, CORNER);
            named(pen.target(target(level), column, true), level);
        }
        let (ground, ink) = look(Level::Even, chosen == Some(Level::Even)).colours();
        let corner = self.even.h.min(self.even.w) / 2.0;
        pen.fill(pen::rounded(self.even, corner), ground);
        widgets::rim(pen, self.even, corner);
        self.draw_named_scales(ink, pen);
        named(
            pen.target(target(Level::Even), self.even, true),
            Level::Even,
        );
        if let Some(chosen) = chosen.filter(|&level| level != Level::Even) {
            let words = pen.say(words(chosen));
            let size = widgets::fitting(&words, Face::Bold, self.letters, self.name.w);
            let style = Style::new(Face::Bold, size, theme::GOLD);
            let at = Point::new(self.name.x, self.name.centre().y);
            widgets::centred(pen, words, at, style);
        }
    }

    /// Draws the scales next to their name, or above it on a narrow button.
    fn draw_named_scales(&self, ink: Colour, pen: &mut Pen) {
        const SCALES: f32 = 27.0;
        const APART: f32 = 9.0;
        const ROUND: f32 = 11.0;
        /// Ratio of width to height below which a button is narrow.
        const NARROW: f32 = 2.5;
        let words = pen.say(words(Level::Even));
        let middle = self.even.centre();
        if self.even.w < NARROW * self.even.h {
            let size = widgets::fitting(&words, Face::Narrow, 19.0, self.even.w - 2.0 * ROUND);
            let at = |y| Point::new(middle.x, middle.y + y);
            draw_scales(pen, at(-10.0), SCALES, ink);
            let style = Style::new(Face::Narrow, size, ink).middle();
            return pen.unread(|pen| widgets::centred(pen, words, at(14.0), style));
        }
        let room = self.even.w - SCALES - 2.0 * ROUND - APART;
        let size = widgets::fitting(&words, Face::Bold, self.letters, room);
        let wide = SCALES + APART + measure::width(&words, Face::Bold, size);
        let left = middle.x - wide / 2.0;
        draw_scales(pen, Point::new(left + SCALES / 2.0, middle.y), SCALES, ink);
        let at = Point::new(left + SCALES + APART, middle.y);
        let style = Style::new(Face::Bold, size, ink);
        pen.unread(|pen| widgets::centred(pen, words, at, style));
    }
}
