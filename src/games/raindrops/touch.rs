//! A turn touched together: a piece, its point, and for a group more pieces and points along the
//! line. Only what leads to a whole turn can be touched, and no list of turns is needed to know it.

use rustc_hash::FxHashSet;

use super::board::Board;
use super::game::start;
use super::illegal_move::IllegalMove;
use super::points::{Point, Points, Way};
use super::turn::Turn;
use super::walk::{Walk, loose};
use crate::games::{Cell, Touch};

/// What can be touched after these touches, and the turn that they make.
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
    let mut cells: Vec<_> = points.into_iter().map(Point::cell).collect();
    cells.sort_unstable();
    cells
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

/// Whether the steps so far are a whole turn, or the beginning of one.
fn leads_on(walk: &Walk<'_>) -> bool {
    leads_on_within(walk, MOST_TRIED).unwrap_or(true)
}

/// The same, if it is known when so many orders of lifting have been tried along a direction.
pub(crate) fn leads_on_within(walk: &Walk<'_>, most: usize) -> Option<bool> {
    if walk.may_stop() {
        return Some(true);
    }
    let mut known = Some(false);
    for way in walk.open().iter() {
        let mut tried = FxHashSet::default();
        let leads = leads_along(walk, way, most, &mut tried);
        if tried.len() > most {
            known = None;
        } else if leads {
            return Some(true);
        }
    }
    known
}

/// How many orders of lifting are tried along one direction. Large units that fill most of a large
/// board have so many more that a finger would wait for seconds; what is not known by then is taken
/// to lead on, and UNDO takes it back if it does not.
const MOST_TRIED: usize = 10_000;

/// Whether the turn gets its due along a direction. Most often the way is free as far as that. If
/// pieces of the unit stand in the way, the orders of lifting them and others are tried.
fn leads_along(
    walk: &Walk<'_>,
    way: Way,
    most: usize,
    tried: &mut FxHashSet<(Points, Option<Point>)>,
) -> bool {
    if walk.may_stop() {
        return true;
    }
    let mut free = Vec::new();
    let blocker = walk.ahead(way).find(|&point| {
        let blocked = walk.own().has(point);
        if !blocked {
            free.push(point);
        }
        blocked
    });
    if free.iter().any(|&point| walk.aims().has(point)) {
        return true;
    }
    let Some(blocker) = blocker else { return false };
    let aimed = walk.ahead(way).any(|point| walk.aims().has(point));
    if !aimed || !can_clear(walk, blocker, &free) {
        return false;
    }
    let lifts = walk.lifts();
    let first = lifts & Points::only(blocker);
    let later = lifts.minus(first);
    let order = first.into_iter().chain(later);
    let Some(to) = walk.last().map(|last| last.next(way)) else {
        return false;
    };
    let mut next = order.map(|from| walk.step(from, to));
    next.any(|next| {
        let new = tried.insert((next.own(), next.last()));
        tried.len() > most || (new && leads_along(&next, way, most, tried))
    })
}

/// Whether there may be steps enough to lift a piece that stands in the way. If the unit hangs
/// together by it, all that hangs on it has to be lifted before, or to be next to a point that is
/// filled before.
fn can_clear(walk: &Walk<'_>, blocker: Point, free: &[Point]) -> bool {
    let Some(before) = free.len().checked_sub(1) else {
        return false;
    };
    if loose(walk.unit()).has(blocker) {
        return true;
    }
    let rest = walk.unit().without(blocker);
    let filled: Points = free[..before].iter().copied().collect();
    let held = walk.last().map_or(filled, |last| filled.with(last));
    let hanging = rest.minus(held.spread(rest | filled));
    hanging.len() as usize <= before
}
