//! Sheets: cards with the height of their contents, which form a column. The contents of a sheet are written once.
//! On an own screen the card is at the lower edge, near the thumb, or in the middle. On a table it is larger, and
//! people can rotate it to every side.

use super::over;
use super::own::button;
use app::layout::Layout;
use app::state::State;
use base::table::{Pose, Rotation};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, MIDDLE, Pen, Point, STAGE_HEIGHT, STAGE_WIDTH, Scrolled, SheetTarget, Size,
    Stroke, Style, Target, pen, theme,
};

/// Margin at a sheet's ends.
pub(crate) const EDGE: f32 = 12.0;
/// Gap between its items.
pub(crate) const GAP: f32 = 8.0;
/// Height of buttons.
pub(crate) const BUTTON: f32 = 48.0;
/// Width of the button that closes a sheet.
pub(crate) const CLOSE: f32 = 92.0;
/// The title of a sheet.
pub(crate) const TITLE: Style = Style::new(Face::Bold, 24.0, theme::INK);
/// Style of longer texts.
pub(crate) const WORDS: Style = Style::new(Face::Text, 17.0, theme::INK);
/// Style of side remarks.
pub(crate) const SMALL: Style = Style::new(Face::Text, 15.0, theme::QUIET);

/// Margin round a card that touches no edge of the screen.
const ROUND: f32 = 8.0;
/// Distance by which a card at the lower edge extends beyond it, which hides its corners there.
const OVERHANG: f32 = 30.0;
const CORNER: f32 = 22.0;
/// Minimum scale of a card. A higher one scrolls instead.
const LEGIBLE: f32 = 0.94;

/// Factor by which sheets are larger over a table, where people sit farther away.
const ON_TABLE: f32 = 1.4;
/// Gap between items on a table's sheets, which fingers need there.
const WIDE_GAP: f32 = 12.0;
/// The button that turns a sheet over a table.
const TURN: f32 = 60.0;
/// Middle of sheets beside a table's centre, which keep as much of it free as possible.
pub(crate) const ASIDE: Point = Point::new(1340.0, 540.0);

/// Place of a card on an upright screen. On a wide one all are in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// At the lower edge. Over a table in the middle.
    Low,
    /// At the lower edge, but on a table beside the middle, because the game continues.
    Aside,
    /// In the middle.
    Middle,
    /// The same, but over a table where the settings were that lead here.
    Question,
    /// At the upper edge of its area.
    High,
    /// At the top of a seat's sheet, which is drawn already.
    Sheet,
}

/// Rest of a sheet's area, from the top down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    room: Frame,
    gap: f32,
}

impl Column {
    /// Returns a column in an area.
    pub(crate) const fn new(room: Frame) -> Self {
        Self { room, gap: GAP }
    }

    /// The same with another gap below each row.
    pub(crate) const fn with_gap(self, gap: f32) -> Self {
        Self { gap, ..self }
    }

    /// Returns the rest of the area.
    pub(crate) const fn rest(&self) -> Frame {
        self.room
    }

    /// Returns the gap between items, which is larger on a table.
    pub(crate) const fn gap(&self) -> f32 {
        self.gap
    }

    /// Width of the column.
    pub(crate) const fn wide(&self) -> f32 {
        self.room.w
    }

    /// Takes a row of a height, with a gap below.
    pub(crate) fn row(&mut self, high: f32) -> Frame {
        let row = Frame {
            h: high,
            ..self.room
        };
        self.skip(high + self.gap);
        row
    }

    /// Skips a height.
    pub(crate) fn skip(&mut self, high: f32) {
        self.room.y += high;
        self.room.h -= high;
    }

    /// Writes words in as many lines as they need, with a gap below.
    pub(crate) fn words(&mut self, pen: &mut Pen, words: impl Into<Message>, style: Style) {
        let words = pen.say(words);
        let lines = widgets::broken(&words, style.face(), style.size(), self.room.w);
        self.lines(pen, &words, lines, self.room.x, style);
    }

    /// Writes centred lines of about equal length, for words that are alone on a card.
    pub(crate) fn centred(&mut self, pen: &mut Pen, words: impl Into<Message>, style: Style) {
        let words = pen.say(words);
        let lines = |room: f32| widgets::broken(&words, style.face(), style.size(), room);
        let most = lines(self.room.w).len();
        let rooms = (4..=10).map(|tenths| self.room.w * tenths as f32 / 10.0);
        let mut balanced = rooms.map(lines).filter(|lines| lines.len() <= most);
        let lines = balanced.next().unwrap_or_default();
        self.lines(pen, &words, lines, self.room.centre().x, style.middle());
    }

    fn lines(&mut self, pen: &mut Pen, whole: &str, lines: Vec<String>, x: f32, style: Style) {
        if lines.is_empty() {
            return;
        }
        let line = style.size() * widgets::LINE;
        let base = Point::new(x, self.room.y + style.size());
        widgets::text_in_lines(pen, whole, &lines, base, line, style);
        self.skip((lines.len() - 1) as f32 * line + 1.3 * style.size() + self.gap);
    }

    /// Splits the rest into two columns.
    pub(crate) fn split(self) -> [Self; 2] {
        [0, 1].map(|index| Self {
            room: self.room.column(index, 2, 2.0 * EDGE),
            ..self
        })
    }

    /// Continues below two columns.
    pub(crate) fn join(&mut self, columns: [Self; 2]) {
        let low = columns.map(|column| column.room.y);
        self.skip(low[0].max(low[1]) - self.room.y);
    }
}

/// Returns the height of a card of this width with these contents and gaps.
pub(crate) fn height(pen: &Pen, wide: f32, gap: f32, draw: &impl Fn(&mut Pen, &mut Column)) -> f32 {
    let room = Frame::new(0.0, 0.0, wide - 2.0 * EDGE, 0.0);
    let mut column = Column { room, gap };
    draw(&mut Pen::new(pen.words(), pen.language()), &mut column);
    column.room.y - gap + 2.0 * EDGE
}

/// Size of a card in an area.
struct Card {
    wide: f32,
    high: f32,
    /// Greatest height that it may have.
    most: f32,
}

impl Card {
    fn of(
        room: Frame,
        pen: &Pen,
        place: Place,
        wide: f32,
        draw: &impl Fn(&mut Pen, &mut Column),
    ) -> Self {
        let (side, most) = match place {
            Place::Sheet => (0.0, room.h),
            _ => bounds(room, is_low(room, place), wide),
        };
        let wide = wide.min(room.w - 2.0 * side);
        let high = height(pen, wide, GAP, draw);
        Self { wide, high, most }
    }
}

/// Returns true if a card of a width is not higher than the stage, in the language of a pen.
pub(crate) fn fits(
    pen: &Pen,
    stage: Size,
    wide: f32,
    draw: &impl Fn(&mut Pen, &mut Column),
) -> bool {
    let card = Card::of(stage.frame(), pen, Place::Low, wide, draw);
    card.high <= card.most
}

/// Returns true if a sheet has one column. Over a table a narrow sheet leaves all sides their panels.
pub(crate) fn is_tall(state: &State) -> bool {
    let stage = state.stage();
    state.layout() == Layout::Table || stage.height > stage.width
}

/// Returns true if a card is at the lower edge of an area. In a wide area it is in the middle.
fn is_low(room: Frame, place: Place) -> bool {
    matches!(place, Place::Low | Place::Aside) && room.w < room.h
}

/// Returns the minimum margin at a card's sides, and its maximum height.
fn bounds(room: Frame, low: bool, wide: f32) -> (f32, f32) {
    match low {
        // A narrow screen's card reaches from side to side.
        true if room.w <= wide + 2.0 * ROUND => (0.0, room.h),
        true => (ROUND, room.h),
        false => (ROUND, room.h - 2.0 * ROUND),
    }
}

/// Draws a card of this width, with the height of its contents. An own screen is dimmed and blocked meanwhile. On a
/// table only the part under the card is.
pub(crate) fn draw(
    state: &State,
    pen: &mut Pen,
    place: Place,
    wide: f32,
    draw: impl Fn(&mut Pen, &mut Column),
) {
    if state.layout() == Layout::Table {
        return draw_on_table(state, pen, place, wide, draw);
    }
    let room = state.stage().frame();
    pen.fill(pen::rounded(room, 0.0), theme::ROOM_EDGE.alpha(0.62));
    pen.target(Target::Sheet(SheetTarget::Blank), room, true);
    draw_moved(state, room, pen, place, wide, draw);
}

/// Draws a card on a table with the application's rotation.
fn draw_on_table(
    state: &State,
    pen: &mut Pen,
    place: Place,
    wide: f32,
    draw: impl Fn(&mut Pen, &mut Column),
) {
    let high = height(pen, wide, WIDE_GAP, &draw);
    let (across, down) = match state.overlays.rotation.is_upright() {
        true => (STAGE_WIDTH, STAGE_HEIGHT),
        false => (STAGE_HEIGHT, STAGE_WIDTH),
    };
    let fits = |room: f32, size: f32| (room - 2.0 * ROUND) / size;
    let scale = ON_TABLE.min(fits(across, wide)).min(fits(down, high));
    let centre = match place {
        Place::Aside | Place::Question => ASIDE,
        Place::Low | Place::Middle | Place::High | Place::Sheet => MIDDLE,
    };
    let pose =
        Pose::centred(centre, wide * scale, high * scale, state.overlays.rotation).scaled(scale);
    draw_card(pen, pose, (wide, high), WIDE_GAP, Some(0.0), draw);
}

/// Draws a card within a part of the screen, without dimming the rest. A card that is much too high scrolls.
pub(crate) fn draw_moved(
    state: &State,
    room: Frame,
    pen: &mut Pen,
    place: Place,
    wide: f32,
    draw: impl Fn(&mut Pen, &mut Column),
) {
    let card = Card::of(room, pen, place, wide, &draw);
    let Card { wide, high, most } = card;
    if high * LEGIBLE <= most {
        return draw_whole(room, pen, place, card, draw);
    }
    let round = (room.w - wide).min(2.0 * ROUND) / 2.0;
    let beyond = high + 2.0 * round - room.h;
    let moved = state.house.viewing.scrolled(Scrolled::Card).min(beyond);
    let x = room.x + (room.w - wide) / 2.0;
    let corner = Point::new(x, room.y + round - moved);
    let pose = Pose::new(corner, Rotation::R0);
    let ground = (place != Place::Sheet).then_some(0.0);
    draw_card(pen, pose, (wide, high), GAP, ground, draw);
    pen.scroll(Scrolled::Card, room, beyond);
    draw_bar(room, moved / beyond, room.h / (room.h + beyond), pen);
}

/// Draws a scroll bar at the right edge of an area, for the visible part of its contents.
pub(crate) fn draw_bar(room: Frame, share: f32, seen: f32, pen: &mut Pen) {
    const WIDE: f32 = 4.0;
    let bar = Frame::new(room.x + room.w - WIDE - 1.0, room.y, WIDE, room.h);
    pen.fill(pen::rounded(bar, WIDE / 2.0), theme::CARD);
    let high = (seen * room.h).max(20.0);
    let knob = Frame {
        y: room.y + share * (room.h - high),
        h: high,
        ..bar
    };
    pen.fill(pen::rounded(knob, WIDE / 2.0), theme::RIM);
}

/// Draws a card within a part of the screen, and scales all of it down if it does not fit.
pub(crate) fn draw_in(
    room: Frame,
    pen: &mut Pen,
    place: Place,
    wide: f32,
    draw: impl Fn(&mut Pen, &mut Column),
) {
    let card = Card::of(room, pen, place, wide, &draw);
    draw_whole(room, pen, place, card, draw);
}

/// Draws a card of a known size.
fn draw_whole(
    room: Frame,
    pen: &mut Pen,
    place: Place,
    Card { wide, high, most }: Card,
    draw: impl Fn(&mut Pen, &mut Column),
) {
    let low = is_low(room, place);
    let scale = (most / high).min(1.0);
    let (w, h) = (wide * scale, high * scale);
    let x = room.x + (room.w - w) / 2.0;
    let y = match place {
        Place::Sheet => room.y,
        Place::High => room.y + ROUND,
        Place::Low | Place::Aside if low => room.y + room.h - h,
        _ => room.y + (room.h - h) / 2.0,
    };
    let pose = Pose::new(Point::new(x, y), Rotation::R0).scaled(scale);
    let overhang = if low { OVERHANG } else { 0.0 };
    let ground = (place != Place::Sheet).then_some(overhang);
    draw_card(pen, pose, (wide, high), GAP, ground, draw);
}

/// Draws a card at a pose with this gap between items. Its ground extends this far below it. It has none if that is
/// drawn already.
fn draw_card(
    pen: &mut Pen,
    pose: Pose,
    (wide, high): (f32, f32),
    gap: f32,
    overhang: Option<f32>,
    draw: impl Fn(&mut Pen, &mut Column),
) {
    pen.with_pose(pose, |pen| {
        let card = Frame::new(0.0, 0.0, wide, high);
        if let Some(overhang) = overhang {
            let ground = Frame {
                h: high + overhang,
                ..card
            };
            let rim = Stroke::round(theme::LINE, 2.0);
            widgets::panel(pen, ground, CORNER, Some(rim));
        }
        pen.target(Target::Sheet(SheetTarget::Blank), card, true);
        pen.for_reader(pen.language(), wide, |pen| {
            let room = card.inset(EDGE);
            draw(pen, &mut Column { room, gap });
        });
    });
}

/// A sheet's title, the button that turns it over a table, and the one that closes it.
pub(crate) fn draw_head(
    state: &State,
    title: impl Into<Message>,
    pen: &mut Pen,
    column: &mut Column,
) {
    draw_head_beside(state, title, 0.0, pen, column);
}

/// Draws the head with a space of this width between title and buttons, and returns that space.
pub(crate) fn draw_head_beside(
    state: &State,
    title: impl Into<Message>,
    room: f32,
    pen: &mut Pen,
    column: &mut Column,
) -> Frame {
    let row = column.row(BUTTON);
    let turn = match state.layout() {
        Layout::Table => TURN + column.gap(),
        Layout::Own => 0.0,
    };
    let apart = if room > 0.0 { column.gap() } else { 0.0 };
    let taken = CLOSE + column.gap() + turn + room + apart;
    let [head, other] = row.beside([row.w - taken, room], apart);
    draw_title(title, head, pen);
    let right = row.x + row.w - CLOSE;
    if turn > 0.0 {
        let frame = Frame::new(right - turn, row.y, TURN, BUTTON);
        over::turn_button(state, pen, Target::Sheet(SheetTarget::Rotate), frame);
    }
    let close = Frame::new(right, row.y, CLOSE, BUTTON);
    let target = Target::Sheet(SheetTarget::Close);
    button(state, pen, target, close, words::over_close(), false);
    other
}

/// Draws the title of a sheet that an answer closes, and on a table the button that rotates it.
pub(crate) fn draw_asking(
    state: &State,
    title: impl Into<Message>,
    pen: &mut Pen,
    column: &mut Column,
) {
    if state.layout() == Layout::Own {
        return draw_title(title, column.row(32.0), pen);
    }
    let row = column.row(BUTTON);
    let [head, turn] = row.beside([row.w - TURN - column.gap(), TURN], column.gap());
    draw_title(title, head, pen);
    over::turn_button(state, pen, Target::Sheet(SheetTarget::Rotate), turn);
}

/// A sheet's title in a frame.
pub(crate) fn draw_title(title: impl Into<Message>, frame: Frame, pen: &mut Pen) {
    let title = pen.say(title);
    let size = widgets::fitting(&title, TITLE.face(), TITLE.size(), frame.w);
    let at = Point::new(frame.x, frame.centre().y);
    widgets::centred(pen, title, at, TITLE.sized(size));
}

/// A button as sheets have them.
pub(crate) fn button(
    state: &State,
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: impl Into<Message>,
    golden: bool,
) {
    let look = ButtonState {
        golden,
        ..ButtonState::new(true, false)
    };
    button::button(state, pen, target, frame, words, look);
}

/// Draws the dots of pages round a middle. The current page's dot is golden. `radii` are those of its dot and of
/// the others.
pub(crate) fn draw_dots(
    middle: Point,
    apart: f32,
    (number, count): (usize, usize),
    radii: [f32; 2],
    pen: &mut Pen,
) {
    let x = |page: usize| middle.x + (page as f32 - (count - 1) as f32 / 2.0) * apart;
    for page in 0..count {
        let (radius, colour) = match page == number {
            true => (radii[0], theme::GOLD),
            false => (radii[1], theme::LINE),
        };
        pen.fill(pen::circle(Point::new(x(page), middle.y), radius), colour);
    }
}
