//! The ground of the rail game, as a challenger knows it: the contents of a map's file, the distances between
//! places, and the cost of the cheapest network.

use serde_json::Value;

/// The own cities, one of each region.
pub(super) const HAND: usize = 5;
/// Costs more than anything does.
pub(super) const FAR: u8 = 200;

/// Which links are built, by number.
pub(super) type Built = Vec<bool>;

/// A map.
pub(crate) struct Ground {
    /// The two ends of each link.
    pub ends: Vec<[usize; 2]>,
    /// The dollars of each link.
    pub costs: Vec<u8>,
    /// Of each intersection its neighbours, each with the link that leads there.
    pub roads: Vec<Vec<(usize, usize)>>,
    /// The cities of each region: their intersections, and true for those with a ring.
    pub cities: [Vec<(usize, bool)>; HAND],
}

impl Ground {
    /// Reads a map's file.
    pub(crate) fn read(text: &str) -> Self {
        let file: Value = serde_json::from_str(text).expect("the map's file is JSON");
        let list = |key: &str| file[key].as_array().expect("the file has it").clone();
        let whole = |value: &Value| value.as_u64().expect("a whole number") as usize;
        let mut ground = Self {
            ends: Vec::new(),
            costs: Vec::new(),
            roads: vec![Vec::new(); list("nodes").len()],
            cities: Default::default(),
        };
        for (link, row) in list("links").iter().enumerate() {
            let [a, b, cost] = [0, 1, 2].map(|column| whole(&row[column]));
            ground.ends.push([a, b]);
            ground.costs.push(cost as u8);
            ground.roads[a].push((b, link));
            ground.roads[b].push((a, link));
        }
        for city in list("cities") {
            let ringed = city["ringed"] == true;
            ground.cities[whole(&city["region"])].push((whole(&city["node"]), ringed));
        }
        ground
    }

    /// The link between two intersections.
    pub(crate) fn link(&self, a: usize, b: usize) -> usize {
        let road = self.roads[a].iter().find(|&&(to, _)| to == b);
        road.expect("there is such a link").1
    }

    /// Returns the remaining cost from an intersection to every other.
    pub(crate) fn distances(&self, built: &[bool], from: usize) -> Vec<u8> {
        self.ways(built, from).0
    }

    /// Returns the distances, and for each place the previous one with the link from there.
    pub(crate) fn ways(&self, built: &[bool], from: usize) -> (Vec<u8>, Vec<(usize, usize)>) {
        let mut found = vec![FAR; self.roads.len()];
        found[from] = 0;
        let mut came = vec![(from, usize::MAX); self.roads.len()];
        self.spread(built, &mut found, |to, way| came[to] = way);
        (found, came)
    }

    /// Lowers what every intersection costs to what it costs by way of another one: Dial's algorithm.
    fn spread(
        &self,
        built: &[bool],
        found: &mut [u8],
        mut tell: impl FnMut(usize, (usize, usize)),
    ) {
        let mut waiting: Vec<Vec<usize>> = Vec::new();
        let wait = |waiting: &mut Vec<Vec<usize>>, node, cost: u8| {
            let cost = usize::from(cost);
            if waiting.len() <= cost {
                waiting.resize(cost + 1, Vec::new());
            }
            waiting[cost].push(node);
        };
        for (node, &cost) in found.iter().enumerate().filter(|(_, cost)| **cost < FAR) {
            wait(&mut waiting, node, cost);
        }
        let mut cost = 0;
        while usize::from(cost) < waiting.len() {
            let Some(node) = waiting[usize::from(cost)].pop() else {
                cost += 1;
                continue;
            };
            if found[node] < cost {
                continue;
            }
            for &(to, link) in &self.roads[node] {
                let there = cost + if built[link] { 0 } else { self.costs[link] };
                if there < found[to] {
                    found[to] = there;
                    tell(to, (node, link));
                    wait(&mut waiting, to, there);
                }
            }
        }
    }
}

/// Costs of the cheapest networks that join some of a player's cities with an intersection.
///
/// They are there for all sets of cities and for all intersections. The algorithm is that of Dreyfus and Wagner,
/// "The Steiner problem in graphs", 1971.
pub(super) struct Networks(Vec<Vec<u8>>);

impl Networks {
    /// Finds them.
    pub(super) fn new(ground: &Ground, built: &[bool], cities: &[usize; HAND]) -> Self {
        let mut costs: Vec<Vec<u8>> = vec![vec![0; ground.roads.len()]];
        for set in 1_usize..1 << HAND {
            let mut found = vec![FAR; ground.roads.len()];
            if set.is_power_of_two() {
                found[cities[set.trailing_zeros() as usize]] = 0;
            } else {
                for (part, rest) in halves(set) {
                    let both = costs[part].iter().zip(&costs[rest]);
                    for (found, (&one, &other)) in found.iter_mut().zip(both) {
                        *found = (*found).min(one.saturating_add(other));
                    }
                }
            }
            ground.spread(built, &mut found, |_, _| {});
            costs.push(found);
        }
        Self(costs)
    }

    /// Returns the number of intersections.
    pub(super) fn nodes(&self) -> usize {
        self.0[ALL].len()
    }

    /// The cheapest that joins all cities with an intersection.
    pub(super) fn whole(&self, node: usize) -> u8 {
        self.0[ALL][node]
    }

    /// The cheapest where these intersections are joined with each other anyway.
    pub(super) fn from(&self, nodes: &[usize]) -> u8 {
        self.some(ALL, nodes)
    }

    fn some(&self, set: usize, nodes: &[usize]) -> u8 {
        let [first, rest @ ..] = nodes else {
            return FAR;
        };
        if rest.is_empty() {
            return self.0[set][*first];
        }
        let mut best = self.some(set, rest).min(self.0[set][*first]);
        let mut part = set & set.wrapping_sub(1);
        while part > 0 {
            let cost = self.0[part][*first].saturating_add(self.some(set & !part, rest));
            best = best.min(cost);
            part = (part - 1) & set;
        }
        best
    }
}

/// All cities of a hand.
const ALL: usize = (1 << HAND) - 1;

/// The ways to part a set in two that are not empty, each once.
fn halves(set: usize) -> impl Iterator<Item = (usize, usize)> {
    let below = move |part: usize| Some((part - 1) & set).filter(|&part| part > 0);
    let parts = std::iter::successors(below(set), move |&part| below(part));
    parts
        .map(move |part| (part, set & !part))
        .filter(|(part, rest)| part > rest)
}
