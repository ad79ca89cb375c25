//! A naive player: a hub on an own city, and then straight to the nearest city that is not reached, the cheapest
//! way.

use super::{Dice, Ground, MONEY, Seen, finish, written};

/// The steps of its turn, as text.
pub(super) fn turn(ground: &Ground, seen: &Seen, seed: u64) -> Vec<String> {
    let hub = seen.hubs[seen.seat];
    match (seen.phase.as_str(), hub) {
        ("building", Some(hub)) => build(ground, seen, hub),
        (_, Some(hub)) => written(ground, &finish(ground, seen, hub), "ok"),
        (_, None) => {
            let is_free = |node: &usize| !seen.hubs.contains(&Some(*node));
            let cities = seen.cities.into_iter().filter(is_free);
            let mut free: Vec<usize> = cities.collect();
            if free.is_empty() {
                free.extend((0..ground.roads.len()).filter(is_free));
            }
            vec![format!("hub {}", Dice::new(seed).any(&free)), "ok".into()]
        }
    }
}

fn build(ground: &Ground, seen: &Seen, hub: usize) -> Vec<String> {
    let mut built = seen.built.clone();
    let mut links = Vec::new();
    let mut money = MONEY;
    loop {
        let (far, came) = ground.ways(&built, hub);
        let mut cities: Vec<_> = seen
            .cities
            .into_iter()
            .filter(|&city| far[city] > 0)
            .collect();
        cities.sort_by_key(|&city| far[city]);
        let firsts = cities.iter().map(|&city| {
            let mut at = city;
            while far[came[at].0] > 0 {
                at = came[at].0;
            }
            // From here on back all is built.
            came[at].1
        });
        let Some(link) = firsts.into_iter().find(|&link| ground.costs[link] <= money) else {
            let ends = if money == 0 || cities.is_empty() {
                "ok"
            } else {
                "discard"
            };
            return written(ground, &links, ends);
        };
        built[link] = true;
        links.push(link);
        money -= ground.costs[link];
    }
}
