//! The coach's words on a panel, in place of the cities. So a beginner misses neither the own name nor the bank.

use super::rows::{self, LEFT, RIGHT};
use super::table::RailTable;
use crate::coach;
use app::state::State;
use base::words::Message;
use rules::transglobal_rail::Seat;
use scene::{Frame, Pen};

/// Frame of the coach's words. They point at the emblem on the bar.
const BUBBLE: Frame = Frame::new(LEFT, 34.0, RIGHT - LEFT, 45.0);

/// Draws the coach's words, and the button that dismisses the coach or the ticks of the tasks that are done.
pub(super) fn draw(state: &State, play: RailTable<'_>, seat: Seat, lesson: Message, pen: &mut Pen) {
    coach::draw_bubble(lesson, BUBBLE, pen);
    // Where there are tasks the coach is all there is to it.
    if state.tasks(play.screen(), seat).is_empty() {
        coach::draw_leave(state, play.sitting[seat].place, rows::BUTTON, pen);
    }
}
