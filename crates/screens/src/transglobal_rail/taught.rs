//! A panel with the coach's words. Its rows are those of an open list: the player and the turn, the words, and the
//! buttons. So a beginner misses neither the own name nor the bank.

use super::coins::Purse;
use super::seat::{draw_bank_in_head, has_coins};
use super::status;
use super::table::RailTable;
use crate::coach;
use app::state::State;
use base::words::{self, Message};
use rules::transglobal_rail::Seat;
use scene::widgets;
use scene::{Face, Frame, Pen, Point, Style, measure, theme};

/// Where the first row begins, and where it ends at the latest.
const HEAD: (f32, f32) = (84.0, 384.0);
/// The middle of the first row.
const MIDDLE: f32 = 17.5;
/// Style of the own name.
const NAME: Style = Style::new(Face::Bold, 21.0, theme::INK);
/// Gap between the items of the first row.
const GAP: f32 = 9.0;
/// The width of the crown.
const CROWN: f32 = 25.0;
/// Button that dismisses the coach.
const LEAVE: Frame = Frame::new(394.0, 3.5, 96.0, 28.5);
/// Frame of the coach's words, and their width next to the coins of a turn.
const BUBBLE: Frame = Frame::new(82.0, 33.5, 504.0, 45.0);
const BESIDE_COINS: f32 = 472.0;
const COINS: Purse = Purse {
    first: Point::new(573.0, 46.5),
    next: Point::new(0.0, 23.0),
    radius: 10.5,
};

/// Draws the first two rows. `begins` is true if a crown follows the name.
pub(super) fn draw(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
    lesson: Message,
    begins: bool,
    pen: &mut Pen,
) {
    let (name, behind) = name(play, seat, pen);
    widgets::centred(pen, name, Point::new(HEAD.0, MIDDLE), NAME);
    let left = behind + if begins { CROWN + GAP } else { 0.0 };
    let (words, ink) = match play.acting() == Some(seat) {
        // The bubble has the next step.
        true => (words::sheet_your_turn(), theme::INK),
        false => (status::prompt(state, play, seat), theme::QUIET),
    };
    let words = pen.say(words);
    let size = widgets::fitting(&words, Face::Narrow, 20.0, HEAD.1 - left);
    let style = Style::new(Face::Narrow, size, ink);
    widgets::centred(pen, words, Point::new(left, MIDDLE), style);
    draw_bank_in_head(state, play, seat, pen);
    let mut bubble = BUBBLE;
    if has_coins(play, seat) {
        bubble.w = BESIDE_COINS;
        COINS.draw(play.game().money(), pen);
    }
    coach::draw_bubble(lesson, bubble, pen);
    // Where there are tasks the coach is all there is to it.
    if state.tasks(play.screen(), seat).is_empty() {
        coach::draw_leave(state, play.sitting[seat].place, LEAVE, pen);
    }
}

/// The middle of the crown behind the name, and its width.
pub(super) fn crown(play: RailTable<'_>, seat: Seat, pen: &Pen) -> (Point, f32) {
    let (_, behind) = name(play, seat, pen);
    (Point::new(behind + CROWN / 2.0, MIDDLE), CROWN)
}

/// Returns a seat's name, and the left end of the next item.
fn name(play: RailTable<'_>, seat: Seat, pen: &Pen) -> (String, f32) {
    let name = pen.say(play.sitting[seat].colour.name());
    let wide = measure::width(&name, NAME.face(), NAME.size());
    (name, HEAD.0 + wide + GAP)
}
