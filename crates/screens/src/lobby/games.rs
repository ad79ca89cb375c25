//! The games' cards: each a small board, drawn by the code that draws the game itself.

use app::state::State;
use base::table::{PlayerColour, Rotation};
use base::words::{self, Message};
use rules::GameId;
use scene::{
    Colour, Face, Frame, LobbyTarget, Pen, Point, Stroke, Style, Target, measure, pen, theme,
    widgets,
};
use session::boards::{Board, BoardView, Grid};
use session::cabinet::{GameDef, Picture};

use super::super::style::SMALL;
use super::lines::Lines;

/// From one card to the next.
const GAP: f32 = 18.0;
/// Distance of a picture from the ends of its card, and height of the words below it.
const INSET: f32 = 12.0;
const WORDS: f32 = 70.0;
/// Margin round the cells of a small board, for its edges.
const EDGES: f32 = 13.0;

/// A game's card, with its picture above the name in a single row, and next to it in several.
struct Card {
    game: &'static GameDef,
    frame: Frame,
    picture: Frame,
    is_wide: bool,
}

/// Returns the cards of so many games, centred in the sheet's upper part.
fn cards(state: &State) -> impl Iterator<Item = Card> {
    let games = state.offered();
    let frames = frames(games.len(), Lines::of(state));
    games.into_iter().zip(frames).map(|(game, frame)| {
        let is_wide = frame.h < 0.9 * frame.w;
        let picture = match is_wide {
            false => Frame::new(
                frame.x + INSET,
                frame.y + INSET,
                frame.w - 2.0 * INSET,
                frame.h - INSET - WORDS,
            ),
            true => {
                let side = frame.h - 2.0 * INSET;
                Frame::new(frame.x + INSET, frame.y + INSET, 1.2 * side, side)
            }
        };
        Card {
            game,
            frame,
            picture,
            is_wide,
        }
    })
}

/// Returns the middle of a game's card; `None` if the game is not on offer.
pub fn middle(state: &State, game: GameId) -> Option<Point> {
    let card = cards(state).find(|card| card.game.id == game)?;
    Some(card.frame.centre())
}

/// Returns the frames of so many games' cards, in one or several rows.
fn frames(count: usize, lines: &Lines) -> Vec<Frame> {
    let room = lines.games;
    let columns = match count <= lines.most {
        true => count,
        false => lines.columns.max(count.div_ceil(lines.rows)),
    };
    let rows = count.div_ceil(columns.max(1));
    let in_row = if rows > 1 { columns } else { lines.most };
    let width = (room.w + GAP) / in_row as f32 - GAP;
    let high = (room.h + GAP) / rows.max(1) as f32 - GAP;
    let left = room.centre().x - (columns as f32 * (width + GAP) - GAP) / 2.0;
    let frame = |index: usize| {
        let (row, column) = (index / columns, index % columns);
        let x = left + (width + GAP) * column as f32;
        Frame::new(x, room.y + (high + GAP) * row as f32, width, high)
    };
    (0..count).map(frame).collect()
}

/// The cards and the pictures on them.
pub(crate) fn draw_pictures(state: &State, pen: &mut Pen) {
    for Card {
        game,
        frame,
        picture,
        ..
    } in cards(state)
    {
        pen.fill(pen::rounded(frame, 20.0), theme::CARD);
        widgets::rim(pen, frame, 20.0);
        draw_picture(state, game, picture, pen);
    }
}

/// Draws a game's picture: its own drawing, or a position on its board.
pub fn draw_picture(state: &State, game: &GameDef, picture: Frame, pen: &mut Pen) {
    match (game.picture, state.lobby.position(game.id)) {
        (Picture::Drawn(draw), _) => draw(picture, pen),
        (Picture::Position(_), position) => {
            if let Some(board) = position.and_then(|game| game.as_board()) {
                let side = picture.h;
                let x = picture.centre().x - side / 2.0;
                let square = Frame::new(x, picture.y, side, side);
                draw_board(board.now(), game.colours, square, pen);
            }
        }
    }
}

/// Draws a board with its edges in a square frame, as the first player sees it.
pub(crate) fn draw_board(
    board: &dyn Board,
    colours: [PlayerColour; 2],
    frame: Frame,
    pen: &mut Pen,
) {
    let square = frame.inset(EDGES.min(0.1 * frame.w));
    let Frame { x, y, w: side, .. } = square;
    let grid = Grid::filling(Point::default(), side, board.width());
    let sight = BoardView {
        grid,
        colours,
        paths: &[],
        share: 0.0,
        held: None,
        reader: Some(Rotation::R0),
    };
    pen.unmirrored(square, |pen| {
        let pose = pen.pose().at(Point::new(x, y));
        pen.with_pose(pose, |pen| {
            board.draw_ground(grid, pen);
            board.draw(&sight, pen);
        });
    });
}

/// Draws the cards with their names and targets.
pub(crate) fn draw_cards(state: &State, pen: &mut Pen) {
    for card in cards(state) {
        let (game, frame) = (card.game, card.frame);
        let target = Target::Lobby(LobbyTarget::Game(game.id));
        let chosen = state.lobby.game == game.id;
        if state.hands.presses(target) {
            pen.fill(pen::rounded(frame, 20.0), theme::PRESSED.alpha(0.5));
        }
        if chosen {
            pen.stroke(pen::rounded(frame, 20.0), Stroke::round(theme::GOLD, 5.0));
        }
        let ink = if chosen { theme::GOLD } else { theme::INK };
        let players = for_players(game);
        if card.is_wide {
            draw_beside(game.title, players, &card, ink, pen);
        } else {
            let (x, base) = (frame.x + frame.w / 2.0, frame.y + frame.h);
            let name = Style::new(Face::Bold, 27.0, ink).middle();
            pen.text(game.title, Point::new(x, base - 40.0), name);
            pen.text(players, Point::new(x, base - 15.0), SMALL.middle());
        }
        pen.target(target, frame, true)
            .named(game.title)
            .chosen(chosen);
    }
}

/// Returns the number of players that a game is for, in words.
pub(crate) fn for_players(game: &GameDef) -> Message {
    match (game.seats.start(), game.seats.end()) {
        (least, most) if least == most => words::lobby_for_players(*most),
        (least, most) => words::lobby_for_players_between(*least, *most),
    }
}

/// Draws a game's name next to its picture, and its number of players if there is space below.
fn draw_beside(title: &str, players: Message, card: &Card, ink: Colour, pen: &mut Pen) {
    let x = card.picture.x + card.picture.w + INSET;
    let room = card.frame.x + card.frame.w - INSET - x;
    let middle = card.frame.centre().y;
    let size = 25.0 * (room / measure::width(title, Face::Bold, 25.0)).min(1.0);
    let style = Style::new(Face::Bold, size, ink);
    if card.frame.h < 80.0 {
        return widgets::centred(pen, title, Point::new(x, middle), style);
    }
    pen.text(title, Point::new(x, middle - 4.0), style);
    pen.text(players, Point::new(x, middle + 24.0), SMALL);
}
