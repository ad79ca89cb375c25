//! Review of a game for two: the board at a turn, and a better turn on it. The panel of the reviewing player shows
//! the expectations of both players, turn by turn.

pub(crate) mod certain;
mod curve;
pub(crate) mod lines;
pub(crate) mod own;

use app::board_review::BoardReview;
use app::board_table::BoardTable;
use app::game_screen::Pens;
use app::layout::OwnScreen;
use app::looking_back::LookingBack;
use app::state::State;
use app::table::TableScreen;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, Pen, Point, ReplayTarget, ReviewTarget, Seek, Style, Target, emblems, measure,
    pen, theme,
};
use session::Seat;

use super::duel_board::{draw_board, has_large_cells};
use super::panel::{LEFT, RIGHT, Rim};
use super::{aside, hint, linked_game, panel};

const WORDS: Style = Style::new(Face::Text, 20.0, theme::INK);
const STOP: Style = Style::new(Face::Bold, 20.0, theme::INK);
const PERCENT: Style = Style::new(Face::Bold, 21.0, theme::INK);

/// The board and both panels of a table.
pub(crate) fn draw(state: &State, table: &TableScreen, review: &BoardReview, pens: &mut Pens) {
    let Some(duel) = review.board() else { return };
    draw_board_to_try(state, duel, review, pens.board);
    lines::draw_card(state, table, duel, review, pens.seats);
    panel::draw_corners(duel.play.shown().title(), pens.seats);
    for (seat, sitting) in table.session().seats().iter().enumerate() {
        let is_chosen = seat == review.seat;
        let rim = Rim::lit(is_chosen);
        let here = (sitting.place, sitting.colour);
        // The only person has the controls already.
        if let Some(reader) = aside::reader(state, table, sitting.place).filter(|_| !is_chosen) {
            let percent = review.percent(seat).map(words::review_percent);
            let words = percent.unwrap_or_default();
            aside::draw_looking_back(state, duel, seat, reader, words, pens.seats);
            continue;
        }
        panel::draw(state, here, rim, pens.seats, |pen| match is_chosen {
            true => draw_controls(state, duel, review, pen),
            false => draw_other(state, duel, review, seat, pen),
        });
    }
}

/// Draws the board and the sheet of an own screen.
pub(crate) fn draw_own(
    state: &State,
    table: &TableScreen,
    review: &BoardReview,
    own: OwnScreen,
    pens: &mut Pens,
) {
    if let Some(duel) = review.board() {
        draw_board_to_try(state, duel, review, pens.board);
        own::draw(state, table, review, own, pens.seats);
    }
}

/// Draws a board on which another turn can be tried, no matter which player is on turn.
fn draw_board_to_try(state: &State, duel: BoardTable<'_>, review: &BoardReview, pen: &mut Pen) {
    draw_board(state, duel, pen);
    match review.goes_on() && has_large_cells(state, duel) {
        true => pen.targets.iter_mut().for_each(|cell| cell.enabled = true),
        false => pen.targets.clear(),
    }
}

/// Draws the better turn at the current position and its continuation above the pieces, or the proof marks.
pub(crate) fn draw_better(review: &BoardReview, pen: &mut Pen) {
    let Some(duel) = review.board() else { return };
    pen.with_pose(duel.pose(), |pen| {
        if let Some(certain) = review.certain() {
            return certain::draw(certain, duel, duel.grid(), pen);
        }
        if let Some([best, later @ ..]) = review.better().map(|line| &line.turns[..]) {
            hint::draw_on_board(&best.touches, duel, duel.grid(), pen);
            hint::draw_line(later, duel, duel.grid(), pen);
        }
    });
}

/// Returns the place in the game: its beginning or a turn, and the number of turns tried from there.
fn stop(review: &BoardReview) -> Message {
    match (review.shown_so_far().stop(), review.tried()) {
        ((turn, _), Some(tried)) => words::review_trying(tried, turn),
        ((0, _), None) => words::over_stop_beginning(),
        ((turn, turns), None) => words::over_stop_turn(turn, turns),
    }
}

/// Returns the engine's search time for the current position.
fn thought_for(review: &BoardReview) -> Message {
    let tenths = u32::from(review.thought_for().div_ceil(100));
    words::review_seconds(tenths / 10, tenths % 10)
}

/// Returns a remark on the current position: a proof, the better turn, or the engine's progress.
fn remark(duel: BoardTable<'_>, review: &BoardReview) -> Message {
    if let Some(certain) = certain::remark(duel, review) {
        return certain;
    }
    let (known, all) = review.progress();
    let time = || thought_for(review);
    let tries = review.tried().is_some_and(|tried| tried > 0);
    match (review.best(), review.broken()) {
        (Some(best), _) if best.as_played => words::review_as_played(time()),
        (Some(best), _) => match lines::spelled(&best.lines[0].turns[0]) {
            Some(turn) => words::review_better(time(), turn),
            None => words::review_better_marked(time()),
        },
        (None, Some(why)) => why.clone(),
        (None, None) if tries && duel.play.ended().is_none() => words::sheet_computer_thinks(),
        (None, None) if review.shown_so_far().at() < known => super::duel_status::result(duel),
        (None, None) => words::review_working(all, known),
    }
}

/// Draws the panel of the reviewing player.
fn draw_controls(state: &State, duel: BoardTable<'_>, review: &BoardReview, pen: &mut Pen) {
    curve::draw(duel, review, Frame::new(LEFT, 8.0, 388.0 - LEFT, 56.0), pen);
    let close = Target::Review(ReviewTarget::Close);
    let frame = Frame::new(484.0, 8.0, 100.0, 38.0);
    button(state, pen, close, frame, words::over_close());
    draw_percents(duel, review, review.seat, Point::new(400.0, 58.0), pen);
    let words = pen.say(stop(review));
    let size = widgets::fitting(&words, STOP.face(), STOP.size(), 150.0);
    let left = LEFT + measure::width(&words, STOP.face(), size) + 16.0;
    pen.text(words, Point::new(LEFT, 92.0), STOP.sized(size));
    let words = pen.say(remark(duel, review));
    let size = widgets::fitting(&words, WORDS.face(), WORDS.size(), RIGHT - left);
    pen.text(words, Point::new(left, 92.0), WORDS.sized(size));
    let replay = review.shown_so_far();
    let (at, all) = (replay.at(), replay.steps());
    let tells = certain::is_told(duel);
    // One more button takes its width from the others.
    let wide = if tells { 42.0 } else { 47.0 };
    let mut x = LEFT;
    let mut row = || {
        let frame = Frame::new(x, 102.0, wide, 36.0);
        x += wide + 16.0;
        frame
    };
    linked_game::step_button(state, pen, Seek::Back, row(), review.may_go_back());
    linked_game::play_button(state, pen, replay, row());
    linked_game::speed_button(state, pen, replay, row());
    linked_game::step_button(state, pen, Seek::Next, row(), at < all);
    turning_button(state, pen, review, row());
    if tells {
        certain::button(state, duel, review, row(), pen);
    }
    let Frame { x, .. } = row();
    play_on_button(state, pen, Frame::new(x, 102.0, RIGHT - x, 36.0));
}

/// Draws the button that goes to the curve's next dot.
fn turning_button(state: &State, pen: &mut Pen, review: &BoardReview, frame: Frame) {
    let target = Target::Review(ReviewTarget::Turning);
    let any = !review.turning_points().is_empty();
    let look = ButtonState::new(any, state.hands.presses(target));
    let ink = widgets::plate(pen, target, frame, words::mirror_turning_point(), look);
    let colour = if any && !look.pressed {
        theme::GOLD
    } else {
        ink
    };
    pen.fill(pen::circle(frame.centre(), 10.0), colour);
    pen.fill(pen::circle(frame.centre(), 3.5), theme::PANEL);
}

/// Draws the button that continues from the current position, where that is allowed.
fn play_on_button(state: &State, pen: &mut Pen, frame: Frame) {
    let target = Target::Replay(ReplayTarget::PlayOn);
    let may = state.may_try_from_here();
    let look = ButtonState::new(may, state.hands.presses(target)).golden();
    widgets::button(pen, target, frame, words::over_play_from_here(), 21.0, look);
}

fn button(state: &State, pen: &mut Pen, target: Target, frame: Frame, words: Message) {
    let look = ButtonState::new(true, state.hands.presses(target));
    widgets::button(pen, target, frame, words, 21.0, look);
}

/// Draws each player's expectation at the current position, one of them first.
fn draw_percents(
    duel: BoardTable<'_>,
    review: &BoardReview,
    first: Seat,
    at: Point,
    pen: &mut Pen,
) {
    let order = [first, 1 - first.min(1)];
    for (seat, x) in order.into_iter().zip([at.x, at.x + 94.0]) {
        let Some(percent) = review.percent(seat) else {
            continue;
        };
        let emblem = Point::new(x + 9.0, at.y);
        emblems::draw_emblem(pen, duel.sitting[seat].colour, emblem, 9.0);
        let words = pen.say(words::review_percent(percent));
        let size = widgets::fitting(&words, PERCENT.face(), PERCENT.size(), 64.0);
        widgets::centred(pen, words, Point::new(x + 22.0, at.y), PERCENT.sized(size));
    }
}

/// Draws the other panel: its player, that player's expectation, and the button that brings the controls.
fn draw_other(
    state: &State,
    duel: BoardTable<'_>,
    review: &BoardReview,
    seat: Seat,
    pen: &mut Pen,
) {
    let sitting = duel.sitting[seat];
    panel::draw_lines(sitting.colour.name(), remark(duel, review), pen);
    draw_percents(duel, review, seat, Point::new(400.0, 30.0), pen);
    let here = Target::Review(ReviewTarget::Player(sitting.place));
    let words = words::rail_results_review();
    button(state, pen, here, panel::BUTTONS, words);
}
