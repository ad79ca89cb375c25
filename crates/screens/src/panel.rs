//! Parts of every game's screen: the panel of a seat, and titles in two corners.

use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, PlayerColour, Pose, Station};
use base::words::Message;
use scene::{
    Colour, Face, Frame, Op, Pen, Point, SheetTarget, Stroke, Style, Target, emblems, measure, pen,
    theme, widgets,
};
use session::Session;

use super::style::fitted;

/// Distance by which a panel extends beyond the stage's edge, which hides its corners there.
const OVERHANG: f32 = 24.0;
/// Where a panel's buttons begin.
pub(crate) const BUTTON_TOP: f32 = 82.0;
/// Height of a panel's buttons.
pub(crate) const BUTTON_HEIGHT: f32 = 52.0;

/// Style of a player's name.
pub(crate) const NAME: Style = Style::new(Face::Bold, 28.0, theme::INK);
/// Style of a sentence below it.
const WORDS: Style = Style::new(Face::Text, 23.0, theme::INK);

/// Rim of a seat's panel.
pub(crate) enum Rim {
    /// In the seat's colour, dim.
    Quiet,
    /// In the seat's colour, bright, as on turn.
    Bright,
    /// In gold, because something is asked or won here.
    Golden,
}

impl Rim {
    /// Returns the rim in the seat's colour, bright or dim.
    pub(crate) fn lit(is_bright: bool) -> Self {
        match is_bright {
            true => Self::Bright,
            false => Self::Quiet,
        }
    }
}

/// Draws a seat's panel: its ground, and then the bar with the emblem and the content, as the panel's reader has them
/// before them.
pub(crate) fn draw(
    state: &State,
    (place, colour): (Station, PlayerColour),
    rim: Rim,
    pen: &mut Pen,
    content: impl FnOnce(&mut Pen),
) {
    draw_ground(state, (place, colour), rim, pen);
    let (reader, _) = state.facing(place);
    state.draw_facing(place, pen, |pen| {
        draw_bar(pen, colour, reader != place);
        content(pen);
    });
}

/// Draws the ground of a seat's panel, which is no part of the board.
pub(crate) fn draw_ground(
    state: &State,
    (place, colour): (Station, PlayerColour),
    rim: Rim,
    pen: &mut Pen,
) {
    state.draw_at(place, pen, |pen| {
        match rim {
            Rim::Quiet => draw_frame(pen, colour.colour(), false),
            Rim::Bright => draw_frame(pen, colour.colour(), true),
            Rim::Golden => draw_frame(pen, theme::GOLD, true),
        }
        let panel = Frame::new(0.0, 0.0, PANEL_WIDTH, PANEL_DEPTH);
        pen.target(Target::Sheet(SheetTarget::Blank), panel, true);
    });
}

/// Draws the two lines of a panel above its buttons: a player's name or a question, and a sentence.
pub(crate) fn draw_lines(title: Message, words: Message, pen: &mut Pen) {
    let line = |y| Point::new(LEFT, y);
    fitted(pen, title, line(38.0), RIGHT - LEFT, NAME);
    fitted(pen, words, line(68.0), RIGHT - LEFT, WORDS);
}

/// Draws an empty panel. A bright edge marks the player on turn.
pub(crate) fn draw_frame(pen: &mut Pen, colour: Colour, acting: bool) {
    let frame = Frame::new(0.0, 0.0, PANEL_WIDTH, PANEL_DEPTH + OVERHANG);
    let rim = if acting {
        Stroke::round(colour, 6.0)
    } else {
        Stroke::round(colour.alpha(0.55), 2.0)
    };
    if acting {
        let outer = pen::rounded(frame.inset(-5.0), 23.0);
        pen.stroke(outer, Stroke::round(colour.alpha(0.35), 10.0));
    }
    widgets::panel(pen, frame.inset(rim.width / 2.0), 18.0, Some(rim));
}

/// The left end of the bar in a player's colour, beside the rim, and its width.
const FROM: f32 = 3.0;
const BAR: f32 = 36.0;
/// Left and right end of a panel's content.
pub(crate) const LEFT: f32 = FROM + BAR + 11.0;
pub(crate) const RIGHT: f32 = PANEL_WIDTH - 16.0;
/// Gap between buttons.
pub(crate) const APART: f32 = 15.5;
/// The row of a panel's buttons.
pub(crate) const BUTTONS: Frame = Frame::new(LEFT, BUTTON_TOP, RIGHT - LEFT, BUTTON_HEIGHT);
/// The middle of the emblem on the bar, and its radius.
const EMBLEM: (Point, f32) = (Point::new(FROM + BAR / 2.0, 36.0), 12.5);

/// Draws the bar with the player's emblem at the left end of a panel. It identifies the seat from across the table.
/// `turned` is true if the panel is that of a computer across from its reader.
pub(crate) fn draw_bar(pen: &mut Pen, colour: PlayerColour, turned: bool) {
    let at = |x: f32, y: f32| Point::new(FROM + x, if turned { PANEL_DEPTH - y } else { y });
    let bar = vec![
        Op::Move(at(0.0, PANEL_DEPTH + OVERHANG)),
        Op::Line(at(0.0, 18.0)),
        Op::Quad(at(0.0, FROM), at(15.0, FROM)),
        Op::Line(at(BAR, FROM)),
        Op::Line(at(BAR, PANEL_DEPTH + OVERHANG)),
        Op::Close,
    ];
    pen.fill(bar, colour.colour());
    let (middle, radius) = EMBLEM;
    pen.fill(emblems::emblem(colour, middle, radius), theme::PANEL);
}

/// Draws the dark ground of a round button next to a panel, with a ring in the seat's colour.
pub(crate) fn draw_ground_beside(pen: &mut Pen, state: &State, place: Station, button: Frame) {
    let radius = button.w / 2.0 + 6.0;
    pen.fill(pen::circle(button.centre(), radius), theme::PANEL);
    let mut seats = state.session().into_iter().flat_map(Session::seats);
    if let Some(seat) = seats.find(|seat| seat.place == place) {
        let ring = pen::circle(button.centre(), radius - 2.0);
        pen.stroke(ring, Stroke::round(seat.colour.colour(), 3.5));
    }
}

/// Draws the name of the game in two corners, for both long sides.
pub(crate) fn draw_corners(words: impl Into<Message>, pen: &mut Pen) {
    let words = pen.say(words);
    // The panels limit the space. Long names of maps are narrow.
    let (most, room) = (19.0, 190.0);
    let face = match measure::width(&words, Face::Bold, most) > room {
        true => Face::Narrow,
        false => Face::Bold,
    };
    let size = widgets::fitting(&words, face, most, room);
    let wide = measure::width(&words, face, size) + 28.0;
    let plate = Frame::new(0.0, 0.0, wide, 36.0);
    let near = Pose::new(Point::new(14.0, 1030.0), Station::NearLeft.turn());
    let far = Pose::new(Point::new(14.0 + plate.w, 50.0), Station::FarLeft.turn());
    for pose in [near, far] {
        pen.with_pose(pose, |pen| {
            pen.fill(pen::rounded(plate, 18.0), theme::PANEL.alpha(0.85));
            let style = Style::new(face, size, theme::QUIET).middle();
            widgets::centred(pen, &words, plate.centre(), style);
        });
    }
}
