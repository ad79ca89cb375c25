//! Beliefs of a player that guesses hands: for each other player the likeliest city.

use rand::SeedableRng;

use super::hands::Hands;
use crate::Budget;
use crate::search::Chance;
use rules::transglobal_rail::beliefs::Belief;
use rules::transglobal_rail::networks::Metric;
use rules::transglobal_rail::{Seat, View};

/// Number of hands to consider for each seat.
const GUESSES: Budget<'static> = Budget::Rounds(1000);

/// Returns the viewing seat's beliefs about each other one.
///
/// They come from the same numbers that a hard player and a master use. A seat without a likely hand is left out.
pub fn beliefs(view: &View) -> Vec<Belief> {
    let map = view.map();
    let empty = Metric::new(map, |_| false);
    let all = Metric::new(map, |link| view.builder(link).is_some());
    let believed = |of: Seat| {
        let mut chance = Chance::seed_from_u64(0);
        let hands = Hands::guess(view, [&empty, &all], of, &GUESSES, &mut chance);
        let (node, share) = hands.likeliest()?;
        Some(Belief {
            by: view.seat(),
            of,
            city: map.city_at(node)?,
            percent: (share * 100.0).round() as u8,
        })
    };
    let others = (0..view.seats()).filter(|&seat| seat != view.seat());
    others.filter_map(believed).collect()
}
