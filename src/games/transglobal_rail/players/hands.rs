//! Which cities another seat may hold, guessed from what everybody sees: where it has put its hub, and
//! which rails it has built. A hand is the likelier, the better the hub is for it and the fewer of the
//! rails would have been built for nothing.

use std::collections::BTreeMap;

use rand::RngExt;
use rand::seq::SliceRandom;

use super::View;
use super::networks::{Metric, Networks};
use crate::games::transglobal_rail::Seat;
use crate::maps::{CityId, LinkId, NodeId, REGIONS};
use crate::players::Budget;
use crate::players::search::Chance;

/// A hand is by `exp` of this less likely with every dollar that another hub would have saved it, and
/// with every dollar of rails that did not bring it nearer to its end. People are not exact, so no hand
/// is impossible.
const DOUBT: f32 = 1.5;
/// Dollars with which a hand is so unlikely that nobody needs to know how unlikely.
const OUT_OF_QUESTION: f32 = 8.0;

/// Hands that a seat may hold, with how likely they are.
pub(super) struct Hands {
    cities: Vec<[NodeId; REGIONS]>,
    /// How likely all hands up to this one are together, in no unit.
    sums: Vec<f32>,
}

impl Hands {
    /// Thinks about as many hands as the budget allows, at least one. `boards` are the ways with no
    /// rails, and with all that are there.
    pub(super) fn guess(
        view: &View,
        boards: [&Metric; 2],
        seat: Seat,
        budget: &Budget,
        chance: &mut Chance,
    ) -> Self {
        let pools = pools(view);
        let mut numbers: Vec<usize> = (0..pools.iter().map(Vec::len).product()).collect();
        numbers.shuffle(chance);
        let mut judge = Judge::new(view, boards, seat);
        let mut hands = Self {
            cities: Vec::new(),
            sums: Vec::new(),
        };
        let mut sum = 0.0;
        for mut number in numbers {
            let cities = std::array::from_fn(|region| {
                let pool = &pools[region];
                let city = pool[number % pool.len()];
                number /= pool.len();
                city
            });
            sum += judge.likelihood(&cities);
            hands.cities.push(cities);
            hands.sums.push(sum);
            if budget.is_spent(hands.sums.len() as u32) {
                break;
            }
        }
        hands
    }

    /// A hand, likely ones more often.
    pub(super) fn draw(&self, chance: &mut Chance) -> [NodeId; REGIONS] {
        let all = self.sums.last().copied().unwrap_or(0.0);
        if all > 0.0 {
            let at = all * chance.random::<f32>();
            let number = self.sums.partition_point(|&sum| sum <= at);
            self.cities[number.min(self.cities.len() - 1)]
        } else {
            self.cities[chance.random_range(0..self.cities.len())]
        }
    }
}

impl Hands {
    /// The city that is in most of the hands, each counted as it is likely, and the share of all that hold it, from 0
    /// to 1. `None` if no hand is likely at all.
    pub(super) fn likeliest(&self) -> Option<(NodeId, f32)> {
        let all = self.sums.last().copied().filter(|&all| all > 0.0)?;
        let mut shares: BTreeMap<NodeId, f32> = BTreeMap::new();
        let mut before = 0.0;
        for (cities, &sum) in self.cities.iter().zip(&self.sums) {
            for &city in cities {
                *shares.entry(city).or_default() += (sum - before) / all;
            }
            before = sum;
        }
        let most = shares.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
        most.map(|(city, share)| (city, share.min(1.0)))
    }
}

/// The cities that others may hold, by region.
fn pools(view: &View) -> [Vec<NodeId>; REGIONS] {
    let map = view.map();
    std::array::from_fn(|region| {
        let dealt = |&city: &CityId| {
            let other = !view.hand.contains(&city);
            map.city(city).region == region && other && view.is_dealt(city)
        };
        let dealt = map.city_ids().filter(dealt);
        dealt.map(|city| map.city(city).node).collect()
    })
}

/// Tells how likely hands of one seat are.
struct Judge<'a> {
    /// The hub, if the seat has placed it.
    hub: Option<NodeId>,
    /// Dollars in the seat's rails.
    spent: u8,
    /// Ways with no rails, with the seat's alone, with all others, and with all.
    empty: &'a Metric,
    own: Metric,
    others: Metric,
    all: &'a Metric,
    networks: Networks,
}

impl<'a> Judge<'a> {
    fn new(view: &View, [empty, all]: [&'a Metric; 2], seat: Seat) -> Self {
        let builder = |link: LinkId| view.builder(link);
        let own = |link: &LinkId| builder(*link) == Some(seat);
        let map = view.map();
        let costs = map.link_ids().filter(own).map(|link| map.link(link).cost);
        let metric = |built: &dyn Fn(LinkId) -> bool| Metric::new(view.map(), built);
        Self {
            hub: view.hub(seat),
            spent: costs.fold(0, u8::saturating_add),
            empty,
            own: metric(&|link| own(&link)),
            others: metric(&|link| builder(link).is_some() && !own(&link)),
            all,
            networks: Networks::default(),
        }
    }

    /// How likely a hand is compared with others; 0 if it would be connected, as building goes on.
    fn likelihood(&mut self, cities: &[NodeId; REGIONS]) -> f32 {
        let Some(hub) = self.hub else {
            return 1.0;
        };
        let far = |&city: &NodeId| self.all.distance(hub, city) > 0;
        if !cities.iter().any(far) {
            return 0.0;
        }
        self.networks.solve(self.empty, cities);
        let least = self.networks.best_hub(|_| true);
        let least = least.map_or(0, |least| self.networks.cost(least));
        let alone = self.networks.cost(hub);
        let too_dear = f32::from(alone - least);
        if too_dear >= OUT_OF_QUESTION {
            return 0.0;
        }
        let mut useful = 0;
        if self.spent > 0 {
            self.networks.solve(&self.own, cities);
            useful = alone - self.networks.cost(hub);
        }
        // Some of them may have been of use only because of others' rails.
        if useful < self.spent {
            self.networks.solve(&self.others, cities);
            let before = self.networks.cost(hub);
            self.networks.solve(self.all, cities);
            useful = useful.max(before - self.networks.cost(hub));
        }
        let useless = f32::from(self.spent.saturating_sub(useful));
        (-DOUBT * (too_dear + useless)).exp()
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::games::transglobal_rail::view::tests::game_of_two;

    #[test]
    fn hub_and_rails_tell_of_a_hand() {
        let (game, mut view) = game_of_two();
        let map = view.map().clone();
        let held = game.hand(1).map(|city| map.city(city).node);
        let empty = Metric::new(&map, |_| false);
        let mut networks = Networks::new(&empty, &held);
        let hub = networks.best_hub(|_| true).expect("there are some");
        // Of 400 draws, how many of the five cities of each were those that are held.
        let right = |view: &View, all: &Metric| {
            let mut chance = Chance::seed_from_u64(1);
            let budget = Budget::Rounds(150);
            let hands = Hands::guess(view, [&empty, all], 1, &budget, &mut chance);
            let mut draw = || hands.draw(&mut chance);
            let same = |cities: [NodeId; REGIONS]| {
                let pairs = cities.into_iter().zip(held);
                pairs.filter(|(city, held)| city == held).count()
            };
            (0..400).map(|_| same(draw())).sum::<usize>()
        };
        let unknown = right(&view, &empty);
        // One of four in each region, if nothing is known.
        assert!((400..=600).contains(&unknown), "{unknown}");
        view.public.players[1].hub = Some(hub);
        let by_hub = right(&view, &empty);
        assert!(by_hub > unknown + 100, "{by_hub} after {unknown}");
        networks.solve(&empty, &held);
        for link in networks.links(&map, &empty, hub) {
            view.public.rails[link.index()] = Some(1);
        }
        let open = held[4];
        let around = map.around(open);
        around
            .iter()
            .for_each(|&link| view.public.rails[link.index()] = None);
        let all = Metric::new(&map, |link| view.builder(link).is_some());
        let by_rails = right(&view, &all);
        assert!(by_rails > by_hub + 200, "{by_rails} after {by_hub}");
    }
}
