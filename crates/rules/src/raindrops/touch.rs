//! A turn from touches: a piece, its point, and for a group more pieces and points along the line. Only touches
//! that lead to a complete turn are possible, and finding them needs no list of turns.

use rustc_hash::FxHashSet;

use super::board::{Board, units_of};
use super::game::start;
use super::illegal_move::IllegalMove;
use super::points::{Point, Points, Way};
use super::turn::Turn;
use super::walk::{Walk, is_loose};
use crate::{Cell, Touch};
use base::sort::sorted_set;

/// Returns the cells that can be touched after these touches, and the turn that they make.
pub(super) fn touch(board: &Board, touched: &[Cell]) -> Option<Touch<Turn>> {
    if board.is_over() {
        return None;
    }
    let Some(&piece) = touched.first() else {
        let units = board.units().map(|unit| pieces(&Walk::new(board, unit)));
        let all = units.fold(Points::EMPTY, |all, pieces| all | pieces);
        return Some(Touch {
            next: cells(all),
            turn: None,
        });
    };
    let piece = Point::of(piece).filter(|&piece| board.own.has(piece))?;
    let mut walk = Walk::new(board, board.unit(piece));
    let mut steps = Vec::new();
    let (pairs, rest) = touched.as_chunks::<2>();
    for &[from, to] in pairs {
        let (from, to) = (Point::of(from)?, Point::of(to)?);
        if !walk.lifts().has(from) || !walk.places(from).has(to) {
            return None;
        }
        steps.push(walk.written(from, to));
        walk = walk.step(from, to);
    }
    if !pairs.is_empty() && !leads_on(&walk) {
        return None;
    }
    if let &[from] = rest {
        let from = Point::of(from).filter(|&from| walk.lifts().has(from))?;
        let next = points(&walk, from);
        return (!next.is_empty()).then(|| Touch {
            next: cells(next),
            turn: None,
        });
    }
    Some(Touch {
        next: cells(pieces(&walk)),
        turn: Turn::new(steps).filter(|_| walk.may_stop()),
    })
}

/// Returns the own pieces after the pairs of these touches, up to the first illegal one.
pub(super) fn preview_position(board: &Board, touched: &[Cell]) -> Points {
    let steps = touched.as_chunks::<2>().0;
    let start = touched.first().and_then(|&piece| Point::of(piece));
    let Some(start) = start.filter(|&piece| board.own.has(piece)) else {
        return board.own;
    };
    let mut walk = Walk::new(board, board.unit(start));
    for &step in steps {
        match walk.try_touch(step) {
            Ok(next) => walk = next,
            Err(_) => break,
        }
    }
    walk.own()
}

/// Returns the rows and columns along which the piece or unit of these touches can move, each by its ends: first
/// the unit's own lines, and after the first step the line of the turn.
pub(super) fn lanes(board: &Board, size: u8, touched: &[Cell]) -> Vec<[Cell; 2]> {
    let (steps, rest) = touched.as_chunks::<2>();
    let Some(goals) = touch(board, touched).map(|touch| touch.next) else {
        return Vec::new();
    };
    let unit = touched.first().and_then(|&piece| Point::of(piece));
    let unit = unit.filter(|&piece| board.own.has(piece));
    let on_lines: Vec<Cell> = match (steps.last(), rest, unit) {
        (_, [], _) | (_, _, None) => return Vec::new(),
        (Some(&[_, last]), ..) => vec![last],
        (None, _, Some(piece)) => cells(board.unit(piece)),
    };
    let last = size - 1;
    let goes = |of: fn(&Cell) -> u8, at: u8| {
        on_lines.iter().any(|cell| of(cell) == at) && goals.iter().any(|cell| of(cell) == at)
    };
    let ranks = (0..=last).filter(|&at| goes(|cell| cell.rank, at));
    let ranks = ranks.map(|at| [Cell::new(0, at), Cell::new(last, at)]);
    let files = (0..=last).filter(|&at| goes(|cell| cell.file, at));
    let files = files.map(|at| [Cell::new(at, 0), Cell::new(at, last)]);
    ranks.chain(files).collect()
}

/// Returns the reason why these touches are refused; `None` if they are not, or if it is unknown.
pub(super) fn why_not(board: &Board, touched: &[Cell]) -> Option<IllegalMove> {
    if board.is_over() {
        return Some(IllegalMove::GameOver);
    }
    let mut walk = match start(board, *touched.first()?) {
        Ok(walk) => walk,
        Err(refusal) => return Some(refusal),
    };
    let (steps, rest) = touched.as_chunks::<2>();
    for &step in steps {
        match walk.try_touch(step) {
            Ok(next) => walk = next,
            Err(refusal) => return Some(refusal),
        }
    }
    let lifted = rest.first().map(|&from| walk.try_lift(from));
    match lifted {
        Some(Err(refusal)) => Some(refusal),
        _ if touch(board, touched).is_some() => None,
        _ if walk.was_engaged() => Some(IllegalMove::MustGain),
        _ => Some(IllegalMove::MustEngage),
    }
}

/// Cells in ascending order: file by file.
fn cells(points: Points) -> Vec<Cell> {
    sorted_set(points.into_iter().map(Point::cell))
}

/// Returns the pieces that can be lifted next on the way to a complete turn.
fn pieces(walk: &Walk<'_>) -> Points {
    let leads = |&from: &Point| {
        let mut places = walk.places(from).into_iter();
        places.any(|to| leads_on(&walk.step(from, to)))
    };
    walk.lifts().into_iter().filter(leads).collect()
}

/// Returns the points on which a piece can be placed on the way to a complete turn.
fn points(walk: &Walk<'_>, from: Point) -> Points {
    let leads = |&to: &Point| leads_on(&walk.step(from, to));
    walk.places(from).into_iter().filter(leads).collect()
}

/// Returns true if the steps so far are a complete turn, or the beginning of one.
fn leads_on(walk: &Walk<'_>) -> bool {
    leads_on_within(walk, MOST_TRIED).unwrap_or(true)
}

/// Returns the same, or `None` if it is unknown after trying `most` orders of lifting in a direction.
pub fn leads_on_within(walk: &Walk<'_>, most: usize) -> Option<bool> {
    if walk.may_stop() {
        return Some(true);
    }
    let mut known = Some(false);
    for way in walk.open().iter() {
        let mut orders = Orders {
            way,
            most,
            tried: FxHashSet::default(),
        };
        let leads = orders.lead_on(walk);
        if orders.tried.len() > most {
            known = None;
        } else if leads {
            return Some(true);
        }
    }
    known
}

/// Maximum number of orders of lifting to try in one direction.
///
/// If the answer is still unknown, the steps count as valid. UNDO takes them back if they lead nowhere.
const MOST_TRIED: usize = 1_000;

/// Search for a way in which a turn reaches its goal in a direction.
///
/// The way is usually free. If pieces of the unit block it, the search tries the orders of lifting them and others.
struct Orders {
    way: Way,
    most: usize,
    /// Sets of pieces in all orders together, with the piece placed last.
    tried: FxHashSet<(Points, Option<Point>)>,
}

impl Orders {
    /// True also if there are too many to try.
    fn lead_on(&mut self, walk: &Walk<'_>) -> bool {
        if walk.may_stop() {
            return true;
        }
        let mut path = Vec::with_capacity(12);
        let aimed = walk.ahead(self.way).any(|point| {
            path.push(point);
            walk.aims().has(point)
        });
        let (Some(last), true) = (walk.last(), aimed) else {
            return false;
        };
        let Some(needed) = to_lift(walk.unit(), last, &path) else {
            return false;
        };
        if needed.is_empty() {
            return true;
        }
        if !can_clear(walk.unit(), last, &path) {
            return false;
        }
        let others = walk.unit().minus(needed);
        let order = needed.into_iter().chain(others);
        let mut lifts = order.filter(|&piece| walk.may_lift(piece));
        lifts.any(|from| {
            let next = walk.step(from, path[0]);
            let new = self.tried.insert((next.own(), next.last()));
            self.tried.len() > self.most || (new && self.lead_on(&next))
        })
    }
}

/// Returns the pieces of a unit to lift for a free path: those on it, and those that would be cut off when one of
/// them is lifted. `None` if there are too few steps.
fn to_lift(unit: Points, last: Point, path: &[Point]) -> Option<Points> {
    let mut needed = Points::EMPTY;
    let mut filled = Points::only(last);
    for (steps, &point) in path.iter().enumerate() {
        if unit.has(point) {
            let rest = unit.without(point);
            needed = needed.with(point) | rest.minus(filled.spread(rest | filled));
            if needed.len() as usize > steps {
                return None;
            }
        }
        if let Some(before) = steps.checked_sub(1) {
            filled = filled.with(path[before]);
        }
    }
    Some(needed)
}

/// Returns true if a path could be free with pieces from elsewhere wherever that helps.
///
/// Then only two kinds of pieces have to be lifted: those on the path, and small parts of the unit that depend on
/// them alone. Such a part has no more pieces than there are steps. Lifting others can only split connected pieces.
fn can_clear(unit: Points, last: Point, path: &[Point]) -> bool {
    let on_path = unit & path.iter().copied().collect();
    let rest = unit.minus(on_path);
    let others = units_of(rest.minus(Points::only(last).spread(rest)));
    let parts = others.filter(|part| (part.len() as usize) < path.len());
    let concerned = parts.fold(on_path, |all, part| all | part);
    let mut known = FxHashSet::default();
    can_clear_from(unit, last, path, concerned, &mut known)
}

fn can_clear_from(
    unit: Points,
    last: Point,
    path: &[Point],
    concerned: Points,
    known: &mut FxHashSet<(Points, Point)>,
) -> bool {
    match (to_lift(unit, last, path), path) {
        (Some(needed), [to, path @ ..]) if !needed.is_empty() => {
            let lifts = (concerned & unit).into_iter();
            let lifts = lifts.filter(|&piece| is_loose(unit, piece));
            let lifted = lifts.map(|piece| unit.without(piece));
            lifted.chain([unit]).any(|rest| {
                let next = rest.with(*to);
                let new = known.insert((next, *to));
                known.len() > MOST_TRIED || new && can_clear_from(next, *to, path, concerned, known)
            })
        }
        (needed, _) => needed.is_some(),
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::super::walk::Ways;
    use super::*;

    /// A board on which the side to move holds a share of the points, and the other one a few.
    fn crowded(size: u8, share: f64, chance: &mut ChaCha8Rng) -> Board {
        let area = Points::square(size);
        let own: Points = area
            .into_iter()
            .filter(|_| chance.random_bool(share))
            .collect();
        let free = area.minus(own).into_iter();
        let enemy = free.filter(|_| chance.random_bool(0.1)).collect();
        Board { area, own, enemy }
    }

    /// All walks of one step.
    fn begun(board: &Board) -> Vec<Walk<'_>> {
        let mut begun = Vec::new();
        for walk in board.units().map(|unit| Walk::new(board, unit)) {
            for from in walk.lifts() {
                begun.extend(walk.places(from).into_iter().map(|to| walk.step(from, to)));
            }
        }
        begun
    }

    /// The rule itself, with every order of lifting.
    fn leads(walk: &Walk<'_>, tried: &mut FxHashSet<(Points, Option<Point>, Ways)>) -> bool {
        walk.may_stop()
            || walk.lifts().into_iter().any(|from| {
                walk.places(from).into_iter().any(|to| {
                    let next = walk.step(from, to);
                    tried.insert(next.crossroads()) && leads(&next, tried)
                })
            })
    }

    #[test]
    fn a_step_leads_on_if_some_order_of_lifting_does() {
        let mut chance = ChaCha8Rng::seed_from_u64(6);
        let (mut blocked, mut open) = (0, 0);
        for number in 0..150 {
            let share = 0.4 + 0.1 * f64::from(number % 5);
            let board = crowded(5 + (number % 2) as u8, share, &mut chance);
            for walk in begun(&board) {
                let expected = leads(&walk, &mut FxHashSet::default());
                let found = leads_on_within(&walk, MOST_TRIED);
                assert_eq!(found, Some(expected), "{board:?} {walk:?}");
                *if expected { &mut open } else { &mut blocked } += 1;
            }
        }
        assert!(blocked > 1000 && open > 1000, "{blocked} {open}");
    }

    #[test]
    fn few_orders_have_to_be_tried_on_the_largest_boards() {
        let mut chance = ChaCha8Rng::seed_from_u64(7);
        for number in 0..30 {
            let share = 0.5 + 0.05 * f64::from(number % 7);
            let board = crowded(12, share, &mut chance);
            for walk in begun(&board) {
                let known = leads_on_within(&walk, 100);
                assert!(known.is_some(), "{board:?} {walk:?}");
            }
        }
    }
}
