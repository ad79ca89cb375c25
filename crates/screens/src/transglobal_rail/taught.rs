//! A panel with the coach's words. Its rows are those of an open list: the player and the turn, the words, and the
//! buttons. So a beginner misses neither the own name nor the bank.

use super::coins::Purse;
use super::head::{self, Head};
use super::seat::has_coins;
use super::status;
use super::table::RailTable;
use crate::coach;
use app::state::State;
use base::words::{self, Message};
use rules::transglobal_rail::Seat;
use scene::{Frame, Pen, Point, theme};

/// Where the first row begins.
const LEFT: f32 = 84.0;
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

/// Returns the first row.
pub(super) fn head(state: &State, play: RailTable<'_>, seat: Seat, pen: &Pen) -> Head {
    let (words, ink) = match play.acting() == Some(seat) {
        // The bubble has the next step.
        true => (words::sheet_your_turn(), theme::INK),
        false => (status::prompt(state, play, seat), theme::QUIET),
    };
    Head::new(play, seat, LEFT, words, ink, pen)
}

/// Draws the first two rows.
pub(super) fn draw(state: &State, play: RailTable<'_>, seat: Seat, lesson: Message, pen: &mut Pen) {
    head(state, play, seat, pen).draw(pen);
    head::draw_bank(state, play, seat, pen);
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
