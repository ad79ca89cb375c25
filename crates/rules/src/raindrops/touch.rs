//! A turn touched together: a piece, its point, and for a group more pieces and points along the
//! line. Only what leads to a whole turn can be touched, and no list of turns is needed to know it.

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

/// The own pieces as the pairs of these touches have put them, up to the first that is not allowed.
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

/// The rows and columns along which what these touches hold can move, each by its ends: those that the unit
/// stands on before its first step, and then the line that it follows.
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

/// Why these touches lead nowhere; `None` if they are not refused or nothing is known.
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

/// The pieces that can be lifted next on the way to a whole turn.
fn pieces(walk: &Walk<'_>) -> Points {
    let leads = |&from: &Point| {
        let mut places = walk.places(from).into_iter();
        places.any(|to| leads_on(&walk.step(from, to)))
    };
    walk.lifts().into_iter().filter(leads).collect()
}

/// The points that a piece can be placed on, on the way to a whole turn.
fn points(walk: &Walk<'_>, from: Point) -> Points {
    let leads = |&to: &Point| leads_on(&walk.step(from, to));
    walk.places(from).into_iter().filter(leads).collect()
}

/// Returns true if the steps so far are a whole turn, or the beginning of one.
fn leads_on(walk: &Walk<'_>) -> bool {
    leads_on_within(walk, MOST_TRIED).unwrap_or(true)
}

/// The same, if it is known when so many orders of lifting have been tried along a direction.
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

/// Number of orders of lifting that are tried along one direction.
///
/// If the answer is not known by then, the steps are assumed to lead on. UNDO takes them back if they do not.
const MOST_TRIED: usize = 1_000;

/// Search for a way in which a turn gets its due along a direction.
///
/// Most often the way is free as far as that. If pieces of the unit stand in the way, the orders of lifting them
/// and others are tried.
struct Orders {
    way: Way,
    most: usize,
    /// The pieces as they have stood in all orders together, with the one placed last.
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

/// The pieces of a unit that have to be lifted before a path is free: those that stand on it, and what
/// would hang on nothing else when one of them is lifted. `None` if there are not steps enough.
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

/// Returns true if a path could be freed if pieces came from elsewhere wherever that helps.
///
/// Then only two kinds of pieces have to be lifted: those on the path, and small parts of the unit that hang on
/// nothing but them. Such a part has no more pieces than there are steps. Lifting others can only split what would
/// hang together.
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
