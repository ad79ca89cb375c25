//! The deal of a lesson.

use super::review::review;
use super::setup::{Setup, SetupError};
use super::{Seat, TransglobalRail};
use crate::maps::RailMap;
use std::sync::Arc;

/// Minimum lead of the first seat's cities over any other's, in dollars to connect them.
const AHEAD: u32 = 2;
/// Maximum number of seeds to try.
const TRIES: u64 = 500;

/// Returns the first seed, from the set-up's own on, whose deal favours the first seat: it begins, and its cities
/// are the cheapest to connect. Only small maps have one. For others, and after too many tries, it is the set-up's
/// own seed.
///
/// # Errors
///
/// The number in the set-up that is out of range.
pub fn kind_seed(map: &Arc<RailMap>, setup: Setup) -> Result<u64, SetupError> {
    let tries = if map.is_small() { TRIES } else { 0 };
    for seed in (0..tries).map(|step| setup.seed.wrapping_add(step)) {
        let game = TransglobalRail::new(map.clone(), Setup { seed, ..setup })?;
        if is_kind(&game) {
            return Ok(seed);
        }
    }
    Ok(setup.seed)
}

fn is_kind(game: &TransglobalRail) -> bool {
    if game.start() != 0 {
        return false;
    }
    let somewhere = game.map().city(game.hand(0)[0]).node;
    let hands: Vec<_> = (0..game.seats())
        .map(|seat: Seat| (somewhere, game.hand(seat)))
        .collect();
    let costs: Vec<u32> = review(game.map(), &hands)
        .into_iter()
        .map(|seat| seat.best.cost)
        .collect();
    costs[1..].iter().all(|&other| costs[0] + AHEAD <= other)
}
