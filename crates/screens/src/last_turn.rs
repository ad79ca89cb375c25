//! Effect of the last turn of a game for two, on the board until the next one. A quiet frame surrounds each of its
//! cells, and arrows follow the moved pieces. Its steps have numbers, and captured pieces are ghosts.

use super::marks;
use app::board_table::BoardTable;
use base::table::PlayerColour;
use rules::Cell;
use scene::{Colour, Face, Fill, Pen, Point, Stroke, Style, emblems, measure, pen, theme};
use session::BoardPlay;
use session::boards::{Board, BoardView, Ghost, Grid};

/// The radius of a ghost, as a share of a cell like the next ones.
const GHOST: f32 = 0.34;
/// Radius of a piece just before its capture.
const WHOLE: f32 = 0.37;
/// The radius of the disc with a step's number.
const NUMBER: f32 = 0.17;

/// Draws everything below the pieces. Captured pieces are whole until the capturing pieces have landed.
pub(super) fn draw_below(play: &dyn BoardPlay, sight: &BoardView<'_>, pen: &mut Pen) {
    let (board, grid) = (play.shown(), sight.grid);
    for &cell in play.trace() {
        let filled = play.aftermath().filled.contains(&cell);
        draw_frame(cell, board.is_pale(), filled, grid, pen);
    }
    for Ghost { cell, side } in play.ghosts() {
        let colour = sight.colours[side];
        match sight.has_landed() {
            true if board.is_taken(cell) => {}
            true => draw_ghost(cell, colour, ink(board), grid, pen),
            false => draw_whole(cell, colour, grid, pen),
        }
    }
    for way in play.arrows() {
        draw_arrow(way, board, grid, pen);
    }
}

/// Draws a quiet frame round a cell of the turn: solid for a chosen cell, dashed for one that filled by itself.
fn draw_frame(cell: Cell, is_pale: bool, is_filled: bool, grid: Grid, pen: &mut Pen) {
    let frame = grid.square(cell).inset(grid.cell * 0.03);
    let path = pen::rounded(frame, grid.cell * 0.14);
    // A dark rim shows on a pale board, a gold one on a dark board.
    let (ground, rim) = match is_pale {
        true => (theme::GOLD.alpha(0.6), theme::PANEL.alpha(0.7)),
        false => (theme::GOLD.alpha(0.2), theme::GOLD.alpha(0.8)),
    };
    let rim = Stroke::round(rim, grid.cell * 0.045);
    let rim = match is_filled {
        true => rim.dashed(grid.cell * 0.1, grid.cell * 0.12),
        false => rim,
    };
    pen.path(path, Some(Fill::Flat(ground)), Some(rim));
}

/// Draws a faint piece in place of a captured one.
fn draw_ghost(cell: Cell, colour: PlayerColour, ink: Colour, grid: Grid, pen: &mut Pen) {
    let centre = grid.centre(cell);
    let disc = pen::circle(centre, grid.cell * GHOST);
    let dashes = Stroke::butt(ink, grid.cell * 0.03);
    let dashes = dashes.dashed(grid.cell * 0.09, grid.cell * 0.08);
    let faint = Fill::Flat(colour.colour().alpha(0.35));
    pen.path(disc, Some(faint), Some(dashes));
    let emblem = emblems::emblem(colour, centre, grid.cell * 0.2);
    pen.fill(emblem, colour.colour().alpha(0.9));
}

/// Draws a piece as it was before its capture.
fn draw_whole(cell: Cell, colour: PlayerColour, grid: Grid, pen: &mut Pen) {
    let centre = grid.centre(cell);
    let disc = pen::circle(centre, grid.cell * WHOLE);
    let rim = Stroke::round(theme::MAP_INK, grid.cell * 0.05);
    let fill = Fill::Flat(colour.colour());
    pen.path(disc, Some(fill), Some(rim));
    let emblem = emblems::emblem(colour, centre, grid.cell * 0.21);
    pen.fill(emblem, theme::MAP_INK);
}

/// The ink of lines on a board's ground.
fn ink(board: &dyn Board) -> Colour {
    match board.is_pale() {
        true => theme::PANEL.alpha(0.75),
        false => theme::GOLD,
    }
}

/// Draws numbers on the steps of a long turn, above the pieces and upright for their next reader.
pub(super) fn draw_numbers(duel: BoardTable<'_>, grid: Grid, pen: &mut Pen) {
    // While the next turn moves pieces the old ways mean nothing.
    if duel.play.draft().touched.is_empty() {
        number(duel.play.arrows(), duel, grid, pen);
    }
}

/// Draws numbers at the beginning of each of several ways, in order.
pub(super) fn number(ways: &[Vec<Cell>], duel: BoardTable<'_>, grid: Grid, pen: &mut Pen) {
    if ways.len() < 2 {
        return;
    }
    for (number, way) in (1..).zip(ways) {
        let &[from, .., to] = &way[..] else { continue };
        draw_number(number, [from, to], duel, grid, pen);
    }
}

/// Draws the number of a step at the beginning of its way. If a piece is there again, the number moves to the
/// piece's rim.
fn draw_number(
    number: usize,
    [from, to]: [Cell; 2],
    duel: BoardTable<'_>,
    grid: Grid,
    pen: &mut Pen,
) {
    let (centre, goal) = (grid.centre(from), grid.centre(to));
    let at = match duel.play.shown().is_taken(from) {
        true => {
            let share = grid.cell * 0.36 / centre.distance(goal).max(f32::EPSILON);
            centre.towards(goal, share)
        }
        false => centre,
    };
    let disc = pen::circle(at, grid.cell * NUMBER);
    let rim = Stroke::round(theme::GOLD, grid.cell * 0.03);
    pen.path(disc, Some(Fill::Flat(theme::PANEL)), Some(rim));
    let style = Style::new(Face::Bold, grid.cell * 0.24, theme::INK);
    draw_turned(number.to_string(), at, reader_turn(duel), style, pen);
}

/// Writes words round a point, turned by some quarters of a circle.
pub(super) fn draw_turned(words: String, at: Point, turn: u16, style: Style, pen: &mut Pen) {
    let down = style.size() * measure::CAP_HEIGHT / 2.0;
    let base = match turn {
        90 => Point::new(at.x - down, at.y),
        180 => Point::new(at.x, at.y - down),
        270 => Point::new(at.x + down, at.y),
        _ => Point::new(at.x, at.y + down),
    };
    pen.text(words, base, style.middle().turned(f32::from(turn)));
}

/// Returns the rotation in degrees for words on the board to be upright for the player on turn.
pub(super) fn reader_turn(duel: BoardTable<'_>) -> u16 {
    let [near, _] = duel.readers();
    let reader = match duel.acting() {
        Some(seat) if !duel.screen.upright && duel.sitting[seat].computer().is_none() => {
            duel.sitting[seat].place
        }
        _ => near,
    };
    reader.turn().seen_in(duel.board_turn()) as u16 * 90
}

/// Draws an arrow along a way, up to the edge of the first piece that is on it now, for a train its last car.
fn draw_arrow(way: &[Cell], board: &dyn Board, grid: Grid, pen: &mut Pen) {
    let mut later = way.iter().skip(1);
    let free = later.position(|&cell| board.is_taken(cell));
    let way = &way[..free.map_or(way.len(), |free| free + 2)];
    let path = marks::arrow(way, grid, 0.44);
    pen.stroke(path, Stroke::round(ink(board), grid.cell * 0.06));
}
