//! Players of the rail game for tests: one that tries to win and one that plays at random.

#![allow(unreachable_pub, reason = "tests and measurements include this file")]

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use rules::Game;
use rules::maps::{CityId, LinkId, NodeId, RailMap};
use rules::record::Record;
use rules::transglobal_rail::{BANK, Move, Phase, Setup, TransglobalRail};

/// A player whose steps are mostly sensible.
pub struct Player {
    chance: ChaCha8Rng,
    /// Number of random legal steps among 100.
    wild: u32,
}

impl Player {
    /// The same seed does the same.
    pub fn new(seed: u64, wild: u32) -> Self {
        let chance = ChaCha8Rng::seed_from_u64(seed);
        Self { chance, wild }
    }

    /// Returns the number of the step to play, out of all legal ones.
    pub fn choose(&mut self, game: &TransglobalRail, steps: &[Move]) -> usize {
        let number = |step: Move| steps.iter().position(|&allowed| allowed == step);
        if !self.percent(self.wild) {
            return sensible(game)
                .and_then(number)
                .unwrap_or_else(|| self.any(steps.len()));
        }
        // Only one of hundreds of steps confirms, so a random player needs a push towards it.
        match number(Move::Ok) {
            Some(ok) if self.chance.next_u32().is_multiple_of(4) => ok,
            _ => self.any(steps.len()),
        }
    }

    /// True `share` times of 100.
    pub fn percent(&mut self, share: u32) -> bool {
        self.chance.next_u32() % 100 < share
    }

    fn any(&mut self, count: usize) -> usize {
        self.chance.next_u32() as usize % count
    }
}

/// Returns a step towards the own cities, if there is one.
pub fn sensible(game: &TransglobalRail) -> Option<Move> {
    let seat = game.to_act()?;
    if game.may_ok() {
        return Some(Move::Ok);
    }
    let node = |city: CityId| game.map().city(city).node;
    if game.phase() == Phase::Hubs {
        let taken = |node| (0..game.setup().seats).any(|other| game.hub(other) == Some(node));
        let free = game
            .hand(seat)
            .into_iter()
            .map(node)
            .find(|&node| !taken(node));
        return free.map(Move::Hub);
    }
    let missing = (0..5).filter(|&region| !game.checks(seat)[region]);
    let wanted: Vec<_> = missing
        .map(|region| node(game.hand(seat)[region]))
        .collect();
    let link = way(game.map(), &game.reached(seat), &wanted, |link| {
        game.builder(link).is_some()
    })?;
    let link = if game.may_build(link).is_ok() {
        link
    } else {
        *game.buildable().first()?
    };
    let ends = game.map().link(link);
    Some(Move::Link(ends.a, ends.b))
}

/// Returns the first unbuilt link of a cheapest way from the reached nodes to the nearest wanted intersection.
fn way(
    map: &RailMap,
    reached: &[bool],
    wanted: &[NodeId],
    built: impl Fn(LinkId) -> bool,
) -> Option<LinkId> {
    let mut costs: Vec<Option<u32>> = reached.iter().map(|&here| here.then_some(0)).collect();
    let mut first: Vec<Option<LinkId>> = vec![None; reached.len()];
    // Few links and whole costs, so relaxing until nothing gets cheaper is fast enough.
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for (id, link) in map.link_ids().zip(map.links()) {
            for (from, to) in [(link.a, link.b), (link.b, link.a)] {
                let Some(cost) = costs[from.index()] else {
                    continue;
                };
                let cost = cost + if built(id) { 0 } else { u32::from(link.cost) };
                if costs[to.index()].is_none_or(|known| cost < known) {
                    costs[to.index()] = Some(cost);
                    first[to.index()] = first[from.index()].or((!built(id)).then_some(id));
                    changed = true;
                }
            }
        }
    }
    let nearest = wanted
        .iter()
        .copied()
        .min_by_key(|&node| costs[node.index()])?;
    first[nearest.index()]
}

/// Plays a game of such players, for so many rounds or to its end. `bank` is as large as possible, so that the game
/// lasts.
pub fn record(
    map: &Arc<RailMap>,
    seats: usize,
    seed: u64,
    wild: u32,
    rounds: u32,
) -> Record<TransglobalRail> {
    let setup = Setup {
        seats,
        bank: *BANK.end(),
        seed,
        ..Setup::default()
    };
    let start = TransglobalRail::new(map.clone(), setup).expect("so many can play");
    let mut record = Record::new(start);
    let mut player = Player::new(seed, wild);
    while record.now().round() <= rounds && record.now().to_act().is_some() {
        let steps = record.now().steps();
        let step = steps[player.choose(record.now(), &steps)];
        record.play(step).expect("a listed step is allowed");
    }
    record
}
