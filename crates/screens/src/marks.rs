//! The marks on a board: which cells can be touched next, which cannot, and which have been touched.

use rules::Cell;
use scene::{Colour, Fill, Op, Path, Pen, Point, Stroke, pen, theme};
use session::boards::{Board, Grid};

/// A frame round a cell; its dark edges show it on pale boards.
pub(super) fn draw_frame_of(cell: Cell, grid: Grid, colour: Colour, pen: &mut Pen) {
    let path = pen::rounded(grid.square(cell).inset(grid.cell * 0.03), grid.cell * 0.2);
    let width = grid.cell * 0.07;
    pen.stroke(path.clone(), Stroke::round(theme::PANEL, width * 1.9));
    pen.stroke(path, Stroke::round(colour, width));
}

/// The marks of a turn that is being touched together.
pub(crate) struct Marks<'a> {
    /// Colour of the player.
    pub(crate) colour: Colour,
    /// The cells that can be touched next.
    pub next: &'a [Cell],
    /// The cells that cannot be touched next, where these are the fewer ones.
    pub(crate) barred: &'a [Cell],
    /// Cells touched so far.
    pub(crate) touched: &'a [Cell],
    /// True if the marks are bright because a piece is picked up. Otherwise they are soft.
    pub(crate) strong: bool,
}

impl Marks<'_> {
    /// Draws the marks for all `next` touches in ascending order. If a turn can begin on most empty cells, it marks
    /// the other cells instead.
    pub(crate) fn draw_fewer(&self, board: &dyn Board, grid: Grid, pen: &mut Pen) {
        let others = match self.strong {
            true => None,
            false => fewer(board, grid, self.next),
        };
        match &others {
            Some((next, barred)) => Marks {
                next,
                barred,
                ..*self
            }
            .draw(board, grid, pen),
            None => self.draw(board, grid, pen),
        }
    }

    /// Draws dots on empty cells and rings round pieces that can be touched next, or crosses where no piece may be
    /// placed, and a frame round each touched cell.
    pub(crate) fn draw(&self, board: &dyn Board, grid: Grid, pen: &mut Pen) {
        let (mut dots, mut rings) = (Path::new(), Path::new());
        for &cell in self.next {
            let centre = grid.centre(cell);
            if board.is_taken(cell) {
                rings.push(Op::Circle(centre, grid.cell * 0.43));
            } else {
                dots.push(Op::Circle(centre, (grid.cell * 0.1).max(5.0)));
            }
        }
        let alpha = if self.strong { 1.0 } else { 0.55 };
        let width = grid.cell * if self.strong { 0.075 } else { 0.05 };
        // On pale boards the marks need dark edges.
        let pale = board.is_pale();
        let edge = if pale { theme::PANEL } else { theme::INK };
        pen.stroke(dots.clone(), Stroke::round(edge.alpha(alpha), width));
        pen.fill(dots, self.colour.alpha(alpha.max(0.8)));
        let shade = theme::PANEL.alpha(if pale { 1.0 } else { alpha * 0.6 });
        pen.stroke(rings.clone(), Stroke::round(shade, width * 1.8));
        pen.stroke(rings, Stroke::round(theme::INK, width));
        let crosses = crosses(self.barred, grid, 0.11);
        pen.stroke(crosses, Stroke::round(edge.alpha(0.75), grid.cell * 0.045));
        for &cell in self.touched {
            draw_frame_of(cell, grid, theme::GOLD, pen);
        }
    }
}

/// Returns the pieces that can be touched, and the empty cells that cannot, of all `next` touches in ascending
/// order. It does so if a turn can begin on most empty cells, because these marks are quieter.
fn fewer(board: &dyn Board, grid: Grid, next: &[Cell]) -> Option<(Vec<Cell>, Vec<Cell>)> {
    let (pieces, free): (Vec<_>, Vec<_>) = next.iter().partition(|&&cell| board.is_taken(cell));
    let is_empty = |cell: &Cell| board.has(*cell) && !board.is_taken(*cell);
    let is_barred = |cell: &Cell| next.binary_search(cell).is_err();
    let barred: Vec<_> = grid.cells().filter(is_empty).filter(is_barred).collect();
    (free.len() > barred.len()).then_some((pieces, barred))
}

/// Returns crosses in cells with arms of this length, in cells.
pub(super) fn crosses(cells: &[Cell], grid: Grid, arm: f32) -> Path {
    let arm = grid.cell * arm;
    let cross = |&cell: &Cell| {
        let Point { x, y } = grid.centre(cell);
        [(arm, arm), (arm, -arm)].map(|(dx, dy)| {
            let (from, to) = (Point::new(x - dx, y - dy), Point::new(x + dx, y + dy));
            [Op::Move(from), Op::Line(to)]
        })
    };
    cells.iter().flat_map(cross).flatten().collect()
}

/// Marks a refused cell with a red frame and a cross, which moves aside for a piece.
pub(super) fn draw_refused(cell: Cell, board: &dyn Board, grid: Grid, pen: &mut Pen) {
    draw_frame_of(cell, grid, theme::RED, pen);
    let aside = if board.is_taken(cell) { 0.3 } else { 0.0 };
    let centre = grid.centre(cell);
    let at = Point::new(centre.x + aside * grid.cell, centre.y - aside * grid.cell);
    let disc = pen::circle(at, grid.cell * 0.17);
    let rim = Stroke::round(theme::PANEL, grid.cell * 0.04);
    pen.path(disc, Some(Fill::Flat(theme::RED)), Some(rim));
    let arm = grid.cell * 0.07;
    let cross = [(arm, arm), (arm, -arm)].map(|(dx, dy)| {
        let (from, to) = (
            Point::new(at.x - dx, at.y - dy),
            Point::new(at.x + dx, at.y + dy),
        );
        [Op::Move(from), Op::Line(to)]
    });
    let arms = cross.into_iter().flatten().collect();
    pen.stroke(arms, Stroke::round(theme::INK, grid.cell * 0.05));
}

/// Returns an arrow along cells that ends this distance before the middle of the last one, in cells.
pub(super) fn arrow(way: &[Cell], grid: Grid, short: f32) -> Path {
    let [.., before, last] = *way else {
        return Path::new();
    };
    let (before, last) = (grid.centre(before), grid.centre(last));
    let apart = before.distance(last);
    let (x, y) = ((last.x - before.x) / apart, (last.y - before.y) / apart);
    // Distance from the middle of the last cell, and sideways, in cells.
    let at = |back: f32, aside: f32| {
        let (back, aside) = (back * grid.cell, aside * grid.cell);
        Point::new(last.x - back * x - aside * y, last.y - back * y + aside * x)
    };
    let tip = at(short, 0.0);
    let mut path = vec![Op::Move(tip)];
    let stations = way.iter().rev().skip(1);
    path.extend(stations.map(|&cell| Op::Line(grid.centre(cell))));
    path.extend([
        Op::Move(at(short + 0.15, -0.15)),
        Op::Line(tip),
        Op::Line(at(short + 0.15, 0.15)),
    ]);
    path
}
