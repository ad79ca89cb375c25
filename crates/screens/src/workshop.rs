//! The workshop of own maps: a sheet on which people move the world under a frame, and see the map that is made of it.

mod world;

use app::layout::Layout;
use app::loadable::Loadable;
use app::loaded_map::LoadedMap;
use app::state::State;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, Page, Pen, Seek, Stroke, Style, Target, WorkshopTarget, pen, theme};

use super::linked_game;
use super::lobby::choices;
use super::own::button::button;
use super::sheet::{self, BUTTON, Column, EDGE, Place, WORDS};
use super::style::shared;
use super::zoom;

/// Width of the sheet over a table, and height of the picture on it.
const ON_TABLE: (f32, f32) = (660.0, 304.0);
/// Greatest width of the sheet on an own screen: in one column, and with what people do beside the picture.
const WIDEST: (f32, f32) = (520.0, 960.0);
/// Height of what stands round the picture in one column, and above and below it where that is beside.
const ROUND: (f32, f32) = (300.0, 104.0);
/// Narrower columns have two rows of buttons.
const NARROW: f32 = 430.0;
/// Width of the buttons that zoom, beside the one that makes a map.
const LOOKS: f32 = 180.0;
/// Width of the arrows between names.
const ARROW: f32 = 64.0;

/// The workshop.
pub(super) fn draw(state: &State, pen: &mut Pen) {
    let (wide, high) = size(state);
    sheet::draw(state, pen, Place::Low, wide, |pen, column| {
        sheet::draw_head(state, words::own_map_title(), pen, column);
        if sheet::is_tall(state) {
            let high = picture_height(state, column.wide(), high);
            draw_picture(state, column.row(high), pen);
            return draw_rest(state, pen, column);
        }
        // What people do stands beside the picture.
        let row = Frame {
            h: high,
            ..column.rest()
        };
        let side = (0.36 * row.w).max(236.0);
        let [picture, side] = row.beside([row.w - side - EDGE, side], EDGE);
        draw_picture(state, picture, pen);
        let mut rest = Column::new(side);
        draw_rest(state, pen, &mut rest);
        let drawn = rest.rest().y - side.y;
        column.skip(high.max(drawn) + column.gap());
    });
}

/// Width of the sheet, and height of the picture of the world on it.
fn size(state: &State) -> (f32, f32) {
    let stage = state.stage();
    match (state.layout(), sheet::is_tall(state)) {
        (Layout::Table, _) => ON_TABLE,
        (Layout::Own, true) => {
            let wide = stage.width.min(WIDEST.0);
            (wide, (0.86 * wide).min(stage.height - ROUND.0).max(120.0))
        }
        (Layout::Own, false) => {
            let wide = (stage.width - 16.0).min(WIDEST.1);
            (wide, (0.4 * wide).min(stage.height - ROUND.1).max(120.0))
        }
    }
}

/// A map's picture has the shape of the stage. It leaves more room for what stands below it.
fn picture_height(state: &State, wide: f32, high: f32) -> f32 {
    match made(state) {
        Some(_) => high.min(wide * 9.0 / 16.0),
        None => high,
    }
}

/// The map that has been made, once it is here.
fn made(state: &State) -> Option<&LoadedMap> {
    let map = state.library.loaded_map(state.lobby.workshop.map()?)?;
    Some(map)
}

/// The world, or the map that has been made.
fn draw_picture(state: &State, frame: Frame, pen: &mut Pen) {
    let Some(map) = made(state) else {
        return world::draw(state, frame, pen);
    };
    let wide = frame.w.min(frame.h * 16.0 / 9.0);
    let picture = Frame::new(
        frame.centre().x - wide / 2.0,
        frame.y,
        wide,
        wide * 9.0 / 16.0,
    );
    pen.fill(pen::rounded(picture, 10.0), theme::SEA);
    choices::draw_lands(map, picture, true, pen);
}

/// Words and buttons.
fn draw_rest(state: &State, pen: &mut Pen, column: &mut Column) {
    let map = state.lobby.workshop.map();
    match map.map(|map| (map, state.library.map(map))) {
        None => draw_choosing(state, pen, column),
        Some((_, Some(Loadable::Here(map)))) => draw_made(state, map, pen, column),
        Some((_, Some(Loadable::Broken(why)))) => {
            column.words(pen, why, WORDS.sized(17.0));
            draw_button(state, WorkshopTarget::Frame, true, pen, column);
        }
        Some((map, Some(Loadable::Coming) | None)) => {
            let percent = state.library.making(map).unwrap_or_default();
            draw_making(percent, pen, column);
            draw_button(state, WorkshopTarget::Frame, false, pen, column);
        }
    }
}

/// People choose a frame. The longest sentence decides how much room all of them have, so that the button stays where it is.
fn draw_choosing(state: &State, pen: &mut Pen, column: &mut Column) {
    let fault = state.lobby.workshop.view().fault();
    let all = [
        words::workshop_hint(),
        words::workshop_small(),
        words::workshop_pole(),
    ];
    let lines = all.map(|words| {
        widgets::broken(&pen.say(words), WORDS.face(), WORDS.size(), column.wide()).len()
    });
    let lines = lines.into_iter().max().unwrap_or_default() as f32;
    let room = column.row((lines - 1.0) * widgets::LINE * WORDS.size() + 1.3 * WORDS.size());
    let (told, style) = match &fault {
        Some(why) => (
            why.clone(),
            Style::new(Face::Text, WORDS.size(), theme::GOLD),
        ),
        None => (words::workshop_hint(), WORDS),
    };
    Column::new(room).words(pen, told, style);
    let row = column.row(BUTTON);
    let (looks, make) = match column.wide() < NARROW {
        true => (row, column.row(BUTTON)),
        false => {
            let [looks, make] = row.beside([LOOKS, row.w - LOOKS - column.gap()], column.gap());
            (looks, make)
        }
    };
    for (index, look) in LOOK.into_iter().enumerate() {
        let frame = looks.column(index, LOOK.len(), column.gap());
        draw_look(state, look, frame, pen);
    }
    let look = ButtonState::new(fault.is_none(), false).golden();
    let target = Target::Workshop(WorkshopTarget::Make);
    button(state, pen, target, make, words::workshop_make(), look);
}

/// The buttons that make the world smaller or larger.
const LOOK: [WorkshopTarget; 2] = [WorkshopTarget::Farther, WorkshopTarget::Nearer];

fn draw_look(state: &State, look: WorkshopTarget, frame: Frame, pen: &mut Pen) {
    let target = Target::Workshop(look);
    let is_nearer = look == WorkshopTarget::Nearer;
    let name = match is_nearer {
        true => words::mirror_zoom_in(),
        false => words::mirror_zoom_out(),
    };
    let state = ButtonState::new(true, state.hands.presses(target));
    let ink = Stroke::round(widgets::plate(pen, target, frame, name, state), 4.0);
    zoom::draw_sign(is_nearer, frame.centre(), 9.0, ink, pen);
}

/// A map is being made.
fn draw_making(percent: u8, pen: &mut Pen, column: &mut Column) {
    let said = words::review_percent(i32::from(percent));
    column.words(pen, words::workshop_making(said), WORDS);
    let bar = column.row(14.0);
    pen.fill(pen::rounded(bar, 7.0), theme::RIM);
    let done = Frame {
        w: (bar.w * f32::from(percent) / 100.0).max(14.0),
        ..bar
    };
    pen.fill(pen::rounded(done, 7.0), theme::GOLD);
    column.words(pen, words::workshop_takes(), sheet::SMALL);
}

/// A map has been made.
fn draw_made(state: &State, map: &LoadedMap, pen: &mut Pen, column: &mut Column) {
    draw_name(state, map, pen, column);
    if let Some(told) = map.certificate() {
        column.words(pen, told, sheet::SMALL);
    }
    if map.rails.costs().is_some_and(|costs| !costs.are_even()) {
        column.words(pen, words::workshop_uneven(), sheet::SMALL);
    }
    let buttons = [
        (WorkshopTarget::Another, words::over_another_map()),
        (WorkshopTarget::Frame, words::workshop_change_frame()),
        (WorkshopTarget::Play, words::workshop_play()),
    ];
    let [another, frame, play] = match column.wide() < NARROW {
        true => {
            let row = column.row(BUTTON);
            let two = [buttons[0].1.clone(), buttons[1].1.clone()];
            let [another, frame] = shared(pen, two, row, column.gap());
            [another, frame, column.row(BUTTON)]
        }
        false => {
            let all = buttons.each_ref().map(|(_, words)| words.clone());
            let row = column.row(BUTTON);
            shared(pen, all, row, column.gap())
        }
    };
    for ((target, words), frame) in buttons.into_iter().zip([another, frame, play]) {
        let golden = target == WorkshopTarget::Play;
        sheet::button(state, pen, Target::Workshop(target), frame, words, golden);
    }
}

/// The name of a map, and arrows to others.
fn draw_name(state: &State, map: &LoadedMap, pen: &mut Pen, column: &mut Column) {
    let row = column.row(BUTTON);
    let [back, name, next] = row.beside([ARROW, row.w - 2.0 * (ARROW + 10.0), ARROW], 10.0);
    let style = Style::new(Face::Bold, 22.0, theme::GOLD).middle();
    widgets::one_or_two_lines(
        pen,
        pen.say(Message::name(map.rails.name())),
        name.centre(),
        name.w,
        style,
        17.0,
    );
    if map.rails.names().len() < 2 {
        return;
    }
    for (page, seek, frame, name) in [
        (Page::Back, Seek::Back, back, words::workshop_name_back()),
        (Page::Next, Seek::Next, next, words::workshop_name_next()),
    ] {
        let target = Target::Workshop(WorkshopTarget::Name(page));
        let look = ButtonState::new(true, state.hands.presses(target));
        let ink = widgets::plate(pen, target, frame, name, look);
        linked_game::draw_arrow(seek, frame.centre(), ink, pen);
    }
}

/// Back to the frame: from a map that could not be made, or one that is being made.
fn draw_button(
    state: &State,
    target: WorkshopTarget,
    failed: bool,
    pen: &mut Pen,
    column: &mut Column,
) {
    let words = match failed {
        true => words::workshop_change_frame(),
        false => words::workshop_cancel(),
    };
    let frame = column.row(BUTTON);
    sheet::button(state, pen, Target::Workshop(target), frame, words, failed);
}
