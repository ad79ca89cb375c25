//! The panel of a computer at a short side in a game for two. The only person sits at a long side, so its words are
//! upright for that person, one below the other.

use std::ops::RangeInclusive;

use app::board_table::BoardTable;
use app::state::State;
use app::table::TableScreen;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Pose, Station};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Colour, Face, Frame, Pen, Point, Style, emblems, measure, pen, theme};
use session::SeatAssignment;
use session::boards::Player;

use super::duel_status::{status, tally};
use super::panel::{self, Rim};
use super::{clock, computer};

/// The middle of the panel, and the space for words.
const MIDDLE: f32 = PANEL_DEPTH / 2.0;
const ROOM: f32 = 126.0;
/// The bar in the seat's colour.
const BAR: Frame = Frame::new(6.0, 6.0, PANEL_DEPTH - 12.0, 40.0);
/// The middle of the computer's sign.
pub(crate) const ROBOT: Point = Point::new(MIDDLE, 126.0);
/// The clock, and the button by which a person takes the computer's place.
const CLOCK: Point = Point::new(MIDDLE, 500.0);
const TAKE_OVER: Frame = Frame::new(8.0, 528.0, PANEL_DEPTH - 16.0, 60.0);
const NAME: Style = Style::new(Face::Bold, 24.0, theme::INK);
/// Letter sizes of words. The largest in which each word fits is used.
const SIZES: RangeInclusive<u8> = 18..=21;
const BUTTON: Style = Style::new(Face::Bold, 20.0, theme::INK);
/// Space between paragraphs.
const APART: f32 = 12.0;

/// Returns the reader of such a panel at a place; `None` if the panel there is an ordinary one.
pub(crate) fn reader(state: &State, table: &TableScreen, place: Station) -> Option<Station> {
    table.board()?;
    state.reads_tilted(place)
}

/// Draws something on a place's panel, upright for a reader at another place.
pub(crate) fn draw_facing(
    state: &State,
    place: Station,
    reader: Station,
    pen: &mut Pen,
    draw: impl FnOnce(&mut Pen),
) {
    let pose = Pose::centred(place.middle(), PANEL_DEPTH, PANEL_WIDTH, reader.turn());
    pen.with_pose(pose, |pen| {
        pen.for_reader(state.language_at(reader), PANEL_DEPTH, draw);
    });
}

/// Draws the panel: the computer's name, level and clock, what it does, and how a person takes its place.
pub(crate) fn draw(
    state: &State,
    duel: BoardTable<'_>,
    player: Player,
    reader: Station,
    rim: Rim,
    pen: &mut Pen,
) {
    let SeatAssignment { place, colour, .. } = duel.sitting[player];
    panel::draw_ground(state, (place, colour), rim, pen);
    draw_facing(state, place, reader, pen, |pen| {
        let y = draw_head(duel, player, pen);
        let (status, ink) = status(state, duel, player);
        let y = draw_words(status, y, ink, pen);
        draw_words(tally(state, duel, player), y, theme::GOLD, pen);
        clock::draw_upright(state, duel, player, CLOCK, pen);
        draw_take_over(state, place, pen);
    });
}

/// Draws the panel while a person looks back: the computer's name and level, and its expectation in `words`.
pub(crate) fn draw_looking_back(
    state: &State,
    duel: BoardTable<'_>,
    player: Player,
    reader: Station,
    words: Message,
    pen: &mut Pen,
) {
    let SeatAssignment { place, colour, .. } = duel.sitting[player];
    panel::draw_ground(state, (place, colour), Rim::Quiet, pen);
    draw_facing(state, place, reader, pen, |pen| {
        let y = draw_head(duel, player, pen);
        draw_words(words, y, theme::INK, pen);
    });
}

/// Draws the seat's colour and name and the computer's level. Returns the base line of what comes below.
fn draw_head(duel: BoardTable<'_>, player: Player, pen: &mut Pen) -> f32 {
    let sitting = duel.sitting[player];
    pen.fill(pen::rounded(BAR, 12.0), sitting.colour.colour());
    let emblem = emblems::emblem(sitting.colour, BAR.centre(), 13.0);
    pen.fill(emblem, theme::PANEL);
    let name = pen.say(sitting.colour.name());
    let size = widgets::fitting(&name, NAME.face(), NAME.size(), ROOM);
    let style = NAME.sized(size).middle();
    widgets::centred(pen, name, Point::new(MIDDLE, 72.0), style);
    emblems::draw_robot(pen, ROBOT, 52.0, theme::QUIET, theme::PANEL);
    let level = sitting.computer().map(|level| level.title());
    let level = words::sheet_computer(level.unwrap_or_default());
    draw_words(level, 180.0, theme::QUIET, pen)
}

/// Draws a paragraph from a base line down. Returns the base line of the next one.
fn draw_words(words: Message, y: f32, ink: Colour, pen: &mut Pen) -> f32 {
    let words = pen.say(words);
    let broken = |size: f32| widgets::broken(&words, Face::Narrow, size, ROOM);
    let fits = |size: &f32| {
        let lines = broken(*size);
        let wide = |line: &String| measure::width(line, Face::Narrow, *size);
        lines.iter().all(|line| wide(line) <= ROOM)
    };
    let least = f32::from(*SIZES.start());
    let size = SIZES.rev().map(f32::from).find(fits).unwrap_or(least);
    let style = Style::new(Face::Narrow, size, ink).middle();
    let at = Point::new(MIDDLE, y);
    let below = widgets::text_in_lines(pen, &words, &broken(size), at, 1.2 * size, style);
    below + APART
}

fn draw_take_over(state: &State, place: Station, pen: &mut Pen) {
    let Some((target, words)) = computer::take_over(state, place) else {
        return;
    };
    let look = ButtonState::new(true, state.hands.presses(target)).quiet();
    let said = pen.say(&words);
    let ink = widgets::plate(pen, target, TAKE_OVER, words, look);
    let style = Style::new(BUTTON.face(), BUTTON.size(), ink).middle();
    let lines = widgets::broken_evenly(&said, style.face(), style.size(), ROOM - 20.0);
    pen.unread(|pen| {
        widgets::centred_lines(pen, &said, &lines, TAKE_OVER.centre(), 23.0, style);
    });
}
