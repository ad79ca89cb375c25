//! Likely cities of another seat, guessed from public facts: its hub and its rails. A hand is more likely if the
//! hub suits it well, and if it makes few of the rails useless.

use std::collections::{BTreeMap, HashMap};

use rand::RngExt;
use rand::seq::SliceRandom;

use crate::Budget;
use crate::search::Chance;
use rules::maps::{CityId, LinkId, NodeId, REGIONS};
use rules::transglobal_rail::deal::filled;
use rules::transglobal_rail::networks::{Metric, Networks};
use rules::transglobal_rail::{Seat, View};

/// A hand's likelihood falls by `exp` of this for every dollar that another hub would have saved it, and for every
/// dollar of rails that did not help it. People are not exact, so no hand is impossible.
const DOUBT: f32 = 1.5;
/// Dollars beyond which a hand is too unlikely to matter.
const OUT_OF_QUESTION: f32 = 8.0;

/// Hands that a seat may hold, with how likely they are.
pub(super) struct Hands {
    cities: Vec<[NodeId; REGIONS]>,
    /// Likelihood of all hands up to this one together, in no unit.
    sums: Vec<f32>,
}

impl Hands {
    /// Considers as many hands as the budget allows, at least one. `boards` are the ways without rails, and with
    /// all present ones.
    ///
    /// There are thousands of hands, and only few are likely. So it goes from hand to hand by Gibbs sampling (Geman
    /// and Geman, 1984): it tries all cities of one region, and takes one, a likely one more often. Each visited
    /// hand counts by its likelihood, not by its number of visits.
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
        let mut guess = Guess {
            pools: &pools,
            judge: Judge::new(view, boards, seat),
            known: HashMap::new(),
            hands: Self {
                cities: Vec::new(),
                sums: Vec::new(),
            },
        };
        while let Some(number) = numbers.pop() {
            if guess.known.contains_key(&number) {
                continue;
            }
            let mut at = number;
            guess.likelihood(at);
            // As long as new hands turn up.
            let mut before = 0;
            while guess.known.len() > before {
                before = guess.known.len();
                for region in 0..view.map().regions().len() {
                    at = guess.step(at, region, budget, chance);
                }
                if budget.is_spent(guess.known.len() as u32) {
                    return guess.hands;
                }
            }
        }
        guess.hands
    }

    /// The cities of the hand with a number.
    pub(super) fn cities(&self, number: usize) -> [NodeId; REGIONS] {
        self.cities[number]
    }

    /// The number of a hand, of likely ones more often.
    pub(super) fn draw(&self, chance: &mut Chance) -> usize {
        let all = self.sums.last().copied().unwrap_or(0.0);
        if all > 0.0 {
            let at = all * chance.random::<f32>();
            let number = self.sums.partition_point(|&sum| sum <= at);
            number.min(self.cities.len() - 1)
        } else {
            chance.random_range(0..self.cities.len())
        }
    }
}

impl Hands {
    /// Returns the city with the greatest total likelihood over all hands, and its share, from 0 to 1. `None` if no
    /// hand is likely.
    pub(super) fn likeliest(&self) -> Option<(NodeId, f32)> {
        let all = self.sums.last().copied().filter(|&all| all > 0.0)?;
        let mut shares: BTreeMap<NodeId, f32> = BTreeMap::new();
        let mut before = 0.0;
        for (cities, &sum) in self.cities.iter().zip(&self.sums) {
            // On a small map the first city fills more than one place.
            for (place, &city) in cities.iter().enumerate() {
                if !cities[..place].contains(&city) {
                    *shares.entry(city).or_default() += (sum - before) / all;
                }
            }
            before = sum;
        }
        let most = shares.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
        most.map(|(city, share)| (city, share.min(1.0)))
    }
}

/// State of the guess. Hands have numbers, by the choice from each region's pool.
struct Guess<'a> {
    pools: &'a [Vec<NodeId>],
    judge: Judge<'a>,
    /// Likelihood of the hands so far.
    known: HashMap<usize, f32>,
    hands: Hands,
}

impl Guess<'_> {
    fn likelihood(&mut self, number: usize) -> f32 {
        if let Some(&known) = self.known.get(&number) {
            return known;
        }
        let mut left = number;
        let held = filled(self.pools.iter().map(|pool| {
            let city = pool[left % pool.len()];
            left /= pool.len();
            city
        }));
        let cities = held.expect("a map has regions");
        let likelihood = self.judge.likelihood(&cities);
        self.known.insert(number, likelihood);
        let sum = self.hands.sums.last().copied().unwrap_or(0.0);
        self.hands.cities.push(cities);
        self.hands.sums.push(sum + likelihood);
        likelihood
    }

    /// Moves to a hand that differs in one region at most.
    fn step(&mut self, at: usize, region: usize, budget: &Budget, chance: &mut Chance) -> usize {
        let pools = self.pools;
        let stride: usize = pools[..region].iter().map(Vec::len).product();
        let size = pools[region].len();
        let first = at - at / stride % size * stride;
        let mut sum = 0.0;
        let mut next = at;
        for choice in 0..size {
            let number = first + choice * stride;
            let new = !self.known.contains_key(&number);
            if new && budget.is_spent(self.known.len() as u32) {
                break;
            }
            let likelihood = self.likelihood(number);
            sum += likelihood;
            if likelihood > chance.random::<f32>() * sum {
                next = number;
            }
        }
        next
    }
}

/// The cities that others may hold, by region.
fn pools(view: &View) -> Vec<Vec<NodeId>> {
    let map = view.map();
    let pool = |region| {
        let dealt = |&city: &CityId| {
            let other = !view.holds(city);
            map.city(city).region == region && other && view.is_dealt(city)
        };
        let dealt = map.city_ids().filter(dealt);
        dealt.map(|city| map.city(city).node).collect()
    };
    (0..map.regions().len()).map(pool).collect()
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

    /// Returns the relative likelihood of a hand.
    ///
    /// It is 0 for a hand that would be connected, because building has not ended.
    fn likelihood(&mut self, cities: &[NodeId; REGIONS]) -> f32 {
        let Some(hub) = self.hub else {
            return 1.0;
        };
        let far = |&city: &NodeId| self.all.distance(hub, city) > 0;
        if !cities.iter().any(far) {
            return 0.0;
        }
        self.networks.solve(self.empty, cities);
        let costs = self.networks.costs();
        let least = costs.iter().copied().min().unwrap_or(0);
        let alone = self.networks.cost(hub);
        let too_dear = f32::from(alone - least);
        if too_dear >= OUT_OF_QUESTION {
            return 0.0;
        }
        // The more hubs would have been as good, the less this one tells.
        let likely = |&cost: &u8| (-DOUBT * f32::from(cost - least)).exp();
        let all_hubs: f32 = costs.iter().map(likely).sum();
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
        (-DOUBT * (too_dear + useless)).exp() / all_hubs
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::transglobal_rail::tests::game_of_two;

    #[test]
    fn hub_and_rails_tell_of_a_hand() {
        let (game, mut view) = game_of_two();
        let map = view.map().clone();
        let held = game.hand(1).map(|city| map.city(city).node);
        let empty = Metric::new(&map, |_| false);
        let mut networks = Networks::new(&empty, &held);
        let hub = networks.best_hub(|_| true).expect("there are some");
        // Counts the cities of the real hand among those of 400 draws, five in each.
        let right = |view: &View, all: &Metric| {
            let mut chance = Chance::seed_from_u64(1);
            let budget = Budget::Rounds(150);
            let hands = Hands::guess(view, [&empty, all], 1, &budget, &mut chance);
            let mut draw = || hands.cities(hands.draw(&mut chance));
            let same = |cities: [NodeId; REGIONS]| {
                let pairs = cities.into_iter().zip(held);
                pairs.filter(|(city, held)| city == held).count()
            };
            (0..400).map(|_| same(draw())).sum::<usize>()
        };
        let unknown = right(&view, &empty);
        // One of four in each region, without any knowledge.
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

    /// With enough time each hand is considered once, and with little time only likely ones.
    #[test]
    fn likely_hands_are_found_first() {
        let (game, mut view) = game_of_two();
        let map = view.map().clone();
        let held = game.hand(1).map(|city| map.city(city).node);
        let empty = Metric::new(&map, |_| false);
        let networks = Networks::new(&empty, &held);
        let hub = networks.best_hub(|_| true).expect("there are some");
        view.public.players[1].hub = Some(hub);
        for link in networks.links(&map, &empty, hub).into_iter().take(6) {
            view.public.rails[link.index()] = Some(1);
        }
        let all = Metric::new(&map, |link| view.builder(link).is_some());
        let guess = |rounds| {
            let mut chance = Chance::seed_from_u64(3);
            let budget = Budget::Rounds(rounds);
            Hands::guess(&view, [&empty, &all], 1, &budget, &mut chance)
        };
        let whole = guess(u32::MAX);
        let hands = pools(&view).iter().map(Vec::len).product();
        let mut different = whole.cities.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!((whole.cities.len(), different.len()), (hands, hands));
        let few = guess(hands as u32 / 8);
        assert_eq!(few.cities.len(), hands / 8);
        let sum = |hands: &Hands| hands.sums.last().copied().expect("there are some");
        let share = sum(&few) / sum(&whole);
        // By chance it would be an eighth.
        assert!(share > 0.25, "{share}");
    }
}
