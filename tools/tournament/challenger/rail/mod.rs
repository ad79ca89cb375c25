//! Challengers of the rail game. They get what an engine gets, a seat's view as text, and know the rules
//! themselves.
//!
//! Two look at the turns that bring their own network on. One of them judges by a classical evaluation what a turn
//! leaves to all. The other plays the round on with hands that the others may hold, as often as its time allows.
//! The naive one builds straight towards its nearest city.

mod ground;
mod naive;
mod rollout;

use super::{Dice, Kind, Spent};
pub(crate) use ground::Ground;
use ground::{Built, HAND, Networks};
use rollout::{Round, Table};

/// Dollars for a building turn.
const MONEY: u8 = 2;
/// So many turns or hubs at most are compared, the cheapest first.
const MOST: usize = 16;
/// Turns or hubs that leave so many dollars more to do than the best are compared with it.
const SLACK: u8 = 1;

/// View of a seat.
struct Seen {
    seat: usize,
    phase: String,
    cities: [usize; HAND],
    /// Hubs by seat.
    hubs: Vec<Option<usize>>,
    built: Built,
}

impl Seen {
    /// Reads the pairs of `new`.
    fn read(ground: &Ground, keys: &str) -> Self {
        let get = |key: &str| {
            let mut pairs = keys.split(' ').filter_map(|pair| pair.split_once('='));
            pairs.find(|(name, _)| *name == key).expect("it is told").1
        };
        let parts = |key: &str| get(key).split(',').filter(|part| !part.is_empty());
        let whole = |text: &str| text.parse::<usize>().expect("a whole number");
        let mut built = vec![false; ground.ends.len()];
        for rail in parts("rails") {
            let (link, _) = rail.split_once(':').expect("a rail has a builder");
            let (a, b) = link.split_once('-').expect("a link has two ends");
            built[ground.link(whole(a), whole(b))] = true;
        }
        let cities: Vec<_> = parts("cities").map(whole).collect();
        Self {
            seat: whole(get("seat")),
            phase: get("phase").into(),
            cities: cities.try_into().expect("a hand has five cities"),
            hubs: parts("hubs").map(|hub| hub.parse().ok()).collect(),
            built,
        }
    }
}

/// The steps of the turn that a challenger takes, as text.
pub(crate) fn turn(
    kind: Kind,
    ground: &Ground,
    keys: &str,
    spent: Spent,
    seed: u64,
) -> Vec<String> {
    let seen = Seen::read(ground, keys);
    if kind == Kind::Naive {
        return naive::turn(ground, &seen, seed);
    }
    let networks = Networks::new(ground, &seen.built, &seen.cities);
    let table = Table::new(ground, &seen.cities, seen.seat, &seen.hubs, &seen.built);
    let mut dice = Dice::new(seed);
    match seen.phase.as_str() {
        "hubs" => {
            let hubs = hubs(&seen, &networks);
            let after = |hub: &usize| Round {
                hub: *hub,
                built: seen.built.clone(),
                left: networks.whole(*hub),
            };
            let hub = hubs[choose(kind, &table, &hubs, after, spent, &mut dice)];
            vec![format!("hub {hub}"), "ok".into()]
        }
        "building" => {
            let hub = seen.hubs[seen.seat].expect("hubs are placed");
            let turns = turns(ground, &seen, hub, &networks);
            let after = |turn: &Turn| {
                let mut built = seen.built.clone();
                for &link in &turn.links {
                    built[link] = true;
                }
                Round {
                    hub,
                    built,
                    left: turn.left,
                }
            };
            let turn = &turns[choose(kind, &table, &turns, after, spent, &mut dice)];
            let paid: u8 = turn.links.iter().map(|&link| ground.costs[link]).sum();
            let ends = if paid == MONEY || turn.left == 0 {
                "ok"
            } else {
                "discard"
            };
            written(ground, &turn.links, ends)
        }
        _ => {
            let hub = seen.hubs[seen.seat].expect("hubs are placed");
            written(ground, &finish(ground, &seen, hub), "ok")
        }
    }
}

fn written(ground: &Ground, links: &[usize], ends: &str) -> Vec<String> {
    let steps = links.iter().map(|&link| {
        let [a, b] = ground.ends[link];
        format!("link {}-{}", a.min(b), a.max(b))
    });
    steps.chain([ends.into()]).collect()
}

/// Where a hub is cheapest for the own cities.
fn hubs(seen: &Seen, networks: &Networks) -> Vec<usize> {
    let free = (0..networks.nodes()).filter(|node| !seen.hubs.contains(&Some(*node)));
    let mut hubs: Vec<usize> = free.collect();
    hubs.sort_by_key(|&hub| networks.whole(hub));
    let best = networks.whole(hubs[0]);
    hubs.retain(|&hub| networks.whole(hub) <= best + SLACK);
    hubs.truncate(MOST);
    hubs
}

/// A building turn.
struct Turn {
    /// Links that the turn builds, in this order.
    links: Vec<usize>,
    /// Cost of the rest of the own network after the turn.
    left: u8,
}

/// The turns that leave least to do, at least one.
fn turns(ground: &Ground, seen: &Seen, hub: usize, networks: &Networks) -> Vec<Turn> {
    let reached = ground.distances(&seen.built, hub);
    // The links that lead away from intersections and cost so many dollars, each with where it leads.
    let open = |from: &dyn Fn(usize) -> bool, cost: u8| -> Vec<(usize, usize)> {
        let nodes = (0..reached.len()).filter(|&node| from(node));
        let roads = nodes.flat_map(|node| ground.roads[node].iter().copied());
        roads
            .filter(|&(_, link)| !seen.built[link] && ground.costs[link] == cost)
            .collect()
    };
    let near = |node: usize| reached[node] == 0;
    let mut turns = Vec::new();
    let mut add = |links: &[usize], left: u8| {
        turns.push(Turn {
            links: links.to_vec(),
            left,
        });
    };
    for (to, link) in open(&near, 2) {
        add(&[link], networks.from(&[hub, to]));
    }
    let first = open(&near, 1);
    for &(to, link) in &first {
        let left = networks.from(&[hub, to]);
        if left == 0 {
            add(&[link], left);
            continue;
        }
        // The first link opens more links, also those beyond existing rails.
        let beyond = ground.distances(&seen.built, to);
        let mut second = open(&|node| beyond[node] == 0 && !near(node), 1);
        second.retain(|&(end, _)| !near(end));
        let others = first.iter().filter(|(_, other)| *other > link);
        for &(end, other) in others.chain(&second) {
            add(&[link, other], networks.from(&[hub, to, end]));
        }
        // The dollar that is left can build nothing.
        if first.len() == 1 && second.is_empty() {
            add(&[link], left);
        }
    }
    turns.sort_by_key(|turn| turn.left);
    let best = turns[0].left;
    turns.retain(|turn| turn.left <= best + SLACK);
    turns.truncate(MOST);
    turns
}

/// The links that finish the own network most cheaply.
fn finish(ground: &Ground, seen: &Seen, hub: usize) -> Vec<usize> {
    let mut built = seen.built.clone();
    let mut links = Vec::new();
    loop {
        let networks = Networks::new(ground, &built, &seen.cities);
        let left = networks.whole(hub);
        if left == 0 {
            return links;
        }
        let reached = ground.distances(&built, hub);
        let nodes = (0..reached.len()).filter(|&node| reached[node] == 0);
        let mut roads = nodes.flat_map(|node| &ground.roads[node]);
        let road = roads.find(|&&(to, link)| {
            !built[link] && networks.from(&[hub, to]) + ground.costs[link] == left
        });
        let link = road.expect("a cheapest network begins somewhere").1;
        built[link] = true;
        links.push(link);
    }
}

/// Which of some choices is best, by its number.
fn choose<T>(
    kind: Kind,
    table: &Table,
    choices: &[T],
    after: impl Fn(&T) -> Round,
    spent: Spent,
    dice: &mut Dice,
) -> usize {
    let rounds: Vec<Round> = choices.iter().map(after).collect();
    let best = match kind {
        Kind::Classical | Kind::Naive => {
            let values = rounds.iter().map(|round| table.evaluate(round));
            values.enumerate().max_by(|a, b| a.1.total_cmp(&b.1))
        }
        Kind::Uct => {
            let values = rollout::bandit(table, &rounds, spent, dice);
            values
                .into_iter()
                .enumerate()
                .max_by(|a, b| a.1.total_cmp(&b.1))
        }
    };
    best.expect("something can be done").0
}
