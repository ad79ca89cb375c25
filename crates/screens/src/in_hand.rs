//! The draft of a turn on a board for two. It shows picked up pieces, their possible lines, and the position of a
//! finger or a mouse. It also shows the effect of the turn there.

use app::board_table::BoardTable;
use app::hint::Advice;
use app::state::State;
use rules::{Cell, Spot};
use scene::{Face, Fill, Frame, Pen, Point, Stroke, Style, TargetArea, emblems, pen, theme};
use session::boards::NextTouches;

use super::board_review::certain;
use super::marks::{self, Marks};
use super::{hint, last_turn};

/// The radius of a piece that is not there yet, as a share of a cell.
const GHOST: f32 = 0.34;

/// Pieces that have been picked up, and the turn that a finger would make where it is.
struct InHand {
    /// Touches of the turn, with those of a finger that holds a piece.
    touches: Vec<Cell>,
    /// Cells that can be touched next.
    reach: NextTouches,
    /// Touches with the cell under the finger, if they make a complete turn.
    turn: Option<Vec<Cell>>,
}

impl InHand {
    fn of(state: &State, duel: BoardTable<'_>, targets: &[TargetArea]) -> Self {
        let drafted = &duel.play.draft().touched;
        if duel.person().is_none() || state.is_cut_off() {
            // No player can touch anything, so only picked up pieces are visible.
            return Self {
                touches: drafted.clone(),
                reach: NextTouches::default(),
                turn: None,
            };
        }
        let board = duel.play.now();
        let from = state.dragged().next().map(|(from, _)| from);
        let held = from.filter(|&from| duel.play.picks_up(from));
        let carried = held.and_then(|from| duel.play.held(from));
        let mut touches = carried.unwrap_or_else(|| drafted.clone());
        let mut turn = None;
        let over = state.tracked_cells(targets).next();
        if let Some(over) = over.or_else(|| hovered(state, targets)) {
            let with = [&touches[..], &[over]].concat();
            match board.reach(&with) {
                Some(reach) if reach.whole => turn = Some(with),
                // A finger that slides along a train holds all of it.
                Some(_) if held.is_some() => touches = with,
                Some(_) | None => {}
            }
        }
        let reach = match touches == *drafted {
            true => duel.play.reach().clone(),
            false => board.reach(&touches).unwrap_or_default(),
        };
        Self {
            touches,
            reach,
            turn,
        }
    }
}

/// The cell that a mouse is over.
fn hovered(state: &State, targets: &[TargetArea]) -> Option<Cell> {
    match state.hovered(targets)? {
        Spot::Cell(cell) => Some(cell),
        Spot::Node(_) | Spot::Link(_) => None,
    }
}

/// Marks where the pieces could go that fingers hold though it is not their turn.
fn draw_looked_up(state: &State, duel: BoardTable<'_>, pen: &mut Pen) {
    let board = duel.play.now();
    for cell in state.held_cells() {
        let side = board.occupant(cell).and_then(|piece| piece.side);
        let Some(player) = side.map(|side| board.player(side)) else {
            continue;
        };
        // The player on turn moves their own pieces, and touches others to continue a turn.
        let is_free = duel.play.draft().touched.is_empty() && duel.acting() != Some(player);
        if duel.person().is_some() && !is_free {
            continue;
        }
        let marks = Marks {
            colour: duel.sitting[player].colour.colour(),
            next: &board.would_reach(cell),
            barred: &[],
            touched: &[cell],
            strong: true,
        };
        marks.draw(board, duel.grid(), pen);
    }
}

/// Draws the marks of a turn, and of the cells under fingers.
pub(super) fn draw(state: &State, duel: BoardTable<'_>, targets: &[TargetArea], pen: &mut Pen) {
    let grid = duel.grid();
    draw_looked_up(state, duel, pen);
    let Some(player) = duel.acting() else { return };
    let hand = InHand::of(state, duel, targets);
    for lane in duel.play.now().lanes(&hand.touches) {
        draw_lane(lane, duel, pen);
    }
    draw_reach(state, &hand, player, duel, pen);
    if let Some(Advice::Touch(cells)) = state.hint() {
        if let Some(certain) = state.hint_certain() {
            certain::draw(certain, duel, grid, pen);
        }
        hint::draw_on_board(cells, duel, grid, pen);
    }
    if let Some(cell) = state.refused_cell() {
        marks::draw_refused(cell, duel.play.shown(), grid, pen);
    }
    for cell in state.tracked_cells(targets) {
        draw_cross_hair(cell, duel, pen);
        let leads_on = hand.reach.next.contains(&cell) || duel.play.picks_up(cell);
        let colour = if leads_on { theme::INK } else { theme::QUIET };
        marks::draw_frame_of(cell, grid, colour, pen);
    }
    if let Some(turn) = &hand.turn {
        draw_turn(turn, player, duel, pen);
    }
    for (cell, count) in duel
        .play
        .now()
        .counts(hand.turn.as_ref().unwrap_or(&hand.touches))
    {
        draw_count(cell, count, duel, pen);
    }
}

/// Draws the marks of the next touches. Frames round the chosen cells wait for pieces that are on their way through them.
fn draw_reach(state: &State, hand: &InHand, player: usize, duel: BoardTable<'_>, pen: &mut Pen) {
    let chosen = match duel.is_gliding(state.now) {
        true => Vec::new(),
        false => duel.play.now().selection(&hand.touches),
    };
    let marks = Marks {
        colour: duel.sitting[player].colour.colour(),
        next: &hand.reach.next,
        barred: &[],
        touched: &chosen,
        strong: !hand.touches.is_empty(),
    };
    marks.draw_fewer(duel.play.shown(), duel.grid(), pen);
}

/// A light on a row of cells, from one end to the other.
fn draw_lane([one, other]: [Cell; 2], duel: BoardTable<'_>, pen: &mut Pen) {
    let grid = duel.grid();
    let (a, b) = (grid.centre(one), grid.centre(other));
    let half = grid.cell * 0.45;
    let (left, top) = (a.x.min(b.x) - half, a.y.min(b.y) - half);
    let (w, h) = (
        (a.x - b.x).abs() + 2.0 * half,
        (a.y - b.y).abs() + 2.0 * half,
    );
    let band = pen::rounded(Frame::new(left, top, w, h), grid.cell * 0.22);
    let ink = match duel.play.shown().is_pale() {
        true => theme::PANEL,
        false => theme::GOLD,
    };
    // So faint that pieces keep their colours under it.
    let light = Fill::Flat(theme::GOLD.alpha(0.08));
    let rim = Stroke::round(ink.alpha(0.8), grid.cell * 0.035);
    pen.path(band, Some(light), Some(rim));
}

/// Draws hair lines along the row and the column of a cell, which show the finger's position.
fn draw_cross_hair(cell: Cell, duel: BoardTable<'_>, pen: &mut Pen) {
    let grid = duel.grid();
    let (at, board, gap) = (grid.centre(cell), grid.frame(), grid.cell * 0.5);
    let (right, bottom) = (board.x + board.w, board.y + board.h);
    let point = Point::new;
    let lines = [
        (point(board.x, at.y), point(at.x - gap, at.y)),
        (point(at.x + gap, at.y), point(right, at.y)),
        (point(at.x, board.y), point(at.x, at.y - gap)),
        (point(at.x, at.y + gap), point(at.x, bottom)),
    ];
    let ink = match duel.play.shown().is_pale() {
        true => theme::PANEL.alpha(0.35),
        false => theme::INK.alpha(0.35),
    };
    let lines = lines.into_iter().flat_map(|(from, to)| pen::line(from, to));
    pen.stroke(lines.collect(), Stroke::butt(ink, grid.cell * 0.035));
}

/// Draws the turn that a finger would make. It shows the ways of moved pieces, and a ghost for a placed piece.
fn draw_turn(turn: &[Cell], player: usize, duel: BoardTable<'_>, pen: &mut Pen) {
    let (board, grid) = (duel.play.shown(), duel.grid());
    let Some(&goal) = turn.last() else { return };
    let ways = duel.play.now().arrows_of(turn);
    let arrows: Vec<_> = ways
        .iter()
        .flat_map(|way| marks::arrow(way, grid, 0.42))
        .collect();
    let dark = Stroke::round(theme::PANEL.alpha(0.8), grid.cell * 0.11);
    pen.stroke(arrows.clone(), dark);
    pen.stroke(arrows, Stroke::round(theme::INK, grid.cell * 0.055));
    if !board.is_taken(goal) {
        let (centre, colour) = (grid.centre(goal), duel.sitting[player].colour);
        let disc = pen::circle(centre, grid.cell * GHOST);
        let faint = Fill::Flat(colour.colour().alpha(0.55));
        let rim = Stroke::round(theme::PANEL.alpha(0.6), grid.cell * 0.035);
        pen.path(disc, Some(faint), Some(rim));
        let emblem = emblems::emblem(colour, centre, grid.cell * 0.22);
        pen.fill(emblem, theme::MAP_INK.alpha(0.8));
    }
}

/// Draws a number at the rim of a cell, upright for the player on turn.
fn draw_count(cell: Cell, count: usize, duel: BoardTable<'_>, pen: &mut Pen) {
    let grid = duel.grid();
    let turn = last_turn::reader_turn(duel);
    let centre = grid.centre(cell);
    // It is at the upper right for its reader.
    let aside = grid.cell * 0.33;
    let (x, y) = match turn {
        90 => (aside, aside),
        180 => (-aside, aside),
        270 => (-aside, -aside),
        _ => (aside, -aside),
    };
    let at = Point::new(centre.x + x, centre.y + y);
    let disc = pen::circle(at, grid.cell * 0.21);
    let rim = Stroke::round(theme::GOLD, grid.cell * 0.03);
    pen.path(disc, Some(Fill::Flat(theme::PANEL)), Some(rim));
    let style = Style::new(Face::Bold, grid.cell * 0.25, theme::INK);
    last_turn::draw_turned(count.to_string(), at, turn, style, pen);
}
