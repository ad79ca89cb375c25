//! The board of a puzzle from a game for two: drawn by the game itself, with what can be touched next.

use crate::{duel_board, last_turn, marks};
use app::puzzle::{Duel, Pad, PuzzleScreen};
use app::state::State;
use scene::{Frame, Pen, Point, PuzzleTarget, Target};
use session::BoardPlay;
use session::boards::{BoardView, Grid};

use marks::Marks;

/// What edges and labels take from a board's side, as a share of it.
const EDGES: f32 = 0.045;

/// Draws the position with what is drafted, as large as its room allows.
pub(super) fn draw(
    state: &State,
    puzzle: &PuzzleScreen,
    pad: &Pad,
    duel: &Duel,
    room: Frame,
    pen: &mut Pen,
) {
    let Some(play) = duel.now.as_board() else {
        return;
    };
    let whole = room.w.min(room.h);
    let side = whole * (1.0 - 2.0 * EDGES);
    let centre = room.centre();
    let corner = Point::new(centre.x - side / 2.0, centre.y - side / 2.0);
    let pose = pen.pose().at(corner);
    pen.with_pose(pose, |pen| {
        let board = play.shown();
        let grid = Grid::filling(Point::default(), side, board.width());
        let sight = BoardView {
            grid,
            colours: state.games.get(puzzle.game).colours,
            paths: &[],
            share: 0.0,
            held: None,
            reader: Some(base::table::Rotation::R0),
        };
        board.draw_ground(grid, pen);
        if duel.now.is_finished() {
            duel_board::draw_winners(board, grid, 1.0, pen);
        }
        if play.draft().touched.is_empty() {
            draw_last(play, grid, pen);
        }
        board.draw(&sight, pen);
        draw_marks(play, &sight, pad, pen);
        let enabled = pad.may_try();
        for cell in grid.cells().filter(|&cell| board.has(cell)) {
            let target = Target::Puzzle(PuzzleTarget::Cell(pad.place, cell));
            if state.contacts.presses(target) {
                marks::draw_frame_of(cell, grid, scene::theme::INK, pen);
            }
            pen.target(target, grid.square(cell), enabled);
        }
    });
}

/// The last turn, mostly the other side's answer: a quiet frame round each of its cells, and arrows along what has moved.
fn draw_last(play: &dyn BoardPlay, grid: Grid, pen: &mut Pen) {
    let board = play.shown();
    for &cell in play.trace() {
        let filled = play.aftermath().filled.contains(&cell);
        last_turn::draw_frame(cell, board.is_pale(), filled, grid, pen);
    }
    for way in play.arrows() {
        last_turn::draw_arrow(way, board, grid, pen);
    }
}

/// The touches of the turn so far, and what can be touched next.
fn draw_marks(play: &dyn BoardPlay, sight: &BoardView<'_>, pad: &Pad, pen: &mut Pen) {
    let grid = sight.grid;
    if !pad.may_try() {
        return;
    }
    let Some(player) = play.now().acting() else {
        return;
    };
    let touched = &play.draft().touched;
    let marks = Marks {
        colour: sight.colours[player.min(1)].colour(),
        next: &play.reach().next,
        barred: &[],
        touched: &play.now().selection(touched),
        strong: !touched.is_empty(),
    };
    marks.draw_fewer(play.shown(), grid, pen);
}
