//! The networks compared with independent methods: one tries every place where ways could meet, and one computes
//! everything everywhere without shortcuts.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::common::{grid, maps};
use rules::maps::{LinkId, MapFile, NodeId, RailMap};
use rules::transglobal_rail::networks::{Metric, Networks};

fn below(chance: &mut ChaCha8Rng, end: usize) -> usize {
    chance.next_u32() as usize % end
}

/// Returns a map of the smallest size, with a city at nearly every node: a random tree, and so many more links.
fn small_map(chance: &mut ChaCha8Rng, more: usize) -> RailMap {
    const NODES: usize = 36;
    let mut links: Vec<(usize, usize, u8)> = Vec::new();
    let mut add = |a: usize, b: usize, cost| {
        let (a, b) = (a.min(b), a.max(b));
        if a != b && links.iter().all(|link| (link.0, link.1) != (a, b)) {
            links.push((a, b, cost));
        }
    };
    for node in 1..NODES {
        // Ways get long if most of them continue where the last one ended.
        let from = node - 1 - below(chance, node.min(4));
        add(from, node, 1 + below(chance, 2) as u8);
    }
    for _ in 0..more {
        let (a, b) = (below(chance, NODES), below(chance, NODES));
        add(a, b, 1 + below(chance, 2) as u8);
    }
    let mut file: MapFile = grid::grid_file();
    file.nodes.truncate(NODES);
    let link = |(a, b, cost)| (NodeId::new(a), NodeId::new(b), cost);
    file.links = links.into_iter().map(link).collect();
    for (node, city) in file.cities.iter_mut().enumerate() {
        city.node = NodeId::new(node);
    }
    RailMap::try_from(file).expect("it is a good map")
}

fn some_node(chance: &mut ChaCha8Rng, map: &RailMap) -> NodeId {
    NodeId::new(below(chance, map.positions().len()))
}

fn some_nodes(chance: &mut ChaCha8Rng, map: &RailMap, count: usize) -> Vec<NodeId> {
    let mut nodes = Vec::new();
    while nodes.len() < count {
        let node = some_node(chance, map);
        if !nodes.contains(&node) {
            nodes.push(node);
        }
    }
    nodes
}

/// A hand of one city from every region, as intersections.
fn some_hand(chance: &mut ChaCha8Rng, map: &RailMap) -> Vec<NodeId> {
    let hand = (0..5).map(|region| {
        let cities = map.cities().iter().filter(|city| city.region == region);
        cities.clone().nth(below(chance, cities.count())).unwrap()
    });
    hand.map(|city| city.node).collect()
}

/// Each link is built or not, `share` of 100 are.
fn some_rails(chance: &mut ChaCha8Rng, map: &RailMap, share: usize) -> Vec<bool> {
    let built = |_| below(chance, 100) < share;
    (0..map.links().len()).map(built).collect()
}

fn metric(map: &RailMap, rails: &[bool]) -> Metric {
    Metric::new(map, |link| rails[link.index()])
}

/// Returns the distances from a node, by relaxing links until nothing changes.
fn distances(map: &RailMap, rails: &[bool], from: NodeId) -> Vec<u32> {
    let mut far = vec![u32::MAX / 2; map.positions().len()];
    far[from.index()] = 0;
    loop {
        let before = far.clone();
        for (link, built) in map.links().iter().zip(rails) {
            let cost = if *built { 0 } else { u32::from(link.cost) };
            let (a, b) = (link.a.index(), link.b.index());
            far[a] = far[a].min(far[b] + cost);
            far[b] = far[b].min(far[a] + cost);
        }
        if far == before {
            return far;
        }
    }
}

/// The cheapest tree over points with these distances, grown from the first point.
fn spanning(points: &[NodeId], far: &[Vec<u32>]) -> u32 {
    let mut open: Vec<(NodeId, u32)> = points[1..]
        .iter()
        .map(|&p| (p, far[points[0].index()][p.index()]))
        .collect();
    let mut cost = 0;
    while let Some(next) = (0..open.len()).min_by_key(|&i| open[i].1) {
        let (point, step) = open.swap_remove(next);
        cost += step;
        for (other, near) in &mut open {
            *near = (*near).min(far[point.index()][other.index()]);
        }
    }
    cost
}

/// Finds the cheapest network by trying every choice of meeting places of three or more ways. A tree that joins
/// some points needs at most two fewer of these than points.
fn brute_force(points: &mut Vec<NodeId>, far: &[Vec<u32>], meetings: usize, from: usize) -> u32 {
    let mut best = spanning(points, far);
    if meetings > 0 {
        for node in from..far.len() {
            points.push(NodeId::new(node));
            best = best.min(brute_force(points, far, meetings - 1, node + 1));
            points.pop();
        }
    }
    best
}

/// Returns the costs for every hub: every set of cities everywhere, without shortcuts.
fn patient(far: &[Vec<u32>], cities: &[NodeId]) -> Vec<u32> {
    let nodes = far.len();
    let mut trees: Vec<Vec<u32>> = vec![vec![0; nodes]];
    for set in 1..1_usize << cities.len() {
        let tree = if set.is_power_of_two() {
            far[cities[set.trailing_zeros() as usize].index()].clone()
        } else {
            let parts = (1..set).filter(|part| part & set == *part);
            let met = |node: usize| {
                let all = parts.clone();
                all.map(|part| trees[part][node] + trees[set - part][node])
                    .min()
            };
            let met: Vec<u32> = (0..nodes).map(|node| met(node).unwrap()).collect();
            let grown = |to: usize| (0..nodes).map(|node| met[node] + far[node][to]).min();
            (0..nodes).map(|to| grown(to).unwrap()).collect()
        };
        trees.push(tree);
    }
    trees.pop().unwrap()
}

fn all_distances(map: &RailMap, rails: &[bool]) -> Vec<Vec<u32>> {
    let nodes = map.nodes();
    nodes.map(|node| distances(map, rails, node)).collect()
}

/// Fails unless the links are unbuilt, have this total cost, and join the points with the rails.
fn assert_joined(map: &RailMap, rails: &[bool], links: &[LinkId], cost: u8, points: &[NodeId]) {
    let sum: u8 = links.iter().map(|&link| map.link(link).cost).sum();
    assert_eq!(sum, cost, "the links cost what the table says");
    assert!(links.is_sorted_by(|a, b| a < b), "each once: {links:?}");
    assert!(links.iter().all(|&link| !rails[link.index()]));
    let with = |link: LinkId| rails[link.index()] || links.contains(&link);
    let rails: Vec<bool> = map.link_ids().map(with).collect();
    let far = distances(map, &rails, points[0]);
    assert!(points.iter().all(|&point| far[point.index()] == 0));
}

#[test]
fn distances_are_those_of_patient_relaxing() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for map in maps::all() {
        for share in [0, 10, 50] {
            let rails = some_rails(&mut chance, map, share);
            let metric = metric(map, &rails);
            for _ in 0..20 {
                let from = some_node(&mut chance, map);
                for (to, far) in map.nodes().zip(distances(map, &rails, from)) {
                    assert_eq!(u32::from(metric.distance(from, to)), far);
                }
            }
        }
    }
}

#[test]
fn taking_rails_in_is_preparing_anew() {
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    for map in maps::all() {
        let mut rails = vec![false; map.links().len()];
        let mut kept = metric(map, &rails);
        let mut copy = kept.clone();
        for _ in 0..6 {
            let link = LinkId::new(below(&mut chance, rails.len()));
            rails[link.index()] = true;
            kept.build(map, link);
            let anew = metric(map, &rails);
            let nodes = map.nodes();
            let same = |a| {
                nodes
                    .clone()
                    .all(|b| kept.distance(a, b) == anew.distance(a, b))
            };
            assert!(map.nodes().all(same), "after {link}");
        }
        let from = NodeId::new(5);
        let same = |copy: &Metric, to| copy.distance(from, to) == kept.distance(from, to);
        assert!(map.nodes().any(|to| !same(&copy, to)));
        copy.clone_from(&kept);
        assert!(map.nodes().all(|to| same(&copy, to)));
    }
}

#[test]
fn small_maps_cost_what_trying_everything_says() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let mut networks = Networks::default();
    for round in 0..100 {
        let map = small_map(&mut chance, [2, 12, 40][round % 3]);
        let rails = some_rails(&mut chance, &map, [0, 0, 15, 30][round % 4]);
        let metric = metric(&map, &rails);
        let far = all_distances(&map, &rails);
        // Tries six points rarely, because they have 66,000 choices of meeting places.
        let count = if round % 20 == 0 { 6 } else { 2 + round % 4 };
        let mut points = some_nodes(&mut chance, &map, count);
        networks.solve(&metric, &points[1..]);
        let cost = networks.cost(points[0]);
        let links = networks.links(&map, &metric, points[0]);
        assert_joined(&map, &rails, &links, cost, &points);
        let best = brute_force(&mut points, &far, count - 2, 0);
        assert_eq!(u32::from(cost), best, "round {round}: {points:?}");
    }
}

#[test]
fn every_hub_of_the_houses_maps_costs_what_patience_says() {
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    let mut networks = Networks::default();
    for map in maps::all() {
        for share in [0, 15] {
            let rails = some_rails(&mut chance, map, share);
            let metric = metric(map, &rails);
            let far = all_distances(map, &rails);
            let hand = some_hand(&mut chance, map);
            networks.solve(&metric, &hand);
            let costs = map.nodes().map(|hub| networks.cost(hub).into());
            let costs: Vec<u32> = costs.collect();
            assert_eq!(costs, patient(&far, &hand), "{} {hand:?}", map.name());
        }
    }
}

#[test]
fn links_join_hub_and_cities_for_what_they_cost() {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    for map in maps::all() {
        for share in [0, 12] {
            let rails = some_rails(&mut chance, map, share);
            let metric = metric(map, &rails);
            for _ in 0..6 {
                let hand = some_hand(&mut chance, map);
                let networks = Networks::new(&metric, &hand);
                let hub = some_node(&mut chance, map);
                let links = networks.links(map, &metric, hub);
                let points = [&hand[..], &[hub]].concat();
                assert_joined(map, &rails, &links, networks.cost(hub), &points);
            }
        }
    }
}

#[test]
fn any_number_of_cities_is_joined_also_none_and_the_same_twice() {
    let map = grid::grid();
    let metric = Metric::new(&map, |_| false);
    let corners = [
        grid::node(0, 0),
        grid::node(0, 13),
        grid::node(9, 0),
        grid::node(9, 13),
    ];
    let none = Networks::new(&metric, &[]);
    let any = NodeId::new(7);
    assert_eq!(
        (none.cost(any), none.links(&map, &metric, any)),
        (0, vec![])
    );
    let one = Networks::new(&metric, &corners[..1]);
    assert_eq!((one.cost(corners[0]), one.cost(corners[1])), (0, 13));
    assert_eq!(one.links(&map, &metric, corners[1]).len(), 13);
    // Two rows from side to side, and some column of nine links, four of them for $2.
    let four = Networks::new(&metric, &corners);
    assert_eq!(four.cost(corners[0]), 39);
    assert_eq!(four.cost(grid::node(4, 6)), 39);
    assert_eq!(four.cost(grid::node(0, 6)), 39);
    let twice = Networks::new(&metric, &[corners[0], corners[1], corners[0]]);
    assert_eq!(twice.cost(corners[1]), 13);
}

#[test]
fn of_the_cheapest_hubs_that_may_be_taken_the_first_is_the_best() {
    let map = grid::grid();
    let metric = Metric::new(&map, |_| false);
    let networks = Networks::new(&metric, &[grid::node(0, 3), grid::node(0, 9)]);
    let best_behind = |hub| networks.best_hub(|other| hub < Some(other));
    assert_eq!(best_behind(None), Some(NodeId::new(3)));
    assert_eq!(best_behind(Some(NodeId::new(5))), Some(NodeId::new(6)));
    assert_eq!(best_behind(Some(NodeId::new(9))), Some(NodeId::new(10)));
    assert_eq!(networks.best_hub(|_| false), None);
}
