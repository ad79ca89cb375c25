//! Examples from the games for two, side by side: boards as the game draws them, with the marks of the play screen.

use app::rules::{Boards, Example, cells};
use base::table::{PlayerColour, Rotation};
use scene::{Face, Frame, Pen, Point, Stroke, Style, theme, widgets};
use session::boards::{BoardView, Grid};
use session::cabinet::GameDef;

use super::super::duel_board;
use super::super::marks::{self, Marks};

/// Players of the examples, the first player first.
const COLOURS: [PlayerColour; 2] = [PlayerColour::Orange, PlayerColour::Sky];
/// The least distance of a board from the card's ends and from the next board.
const GAP: f32 = 32.0;
/// Height of a caption.
const CAPTION: f32 = 38.0;

/// The largest side of a board.
const SIDE: f32 = 360.0;

/// Returns the best height of a frame of this width for so many examples.
pub(super) fn height(count: usize, width: f32) -> f32 {
    ((width - GAP) / count as f32 - GAP).min(SIDE) + 2.0 * GAP + CAPTION
}

/// Share of a board's area without its rim.
const WITHIN_RIM: f32 = 0.8;

/// Draws examples into a small frame: in rows, with captions of several lines.
pub(super) fn draw_small(game: &GameDef, examples: &[Example<'_>], frame: Frame, pen: &mut Pen) {
    let lie = Boards::filling(examples, frame.w, frame.h);
    let rows = examples.len().div_ceil(lie.columns);
    let room = frame.inset(Boards::GAP);
    for (row, some) in examples.chunks(lie.columns).enumerate() {
        let row = room.row(row, rows, Boards::GAP);
        // Boards are close together, so that they read as one story.
        let column = room.column(0, lie.columns, Boards::GAP).w;
        let high = lie.side + lie.caption;
        let top = row.centre().y - high / 2.0;
        for (index, example) in some.iter().enumerate() {
            let aside = index as f32 - (some.len() - 1) as f32 / 2.0;
            let x = frame.centre().x + aside * (column + Boards::GAP);
            // Rims reach beyond their board.
            let side = lie.side * WITHIN_RIM;
            let rim = (lie.side - side) / 2.0;
            let square = Frame::new(x - side / 2.0, top + rim, side, side);
            draw_example_at(game, example, square, pen);
            let style = Style::new(Face::Text, Boards::SIZE, theme::INK).middle();
            let below = Point::new(x, top + lie.side + Boards::SIZE + 3.0);
            widgets::paragraph(pen, example.caption, below, column, style);
        }
    }
}

/// Draws an example into a square, with left and right as on the board.
fn draw_example_at(game: &GameDef, example: &Example<'_>, square: Frame, pen: &mut Pen) {
    pen.unmirrored(square, |pen| {
        let pose = pen.pose().at(Point::new(square.x, square.y));
        pen.with_pose(pose, |pen| draw_example(game, example, square.w, pen));
    });
}

/// Draws examples into a frame.
pub(super) fn draw(game: &GameDef, examples: &[Example<'_>], frame: Frame, pen: &mut Pen) {
    let count = examples.len() as f32;
    let column = (frame.w - GAP) / count;
    let side = (column - GAP).min(frame.h - 2.0 * GAP - CAPTION).min(SIDE);
    for (index, example) in examples.iter().enumerate() {
        // Boards are close together, so that they read as one story.
        let pitch = column.min(side + 6.0 * GAP);
        let x = frame.centre().x + (index as f32 - (count - 1.0) / 2.0) * pitch;
        let top = frame.y + (frame.h - side - CAPTION) / 2.0 + 2.0;
        // A board has its own origin, as on the table.
        let square = Frame::new(x - side / 2.0, top, side, side);
        draw_example_at(game, example, square, pen);
        let style = Style::new(Face::Text, 21.0, theme::INK).middle();
        let below = Point::new(x, top + side + CAPTION);
        let room = pitch - 12.0;
        let size = widgets::fitting(example.caption, style.face(), style.size(), room);
        pen.text(example.caption, below, style.sized(size));
    }
}

fn draw_example(game: &GameDef, example: &Example<'_>, side: f32, pen: &mut Pen) {
    let Some(played) = example.play(game) else {
        return;
    };
    let Some(play) = played.game.as_board() else {
        return;
    };
    let board = play.shown();
    let grid = Grid::filling(Point::default(), side, board.width());
    board.draw_ground(grid, pen);
    if board.won_by().is_some() {
        duel_board::draw_winners(board, grid, 1.0, pen);
    }
    let sight = BoardView {
        grid,
        colours: [0, 1].map(|side| COLOURS[board.player(side)]),
        paths: &[],
        share: 1.0,
        held: None,
        reader: Some(Rotation::R0),
    };
    board.draw(&sight, pen);
    if let (true, Some(player)) = (example.marked, play.now().acting()) {
        let marks = Marks {
            colour: COLOURS[player].colour(),
            next: &play.reach().next,
            barred: &[],
            touched: &play.now().selection(&play.draft().touched),
            strong: true,
        };
        marks.draw(board, grid, pen);
    }
    let barred = cells(example.barred).unwrap_or_default();
    let crosses = marks::crosses(&barred, grid, 0.2);
    pen.stroke(crosses, Stroke::round(theme::RED, grid.cell * 0.1));
}
