//! The kiosk's own screens: the demonstration, the countdown before it, and the access to the operator's panel.
//! Important words face all four sides.

pub mod pad;
pub mod panel;

use app::game_screen::Pens;
use app::kiosk::attract::Show;
use app::kiosk::corner::RING;
use app::layout::Layout;
use app::state::State;
use app::table::TableScreen;
use base::table::{CORNER, PANEL_DEPTH, PANEL_WIDTH, Pose, Rotation, Station};
use base::words::{self, Message};
use scene::{
    Colour, Face, Frame, Layer, LayerName, MIDDLE, Op, Path, Pen, Point, Scene, Stroke, Style,
    measure, pen, theme, widgets,
};
use session::Fact;

use super::style::{STAGE, frame_of};

/// Draws the plates round a game that plays itself: the instruction, the game, and its last event.
pub(crate) fn draw_calls(state: &State, show: &Show, pens: &mut Pens) {
    let name = show.table();
    let name = name.map_or("", |table| state.games.get(table.session().id()).title);
    let happens = show.table().and_then(|table| happening(state, table));
    let happens = happens.unwrap_or_default();
    for place in Station::ALL {
        pens.seats
            .with_pose(place.pose(), |pen| draw_call(name, &happens, pen));
    }
    // A touch anywhere means the same.
    pens.board.targets.clear();
}

/// Returns the last turn in a few words, or how the round or the game has ended. `None` before the first turn.
fn happening(state: &State, table: &TableScreen) -> Option<Message> {
    let session = table.session();
    let seats = session.seats().len();
    let screen = state.game_screen(table);
    let Some(next) = session.to_act() else {
        return screen.end_in_short(state, table);
    };
    if session.moves() == 0 {
        return None;
    }
    let last = (next + seats - 1) % seats;
    let tell = || screen.tell(table, &Fact::Committed(last));
    screen.turn_in_short(table, last).or_else(tell)
}

/// Sizes of the letters that tell the last event: the smallest, and the usual one.
const NEWS: (f32, f32) = (19.0, 22.0);

/// Draws the plate for a passer-by in place of a seat's panel: the instruction, the game, and its last event.
fn draw_call(name: &str, happens: &Message, pen: &mut Pen) {
    let words = pen.say(words::operator_tap_to_play());
    let size = widgets::fitting(&words, Face::Bold, 42.0, PANEL_WIDTH - 80.0);
    let call = Style::new(Face::Bold, size, theme::GOLD).middle();
    let happens = pen.say(happens);
    // Long news make the plate wider, so that they stay readable.
    let news = measure::width(&happens, Face::Text, NEWS.0) + 36.0;
    let width = measure::width(&words, call.face(), call.size()) + 80.0;
    let width = width.max(news.min(PANEL_WIDTH));
    let middle = PANEL_WIDTH / 2.0;
    let frame = Frame::new(middle - width / 2.0, 18.0, width, PANEL_DEPTH - 36.0);
    pen.fill(pen::rounded(frame, 30.0), theme::PANEL.alpha(0.88));
    let style = Style::new(Face::Text, 26.0, theme::INK).middle();
    widgets::centred(pen, words, Point::new(middle, 47.0), call);
    widgets::centred(pen, name, Point::new(middle, 82.0), style);
    let size = widgets::fitting(&happens, Face::Text, NEWS.1, width - 36.0);
    let style = Style::new(Face::Text, size, theme::QUIET).middle();
    widgets::centred(pen, happens, Point::new(middle, 109.0), style);
}

/// Draws the remaining seconds over the whole table, towards all four sides.
pub(crate) fn draw_countdown(left: u32, pen: &mut Pen) {
    pen.fill(pen::rounded(STAGE, 0.0), theme::PANEL.alpha(0.9));
    for turn in [Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270] {
        pen.with_pose(Pose::new(MIDDLE, turn), |pen| {
            let number = Style::new(Face::Bold, 150.0, theme::GOLD).middle();
            widgets::centred(pen, left, Point::new(0.0, 220.0), number);
            let question = Style::new(Face::Bold, 46.0, theme::INK).middle();
            let at = Point::new(0.0, 350.0);
            widgets::centred(pen, words::mirror_still_playing(), at, question);
            let answer = Style::new(Face::Text, 36.0, theme::INK).middle();
            let at = Point::new(0.0, 408.0);
            widgets::centred(pen, words::operator_tap_the_table(), at, answer);
        });
    }
}

/// Places of the closing warning for each side: at the edge, clear of panels and buttons.
const CLOSINGS: [(Point, Rotation); 4] = [
    (Point::new(960.0, 1080.0), Rotation::R0),
    (Point::new(0.0, 930.0), Rotation::R90),
    (Point::new(960.0, 0.0), Rotation::R180),
    (Point::new(1920.0, 162.0), Rotation::R270),
];
/// Maximum width and height of the warning.
const CLOSING: (f32, f32) = (148.0, 34.0);

/// Draws the closing warning towards all four sides, or to the one side of an own screen.
pub(crate) fn draw_closing(state: &State, words: &Message, pen: &mut Pen) {
    if state.layout() == Layout::Own {
        let at = Point::new(state.stage().width / 2.0, CLOSING.1 + 8.0);
        return pen.with_pose(Pose::new(at, Rotation::R0), |pen| {
            draw_closing_at(words, pen)
        });
    }
    for (at, turn) in CLOSINGS {
        pen.with_pose(Pose::new(at, turn), |pen| draw_closing_at(words, pen));
    }
}

fn draw_closing_at(words: &Message, pen: &mut Pen) {
    let (width, height) = CLOSING;
    let frame = Frame::new(-width / 2.0, -height - 4.0, width, height);
    pen.fill(pen::rounded(frame, height / 2.0), theme::GOLD);
    let words = pen.say(words.clone());
    let size = widgets::fitting(&words, Face::Bold, 19.0, width - 18.0);
    let style = Style::new(Face::Bold, size, theme::ON_GOLD).middle();
    widgets::centred(pen, words, frame.centre(), style);
}

/// Returns the picture of a closed table. It has only the ring round a finger in the operator's corner.
pub(crate) fn dark(state: &State) -> Scene {
    let mut ground = Pen::new(state.words(), state.language());
    let stage = state.stage();
    let whole = Frame::new(0.0, 0.0, stage.width, stage.height);
    ground.fill(pen::rounded(whole, 0.0), Colour::rgb(0));
    let mut over = Pen::new(state.words(), state.language());
    if let Some(filled) = state.kiosk.corner.ring(state.now) {
        draw_ring(filled, &mut over);
    }
    let layer = |name| Layer::new(name, Vec::new());
    Scene {
        stage,
        camera: state.camera(),
        panning: false,
        layers: vec![
            Layer::new(LayerName::Ground, ground.items),
            layer(LayerName::Halos),
            layer(LayerName::Board),
            layer(LayerName::Towns),
            layer(LayerName::Hubs),
            layer(LayerName::Seats),
            layer(LayerName::Flash),
            Layer::new(LayerName::Over, over.items),
        ],
        lenses: Vec::new(),
        train: None,
        targets: Vec::new(),
        scrolls: Vec::new(),
    }
}

/// Draws the ring in the operator's corner, filled up to a step.
pub(crate) fn draw_ring(filled: u32, pen: &mut Pen) {
    let centre = frame_of(CORNER).centre();
    let around = |step: u32| {
        let (sin, cos) = (std::f32::consts::TAU * step as f32 / RING as f32).sin_cos();
        Point::new(centre.x + 28.0 * sin, centre.y - 28.0 * cos)
    };
    let mut path: Path = (0..=filled.min(RING)).map(around).map(Op::Line).collect();
    path[0] = Op::Move(around(0));
    pen.fill(pen::circle(centre, 38.0), theme::PANEL.alpha(0.85));
    pen.stroke(path, Stroke::round(theme::QUIET, 8.0));
}
