//! The chance in the game: each round's deal, drawn from the set-up's seed and the round's number alone. So no
//! state holds a generator, and refused or undone steps cannot disturb it.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use serde::{Deserialize, Serialize};

use super::{Seat, Setup};
use crate::maps::{City, CityId, REGIONS, RailMap};

/// A player's cities, by region. A small map has fewer regions, so the remaining places repeat the first.
pub type Hand = [CityId; REGIONS];

/// Fills a [`Hand`] from one value of each region. The first also fills the places of the regions that a small map
/// lacks. `None` without any value.
pub fn filled<T: Copy>(each: impl IntoIterator<Item = T>) -> Option<[T; REGIONS]> {
    let mut each = each.into_iter();
    let first = each.next()?;
    let mut all = [first; REGIONS];
    for (place, one) in all[1..].iter_mut().zip(each) {
        *place = one;
    }
    Some(all)
}

/// Maximum number of players without the ringed cities.
const PLAIN_ONLY_UP_TO: usize = 3;

/// Deal of a round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deal {
    /// All players' cities by seat, without repetition.
    pub(super) hands: Vec<Hand>,
    /// The starting player.
    pub(super) start: Seat,
}

impl Deal {
    /// Draws the deal of a round by chance.
    pub(super) fn draw(map: &RailMap, setup: &Setup, round: u32) -> Self {
        let mut chance = generator(setup.seed, round);
        let mut held = vec![Vec::new(); setup.seats];
        for region in 0..map.regions().len() {
            let mut pool = pool(map, region, setup.seats);
            for cities in &mut held {
                let picked = below(&mut chance, pool.len() as u32) as usize;
                cities.push(pool.swap_remove(picked));
            }
        }
        let hands = held.into_iter().filter_map(filled).collect();
        let start = below(&mut chance, setup.seats as u32) as usize;
        Self { hands, start }
    }

    /// Returns true if chance could have made this deal. A deal may come from a forged link.
    pub(super) fn could_be(&self, map: &RailMap, seats: usize) -> bool {
        let region_fits = |region: usize| {
            let mut pool = pool(map, region, seats);
            self.hands.iter().all(|hand| {
                let at = pool.iter().position(|&city| city == hand[region]);
                at.map(|at| pool.swap_remove(at)).is_some()
            })
        };
        let regions = map.regions().len();
        let is_filled = |hand: &Hand| filled(hand[..regions].iter().copied()) == Some(*hand);
        self.hands.len() == seats
            && self.start < seats
            && (0..regions).all(region_fits)
            && self.hands.iter().all(is_filled)
    }
}

/// Returns true if a city is among the dealt ones with this number of players.
pub(super) fn is_dealt(city: &City, seats: usize) -> bool {
    seats > PLAIN_ONLY_UP_TO || !city.ringed
}

/// The cities of a region that can be dealt, in the order of the map's file.
pub(super) fn pool(map: &RailMap, region: usize, seats: usize) -> Vec<CityId> {
    let dealt = |city: &City| city.region == region && is_dealt(city, seats);
    let cities = map.city_ids();
    cities.filter(|&city| dealt(map.city(city))).collect()
}

/// Returns a separate stream for every round of every seed. The key is built byte by byte, because the library's
/// own conversion from a number may change between versions.
fn generator(seed: u64, round: u32) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(u64::from(round));
    generator
}

/// Returns a uniform number from 0 to `count` - 1, the same on every machine. It uses 32 bits, whatever the
/// machine's own size is. Values beyond the last full multiple are drawn again.
fn below(chance: &mut ChaCha8Rng, count: u32) -> u32 {
    let fair = u32::MAX - u32::MAX % count;
    loop {
        let drawn = chance.next_u32();
        if drawn < fair {
            return drawn % count;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_is_drawn_about_equally_often() {
        let mut chance = generator(7, 1);
        let mut drawn = [0; 7];
        for _ in 0..7000 {
            drawn[below(&mut chance, 7) as usize] += 1;
        }
        // The expected number is 1000 each, with a standard deviation of 29.
        assert!(drawn.iter().all(|n| (850..1150).contains(n)), "{drawn:?}");
    }

    #[test]
    fn seeds_and_rounds_have_streams_of_their_own() {
        let first = |seed, round| generator(seed, round).next_u64();
        let streams = [(0, 1), (0, 2), (1, 1), (1, 2), (u64::MAX, 1), (1 << 32, 1)];
        let drawn: std::collections::HashSet<_> = streams
            .iter()
            .map(|&(seed, round)| first(seed, round))
            .collect();
        assert_eq!(drawn.len(), streams.len());
    }

    /// Games are saved and sent as seeds, so the meaning of a seed must never change.
    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut chance = generator(0, 1);
        let drawn: Vec<_> = (0..10).map(|_| below(&mut chance, 6)).collect();
        assert_eq!(drawn, [5, 1, 3, 3, 2, 5, 5, 4, 1, 1]);
    }
}
