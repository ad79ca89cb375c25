//! Exact cost of every hand of a map: the cheapest network for each of the 7^5 hands.
//!
//! That network joins the hand's five cities.
//!
//! The cheapest tree that joins a partial hand and ends at a node is of one of two kinds. It combines two such
//! trees of two smaller partial hands at the node, or one tree has grown to the node along a way. So the costs are
//! filled in from no city to four. A whole hand is the tree of four of its cities that ends at the fifth.

use rules::maps::{CITIES_IN_REGION, HandCosts, Link, REGIONS, RailMap};

/// The costs of all hands of a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Hands {
    /// Of all 7^5 hands.
    pub all: Spread,
    /// Of the 5^5 hands without ringed cities.
    pub without_ringed: Spread,
    /// The mean of the hands that hold the city, by city.
    pub by_city: Vec<f64>,
    /// Costs that the map's file has.
    pub costs: HandCosts,
    /// The cheapest hand.
    pub least: u8,
    /// The dearest hand.
    pub most: u8,
}

/// The mean and the standard deviation of costs, in dollars.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// Standard deviation of the population (not of a sample).
    pub sd: f64,
}

/// A cost that no way reaches; small enough that three of them still fit a byte.
const FAR: u8 = 84;
/// Number of choices for each region: no city (0) or one of seven.
const DIGITS: usize = CITIES_IN_REGION + 1;
/// Number of partial hands. The last region's city is the end of a tree, so it is in none of them.
const STATES: usize = DIGITS.pow(REGIONS as u32 - 1);

impl Hands {
    /// Works out all hands of a checked map.
    pub fn of(map: &RailMap) -> Self {
        let mut cities = vec![Vec::new(); REGIONS];
        for id in map.city_ids() {
            cities[map.city(id).region].push(id);
        }
        let nodes: Vec<Vec<usize>> = cities
            .iter()
            .map(|region| region.iter().map(|&id| map.city(id).node.index()).collect())
            .collect();
        let link = |link: &Link| (link.a.index(), link.b.index(), link.cost);
        let links: Vec<_> = map.links().iter().map(link).collect();
        let costs = Costs::new(map.positions().len(), &links, &nodes);
        let ringed = |region: usize, city: usize| map.city(cities[region][city]).ringed;
        let mut by_city = vec![0.0; map.cities().len()];
        for (region, means) in costs.means().iter().enumerate() {
            for (city, &mean) in means.iter().enumerate() {
                by_city[cities[region][city].index()] = mean;
            }
        }
        let all = costs.spread(|_, _| false);
        let (from, to) = costs.most_hands();
        Self {
            all,
            costs: HandCosts {
                from,
                to,
                spread: (all.sd * 10.0).round() as f32 / 10.0,
            },
            without_ringed: costs.spread(ringed),
            by_city,
            least: costs.0.iter().copied().min().unwrap_or(0),
            most: costs.0.iter().copied().max().unwrap_or(0),
        }
    }
}

/// Cost of each of the 7^5 hands. The hand's number has a digit to base 7 for each region.
pub(crate) struct Costs(Vec<u8>);

impl Costs {
    /// Computes all hands of a network, given each region's seven intersections with cities.
    pub(crate) fn new(nodes: usize, links: &[(usize, usize, u8)], cities: &[Vec<usize>]) -> Self {
        Self(costs_of_hands(&distances(nodes, links), cities))
    }

    /// Returns the range of nine hands in ten: at most one in twenty is cheaper, and one more expensive.
    fn most_hands(&self) -> (u8, u8) {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let twentieth = sorted.len() / 20;
        (sorted[twentieth], sorted[sorted.len() - 1 - twentieth])
    }

    /// The mean of the hands that hold a city, by region and city.
    pub(crate) fn means(&self) -> [[f64; CITIES_IN_REGION]; REGIONS] {
        let mut sums = [[Sum::default(); CITIES_IN_REGION]; REGIONS];
        for (hand, &cost) in self.0.iter().enumerate() {
            for (region, sums) in sums.iter_mut().enumerate() {
                sums[digit(hand, region, 7)].add(cost);
            }
        }
        sums.map(|region| region.map(|sum| sum.spread().mean))
    }

    /// Returns the spread of the hands without any city for which `left_out` is true.
    pub(crate) fn spread(&self, left_out: impl Fn(usize, usize) -> bool) -> Spread {
        let mut sum = Sum::default();
        for (hand, &cost) in self.0.iter().enumerate() {
            if !(0..REGIONS).any(|region| left_out(region, digit(hand, region, 7))) {
                sum.add(cost);
            }
        }
        sum.spread()
    }
}

/// The `place`-th digit of a number, to some base.
fn digit(number: usize, place: usize, base: usize) -> usize {
    number / base.pow(place as u32) % base
}

/// Sums are whole numbers, so that their order does not matter.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u64,
    costs: u64,
    squares: u64,
}

impl Sum {
    fn add(&mut self, cost: u8) {
        self.count += 1;
        self.costs += u64::from(cost);
        self.squares += u64::from(cost) * u64::from(cost);
    }

    fn spread(self) -> Spread {
        let mean = self.costs as f64 / self.count as f64;
        let variance = self.squares as f64 / self.count as f64 - mean * mean;
        Spread {
            mean,
            sd: variance.max(0.0).sqrt(),
        }
    }
}

/// The cheapest way from every node to every other, row after row.
pub(crate) fn distances(nodes: usize, links: &[(usize, usize, u8)]) -> Vec<Vec<u8>> {
    let mut cost = vec![vec![FAR; nodes]; nodes];
    for &(a, b, price) in links {
        cost[a][b] = price;
        cost[b][a] = price;
    }
    for via in 0..nodes {
        cost[via][via] = 0;
        let onward = cost[via].clone();
        for row in &mut cost {
            let near = row[via];
            relax(row, &onward, near);
        }
    }
    cost
}

/// Lowers every cost to that of the way through some node: `near` to it, and `onward` from it.
fn relax(costs: &mut [u8], onward: &[u8], near: u8) {
    for (cost, onward) in costs.iter_mut().zip(onward) {
        *cost = (*cost).min(near + onward);
    }
}

/// The costs of the 7^5 hands; the hand's number has a digit to base 7 for each region.
fn costs_of_hands(distances: &[Vec<u8>], cities: &[Vec<usize>]) -> Vec<u8> {
    let trees = trees(distances, cities);
    let last = REGIONS - 1;
    let hands = 0..CITIES_IN_REGION.pow(REGIONS as u32);
    let cost = |hand: usize| {
        let partial = (0..last)
            .map(|region| (digit(hand, region, 7) + 1) * DIGITS.pow(region as u32))
            .sum::<usize>();
        trees[partial][cities[last][digit(hand, last, 7)]]
    };
    hands.map(cost).collect()
}

/// Returns, for every partial hand of one to four cities (a digit to base 8 for each region but the last, 0 for
/// none), the cost of the cheapest tree by the node at which it ends.
fn trees(distances: &[Vec<u8>], cities: &[Vec<usize>]) -> Vec<Vec<u8>> {
    let mut trees: Vec<Vec<u8>> = vec![Vec::new(); STATES];
    for state in 1..STATES {
        let digits: Vec<usize> = (0..REGIONS - 1)
            .map(|region| digit(state, region, DIGITS))
            .collect();
        let held: Vec<usize> = (0..digits.len())
            .filter(|&region| digits[region] > 0)
            .collect();
        // Parts of a state are smaller numbers, so they are done already.
        trees[state] = match held[..] {
            [region] => distances[cities[region][digits[region] - 1]].clone(),
            _ => joined(&trees, distances, state, &digits, &held),
        };
    }
    trees
}

fn joined(
    trees: &[Vec<u8>],
    distances: &[Vec<u8>],
    state: usize,
    digits: &[usize],
    held: &[usize],
) -> Vec<u8> {
    let mut met = vec![FAR; distances.len()];
    // The part with the first city of the hand, by the other cities that go with it.
    for others in 0..(1_usize << (held.len() - 1)) - 1 {
        let part = held
            .iter()
            .enumerate()
            .filter(|&(i, _)| i == 0 || others >> (i - 1) & 1 == 1);
        let part = part
            .map(|(_, &region)| digits[region] * DIGITS.pow(region as u32))
            .sum::<usize>();
        for ((met, a), b) in met.iter_mut().zip(&trees[part]).zip(&trees[state - part]) {
            *met = (*met).min(a + b);
        }
    }
    let mut grown = met.clone();
    for (near, onward) in met.iter().zip(distances) {
        relax(&mut grown, onward, *near);
    }
    grown
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the cost of the cheapest tree over the given nodes, by trying every set of links.
    fn brute_force(nodes: usize, links: &[(usize, usize, u8)], joined: &[usize]) -> u8 {
        let mut best = u8::MAX;
        for set in 0_u32..1 << links.len() {
            let chosen = links.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            let mut group: Vec<usize> = (0..nodes).collect();
            let mut cost = 0;
            for (_, &(a, b, price)) in chosen {
                let (from, to) = (group[a], group[b]);
                group
                    .iter_mut()
                    .filter(|g| **g == from)
                    .for_each(|g| *g = to);
                cost += price;
            }
            if joined.iter().all(|&node| group[node] == group[joined[0]]) {
                best = best.min(cost);
            }
        }
        best
    }

    #[test]
    fn small_graphs_cost_what_trying_everything_says() {
        // A wheel with a tail and unequal prices, so that trees with and without the hub win.
        let links = [
            (0, 1, 2),
            (0, 2, 1),
            (0, 3, 2),
            (0, 4, 1),
            (0, 5, 2),
            (1, 2, 1),
            (2, 3, 2),
            (3, 4, 1),
            (4, 5, 2),
            (1, 5, 1),
            (5, 6, 1),
            (6, 7, 2),
            (3, 7, 2),
        ];
        let cities = [
            vec![1, 2, 3, 4, 5, 6, 7],
            vec![7, 6, 5, 4, 3, 2, 1],
            vec![0, 1, 2, 3, 4, 5, 6],
            vec![2, 4, 6, 1, 3, 5, 7],
            vec![7, 7, 0, 0, 3, 1, 5],
        ];
        let costs = costs_of_hands(&distances(8, &links), &cities);
        assert_eq!(costs.len(), 16_807);
        for hand in (0..costs.len()).step_by(67) {
            let nodes: Vec<_> = (0..5).map(|r| cities[r][digit(hand, r, 7)]).collect();
            assert_eq!(
                costs[hand],
                brute_force(8, &links, &nodes),
                "hand {nodes:?}"
            );
        }
    }

    #[test]
    fn nine_hands_in_ten_lie_between_two_costs() {
        let costs = |dearer| Costs([vec![20; 2], vec![30; 36], vec![40; dearer]].concat());
        assert_eq!(costs(2).most_hands(), (30, 30));
        assert_eq!(costs(3).most_hands(), (30, 40));
    }

    #[test]
    fn spread_is_that_of_the_whole() {
        let mut sum = Sum::default();
        [2, 4, 4, 4, 5, 5, 7, 9]
            .into_iter()
            .for_each(|cost| sum.add(cost));
        assert_eq!(sum.spread(), Spread { mean: 5.0, sd: 2.0 });
    }
}
