//! The operator's panel: everything that the operator can set, on one sheet.

use app::state::State;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Delete, Face, Frame, MIDDLE, OperatorTarget, Pen, Point, SettingsTarget, SheetTarget, Slider,
    Stroke, Style, Target, measure, pen, theme,
};

use super::super::over::{draw_slider, draw_slider_alone, sheet, sheet_button, turn_button};
use super::super::style::{SMALL, STAGE, TITLE, fitted, paragraph_within};
use super::pad::COMMAND;

const WIDTH: f32 = 1040.0;
const HEIGHT: f32 = 920.0;
/// Additional height if there are faults to report.
const FAULTS: f32 = 130.0;
/// Maximum number of faults.
const TOLD: usize = 3;
/// Where the columns begin.
const LEFT: f32 = 48.0;
const RIGHT: f32 = 548.0;
/// Width of the right column.
const COLUMN: f32 = 444.0;
/// Between two buttons.
const GAP: f32 = 16.0;

/// Commit of the program, if it is known.
const COMMIT: Option<&str> = option_env!("ROUNDHOUSE_COMMIT");

/// The panel.
pub(crate) fn draw(state: &State, pen: &mut Pen) {
    pen.fill(pen::rounded(STAGE, 0.0), theme::PANEL.alpha(0.72));
    let any = !state.kiosk.faults.is_empty() || state.kiosk.foreign_faults > 0;
    let lower = if any { FAULTS } else { 0.0 };
    sheet(state, pen, MIDDLE, (WIDTH, HEIGHT + lower), |pen| {
        draw_faults(state, pen);
        fitted(
            pen,
            words::operator_panel(),
            Point::new(LEFT, 74.0),
            430.0,
            TITLE,
        );
        let turn = Target::Sheet(SheetTarget::Rotate);
        turn_button(state, pen, turn, Part::Left.frame(30.0));
        button(
            state,
            pen,
            Target::Sheet(SheetTarget::Close),
            Part::Right,
            30.0,
            words::over_close(),
            false,
        );
        let sliders = [
            Slider::Idle,
            Slider::Kept,
            Slider::Ceiling,
            Slider::Inches,
            Slider::Palm,
        ];
        for (row, &slider) in sliders.iter().enumerate() {
            let room = Frame::new(LEFT, 132.0, 430.0, 650.0);
            draw_setting(state, slider, room.row(row, sliders.len(), 30.0), pen);
        }
        let (version, commit) = (env!("CARGO_PKG_VERSION"), COMMIT.unwrap_or(""));
        let words = format!("Roundhouse {version} {commit}");
        pen.text(words, Point::new(LEFT, HEIGHT - 28.0), SMALL);
        if let Some(words) = about_file(state) {
            let style = Style::new(Face::Text, 20.0, theme::GOLD);
            let room = Frame::new(LEFT, 780.0, 430.0, 92.0);
            paragraph_within(pen, words, room, style);
        }
        draw_table(state, pen);
        draw_kept(state, pen);
    });
}

/// Draws the last faults of this page's session, for the operator to pass on.
fn draw_faults(state: &State, pen: &mut Pen) {
    let foreign = state.kiosk.foreign_faults;
    let foreign = (foreign > 0).then(|| words::operator_foreign_faults(foreign));
    let faults = &state.kiosk.faults;
    let told = TOLD - usize::from(foreign.is_some());
    let first = faults.len().saturating_sub(told);
    let rows = faults[first..].iter().map(Message::from).chain(foreign);
    let room = WIDTH - 2.0 * LEFT;
    for (row, words) in rows.enumerate() {
        if row == 0 {
            let title = Style::new(Face::Bold, 21.0, theme::INK);
            let at = Point::new(LEFT, HEIGHT + 18.0);
            fitted(pen, words::operator_faults(), at, room, title);
        }
        let at = Point::new(LEFT, HEIGHT + 46.0 + 26.0 * row as f32);
        fitted(pen, words, at, room, SMALL);
    }
}

/// Sentence on the host's file. It cannot be read, or it sets values that cannot be changed here.
fn about_file(state: &State) -> Option<Message> {
    if state.kiosk.file_is_garbled {
        return Some(words::operator_file_garbled());
    }
    let file = state.host_file()?;
    let unset = (!file.pin).then(|| words::operator_pin_unset(COMMAND));
    Some(Message::sentences(
        [words::operator_file_sets()].into_iter().chain(unset),
    ))
}

/// Draws a slider of the operator. If the host's file sets it, the slider is read-only and says so.
fn draw_setting(state: &State, slider: Slider, frame: Frame, pen: &mut Pen) {
    if !state.is_fixed(slider) {
        return draw_slider(state, slider, frame, pen);
    }
    draw_slider_alone(state, slider, frame, false, pen);
    let at = Point::new(frame.x, frame.y + 100.0);
    fitted(pen, words::operator_set_by_file(), at, frame.w, SMALL);
}

/// Which part of the right column a button takes.
#[derive(Clone, Copy)]
enum Part {
    Left,
    Right,
    Whole,
}

/// A button of the right column.
fn button(
    state: &State,
    pen: &mut Pen,
    target: Target,
    part: Part,
    y: f32,
    words: Message,
    lit: bool,
) {
    sheet_button(state, pen, target, part.frame(y), words, lit);
}

/// Draws the button, perhaps read-only.
#[allow(
    clippy::too_many_arguments,
    reason = "as many as the button has, and one"
)]
fn button_if(
    free: bool,
    state: &State,
    pen: &mut Pen,
    target: Target,
    part: Part,
    y: f32,
    words: Message,
    lit: bool,
) {
    if free {
        return button(state, pen, target, part, y, words, lit);
    }
    let frame = part.frame(y);
    widgets::button(
        pen,
        target,
        frame,
        words,
        25.0,
        ButtonState::new(false, false),
    );
}

/// Draws a heading of the right column, with a note if the host's file sets the items below it.
fn draw_head(words: Message, free: bool, at: Point, style: Style, pen: &mut Pen) {
    if free {
        return fitted(pen, words, at, COLUMN, style);
    }
    let head = pen.say(words);
    let size = widgets::fitting(&head, style.face(), style.size(), 0.56 * COLUMN);
    let style = style.sized(size);
    let room = COLUMN - measure::width(&head, style.face(), size) - 8.0;
    pen.text(head, at, style);
    let end = Point::new(at.x + COLUMN, at.y);
    fitted(pen, words::operator_set_by_file(), end, room, SMALL.end());
}

impl Part {
    /// Returns the frame of this part's button at a height.
    fn frame(self, y: f32) -> Frame {
        let room = Frame::new(RIGHT, y, COLUMN, 54.0);
        match self {
            Self::Left => room.column(0, 2, GAP),
            Self::Right => room.column(1, 2, GAP),
            Self::Whole => room,
        }
    }
}

/// Returns the frames of so many games' buttons: two columns for a few, more and smaller columns otherwise.
fn offers(count: usize) -> impl Iterator<Item = Frame> {
    let columns = (2..count).find(|&columns| count.div_ceil(columns) <= 4);
    let columns = columns.unwrap_or(2);
    // Few rows are not higher than three.
    let rows = count.div_ceil(columns).max(3);
    let room = Frame::new(RIGHT, 222.0, COLUMN, 194.0);
    (0..count).map(move |index| room.grid(index, [columns, rows], GAP))
}

/// Draws the table's settings: kiosk or not, the games on offer, and the lobby's beginning.
fn draw_table(state: &State, pen: &mut Pen) {
    let on = state.is_kiosk();
    let kiosk = match on {
        true => words::operator_kiosk_on(),
        false => words::operator_kiosk_off(),
    };
    let free = state.host_file().is_none_or(|file| file.kiosk.is_none());
    let target = Target::Operator(OperatorTarget::Kiosk);
    button_if(free, state, pen, target, Part::Left, 112.0, kiosk, on);
    if let Some(on) = state.house.outside.full_screen() {
        let screen = match on {
            true => words::over_full_screen_exit(),
            false => words::over_full_screen(),
        };
        button(
            state,
            pen,
            Target::Settings(SettingsTarget::FullScreen),
            Part::Right,
            112.0,
            screen,
            false,
        );
    }
    let title = Style::new(Face::Bold, 23.0, theme::INK);
    let at = Point::new(RIGHT, 206.0);
    let free = state.host_file().is_none_or(|file| file.games.is_none());
    draw_head(words::operator_offers(), free, at, title, pen);
    for (game, frame) in state.games.iter().zip(offers(state.games.count())) {
        let look = ButtonState::new(
            free,
            state
                .hands
                .presses(Target::Operator(OperatorTarget::Offer(game.id))),
        );
        let offered = state.offers(game.id);
        let look = look.choice(offered);
        widgets::button(
            pen,
            Target::Operator(OperatorTarget::Offer(game.id)),
            frame,
            game.title,
            widgets::fitting(game.title, Face::Bold, 24.0, frame.w - 16.0),
            look,
        );
        if !free && offered {
            // The choice stays visible though the buttons are disabled.
            let rim = pen::rounded(frame.inset(1.5), frame.h.min(frame.w) / 2.0 - 1.5);
            pen.stroke(rim, Stroke::round(theme::GOLD, 3.0));
        }
    }
    draw_start(state, title, pen);
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::SetDefault),
        Part::Whole,
        508.0,
        words::operator_use_lobby(),
        false,
    );
}

/// Draws the choices with which the lobby begins.
fn draw_start(state: &State, title: Style, pen: &mut Pen) {
    let start = &state.start_of_lobby();
    let say = |slider: Slider| slider.say(start.settings.get(slider));
    let head = pen.say(words::operator_start());
    let heard = words::operator_start_heard(say(Slider::Music), say(Slider::Sound));
    let size = widgets::fitting(&head, title.face(), title.size(), 0.56 * COLUMN);
    let title = title.sized(size);
    let room = COLUMN - measure::width(&head, title.face(), size) - 8.0;
    pen.text(head, Point::new(RIGHT, 462.0), title);
    fitted(
        pen,
        heard,
        Point::new(RIGHT + COLUMN, 462.0),
        room,
        SMALL.end(),
    );
    let game = state.games.get(start.game).title;
    let map = state.library.title(start.map);
    let (bank, taxes) = (say(Slider::Bank), say(Slider::Taxes));
    let words = words::operator_start_game(bank, game, map, taxes);
    fitted(pen, words, Point::new(RIGHT, 492.0), COLUMN, SMALL);
}

/// Draws the PIN and the saved data.
fn draw_kept(state: &State, pen: &mut Pen) {
    let free = state.host_file().is_none_or(|file| file.language.is_none());
    let target = Target::Settings(SettingsTarget::Languages);
    let language = state.house.languages.house().name().into();
    button_if(free, state, pen, target, Part::Left, 586.0, language, false);
    let target = Target::Operator(OperatorTarget::ChangePin);
    let words = words::operator_change_pin();
    let free = state.host_file().is_none();
    button_if(free, state, pen, target, Part::Right, 586.0, words, false);
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::Export),
        Part::Left,
        656.0,
        words::operator_export(),
        false,
    );
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::Import),
        Part::Right,
        656.0,
        words::operator_import(),
        false,
    );
    if let Some(words) = state.keeper.trouble() {
        let style = Style::new(Face::Text, 19.0, theme::GOLD);
        widgets::paragraph(pen, words, Point::new(RIGHT, 876.0), COLUMN, style);
    }
    let Some(what) = state.kiosk.ask else {
        let saves = Target::Operator(OperatorTarget::Delete(Delete::Saves));
        button(
            state,
            pen,
            saves,
            Part::Whole,
            726.0,
            words::operator_delete_saves(),
            false,
        );
        let all = Target::Operator(OperatorTarget::Delete(Delete::All));
        let words = words::operator_delete_all();
        return button(state, pen, all, Part::Whole, 796.0, words, false);
    };
    // The answers replace the other button, away from the finger that asked.
    let (words, at, answers) = match what {
        Delete::Saves => (words::operator_delete_saves_means(), 744.0, 796.0),
        Delete::All => (words::operator_delete_all_means(), 810.0, 726.0),
    };
    let style = Style::new(Face::Text, 22.0, theme::GOLD);
    let at = Point::new(RIGHT, at);
    widgets::paragraph(pen, words, at, COLUMN, style);
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::DeleteNo),
        Part::Left,
        answers,
        words::operator_keep_them(),
        true,
    );
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::DeleteYes),
        Part::Right,
        answers,
        words::operator_yes_delete(),
        false,
    );
}
