//! Look of a hint on a board of cells. It has soft marks on the cells to touch, and arrows along moved pieces, in
//! the order of the turn.

use super::{last_turn, marks};
use app::board_review::ToldTurn;
use app::board_table::BoardTable;
use app::hint::Advice;
use app::state::State;
use base::words;
use rules::Cell;
use scene::{Face, Fill, Path, Pen, SeatTarget, Stroke, Style, Target, pen, theme, widgets};
use session::boards::Grid;

/// The cells of a suggested turn on a board for two: soft frames, and arrows along the ways of its pieces.
pub(crate) fn draw_on_board(cells: &[Cell], duel: BoardTable<'_>, grid: Grid, pen: &mut Pen) {
    let frame = |cell: Cell| {
        let frame = grid.square(cell).inset(grid.cell * 0.08);
        pen::rounded(frame, grid.cell * 0.2)
    };
    let steps = duel.play.now().arrows_of(cells);
    let mut path: Path = cells.iter().copied().flat_map(frame).collect();
    path.extend(ways(cells, &steps, duel, grid));
    let width = grid.cell * 0.06;
    if let Some(&goal) = cells.last() {
        pen.fill(frame(goal), theme::DONE.alpha(0.35));
    }
    let dark = Stroke::round(theme::PANEL.alpha(0.9), width * 2.4);
    pen.stroke(path.clone(), dark);
    pen.stroke(path, Stroke::round(theme::DONE, width));
    last_turn::number(&steps, duel, grid, pen);
}

/// Draws the most likely continuation: each turn's number at its last cell, in its player's colour.
pub(crate) fn draw_line(turns: &[ToldTurn], duel: BoardTable<'_>, grid: Grid, pen: &mut Pen) {
    for (number, turn) in (2..).zip(turns) {
        let Some(&cell) = turn.trace.last() else {
            continue;
        };
        let colour = duel.sitting[turn.seat].colour;
        let (at, radius) = (grid.centre(cell), grid.cell * 0.26);
        let ways = turn.arrows.iter();
        let ways: Path = ways.flat_map(|way| marks::arrow(way, grid, 0.3)).collect();
        pen.stroke(
            ways.clone(),
            Stroke::round(theme::PANEL.alpha(0.8), grid.cell * 0.07),
        );
        pen.stroke(
            ways,
            Stroke::round(colour.colour().alpha(0.9), grid.cell * 0.035),
        );
        let rim = Stroke::round(colour.colour(), grid.cell * 0.05);
        pen.path(
            pen::circle(at, radius),
            Some(Fill::Flat(theme::PANEL)),
            Some(rim),
        );
        let style = Style::new(Face::Bold, grid.cell * 0.3, theme::INK).middle();
        widgets::centred(pen, number.to_string(), at, style);
    }
}

/// Returns arrows along the steps of a turn. Without steps they follow pieces that change places, or a line
/// connects two cells.
fn ways(cells: &[Cell], steps: &[Vec<Cell>], duel: BoardTable<'_>, grid: Grid) -> Path {
    let exchanged = match steps.is_empty() {
        true => duel.play.now().paths(cells),
        false => Vec::new(),
    };
    let arrows = steps.iter().chain(&exchanged);
    let arrows: Path = arrows
        .flat_map(|way| marks::arrow(way, grid, 0.42))
        .collect();
    match *cells {
        [a, b] if arrows.is_empty() => {
            let [a, b] = [a, b].map(|cell| grid.centre(cell));
            let share = grid.cell * 0.42 / a.distance(b).max(f32::EPSILON);
            pen::line(a.towards(b, share), b.towards(a, share))
        }
        _ => arrows,
    }
}

/// Names the button of a hint that is still on its way, which shows three dots.
pub fn name(state: &State, target: Target, pen: &mut Pen) {
    let is_hint = matches!(target, Target::Seat(_, SeatTarget::Hint));
    if is_hint && matches!(state.hint(), Some(Advice::Coming(_))) {
        pen.name(words::mirror_hint_coming());
    }
}
