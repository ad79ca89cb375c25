//! Controls of the position editor, in place of a linked game's controls: the piece for a tap, the player to move,
//! the fault, and the buttons to continue. Tables and own screens differ only in the area.

use app::linked_game::LinkedGame;
use app::set_up::SetUp;
use app::state::State;
use base::table::PlayerColour;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, Pen, Point, ReplayTarget, ReviewTarget, SetUpTarget, Stroke, Style, Target,
    emblems, pen, theme,
};

const SAID: Style = Style::new(Face::Text, 18.0, theme::INK);
const WRONG: Style = Style::new(Face::Bold, 18.0, theme::GOLD);
const TITLE: Style = Style::new(Face::Bold, 18.0, theme::INK);
/// The width of a button with a piece.
const PIECE: f32 = 54.0;

/// Returns the buttons for the position as a whole. Those that continue are golden while they are enabled.
pub(crate) fn buttons(linked: &LinkedGame, editor: &SetUp) -> Vec<(Target, Message, ButtonState)> {
    let look = |enabled| ButtonState::new(enabled, false);
    let of = |target| Target::SetUp(target);
    let mut all = Vec::new();
    if editor.may_clear {
        all.push((of(SetUpTarget::Clear), words::setup_clear(), look(true)));
    }
    all.push((of(SetUpTarget::Start), words::setup_start(), look(true)));
    let review = Target::Review(ReviewTarget::Open);
    all.push((
        review,
        words::rail_results_review(),
        look(linked.may_look_back()),
    ));
    let play = Target::Replay(ReplayTarget::PlayOn);
    all.push((play, words::over_play(), look(linked.goes_on()).golden()));
    all
}

/// Draws the choice of the piece for a tap, and of the player to move. They are in a row with this gap between
/// buttons.
pub(crate) fn draw_choices(
    state: &State,
    linked: &LinkedGame,
    editor: &SetUp,
    (row, gap): (Frame, f32),
    pen: &mut Pen,
) {
    let seats = linked.shown.session().seats();
    let [first, second] = [0, 1].map(|side| seats[side].colour);
    let [one, other, none, moves] =
        row.beside([PIECE, PIECE, PIECE, row.w - 3.0 * (PIECE + gap)], gap);
    let piece = |side| editor.piece == side;
    let pieces = [
        (SetUpTarget::First, one, Some(first), piece(Some(0))),
        (SetUpTarget::Second, other, Some(second), piece(Some(1))),
    ];
    let nothing = (SetUpTarget::Nothing, none, None, piece(None));
    let nothing = editor.may_clear.then_some(nothing);
    for (target, frame, colour, chosen) in pieces.into_iter().chain(nothing) {
        draw_choice(state, target, colour, chosen, frame, pen);
    }
    let colour = [first, second][linked.to_move().unwrap_or_default()];
    draw_turn(state, colour, moves, pen);
}

/// Draws the button that names the player to move, and changes to the other one.
fn draw_turn(state: &State, colour: PlayerColour, frame: Frame, pen: &mut Pen) {
    let target = Target::SetUp(SetUpTarget::Turn);
    let look = ButtonState::new(true, state.hands.presses(target));
    let name = words::session_on_turn(colour.name());
    let ink = widgets::plate(pen, target, frame, name, look);
    let radius = 0.3 * frame.h;
    let emblem = Point::new(frame.x + frame.w - radius - 14.0, frame.centre().y);
    pen.fill(pen::circle(emblem, radius + 3.0), theme::PANEL);
    emblems::draw_emblem(pen, colour, emblem, radius);
    pen.unread(|pen| {
        let words = pen.say(words::setup_moves());
        let room = emblem.x - radius - frame.x - 22.0;
        let size = widgets::fitting(&words, TITLE.face(), TITLE.size(), room);
        let style = Style::new(TITLE.face(), size, ink);
        widgets::centred(pen, words, Point::new(frame.x + 14.0, emblem.y), style);
    });
}

/// A button with an emblem; without a colour with an empty ring.
fn draw_choice(
    state: &State,
    target: SetUpTarget,
    colour: Option<PlayerColour>,
    chosen: bool,
    frame: Frame,
    pen: &mut Pen,
) {
    let target = Target::SetUp(target);
    let name = colour.map_or_else(words::setup_nothing, |colour| colour.name());
    let look = ButtonState::new(true, state.hands.presses(target)).choice(chosen);
    let ink = widgets::plate(pen, target, frame, name, look);
    let (centre, radius) = (frame.centre(), 0.34 * frame.h);
    match colour {
        Some(colour) => {
            pen.fill(pen::circle(centre, radius + 3.0), theme::PANEL);
            emblems::draw_emblem(pen, colour, centre, radius);
        }
        None => {
            let ring = Stroke::round(ink, 3.0).dashed(5.0, 5.0);
            pen.stroke(pen::circle(centre, radius), ring);
        }
    }
}

/// Returns the fault of the position, or the next step.
pub(crate) fn said(editor: &SetUp) -> Message {
    match editor.fault.as_ref() {
        Some(why) => why.clone(),
        None if editor.may_join => words::setup_link(),
        None => words::setup_tap(),
    }
}

/// The same in a row.
pub(crate) fn draw_said(editor: &SetUp, row: Frame, pen: &mut Pen) {
    let style = match editor.fault.is_some() {
        true => WRONG,
        false => SAID,
    };
    let words = pen.say(said(editor));
    let size = widgets::fitting(&words, style.face(), style.size(), row.w);
    let at = Point::new(row.x, row.centre().y);
    widgets::centred(pen, words, at, style.sized(size));
}

/// A button of the editor.
pub(crate) fn draw_button(
    state: &State,
    (target, words, look): (Target, Message, ButtonState),
    frame: Frame,
    size: f32,
    pen: &mut Pen,
) {
    let look = ButtonState {
        pressed: state.hands.presses(target),
        ..look
    };
    widgets::button(pen, target, frame, words, size, look);
}
