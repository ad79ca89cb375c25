//! Parts of every game's screen: the panel of a seat, and titles in two corners.

use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Pose, Station};
use base::words::Message;
use scene::{
    Colour, Face, Frame, Op, Pen, Point, STAGE_HEIGHT, Stroke, Style, measure, pen, theme, widgets,
};
use session::Session;

/// A panel reaches a little beyond the stage's edge, so that its corners there are not seen.
const OVERHANG: f32 = 24.0;
/// Where a panel's buttons begin.
pub(crate) const BUTTON_TOP: f32 = 82.0;
/// Height of a panel's buttons.
pub(crate) const BUTTON_HEIGHT: f32 = 52.0;

/// Style of a player's name.
pub const NAME: Style = Style::new(Face::Bold, 28.0, theme::INK);

/// A seat's panel without what is on it; a bright edge tells whose move it is.
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

/// The width of the bar in a player's colour at the left edge of a panel.
const BAR: f32 = 8.0;

/// A bar in a player's colour along the left edge of a panel, so that the seat is known from across the table.
pub(crate) fn draw_bar(pen: &mut Pen, colour: Colour) {
    let bar = vec![
        Op::Move(Point::new(3.0, PANEL_DEPTH + OVERHANG)),
        Op::Line(Point::new(3.0, 20.0)),
        Op::Quad(Point::new(3.0, 8.0), Point::new(3.0 + BAR, 4.5)),
        Op::Line(Point::new(3.0 + BAR, PANEL_DEPTH + OVERHANG)),
        Op::Close,
    ];
    pen.fill(bar, colour);
}

/// The dark ground of a round button beside a panel, with a ring in the colour of the seat that it belongs to.
pub(crate) fn draw_ground_beside(pen: &mut Pen, state: &State, place: Station, button: Frame) {
    let radius = button.w / 2.0 + 6.0;
    pen.fill(pen::circle(button.centre(), radius), theme::PANEL);
    let mut seats = state.session().into_iter().flat_map(Session::seats);
    if let Some(seat) = seats.find(|seat| seat.place == place) {
        let ring = pen::circle(button.centre(), radius - 2.0);
        pen.stroke(ring, Stroke::round(seat.colour.colour(), 3.5));
    }
}

/// The largest letters in which a title has room in two lines, and the lines, without what stands between them.
fn in_two_lines(words: &str, room: f32) -> (f32, Vec<String>) {
    let broken = |size: f32| (size, widgets::broken(words, Face::Bold, size, room));
    let mut sizes = [18.0, 16.0, 14.0].into_iter().map(broken);
    let found = sizes.find(|(_, lines)| lines.len() <= 2);
    let (size, mut lines) = found.unwrap_or_else(|| broken(12.0));
    for line in &mut lines {
        line.truncate(line.trim_end_matches([' ', '·']).len());
    }
    (size, lines)
}

/// Draws a title of what is played in two corners, for both long sides.
pub(crate) fn draw_corners(words: impl Into<Message>, pen: &mut Pen) {
    let words = pen.say(words);
    // Beside them the panels begin, and above them are the seats' buttons: a long name of a map has a line of its own.
    const ROOM: f32 = 186.0;
    let is_long = measure::width(&words, Face::Bold, 18.0) > ROOM;
    let (high, below) = if is_long { (50.0, 8.0) } else { (36.0, 14.0) };
    let (size, lines) = match is_long {
        true => in_two_lines(&words, ROOM),
        false => (
            widgets::fitting(&words, Face::Bold, 19.0, ROOM),
            vec![words.clone()],
        ),
    };
    let widths = lines
        .iter()
        .map(|line| measure::width(line, Face::Bold, size));
    let plate = Frame::new(0.0, 0.0, widths.fold(0.0, f32::max) + 32.0, high);
    let near = Pose::new(
        Point::new(14.0, STAGE_HEIGHT - below - high),
        Station::NearLeft.turn(),
    );
    let far = Pose::new(
        Point::new(14.0 + plate.w, below + high),
        Station::FarLeft.turn(),
    );
    for pose in [near, far] {
        pen.with_pose(pose, |pen| {
            pen.fill(pen::rounded(plate, 18.0), theme::PANEL.alpha(0.85));
            let style = Style::new(Face::Bold, size, theme::QUIET).middle();
            widgets::centred_lines(pen, &words, &lines, plate.centre(), 21.0, style);
        });
    }
}
