//! The lobby, which is the table itself. People sit down at JOIN, tracks run from the middle to the seats, and the
//! middle has the games, the options of the chosen one, and a START for every side.

pub mod choices;
pub mod games;
pub(crate) mod lines;
mod places;
pub mod terms;

use crate::stills::Stills;
use app::layout::Layout;
use app::motion::gently;
use app::screen::Screen;
use app::state::State;
use base::table::{Pose, Rotation, Station};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Colour, Face, Frame, LobbyTarget, MIDDLE, Op, Path, Pen, Point, RulesTarget, Stroke, Style,
    Target, pen, theme,
};

use super::style::{SMALL, WORDS, shared};
use super::{map, over, tracks, waiting};
use lines::Lines;

/// The radius of START.
const START_RADIUS: f32 = 106.0;
/// Maximum width of the word START, near the rim.
const START_WIDE: f32 = 114.0;

/// Returns the layout for the readers whom the sheet faces.
fn lines(state: &State) -> &'static Lines {
    Lines::of(state)
}

/// Returns the pose of the table for those readers.
fn pose(state: &State) -> Pose {
    let (wide, high) = lines(state).table;
    Pose::centred(MIDDLE, wide, high, state.lobby.look.rotation())
}

/// Draws seats and sheet. The sheet with its pictures rarely changes, so it has its own layer.
pub fn draw(state: &State, stills: &mut Stills, still: &mut Pen, pen: &mut Pen) {
    places::draw(state, pen);
    for place in Station::ALL {
        if let Some(colour) = state.lobby.colour(place) {
            let (_, lit) = state
                .lobby
                .look
                .sitting_down()
                .come(place, state.gliding_clock());
            tracks::draw_lit(still, place, colour.colour(), lit);
        }
    }
    match state.waiting() {
        Some(kept) => waiting::draw(state, kept, pen),
        None => draw_name(still),
    }
    let (lines, pose) = (lines(state), pose(state));
    let (wide, _) = lines.table;
    let language = state.language();
    still.with_pose(pose, |still| {
        widgets::panel(
            still,
            lines.sheet,
            34.0,
            Some(Stroke::round(theme::LINE, 2.0)),
        );
        still.for_reader(language, wide, |still| {
            games::draw_pictures(state, still);
            choices::draw_board(state, still);
        });
    });
    pen.with_pose(pose, |pen| {
        pen.for_reader(language, wide, |pen| draw_sheet(state, stills, pen));
    });
}

/// Draws the name of the cabinet between the panels of the two long sides.
///
/// It covers a piece of track, as station names do.
fn draw_name(pen: &mut Pen) {
    const DOWN: f32 = 470.0;
    const HALF: f32 = 100.0;
    for turn in [Rotation::R0, Rotation::R180] {
        pen.with_pose(Pose::new(MIDDLE, turn), |pen| {
            let style = Style::new(Face::Bold, 27.0, theme::QUIET).middle();
            let name = map::spread("ROUNDHOUSE");
            widgets::centred(pen, name, Point::new(0.0, DOWN - 16.0), style);
            let along = |y: f32| pen::line(Point::new(-HALF, y), Point::new(HALF, y));
            let wood = Stroke::butt(theme::TRACK_QUIET, 24.0).dashed(4.0, 10.0);
            pen.stroke(along(DOWN + 22.0), wood);
            for side in [-6.5, 6.5] {
                let rail = Stroke::butt(theme::TRACK_BRIGHT, 3.0);
                pen.stroke(along(DOWN + 22.0 + side), rail);
            }
        });
    }
}

fn draw_sheet(state: &State, stills: &mut Stills, pen: &mut Pen) {
    games::draw_cards(state, pen);
    choices::draw(state, stills, pen);
    let about = (state.lobby.def().about)();
    let style = Style::new(Face::Text, 24.0, theme::INK);
    let Lines {
        about: at, tools, ..
    } = *lines(state);
    widgets::paragraph(pen, about, Point::new(at.x, at.y + 24.0), at.w, style);
    let [row, turn] = tools.beside([tools.w - 78.0, 62.0], 16.0);
    let all = [
        words::over_rules(),
        words::lobby_try_it(),
        words::lobby_puzzle(),
    ];
    let [rules, try_it, puzzle] = shared(pen, all, row, 16.0);
    over::sheet_button(
        state,
        pen,
        Target::Rules(RulesTarget::Open),
        rules,
        words::over_rules(),
        false,
    );
    let target = Target::Lobby(LobbyTarget::TryIt);
    let enabled = state.missing_to_try().is_none();
    let look = ButtonState::new(enabled, state.hands.presses(target));
    // A person who is alone does not need to wait for others.
    let look = if state.lobby.heads() == (1, 0) {
        look.golden()
    } else {
        look
    };
    widgets::button(pen, target, try_it, words::lobby_try_it(), 25.0, look);
    super::puzzle::draw_button(state, puzzle, 25.0, pen);
    over::turn_button(state, pen, Target::Lobby(LobbyTarget::Rotate), turn);
    draw_start(state, pen);
    draw_status(state, pen);
}

/// A turntable with START towards all four sides.
fn draw_start(state: &State, pen: &mut Pen) {
    let start = lines(state).start;
    let enabled = state.missing().is_none();
    let look = ButtonState::new(
        enabled,
        state.hands.presses(Target::Lobby(LobbyTarget::Start)),
    )
    .golden();
    let (ground, ink) = look.colours();
    pen.fill(pen::circle(start, START_RADIUS), ground);
    let rim = if enabled { theme::GOLD } else { theme::LINE };
    pen.stroke(
        pen::circle(start, START_RADIUS),
        Stroke::butt(rim, 6.0).dashed(9.0, 7.0),
    );
    draw_turntable(pen, start, turned(state), ink);
    let centre = pen.pose().to_stage(start);
    for turn in [Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270] {
        // Each side reads it in its own language.
        pen.with_pose(Pose::new(centre, turn), |pen| {
            pen.with_language(state.house.languages.facing(turn), |pen| {
                let words = pen.say(words::lobby_start());
                let size = widgets::fitting(&words, Face::Bold, 36.0, START_WIDE);
                let style = Style::new(Face::Bold, size, ink).middle();
                widgets::centred(pen, &words, Point::new(0.0, 71.0), style);
            });
        });
    }
    let (x, y) = (start.x - START_RADIUS, start.y - START_RADIUS);
    pen.target(
        Target::Lobby(LobbyTarget::Start),
        Frame::new(x, y, 2.0 * START_RADIUS, 2.0 * START_RADIUS),
        enabled,
    )
    .named(words::lobby_start());
}

/// Returns the path of the little train round the rim of START, while nothing covers it.
pub fn train(state: &State) -> Option<(Point, f32)> {
    let is_seen = matches!(state.screen, Screen::Lobby)
        && state.layout() == Layout::Table
        && state.overlays.sheet().is_none()
        && state.overlays.troubles().is_empty()
        && !state.is_still();
    // Its cars are as wide on both sides of the rim.
    is_seen.then(|| (pose(state).to_stage(lines(state).start), START_RADIUS + 6.0))
}

/// The turntable, with its rails in a direction.
fn draw_turntable(pen: &mut Pen, start: Point, towards: (f32, f32), ink: Colour) {
    pen.stroke(pen::circle(start, 32.0), Stroke::round(ink, 4.0));
    let (x, y) = towards;
    let at = |along: f32, aside: f32| {
        Point::new(
            start.x + along * x - aside * y,
            start.y + along * y + aside * x,
        )
    };
    let rails: Path = [-8.0, 8.0]
        .into_iter()
        .flat_map(|aside| [Op::Move(at(-30.0, aside)), Op::Line(at(30.0, aside))])
        .collect();
    let sleepers = Stroke::butt(ink, 28.0).dashed(4.0, 7.2);
    pen.stroke(pen::line(at(-30.0, 0.0), at(30.0, 0.0)), sleepers);
    pen.stroke(rails, Stroke::butt(ink, 4.0));
}

/// The direction from the turntable to the chosen game, on its way from the one before.
fn turned(state: &State) -> (f32, f32) {
    let start = lines(state).start;
    let angle = |game| {
        let middle = games::middle(state, game).unwrap_or(Point::new(start.x, 0.0));
        (middle.x - start.x).atan2(start.y - middle.y)
    };
    let chosen = angle(state.lobby.game);
    let angle = match state.lobby.look.turntable().coming(state.gliding_clock()) {
        Some((from, share)) => angle(from) + (chosen - angle(from)) * gently(share),
        None => chosen,
    };
    (angle.sin(), -angle.cos())
}

fn draw_status(state: &State, pen: &mut Pen) {
    let (people, computers) = state.lobby.heads();
    let joined = people + computers;
    let Frame { x, y, w, .. } = lines(state).told;
    let title = match (people, computers) {
        (0, 0) => words::lobby_nobody_yet(),
        (joined, 0) => words::lobby_joined(joined),
        (people, computers) => words::lobby_people_and_computers(computers, people),
    };
    let style = Style::new(Face::Bold, 27.0, theme::INK);
    pen.text(title, Point::new(x, y + 25.0), style);
    let most = *state.lobby.def().seats.end();
    let hint = match state.missing() {
        Some(missing) => missing,
        // The clocks' rows need the space, and one of them names the first player.
        None if terms::has_times(state) => Message::NOTHING,
        None if most == 2 => terms::who_begins(state),
        None if joined == most => words::lobby_start_full(),
        None => words::lobby_start_or_wait(),
    };
    widgets::paragraph(pen, hint, Point::new(x, y + 64.0), w, WORDS);
    let duration = state.duration();
    widgets::paragraph(pen, duration, Point::new(x, y + 170.0), w, SMALL);
    terms::draw(state, pen);
}
