//! Speed of exact cheapest networks, on all built-in maps.
//!
//! Prints one measured figure a line beside its target. Hands have a random city of every region. "Mid-round" has
//! the rails that three hands would have after half their way. `benches/chromium.mjs` runs the same in a worker of
//! a Chromium.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::maps::{LinkId, MapFile, NodeId, RailMap};
use rules::transglobal_rail::networks::{Metric, Networks};

#[path = "common/figures.rs"]
mod figures;

use figures::micros;

/// The maps of the house: a worker has none in its program.
const MAPS: [&str; 3] = [
    include_str!("../assets/maps/usa.json"),
    include_str!("../assets/maps/europe.json"),
    include_str!("../assets/maps/asia.json"),
];
const HANDS: usize = 200;

fn main() {
    for text in MAPS {
        let file: MapFile = serde_json::from_str(text).expect("the map's file is whole");
        let map = RailMap::try_from(file).expect("the map is good");
        measure(&map);
    }
}

fn measure(map: &RailMap) {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let hands: Vec<[NodeId; 5]> = (0..HANDS).map(|_| hand(map, &mut chance)).collect();
    let empty = Metric::new(map, |_| false);
    let rails = rails(map, &empty, &hands);
    let name = |what: &str| format!("{}, {what}", map.name());

    micros(&name("all distances"), "at most 1000", 1, || {
        Metric::new(map, |_| false)
    });
    let mut mid = empty.clone();
    let copy = name("a copy of the distances");
    micros(&copy, "no target", 1, || mid.clone_from(&empty));
    // All rails share one copy, because a rail can be added only once.
    micros(
        &name("a new rail taken in"),
        "at most 50",
        rails.len(),
        || {
            mid.clone_from(&empty);
            rails.iter().for_each(|&link| mid.build(map, link));
        },
    );
    let mut networks = Networks::default();
    for (when, metric) in [("empty map", &empty), ("mid-round", &mid)] {
        let five = name(&format!("{when}, 5 terminals"));
        micros(&five, "at most 10", HANDS, || {
            let cost = |hand: &[NodeId; 5]| {
                networks.solve(metric, &hand[..4]);
                u32::from(networks.cost(hand[4]))
            };
            hands.iter().map(cost).sum::<u32>()
        });
        let six = name(&format!("{when}, 6 terminals, for every hub"));
        micros(&six, "at most 25", HANDS, || {
            let cost = |hand: &[NodeId; 5]| {
                networks.solve(metric, hand);
                u32::from(networks.cost(NodeId::new(0)))
            };
            hands.iter().map(cost).sum::<u32>()
        });
        networks.solve(metric, &hands[0]);
        let links = name(&format!("{when}, links of a network"));
        micros(&links, "no target", 1, || {
            networks.links(map, metric, NodeId::new(0))
        });
    }
}

fn hand(map: &RailMap, chance: &mut ChaCha8Rng) -> [NodeId; 5] {
    std::array::from_fn(|region| {
        let cities: Vec<_> = map
            .cities()
            .iter()
            .filter(|city| city.region == region)
            .collect();
        cities[chance.next_u32() as usize % cities.len()].node
    })
}

/// The first half of the cheapest networks of three hands, each from its first city.
fn rails(map: &RailMap, empty: &Metric, hands: &[[NodeId; 5]]) -> Vec<LinkId> {
    let mut rails = Vec::new();
    for hand in &hands[..3] {
        let links = Networks::new(empty, hand).links(map, empty, hand[0]);
        // Outwards from the hub, as they are built.
        let far = |link: &LinkId| {
            let link = map.link(*link);
            empty.distance(hand[0], link.a) + empty.distance(hand[0], link.b)
        };
        let mut outwards = links.clone();
        outwards.sort_by_key(far);
        rails.extend(&outwards[..links.len() / 2]);
    }
    rails.sort_unstable();
    rails.dedup();
    rails
}
