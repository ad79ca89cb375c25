//! The hard player, and the master, who looks longer: it guesses what the others have to reach, plays the round on in its head after
//! every choice that may be good, and takes the one after which it stands best. So it puts its hub
//! where others will build for it, leaves to them what they will build anyway, waits where that is
//! better, and knows what a dollar is worth to whom.

use rand::SeedableRng;

use super::View;
use super::ahead::{Ahead, MOST_SEATS, Player};
use super::hands::Hands;
use super::networks::{Metric, Networks};
use super::site::Site;
use crate::games::transglobal_rail::public::TURN_MONEY;
use crate::games::transglobal_rail::{Move, Phase, Seat};
use crate::maps::{LinkId, NodeId};
use crate::players::Budget;
use crate::players::search::Chance;

/// The share of a turn's time for guessing what others hold.
const GUESSING: f64 = 0.4;
/// Who is so many dollars ahead wins the game about three times as often.
const DECISIVE: f64 = 5.0;
/// So many dollars more than with the cheapest hub may a network cost from one that is looked at.
const DEARER: u8 = 1;

/// The hub from which rounds go best.
pub(super) fn hub(view: &View, budget: &Budget, seed: u64) -> NodeId {
    let mut head = Head::new(view, budget, seed);
    let cities = head.own.cities;
    head.networks.solve(head.now.metric(), &cities);
    let free = view.map().nodes().filter(|&node| view.may_place(node));
    let free: Vec<_> = free.map(|node| (head.networks.cost(node), node)).collect();
    let least = free.iter().map(|&(cost, _)| cost).min().unwrap_or(0);
    let good = free.into_iter().filter(|&(cost, _)| cost - least <= DEARER);
    let hubs = good.map(|(_, node)| node).collect();
    let best = head.best(hubs, budget, |_, own, hub| own.hub = hub);
    best.unwrap_or(cities[0])
}

/// The steps to the end of a building turn.
pub(super) fn build(view: &View, budget: &Budget, seed: u64) -> Vec<Move> {
    let mut head = Head::new(view, budget, seed);
    Site::new(view).play(|site| {
        let is_last = site.money() < Some(TURN_MONEY);
        let budget = budget.part(if is_last { 1.0 } else { 0.5 });
        let links = head.links(site);
        let link = head.best(links, &budget, begin)??;
        head.now.build(link);
        Some(link)
    })
}

/// What a choice of [`build`] does: a link is built, or the second dollar given up.
fn begin(ahead: &mut Ahead, _own: &mut Player, link: Option<LinkId>) {
    match link {
        Some(link) => ahead.build(link),
        None => ahead.discard(),
    }
}

/// What goes on in the player's head in one turn.
struct Head<'a> {
    view: &'a View,
    own: Player,
    /// What each of the others may hold.
    others: Vec<(Seat, Hands)>,
    /// The board with the links of this turn.
    now: Ahead<'a>,
    /// The board after a choice, and what follows.
    ahead: Ahead<'a>,
    networks: Networks,
    chance: Chance,
}

impl<'a> Head<'a> {
    fn new(view: &'a View, budget: &Budget, seed: u64) -> Self {
        let mut chance = Chance::seed_from_u64(seed);
        let empty = Metric::new(view.map(), |_| false);
        let metric = Metric::new(view.map(), |link| view.builder(link).is_some());
        let guessing = budget.part(GUESSING);
        let others = (0..view.seats()).filter(|&seat| seat != view.seat);
        let others = others.enumerate().map(|(number, seat)| {
            let left = view.seats() - 1 - number;
            let part = guessing.part(1.0 / left as f64);
            let boards = [&empty, &metric];
            (seat, Hands::guess(view, boards, seat, &part, &mut chance))
        });
        let others = others.collect();
        let (turn, money) = match view.phase() {
            Phase::Hubs => (view.start(), TURN_MONEY),
            _ => (view.seat, view.money()),
        };
        let now = Ahead::new(view.map(), metric, turn, money as u8);
        Self {
            view,
            own: Player {
                hub: view.hub(view.seat).unwrap_or(view.cities()[0]),
                cities: view.cities(),
            },
            others,
            ahead: now.clone(),
            now,
            networks: Networks::default(),
            chance,
        }
    }

    /// The links that may be good, those with which a cheapest way to one of the own cities begins or a
    /// cheapest network, and whether to build another one at all.
    fn links(&mut self, site: &Site) -> Vec<Option<LinkId>> {
        let Player { hub, cities } = self.own;
        let metric = self.now.metric();
        self.networks.solve(metric, &cities);
        let network = self.networks.links(self.view.map(), metric, hub);
        let ways = cities.iter().flat_map(|&city| self.now.towards(hub, city));
        let links = network.into_iter().chain(ways);
        let mut links: Vec<_> = links.filter(|&link| site.may_build(link)).collect();
        links.sort_unstable();
        links.dedup();
        let waits = (site.money() == Some(1)).then_some(None);
        links.into_iter().map(Some).chain(waits).collect()
    }

    /// The choice after which rounds go best: time after time the worse half is left out, and the
    /// others are looked at more closely. `begin` does what a choice means. `None` if there is none.
    fn best<C: Copy>(
        &mut self,
        choices: Vec<C>,
        budget: &Budget,
        begin: impl Fn(&mut Ahead, &mut Player, C),
    ) -> Option<C> {
        let mut field: Vec<_> = choices.into_iter().map(|choice| (0.0, choice)).collect();
        while field.len() > 1 {
            let times = (field.len() - 1).ilog2() + 1;
            let budget = budget.part(1.0 / f64::from(times));
            let mut rounds = 0;
            while rounds == 0 || !budget.is_spent(rounds) {
                // The others hold the same after every choice.
                let mut players = self.players();
                for (worth, choice) in &mut field {
                    players[self.view.seat] = self.own;
                    self.ahead.return_to(&self.now);
                    begin(&mut self.ahead, &mut players[self.view.seat], *choice);
                    let losses = self.ahead.losses(&players, &mut self.networks);
                    *worth += worth_of(self.view, &losses);
                }
                rounds += 1;
            }
            field.sort_by(|(a, _), (b, _)| b.total_cmp(a));
            field.truncate(field.len().div_ceil(2));
        }
        field.first().map(|&(_, choice)| choice)
    }

    /// Everybody at the table, the others with hands that they may hold. Who has no hub yet will put it
    /// where it is best alone.
    fn players(&mut self) -> Vec<Player> {
        let mut players = vec![self.own; self.view.seats()];
        for (seat, hands) in &self.others {
            let cities = hands.cities(hands.draw(&mut self.chance));
            let hub = self.view.hub(*seat).or_else(|| {
                self.networks.solve(self.now.metric(), &cities);
                self.networks.best_hub(|_| true)
            });
            let hub = hub.unwrap_or(cities[0]);
            players[*seat] = Player { hub, cities };
        }
        players
    }
}

/// How good it is for a seat if each pays so many dollars at the end of this round: the share of the
/// first place if the game is over then, and else about how probable that place is.
fn worth_of(view: &View, losses: &[i32; MOST_SEATS]) -> f64 {
    let banks = view.banks().into_iter().zip(losses);
    let banks: Vec<_> = banks.map(|(bank, loss)| bank - loss).collect();
    let over = banks.iter().any(|&bank| bank <= 0);
    // How often another one wins if the own seat does so once.
    let wins = |bank: &i32| match bank - banks[view.seat] {
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
    use crate::games::transglobal_rail::view::tests::game_of_two;

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
        // Nobody is out: ahead is better than behind, and every dollar counts.
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
        // All of the network is there but one link of $1, with $1 left.
        let cheap = |link: &&LinkId| map.link(**link).cost == 1;
        let mut cheap = links.iter().filter(cheap);
        let (last, before) = (*cheap.next().unwrap(), *cheap.next().unwrap());
        links
            .iter()
            .for_each(|&link| view.public.rails[link.index()] = Some(0));
        (view.public.rails[last.index()], view.public.recent) = (None, vec![before]);
        // With so much in the banks, every dollar counts that the other is let off.
        view.public
            .players
            .iter_mut()
            .for_each(|player| player.bank = 100);
        let ends = map.link(last);
        let steps = build(&view, &Budget::Rounds(4), 1);
        assert_eq!(steps, [Move::Link(ends.a, ends.b), Move::Ok]);
    }

    #[test]
    fn rounds_go_on_until_somebody_is_connected() {
        let (view, empty) = view();
        let map = view.map();
        let player = |hub: NodeId, cities| Player { hub, cities };
        let own = player(view.hub(0).unwrap(), view.cities());
        let mut networks = Networks::new(&empty, &own.cities);
        // The first is connected but for one link, so the other pays all that it lacks.
        let links = networks.links(map, &empty, own.hub);
        let metric = Metric::new(map, |link| link != links[0] && links.contains(&link));
        let mut other = player(view.hub(1).unwrap(), own.cities);
        other.cities[2] = map.cities().iter().map(|city| city.node).max().unwrap();
        let done = Metric::new(map, |link| links.contains(&link));
        networks.solve(&done, &other.cities);
        let lacks = i32::from(networks.cost(other.hub));
        let mut ahead = Ahead::new(map, metric.clone(), 0, 2);
        let losses = ahead.losses(&[own, other], &mut networks);
        assert_eq!((losses[0], losses[1]), (0, lacks));
        // If the other begins, it has one turn before that.
        networks.solve(&metric, &other.cities);
        let lacks = i32::from(networks.cost(other.hub));
        let mut ahead = Ahead::new(map, metric, 0, 2);
        let losses = ahead.losses(&[other, own], &mut networks);
        assert_eq!(losses[1], 0);
        assert!(0 < losses[0] && losses[0] < lacks && lacks - losses[0] <= 3);
    }
}
