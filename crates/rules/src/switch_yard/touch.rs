//! Touches of a turn. An engine: its car, then its end. A train: both its ends in either order, as a finger that
//! slides along it touches them, then the end of one of them. The two can never end on the same cell, so the
//! leading one is clear. A placed car: its cell once for a car of the own colour, twice for one of the other.

use std::collections::BTreeSet;

use super::game::SwitchYard;
use super::side::Side;
use super::text::Move;
use crate::{Cell, Game, Touch};

/// The way to touch a turn of a side, for a train the one that begins with its lead.
pub(super) fn way(turn: Move, side: Side) -> Vec<Cell> {
    match turn {
        Move::Engine { from, to } => vec![from, to],
        Move::Train { lead, tail, to } => vec![lead, tail, to],
        Move::Place(cell, colour) if colour == side => vec![cell],
        Move::Place(cell, _) => vec![cell, cell],
    }
}

/// All ways to touch a turn of a side.
fn ways(turn: Move, side: Side) -> impl Iterator<Item = Vec<Cell>> {
    let other = match turn {
        Move::Train { lead, tail, to } => Some(vec![tail, lead, to]),
        _ => None,
    };
    [Some(way(turn, side)), other].into_iter().flatten()
}

/// Returns the cells that can be touched after these touches, and the turn that they make.
pub(super) fn touch(game: &SwitchYard, touched: &[Cell]) -> Option<Touch<Move>> {
    let side = game.to_act()?;
    let mut next = BTreeSet::new();
    let mut made = None;
    for turn in game.steps() {
        for way in ways(turn, side) {
            match way.strip_prefix(touched) {
                Some([]) => made = Some(turn),
                Some([cell, ..]) => _ = next.insert(*cell),
                None => {}
            }
        }
    }
    let leads_on = made.is_some() || !next.is_empty();
    leads_on.then(|| Touch {
        next: next.into_iter().collect(),
        turn: made,
    })
}
