//! Puzzles on the maps: cities to join at the lowest cost, with the cost of the cheapest network. Their difficulty
//! is the loss of a player who joins the nearest city each time.

use app::puzzle::{shows, window};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rules::maps::{CityId, LinkId, MapFile, MapId, NodeId, RailMap};
use rules::puzzles::{DAYS, Grade, Join, Puzzle};
use rules::transglobal_rail::networks::{Metric, Networks};

/// Maximum number of sets of cities to try.
const MOST_TRIED: usize = 100_000_000;
/// A puzzle has at least one city that any earlier one lacks, and two that each of so many days before lacks.
const RECENT: usize = 20;
/// After so many sets without a puzzle for a day, one of another difficulty will do, and cities of a larger puzzle before
/// those days: narrow land has few hard ones.
const PATIENCE: usize = 30_000;
/// Maximum size of the visible part of a map, in stage units, which has to fit at every seat.
const WINDOW: (f32, f32) = (930.0, 680.0);

/// Numbers of cities that a puzzle of a difficulty may join.
fn cities(grade: Grade) -> &'static [usize] {
    match grade {
        Grade::Easy => &[4],
        Grade::Medium => &[5],
        Grade::Hard => &[5, 6],
    }
}

/// Returns true if a loss is right for a difficulty.
///
/// `best` and `worst` are the losses of a player who joins the nearest city each time.
fn suits(grade: Grade, [best, worst]: [u32; 2]) -> bool {
    match grade {
        // A player who begins at the right city loses nothing.
        Grade::Easy => best == 0 && worst > 0,
        Grade::Medium => best == 1,
        Grade::Hard => best > 1,
    }
}

/// A map with what all its ways cost.
struct Site {
    id: MapId,
    map: RailMap,
    metric: Metric,
}

impl Site {
    fn new(id: MapId) -> Self {
        let file: MapFile =
            serde_json::from_str(id.info().expect("it is shipped").text).expect("a map is whole");
        let map = RailMap::of(id, file).expect("a map is whole");
        let metric = Metric::new(&map, |_| false);
        Self { id, map, metric }
    }

    /// Returns some cities to join, if a small enough part of the map contains all of a cheapest network.
    fn join(&self, grade: Grade, chance: &mut Xoshiro256PlusPlus) -> Option<Join> {
        let all: Vec<CityId> = self.map.city_ids().collect();
        let first = *all.choose(chance)?;
        let place = |city: CityId| self.map.place(self.map.city(city).node);
        let near = |&city: &CityId| {
            let ([x, y], [u, v]) = (place(first), place(city));
            (x - u).abs() < WINDOW.0 && (y - v).abs() < WINDOW.1
        };
        let mut near: Vec<CityId> = all.into_iter().filter(near).collect();
        let &count = cities(grade).choose(chance)?;
        near.shuffle(chance);
        near.truncate(count);
        near.sort_unstable();
        if near.len() < count {
            return None;
        }
        let nodes: Vec<NodeId> = near.iter().map(|&city| self.map.city(city).node).collect();
        let networks = Networks::new(&self.metric, &nodes);
        let join = Join {
            map: self.id,
            cities: near,
            least: networks.cost(*nodes.first()?).into(),
        };
        let window = window(&join, &self.map)?;
        let holds = |link: LinkId| {
            let link = self.map.link(link);
            [link.a, link.b].map(|node| shows(window, self.map.place(node).into()))
        };
        let links = networks.links(&self.map, &self.metric, nodes[0]);
        let is_seen = links.into_iter().all(|link| holds(link) == [true; 2]);
        let is_small = window.w <= WINDOW.0 && window.h <= WINDOW.1;
        (is_seen && is_small && suits(grade, self.lost(&nodes, join.least))).then_some(join)
    }

    /// Returns the loss of a player who joins the nearest city each time.
    ///
    /// The first number is for the best city to begin at, the second for the worst.
    fn lost(&self, nodes: &[NodeId], least: u32) -> [u32; 2] {
        let costs = nodes.iter().map(|&first| self.greedy(nodes, first));
        let costs: Vec<u32> = costs.collect();
        let ends = [costs.iter().min(), costs.iter().max()];
        ends.map(|cost| cost.map_or(0, |cost| cost - least))
    }

    /// Returns the cost of a network that begins at one of the cities.
    fn greedy(&self, nodes: &[NodeId], first: NodeId) -> u32 {
        let mut metric = self.metric.clone();
        let mut cost = 0;
        loop {
            let open = nodes
                .iter()
                .map(|&node| (metric.distance(first, node), node));
            let Some((_, next)) = open.filter(|(away, _)| *away > 0).min() else {
                return cost;
            };
            for link in metric.way(&self.map, first, next) {
                cost += u32::from(self.map.link(link).cost);
                metric.build(&self.map, link);
            }
        }
    }
}

/// A map's file: a puzzle for each day, easy, medium and hard ones in turn.
pub(crate) fn text(map: MapId, seed: u64) -> Result<String, String> {
    let site = Site::new(map);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut joins: Vec<Join> = Vec::new();
    let mut text = String::new();
    let mut waited = 0;
    for _ in 0..MOST_TRIED {
        waited += 1;
        let day = joins.len();
        if day == DAYS {
            return Ok(text);
        }
        let grade = Grade::of(if waited > PATIENCE { waited } else { day });
        let Some(join) = site.join(grade, &mut chance) else {
            continue;
        };
        let recent = joins.len().saturating_sub(RECENT);
        let is_new = |(day, other): (usize, &Join)| match day < recent {
            true if waited > PATIENCE => other.cities != join.cities,
            true => lacked(other, &join) >= 1,
            false => lacked(other, &join) >= 2,
        };
        if joins.iter().enumerate().all(is_new) {
            waited = 0;
            text += &format!("{}\n", Puzzle::Join(join.clone()));
            joins.push(join);
        }
    }
    Err(format!("Only {} were found.", joins.len()))
}

/// Counts the cities of `join` that `other` lacks.
fn lacked(other: &Join, join: &Join) -> usize {
    let lacks = |city: &&CityId| !other.cities.contains(city);
    join.cities.iter().filter(lacks).count()
}
