//! The games as pictures that are touched: each a small board, drawn by the code that draws the
//! game itself.

use crate::app::state::State;
use crate::boards::{Board, Grid, Sight};
use crate::games::GameId;
use crate::games::transglobal_rail::{Region, Symbol};
use crate::scene::{
    Face, Frame, LobbyTarget, MIDDLE, Op, Path, Pen, Point, Stroke, Style, Target, emblems, pen,
    theme,
};
use crate::table::{PlayerColour, Pose};

use super::super::style::SMALL;
use super::super::{board, map};

/// The cards' upper edge and their height.
const TOP: f32 = 206.0;
const HEIGHT: f32 = 222.0;
const WIDTH: f32 = 223.2;
/// From one card to the next.
const GAP: f32 = 18.0;
/// How high a picture is, and how far it lies below the card's upper edge.
const PICTURE: f32 = 140.0;
const INSET: f32 = 12.0;
/// The room round the cells of a small board that its edges may take.
const EDGES: f32 = 13.0;

/// Each game with its card, in the middle of the sheet's upper part.
fn cards(state: &State) -> impl Iterator<Item = (GameId, Frame)> {
    let games = state.operator().games();
    let count = games.len() as f32;
    let left = MIDDLE.x - (count * (WIDTH + GAP) - GAP) / 2.0;
    let card = move |index: usize| {
        let x = left + (WIDTH + GAP) * index as f32;
        Frame::new(x, TOP, WIDTH, HEIGHT)
    };
    let games = games.into_iter().enumerate();
    games.map(move |(index, game)| (game, card(index)))
}

/// The cards and the pictures on them.
pub fn draw_pictures(state: &State, pen: &mut Pen) {
    for (game, card) in cards(state) {
        pen.fill(pen::rounded(card, 20.0), theme::CARD);
        let poster = state.lobby.poster(game);
        match poster.game.as_ref().and_then(|game| game.as_board()) {
            Some(board) => {
                let left = card.x + (card.w - PICTURE) / 2.0;
                let frame = Frame::new(left, card.y + INSET, PICTURE, PICTURE);
                draw_board(board.now(), poster.colours, frame, pen);
            }
            None => draw_rails(card, pen),
        }
    }
}

/// A board with its edges in a square frame, as the player who begins sees it.
pub fn draw_board(board: &dyn Board, colours: [PlayerColour; 2], frame: Frame, pen: &mut Pen) {
    let Frame { x, y, w: side, .. } = frame.inset(EDGES);
    let corner = Point::new(x, y);
    let pose = Pose::new(pen.pose().to_stage(corner), pen.pose().turn());
    let grid = Grid::filling(Point::default(), side, board.width());
    let sight = Sight {
        grid,
        colours,
        ways: &[],
        share: 0.0,
        held: None,
    };
    pen.with_pose(pose, |pen| {
        board.draw_ground(grid, pen);
        board.draw(&sight, pen);
    });
}

/// A piece of map with two networks that are about to meet.
fn draw_rails(card: Frame, pen: &mut Pen) {
    use PlayerColour::{Orange, Sky};
    let land = Frame::new(
        card.x + INSET,
        card.y + INSET,
        card.w - 2.0 * INSET,
        PICTURE,
    );
    pen.fill(pen::rounded(land, 14.0), theme::LAND);
    let at = |(column, row): (usize, usize)| {
        let shift = if row == 1 { 25.0 } else { 0.0 };
        let x = land.x + 25.0 + 50.0 * column as f32 + shift;
        Point::new(x, land.y + 26.0 + 43.0 * row as f32)
    };
    let places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(|number| match number {
        0..4 => (number, 0),
        4..7 => (number - 4, 1),
        _ => (number - 7, 2),
    });
    let mut links = Vec::new();
    for (number, &a) in places.iter().enumerate() {
        for &b in &places[..number] {
            if at(a).distance(at(b)) < 55.0 {
                links.push((at(a), at(b), 1));
            }
        }
    }
    map::draw_links(pen, links, &places.map(at));
    let way = |stops: &[(usize, usize)]| -> Path {
        let pairs = stops.iter().zip(&stops[1..]);
        pairs
            .flat_map(|(&a, &b)| [Op::Move(at(a)), Op::Line(at(b))])
            .collect()
    };
    let rails = [
        (way(&[(0, 2), (0, 1), (1, 0), (1, 1)]), Orange.colour()),
        (way(&[(1, 1), (2, 1), (3, 0)]), Sky.colour()),
        (way(&[(2, 1), (3, 2)]), Sky.colour()),
    ];
    board::draw_network(pen, rails.into_iter(), Path::new());
    let towns = [
        ((0, 2), "#1b6e8c", Symbol::Wave),
        ((1, 0), "#4d7a1f", Symbol::Tree),
        ((3, 2), "#b0761a", Symbol::Sun),
    ];
    for (place, colour, symbol) in towns {
        let region = Region {
            name: String::new(),
            colour: colour.into(),
            symbol,
        };
        map::draw_roundel(pen, at(place), &region, false);
    }
    emblems::draw_hub(pen, Orange, at((0, 1)), 17.0);
    emblems::draw_hub(pen, Sky, at((3, 0)), 17.0);
}

/// The cards' names, and what fingers do with them.
pub fn draw_cards(state: &State, pen: &mut Pen) {
    for (game, card) in cards(state) {
        let target = Target::Lobby(LobbyTarget::Game(game));
        let chosen = state.lobby.game == game;
        if state.contacts.presses(target) {
            pen.fill(pen::rounded(card, 20.0), theme::PRESSED.alpha(0.5));
        }
        if chosen {
            pen.stroke(pen::rounded(card, 20.0), Stroke::round(theme::GOLD, 5.0));
        }
        let ink = if chosen { theme::GOLD } else { theme::INK };
        let (x, base) = (card.x + card.w / 2.0, card.y + card.h);
        let name = Style::new(Face::Bold, 27.0, ink).middle();
        pen.text(game.name(), Point::new(x, base - 40.0), name);
        let players = game.players();
        let players = match (players.start(), players.end()) {
            (least, most) if least == most => format!("{most} players"),
            (least, most) => format!("{least}\u{2013}{most} players"),
        };
        pen.text(players, Point::new(x, base - 15.0), SMALL.middle());
        pen.target(target, card, true);
    }
}
