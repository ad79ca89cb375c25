//! How a hint looks on a board of cells: soft marks on those to touch.

use crate::boards::Grid;
use crate::games::Cell;
use crate::scene::{Path, Pen, Stroke, pen, theme};

/// The cells of a suggested turn on a board for two: soft frames, and the way from one to the next.
pub fn draw_on_board(cells: &[Cell], grid: Grid, pen: &mut Pen) {
    let mut path = Path::new();
    let half = grid.cell * 0.42;
    for &cell in cells {
        path.extend(pen::rounded(
            grid.square(cell).inset(grid.cell * 0.08),
            grid.cell * 0.2,
        ));
    }
    for (a, b) in cells.iter().zip(cells.iter().skip(1)) {
        let (a, b) = (grid.centre(*a), grid.centre(*b));
        let share = half / a.distance(b).max(f32::EPSILON);
        path.extend(pen::line(a, b.towards(a, share)));
    }
    let width = grid.cell * 0.06;
    if let Some(&goal) = cells.last() {
        let frame = grid.square(goal).inset(grid.cell * 0.08);
        pen.fill(
            pen::rounded(frame, grid.cell * 0.2),
            theme::DONE.alpha(0.35),
        );
    }
    pen.stroke(
        path.clone(),
        Stroke::round(theme::PANEL.alpha(0.9), width * 2.4),
    );
    pen.stroke(path, Stroke::round(theme::DONE, width));
}
