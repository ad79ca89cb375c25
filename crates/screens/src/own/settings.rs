//! The settings of an own screen in one column, or in two where it is wide and low.

use crate::{languages, over};
use app::state::State;
use base::words::{self, Language};
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, Pen, Point, SettingsTarget, Slider, Style, Target, emblems, theme};

use super::sheet::{self, BUTTON, Column, Place, SMALL};

/// How wide one column is at most.
const WIDE: f32 = 440.0;
/// A screen that is narrower has no room for two.
const WIDEST_COLUMN: f32 = 560.0;
/// The room for a slider's name and value.
const NAME: f32 = 136.0;

/// The settings.
pub fn draw(state: &State, pen: &mut Pen) {
    let stacked = |pen: &mut Pen, column: &mut Column| {
        draw_head(state, pen, column);
        draw_sliders(state, pen, column);
        draw_buttons(state, pen, column);
    };
    if state.stage().width < WIDEST_COLUMN || sheet::fits(pen, state.stage(), WIDE, &stacked) {
        return sheet::draw(state, pen, Place::Low, WIDE, stacked);
    }
    sheet::draw(state, pen, Place::Low, 2.0 * WIDE, |pen, column| {
        draw_head(state, pen, column);
        let mut columns = column.split();
        draw_sliders(state, pen, &mut columns[0]);
        draw_buttons(state, pen, &mut columns[1]);
        column.join(columns);
    });
}

/// The title, and beside the button that closes the sheet a globe for the language.
fn draw_head(state: &State, pen: &mut Pen, column: &mut Column) {
    let row = Frame {
        h: BUTTON,
        ..column.clone().row(BUTTON)
    };
    sheet::draw_head(state, words::mirror_settings(), pen, column);
    let frame = Frame::new(
        row.x + row.w - sheet::CLOSE - sheet::GAP - BUTTON,
        row.y,
        BUTTON,
        BUTTON,
    );
    let target = Target::Settings(SettingsTarget::Languages);
    let free = state.languages().set.is_none();
    let look = ButtonState::new(free, state.contacts.presses(target));
    let name = words::mirror_languages(state.language().name());
    let ink = widgets::plate(pen, target, frame, name, look);
    emblems::draw_globe(pen, frame.centre(), 14.0, ink);
}

/// The languages to choose one from for this machine.
pub fn draw_languages(state: &State, pen: &mut Pen) {
    sheet::draw(state, pen, Place::Low, WIDE, |pen, column| {
        sheet::draw_head(state, words::over_language(), pen, column);
        let beside = 3;
        let rows = Language::all().len().div_ceil(beside);
        let room = column.row(rows as f32 * (BUTTON + 10.0) - 10.0);
        languages::draw_choices(state, room, beside, pen);
    });
}

fn draw_sliders(state: &State, pen: &mut Pen, column: &mut Column) {
    let game = state.games.get(state.game_id()).settings;
    let all = [Slider::Music, Slider::Sound];
    let all = all.iter().chain(game).chain(&[Slider::Pace]);
    // How a match is played is set at the table where the page holds a seat.
    let own = all.filter(|slider| {
        let is_heard = matches!(slider, Slider::Music | Slider::Sound);
        is_heard || state.member().is_none()
    });
    for &slider in own {
        draw_slider(state, slider, column.row(44.0), pen);
        column.skip(-4.0);
    }
    column.skip(4.0);
    if !game.is_empty() && over::is_playing(state) {
        column.words(pen, words::over_holds(), SMALL);
    }
}

/// A slider behind its name and its value.
pub fn draw_slider(state: &State, slider: Slider, row: Frame, pen: &mut Pen) {
    let target = Target::Slider(slider);
    let [name, track] = row.beside([NAME, row.w - NAME], 0.0);
    let line = |share: f32| Point::new(name.x, name.y + share * name.h);
    let style = Style::new(Face::Bold, 16.0, theme::INK);
    let title = pen.say(slider.title());
    let size = widgets::fitting(&title, style.face(), style.size(), NAME - 8.0);
    let value = slider.say(state.settings.get(slider));
    pen.unread(|pen| {
        widgets::centred(pen, title, line(0.27), style.sized(size));
        widgets::centred(
            pen,
            value,
            line(0.75),
            Style::new(Face::Bold, 16.0, theme::GOLD),
        );
    });
    let share = state.settings.share(slider);
    let pressed = state.contacts.presses(target);
    widgets::track(pen, target, track, share, pressed);
}

fn draw_buttons(state: &State, pen: &mut Pen, column: &mut Column) {
    let buttons = over::settings_buttons(state);
    for pair in buttons.chunks(2) {
        let row = column.row(BUTTON);
        for (index, (target, words)) in pair.iter().enumerate() {
            let frame = row.column(index, pair.len(), sheet::GAP);
            sheet::button(state, pen, *target, frame, words.clone(), false);
        }
    }
}
