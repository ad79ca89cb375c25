//! The hard player, and the master, who searches longer. It guesses the others' goals, and plays rollouts of the
//! round after every good hub or turn. It takes the choice with the best results. So it puts its hub where others
//! will build for it, leaves to them what they will build anyway, waits where that is better, and knows the value
//! of a dollar for each player.

use std::collections::HashMap;

use rand::SeedableRng;

use super::ahead::{Ahead, Goal, MOST_SEATS, Noise};
use super::hands::Hands;
use super::site::Site;
use crate::Budget;
use crate::search::Chance;
use rules::maps::{LinkId, NodeId, REGIONS};
use rules::transglobal_rail::networks::{Metric, Networks};
use rules::transglobal_rail::public::next_seat;
use rules::transglobal_rail::{Move, Seat, View};

/// Share of a turn's time for guessing hands.
const GUESSING: f64 = 0.4;
/// Lead in dollars with which a player wins the game about three times as often.
const DECISIVE: f64 = 5.0;
/// Maximum additional cost of a network for a hub to be considered, in dollars over the cheapest.
const DEARER: u8 = 1;
/// Initial handicap of a hub for every additional dollar of its network, in wins over all rollouts together. Only
/// many rollouts outweigh it. After a few, the best of many hubs is one that was lucky.
const TOO_DEAR: f64 = 0.25;
/// Maximum number of new draws for a hand with a city that another seat already holds.
const REDRAWN: usize = 16;

/// The hub from which rounds go best.
pub(super) fn hub(view: &View, budget: &Budget, seed: u64) -> NodeId {
    let mut head = Head::new(view, budget, seed);
    head.networks.solve(&head.now, &head.cities);
    let free = view.map().nodes().filter(|&node| view.may_place(node));
    let free: Vec<_> = free.map(|node| (head.networks.cost(node), node)).collect();
    let least = free.iter().map(|&(cost, _)| cost).min().unwrap_or(0);
    let good = free.into_iter().filter(|&(cost, _)| cost - least <= DEARER);
    let mut hubs = hubs(view);
    let mut choices = Vec::new();
    for (cost, hub) in good {
        hubs[view.seat()] = Some(hub);
        choices.push(Choice {
            what: hub,
            prior: -TOO_DEAR * f64::from(cost - least),
            ahead: Ahead::new(view.map(), |_| false, &hubs, view.start()),
            own: Goal::new(&head.networks, &head.now, hub, head.cities),
        });
    }
    let best = head.best(choices, budget);
    best.unwrap_or(head.cities[0])
}

/// Returns the placed hubs, by seat.
fn hubs(view: &View) -> Vec<Option<NodeId>> {
    (0..view.seats()).map(|seat| view.hub(seat)).collect()
}

/// The steps to the end of a building turn.
pub(super) fn build(view: &View, budget: &Budget, seed: u64) -> Vec<Move> {
    let mut head = Head::new(view, budget, seed);
    let site = Site::new(view);
    let hub = view.hub(view.seat()).unwrap_or(head.cities[0]);
    let hubs = hubs(view);
    let next = next_seat(view.seat(), view.seats());
    let mut choices = Vec::new();
    for turn in head.turns(&site, hub) {
        let built = |link| view.builder(link).is_some() || turn.contains(&link);
        let ahead = Ahead::new(view.map(), built, &hubs, next);
        let links = turn.iter();
        let board = links.fold(head.now.clone(), |board, &link| head.with(&board, link));
        head.networks.solve(&board, &head.cities);
        let own = Goal::new(&head.networks, &board, hub, head.cities);
        choices.push(Choice {
            what: turn,
            prior: 0.0,
            ahead,
            own,
        });
    }
    let best = head.best(choices, budget);
    let mut links = best.unwrap_or_default().into_iter();
    site.play(|_| links.next())
}

/// State of the player's thinking in one turn.
struct Head<'a> {
    view: &'a View,
    cities: [NodeId; REGIONS],
    /// Possible hands of each other seat.
    others: Vec<(Seat, Hands)>,
    /// The present board.
    now: Metric,
    /// Cache of players by seat and number of the hand.
    met: HashMap<(Seat, usize), Player>,
    networks: Networks,
    chance: Chance,
}

impl<'a> Head<'a> {
    fn new(view: &'a View, budget: &Budget, seed: u64) -> Self {
        let mut chance = Chance::seed_from_u64(seed);
        let empty = Metric::new(view.map(), |_| false);
        let now = Metric::new(view.map(), |link| view.builder(link).is_some());
        let guessing = budget.part(GUESSING);
        let others = (0..view.seats()).filter(|&seat| seat != view.seat());
        let others = others.enumerate().map(|(number, seat)| {
            let left = view.seats() - 1 - number;
            let part = guessing.part(1.0 / left as f64);
            let boards = [&empty, &now];
            (seat, Hands::guess(view, boards, seat, &part, &mut chance))
        });
        Self {
            view,
            cities: view.cities(),
            others: others.collect(),
            now,
            met: HashMap::new(),
            networks: Networks::default(),
            chance,
        }
    }

    /// Returns the least wasteful turns by the cost of the own network after them, each as its links in order.
    fn turns(&mut self, site: &Site, hub: NodeId) -> Vec<Vec<LinkId>> {
        let now = self.now.clone();
        let left = self.left(&now, hub);
        let mut turns = Vec::new();
        if site.may_end() {
            turns.push((left, Vec::new()));
        }
        let all = self.useful(site, &now);
        let mut firsts = Vec::new();
        for &link in &all {
            let board = self.with(&now, link);
            let nearer = left - self.left(&board, hub);
            let after = site.after(link);
            if after.may_end() {
                turns.push((left - nearer, vec![link]));
            }
            // A pair of links gains no more than each of them alone.
            if nearer == self.view.map().link(link).cost {
                firsts.push((link, after, board));
            }
        }
        for (link, after, board) in &firsts {
            for other in self.useful(after, board) {
                // Two links that can be built in either order are tried in one.
                let is_first = firsts.iter().any(|(first, ..)| *first == other);
                if !all.contains(&other) || is_first && *link < other {
                    let board = self.with(board, other);
                    turns.push((self.left(&board, hub), vec![*link, other]));
                }
            }
        }
        let dollars = |(left, links): &(u8, Vec<LinkId>)| {
            let costs = links.iter().map(|&link| self.view.map().link(link).cost);
            left + costs.sum::<u8>()
        };
        let least = turns.iter().map(dollars).min();
        turns.retain(|turn| Some(dollars(turn)) == least);
        turns.into_iter().map(|(_, links)| links).collect()
    }

    /// Returns the possible links that connect separate parts.
    fn useful(&self, site: &Site, board: &Metric) -> Vec<LinkId> {
        let joins = |&link: &LinkId| {
            let ends = self.view.map().link(link);
            board.distance(ends.a, ends.b) > 0
        };
        site.links().into_iter().filter(joins).collect()
    }

    /// Returns the remaining cost of the own network on a board.
    fn left(&mut self, board: &Metric, hub: NodeId) -> u8 {
        self.networks.solve(board, &self.cities);
        self.networks.cost(hub)
    }

    /// The board after one more link.
    fn with(&self, board: &Metric, link: LinkId) -> Metric {
        let mut after = board.clone();
        after.build(self.view.map(), link);
        after
    }

    /// Returns the choice with the best rollouts. In each pass the worse half is dropped, and the others get more
    /// rollouts. `None` if there is none.
    fn best<T>(&mut self, mut choices: Vec<Choice<T>>, budget: &Budget) -> Option<T> {
        let mut ahead = choices.first()?.ahead.clone();
        let mut goals = vec![choices[0].own; self.view.seats()];
        let priors = choices.iter().map(|choice| choice.prior);
        let mut field: Vec<_> = priors.zip(0..).collect();
        while field.len() > 1 {
            let times = (field.len() - 1).ilog2() + 1;
            let budget = budget.part(1.0 / f64::from(times));
            let mut rounds = 0;
            while rounds == 0 || !budget.is_spent(rounds) {
                // The others hold the same after every choice, and all see the same.
                let players = self.players();
                let noise: [_; MOST_SEATS] = std::array::from_fn(|_| Noise::draw(&mut self.chance));
                for &(seat, Player { goal, .. }) in &players {
                    goals[seat] = goal;
                }
                for (worth, number) in &mut field {
                    let Choice {
                        ahead: begun, own, ..
                    } = &choices[*number];
                    ahead.return_to(begun);
                    goals[self.view.seat()] = *own;
                    for &(seat, Player { hub, .. }) in &players {
                        if self.view.hub(seat).is_none() {
                            ahead.place(seat, hub);
                        }
                    }
                    *worth += worth_of(self.view, &ahead.losses(&goals, &noise));
                }
                rounds += 1;
            }
            field.sort_by(|(a, _), (b, _)| b.total_cmp(a));
            field.truncate(field.len().div_ceil(2));
        }
        let best = field.first()?.1;
        Some(choices.swap_remove(best).what)
    }

    /// Returns the other players with possible hands. A player without a hub will put it in the best place for them
    /// alone.
    fn players(&mut self) -> Vec<(Seat, Player)> {
        let mut players: Vec<(Seat, Player)> = Vec::new();
        for (seat, hands) in &self.others {
            let mut number = hands.draw(&mut self.chance);
            for _ in 0..REDRAWN {
                let cities = hands.cities(number);
                if !players.iter().any(|(_, other)| other.goal.shares(&cities)) {
                    break;
                }
                number = hands.draw(&mut self.chance);
            }
            let player = self.met.entry((*seat, number)).or_insert_with(|| {
                let cities = hands.cities(number);
                self.networks.solve(&self.now, &cities);
                let placed = self.view.hub(*seat);
                let hub = placed.or_else(|| self.networks.best_hub(|_| true));
                let hub = hub.unwrap_or(cities[0]);
                let goal = Goal::new(&self.networks, &self.now, hub, cities);
                Player { hub, goal }
            });
            players.push((*seat, *player));
        }
        players
    }
}

/// Possible choice.
struct Choice<'a, T> {
    what: T,
    /// Value before any rollouts, compared with the other choices.
    prior: f64,
    /// The round after it.
    ahead: Ahead<'a>,
    /// Goals of the own seat from there.
    own: Goal,
}

/// A possible other player.
#[derive(Clone, Copy)]
struct Player {
    hub: NodeId,
    goal: Goal,
}

/// Returns the value for a seat if each seat pays so many dollars at the end of this round.
///
/// If the game is over then, the value is the share of the first place. Otherwise it is about the probability of
/// that place.
fn worth_of(view: &View, losses: &[i32; MOST_SEATS]) -> f64 {
    let banks = view.banks().into_iter().zip(losses);
    let banks: Vec<_> = banks.map(|(bank, loss)| bank - loss).collect();
    let over = banks.iter().any(|&bank| bank <= 0);
    // Number of wins of another seat for each win of the own seat.
    let wins = |bank: &i32| match bank - banks[view.seat()] {
        ahead if !over => (f64::from(ahead) / DECISIVE).exp(),
        0 => 1.0,
        ahead if ahead > 0 => f64::INFINITY,
        _ => 0.0,
    };
    1.0 / banks.iter().map(wins).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transglobal_rail::grid;
    use crate::transglobal_rail::tests::game_of_two;
    use rules::Game;
    use rules::transglobal_rail::Phase;

    /// A round of two in which the first seat is on turn, and ways in it.
    fn view() -> (View, Metric) {
        let (game, mut view) = game_of_two();
        let map = view.map().clone();
        let other = game.hand(1).map(|city| map.city(city).node);
        view.public.players[0].hub = Some(view.cities()[0]);
        view.public.players[1].hub = Some(other[0]);
        (view.public.phase, view.public.turn) = (Phase::Building, 0);
        let empty = Metric::new(&map, |_| false);
        (view, empty)
    }

    #[test]
    fn a_place_is_worth_what_it_brings() {
        let (mut view, _) = view();
        (view.public.players[0].bank, view.public.players[1].bank) = (4, 9);
        let worth = |own, other| worth_of(&view, &[own, other, 0, 0, 0, 0]);
        // No bank is empty: being ahead is better than behind, and every dollar counts.
        assert!(worth(0, 5) == 0.5 && worth(0, 6) > 0.5 && worth(1, 5) < 0.5);
        // The game is over.
        assert_eq!((worth(4, 0), worth(0, 9), worth(0, 20)), (0.0, 1.0, 1.0));
        assert_eq!((worth(4, 9), worth(5, 9), worth(4, 10)), (0.5, 0.0, 1.0));
    }

    #[test]
    fn the_last_link_is_built_and_not_given_up() {
        let (mut view, empty) = view();
        let map = view.map().clone();
        let hub = view.hub(0).unwrap();
        let links = Networks::new(&empty, &view.cities()).links(&map, &empty, hub);
        // All of the network is there except one link of $1, with $1 left.
        let cheap = |link: &&LinkId| map.link(**link).cost == 1;
        let mut cheap = links.iter().filter(cheap);
        let (last, before) = (*cheap.next().unwrap(), *cheap.next().unwrap());
        links
            .iter()
            .for_each(|&link| view.public.rails[link.index()] = Some(0));
        (view.public.rails[last.index()], view.public.recent) = (None, vec![before]);
        // With such full banks, every dollar counts that the other player saves.
        view.public
            .players
            .iter_mut()
            .for_each(|player| player.bank = 100);
        let ends = map.link(last);
        let steps = build(&view, &Budget::Rounds(4), 1);
        assert_eq!(steps, [Move::Link(ends.a, ends.b), Move::Ok]);
    }

    #[test]
    fn rollouts_run_until_a_player_is_connected() {
        let (view, empty) = view();
        let map = view.map();
        let hubs = [view.hub(0), view.hub(1)];
        let hub = |seat: usize| hubs[seat].expect("both are placed");
        let own = view.cities();
        let networks = Networks::new(&empty, &own);
        // The first lacks one link, so the other pays for all that it lacks.
        let links = networks.links(map, &empty, hub(0));
        let built = |link: LinkId| link != links[0] && links.contains(&link);
        let mut other = own;
        other[2] = map.cities().iter().map(|city| city.node).max().unwrap();
        let lacks = |metric: &Metric| Networks::new(metric, &other).cost(hub(1));
        let metric = Metric::new(map, built);
        let goal = |hub, cities: [NodeId; REGIONS]| {
            Goal::new(&Networks::new(&metric, &cities), &metric, hub, cities)
        };
        let goals = [goal(hub(0), own), goal(hub(1), other)];
        let done = Metric::new(map, |link| links.contains(&link));
        let noise = [Noise::default(); 2];
        let losses = Ahead::new(map, built, &hubs, 0).losses(&goals, &noise);
        assert_eq!((losses[0], losses[1]), (0, lacks(&done).into()));
        // If the other begins, it has one turn before that.
        let losses = Ahead::new(map, built, &hubs, 1).losses(&goals, &noise);
        let lacks = i32::from(lacks(&metric));
        assert_eq!(losses[0], 0);
        assert!(0 < losses[1] && losses[1] < lacks && lacks - losses[1] <= 3);
    }

    /// Of all possible turns it considers the least wasteful ones.
    #[test]
    fn no_good_turn_is_left_out() {
        let (mut view, _) = view();
        let map = view.map().clone();
        let hub = view.hub(0).unwrap();
        for number in 0..5 {
            let sees = view.clone();
            let mut head = Head::new(&sees, &Budget::Rounds(1), 1);
            let site = Site::new(&sees);
            let mut looked_at = head.turns(&site, hub);
            let mut all: Vec<Vec<LinkId>> = Vec::new();
            for link in head.useful(&site, &head.now) {
                let after = site.after(link);
                let board = head.with(&head.now, link);
                let pairs = head.useful(&after, &board).into_iter();
                all.extend(pairs.map(|other| vec![link, other]));
                all.extend(after.may_end().then(|| vec![link]));
            }
            let wasted = |links: &Vec<LinkId>| {
                let built = |link| view.builder(link).is_some() || links.contains(&link);
                let left = Networks::new(&Metric::new(&map, built), &view.cities()).cost(hub);
                let costs = links.iter().map(|&link| map.link(link).cost);
                left + costs.sum::<u8>()
            };
            let least = all.iter().map(wasted).min();
            all.retain(|links| Some(wasted(links)) == least);
            for links in all.iter_mut().chain(&mut looked_at) {
                links.sort_unstable();
            }
            all.sort_unstable();
            all.dedup();
            looked_at.sort_unstable();
            assert_eq!(looked_at, all);
            // Continues with one of them, and then with some turn of the other player.
            for &link in &all[number % all.len()] {
                view.public.rails[link.index()] = Some(0);
            }
            let foreign = map.link_ids().nth(17 * number).expect("there are as many");
            view.public.rails[foreign.index()] = Some(1);
        }
    }

    #[test]
    fn cities_are_hardly_ever_held_twice() {
        let game = grid::game(3, 0);
        let view = game.seen_by(game.to_act().expect("the game goes on"));
        let mut head = Head::new(&view, &Budget::Rounds(400), 1);
        let twice = (0..200).filter(|_| {
            let players = head.players();
            let shares = |(number, (_, player)): (usize, &(Seat, Player))| {
                let before = &players[..number];
                before
                    .iter()
                    .any(|(_, other)| player.goal.shares(&other.goal.cities))
            };
            players.iter().enumerate().any(shares)
        });
        let twice = twice.count();
        assert!(twice < 20, "{twice} of 200");
    }
}
