//! Rollouts of a round, with all players' cities assumed known. All players go to the nearest city first. If a
//! cheapest network branches on the way to several cities, and the branch point is nearer, they go there first. So
//! they build such a network, and use the links of others. Each rollout adds a random distance to each place, so
//! that it takes another course. People follow no single rule, and a player that relies on one course of events is
//! often wrong.
//!
//! Each seat stores only the ways from its own hub. After each link only cheaper ways are updated, so that
//! thousands of rounds take a tenth of a second.

use rand::RngExt;

use crate::search::Chance;
use rules::maps::{LinkId, NodeId, REGIONS, RailMap};
use rules::transglobal_rail::Seat;
use rules::transglobal_rail::networks::{Metric, Networks};
use rules::transglobal_rail::public::{TURN_MONEY, clockwise, next_seat};
use rules::transglobal_rail::setup::SEATS;

/// The largest table.
pub(super) const MOST_SEATS: usize = *SEATS.end();

/// As many places has a network at most where it parts.
const JUNCTIONS: usize = REGIONS - 1;
/// Possible goals of a player: cities, and then junctions.
const PLACES: usize = REGIONS + JUNCTIONS;
/// Maximum random distance of a place, in dollars.
const MOST_NOISE: u8 = 8;

/// Goal of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    /// Intersections of the cities, by region.
    pub(super) cities: [NodeId; REGIONS],
    /// Branch points of a cheapest network, each with the set of cities beyond it; empty if there are fewer.
    junctions: [(NodeId, usize); JUNCTIONS],
}

impl Goal {
    /// That of a player with this hub, by the networks that join its cities on a map with this metric.
    pub(super) fn new(
        networks: &Networks,
        metric: &Metric,
        hub: NodeId,
        cities: [NodeId; REGIONS],
    ) -> Self {
        let mut junctions = [(hub, 0); JUNCTIONS];
        let parts = networks.junctions(metric, hub);
        let places = junctions.iter_mut().zip(parts);
        places.for_each(|(place, junction)| *place = junction);
        Self { cities, junctions }
    }

    /// Returns true if it shares a city with others. Regions have no city in common.
    pub(super) fn shares(&self, cities: &[NodeId; REGIONS]) -> bool {
        let mut regions = self.cities.iter().zip(cities);
        regions.any(|(own, other)| own == other)
    }
}

/// Distance noise of a player: dollars by which each place seems further than it is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Noise([u8; PLACES]);

impl Noise {
    /// That of a round.
    pub(super) fn draw(chance: &mut Chance) -> Self {
        Self(std::array::from_fn(|_| chance.random_range(0..=MOST_NOISE)))
    }
}

/// Costs and ways to every intersection from a seat's network.
#[derive(Debug, Default)]
struct Ways {
    /// By intersection: dollars.
    near: Vec<u8>,
    /// By intersection: the last link of a cheapest way to it. For reached intersections the value is meaningless.
    came: Vec<LinkId>,
}

impl Clone for Ways {
    fn clone(&self) -> Self {
        Self {
            near: self.near.clone(),
            came: self.came.clone(),
        }
    }

    /// Into memory that is there already: every round begins with it.
    fn clone_from(&mut self, other: &Self) {
        self.near.clone_from(&other.near);
        self.came.clone_from(&other.came);
    }
}

impl Ways {
    /// From a hub, on a map with these costs by link.
    fn new(map: &RailMap, costs: &[u8], hub: NodeId) -> Self {
        let nodes = map.positions().len();
        let mut ways = Self {
            near: vec![u8::MAX; nodes],
            came: vec![LinkId::new(0); nodes],
        };
        ways.near[hub.index()] = 0;
        ways.spread(map, costs, &mut vec![hub]);
        ways
    }

    /// Updates the ways after these intersections have come nearer, which may bring their neighbours nearer as
    /// well.
    fn spread(&mut self, map: &RailMap, costs: &[u8], nearer: &mut Vec<NodeId>) {
        let mut next = 0;
        while let Some(&at) = nearer.get(next) {
            next += 1;
            let far = self.near[at.index()];
            for &link in map.around(at) {
                let to = map.link(link).other(at);
                let way = far.saturating_add(costs[link.index()]);
                if way < self.near[to.index()] {
                    self.near[to.index()] = way;
                    self.came[to.index()] = link;
                    nearer.push(to);
                }
            }
        }
    }

    fn is_open(&self, city: NodeId) -> bool {
        self.near[city.index()] > 0
    }

    fn is_connected(&self, goal: &Goal) -> bool {
        !goal.cities.iter().any(|&city| self.is_open(city))
    }

    /// Returns the goals of a player, the seemingly nearest first: open cities, and branch points of ways to
    /// several of them.
    fn open(&self, goal: &Goal, noise: &Noise) -> impl Iterator<Item = NodeId> + use<> {
        let seen = |place: usize, node: NodeId| {
            let far = self.near[node.index()];
            (far.saturating_add(noise.0[place]), far, node)
        };
        let mut cities = 0;
        let mut places = [(0, 0, NodeId::new(0)); PLACES];
        for (place, &city) in goal.cities.iter().enumerate() {
            cities |= usize::from(self.is_open(city)) << place;
            places[place] = seen(place, city);
        }
        for (place, &(junction, beyond)) in (REGIONS..).zip(&goal.junctions) {
            if (cities & beyond).count_ones() > 1 {
                places[place] = seen(place, junction);
            }
        }
        places.sort_unstable();
        let open = places.into_iter().filter(|&(_, far, _)| far > 0);
        open.map(|(_, _, node)| node)
    }

    /// The link with which the way to an open city begins.
    fn towards(&self, map: &RailMap, city: NodeId) -> LinkId {
        let mut at = city;
        loop {
            let link = self.came[at.index()];
            at = map.link(link).other(at);
            if !self.is_open(at) {
                return link;
            }
        }
    }
}

/// Plays rounds on.
#[derive(Clone, Debug)]
pub(super) struct Ahead<'a> {
    map: &'a RailMap,
    /// By link: its cost in dollars; 0 for a rail.
    costs: Vec<u8>,
    /// By seat.
    ways: Vec<Ways>,
    /// Intersections that have come nearer.
    nearer: Vec<NodeId>,
    turn: Seat,
    /// Dollars left in the turn.
    money: u8,
}

impl<'a> Ahead<'a> {
    /// Returns a board at the beginning of a seat's turn. A seat without a hub reaches nothing.
    pub(super) fn new(
        map: &'a RailMap,
        built: impl Fn(LinkId) -> bool,
        hubs: &[Option<NodeId>],
        turn: Seat,
    ) -> Self {
        let cost = |link| if built(link) { 0 } else { map.link(link).cost };
        let costs: Vec<u8> = map.link_ids().map(cost).collect();
        let ways = |hub: &Option<NodeId>| {
            hub.map_or_else(Ways::default, |hub| Ways::new(map, &costs, hub))
        };
        Self {
            map,
            ways: hubs.iter().map(ways).collect(),
            costs,
            nearer: Vec::new(),
            turn,
            money: TURN_MONEY as u8,
        }
    }

    /// Copies another board of the same map into existing memory.
    pub(super) fn return_to(&mut self, other: &Self) {
        self.costs.clone_from(&other.costs);
        self.ways.clone_from(&other.ways);
        (self.turn, self.money) = (other.turn, other.money);
    }

    /// Places a seat's hub.
    pub(super) fn place(&mut self, seat: Seat, hub: NodeId) {
        self.ways[seat] = Ways::new(self.map, &self.costs, hub);
    }

    /// Plays the round to its end, and returns each seat's payment for finishing in dollars. Noise is by seat, like
    /// goals.
    pub(super) fn losses(&mut self, goals: &[Goal], noise: &[Noise]) -> [i32; MOST_SEATS] {
        // Every turn builds a link, unless ways are dearer than a byte can tell.
        for _ in self.map.links() {
            if self.is_over(goals) {
                break;
            }
            let turn = self.turn;
            while let Some(link) = self.next_link(turn, &goals[turn], &noise[turn], self.money) {
                self.money -= self.costs[link.index()];
                self.build(link);
            }
            self.pass_on();
        }
        let mut losses = [0; MOST_SEATS];
        for seat in clockwise(self.turn, goals.len()) {
            losses[seat] = self.finish(seat, &goals[seat]);
        }
        losses
    }

    /// Returns true if a seat is connected.
    fn is_over(&self, goals: &[Goal]) -> bool {
        let mut seats = self.ways.iter().zip(goals);
        seats.any(|(ways, goal)| ways.is_connected(goal))
    }

    /// The next seat is on turn.
    fn pass_on(&mut self) {
        self.turn = next_seat(self.turn, self.ways.len());
        self.money = TURN_MONEY as u8;
    }

    /// Returns a link towards a seat's goal that costs at most `money`.
    fn next_link(&self, seat: Seat, goal: &Goal, noise: &Noise, money: u8) -> Option<LinkId> {
        let ways = &self.ways[seat];
        let mut links = ways
            .open(goal, noise)
            .map(|city| ways.towards(self.map, city));
        links.find(|link| self.costs[link.index()] <= money)
    }

    /// A link becomes a rail.
    fn build(&mut self, link: LinkId) {
        self.costs[link.index()] = 0;
        let ends = self.map.link(link);
        for ways in &mut self.ways {
            self.nearer.clear();
            self.nearer.extend([ends.a, ends.b]);
            ways.spread(self.map, &self.costs, &mut self.nearer);
        }
    }

    /// Finishes for a seat, and returns its cost. There is no hurry then, so there is no noise.
    fn finish(&mut self, seat: Seat, goal: &Goal) -> i32 {
        let mut paid = 0;
        while let Some(link) = self.next_link(seat, goal, &Noise::default(), u8::MAX) {
            paid += i32::from(self.costs[link.index()]);
            self.build(link);
        }
        paid
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::transglobal_rail::grid;
    use rules::transglobal_rail::{Event, Move, Phase, TransglobalRail};

    /// Returns a game with every hub on an own city, and the goals of all players.
    fn building(seats: usize, seed: u64) -> (TransglobalRail, Vec<Goal>) {
        let mut game = grid::game(seats, seed);
        while game.phase() == Phase::Hubs {
            let seat = game.to_act().expect("the game goes on");
            let hub = game.seen_by(seat).cities()[seed as usize % REGIONS];
            game.play(Move::Hub(hub)).expect("no city is dealt twice");
            game.play(Move::Ok).expect("the hub is placed");
        }
        let metric = Metric::new(game.map(), |_| false);
        let goal = |seat| {
            let cities = game.seen_by(seat).cities();
            let hub = game.hub(seat).expect("all are placed");
            Goal::new(&Networks::new(&metric, &cities), &metric, hub, cities)
        };
        let goals = (0..seats).map(goal).collect();
        (game, goals)
    }

    fn begun<'a>(game: &TransglobalRail, map: &'a RailMap) -> Ahead<'a> {
        let hubs: Vec<_> = (0..game.seats()).map(|seat| game.hub(seat)).collect();
        let built = |link| game.builder(link).is_some();
        Ahead::new(map, built, &hubs, game.to_act().expect("the game goes on"))
    }

    fn noise(seats: usize, seed: u64) -> Vec<Noise> {
        let mut chance = Chance::seed_from_u64(seed);
        (0..seats).map(|_| Noise::draw(&mut chance)).collect()
    }

    fn play(game: &mut TransglobalRail, link: LinkId) {
        let ends = game.map().link(link);
        game.play(Move::Link(ends.a, ends.b))
            .expect("it is allowed");
    }

    /// A rollout can be played in a game too.
    ///
    /// The rules allow every link, and turns follow each other in the same order with the same money. Building ends
    /// at the same time, and every player pays as much.
    #[test]
    fn rounds_in_the_head_are_rounds_by_the_rules() {
        for (seats, seed) in (2..=MOST_SEATS).flat_map(|seats| [(seats, 1), (seats, 2), (seats, 3)])
        {
            let (mut game, goals) = building(seats, seed);
            let map = game.map().clone();
            let mut ahead = begun(&game, &map);
            let noise = noise(seats, seed);
            let losses = ahead.clone().losses(&goals, &noise);
            while game.phase() == Phase::Building {
                assert_eq!(game.to_act(), Some(ahead.turn));
                assert_eq!(game.money(), i32::from(ahead.money));
                let turn = ahead.turn;
                while let Some(link) =
                    ahead.next_link(turn, &goals[turn], &noise[turn], ahead.money)
                {
                    ahead.money -= map.link(link).cost;
                    ahead.build(link);
                    play(&mut game, link);
                }
                let end = if game.may_ok() {
                    Move::Ok
                } else {
                    Move::Discard
                };
                game.play(end).expect("nothing more can be built");
                ahead.pass_on();
                let ended = ahead.is_over(&goals);
                assert_eq!(ended, game.phase() != Phase::Building);
            }
            let mut events = Vec::new();
            while game.phase() == Phase::Finishing {
                let seat = game.to_act().expect("the game goes on");
                while let Some(link) =
                    ahead.next_link(seat, &goals[seat], &Noise::default(), u8::MAX)
                {
                    ahead.build(link);
                    play(&mut game, link);
                }
                events = game.play(Move::Ok).expect("all is joined");
            }
            let report = events.iter().find_map(|event| match event {
                Event::RoundEnded(report) => Some(report),
                _ => None,
            });
            let report = report.expect("somebody had to finish");
            let paid: Vec<_> = report.seats.iter().map(|seat| seat.paid).collect();
            assert_eq!(paid, losses[..seats], "{seats} seats, seed {seed}");
        }
    }

    /// The same hands do not always lead to the same round. A player that relied on that would expect a single
    /// course of events.
    #[test]
    fn rounds_of_the_same_hands_differ() {
        let (game, goals) = building(2, 1);
        let begun = begun(&game, game.map());
        let losses = (0..20).map(|seed| begun.clone().losses(&goals, &noise(2, seed)));
        let mut losses: Vec<_> = losses.collect();
        losses.sort_unstable();
        losses.dedup();
        assert!(losses.len() > 3, "{losses:?}");
    }

    /// After every link the updated ways are equal to newly computed ones.
    #[test]
    fn ways_are_kept_up_to_date() {
        let (game, goals) = building(3, 5);
        let map = game.map().clone();
        let mut ahead = begun(&game, &map);
        let mut built = Vec::new();
        let noise = noise(3, 5);
        let next = |ahead: &Ahead, number: usize| {
            let seat = number % 3;
            ahead.next_link(seat, &goals[seat], &noise[seat], u8::MAX)
        };
        while let Some(link) = next(&ahead, built.len()) {
            ahead.build(link);
            built.push(link);
            let metric = Metric::new(&map, |link| built.contains(&link));
            for seat in 0..3 {
                let hub = game.hub(seat).expect("all are placed");
                let far = |node| metric.distance(hub, node);
                assert_eq!(
                    ahead.ways[seat].near,
                    map.nodes().map(far).collect::<Vec<_>>()
                );
            }
        }
        assert!(built.len() > 10, "{}", built.len());
    }

    /// A single player who goes from place to place pays no more than for a cheapest network.
    #[test]
    fn a_lone_rollout_builds_a_cheapest_network() {
        for seed in 0..20 {
            let (game, goals) = building(2, seed);
            let map = game.map().clone();
            let metric = Metric::new(&map, |_| false);
            let networks = Networks::new(&metric, &goals[0].cities);
            let least = networks.cost(game.hub(0).expect("all are placed"));
            assert_eq!(begun(&game, &map).finish(0, &goals[0]), i32::from(least));
        }
    }
}
