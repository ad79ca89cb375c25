//! The lobby: the table itself. JOIN is where people sit, tracks run from the middle to the seats,
//! and in the middle lie the games, the choices of the chosen one, and a START that can be read
//! from every side.

mod choices;
mod games;
mod places;

use crate::scene::{
    Colour, Face, Frame, LobbyTarget, Op, Path, Pen, Point, RulesTarget, Stroke, Style, Target,
    pen, theme,
    widgets::{self, Look},
};
use crate::table::{PANEL_DEPTH, PANEL_WIDTH, Place, Pose, Turn};

use super::super::App;
use super::{MIDDLE, SMALL, WORDS, over};

/// The sheet in the middle of the table.
const SHEET: Frame = Frame::new(330.0, 186.0, 1260.0, 708.0);
/// Where what is on the sheet begins on the left.
const LEFT: f32 = 366.0;
/// Where what is on the sheet ends on the right.
const RIGHT: f32 = 1554.0;
/// Where the choices begin.
const CHOICES: f32 = 446.0;
/// How wide the words beside START are.
const ASIDE: f32 = 450.0;
/// The middle of START.
const START: Point = Point::new(960.0, 772.0);
/// The radius of START.
const START_RADIUS: f32 = 106.0;

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

/// Seats and sheet. What changes rarely, the sheet with its pictures, goes to a layer of its own.
pub fn draw(app: &App, still: &mut Pen, pen: &mut Pen) {
    places::draw(app, pen);
    let pose = Pose::centred(MIDDLE, 1920.0, 1080.0, app.lobby_turn);
    still.with_pose(pose, |still| {
        widgets::panel(still, SHEET, 34.0, Some(Stroke::round(theme::LINE, 2.0)));
        games::draw_pictures(app, still);
        choices::draw_board(app, still);
    });
    pen.with_pose(pose, |pen| draw_sheet(app, pen));
}

fn draw_sheet(app: &App, pen: &mut Pen) {
    games::draw_cards(app, pen);
    choices::draw(app, pen);
    let about = app.lobby.def().about;
    let style = Style::new(Face::Text, 24.0, theme::INK);
    widgets::paragraph(pen, about, Point::new(LEFT, 704.0), ASIDE, style);
    let button = |x: f32| Frame::new(x, 812.0, 190.0, 60.0);
    over::sheet_button(
        app,
        pen,
        Target::Rules(RulesTarget::Open),
        button(LEFT),
        "RULES",
        false,
    );
    let beside = button(LEFT + 208.0);
    over::sheet_button(
        app,
        pen,
        Target::Lobby(LobbyTarget::Rotate),
        beside,
        "TURN",
        false,
    );
    draw_start(app, pen);
    draw_status(app, pen);
}

/// A turntable with START towards all four sides.
fn draw_start(app: &App, pen: &mut Pen) {
    let enabled = app.missing().is_none();
    let look = Look::new(
        enabled,
        app.contacts.presses(Target::Lobby(LobbyTarget::Start)),
    )
    .golden();
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
            let style = Style::new(Face::Bold, 36.0, ink).middle();
            widgets::centred(pen, "START", Point::new(0.0, 71.0), style);
        });
    }
    let (x, y) = (START.x - START_RADIUS, START.y - START_RADIUS);
    pen.target(
        Target::Lobby(LobbyTarget::Start),
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
    let (people, computers) = app.lobby.heads();
    let joined = people + computers;
    let x = RIGHT - ASIDE;
    let title = match (people, computers) {
        (0, 0) => "Nobody has joined yet".into(),
        (1, 0) => "1 player has joined".into(),
        (joined, 0) => format!("{joined} players have joined"),
        (people, computers) => {
            let person = if people == 1 { "person" } else { "people" };
            let plural = if computers == 1 { "" } else { "s" };
            format!("{people} {person} and {computers} computer{plural}")
        }
    };
    let style = Style::new(Face::Bold, 27.0, theme::INK);
    pen.text(title, Point::new(x, 705.0), style);
    let most = *app.lobby.def().seats.end();
    let hint = match app.missing() {
        Some(missing) => missing,
        None if most == 2 => "Touch START. Chance tells who begins.".into(),
        None if joined == most => "The table is full. Touch START.".into(),
        None => "Touch START, or let more sit down.".into(),
    };
    widgets::paragraph(pen, &hint, Point::new(x, 744.0), ASIDE - 50.0, WORDS);
    let duration = app.lobby.def().duration;
    widgets::paragraph(pen, duration, Point::new(x, 850.0), ASIDE, SMALL);
}
