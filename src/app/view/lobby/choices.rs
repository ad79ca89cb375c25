//! What is chosen before the chosen game: for Transglobal Rail the map, the bank and the taxes, for
//! a game for two a row of buttons for each of its choices, with what the chosen value means.

use crate::games::GameId;
use crate::games::transglobal_rail::MapId;
use crate::scene::{
    Face, Frame, Pen, Point, Slider, Stroke, Style, Target, pen, theme,
    widgets::{self, Look},
};
use crate::table::Pose;

use super::super::super::boards::{Choice, begin, choices};
use super::super::super::{App, Shelf};
use super::super::{SMALL, over};
use super::{CHOICES, LEFT, RIGHT};

/// How wide and how high a map's card is.
const CARD: (f32, f32) = (262.0, 204.0);
/// Where the buttons of a choice begin.
const BUTTONS: f32 = LEFT + 112.0;
/// How far the buttons of a choice reach.
const ROOM: f32 = 700.0;
/// How high the line is in which a value's meaning is written.
const MEANING: f32 = 26.0;
/// The side of the board that shows how the game begins.
const BOARD: f32 = 204.0;

/// The board as it lies when the game begins, for a game for two.
pub fn draw_board(app: &App, pen: &mut Pen) {
    let lobby = &app.lobby;
    if let Some(bout) = begin(lobby.game, lobby.chosen(lobby.game)) {
        let corner = Point::new(RIGHT - BOARD, CHOICES);
        let colours = lobby.poster(lobby.game).colours;
        super::games::draw_board(bout.now(), colours, corner, BOARD, pen);
    }
}

/// The choices of the chosen game.
pub fn draw(app: &App, pen: &mut Pen) {
    if app.lobby.game == GameId::TransglobalRail {
        return draw_rail(app, pen);
    }
    let all = choices(app.lobby.game);
    let chosen = app.lobby.chosen(app.lobby.game);
    // Few rows are large ones, in the middle of their room.
    let (high, apart) = if all.len() > 1 {
        (42.0, 10.0)
    } else {
        (60.0, 24.0)
    };
    let means = |(row, choice): (usize, &Choice)| {
        let line = if choice.means.is_empty() {
            4.0
        } else {
            MEANING
        };
        (row, high + line + apart)
    };
    let rows = || all.iter().enumerate().map(means);
    let whole: f32 = rows().map(|(_, height)| height).sum::<f32>() - apart;
    let mut y = CHOICES + (BOARD - whole) / 2.0;
    for (row, height) in rows() {
        draw_row(app, row, &all[row], chosen[row], (y, high), pen);
        y += height;
    }
}

/// A choice: its name, its values, and below them what the chosen one means.
fn draw_row(
    app: &App,
    row: usize,
    choice: &Choice,
    chosen: usize,
    (y, high): (f32, f32),
    pen: &mut Pen,
) {
    let title = Style::new(Face::Bold, 24.0, theme::INK);
    widgets::centred(pen, choice.title, Point::new(LEFT, y + high / 2.0), title);
    let count = choice.values.len() as f32;
    let width = ((ROOM + 16.0) / count - 16.0).min(150.0);
    let mut x = BUTTONS;
    for (value, words) in choice.values.iter().enumerate() {
        let target = Target::Choice(row, value);
        let look = Look::new(true, app.contacts.presses(target));
        let look = if value == chosen { look.golden() } else { look };
        widgets::button(
            pen,
            target,
            Frame::new(x, y, width, high),
            words,
            25.0,
            look,
        );
        x += width + 16.0;
    }
    let style = Style::new(Face::Text, 20.0, theme::QUIET);
    let at = Point::new(BUTTONS + 4.0, y + high + MEANING - 4.0);
    pen.text(choice.meaning(chosen), at, style);
}

/// The maps, the bank and the taxes.
fn draw_rail(app: &App, pen: &mut Pen) {
    for (index, map) in MapId::ALL.into_iter().enumerate() {
        let x = LEFT + (CARD.0 + 18.0) * index as f32;
        draw_card(app, map, Frame::new(x, CHOICES, CARD.0, CARD.1), pen);
    }
    // The settings have these sliders too; while they are open, theirs are the ones.
    if app.over.is_none() {
        let left = LEFT + 3.0 * (CARD.0 + 18.0) + 20.0;
        let width = RIGHT - 17.0 - left;
        for (slider, y) in [
            (Slider::Bank, CHOICES - 10.0),
            (Slider::Taxes, CHOICES + 104.0),
        ] {
            over::draw_slider(app, slider, Frame::new(left, y, width, 100.0), pen);
        }
    }
}

/// A map as a picture that is touched.
fn draw_card(app: &App, map: MapId, frame: Frame, pen: &mut Pen) {
    let target = Target::Map(map);
    let chosen = app.lobby.map == map;
    let ground = if app.contacts.presses(target) {
        theme::PRESSED
    } else {
        theme::CARD
    };
    pen.fill(pen::rounded(frame, 20.0), ground);
    let picture = Frame::new(frame.x + 8.0, frame.y + 8.0, frame.w - 16.0, 138.4);
    pen.fill(pen::rounded(picture, 14.0), theme::SEA);
    match &app.maps[map.index()] {
        Some(Shelf::Here(atlas)) => {
            let pose = pen.pose();
            let corner = pose.to_stage(Point::new(picture.x, picture.y));
            let land = if chosen { theme::LAND } else { theme::LAND_DIM };
            pen.with_pose(Pose::new(corner, pose.turn()), |pen| {
                pen.fill(atlas.outline.clone(), land);
            });
        }
        Some(Shelf::Broken(why)) => {
            let words = Style::new(Face::Text, 19.0, theme::GOLD);
            let at = Point::new(picture.x + 14.0, picture.y + 30.0);
            widgets::paragraph(pen, why, at, picture.w - 28.0, words);
        }
        Some(Shelf::Coming) | None => {
            let style = SMALL.middle();
            widgets::centred(pen, "on its way \u{2026}", picture.centre(), style);
        }
    }
    let base = frame.y + frame.h - 19.0;
    let ink = if chosen { theme::GOLD } else { theme::INK };
    let name = Style::new(Face::Bold, 26.0, ink);
    pen.text(map.name(), Point::new(frame.x + 16.0, base), name);
    let right = Point::new(frame.x + frame.w - 14.0, base);
    pen.text(map.remark(), right, SMALL.end());
    if chosen {
        pen.stroke(pen::rounded(frame, 20.0), Stroke::round(theme::GOLD, 5.0));
    }
    pen.target(target, frame, true);
}
