//! Proofs about a position: groups of a side with a safe connection, and the only cells on which the side on turn
//! can still stop a chain of them.

mod groups;
mod local;

use rules::connection::board::{Board, EMPTY, Spot};
use rules::connection::position::{BoardMove, Position, Swap};
use rules::connection::{Connection, Side, Variant};
use rules::request::{Certain, Joint};
use rules::{Cell, Perft};

use groups::{EDGES, Groups, Label};
use local::Needs;

/// Maximum number of positions in the search for the joints of a side, and for those of a tried stone.
const MOST_LOOKED_AT: u32 = 40_000;
const MOST_FOR_STONE: u32 = 6_000;
/// Maximum number of tried last stones of a chain.
const MOST_STONES: usize = 40;
/// Maximum distance between stones, and of stones from their edge, for a joint.
const FAR: usize = 3;

/// Two groups of a side with a safe connection.
#[derive(Clone, Debug)]
struct Safe {
    /// A square of each group; for an edge, one of the border.
    ends: [Spot; 2],
    needs: Needs,
}

impl Safe {
    fn labels(&self, groups: &Groups) -> [Label; 2] {
        self.ends.map(|at| groups.at(at))
    }

    /// Returns true if no single stone can break into both.
    fn is_apart(&self, other: &Self) -> bool {
        let apart = |own: &[Spot], others: &[Spot]| own.iter().all(|at| !others.contains(at));
        apart(&self.needs.cells, &other.needs.cells)
            && apart(&self.needs.blocks, &other.needs.blocks)
    }
}

/// Returns the proofs about a position.
pub(super) fn certain(game: &Connection) -> Certain {
    let position = &game.position;
    if position.is_over() || matches!(position.swap, Swap::Ahead | Swap::Offered) {
        return Certain::default();
    }
    let board = &position.board;
    let sides = Side::BOTH.map(|side| Seen::of(board, side));
    let told = |seen: &Seen| {
        let joint = |safe: &Safe| Joint {
            side: seen.side as usize,
            ends: safe.ends.map(|at| cell(board, at)),
        };
        seen.apart().iter().map(joint).collect::<Vec<_>>()
    };
    let other = &sides[position.to_move.other() as usize];
    Certain {
        joints: sides.iter().flat_map(told).collect(),
        only: only(position, other).map(|cells| {
            let cells = cells.into_iter();
            cells.map(|at| board.cell(at)).collect()
        }),
    }
}

/// The cell of a square, or the one before a square of the ring.
fn cell(board: &Board, at: Spot) -> Cell {
    let within = |line: usize| line.clamp(1, board.stride - 2);
    let [file, rank] = [at % board.stride, at / board.stride].map(within);
    board.cell(rank * board.stride + file)
}

/// The joints of a side, each by itself.
struct Seen<'a> {
    board: &'a Board,
    side: Side,
    groups: Groups,
    all: Vec<Safe>,
}

impl<'a> Seen<'a> {
    fn of(board: &'a Board, side: Side) -> Self {
        let mut seen = Self {
            board,
            side,
            groups: Groups::of(board, side),
            all: Vec::new(),
        };
        let own = |&at: &Spot| board.colours[at] == side as u8;
        let mut left = MOST_LOOKED_AT;
        for at in board.squares().filter(own) {
            seen.look_from(at, true, &mut left);
        }
        seen.sort();
        seen
    }

    /// Returns the joints after one more stone of the side. Joints elsewhere are unchanged.
    fn with_stone(&self, board: &'a Board, at: Spot) -> Seen<'a> {
        let groups = Groups::of(board, self.side);
        let kept = self.all.iter().filter(|safe| {
            let [one, other] = safe.labels(&groups);
            one != other && !safe.needs.cells.contains(&at)
        });
        let all = kept.cloned().collect();
        let mut seen = Seen {
            board,
            side: self.side,
            groups,
            all,
        };
        seen.look_from(at, false, &mut MOST_FOR_STONE.clone());
        seen.sort();
        seen
    }

    /// Brings those first that need little, and of them those of stones that are near each other.
    fn sort(&mut self) {
        let stride = self.board.stride;
        let far = |ends: [Spot; 2]| {
            let [one, other] = ends.map(|at| [at % stride, at / stride]);
            one[0].abs_diff(other[0]) + one[1].abs_diff(other[1])
        };
        let size = |safe: &Safe| safe.needs.cells.len() + safe.needs.blocks.len();
        self.all.sort_by_key(|safe| (size(safe), far(safe.ends)));
    }

    /// Looks for joints of a stone with others, of which each is met once, and with the edges.
    fn look_from(&mut self, at: Spot, once: bool, left: &mut u32) {
        let (board, side) = (self.board, self.side);
        for other in near(board, at) {
            let own = board.is_inside(other) && board.colours[other] == side as u8;
            if own && (!once || other > at) {
                let cells = between(board, at, other);
                self.look_at([at, other], &cells, left);
            }
        }
        let [along, line] = groups::lines(board, side, at);
        let size = board.stride - 2;
        for (edge, far) in [(0, line), (size + 1, size + 1 - line)] {
            if (2..=FAR).contains(&far) {
                let ring = groups::square(board, side, along, edge);
                self.look_at([at, ring], &before_edge(board, side, at, edge), left);
            }
        }
    }

    fn look_at(&mut self, ends: [Spot; 2], cells: &[Spot], left: &mut u32) {
        let (board, side) = (self.board, self.side);
        let labels = ends.map(|at| self.groups.at(at));
        if labels[0] == labels[1] {
            return;
        }
        let needs = local::proved(board, side, &self.groups, cells, labels, left);
        let safe = needs.and_then(|needs| {
            let ends = [ends[0], self.foot(ends, &needs)?];
            Some(Safe { ends, needs })
        });
        self.all.extend(safe);
    }

    /// Returns the far end of a joint with a stone. For an edge it is the square behind the cell that leads to it
    /// and is nearest to the stone. `None` if an own stone is there, because that has another joint.
    fn foot(&self, [stone, end]: [Spot; 2], needs: &Needs) -> Option<Spot> {
        let (board, side) = (self.board, self.side);
        if board.is_inside(end) {
            return Some(end);
        }
        let [from, _] = groups::lines(board, side, stone);
        let [_, edge] = groups::lines(board, side, end);
        let feet = needs.cells.iter().map(|&at| groups::lines(board, side, at));
        let feet = feet.filter(|[_, line]| line.abs_diff(edge) == 1);
        let nearest = feet.min_by_key(|[along, _]| along.abs_diff(from));
        nearest.map(|[along, _]| groups::square(board, side, along, edge))
    }

    /// Returns joints that are safe at the same time, and only as many as connect groups.
    fn apart(&self) -> Vec<Safe> {
        let mut chosen: Vec<Safe> = Vec::new();
        let mut joined: Vec<Label> = (0..self.groups.end).collect();
        for safe in &self.all {
            let [one, other] = safe
                .labels(&self.groups)
                .map(|label| joined[usize::from(label)]);
            if one != other && chosen.iter().all(|known| known.is_apart(safe)) {
                chosen.push(safe.clone());
                joined
                    .iter_mut()
                    .filter(|of| **of == other)
                    .for_each(|of| *of = one);
            }
        }
        chosen
    }

    /// Returns the joints of a way from edge to edge, if the side has one that holds though the other side is on turn.
    fn chain(&self) -> Option<Vec<Safe>> {
        if self.groups.spans {
            return Some(Vec::new());
        }
        let apart = self.apart();
        let mut way: Vec<(Label, Vec<usize>)> = vec![(EDGES[0], Vec::new())];
        let mut from = 0;
        while let Some((label, joints)) = way.get(from).cloned() {
            if label == EDGES[1] {
                return Some(
                    joints
                        .into_iter()
                        .map(|number| apart[number].clone())
                        .collect(),
                );
            }
            for (number, safe) in apart.iter().enumerate() {
                let next = match safe.labels(&self.groups) {
                    [one, other] if one == label => other,
                    [one, other] if other == label => one,
                    _ => continue,
                };
                if way.iter().all(|(known, _)| *known != next) {
                    way.push((next, joints.iter().copied().chain([number]).collect()));
                }
            }
            from += 1;
        }
        None
    }

    /// Returns the group of an edge and everything that joints connect with it, ignoring conflicts of their needs.
    fn reach(&self, edge: Label) -> Vec<Label> {
        let mut reach = vec![edge];
        let mut from = 0;
        while let Some(&label) = reach.get(from) {
            for safe in &self.all {
                let [one, other] = safe.labels(&self.groups);
                for (here, next) in [(one, other), (other, one)] {
                    if here == label && !reach.contains(&next) {
                        reach.push(next);
                    }
                }
            }
            from += 1;
        }
        reach
    }

    /// Returns stones that could connect everything at one edge with everything at the other.
    fn last_stones(&self) -> Vec<Spot> {
        let [first, second] = EDGES.map(|edge| self.reach(edge));
        let board = self.board;
        let is_near = |at: Spot, reach: &[Label]| {
            near(board, at).any(|other| reach.contains(&self.groups.at(other)))
        };
        let empty = board.squares().filter(|&at| board.colours[at] == EMPTY);
        empty
            .filter(|&at| is_near(at, &first) && is_near(at, &second))
            .collect()
    }
}

/// The squares that are no further away than [`FAR`], the ring among them.
fn near(board: &Board, at: Spot) -> impl Iterator<Item = Spot> + use<> {
    let stride = board.stride;
    let near = move |line: usize| line.saturating_sub(FAR)..=(line + FAR).min(stride - 1);
    let [file, rank] = [at % stride, at / stride];
    near(rank).flat_map(move |rank| near(file).map(move |file| rank * stride + file))
}

/// Returns the cells between two stones and, if these are in a line, also those beside it.
fn between(board: &Board, one: Spot, other: Spot) -> Vec<Spot> {
    let wide = |one: usize, other: usize, by: usize| {
        let (low, high) = (one.min(other), one.max(other));
        let more = usize::from(low == high) * by;
        (low - more).max(1)..=(high + more).min(board.stride - 2)
    };
    let files = wide(one % board.stride, other % board.stride, 1);
    let ranks = wide(one / board.stride, other / board.stride, 1);
    empty_cells(
        board,
        ranks.flat_map(|rank| files.clone().map(move |file| rank * board.stride + file)),
    )
}

/// Returns the cells between a stone and an edge, more of them at a greater distance, and those next to the stone.
fn before_edge(board: &Board, side: Side, at: Spot, edge: usize) -> Vec<Spot> {
    let [along, line] = groups::lines(board, side, at);
    let far = line.abs_diff(edge);
    let rows = (1..=far).map(|row| (line.abs_diff(edge.abs_diff(row)), edge.abs_diff(row)));
    let cells = rows.flat_map(|(away, row)| {
        let wide = if away == 0 { 1 } else { far - 1 };
        let from = along.saturating_sub(wide).max(1);
        (from..=(along + wide).min(board.stride - 2))
            .map(move |along| groups::square(board, side, along, row))
    });
    empty_cells(board, cells)
}

fn empty_cells(board: &Board, cells: impl Iterator<Item = Spot>) -> Vec<Spot> {
    cells.filter(|&at| board.colours[at] == EMPTY).collect()
}

/// Returns the only cells on which the side on turn does not lose, because elsewhere the other side then makes a
/// safe chain; `None` if there is no such chain.
fn only(position: &Position, other: &Seen) -> Option<Vec<Spot>> {
    if other.chain().is_some() {
        return Some(Vec::new());
    }
    let mut only: Option<Vec<Spot>> = None;
    let stones = other.last_stones();
    for &at in stones.iter().take(MOST_STONES) {
        let Some(needs) = threat(position, other, at) else {
            continue;
        };
        only = Some(match only {
            None => needs,
            Some(known) => known
                .into_iter()
                .filter(|cell| needs.contains(cell))
                .collect(),
        });
    }
    only
}

/// Returns the needs of a chain that a stone of the other side would complete, with the stone's own cell.
fn threat(position: &Position, other: &Seen, at: Spot) -> Option<Vec<Spot>> {
    let mut then = position.clone();
    then.to_move = other.side;
    if !then.placements().any(|open| open == at) {
        return None;
    }
    let mut needs = around(&then.board, other.side, at)?;
    then.make(BoardMove::Place(at as u16));
    let chain = other.with_stone(&then.board, at).chain()?;
    // A link is no cell, so where one would stop the chain no cells alone do.
    if chain.iter().any(|safe| !safe.needs.blocks.is_empty()) {
        return None;
    }
    needs.extend(chain.into_iter().flat_map(|safe| safe.needs.cells));
    needs.sort_unstable();
    needs.dedup();
    Some(needs)
}

/// Returns the cell of a future stone, and the cells that the other side could take to forbid the stone or to
/// weaken it. `None` if that is uncertain.
fn around(board: &Board, side: Side, at: Spot) -> Option<Vec<Spot>> {
    let mut needs = vec![at];
    let [own, other] = [side as u8, side.other() as u8];
    let round = board.round().map(|step| at.wrapping_add_signed(step));
    for corner in [1, 3, 5, 7] {
        let across = round[corner];
        let beside = [round[corner - 1], round[(corner + 1) % 8]];
        let inside = board.is_inside(across) && beside.iter().all(|&at| board.is_inside(at));
        let colours = beside.map(|at| board.colours[at]);
        if !inside || board.colours[across] == other || colours.contains(&own) {
            continue;
        }
        if board.variant == Variant::Quadrex {
            return None;
        }
        if colours.contains(&other) && board.colours[across] == own {
            needs.extend(beside.into_iter().filter(|&at| board.colours[at] == EMPTY));
        }
    }
    Some(needs)
}
