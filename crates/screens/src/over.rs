//! The settings and the questions they ask: a sheet over a part of the table, which can be turned
//! to every side. The game goes on beside it.

use app::layout::Layout;
use app::overlay::Question;
use app::state::State;
use base::table::Pose;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, MIDDLE, Pen, Point, QuestionTarget, RoomTarget, RulesTarget, SettingsTarget,
    ShareTarget, SheetTarget, Slider, Stroke, Style, Target, measure, theme,
};

use super::own;
use super::style::{SMALL, TITLE, WORDS, fitted};

const WIDTH: f32 = 680.0;
/// The height of its settings above the buttons.
const HEIGHT: f32 = 604.0;
/// The height of a row of buttons.
const ROW: f32 = 84.0;
/// So many buttons are beside each other.
const BESIDE: usize = 3;
/// The settings of a single game take so much of the height.
const RAILS: f32 = 172.0;
/// Beside the middle, so that as much as possible of the table stays free.
pub const CENTRE: Point = Point::new(1340.0, 540.0);

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
    let pose = match state.layout() {
        Layout::Table => Pose::centred(centre, width, height, state.rotation),
        Layout::Own => own::sheet_pose(state.stage(), size),
    };
    pen.with_pose(pose, |pen| {
        let frame = Frame::new(0.0, 0.0, width, height);
        pen.target(Target::Sheet(SheetTarget::Blank), frame, true);
        widgets::panel(pen, frame, 30.0, Some(Stroke::round(theme::LINE, 3.0)));
        pen.for_reader(state.language(), width, draw);
    });
}

/// A button as sheets have them.
pub fn sheet_button(
    state: &State,
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: impl Into<Message>,
    golden: bool,
) {
    let look = ButtonState::new(true, state.contacts.presses(target));
    let look = if golden { look.golden() } else { look };
    widgets::button(pen, target, frame, words, 25.0, look);
}

/// The button that turns what lies over the table. An own screen has one side, and none.
pub fn rotate_button(state: &State, pen: &mut Pen, frame: Frame) {
    if state.layout() == Layout::Table {
        turn_button(state, pen, Target::Sheet(SheetTarget::Rotate), frame);
    }
}

/// A button that turns what it lies on.
pub fn turn_button(state: &State, pen: &mut Pen, target: Target, frame: Frame) {
    let look = ButtonState::new(true, state.contacts.presses(target));
    let name = match target {
        Target::Lobby(_) => words::mirror_lobby_rotate(),
        _ => words::mirror_sheet_rotate(),
    };
    widgets::rotate_button(pen, target, frame, name, look);
}

/// The button that closes a sheet.
pub fn close_button(state: &State, pen: &mut Pen, frame: Frame) {
    let target = Target::Sheet(SheetTarget::Close);
    sheet_button(state, pen, target, frame, words::over_close(), false);
}

/// Whether a game is played: what is only looked at is neither ended nor shared.
pub fn is_playing(state: &State) -> bool {
    state.table().is_some() && state.linked_game().is_none() && state.member().is_none()
}

/// The settings' buttons, in the order of reading.
pub fn settings_buttons(state: &State) -> Vec<(Target, Message)> {
    let own = state.layout() == Layout::Own;
    let (playing, kiosk) = (is_playing(state), state.is_kiosk());
    let invites = playing && state.offers_rooms() && !(own && state.outside().has_new_version());
    let on_map = playing && state.table().is_some_and(|table| table.session().on_map());
    let hints = match state.offers_hints() {
        true => words::over_hints_on(),
        false => words::over_hints_off(),
    };
    let coach = match state.offers_coach() {
        true => words::over_coach_on(),
        false => words::over_coach_off(),
    };
    let motion = match state.offers_motion() {
        true => words::over_motion_on(),
        false => words::over_motion_off(),
    };
    let names = match state.turns_names() {
        true => words::over_names_turn(),
        false => words::over_names_stay(),
    };
    let contrast = match state.has_high_contrast() {
        true => words::over_contrast_high(),
        false => words::over_contrast_auto(),
    };
    let (layout, end) = match own {
        true => (words::over_table_layout(), words::over_to_lobby()),
        false => (words::over_own_screen(), words::over_end_game()),
    };
    let (full_screen, full_words) = match state.outside().full_screen() {
        Some(true) => (!kiosk, words::over_full_screen_exit()),
        Some(false) => (true, words::over_full_screen()),
        None => (false, Message::NOTHING),
    };
    let all = [
        (
            full_screen,
            Target::Settings(SettingsTarget::FullScreen),
            full_words,
        ),
        (true, Target::Rules(RulesTarget::Open), words::over_rules()),
        (
            playing,
            Target::Share(ShareTarget::Open),
            words::over_share(),
        ),
        (
            invites,
            Target::Room(RoomTarget::Invite),
            words::room_invite(),
        ),
        (true, Target::Settings(SettingsTarget::Hints), hints),
        // The smallest of own screens have room for eight buttons; in the lobby nobody is invited.
        (
            !(own && (state.outside().has_new_version() || invites)),
            Target::Settings(SettingsTarget::Coach),
            coach,
        ),
        // Own screens have no room for it, and systems of their own that have this setting.
        (!own, Target::Settings(SettingsTarget::Motion), motion),
        // Where the system asks for it there is nothing to choose; own screens have no room for it either.
        (
            !own && !state.outside().wishes_contrast(),
            Target::Settings(SettingsTarget::Contrast),
            contrast,
        ),
        (
            on_map && !own,
            Target::Settings(SettingsTarget::Names),
            names,
        ),
        (
            playing,
            Target::Settings(SettingsTarget::NewGame),
            words::over_new_game(),
        ),
        (playing, Target::Settings(SettingsTarget::EndGame), end),
        // A page that holds a seat is for one person.
        (
            !kiosk && state.member().is_none() && state.viewing().window().has_room_for_table(),
            Target::Settings(SettingsTarget::Layout),
            layout,
        ),
        // In the kiosk it is the operator's to choose; seats have their globes.
        // An own screen has it above.
        (
            !kiosk && !own && state.languages().set.is_none(),
            Target::Settings(SettingsTarget::Languages),
            state.languages().house().name().into(),
        ),
        // A table has this button above.
        (
            own && state.outside().has_new_version(),
            Target::Settings(SettingsTarget::Update),
            words::over_update(),
        ),
    ];
    let offered = all.into_iter().filter(|(offered, ..)| *offered);
    offered.map(|(_, target, words)| (target, words)).collect()
}

/// The settings.
pub fn draw_settings(state: &State, pen: &mut Pen) {
    let own = state.games.get(state.game_id()).settings;
    let playing = is_playing(state);
    let buttons = settings_buttons(state);
    let rows = buttons.len().div_ceil(BESIDE);
    let lifted = if own.is_empty() { RAILS } else { 0.0 };
    let height = HEIGHT - lifted + ROW * rows as f32;
    sheet(state, pen, CENTRE, (WIDTH, height), |pen| {
        let top = |x: f32, w: f32| Frame::new(x, 24.0, w, 58.0);
        let update = state.outside().has_new_version() && !state.is_kiosk();
        let room = if update { 152.0 } else { 282.0 };
        let title = words::mirror_settings();
        fitted(pen, title, Point::new(40.0, 66.0), room, TITLE);
        if update {
            sheet_button(
                state,
                pen,
                Target::Settings(SettingsTarget::Update),
                top(200.0, 114.0),
                words::over_update(),
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
            let at = Point::new(40.0, 382.0);
            fitted(pen, words::over_holds(), at, 600.0, SMALL);
        }
        let y = 412.0 - lifted;
        draw_slider(state, Slider::Pace, Frame::new(392.0, y, 248.0, 110.0), pen);
        // In the kiosk the table's size is the operator's business.
        if !state.is_kiosk() {
            let frame = Frame::new(40.0, y, 300.0, 110.0);
            let moves = !state.is_fixed(Slider::Inches);
            match moves {
                true => draw_slider(state, Slider::Inches, frame, pen),
                false => draw_slider_alone(state, Slider::Inches, frame, false, pen),
            }
            let about = match moves {
                true => words::over_inches(),
                false => words::operator_set_by_file(),
            };
            fitted(pen, about, Point::new(40.0, y + 140.0), 340.0, SMALL);
        }
        let room = Frame::new(40.0, y + 178.0, 600.0, ROW * rows as f32 - 18.0);
        for (index, (target, words)) in buttons.into_iter().enumerate() {
            let cell = room.row(index / BESIDE, rows, 18.0);
            let frame = cell.column(index % BESIDE, BESIDE, 20.0);
            sheet_button(state, pen, target, frame, words, false);
        }
    });
}

/// A slider with its name, its value, and what its ends do.
pub fn draw_slider(state: &State, slider: Slider, frame: Frame, pen: &mut Pen) {
    draw_slider_alone(state, slider, frame, true, pen);
    let (left, right) = (frame.x, frame.x + frame.w);
    let (less, more) = slider.sides();
    let (base, room) = (frame.y + 100.0, frame.w / 2.0 - 4.0);
    pen.unread(|pen| {
        fitted(pen, less, Point::new(left, base), room, SMALL);
        fitted(pen, more, Point::new(right, base), room, SMALL.end());
    });
}

/// The same without what its two sides mean, and perhaps only to be looked at.
pub fn draw_slider_alone(state: &State, slider: Slider, frame: Frame, moves: bool, pen: &mut Pen) {
    match moves {
        true => pen.unread(|pen| draw_slider_words(state, slider, frame, pen)),
        false => draw_slider_words(state, slider, frame, pen),
    }
    let target = Target::Slider(slider);
    let track = Frame::new(
        frame.x - widgets::TRACK_INSET + 5.0,
        frame.y + 32.0,
        frame.w + 34.0,
        48.0,
    );
    let share = state.settings.share(slider);
    let pressed = state.contacts.presses(target);
    if moves {
        widgets::track(pen, target, track, share, pressed);
    } else {
        widgets::draw_track(pen, track, share, pressed);
    }
}

/// Its name and its value.
fn draw_slider_words(state: &State, slider: Slider, frame: Frame, pen: &mut Pen) {
    let (left, right) = (frame.x, frame.x + frame.w);
    let title = Style::new(Face::Bold, 23.0, theme::INK);
    let value = pen.say(slider.say(state.settings.get(slider)));
    let style = Style::new(Face::Bold, 26.0, theme::GOLD).end();
    let room = frame.w - measure::width(&value, style.face(), style.size()) - 8.0;
    let base = frame.y + 22.0;
    fitted(pen, slider.title(), Point::new(left, base), room, title);
    pen.text(value, Point::new(right, base), style);
}

/// A question: its title, what it is about, and the words of both answers.
pub struct Asked {
    /// What is asked.
    pub title: Message,
    /// What would follow.
    pub words: Message,
    /// The answer that does it.
    pub yes: Message,
    /// The answer that leaves all as it is.
    pub no: Message,
}

/// What a question asks; `None` if the controls of the game that is looked at ask it themselves.
pub fn asked(question: Question) -> Option<Asked> {
    let (title, words, yes, no) = match question {
        Question::NewGame => (
            words::over_new_game_asked(),
            words::over_new_game_means(),
            words::over_new_game(),
            words::over_keep_playing(),
        ),
        Question::EndGame | Question::Leave => (
            words::over_end_game_asked(),
            words::over_end_game_means(),
            words::over_end_game(),
            words::over_keep_playing(),
        ),
        Question::Forget(_) => (
            words::over_new_game_asked(),
            words::over_forget_means(),
            words::over_delete_it(),
            words::over_keep_it(),
        ),
        Question::PlayOn => return None,
    };
    Some(Asked {
        title,
        words,
        yes,
        no,
    })
}

/// A question before something is lost. YES lies where no button was that leads here.
pub fn draw_question(state: &State, question: Question, pen: &mut Pen) {
    let Some(asked) = asked(question) else { return };
    let centre = match question {
        Question::Forget(_) => MIDDLE,
        Question::NewGame | Question::EndGame | Question::Leave | Question::PlayOn => CENTRE,
    };
    sheet(state, pen, centre, (600.0, 320.0), |pen| {
        fitted(pen, asked.title, Point::new(40.0, 76.0), 520.0, TITLE);
        widgets::paragraph(pen, asked.words, Point::new(40.0, 130.0), 520.0, WORDS);
        let room = Frame::new(40.0, 220.0, 520.0, 68.0);
        draw_answers(state, pen, room, asked.yes, asked.no);
    });
}

/// The answers to a question, beside each other.
pub fn draw_answers(state: &State, pen: &mut Pen, room: Frame, yes: Message, no: Message) {
    let answers = [
        (QuestionTarget::Yes, yes, false),
        (QuestionTarget::No, no, true),
    ];
    for (column, (answer, words, golden)) in answers.into_iter().enumerate() {
        let frame = room.column(column, 2, 20.0);
        sheet_button(state, pen, Target::Question(answer), frame, words, golden);
    }
}
