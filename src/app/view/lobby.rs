//! The lobby: the table itself. JOIN is where people sit, tracks run from the middle to the seats,
//! and in the middle lie the maps, the choices, and a START that can be read from every side.

use crate::games::GameId;
use crate::games::transglobal_rail::MapId;
use crate::scene::{
    Colour, Face, Frame, Op, Path, Pen, Point, Slider, Stroke, Style, Target, emblems, pen, theme,
    widgets::{self, Look},
};
use crate::table::{PANEL_DEPTH, PANEL_WIDTH, Place, PlayerColour, Pose, Turn};

use super::super::boards::choices;
use super::super::{App, Shelf};
use super::{MIDDLE, SMALL, WORDS, over, seat};

/// The sheet in the middle of the table.
const SHEET: Frame = Frame::new(330.0, 186.0, 1260.0, 708.0);
/// The middle of START.
const START: Point = Point::new(960.0, 748.0);
/// The radius of START.
const START_RADIUS: f32 = 112.0;

/// The room, and tracks from the middle to places at the table.
pub fn draw_tracks(pen: &mut Pen, places: &[Place]) {
    let light = super::glow(theme::ROOM, theme::ROOM_EDGE);
    pen.path(pen::rounded(super::STAGE, 0.0), Some(light), None);
    for place in places {
        let pose = place.pose();
        let seat = pose.to_stage(Point::new(PANEL_WIDTH / 2.0, PANEL_DEPTH));
        draw_track(pen, MIDDLE, seat);
    }
}

fn draw_track(pen: &mut Pen, a: Point, b: Point) {
    let sleepers = Stroke::butt(theme::TRACK_QUIET, 46.0).dashed(7.0, 17.0);
    pen.stroke(pen::line(a, b), sleepers);
    for side in [-13.0, 13.0] {
        let (a, b) = super::map::beside(a, b, side);
        pen.stroke(pen::line(a, b), Stroke::butt(theme::TRACK_BRIGHT, 5.0));
    }
}

/// Seats and sheet.
pub fn draw(app: &App, pen: &mut Pen) {
    for place in Place::ALL {
        pen.with_pose(place.pose(), |pen| match app.lobby.colour(place) {
            None => draw_join(app, place, pen),
            Some(colour) => draw_joined(app, place, colour, pen),
        });
    }
    let pose = Pose::centred(MIDDLE, 1920.0, 1080.0, app.lobby_turn);
    pen.with_pose(pose, |pen| draw_sheet(app, pen));
}

fn draw_join(app: &App, place: Place, pen: &mut Pen) {
    let target = Target::Join(place);
    let pressed = app.contacts.presses(target);
    let sheet = Frame::new(110.0, 0.0, PANEL_WIDTH - 220.0, PANEL_DEPTH + 24.0);
    widgets::panel(pen, sheet, 18.0, None);
    let frame = Frame::new(130.0, 18.0, PANEL_WIDTH - 260.0, PANEL_DEPTH - 36.0);
    let ground = if pressed { theme::PRESSED } else { theme::CARD };
    let rim = Stroke::butt(theme::GOLD.alpha(0.8), 3.0).dashed(14.0, 9.0);
    pen.fill(pen::rounded(frame, 40.0), ground);
    pen.stroke(pen::rounded(frame, 40.0), rim);
    let style = Style::new(Face::Bold, 46.0, theme::GOLD).middle();
    widgets::centred(pen, "JOIN", frame.centre(), style);
    pen.target(target, frame, true);
}

fn draw_joined(app: &App, place: Place, colour: PlayerColour, pen: &mut Pen) {
    seat::draw_frame(pen, colour.colour(), true);
    emblems::draw_emblem(pen, colour, Point::new(46.0, 42.0), 24.0);
    pen.text(
        colour.name(),
        Point::new(86.0, 53.0),
        Style::new(Face::Bold, 30.0, theme::INK),
    );
    let hint = app
        .missing()
        .unwrap_or_else(|| "Choose your colour. START is in the middle.".into());
    pen.text(hint, Point::new(PANEL_WIDTH - 22.0, 50.0), SMALL.end());
    for (index, choice) in PlayerColour::ALL.into_iter().enumerate() {
        let target = Target::Colour(place, choice);
        let free = app.lobby.is_free(choice, place);
        let frame = Frame::new(16.0 + 74.0 * index as f32, 80.0, 58.0, 54.0);
        let (ground, _) = Look::new(free, app.contacts.presses(target)).colours();
        pen.fill(pen::rounded(frame, 27.0), ground);
        if choice == colour {
            pen.stroke(
                pen::rounded(frame, 27.0),
                Stroke::round(colour.colour(), 4.0),
            );
        }
        let ink = choice.colour().alpha(if free { 1.0 } else { 0.18 });
        pen.fill(emblems::emblem(choice, frame.centre(), 17.0), ink);
        pen.target(target, frame, free);
    }
    let target = Target::Leave(place);
    let frame = Frame::new(460.0, 80.0, 124.0, 54.0);
    let look = Look::new(true, app.contacts.presses(target));
    widgets::button(pen, target, frame, "LEAVE", 24.0, look);
}

fn draw_sheet(app: &App, pen: &mut Pen) {
    widgets::panel(pen, SHEET, 34.0, Some(Stroke::round(theme::LINE, 2.0)));
    let left = SHEET.x + 44.0;
    for (index, &game) in GameId::ALL.iter().enumerate() {
        let frame = Frame::new(left + 186.0 * index as f32, 216.0, 170.0, 70.0);
        let look = Look::new(true, app.contacts.presses(Target::Game(game)));
        let look = if app.lobby.game == game {
            look.golden()
        } else {
            look
        };
        widgets::button(pen, Target::Game(game), frame, game.name(), 28.0, look);
    }
    if app.lobby.game == GameId::TransglobalRail {
        draw_rail_choices(app, left, pen);
    } else {
        draw_choices(app, left, pen);
    }
    let top = |x: f32| Frame::new(x, 216.0, 110.0, 70.0);
    over::sheet_button(app, pen, Target::Rules, top(1308.0), "RULES", false);
    over::sheet_button(app, pen, Target::TurnLobby, top(1436.0), "TURN", false);
    draw_start(app, pen);
    draw_status(app, pen);
}

/// The choices of a game for two, a row of buttons each.
fn draw_choices(app: &App, left: f32, pen: &mut Pen) {
    let chosen = app.lobby.chosen(app.lobby.game);
    for (row, choice) in choices(app.lobby.game).iter().enumerate() {
        let y = 318.0 + 84.0 * row as f32;
        let title = Style::new(Face::Bold, 24.0, theme::INK);
        widgets::centred(pen, choice.title, Point::new(left, y + 31.0), title);
        for (value, words) in choice.values.iter().enumerate() {
            let target = Target::Choice(row, value);
            let frame = Frame::new(left + 120.0 + 150.0 * value as f32, y, 136.0, 62.0);
            let look = Look::new(true, app.contacts.presses(target));
            let look = if chosen[row] == value {
                look.golden()
            } else {
                look
            };
            widgets::button(pen, target, frame, words, 25.0, look);
        }
    }
}

/// The maps, the bank and the taxes.
fn draw_rail_choices(app: &App, left: f32, pen: &mut Pen) {
    for (index, map) in MapId::ALL.into_iter().enumerate() {
        let frame = Frame::new(left + 398.0 * index as f32, 318.0, 376.0, 266.0);
        draw_card(app, map, frame, pen);
    }
    // The settings have these sliders too; while they are open, theirs are the ones.
    if app.over.is_none() {
        for (slider, y) in [(Slider::Bank, 626.0), (Slider::Taxes, 754.0)] {
            over::draw_slider(app, slider, Frame::new(left, y, 360.0, 110.0), pen);
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
    let picture = Frame::new(frame.x + 8.0, frame.y + 8.0, 360.0, 202.5);
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
            let words = Style::new(Face::Text, 20.0, theme::GOLD);
            let at = Point::new(picture.x + 16.0, picture.y + 40.0);
            widgets::paragraph(pen, why, at, picture.w - 32.0, words);
        }
        Some(Shelf::Coming) | None => {
            let style = SMALL.middle();
            widgets::centred(pen, "on its way \u{2026}", picture.centre(), style);
        }
    }
    let base = frame.y + frame.h - 18.0;
    let name = Style::new(
        Face::Bold,
        28.0,
        if chosen { theme::GOLD } else { theme::INK },
    );
    pen.text(map.name(), Point::new(frame.x + 20.0, base), name);
    pen.text(
        map.remark(),
        Point::new(frame.x + frame.w - 20.0, base),
        SMALL.end(),
    );
    if chosen {
        pen.stroke(pen::rounded(frame, 20.0), Stroke::round(theme::GOLD, 5.0));
    }
    pen.target(target, frame, true);
}

/// A turntable with START towards all four sides.
fn draw_start(app: &App, pen: &mut Pen) {
    let enabled = app.missing().is_none();
    let look = Look::new(enabled, app.contacts.presses(Target::Start)).golden();
    let (ground, ink) = look.colours();
    pen.fill(pen::circle(START, START_RADIUS), ground);
    let rim = if enabled { theme::GOLD } else { theme::LINE };
    pen.stroke(
        pen::circle(START, START_RADIUS),
        Stroke::butt(rim, 6.0).dashed(9.0, 7.0),
    );
    draw_turntable(pen, ink);
    let centre = pen.pose().to_stage(START);
    for turn in [Turn::Upright, Turn::Right, Turn::Over, Turn::Left] {
        pen.with_pose(Pose::new(centre, turn), |pen| {
            let style = Style::new(Face::Bold, 38.0, ink).middle();
            widgets::centred(pen, "START", Point::new(0.0, 74.0), style);
        });
    }
    let (x, y) = (START.x - START_RADIUS, START.y - START_RADIUS);
    pen.target(
        Target::Start,
        Frame::new(x, y, 2.0 * START_RADIUS, 2.0 * START_RADIUS),
        enabled,
    );
}

fn draw_turntable(pen: &mut Pen, ink: Colour) {
    pen.stroke(pen::circle(START, 32.0), Stroke::round(ink, 4.0));
    let at = |x: f32, y: f32| Point::new(START.x + x, START.y + y);
    let rails: Path = [-8.0, 8.0]
        .into_iter()
        .flat_map(|x| [Op::Move(at(x, -30.0)), Op::Line(at(x, 30.0))])
        .collect();
    pen.stroke(
        pen::line(at(0.0, -30.0), at(0.0, 30.0)),
        Stroke::butt(ink, 28.0).dashed(4.0, 7.2),
    );
    pen.stroke(rails, Stroke::butt(ink, 4.0));
}

fn draw_status(app: &App, pen: &mut Pen) {
    let joined = app.lobby.sitting().len();
    let x = 1140.0;
    let title = match joined {
        0 => "Nobody has joined yet".into(),
        1 => "1 player has joined".into(),
        joined => format!("{joined} players have joined"),
    };
    pen.text(
        title,
        Point::new(x, 710.0),
        Style::new(Face::Bold, 27.0, theme::INK),
    );
    let hint = match (app.missing(), joined) {
        (Some(missing), _) => missing,
        (None, 6) => "The table is full. Touch START.".into(),
        (None, _) => "Touch START, or let more people sit down.".into(),
    };
    widgets::paragraph(pen, &hint, Point::new(x, 746.0), 400.0, WORDS);
    let rest = "About 30 minutes. Shorter with a smaller bank.";
    widgets::paragraph(pen, rest, Point::new(x, 836.0), 400.0, SMALL);
}
