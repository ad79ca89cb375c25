//! Controls of a linked game, on the lower part of an own screen's sheet.

use crate::linked_game::{self, away_in_short};
use crate::{set_up, sheet, souvenir};
use app::layout::OwnScreen;
use app::linked_game::LinkedGame;
use app::set_up::SetUp;
use app::state::State;
use base::table::{Pose, Rotation};
use base::words;
use scene::widgets::ButtonState;
use scene::{
    Face, Frame, LobbyTarget, Pen, Point, RulesTarget, Seek, Style, Target, theme, widgets,
};
use session::Fact;

/// Height of the controls at the foot of the sheet, in its own units.
///
/// The roomy one has a slider in its own row. The low one is for sheets without space for that.
const ROOMY: f32 = 252.0;
const LOW: f32 = 202.0;
/// Height in stage units below which an upright screen is tight.
const LEAST: f32 = 640.0;

const LEFT: f32 = 12.0;
/// Width of a button with a small picture on it.
const ICON: f32 = 52.0;
const WIDE: f32 = OwnScreen::WIDTH - 2.0 * LEFT;

fn has_room(state: &State) -> bool {
    let stage = state.stage();
    !OwnScreen::of(stage, 0.0).portrait || stage.height >= LEAST
}

fn controls(state: &State) -> f32 {
    if has_room(state) { ROOMY } else { LOW }
}

/// Returns the sheet's height. Above the controls it names the game.
pub(crate) fn high(state: &State) -> f32 {
    64.0 + controls(state)
}

/// The controls.
pub(crate) fn draw(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    let Some(own) = state.own_screen() else {
        return;
    };
    let high = controls(state);
    let top = own.sheet.y + own.sheet.h - high * own.scale;
    let pose = Pose::new(Point::new(own.sheet.x, top), Rotation::R0).scaled(own.scale);
    pen.with_pose(pose, |pen| match &linked.editor {
        Some(editor) => draw_editor(state, linked, editor, high, pen),
        None => {
            draw_way(state, linked, pen);
            let row = Frame::new(LEFT, high - 124.0, WIDE, 52.0);
            draw_first_time(state, linked, row, pen);
            draw_ways_on(state, linked, high, pen);
        }
    });
}

/// The ways on and out, and where a game is over a picture to take home.
fn draw_ways_on(state: &State, linked: &LinkedGame, high: f32, pen: &mut Pen) {
    let mut row = Frame::new(LEFT, high - 64.0, WIDE, 52.0);
    if state.offers_picture() {
        let [picture, rest] = row.beside([ICON, WIDE - 8.0 - ICON], 8.0);
        souvenir::button(state, picture, pen);
        row = rest;
    }
    let mut ways = linked_game::ways_on(linked);
    if let [(_, play), _] = &mut ways[..] {
        *play = words::over_play();
    }
    let out = [(Target::ToLobby, away_in_short(linked))];
    let first = if row.w < WIDE { 186.0 } else { 206.0 };
    let wide: &[f32] = match ways.len() {
        2 => &[(row.w - 16.0) / 3.0; 3],
        _ => &[first, row.w - 8.0 - first],
    };
    let mut x = row.x;
    for (number, (target, words)) in ways.into_iter().chain(out).enumerate() {
        let w = wide[number];
        sheet::button(
            state,
            pen,
            target,
            Frame { x, w, ..row },
            words,
            number == 0,
        );
        x += w + 8.0;
    }
}

/// The controls with which a position is set up.
fn draw_editor(state: &State, linked: &LinkedGame, editor: &SetUp, high: f32, pen: &mut Pen) {
    let choices = match has_room(state) {
        true => (40.0, 54.0),
        false => (10.0, 50.0),
    };
    let row = |(y, h): (f32, f32)| Frame::new(LEFT, y, WIDE, h);
    set_up::draw_choices(state, linked, editor, (row(choices), 8.0), pen);
    let mut all = set_up::buttons(linked, editor);
    all.push((
        Target::ToLobby,
        away_in_short(linked),
        ButtonState::new(true, false),
    ));
    // The buttons that change the position are above the buttons that continue or leave.
    let ways = all.split_off(all.len() - 3);
    for (buttons, y) in [(all, high - 124.0), (ways, high - 64.0)] {
        let count = buttons.len();
        for (number, button) in buttons.into_iter().enumerate() {
            let frame = row((y, 52.0)).column(number, count, 8.0);
            set_up::draw_button(state, button, frame, 19.0, pen);
        }
    }
}

/// Draws buttons for a newcomer to the game: its rules and, if no other game waits behind it, TRY IT.
fn draw_first_time(state: &State, linked: &LinkedGame, row: Frame, pen: &mut Pen) {
    let game = linked.shown.session().id();
    let tries = !linked.hides_a_game();
    let count = if tries { 2 } else { 1 };
    let rules = Target::Rules(RulesTarget::Game(game));
    let frame = row.column(0, count, 8.0);
    sheet::button(state, pen, rules, frame, words::over_rules(), false);
    if tries {
        let target = Target::Lobby(LobbyTarget::TryIt);
        let frame = row.column(1, count, 8.0);
        sheet::button(state, pen, target, frame, words::lobby_try_it(), false);
    }
}

/// Draws the game's name and score, because a stranger sits at none of its seats.
pub(crate) fn draw_head(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    let table = &linked.shown;
    let screen = state.game_screen(table);
    let (name, stand) = screen.standing(table);
    let session = table.session();
    let stand = match session.to_act() {
        _ if linked.is_set_up() => linked.editor.as_ref().map_or(stand, set_up::said),
        Some(seat) => words::session_on_turn(session.seats()[seat].colour.name()),
        None if session.is_finished() => screen.tell(table, &Fact::Finished).unwrap_or(stand),
        None => screen.results(table).map_or(stand, |(title, _)| title),
    };
    let gold = Style::new(Face::Bold, 17.0, theme::GOLD);
    let name = pen.say(name);
    let size = widgets::fitting(&name, gold.face(), gold.size(), WIDE);
    widgets::centred(pen, name, Point::new(LEFT, 13.0), gold.sized(size));
    let style = Style::new(Face::Bold, 18.0, theme::INK);
    let at = Point::new(LEFT, 46.0);
    let least = if linked.is_set_up() { 16.8 } else { 15.0 };
    widgets::one_or_two_lines(pen, stand, at, WIDE, style, least);
}

/// The way through the game: by a slider that reaches its ends, and by turns.
fn draw_way(state: &State, linked: &LinkedGame, pen: &mut Pen) {
    let (at, all) = (linked.replay.at(), linked.replay.steps());
    let roomy = has_room(state);
    let row = Frame::new(LEFT, if roomy { 70.0 } else { 20.0 }, WIDE, 49.0);
    let [back, play, middle, speed, next] = row.beside([52.0, 52.0, WIDE - 232.0, 52.0, 52.0], 6.0);
    linked_game::play_button(state, pen, &linked.replay, play);
    linked_game::speed_button(state, pen, &linked.replay, speed);
    linked_game::step_button(state, pen, Seek::Back, back, at > 0);
    linked_game::step_button(state, pen, Seek::Next, next, at < all);
    let words = linked_game::stop(linked);
    let style = Style::new(Face::Bold, 18.0, theme::INK).middle();
    let track = if roomy {
        widgets::one_or_two_lines(pen, words, middle.centre(), middle.w, style, 17.0);
        Frame::new(LEFT, 12.0, WIDE, 50.0)
    } else {
        widgets::centred(pen, words, Point::new(middle.centre().x, 6.0), style);
        middle
    };
    linked_game::draw_timeline(state, pen, track, (at, all));
}
