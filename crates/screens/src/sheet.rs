//! Sheets: a card as high as what is on it, which goes down in a column. What is on a sheet is written once. On an own
//! screen the card lies at the lower edge, where a thumb is, or in the middle; over a table it is larger and can be
//! turned to every side.

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

/// The room between a sheet's ends and what is on it.
pub(crate) const EDGE: f32 = 12.0;
/// The room between things on it.
pub(crate) const GAP: f32 = 8.0;
/// Height of buttons.
pub(crate) const BUTTON: f32 = 48.0;
/// Width of the button that closes a sheet.
pub(crate) const CLOSE: f32 = 92.0;
/// The title of a sheet.
pub(crate) const TITLE: Style = Style::new(Face::Bold, 24.0, theme::INK);
/// Style of longer texts.
pub(crate) const WORDS: Style = Style::new(Face::Text, 17.0, theme::INK);
/// Style of remarks beside something else.
pub(crate) const SMALL: Style = Style::new(Face::Text, 15.0, theme::QUIET);

/// The room round a card that touches no edge of the screen.
const ROUND: f32 = 8.0;
/// Reach of a card at the lower edge beyond it, so that its corners there are not seen.
const OVERHANG: f32 = 30.0;
const CORNER: f32 = 22.0;
/// A card is shown smaller by no more than this: a higher one is moved in its room.
const LEGIBLE: f32 = 0.94;

/// Factor by which sheets are larger over a table, where people sit farther away.
const ON_TABLE: f32 = 1.4;
/// The room between things on them, which fingers need there.
const WIDE_GAP: f32 = 12.0;
/// The button that turns a sheet over a table.
const TURN: f32 = 60.0;
/// Beside a table's middle, so that as much as possible of it stays free.
pub(crate) const ASIDE: Point = Point::new(1340.0, 540.0);

/// Where a card lies on an upright screen; on a wide one all lie in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// At the lower edge. Over a table in the middle.
    Low,
    /// The same, but over a table beside the middle: the game goes on.
    Aside,
    /// In the middle.
    Middle,
    /// The same, but over a table where the settings were that lead here.
    Question,
    /// At the upper edge of its room.
    High,
    /// On a seat's sheet, which is drawn already, from the top.
    Sheet,
}

/// Rest of a sheet's room, from the top down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    room: Frame,
    gap: f32,
}

impl Column {
    /// All of a room.
    pub(crate) const fn new(room: Frame) -> Self {
        Self { room, gap: GAP }
    }

    /// The same with another gap below each row.
    pub(crate) const fn with_gap(self, gap: f32) -> Self {
        Self { gap, ..self }
    }

    /// Rest of the room.
    pub(crate) const fn rest(&self) -> Frame {
        self.room
    }

    /// The room between things on it: fingers at a table need more.
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

    /// Leaves some room.
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

    /// The same in lines that are about as long as each other, each in the middle, for what stands alone on a card.
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

    /// Two columns beside each other in what is left.
    pub(crate) fn split(self) -> [Self; 2] {
        [0, 1].map(|index| Self {
            room: self.room.column(index, 2, 2.0 * EDGE),
            ..self
        })
    }

    /// Goes on below two columns.
    pub(crate) fn join(&mut self, columns: [Self; 2]) {
        let low = columns.map(|column| column.room.y);
        self.skip(low[0].max(low[1]) - self.room.y);
    }
}

/// Height of a card of a width on which a pen draws, with so much room between things.
pub(crate) fn height(pen: &Pen, wide: f32, gap: f32, draw: &impl Fn(&mut Pen, &mut Column)) -> f32 {
    let room = Frame::new(0.0, 0.0, wide - 2.0 * EDGE, 0.0);
    let mut column = Column { room, gap };
    draw(&mut Pen::new(pen.words(), pen.language()), &mut column);
    column.room.y - gap + 2.0 * EDGE
}

/// Size of a card that lies somewhere in a room.
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

/// Returns true if a card lies at the lower edge of a room. A wide room has it in the middle.
fn is_low(room: Frame, place: Place) -> bool {
    matches!(place, Place::Low | Place::Aside) && room.w < room.h
}

/// The least room at a card's sides, and the most that it may be high.
fn bounds(room: Frame, low: bool, wide: f32) -> (f32, f32) {
    match low {
        // A narrow screen's card reaches from side to side.
        true if room.w <= wide + 2.0 * ROUND => (0.0, room.h),
        true => (ROUND, room.h),
        false => (ROUND, room.h - 2.0 * ROUND),
    }
}

/// A card of a width, as high as what is drawn on it. An own screen is dimmed and cannot be touched meanwhile; on a
/// table that is so under the card alone.
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

/// The same over a table, turned as the application says.
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

/// The same within a part of the screen, and without dimming the rest. A card that is much too high is moved in it.
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
    let moved = state.viewing.scrolled(Scrolled::Card).min(beyond);
    let x = room.x + (room.w - wide) / 2.0;
    let corner = Point::new(x, room.y + round - moved);
    let pose = Pose::new(corner, Rotation::R0);
    let ground = (place != Place::Sheet).then_some(0.0);
    draw_card(pen, pose, (wide, high), GAP, ground, draw);
    pen.scroll(Scrolled::Card, room, beyond);
    draw_bar(room, moved / beyond, room.h / (room.h + beyond), pen);
}

/// Shows at the right edge of a room which part of what is moved in it is in sight.
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

/// A card within a part of the screen, shown smaller as a whole if it does not fit.
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

/// The same of a card whose size is known.
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

/// A card at a pose, with so much room between things. Its ground reaches so far below it; it has none if that is drawn
/// already.
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

/// The same with so much room between title and buttons for something else; where that lies.
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

/// The title of a sheet that is closed by an answer, and the button that turns it over a table.
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

/// Dots of pages round a middle: the page that is open is golden. `radii` are those of its dot and of the others.
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
