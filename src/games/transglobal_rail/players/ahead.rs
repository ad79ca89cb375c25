//! The rest of a round, played on in somebody's head by players whose cities are known. All of them go
//! to the nearest city first: that is quick to work out, and in a race about as good as a cheapest
//! network.

use super::networks::{Metric, Networks};
use crate::games::transglobal_rail::Seat;
use crate::games::transglobal_rail::public::{TURN_MONEY, clockwise, next_seat};
use crate::games::transglobal_rail::setup::SEATS;
use crate::maps::{Link, LinkId, NodeId, REGIONS, RailMap};

/// The largest table.
pub(super) const MOST_SEATS: usize = *SEATS.end();

/// A hub and the cities that are to be joined with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Player {
    pub hub: NodeId,
    /// Intersections of the cities, by region.
    pub cities: [NodeId; REGIONS],
}

/// A round while it is built, as it may go on.
#[derive(Clone)]
pub(super) struct Ahead<'a> {
    map: &'a RailMap,
    metric: Metric,
    /// Who is on turn.
    turn: Seat,
    /// Dollars that are left in the turn.
    money: u8,
}

impl<'a> Ahead<'a> {
    /// A board with some rails, somebody on turn, and what is left of the turn in dollars.
    pub(super) fn new(map: &'a RailMap, metric: Metric, turn: Seat, money: u8) -> Self {
        Self {
            map,
            metric,
            turn,
            money,
        }
    }

    /// Becomes the same as another one of the same map.
    pub(super) fn return_to(&mut self, other: &Self) {
        self.metric.clone_from(&other.metric);
        self.turn = other.turn;
        self.money = other.money;
    }

    /// What ways cost on this board.
    pub(super) fn metric(&self) -> &Metric {
        &self.metric
    }

    /// Builds a link that can be paid.
    pub(super) fn build(&mut self, link: LinkId) {
        self.metric.build(self.map, link);
        self.money -= self.map.link(link).cost;
    }

    /// Gives up what is left of the turn.
    pub(super) fn discard(&mut self) {
        self.money = 0;
    }

    /// The links in reach of a hub that can be paid and with which a cheapest way to a city begins, by
    /// number; none if the city is reached.
    pub(super) fn towards(&self, hub: NodeId, city: NodeId) -> impl Iterator<Item = LinkId> {
        let (near, far) = (self.metric.row(hub), self.metric.row(city));
        let left = far[hub.index()];
        let begins = move |from: NodeId, to: NodeId, cost: u8| {
            near[from.index()] == 0 && far[to.index()].checked_add(cost) == Some(left)
        };
        let fits = move |&(_, link): &(LinkId, &Link)| {
            (begins(link.a, link.b, link.cost) || begins(link.b, link.a, link.cost))
                && link.cost <= self.money
        };
        let links = if left > 0 { self.map.links() } else { &[] };
        links
            .iter()
            .enumerate()
            .map(|(number, link)| (LinkId::new(number), link))
            .filter(fits)
            .map(|(number, _)| number)
    }

    /// A link towards the nearest city that can be paid.
    fn next_link(&self, player: &Player) -> Option<LinkId> {
        let far = |city| (self.metric.distance(player.hub, city), city);
        let mut cities = player.cities.map(far);
        cities.sort_unstable();
        let mut links = cities
            .into_iter()
            .flat_map(|(_, city)| self.towards(player.hub, city));
        links.next()
    }

    /// Goes on with the turn to its end.
    fn end_turn(&mut self, players: &[Player]) {
        while let Some(link) = self.next_link(&players[self.turn]) {
            self.build(link);
        }
        self.pass_on(players.len());
    }

    /// The next seat is on turn.
    fn pass_on(&mut self, seats: usize) {
        self.turn = next_seat(self.turn, seats);
        self.money = TURN_MONEY as u8;
    }

    fn is_connected(&self, player: &Player) -> bool {
        let far = |&city: &NodeId| self.metric.distance(player.hub, city) > 0;
        !player.cities.iter().any(far)
    }

    /// Plays the round to its end, and tells how many dollars each seat has to pay for finishing.
    pub(super) fn losses(
        &mut self,
        players: &[Player],
        networks: &mut Networks,
    ) -> [i32; MOST_SEATS] {
        self.end_turn(players);
        // Every turn builds a link, unless ways are dearer than a metric can tell.
        for _ in self.map.links() {
            if players.iter().any(|player| self.is_connected(player)) {
                break;
            }
            self.end_turn(players);
        }
        let mut losses = [0; MOST_SEATS];
        for seat in clockwise(self.turn, players.len()) {
            let Player { hub, cities } = players[seat];
            networks.solve(&self.metric, &cities);
            losses[seat] = i32::from(networks.cost(hub));
            // With two players nobody finishes after the first.
            if losses[seat] > 0 && players.len() > 2 {
                for link in networks.links(self.map, &self.metric, hub) {
                    self.metric.build(self.map, link);
                }
            }
        }
        losses
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::transglobal_rail::grid::grid;
    use crate::games::transglobal_rail::{Event, Move, Phase, Setup, TransglobalRail};

    /// A game in which everybody's hub stands on an own city, and its players.
    fn building(seats: usize, seed: u64) -> (TransglobalRail, Vec<Player>) {
        let setup = Setup {
            seats,
            seed,
            ..Setup::default()
        };
        let mut game = TransglobalRail::new(grid().into(), setup).expect("so many can play");
        while game.phase() == Phase::Hubs {
            let seat = game.to_act().expect("the game goes on");
            let hub = game.seen_by(seat).cities()[seed as usize % REGIONS];
            game.play(Move::Hub(hub)).expect("no city is dealt twice");
            game.play(Move::Ok).expect("the hub is placed");
        }
        let player = |seat| Player {
            hub: game.hub(seat).expect("all are placed"),
            cities: game.seen_by(seat).cities(),
        };
        let players = (0..seats).map(player).collect();
        (game, players)
    }

    fn play(game: &mut TransglobalRail, link: LinkId) {
        let ends = game.map().link(link);
        game.play(Move::Link(ends.a, ends.b))
            .expect("it is allowed");
    }

    /// Plays a finishing over the cheapest network.
    fn finish(game: &mut TransglobalRail, player: &Player) -> Vec<Event> {
        let map = game.map().clone();
        let metric = Metric::new(&map, |link| game.builder(link).is_some());
        let networks = Networks::new(&metric, &player.cities);
        let mut links = networks.links(&map, &metric, player.hub);
        while !links.is_empty() {
            let next = links.iter().position(|&link| game.may_build(link).is_ok());
            play(game, links.remove(next.expect("a network hangs together")));
        }
        game.play(Move::Ok).expect("all is joined")
    }

    /// What goes on in the head is played in a game too: the rules allow every link, turns follow each
    /// other in the same order with the same money, building ends at the same time, and everybody pays
    /// as much.
    #[test]
    fn rounds_in_the_head_are_rounds_by_the_rules() {
        for (seats, seed) in (2..=MOST_SEATS).flat_map(|seats| [(seats, 1), (seats, 2), (seats, 3)])
        {
            let (mut game, players) = building(seats, seed);
            let map = game.map().clone();
            let metric = Metric::new(&map, |_| false);
            let mut ahead = Ahead::new(&map, metric, game.start(), TURN_MONEY as u8);
            let losses = ahead.clone().losses(&players, &mut Networks::default());
            while game.phase() == Phase::Building {
                assert_eq!(game.to_act(), Some(ahead.turn));
                assert_eq!(game.money(), i32::from(ahead.money));
                while let Some(link) = ahead.next_link(&players[ahead.turn]) {
                    ahead.build(link);
                    play(&mut game, link);
                }
                let end = if game.may_ok() {
                    Move::Ok
                } else {
                    Move::Discard
                };
                game.play(end).expect("nothing more can be built");
                ahead.pass_on(seats);
                let ended = players.iter().any(|player| ahead.is_connected(player));
                assert_eq!(ended, game.phase() != Phase::Building);
            }
            let mut events = Vec::new();
            while game.phase() == Phase::Finishing {
                let seat = game.to_act().expect("the game goes on");
                events = finish(&mut game, &players[seat]);
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
}
