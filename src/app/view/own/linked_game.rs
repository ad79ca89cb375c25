//! The controls of a game that came by a link, on the lower part of an own screen's sheet.

use crate::app::layout::OwnScreen;
use crate::app::linked_game::LinkedGame;
use crate::app::overlay::{Overlay, Question};
use crate::app::state::State;
use crate::app::view::{linked_game, souvenir};
use crate::scene::{Face, Frame, Pen, Point, ReplayTarget, Seek, Style, Target, theme, widgets};
use crate::table::{Pose, Rotation};
use crate::words;

use super::notices;

/// How much of the sheet the controls take from below, in its own units.
pub const HIGH: f32 = 138.0;

const LEFT: f32 = 12.0;
/// How wide a button with a small picture on it is.
const ICON: f32 = 52.0;
const WIDE: f32 = OwnScreen::WIDTH - 2.0 * LEFT;

/// The controls, and the question that they ask.
pub fn draw(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    if let Some(Overlay::Question(Question::PlayOn)) = state.overlays.sheet() {
        return notices::draw_asked(state, &linked_game::asked(linked), pen);
    }
    let Some(own) = state.own_screen() else {
        return;
    };
    let top = own.sheet.y + own.sheet.h - HIGH * own.scale;
    let pose = Pose::new(Point::new(own.sheet.x, top), Rotation::R0).scaled(own.scale);
    pen.with_pose(pose, |pen| {
        draw_way(state, linked, pen);
        let row = Frame::new(LEFT, 74.0, WIDE, 52.0);
        let [on, away] = match state.offers_picture() {
            false => row.beside([206.0, WIDE - 214.0], 8.0),
            true => {
                let [picture, on, away] = row.beside([ICON, 186.0, WIDE - 202.0 - ICON], 8.0);
                souvenir::button(state, picture, pen);
                [on, away]
            }
        };
        let play_on = Target::Replay(ReplayTarget::PlayOn);
        let words = words::over_play_from_here();
        super::sheet::button(state, pen, play_on, on, words, true);
        let words = match linked.hides_a_game() {
            true => words::sheet_my_game(),
            false => words::sheet_lobby(),
        };
        super::sheet::button(state, pen, Target::ToLobby, away, words, false);
    });
}

/// The way through the game: by turns, and by a slider that reaches its ends.
fn draw_way(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    let (at, all) = (linked.replay.at(), linked.replay.steps());
    let row = Frame::new(LEFT, 20.0, WIDE, 49.0);
    let [back, play, middle, speed, next] = row.beside([52.0, 52.0, WIDE - 232.0, 52.0, 52.0], 6.0);
    linked_game::play_button(state, pen, &linked.replay, play);
    linked_game::speed_button(state, pen, &linked.replay, speed);
    linked_game::step_button(state, pen, Seek::Back, back, at > 0);
    linked_game::step_button(state, pen, Seek::Next, next, at < all);
    let words = linked_game::stop(linked);
    let style = Style::new(Face::Bold, 18.0, theme::INK).middle();
    widgets::centred(pen, words, Point::new(middle.centre().x, 6.0), style);
    let track = Frame::new(middle.x, 20.0, middle.w, 49.0);
    linked_game::draw_timeline(state, pen, track, (at, all));
}
