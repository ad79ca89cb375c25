//! Rollouts of a round, with hands that the others may hold. Players go to their nearest city first.

use super::ground::{Built, FAR, Ground, HAND};
use super::{Dice, MONEY, Spent};

/// Preference for choices that were tried seldom: UCB1 (Auer, Cesa-Bianchi and Fischer, 2002).
const EXPLORE: f64 = 0.1;
/// A city that is so many dollars further from what a seat reaches is less likely its own, by a factor of e.
const SCALE: f64 = 3.0;
/// A win or loss of so many dollars in a round is as good or bad as can be.
const MOST_DOLLARS: f64 = 12.0;
/// With so few seats no city with a ring is dealt.
const FEW: usize = 3;

/// A round after a choice of the own seat.
pub(super) struct Round {
    /// The own hub.
    pub hub: usize,
    pub built: Built,
    /// Cost of the rest of the own cheapest network.
    pub left: u8,
}

/// Knowledge about all players, before a choice.
pub(super) struct Table<'a> {
    ground: &'a Ground,
    own: [usize; HAND],
    seat: usize,
    hubs: &'a [Option<usize>],
    /// By seat and region: the possible cities with their relative likelihoods.
    guesses: Vec<[Vec<(usize, f64)>; HAND]>,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        ground: &'a Ground,
        own: &[usize; HAND],
        seat: usize,
        hubs: &'a [Option<usize>],
        built: &[bool],
    ) -> Self {
        let guess = |hub: &Option<usize>| {
            let near = hub.map(|hub| ground.distances(built, hub));
            std::array::from_fn(|region| {
                let cities = ground.cities[region].iter();
                let dealt = cities.filter(|&&(city, ringed)| {
                    city != own[region] && !(ringed && hubs.len() <= FEW)
                });
                let likely = dealt.map(|&(city, _)| {
                    let away = near.as_ref().map_or(0.0, |near| f64::from(near[city]));
                    (city, (-away / SCALE).exp())
                });
                likely.collect()
            })
        };
        Self {
            ground,
            own: *own,
            seat,
            hubs,
            guesses: hubs.iter().map(guess).collect(),
        }
    }

    fn others(&self) -> impl Iterator<Item = usize> {
        (0..self.hubs.len()).filter(|&seat| seat != self.seat)
    }

    /// Returns how much more the others have to do than the own seat, in dollars.
    ///
    /// For another seat these are the dollars from what it reaches to each city that it may hold, weighted by how
    /// likely that is.
    pub(super) fn evaluate(&self, round: &Round) -> f64 {
        let mut theirs = 0.0;
        for seat in self.others() {
            let Some(hub) = self.hubs[seat] else { continue };
            let near = self.ground.distances(&round.built, hub);
            for cities in &self.guesses[seat] {
                let whole: f64 = cities.iter().map(|(_, likely)| likely).sum();
                let away = cities
                    .iter()
                    .map(|&(city, likely)| likely * f64::from(near[city]));
                theirs += away.sum::<f64>() / whole;
            }
        }
        theirs / (self.hubs.len() - 1) as f64 - f64::from(round.left)
    }

    /// Hands that all may hold, the own one among them. No city is dealt twice.
    fn deal(&self, dice: &mut Dice) -> Vec<[usize; HAND]> {
        let mut hands = vec![self.own; self.hubs.len()];
        let mut dealt = Vec::new();
        for seat in self.others() {
            for (city, guesses) in hands[seat].iter_mut().zip(&self.guesses[seat]) {
                let left = guesses.iter().filter(|(city, _)| !dealt.contains(city));
                let left: Vec<_> = left.collect();
                let whole: f64 = left.iter().map(|(_, likely)| likely).sum();
                let mut drawn = whole * dice.below(1 << 20) as f64 / f64::from(1 << 20);
                let found = left.iter().find(|(_, likely)| {
                    drawn -= likely;
                    drawn < 0.0
                });
                *city = found.or(left.last()).expect("cities are left").0;
                dealt.push(*city);
            }
        }
        hands
    }

    /// Plays a round on to its end with such hands. What the own seat gets, from 0 to 1: a half where it pays as much
    /// as the others do on average.
    fn play(&self, round: &Round, dice: &mut Dice) -> f64 {
        let hands = self.deal(dice);
        let seats = self.hubs.len();
        // A seat that has placed no hub yet begins in one of its cities.
        let hub = |(seat, hub): (usize, &Option<usize>)| match seat == self.seat {
            true => round.hub,
            false => hub.unwrap_or_else(|| dice.any(&hands[seat])),
        };
        let hubs: Vec<usize> = self.hubs.iter().enumerate().map(hub).collect();
        let mut built = round.built.clone();
        let mut seat = self.seat;
        let mut own_is_open = round.left > 0;
        while own_is_open {
            seat = (seat + 1) % seats;
            self.advance(&mut built, hubs[seat], &hands[seat], MONEY);
            let mut all =
                (0..seats).filter(|&seat| self.is_joined(&built, hubs[seat], &hands[seat]));
            own_is_open = all.next().is_none();
        }
        let mut paid = vec![0.0; seats];
        for turn in 1..=seats {
            let seat = (seat + turn) % seats;
            paid[seat] = f64::from(self.advance(&mut built, hubs[seat], &hands[seat], FAR));
        }
        let others: f64 = self.others().map(|seat| paid[seat]).sum();
        let more = others / (seats - 1) as f64 - paid[self.seat];
        (0.5 + more / (2.0 * MOST_DOLLARS)).clamp(0.0, 1.0)
    }

    fn is_joined(&self, built: &[bool], hub: usize, hand: &[usize; HAND]) -> bool {
        let near = self.ground.distances(built, hub);
        hand.iter().all(|&city| near[city] == 0)
    }

    /// Builds for a player from what it reaches towards its nearest city, then the next, as far as the money goes; what
    /// that costs.
    fn advance(&self, built: &mut Built, hub: usize, hand: &[usize; HAND], money: u8) -> u8 {
        let mut paid = 0;
        loop {
            let (near, came) = self.ground.ways(built, hub);
            let open = hand.iter().filter(|&&city| near[city] > 0);
            let Some(&city) = open.min_by_key(|&&city| near[city]) else {
                return paid;
            };
            let mut way = Vec::new();
            let mut at = city;
            while at != hub {
                let (from, link) = came[at];
                way.push(link);
                at = from;
            }
            way.retain(|&link| !built[link]);
            for &link in way.iter().rev() {
                if paid + self.ground.costs[link] > money {
                    return paid;
                }
                paid += self.ground.costs[link];
                built[link] = true;
            }
        }
    }
}

/// Returns the value of each choice, from rounds that are played to their end.
///
/// The more promising a choice is, the more often it is tried.
pub(super) fn bandit(table: &Table, rounds: &[Round], spent: Spent, dice: &mut Dice) -> Vec<f64> {
    let mut tries = vec![(0.0, 0.0); rounds.len()];
    let mut played = 0;
    while !spent(played) || played < rounds.len() as u32 {
        let log = f64::from(played.max(1)).ln();
        let bound = |&(sum, count): &(f64, f64)| match count > 0.0 {
            true => sum / count + EXPLORE * (log / count).sqrt(),
            false => f64::INFINITY,
        };
        let bounds = tries.iter().map(bound).enumerate();
        let best = bounds.max_by(|a, b| a.1.total_cmp(&b.1));
        let best = best.expect("something can be done").0;
        tries[best].0 += table.play(&rounds[best], dice);
        tries[best].1 += 1.0;
        played += 1;
    }
    // The one that was tried most often is the one to play.
    tries
        .into_iter()
        .map(|(sum, count)| count + sum / count.max(1.0))
        .collect()
}
