//! The screen for the game of a link. Its controls replace one seat's panel, so that they cover no part of a board,
//! and can move to any place.

use app::linked_game::LinkedGame;
use app::overlay::{Overlay, Question};
use app::replay::Replay;
use app::set_up::SetUp;
use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH};
use base::words::{self, Message};
use scene::{
    Colour, Face, Fill, Frame, Op, Path, Pen, Point, ReplayTarget, ReviewTarget, Seek, SheetTarget,
    Stroke, Style, Target, pen, theme,
    widgets::{self, ButtonState},
};

use super::over::{sheet_button, turn_button};
use super::panel;
use super::question::{self, Asked};
use super::set_up;
use super::sheet::Place;
use super::style::fitted;

/// The controls.
pub(crate) fn draw(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    pen.with_pose(linked.place.pose(), |pen| {
        let panel = Frame::new(0.0, 0.0, PANEL_WIDTH, PANEL_DEPTH);
        pen.target(Target::Sheet(SheetTarget::Blank), panel, true);
        panel::draw_frame(pen, theme::GOLD, true);
        match &linked.editor {
            Some(editor) => draw_editor(state, linked, editor, pen),
            None => {
                draw_way(state, linked, pen);
                draw_ways_on(state, linked, pen);
            }
        }
    });
}

/// Draws the question that comes before the loss of another game.
pub(crate) fn draw_question(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    if let Some(Overlay::Question(Question::PlayOn)) = state.overlays.sheet() {
        question::draw_asked(state, Place::Middle, asked(linked), pen);
    }
}

/// Returns the ways to continue: play from the current position, or review a game for two.
pub(crate) fn ways_on(linked: &LinkedGame) -> Vec<(Target, Message)> {
    let play = (
        Target::Replay(ReplayTarget::PlayOn),
        words::over_play_from_here(),
    );
    let review = (
        Target::Review(ReviewTarget::Open),
        words::rail_results_review(),
    );
    let plays = linked.goes_on() || !linked.may_look_back();
    let play = plays.then_some(play);
    let review = linked.may_look_back().then_some(review);
    play.into_iter().chain(review).collect()
}

/// The ways on and out, and the button that turns the controls.
fn draw_ways_on(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    let button = |x: f32, w: f32| Frame::new(x, 82.0, w, 52.0);
    let ways = ways_on(linked);
    let frames: &[(f32, f32)] = match ways.len() {
        2 => &[(16.0, 198.0), (230.0, 120.0), (366.0, 116.0)],
        _ => &[(16.0, 262.0), (294.0, 188.0)],
    };
    let out = match ways.len() {
        2 => away_in_short(linked),
        _ => away(linked),
    };
    let out = [(Target::ToLobby, out)];
    for (number, (target, words)) in ways.into_iter().chain(out).enumerate() {
        let (x, w) = frames[number];
        sheet_button(state, pen, target, button(x, w), words, number == 0);
    }
    let turn = Target::Replay(ReplayTarget::Rotate);
    turn_button(state, pen, turn, button(498.0, 86.0));
}

/// The controls with which a position is set up.
fn draw_editor(state: &State, linked: &LinkedGame, editor: &SetUp, pen: &mut Pen) {
    let row = |y: f32, w: f32, h: f32| Frame::new(16.0, y, w, h);
    let choices = (row(8.0, 466.0, 44.0), 16.0);
    set_up::draw_choices(state, linked, editor, choices, pen);
    let turn = Target::Replay(ReplayTarget::Rotate);
    turn_button(state, pen, turn, Frame::new(498.0, 8.0, 86.0, 44.0));
    set_up::draw_said(editor, row(55.0, 568.0, 28.0), pen);
    let mut all = set_up::buttons(linked, editor);
    let out = ButtonState::new(true, false);
    all.push((Target::ToLobby, away_in_short(linked), out));
    let (count, row) = (all.len(), row(90.0, 568.0, 48.0));
    for (number, button) in all.into_iter().enumerate() {
        let frame = row.column(number, count, 16.0);
        set_up::draw_button(state, button, frame, 21.0, pen);
    }
}

/// Where the button leads that leaves this game.
fn away(linked: &LinkedGame) -> Message {
    match linked.hides_a_game() {
        true => words::over_back_to_my_game(),
        false => words::over_to_lobby(),
    }
}

/// The same in few letters.
pub(crate) fn away_in_short(linked: &LinkedGame) -> Message {
    match linked.hides_a_game() {
        true => words::sheet_my_game(),
        false => words::sheet_lobby(),
    }
}

/// Returns the replay's current step, in words.
pub(crate) fn stop(linked: &LinkedGame) -> Message {
    match linked.replay.stop() {
        (0, _) => words::over_stop_beginning(),
        (turn, turns) => words::over_stop_turn(turn, turns),
    }
}

/// Question before another game is lost.
pub(crate) fn asked(linked: &LinkedGame) -> Asked {
    let words = match linked.hides_a_game() {
        true => words::over_play_on_ends_game(),
        false => words::over_play_on_loses_save(),
    };
    Asked {
        title: words::over_play_on_asked(),
        words,
        yes: words::over_play(),
        no: words::over_keep_watching(),
    }
}

/// Draws the slider of a replay at its current step.
pub(crate) fn draw_timeline(state: &State, pen: &mut Pen, frame: Frame, (at, all): (usize, usize)) {
    let slider = Target::Replay(ReplayTarget::Timeline);
    let share = at as f32 / all.max(1) as f32;
    widgets::track(pen, slider, frame, share, state.hands.presses(slider));
}

/// The way through the game: to its ends, by turns, and by a slider.
fn draw_way(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    let (at, all) = (linked.replay.at(), linked.replay.steps());
    let buttons = [
        (Seek::Start, 16.0, at > 0),
        (Seek::Back, 76.0, at > 0),
        (Seek::Next, 480.0, at < all),
        (Seek::End, 540.0, at < all),
    ];
    for (to, x, enabled) in buttons {
        step_button(state, pen, to, Frame::new(x, 14.0, 44.0, 52.0), enabled);
    }
    let play = Frame::new(136.0, 14.0, 44.0, 52.0);
    play_button(state, pen, &linked.replay, play);
    let speed = Frame::new(420.0, 14.0, 44.0, 52.0);
    speed_button(state, pen, &linked.replay, speed);
    draw_timeline(state, pen, Frame::new(196.0, 38.0, 208.0, 28.0), (at, all));
    let style = Style::new(Face::Bold, 21.0, theme::INK).middle();
    let at = Point::new(PANEL_WIDTH / 2.0, 26.0);
    fitted(pen, stop(linked), at, 204.0, style);
}

/// Draws the button that starts or pauses playback.
pub(crate) fn play_button(state: &State, pen: &mut Pen, replay: &Replay, frame: Frame) {
    let target = Target::Replay(ReplayTarget::Play);
    let enabled = replay.steps() > 0;
    let look = ButtonState::new(enabled, state.hands.presses(target));
    let look = if replay.plays() { look.golden() } else { look };
    let name = match replay.plays() {
        true => words::mirror_replay_pause(),
        false => words::mirror_replay_play(),
    };
    let ink = widgets::plate(pen, target, frame, name, look);
    let centre = frame.centre();
    let at = |x: f32, y: f32| Point::new(centre.x + x, centre.y + y);
    if replay.plays() {
        for x in [-6.0, 6.0] {
            pen.stroke(pen::line(at(x, -10.0), at(x, 10.0)), Stroke::butt(ink, 6.0));
        }
        return;
    }
    // As on players of music, in every language: the way of time, whichever way people read.
    let tip = [at(-8.0, -12.0), at(13.0, 0.0), at(-8.0, 12.0)];
    let ring = Stroke::round(ink, 2.0);
    pen.path(pen::polygon(tip), Some(Fill::Flat(ink)), Some(ring));
}

/// The button that chooses how fast a replay plays.
pub(crate) fn speed_button(state: &State, pen: &mut Pen, replay: &Replay, frame: Frame) {
    let target = Target::Replay(ReplayTarget::Speed);
    let look = ButtonState::new(replay.steps() > 0, state.hands.presses(target));
    let words = words::over_replay_speed(replay.speed());
    widgets::button(pen, target, frame, words, 20.0, look);
    pen.name(words::mirror_replay_speed(replay.speed()));
    // The speed, in up to four steps.
    for step in 0..4 {
        let x = frame.centre().x + 8.0 * (step as f32 - 1.5);
        let ink = match step <= replay.speed().ilog2() {
            true => theme::GOLD,
            false => theme::LINE,
        };
        let dot = pen::circle(Point::new(x, frame.y + frame.h - 5.5), 2.2);
        pen.fill(dot, ink);
    }
}

/// Draws a button that steps through the replay.
pub(crate) fn step_button(state: &State, pen: &mut Pen, to: Seek, frame: Frame, enabled: bool) {
    let target = Target::Replay(ReplayTarget::Seek(to));
    let look = ButtonState::new(enabled, state.hands.presses(target));
    let name = match to {
        Seek::Start => words::mirror_seek_start(),
        Seek::Back => words::mirror_seek_back(),
        Seek::Next => words::mirror_seek_next(),
        Seek::End => words::mirror_seek_end(),
    };
    let ink = widgets::plate(pen, target, frame, name, look);
    draw_arrow(to, frame.centre(), ink, pen);
}

/// Draws an arrow: to the ends it is solid with a bar, and to the next stop it is open, so that it does not look
/// like playback.
pub(crate) fn draw_arrow(to: Seek, centre: Point, ink: Colour, pen: &mut Pen) {
    let ahead = match to {
        Seek::Start | Seek::Back => -1.0,
        Seek::Next | Seek::End => 1.0,
    };
    let at = |x: f32, y: f32| Point::new(centre.x + ahead * x, centre.y + y);
    if matches!(to, Seek::Back | Seek::Next) {
        let tip = [at(-5.0, -10.0), at(6.0, 0.0), at(-5.0, 10.0)];
        let open: Path = vec![Op::Move(tip[0]), Op::Line(tip[1]), Op::Line(tip[2])];
        pen.stroke(open, Stroke::round(ink, 5.0));
    } else {
        let tip = [at(-8.0, -11.0), at(10.0, 0.0), at(-8.0, 11.0)];
        pen.fill(pen::polygon(tip), ink);
        let bar: Path = vec![Op::Move(at(12.0, -11.0)), Op::Line(at(12.0, 11.0))];
        pen.stroke(bar, Stroke::butt(ink, 4.0));
    }
}
