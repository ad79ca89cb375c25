//! A picture to take home, in the style of a printed map: the framed board, above it the game and its winner, and
//! below it a card for each player.

use crate::sheet::{self, BUTTON, Column, Place, WORDS};
use app::board_table::BoardTable;
use app::state::State;
use app::table::TableScreen;
use base::table::{PlayerColour, Rotation};
use base::words::{self, Message};
use scene::{
    Camera, Face, Frame, Layer, LayerName, Pen, PictureFormat, Point, Scene, ShareTarget, Size,
    Stroke, Style, Target, emblems, measure, pen, theme, widgets,
};
use session::boards::Player;

use super::duel_board::{self, draw_board};
use super::style::fitted;
use super::{duel_status, edges};

/// Margin round everything.
pub(crate) const EDGE: f32 = 60.0;
/// Height of the part above the board.
pub(crate) const HEAD: f32 = 176.0;
/// Gap between the board and the cards.
pub(crate) const GAP: f32 = 44.0;
/// Gap between cards.
const BETWEEN: f32 = 20.0;
/// A card is no wider.
const WIDEST: f32 = 470.0;

const GAME: Style = Style::new(Face::Bold, 62.0, theme::INK);
const ABOUT: Style = Style::new(Face::Text, 28.0, theme::QUIET);
/// Style of the small words on a card.
pub(crate) const FACTS: Style = Style::new(Face::Text, 23.0, theme::QUIET);
const RESULT: Style = Style::new(Face::Bold, 44.0, theme::GOLD);

/// Words above the board.
pub(crate) struct Head {
    /// Name of the game.
    pub(crate) title: Message,
    /// Board or map, length and date.
    pub(crate) about: Message,
    /// Result of the game.
    pub(crate) result: Message,
}

/// Writes the words above the board.
pub(crate) fn draw_head(head: Head, wide: f32, pen: &mut Pen) {
    // As dark as the frame of a map, which reaches a little into it.
    let strip = Frame::new(0.0, 0.0, wide, HEAD - 26.0);
    pen.fill(pen::rounded(strip, 0.0), theme::ROOM_EDGE);
    let right = wide - EDGE;
    let result = pen.say(head.result);
    let room = 0.42 * wide;
    let size = widgets::fitting(&result, RESULT.face(), RESULT.size(), room);
    let style = RESULT.sized(size);
    let taken = measure::width(&result, style.face(), size) + 40.0;
    pen.text(result, Point::new(right, 88.0), style.end());
    let room = wide - 2.0 * EDGE;
    let at = Point::new(EDGE, 92.0);
    fitted(pen, head.title, at, room - taken, GAME);
    fitted(pen, head.about, Point::new(EDGE, 138.0), room, ABOUT);
}

/// Returns the frames of cards for so many players, centred below the board.
pub(crate) fn cards(count: usize, wide: f32, top: f32, high: f32) -> Vec<Frame> {
    let room = wide - 2.0 * EDGE;
    let gaps = BETWEEN * (count.max(1) - 1) as f32;
    let card = ((room - gaps) / count.max(1) as f32).min(WIDEST);
    let left = (wide - card * count as f32 - gaps) / 2.0;
    let frame = |index| Frame::new(left + (card + BETWEEN) * index as f32, top, card, high);
    (0..count).map(frame).collect()
}

/// Draws an empty card with its owner's colour. A winner's card has a bright edge and laurels.
pub(crate) fn draw_card(colour: PlayerColour, won: bool, frame: Frame, pen: &mut Pen) {
    let rim = match won {
        true => Stroke::round(theme::GOLD, 4.0),
        false => Stroke::round(colour.colour().alpha(0.7), 2.0),
    };
    widgets::panel(pen, frame, 20.0, Some(rim));
    let emblem = Point::new(frame.x + 48.0, frame.y + 48.0);
    if won {
        emblems::draw_laurels(pen, emblem, 64.0);
    }
    let radius = if won { 14.0 } else { 25.0 };
    emblems::draw_emblem(pen, colour, emblem, radius);
    let at = Point::new(frame.x + 92.0, frame.y + 42.0);
    let style = Style::new(Face::Bold, 32.0, theme::INK);
    fitted(pen, colour.name(), at, frame.w - 108.0, style);
}

/// Units of a picture for one unit of a board for two.
const BOARD_SCALE: f32 = 1.35;
/// Margin round it for its labels and edges.
const LABELS: f32 = 64.0;
/// Height of the two players' cards.
const CARD: f32 = 116.0;

/// Returns the picture of a game for two: the board upright, as on its players' own screens.
pub(crate) fn of_board(state: &State, table: &TableScreen, date: &str) -> Option<Scene> {
    let shown = table.upright_end();
    let duel = shown.board()?;
    let square = duel.square();
    let side = BOARD_SCALE * square.side + 2.0 * LABELS;
    let wide = side + 2.0 * EDGE;
    let mut round = Pen::new(state.words(), state.language());
    round.for_reader(state.language(), wide, |pen| {
        let turns = words::sheet_picture_turns(duel.turns());
        let head = Head {
            title: duel.play.now().title(),
            about: Message::series([turns, date.into()]),
            result: duel_status::result(duel),
        };
        draw_head(head, wide, pen);
        let frames = cards(2, wide, HEAD + side + GAP, CARD);
        for (player, frame) in frames.into_iter().enumerate() {
            draw_player(duel, player, frame, pen);
        }
    });
    let mut board = Pen::new(state.words(), state.language());
    draw_board(state, duel, &mut board);
    let mut ground = paper(wide);
    let still = duel_board::ground(duel);
    ground.items.extend(still.items.iter().cloned());
    let middle = Point::new(wide / 2.0, HEAD + side / 2.0);
    Some(Scene {
        stage: Size {
            width: wide,
            height: HEAD + side + GAP + CARD + EDGE,
        },
        camera: Camera::showing(square.centre, middle, BOARD_SCALE, Rotation::R0),
        layers: vec![
            Layer::new(LayerName::Ground, ground.items),
            Layer::new(LayerName::Board, board.items),
            Layer::new(LayerName::Over, round.items),
        ],
        ..Scene::default()
    })
}

/// Ground under everything, as far as a picture reaches.
fn paper(wide: f32) -> Pen {
    let mut pen = Pen::default();
    let beyond = Frame::new(0.0, 0.0, wide, wide).inset(-wide);
    pen.fill(pen::rounded(beyond, 0.0), theme::ROOM_EDGE);
    pen
}

/// Draws one of the two players and their count.
fn draw_player(duel: BoardTable<'_>, player: Player, frame: Frame, pen: &mut Pen) {
    let sitting = duel.sitting[player];
    let ended = duel.play.ended();
    let won = ended.is_some_and(|ended| ended.winner == Some(player));
    draw_card(sitting.colour, won, frame, pen);
    let computer = sitting.computer();
    let who = computer.map(|strength| words::sheet_computer(strength.title()));
    let facts = who.into_iter().chain([edges::tally(duel, player)]);
    let facts = facts.filter(|fact| !fact.is_nothing());
    let at = Point::new(frame.x + 92.0, frame.y + 80.0);
    fitted(pen, Message::series(facts), at, frame.w - 108.0, FACTS);
}

/// Draws the sheet with the formats of a picture.
pub(crate) fn draw_sheet(state: &State, pen: &mut Pen) {
    sheet::draw(state, pen, Place::Low, 420.0, |pen, column: &mut Column| {
        sheet::draw_head(state, words::sheet_picture(), pen, column);
        column.words(pen, words::sheet_picture_about(), WORDS);
        for format in PictureFormat::ALL {
            let words = match format {
                PictureFormat::Png => words::sheet_picture_png(),
                PictureFormat::Svg => words::sheet_picture_svg(),
            };
            let target = Target::Share(ShareTarget::Save(format));
            let golden = format == PictureFormat::Png;
            sheet::button(state, pen, target, column.row(BUTTON), words, golden);
        }
    });
}

/// The button that leads there, with a small picture on it.
pub(crate) fn button(state: &State, frame: Frame, pen: &mut Pen) {
    let target = Target::Share(ShareTarget::Picture);
    let look = widgets::ButtonState::new(true, state.hands.presses(target));
    let ink = widgets::plate(pen, target, frame, words::sheet_picture(), look);
    emblems::draw_picture(pen, frame.centre(), 13.0, ink);
}
