//! The first row of a panel, which is the same in every state of the panel: the player, the crown of the round's
//! first or the laurels of the game's winner, and the next step.

use super::ending::has_won;
use super::rows::{BUTTON, FIRST, LEFT, RIGHT};
use super::table::RailTable;
use app::state::State;
use base::words::Message;
use rules::transglobal_rail::Seat;
use scene::widgets;
use scene::{Colour, Face, Pen, Point, Style, emblems, measure, theme};

/// Style of the player's name, and of the next step.
const NAME: Style = Style::new(Face::Bold, 22.0, theme::INK);
const WORDS: Style = Style::new(Face::Narrow, 21.0, theme::INK);
/// Smallest letters of the next step beside a name. Longer words have the row alone.
const LEAST: f32 = 18.0;
/// Gap between the items of the row.
const GAP: f32 = 9.0;
/// The width of the crown or of the laurels.
const MARK: f32 = 26.0;

/// A first row with its words.
pub(super) struct Head {
    /// The player's name and its width, if there is room for it beside the words.
    name: Option<(String, f32)>,
    mark: Option<Mark>,
    words: String,
    ink: Colour,
    /// The right end of the words.
    right: f32,
}

/// A sign behind a player's name.
#[derive(Clone, Copy)]
enum Mark {
    /// The player begins the round.
    Crown,
    /// The player has won the game.
    Laurels,
}

impl Head {
    /// Lays the row out, with room for a button at its end or without it.
    pub(super) fn new(
        state: &State,
        play: RailTable<'_>,
        seat: Seat,
        (words, ink): (Message, Colour),
        has_button: bool,
        pen: &Pen,
    ) -> Self {
        let words = pen.say(words);
        let name = pen.say(play.sitting[seat].colour.name());
        let wide = measure::width(&name, NAME.face(), NAME.size());
        let mark = match has_won(state, play, seat) {
            true => Some(Mark::Laurels),
            false => play.begins(seat).then_some(Mark::Crown),
        };
        let right = if has_button { BUTTON.x - GAP } else { RIGHT };
        let mut head = Self {
            name: Some((name, wide)),
            mark,
            words,
            ink,
            right,
        };
        if head.size() < LEAST {
            head.name = None;
        }
        head
    }

    /// The left end of the words.
    fn words_from(&self) -> f32 {
        let mark = self.mark.map_or(0.0, |_| MARK + GAP);
        self.mark_from() + mark
    }

    fn mark_from(&self) -> f32 {
        let name = self.name.as_ref().map_or(0.0, |(_, wide)| wide + GAP);
        LEFT + name
    }

    /// The size of the words' letters.
    fn size(&self) -> f32 {
        let room = self.right - self.words_from();
        widgets::fitting(&self.words, WORDS.face(), WORDS.size(), room)
    }

    /// Draws the sign behind the name, if there is one.
    pub(super) fn draw_mark(&self, pen: &mut Pen) {
        let at = Point::new(self.mark_from() + MARK / 2.0, FIRST);
        match self.mark {
            Some(Mark::Crown) => emblems::draw_crown(pen, at, MARK),
            Some(Mark::Laurels) => emblems::draw_laurels(pen, at, MARK + 4.0),
            None => {}
        }
    }

    /// Draws the name and the words.
    pub(super) fn draw(&self, pen: &mut Pen) {
        if let Some((name, _)) = &self.name {
            widgets::centred(pen, name, Point::new(LEFT, FIRST), NAME);
        }
        let style = Style::new(WORDS.face(), self.size(), self.ink);
        let at = Point::new(self.words_from(), FIRST);
        widgets::centred(pen, &self.words, at, style);
    }
}
