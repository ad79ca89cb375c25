//! The first row of a panel that has an open list or the coach's words: the player, the crown of the round's first,
//! the next step, and the bank.

use super::coins::Stack;
use super::ending;
use super::seat::begins;
use super::table::RailTable;
use app::state::State;
use base::table::PANEL_WIDTH;
use base::words::Message;
use rules::transglobal_rail::Seat;
use scene::widgets;
use scene::{Colour, Face, Pen, Point, Style, measure, theme};

/// The middle of the row.
pub(super) const MIDDLE: f32 = 17.5;
/// The right end of the words, before a button.
const RIGHT: f32 = 384.0;
/// Style of the player's name, and of the next step.
const NAME: Style = Style::new(Face::Bold, 21.0, theme::INK);
const WORDS: Style = Style::new(Face::Narrow, 20.0, theme::INK);
/// Smallest letters of the next step beside a name. Longer words have the row alone.
const LEAST: f32 = 18.0;
/// Gap between the items of the row.
const GAP: f32 = 9.0;
/// The width of the crown.
const CROWN: f32 = 25.0;
/// The bank as a stack.
const STACK: Stack = Stack {
    lowest: Point::new(508.0, 28.5),
    coin: (21.0, 3.4),
    apart: 1.6,
};

/// A first row with its words.
pub(super) struct Head {
    /// The left end, behind the emblem.
    left: f32,
    /// The player's name and its width, if there is room for it beside the words.
    name: Option<(String, f32)>,
    begins: bool,
    words: String,
    ink: Colour,
}

impl Head {
    /// Lays the row out from its left end on.
    pub(super) fn new(
        play: RailTable<'_>,
        seat: Seat,
        left: f32,
        words: Message,
        ink: Colour,
        pen: &Pen,
    ) -> Self {
        let words = pen.say(words);
        let name = pen.say(play.sitting[seat].colour.name());
        let wide = measure::width(&name, NAME.face(), NAME.size());
        let mut head = Self {
            left,
            name: Some((name, wide)),
            begins: begins(play, seat),
            words,
            ink,
        };
        if head.size() < LEAST {
            head.name = None;
        }
        head
    }

    /// The left end of the words.
    fn words_from(&self) -> f32 {
        let crown = if self.begins { CROWN + GAP } else { 0.0 };
        self.crown_from() + crown
    }

    fn crown_from(&self) -> f32 {
        let name = self.name.as_ref().map_or(0.0, |(_, wide)| wide + GAP);
        self.left + name
    }

    /// The size of the words' letters.
    fn size(&self) -> f32 {
        let room = RIGHT - self.words_from();
        widgets::fitting(&self.words, WORDS.face(), WORDS.size(), room)
    }

    /// The middle of the crown of the round's first, and its width.
    pub(super) fn crown(&self) -> (Point, f32) {
        let at = Point::new(self.crown_from() + CROWN / 2.0, MIDDLE);
        (at, CROWN)
    }

    /// Draws the name and the words.
    pub(super) fn draw(&self, pen: &mut Pen) {
        if let Some((name, _)) = &self.name {
            widgets::centred(pen, name, Point::new(self.left, MIDDLE), NAME);
        }
        let style = Style::new(WORDS.face(), self.size(), self.ink);
        let at = Point::new(self.words_from(), MIDDLE);
        widgets::centred(pen, &self.words, at, style);
    }
}

/// Draws the bank at the right end of the row.
pub(super) fn draw_bank(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let bank = ending::bank(state, play, seat);
    STACK.draw(bank, pen);
    let style = Style::new(Face::Bold, 26.0, theme::GOLD).end();
    let at = Point::new(PANEL_WIDTH - 22.0, 18.0);
    widgets::centred(pen, Message::Money(bank.into()), at, style);
}
