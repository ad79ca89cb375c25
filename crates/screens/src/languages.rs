//! Languages to choose from. A globe at each seat opens the list there, and the machine has a sheet of them. Each
//! name is in its own language, so that its readers find it.

use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use base::words::{self, Language};
use scene::widgets::{self, ButtonState};
use scene::{
    Frame, Pen, Point, SeatTarget, SettingsTarget, SheetTarget, Stroke, Target, emblems, pen, theme,
};

use super::panel;
use super::sheet::{self, BUTTON, Place};

/// Size of a globe, and its distance from its panel.
const GLOBE: f32 = 56.0;
const ASIDE: f32 = 12.0;
/// Number of languages in a row at a seat.
const BESIDE: usize = 4;
/// Height of a language's button, and its distance from the next one.
const HIGH: f32 = 52.0;
const GAP: f32 = 8.0;
/// Width of the sheet, and number of languages in its rows.
const WIDE: f32 = 440.0;
const ON_SHEET: usize = 3;
/// The margin of a list.
const MARGIN: f32 = 16.0;
/// The letters' size.
const SIZE: f32 = 23.0;

/// Draws the globes of all places that are taken or free to join.
pub(crate) fn draw_globes(state: &State, pen: &mut Pen) {
    for place in places(state) {
        pen.with_pose(place.pose(), |pen| draw_globe(state, place, pen));
    }
}

/// Draws the open lists.
pub(crate) fn draw_lists(state: &State, pen: &mut Pen) {
    for place in places(state).filter(|&place| state.house.languages.list_is_open(place)) {
        pen.with_pose(place.pose(), |pen| draw_list(state, place, pen));
    }
}

fn places(state: &State) -> impl Iterator<Item = Station> {
    let sits = |place: &Station| match state.session() {
        Some(session) => {
            let mut seats = session.seats().iter();
            seats.any(|seat| seat.place == *place && seat.is_person())
        }
        None => state.lobby.computer(*place).is_none() && !state.lobby.is_remote(*place),
    };
    Station::ALL
        .into_iter()
        .filter(sits)
        .collect::<Vec<_>>()
        .into_iter()
}

fn draw_globe(state: &State, place: Station, pen: &mut Pen) {
    let target = Target::Seat(place, SeatTarget::Languages);
    let look = ButtonState::new(true, state.hands.presses(target));
    // Towards the table's corner, clear of the names of maps.
    let x = match place {
        Station::NearLeft | Station::Left | Station::FarRight | Station::Right => -GLOBE - ASIDE,
        Station::NearRight | Station::FarLeft => PANEL_WIDTH + ASIDE,
    };
    let frame = Frame::new(x, 22.0, GLOBE, GLOBE);
    panel::draw_ground_beside(pen, state, place, frame);
    let name = words::mirror_languages(state.language_at(place).name());
    let ink = widgets::plate(pen, target, frame, name, look);
    emblems::draw_globe(pen, frame.centre(), 16.0, ink);
}

/// The list at a seat covers its panel and grows towards the middle.
fn draw_list(state: &State, place: Station, pen: &mut Pen) {
    let rows = (Language::all().len() + 1).div_ceil(BESIDE);
    let high = 2.0 * MARGIN + rows as f32 * (HIGH + GAP) - GAP;
    let whole = Frame::new(0.0, PANEL_DEPTH - high, PANEL_WIDTH, high);
    pen.target(Target::Sheet(SheetTarget::Blank), whole, true);
    widgets::panel(pen, whole, 18.0, Some(Stroke::round(theme::RIM, 2.0)));
    let cells = whole.inset(MARGIN);
    let cell = |at: usize| {
        cells
            .row(at / BESIDE, rows, GAP)
            .column(at % BESIDE, BESIDE, GAP)
    };
    let reads = state.house.languages.at(place);
    for (at, language) in Language::all().enumerate() {
        let target = Target::Seat(place, SeatTarget::Language(language));
        draw_language(state, target, language, language == reads, cell(at), pen);
    }
    // The globe's own place in the list closes it without a choice.
    let close = cell(rows * BESIDE - 1);
    let target = Target::Seat(place, SeatTarget::Languages);
    let look = ButtonState::new(true, state.hands.presses(target)).quiet();
    let ink = widgets::plate(pen, target, close, words::over_close(), look);
    let Point { x, y } = close.centre();
    for side in [-1.0, 1.0] {
        let stroke = pen::line(
            Point::new(x - 9.0, y - side * 9.0),
            Point::new(x + 9.0, y + side * 9.0),
        );
        pen.stroke(stroke, Stroke::round(ink, 4.0));
    }
}

fn draw_language(
    state: &State,
    target: Target,
    language: Language,
    reads: bool,
    frame: Frame,
    pen: &mut Pen,
) {
    let look = ButtonState::new(true, state.hands.presses(target));
    let look = look.choice(reads);
    pen.with_language(language, |pen| {
        widgets::button(pen, target, frame, language.name(), SIZE, look);
    });
}

/// The button that opens them, with a globe on it.
pub(crate) fn draw_button(state: &State, frame: Frame, enabled: bool, pen: &mut Pen) {
    let target = Target::Settings(SettingsTarget::Languages);
    let look = ButtonState::new(enabled, state.hands.presses(target));
    let name = words::mirror_languages(state.language().name());
    let ink = widgets::plate(pen, target, frame, name, look);
    emblems::draw_globe(pen, frame.centre(), 14.0, ink);
}

/// The languages to choose one from for this machine.
pub(crate) fn draw_sheet(state: &State, pen: &mut Pen) {
    sheet::draw(state, pen, Place::Aside, WIDE, |pen, column| {
        sheet::draw_head(state, words::over_language(), pen, column);
        let rows = Language::all().len().div_ceil(ON_SHEET);
        let gap = column.gap();
        let room = column.row(rows as f32 * (BUTTON + gap) - gap);
        for (at, language) in Language::all().enumerate() {
            let frame = room.grid(at, [ON_SHEET, rows], gap);
            let target = Target::Settings(SettingsTarget::Language(language));
            let reads = state.house.languages.house() == language;
            draw_language(state, target, language, reads, frame, pen);
        }
    });
}
