//! The sheet of an own screen for the review of a game for two.

use super::{
    Message, certain, curve, draw_percents, lines, play_on_button, remark, stop, turning_button,
};
use crate::sheet::{Column, button};
use crate::{linked_game, own};
use app::board_review::BoardReview;
use app::layout::{Fold, OwnScreen};
use app::looking_back::LookingBack;
use app::state::State;
use app::table::TableScreen;
use base::words;
use scene::{Face, Frame, Pen, Point, ReviewTarget, Seek, Style, Target, theme, widgets};

/// Height of the sheet, in its own units.
pub(crate) const HIGH: f32 = 292.0 + LINES + 8.0;

/// The height of the turns that are worth a thought.
const LINES: f32 = 48.0;

const LEFT: f32 = 12.0;
const WIDE: f32 = OwnScreen::WIDTH - 2.0 * LEFT;
const STOP: Style = Style::new(Face::Bold, 18.0, theme::INK);
const WORDS: Style = Style::new(Face::Text, 17.0, theme::INK);

/// Draws the curve, the remark on the current turn, and the buttons for stepping and leaving.
pub(crate) fn draw(
    state: &State,
    table: &TableScreen,
    review: &BoardReview,
    own: OwnScreen,
    pen: &mut Pen,
) {
    let Some(duel) = review.board() else { return };
    let high = own.sheet.h / own.scale;
    let colour = duel.sitting[review.seat].colour.colour();
    own::draw_sheet(state, own, colour, pen, |pen| {
        if own.fold == Some(Fold::Shut) {
            return own::draw_folded(state, duel.screen, pen);
        }
        let mut column = Column::new(Frame::new(LEFT, 12.0, WIDE, HIGH));
        curve::draw(duel, review, column.row(80.0), pen);
        let row = column.row(22.0);
        let words: Message = stop(review);
        let words = pen.say(words);
        let size = widgets::fitting(&words, STOP.face(), STOP.size(), WIDE - 190.0);
        let middle = row.centre().y;
        widgets::centred(pen, words, Point::new(LEFT, middle), STOP.sized(size));
        let at = Point::new(LEFT + WIDE - 180.0, middle);
        draw_percents(duel, review, review.seat, at, pen);
        let row = column.row(22.0);
        let at = Point::new(LEFT, row.centre().y);
        let words = remark(duel, review);
        widgets::one_or_two_lines(pen, words, at, WIDE, WORDS, 15.0);
        lines::draw_row(state, review, column.row(LINES), pen);
        let replay = review.shown_so_far();
        let (at, all) = (replay.at(), replay.steps());
        let tells = certain::is_told(duel);
        let row = column.row(50.0);
        let cell = |number| row.column(number, 5 + usize::from(tells), 8.0);
        let may_go_back = review.may_go_back();
        linked_game::step_button(state, pen, Seek::Back, cell(0), may_go_back);
        linked_game::play_button(state, pen, replay, cell(1));
        linked_game::speed_button(state, pen, replay, cell(2));
        linked_game::step_button(state, pen, Seek::Next, cell(3), at < all);
        turning_button(state, pen, review, cell(4));
        if tells {
            certain::button(state, duel, review, cell(5), pen);
        }
        let [on, close] = column.row(52.0).beside([WIDE - 116.0, 108.0], 8.0);
        play_on_button(state, pen, on);
        let target = Target::Review(ReviewTarget::Close);
        button(state, pen, target, close, words::over_close(), false);
        let room = Frame::new(LEFT, HIGH, WIDE, high - HIGH - LEFT);
        own::log::draw(state, table, room, pen);
    });
}
