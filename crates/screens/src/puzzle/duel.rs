//! The board of a puzzle from a game for two, drawn by the game itself, with the possible next touches.

use crate::{duel_board, last_turn, marks};
use app::puzzle::{Duel, Pad, PuzzleScreen};
use app::state::State;
use scene::{Frame, Pen, Point, PuzzleTarget, Target};
use session::BoardPlay;
use session::boards::{BoardView, Grid};

use marks::Marks;

/// Share of a board's side that edges and labels take.
const EDGES: f32 = 0.045;

/// Draws the position with the draft, as large as its area allows.
pub(super) fn draw(
    state: &State,
    puzzle: &PuzzleScreen,
    pad: &Pad,
    duel: &Duel,
    room: Frame,
    pen: &mut Pen,
) {
    let seen = duel.seen(state.gliding_clock());
    let Some(play) = seen.game.as_board() else {
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
            colours: puzzle.game.colours,
            paths: seen.paths,
            share: seen.share,
            held: None,
            reader: Some(base::table::Rotation::R0),
        };
        board.draw_ground(grid, pen);
        if seen.game.is_finished() {
            duel_board::draw_winners(board, grid, 1.0, pen);
        }
        last_turn::draw_below(play, &sight, pen);
        board.draw(&sight, pen);
        draw_marks(play, &sight, pad.may_try() && !seen.goes_on, pen);
        let enabled = pad.may_try();
        for cell in grid.cells().filter(|&cell| board.has(cell)) {
            let target = Target::Puzzle(PuzzleTarget::Cell(pad.place, cell));
            if state.hands.presses(target) {
                marks::draw_frame_of(cell, grid, scene::theme::INK, pen);
            }
            pen.target(target, grid.square(cell), enabled);
        }
    });
}

/// Draws the touches of the turn so far and, if the person may continue, the possible next ones.
fn draw_marks(play: &dyn BoardPlay, sight: &BoardView<'_>, may_go_on: bool, pen: &mut Pen) {
    let touched = &play.draft().touched;
    let next = match may_go_on {
        true => &play.reach().next[..],
        false => &[],
    };
    let player = play.now().acting();
    let Some(player) = player.filter(|_| may_go_on || !touched.is_empty()) else {
        return;
    };
    let marks = Marks {
        colour: sight.colours[player.min(1)].colour(),
        next,
        barred: &[],
        touched: &play.now().selection(touched),
        strong: !touched.is_empty(),
    };
    marks.draw_fewer(play.shown(), sight.grid, pen);
}
