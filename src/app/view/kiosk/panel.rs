//! The operator's panel: everything that whoever looks after the table can set, on one sheet.

use crate::app::state::State;
use crate::scene::widgets::{self, ButtonState};
use crate::scene::{
    Delete, Face, Frame, MIDDLE, OperatorTarget, Pen, Point, SettingsTarget, SheetTarget, Slider,
    Style, Target, pen, theme,
};

use super::super::over::{draw_slider, sheet, sheet_button};
use super::super::style::{SMALL, STAGE, TITLE};

const WIDTH: f32 = 1040.0;
const HEIGHT: f32 = 920.0;
/// Where the columns begin.
const LEFT: f32 = 48.0;
const RIGHT: f32 = 548.0;
/// How wide the right column is.
const COLUMN: f32 = 444.0;
/// Between two buttons.
const GAP: f32 = 16.0;

/// The commit that the program was built from, where that is known.
const COMMIT: Option<&str> = option_env!("ROUNDHOUSE_COMMIT");

/// The panel.
pub fn draw(state: &State, pen: &mut Pen) {
    pen.fill(pen::rounded(STAGE, 0.0), theme::PANEL.alpha(0.72));
    sheet(state, pen, MIDDLE, (WIDTH, HEIGHT), |pen| {
        pen.text("For the operator", Point::new(LEFT, 74.0), TITLE);
        button(
            state,
            pen,
            Target::Sheet(SheetTarget::Rotate),
            Part::Left,
            30.0,
            "TURN",
            false,
        );
        button(
            state,
            pen,
            Target::Sheet(SheetTarget::Close),
            Part::Right,
            30.0,
            "CLOSE",
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
            let room = Frame::new(LEFT, 132.0, 430.0, 670.0);
            draw_slider(state, slider, room.row(row, sliders.len(), 30.0), pen);
        }
        let (version, commit) = (env!("CARGO_PKG_VERSION"), COMMIT.unwrap_or(""));
        let words = format!("Roundhouse {version} {commit}");
        pen.text(words, Point::new(LEFT, HEIGHT - 44.0), SMALL);
        draw_table(state, pen);
        draw_kept(state, pen);
    });
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
    words: &str,
    lit: bool,
) {
    let room = Frame::new(RIGHT, y, COLUMN, 54.0);
    let frame = match part {
        Part::Left => room.column(0, 2, GAP),
        Part::Right => room.column(1, 2, GAP),
        Part::Whole => room,
    };
    sheet_button(state, pen, target, frame, words, lit);
}

/// Where the buttons of so many games lie: few in two columns, more of them in smaller ones.
fn offers(count: usize) -> impl Iterator<Item = Frame> {
    let columns = (2..count).find(|&columns| count.div_ceil(columns) <= 4);
    let columns = columns.unwrap_or(2);
    // Few rows are not higher than three.
    let rows = count.div_ceil(columns).max(3);
    let room = Frame::new(RIGHT, 222.0, COLUMN, 194.0);
    (0..count).map(move |index| room.grid(index, [columns, rows], GAP))
}

/// What the table is, what the lobby offers and begins with.
fn draw_table(state: &State, pen: &mut Pen) {
    let on = state.is_kiosk();
    let kiosk = if on { "KIOSK: ON" } else { "KIOSK: OFF" };
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::Kiosk),
        Part::Left,
        112.0,
        kiosk,
        on,
    );
    if let Some(on) = state.full_screen {
        let screen = if on {
            "EXIT FULL SCREEN"
        } else {
            "FULL SCREEN"
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
    pen.text("The lobby offers", Point::new(RIGHT, 206.0), title);
    let operator = state.operator();
    for (game, frame) in state.games.iter().zip(offers(state.games.count())) {
        let look = ButtonState::new(
            true,
            state
                .contacts
                .presses(Target::Operator(OperatorTarget::Offer(game.id))),
        );
        let look = if operator.offers(game.id) {
            look.golden()
        } else {
            look
        };
        widgets::button(
            pen,
            Target::Operator(OperatorTarget::Offer(game.id)),
            frame,
            game.title,
            widgets::fitting(game.title, Face::Bold, 24.0, frame.w - 16.0),
            look,
        );
    }
    let start = &operator.start;
    pen.text("It begins with", Point::new(RIGHT, 462.0), title);
    let (game, map) = (state.games.get(start.game).title, start.map.info().title);
    let say = |slider: Slider| slider.say(start.settings.get(slider));
    let heard = format!(
        "music {}, sounds {}",
        say(Slider::Music),
        say(Slider::Sound)
    );
    pen.text(heard, Point::new(RIGHT + COLUMN, 462.0), SMALL.end());
    let (bank, taxes) = (say(Slider::Bank), say(Slider::Taxes));
    let words = format!("{game}, {map}, bank {bank}, taxes {taxes}");
    pen.text(words, Point::new(RIGHT, 492.0), SMALL);
    let words = "BEGIN AS THE LOBBY IS NOW";
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::SetDefault),
        Part::Whole,
        508.0,
        words,
        false,
    );
}

/// The PIN and what is kept.
fn draw_kept(state: &State, pen: &mut Pen) {
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::ChangePin),
        Part::Whole,
        586.0,
        "CHANGE PIN",
        false,
    );
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::Export),
        Part::Left,
        656.0,
        "EXPORT SAVES",
        false,
    );
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::Import),
        Part::Right,
        656.0,
        "IMPORT SAVES",
        false,
    );
    if let Some(words) = state.storage_trouble() {
        let style = Style::new(Face::Text, 19.0, theme::GOLD);
        widgets::paragraph(pen, &words, Point::new(RIGHT, 876.0), COLUMN, style);
    }
    let Some(what) = state.operator_is_asked() else {
        let saves = Target::Operator(OperatorTarget::Delete(Delete::Saves));
        button(
            state,
            pen,
            saves,
            Part::Whole,
            726.0,
            "DELETE ALL SAVED GAMES",
            false,
        );
        let all = Target::Operator(OperatorTarget::Delete(Delete::All));
        let words = "DELETE EVERYTHING, THE PIN TOO";
        return button(state, pen, all, Part::Whole, 796.0, words, false);
    };
    // The answers lie where the other button was, not under the finger that asks.
    let (words, at, answers) = match what {
        Delete::Saves => (
            "All saved games will be gone, those put aside too.",
            744.0,
            796.0,
        ),
        Delete::All => (
            "All saved games, all settings and the PIN will be gone.",
            810.0,
            726.0,
        ),
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
        "KEEP THEM",
        true,
    );
    button(
        state,
        pen,
        Target::Operator(OperatorTarget::DeleteYes),
        Part::Right,
        answers,
        "YES, DELETE",
        false,
    );
}
