//! The board of a game for two on its turntable, and its targets. Each board draws itself ([`Board`]).

use app::board_table::BoardTable;
use app::layout::Layout;
use app::motion::Moving;
use app::state::State;
use app::table::BoardSquare;
use base::table::{Pose, Rotation};
use rules::{Cell, Spot};
use scene::{
    Face, Layer, LayerName, Path, Pen, Point, Stroke, Style, Target, TargetArea, pen, theme,
    widgets,
};
use session::boards::{Board, Grid};

use super::{edges, in_hand, last_turn, tracks};

/// The radius of the turntable under the board, as a share of the board's side.
const TURNTABLE: f32 = 0.747;
/// Distance of the labels from the board.
const LABELS: f32 = 21.0;
/// Distance of labels from a board with owned edges, which are broad.
const LABELS_BEYOND_EDGES: f32 = 26.0;

/// Returns the board without its pieces, and its labels towards their readers; on a table also the room and the
/// turntable below.
pub(crate) fn ground(table: BoardTable<'_>) -> Layer {
    let mut pen = Pen::default();
    let (board, readers) = (table.play.shown(), table.readers());
    if !table.screen.upright {
        let BoardSquare { centre, side } = table.square();
        let radius = TURNTABLE * side;
        tracks::draw(&mut pen, &table.places());
        pen.fill(pen::circle(centre, radius), theme::PANEL.alpha(0.6));
        let rim = Stroke::butt(theme::TRACK_BRIGHT, 5.0);
        pen.stroke(pen::circle(centre, radius), rim);
        pen.stroke(pen::circle(centre, radius - 13.0), rim);
    }
    let (pose, grid) = (table.pose(), table.grid());
    pen.with_pose(pose, |pen| board.draw_ground(grid, pen));
    let [near, far] = readers.map(|place| place.turn());
    draw_labels(&mut pen, table, near, far);
    if far != near {
        draw_labels(&mut pen, table, far, near);
    }
    Layer::new(LayerName::Ground, pen.items)
}

/// Draws the names of files and ranks along the edge nearest to a reader, and along one next to it. So two people's
/// labels never share an edge.
fn draw_labels(pen: &mut Pen, table: BoardTable<'_>, own: Rotation, other: Rotation) {
    let (grid, board) = (table.grid(), table.pose());
    let BoardSquare { centre, side } = table.square();
    let pose = Pose::centred(centre, side, side, own);
    let away = match table.play.shown().edges(0).is_some() {
        true => LABELS_BEYOND_EDGES,
        false => LABELS,
    };
    let left = if other == own.next() {
        side + away
    } else {
        -away
    };
    let style = Style::new(Face::Bold, 19.0, theme::QUIET).middle();
    let name = |at: Point, file: bool| {
        let at = board.from_stage(pose.to_stage(at));
        let step = |along: f32| {
            (along / grid.cell)
                .max(0.0)
                .min(f32::from(grid.width) - 1.0) as u8
        };
        let cell = Cell::new(step(at.x), step(side - at.y));
        if file {
            char::from(b'a' + cell.file).to_string()
        } else {
            (cell.rank + 1).to_string()
        }
    };
    // A reader at the side of the board sees files as rows.
    let upright = own.is_upright() == board.turn().is_upright();
    pen.with_pose(pose, |pen| {
        for number in 0..grid.width {
            let along = grid.cell * (f32::from(number) + 0.5);
            let below = Point::new(along, side + away);
            widgets::centred(pen, name(below, upright), below, style);
            let beside = Point::new(left, along);
            widgets::centred(pen, name(beside, !upright), beside, style);
        }
    });
}

/// Draws the board and its pieces.
pub(super) fn draw_board(state: &State, duel: BoardTable<'_>, pen: &mut Pen) {
    let pose = duel.pose();
    let grid = duel.grid();
    edges::draw(state, duel, pen);
    pen.with_pose(pose, |pen| {
        let dragged = state.dragged().next();
        let held = dragged.and_then(|(from, at)| {
            let at = pose.from_stage(state.camera().from_stage(at));
            let moves = grid.centre(from).distance(at) > grid.cell * 0.5;
            (moves && duel.play.picks_up(from)).then_some((from, at))
        });
        let sight = duel.sight(state.gliding_clock(), held);
        last_turn::draw_below(duel.play, &sight, pen);
        if duel.play.ended().is_some() {
            draw_winners(duel.play.shown(), grid, lit(state, duel), pen);
        }
        duel.play.shown().draw(&sight, pen);
        // A hint has its own numbers.
        if state.hint().is_none() {
            last_turn::draw_numbers(duel, grid, pen);
        }
        if state.is_set_up() && !has_large_cells(state, duel) {
            return;
        }
        let enabled = state.is_set_up() || duel.person().is_some();
        for cell in grid.cells().filter(|&cell| duel.play.shown().has(cell)) {
            pen.target(Target::Board(Spot::Cell(cell)), grid.square(cell), enabled);
        }
    });
}

/// Returns true if a finger can find a single cell. On an own screen people may have to zoom in first.
pub(super) fn has_large_cells(state: &State, duel: BoardTable<'_>) -> bool {
    /// Minimum cell size on an own screen, in stage units.
    const CELL: f32 = 24.0;
    let large = duel.grid().cell * state.camera().scale >= CELL;
    large || state.layout() == Layout::Table
}

/// Returns the lit share of the winning pieces. They light up in order while the first tickets fall.
fn lit(state: &State, duel: BoardTable<'_>) -> f32 {
    let mut going = duel.screen.motions.going(state.gliding_clock());
    let falling = going.find_map(|(what, share)| match what {
        Moving::Tickets(_) => Some(share),
        _ => None,
    });
    falling.map_or(1.0, |share| (4.0 * share).min(1.0))
}

/// Draws the pieces that have won a finished game. A share of them is lit from below, in the order of their way.
pub(crate) fn draw_winners(board: &dyn Board, grid: Grid, share: f32, pen: &mut Pen) {
    let winners = board.winners();
    let lit = (share * winners.len() as f32).ceil() as usize;
    for cell in winners.into_iter().take(lit) {
        pen.fill(pen::rounded(grid.square(cell), 0.0), theme::GOLD);
        pen.stroke(
            hatching(cell, grid),
            Stroke::butt(theme::HATCH_INK.alpha(0.7), grid.cell * 0.025),
        );
    }
}

/// Returns slanting lines across a cell, for people who cannot tell its colour from others.
fn hatching(cell: Cell, grid: Grid) -> Path {
    const LINES: u8 = 12;
    let square = grid.square(cell);
    let at = |along: f32| {
        // From the left or the lower edge to the upper or the right one.
        let (low, high) = ((along - 1.0).max(0.0), along.min(1.0));
        let point = |x: f32, y: f32| Point::new(square.x + x * square.w, square.y + y * square.h);
        pen::line(
            point(low, 1.0 - (along - low)),
            point(high, 1.0 - (along - high)),
        )
    };
    let lines = (1..LINES).map(|number| 2.0 * f32::from(number) / f32::from(LINES));
    lines.flat_map(at).collect()
}

/// Draws the possible next cells, picked up pieces, and cells under fingers. They are among the current targets.
/// The layer is separate, because it changes far more often than a board full of pieces.
pub(super) fn draw_fingers(
    state: &State,
    duel: BoardTable<'_>,
    targets: &[TargetArea],
    pen: &mut Pen,
) {
    if state.linked_game().is_none() {
        pen.with_pose(duel.pose(), |pen| in_hand::draw(state, duel, targets, pen));
    }
}
