//! Examples from the games for two, beside each other: boards as the game draws them, with the marks
//! of the play screen.

use crate::app::rules::{Example, cells};
use crate::boards::{BoardView, Grid};
use crate::cabinet::GameDef;
use crate::scene::{Face, Frame, Op, Path, Pen, Point, Stroke, Style, theme};
use crate::table::{PlayerColour, Pose};

use super::super::duel::{self, Marks};

/// The players of the examples, the one who begins first.
const COLOURS: [PlayerColour; 2] = [PlayerColour::Orange, PlayerColour::Sky];
/// The least distance of a board from the card's ends and from the next board.
const GAP: f32 = 32.0;
/// The room for a caption.
const CAPTION: f32 = 38.0;

/// The largest side of a board.
const SIDE: f32 = 360.0;

/// How high a frame of a width is at best for so many examples.
pub fn height(count: usize, width: f32) -> f32 {
    ((width - GAP) / count as f32 - GAP).min(SIDE) + 2.0 * GAP + CAPTION
}

/// Draws examples into a frame.
pub fn draw(game: &GameDef, examples: &[Example<'_>], frame: Frame, pen: &mut Pen) {
    let count = examples.len() as f32;
    let column = (frame.w - GAP) / count;
    let side = (column - GAP).min(frame.h - 2.0 * GAP - CAPTION).min(SIDE);
    for (index, example) in examples.iter().enumerate() {
        // Boards are drawn close together, so that they are seen as one story.
        let pitch = column.min(side + 6.0 * GAP);
        let x = frame.centre().x + (index as f32 - (count - 1.0) / 2.0) * pitch;
        let top = frame.y + (frame.h - side - CAPTION) / 2.0 + 2.0;
        // Boards are drawn from their own corner, as on the table.
        let corner = pen.pose().to_stage(Point::new(x - side / 2.0, top));
        pen.with_pose(Pose::new(corner, pen.pose().turn()), |pen| {
            draw_example(game, example, side, pen);
        });
        let style = Style::new(Face::Text, 21.0, theme::INK).middle();
        let below = Point::new(x, top + side + CAPTION);
        pen.text(example.caption, below, style);
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
    if board.outcome().is_some() {
        duel::draw_winners(board, grid, pen);
    }
    let sight = BoardView {
        grid,
        colours: [0, 1].map(|side| COLOURS[board.player(side)]),
        paths: &[],
        share: 1.0,
        held: None,
    };
    board.draw(&sight, pen);
    if let (true, Some(player)) = (example.marked, play.now().acting()) {
        let marks = Marks {
            colour: COLOURS[player].colour(),
            next: &play.reach().next,
            touched: &play.now().selection(&play.draft().touched),
            strong: true,
        };
        marks.draw(board, grid, pen);
    }
    let mut crosses = Path::new();
    for cell in cells(example.barred).unwrap_or_default() {
        let Point { x, y } = grid.centre(cell);
        let arm = grid.cell * 0.2;
        for arm in [(arm, arm), (arm, -arm)] {
            crosses.push(Op::Move(Point::new(x - arm.0, y - arm.1)));
            crosses.push(Op::Line(Point::new(x + arm.0, y + arm.1)));
        }
    }
    pen.stroke(crosses, Stroke::round(theme::RED, grid.cell * 0.1));
}
