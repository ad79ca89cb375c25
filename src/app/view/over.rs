//! The settings and the questions they ask: a sheet over a part of the table, which can be turned
//! to every side. The game goes on beside it.

use crate::app::overlay::Question;
use crate::app::state::State;
use crate::scene::widgets::{self, ButtonState};
use crate::scene::{
    Face, Frame, MIDDLE, Pen, Point, QuestionTarget, RulesTarget, SettingsTarget, ShareTarget,
    SheetTarget, Slider, Stroke, Style, Target, theme,
};
use crate::table::Pose;

use super::style::{SMALL, TITLE, WORDS};

const WIDTH: f32 = 680.0;
const HEIGHT: f32 = 772.0;
/// The settings of a single game take so much of the height.
const RAILS: f32 = 172.0;
/// Beside the middle, so that as much as possible of the table stays free.
const CENTRE: Point = Point::new(1340.0, 540.0);

/// Draws a sheet in the middle of a point, turned as the application says, that keeps fingers off
/// the board below.
pub fn sheet(
    state: &State,
    pen: &mut Pen,
    centre: Point,
    size: (f32, f32),
    draw: impl FnOnce(&mut Pen),
) {
    let (width, height) = size;
    pen.with_pose(
        Pose::centred(centre, width, height, state.rotation),
        |pen| {
            let frame = Frame::new(0.0, 0.0, width, height);
            pen.target(Target::Sheet(SheetTarget::Blank), frame, true);
            widgets::panel(pen, frame, 30.0, Some(Stroke::round(theme::LINE, 3.0)));
            draw(pen);
        },
    );
}

/// A button as sheets have them.
pub fn sheet_button(
    state: &State,
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: &str,
    golden: bool,
) {
    let look = ButtonState::new(true, state.contacts.presses(target));
    let look = if golden { look.golden() } else { look };
    widgets::button(pen, target, frame, words, 25.0, look);
}

/// The button that turns what lies over the table.
pub fn rotate_button(state: &State, pen: &mut Pen, frame: Frame) {
    let target = Target::Sheet(SheetTarget::Rotate);
    sheet_button(state, pen, target, frame, "TURN", false);
}

/// The button that closes a sheet.
pub fn close_button(state: &State, pen: &mut Pen, frame: Frame) {
    let target = Target::Sheet(SheetTarget::Close);
    sheet_button(state, pen, target, frame, "CLOSE", false);
}

/// The settings.
pub fn draw_settings(state: &State, pen: &mut Pen) {
    let own = state.games.get(state.game_id()).settings;
    // What is only looked at is neither ended nor shared.
    let playing = state.table().is_some() && state.linked_game().is_none();
    let lifted = if own.is_empty() { RAILS } else { 0.0 };
    sheet(state, pen, CENTRE, (WIDTH, HEIGHT - lifted), |pen| {
        pen.text("Settings", Point::new(40.0, 66.0), TITLE);
        let top = |x: f32, w: f32| Frame::new(x, 24.0, w, 58.0);
        if state.new_version && !state.is_kiosk() {
            sheet_button(
                state,
                pen,
                Target::Settings(SettingsTarget::Update),
                top(200.0, 114.0),
                "UPDATE",
                false,
            );
        }
        rotate_button(state, pen, top(330.0, 140.0));
        close_button(state, pen, top(488.0, 160.0));
        let column = |index, y| Frame::new(40.0, y, 604.0, 110.0).column(index, 2, 60.0);
        draw_slider(state, Slider::Music, column(0, 112.0), pen);
        draw_slider(state, Slider::Sound, column(1, 112.0), pen);
        for (index, &slider) in own.iter().enumerate() {
            draw_slider(state, slider, column(index, 240.0), pen);
        }
        if !own.is_empty() && playing {
            let holds = "Bank and taxes hold from the next game on.";
            pen.text(holds, Point::new(40.0, 382.0), SMALL);
        }
        let y = 412.0 - lifted;
        draw_slider(state, Slider::Pace, Frame::new(392.0, y, 248.0, 110.0), pen);
        // In the kiosk the table's size is the operator's business.
        if !state.is_kiosk() {
            draw_slider(
                state,
                Slider::Inches,
                Frame::new(40.0, y, 300.0, 110.0),
                pen,
            );
            let explains = "Across the corners, so that palms can be told from fingers.";
            pen.text(explains, Point::new(40.0, y + 140.0), SMALL);
        }
        let row = |y: f32, columns| {
            let room = Frame::new(40.0, y, 600.0, 66.0);
            move |column| room.column(column, columns, 20.0)
        };
        let upper = row(y + 178.0, if playing { 3 } else { 2 });
        let lower = row(y + 262.0, 3);
        let hints = if state.offers_hints() {
            "HINTS: ON"
        } else {
            "HINTS: OFF"
        };
        sheet_button(
            state,
            pen,
            Target::Settings(SettingsTarget::Hints),
            lower(0),
            hints,
            false,
        );
        let full = state.full_screen.filter(|&on| !(on && state.is_kiosk()));
        if let Some(on) = full {
            let screen = if on {
                "EXIT FULL SCREEN"
            } else {
                "FULL SCREEN"
            };
            sheet_button(
                state,
                pen,
                Target::Settings(SettingsTarget::FullScreen),
                upper(0),
                screen,
                false,
            );
        }
        sheet_button(
            state,
            pen,
            Target::Rules(RulesTarget::Open),
            upper(1),
            "RULES",
            false,
        );
        if playing {
            sheet_button(
                state,
                pen,
                Target::Settings(SettingsTarget::NewGame),
                lower(1),
                "NEW GAME",
                false,
            );
            sheet_button(
                state,
                pen,
                Target::Settings(SettingsTarget::EndGame),
                lower(2),
                "END THIS GAME",
                false,
            );
            sheet_button(
                state,
                pen,
                Target::Share(ShareTarget::Open),
                upper(2),
                "SHARE",
                false,
            );
        }
    });
}

/// A slider with its name, its value, and what its ends do.
pub fn draw_slider(state: &State, slider: Slider, frame: Frame, pen: &mut Pen) {
    let target = Target::Slider(slider);
    let (left, right) = (frame.x, frame.x + frame.w);
    let title = Style::new(Face::Bold, 23.0, theme::INK);
    pen.text(slider.title(), Point::new(left, frame.y + 22.0), title);
    let value = slider.say(state.settings.get(slider));
    let style = Style::new(Face::Bold, 26.0, theme::GOLD).end();
    pen.text(value, Point::new(right, frame.y + 22.0), style);
    let track = Frame::new(
        left - widgets::TRACK_INSET + 5.0,
        frame.y + 32.0,
        frame.w + 34.0,
        48.0,
    );
    widgets::track(
        pen,
        target,
        track,
        state.settings.share(slider),
        state.contacts.presses(target),
    );
    let (less, more) = slider.sides();
    pen.text(less, Point::new(left, frame.y + 100.0), SMALL);
    pen.text(more, Point::new(right, frame.y + 100.0), SMALL.end());
}

/// A question before something is lost. YES lies where no button was that leads here.
pub fn draw_question(state: &State, question: Question, pen: &mut Pen) {
    let (centre, title, words, yes, no) = match question {
        Question::NewGame => (
            CENTRE,
            "Begin a new game?",
            "This game ends here, and the same people play again.",
            "NEW GAME",
            "GO ON PLAYING",
        ),
        Question::EndGame => (
            CENTRE,
            "End this game?",
            "This game ends here, and the lobby opens.",
            "END THIS GAME",
            "GO ON PLAYING",
        ),
        Question::Forget => (
            MIDDLE,
            "Begin a new game?",
            "The game that is waiting will be lost.",
            "YES, LOSE IT",
            "KEEP IT",
        ),
        // The controls of the game that is looked at ask this themselves.
        Question::PlayOn => return,
    };
    sheet(state, pen, centre, (600.0, 320.0), |pen| {
        pen.text(title, Point::new(40.0, 76.0), TITLE);
        widgets::paragraph(pen, words, Point::new(40.0, 130.0), 520.0, WORDS);
        draw_answers(state, pen, Frame::new(40.0, 220.0, 520.0, 68.0), yes, no);
    });
}

/// The answers to a question, beside each other.
pub fn draw_answers(state: &State, pen: &mut Pen, room: Frame, yes: &str, no: &str) {
    let answers = [
        (QuestionTarget::Yes, yes, false),
        (QuestionTarget::No, no, true),
    ];
    for (column, (answer, words, golden)) in answers.into_iter().enumerate() {
        let frame = room.column(column, answers.len(), 20.0);
        sheet_button(state, pen, Target::Question(answer), frame, words, golden);
    }
}
