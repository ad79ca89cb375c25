//! Choice of the 35 cities of a map and of their regions. It is made by trying, so that all hands cost much the
//! same.
//!
//! The cost of a hand is estimated by the cheapest tree that joins its cities by ways from one to another. The
//! estimate takes a thousandth of the time of the exact cost, and goes up and down with it. All numbers are whole,
//! so every machine chooses the same.

use rules::maps::{CITIES_IN_REGION, REGIONS};

use super::dice::Dice;

const HANDS: usize = CITIES_IN_REGION.pow(REGIONS as u32);
/// Hundredths of a spacing: so far apart are cities whose names have room.
const ROOMY: i64 = 170;
/// Cities that are further from each other, in hundredths of a spacing, are no neighbours.
const NEIGHBOURS: i64 = 600;
/// Cities that are further from the nearest chosen one, in hundredths of a spacing, are lonely,
const LONELY: i64 = 270;
/// and so much so at most, in squares of these.
const MOST_LONELY: i64 = 900_000;
/// A variance in hundredths of a squared dollar that is small enough.
const EVEN_ENOUGH: i64 = 520;
/// Between these lies the mean of the estimates, in cents: hands cost some 7 percent less than they say.
const MEAN: (i64, i64) = (2730, 3380);
/// Amount by which a change may be worse and still be kept for now. `WARM` holds at the beginning of a search,
/// `COLD` at its end.
const WARM: f64 = 160.0;
const COLD: f64 = 4.0;

/// Cities from which a choice is made, the largest first.
pub(super) struct Ground {
    /// Where they lie, in hundredths of a spacing.
    pub(super) at: Vec<(i64, i64)>,
    /// Costs of the ways from one city to another.
    pub(super) ways: Vec<Vec<u8>>,
}

/// Seven cities for each of five regions, as numbers of the ground's.
pub(super) type Regions = [[usize; CITIES_IN_REGION]; REGIONS];

/// The first choice: the largest cities, in sectors round their middle.
pub(super) fn sectors(ground: &Ground, dice: &mut Dice) -> Regions {
    let count = REGIONS * CITIES_IN_REGION;
    let mut cities: Vec<usize> = (0..count).collect();
    let sum = cities.iter().fold((0, 0), |sum, &city| {
        let (x, y) = ground.at[city];
        (sum.0 + x, sum.1 + y)
    });
    let middle = (sum.0 / count as i64, sum.1 / count as i64);
    let angle = |city: usize| {
        let (x, y) = ground.at[city];
        libm::atan2((y - middle.1) as f64, (x - middle.0) as f64)
    };
    cities.sort_by(|&a, &b| angle(a).total_cmp(&angle(b)).then(a.cmp(&b)));
    cities.rotate_left(dice.below(count));
    let mut cities = cities.into_iter();
    std::array::from_fn(|_| std::array::from_fn(|_| cities.next().unwrap_or(0)))
}

/// A better choice than the one given, after so many tries.
pub(super) fn improved(ground: &Ground, from: Regions, tries: usize, dice: &mut Dice) -> Regions {
    let mut state = State::new(ground, from);
    let mut now = state.badness();
    let mut best = (now, state.regions);
    for step in 0..tries {
        let share = step as f64 / tries as f64;
        let warmth = (WARM * libm::pow(COLD / WARM, share)) as i64;
        let Some(change) = state.change(dice) else {
            continue;
        };
        let undo = state.apply(change);
        let then = state.badness();
        // Worse by so much is kept as often as a draw is larger.
        let allowed = warmth * dice.below(1000) as i64 * dice.below(1000) as i64 / 500_000;
        if then <= now + allowed {
            now = then;
            if now < best.0 {
                best = (now, state.regions);
            }
        } else {
            state.take_back(&undo);
        }
    }
    best.1
}

/// Cities that come to other places of the regions: place, city.
type Change = [Option<((usize, usize), usize)>; 2];

struct Undo {
    change: Change,
    hands: Vec<(usize, u8)>,
    sums: (i64, i64, [[i64; CITIES_IN_REGION]; REGIONS]),
}

struct State<'a> {
    ground: &'a Ground,
    regions: Regions,
    /// The place of each city, if it is chosen.
    place: Vec<Option<(usize, usize)>>,
    hands: Vec<u8>,
    sum: i64,
    squares: i64,
    by_city: [[i64; CITIES_IN_REGION]; REGIONS],
}

impl<'a> State<'a> {
    fn new(ground: &'a Ground, regions: Regions) -> Self {
        let mut place = vec![None; ground.at.len()];
        for (region, cities) in regions.iter().enumerate() {
            for (slot, &city) in cities.iter().enumerate() {
                place[city] = Some((region, slot));
            }
        }
        let mut state = Self {
            ground,
            regions,
            place,
            hands: vec![0; HANDS],
            sum: 0,
            squares: 0,
            by_city: [[0; CITIES_IN_REGION]; REGIONS],
        };
        for slot in 0..CITIES_IN_REGION {
            state.count((0, slot), &mut Vec::new());
        }
        state
    }

    /// A change to try: two cities of regions that change places, or one that gives way to another.
    fn change(&self, dice: &mut Dice) -> Option<Change> {
        let place = (dice.below(REGIONS), dice.below(CITIES_IN_REGION));
        let city = self.regions[place.0][place.1];
        let other = dice.below(self.ground.at.len());
        // Far cities hardly ever do each other's work.
        let (a, b) = (self.ground.at[city], self.ground.at[other]);
        if (a.0 - b.0).abs() + (a.1 - b.1).abs() > 900 {
            return None;
        }
        match self.place[other] {
            Some((region, _)) if region == place.0 => None,
            Some(there) => Some([Some((place, other)), Some((there, city))]),
            None => Some([Some((place, other)), None]),
        }
    }

    fn apply(&mut self, change: Change) -> Undo {
        let mut undo = Undo {
            change: [None; 2],
            hands: Vec::with_capacity(2 * HANDS / CITIES_IN_REGION),
            sums: (self.sum, self.squares, self.by_city),
        };
        for (change, undo) in change.into_iter().zip(&mut undo.change) {
            if let Some((place, city)) = change {
                *undo = Some((place, self.regions[place.0][place.1]));
                self.place[self.regions[place.0][place.1]] = None;
                self.regions[place.0][place.1] = city;
            }
        }
        for &(place, city) in change.iter().flatten() {
            self.place[city] = Some(place);
        }
        for &(place, _) in change.iter().flatten() {
            self.count(place, &mut undo.hands);
        }
        undo
    }

    fn take_back(&mut self, undo: &Undo) {
        for &((region, slot), _) in undo.change.iter().flatten() {
            self.place[self.regions[region][slot]] = None;
        }
        for &(place, city) in undo.change.iter().flatten() {
            self.regions[place.0][place.1] = city;
            self.place[city] = Some(place);
        }
        // A hand that two cities swap regions in holds the same five, so it costs what it did.
        for &(hand, cost) in &undo.hands {
            self.hands[hand] = cost;
        }
        (self.sum, self.squares, self.by_city) = undo.sums;
    }

    /// Counts all hands with the city in a place anew, and notes what they cost before.
    fn count(&mut self, (region, slot): (usize, usize), before: &mut Vec<(usize, u8)>) {
        // Hands that differ in their city of this region alone are counted together.
        let together = usize::from(region == 0);
        let mut others = (0..REGIONS).filter(|&other| other != region && other != together);
        let others: [usize; REGIONS - 2] = std::array::from_fn(|_| others.next().unwrap_or(0));
        for combination in 0..HANDS / CITIES_IN_REGION.pow(2) {
            let slots: [usize; REGIONS - 2] = std::array::from_fn(|other| {
                combination / CITIES_IN_REGION.pow(other as u32) % CITIES_IN_REGION
            });
            let mut places = [(region, slot); REGIONS - 1];
            for (place, other) in places[1..].iter_mut().zip(others.into_iter().zip(slots)) {
                *place = other;
            }
            let cities = places.map(|(region, slot)| self.regions[region][slot]);
            let costs = self.costs(cities, &self.regions[together]);
            let first: usize = places
                .iter()
                .map(|&(region, slot)| slot * step(region))
                .sum();
            let mut more = 0;
            for (slot, cost) in costs.into_iter().enumerate() {
                let hand = first + slot * step(together);
                let old = std::mem::replace(&mut self.hands[hand], cost);
                before.push((hand, old));
                let (old, new) = (i64::from(old), i64::from(cost));
                self.squares += new * new - old * old;
                self.by_city[together][slot] += new - old;
                more += new - old;
            }
            self.sum += more;
            for (region, slot) in places {
                self.by_city[region][slot] += more;
            }
        }
    }

    /// The cheapest trees of ways between some cities and each of a region: the cheapest one between the former, and
    /// then of each cycle that the last city closes all but the dearest way.
    fn costs(
        &self,
        mut cities: [usize; REGIONS - 1],
        region: &[usize; CITIES_IN_REGION],
    ) -> [u8; CITIES_IN_REGION] {
        // Cities in the order in which the tree grows: where each is joined, and by what way.
        let mut joined = [(0, u8::MAX); REGIONS - 1];
        for grown in 1..cities.len() {
            let ways = &self.ground.ways[cities[grown - 1]];
            let mut nearest = grown;
            for open in grown..cities.len() {
                let way = ways[cities[open]];
                if way < joined[open].1 {
                    joined[open] = (grown - 1, way);
                }
                if joined[open].1 < joined[nearest].1 {
                    nearest = open;
                }
            }
            cities.swap(grown, nearest);
            joined.swap(grown, nearest);
        }
        let mut ways = cities.map(|city| region.map(|last| self.ground.ways[city][last]));
        let mut costs = [0; CITIES_IN_REGION];
        for city in (1..cities.len()).rev() {
            let (to, way) = joined[city];
            for last in 0..CITIES_IN_REGION {
                let around = ways[city][last];
                costs[last] += around.min(way);
                ways[to][last] = ways[to][last].min(around.max(way));
            }
        }
        for (cost, way) in costs.iter_mut().zip(ways[0]) {
            *cost += way;
        }
        costs
    }

    /// Returns the distance of the choice from the goal. 100 is about a squared dollar.
    fn badness(&self) -> i64 {
        let hands = HANDS as i64;
        let variance = (hands * self.squares - self.sum * self.sum) * 100 / (hands * hands);
        let mean = self.sum * 100 / hands;
        let of_city = hands / CITIES_IN_REGION as i64;
        let mut uneven = 0;
        for sums in &self.by_city {
            let mut squares = 0;
            for sum in sums {
                let above = sum * 100 / of_city - mean;
                uneven += (above - 100).max(0) * (above - 100).max(0) / 40;
                squares += above * above;
            }
            uneven += (squares / CITIES_IN_REGION as i64 - 90 * 90).max(0) / 50;
        }
        // A spread that is even enough already may give way to other wishes.
        let spread = (variance - EVEN_ENOUGH).max(0) + variance / 4;
        let off = 8 * (MEAN.0 - mean).max(0) + 8 * (mean - MEAN.1).max(0);
        spread + uneven + off + self.shape()
    }

    /// Returns how far the regions are from compact and connected ones.
    ///
    /// The cities count as well: they should be large and have enough room.
    fn shape(&self) -> i64 {
        let at = |city: usize| self.ground.at[city];
        let square = |a: (i64, i64), b: (i64, i64)| {
            let (x, y) = (a.0 - b.0, a.1 - b.1);
            x * x + y * y
        };
        let chosen = || self.regions.iter().flatten().copied();
        let mut badness = 0;
        for cities in &self.regions {
            let sum = cities.iter().fold((0, 0), |sum, &city| {
                (sum.0 + at(city).0, sum.1 + at(city).1)
            });
            let middle = (
                sum.0 / CITIES_IN_REGION as i64,
                sum.1 / CITIES_IN_REGION as i64,
            );
            let wide: i64 = cities.iter().map(|&city| square(at(city), middle)).sum();
            badness += wide * 8 / 10_000
                + 600
                    * (pieces(cities, |a, b| {
                        let (a, b) = (at(a), at(b));
                        if square(a, b) > NEIGHBOURS * NEIGHBOURS {
                            return false;
                        }
                        let middle = ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
                        let reach = square(a, b) / 4;
                        let others = chosen().filter(|city| !cities.contains(city));
                        others.map(at).all(|other| square(other, middle) >= reach)
                    }) - 1);
        }
        for city in chosen() {
            // A choice without the largest cities is hardly of this part of the world.
            badness -= 6000 / (12 + city as i64);
            let crowd = chosen()
                .filter(|&other| other < city && square(at(other), at(city)) < ROOMY * ROOMY);
            badness += 25 * crowd.count() as i64;
        }
        badness + self.lonely()
    }

    /// Returns how far cities that are not chosen are from the nearest that is: a map should leave no part of its land
    /// without a city.
    fn lonely(&self) -> i64 {
        let away = |&(x, y): &(i64, i64)| {
            let chosen = self.regions.iter().flatten();
            let squares = chosen.map(|&city| {
                let (dx, dy) = (self.ground.at[city].0 - x, self.ground.at[city].1 - y);
                dx * dx + dy * dy
            });
            squares.min().unwrap_or(0)
        };
        let lonely = self.ground.at.iter().map(away);
        let lonely = lonely.map(|square| (square - LONELY * LONELY).clamp(0, MOST_LONELY));
        lonely.sum::<i64>() / 10_000
    }
}

/// Into how many pieces cities fall, of which some are neighbours.
fn pieces(
    cities: &[usize; CITIES_IN_REGION],
    are_neighbours: impl Fn(usize, usize) -> bool,
) -> i64 {
    let mut piece: [usize; CITIES_IN_REGION] = std::array::from_fn(|index| index);
    for a in 0..CITIES_IN_REGION {
        for b in 0..a {
            let (from, to) = (piece[a], piece[b]);
            if from != to && are_neighbours(cities[a], cities[b]) {
                piece
                    .iter_mut()
                    .filter(|piece| **piece == from)
                    .for_each(|piece| *piece = to);
            }
        }
    }
    (0..CITIES_IN_REGION)
        .filter(|index| piece.contains(index))
        .count() as i64
}

/// Distance between the numbers of hands whose cities of a region follow each other.
fn step(region: usize) -> usize {
    CITIES_IN_REGION.pow(region as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cities on a bent grid; a way costs about what it is long.
    fn made_up(cities: usize) -> Ground {
        let at: Vec<(i64, i64)> = (0..cities as i64)
            .map(|city| {
                (
                    city * 37 % 10 * 180 + city * 13 % 70,
                    city * 37 / 10 % 6 * 170,
                )
            })
            .collect();
        let way = |a: (i64, i64), b: (i64, i64)| ((a.0 - b.0).abs() + (a.1 - b.1).abs()) / 100 + 1;
        let row = |&a: &(i64, i64)| {
            at.iter()
                .map(|&b| if a == b { 0 } else { way(a, b) as u8 })
                .collect()
        };
        Ground {
            ways: at.iter().map(row).collect(),
            at,
        }
    }

    /// The cheapest of all 125 trees of five cities, by their codes.
    fn cheapest_tree(ground: &Ground, cities: [usize; 5]) -> u8 {
        let cost = |code: usize| {
            let code = [code / 25, code / 5 % 5, code % 5];
            let mut degree = [1; 5];
            code.iter().for_each(|&city| degree[city] += 1);
            let mut cost = 0;
            for city in code {
                let leaf = degree
                    .iter()
                    .position(|&degree| degree == 1)
                    .expect("there is a leaf");
                cost += ground.ways[cities[leaf]][cities[city]];
                degree[leaf] = 0;
                degree[city] -= 1;
            }
            let last: Vec<usize> = (0..5).filter(|&city| degree[city] == 1).collect();
            cost + ground.ways[cities[last[0]]][cities[last[1]]]
        };
        (0..125).map(cost).min().expect("there are trees")
    }

    #[test]
    fn a_hand_costs_the_cheapest_tree() {
        let ground = made_up(50);
        let state = State::new(&ground, sectors(&ground, &mut Dice::new(3)));
        for hand in (0..HANDS).step_by(331) {
            let slot =
                |region: usize| hand / CITIES_IN_REGION.pow(region as u32) % CITIES_IN_REGION;
            let cities = std::array::from_fn(|region| state.regions[region][slot(region)]);
            assert_eq!(state.hands[hand], cheapest_tree(&ground, cities));
        }
    }

    #[test]
    fn changes_and_undos_match_a_fresh_count() {
        let (ground, mut dice) = (made_up(60), Dice::new(4));
        let mut state = State::new(&ground, sectors(&ground, &mut dice));
        let counted = |state: &State| {
            let sums = (state.sum, state.squares, state.by_city);
            (
                state.regions,
                state.place.clone(),
                state.hands.clone(),
                sums,
            )
        };
        for step in 0..60 {
            let Some(change) = state.change(&mut dice) else {
                continue;
            };
            let before = counted(&state);
            let undo = state.apply(change);
            assert_eq!(
                counted(&state),
                counted(&State::new(&ground, state.regions))
            );
            if step % 3 > 0 {
                state.take_back(&undo);
                assert_eq!(counted(&state), before);
            }
        }
    }

    #[test]
    fn a_choice_that_leaves_a_part_of_the_land_without_cities_is_worse() {
        let mut ground = made_up(60);
        let regions = sectors(&ground, &mut Dice::new(6));
        let near = State::new(&ground, regions).lonely();
        let chosen = regions.concat();
        let other = (0..60).find(|city| !chosen.contains(city));
        ground.at[other.expect("a city is not chosen")].0 += 4000;
        let far = State::new(&ground, regions).lonely();
        assert_eq!(far - near, MOST_LONELY / 10_000);
    }

    #[test]
    fn searching_makes_a_choice_better_and_gives_no_city_twice() {
        let (ground, mut dice) = (made_up(60), Dice::new(5));
        let first = sectors(&ground, &mut dice);
        let then = improved(&ground, first, 1500, &mut dice);
        let badness = |regions| State::new(&ground, regions).badness();
        assert!(badness(then) < badness(first) - 100);
        let mut cities = then.concat();
        cities.sort_unstable();
        cities.dedup();
        assert_eq!(cities.len(), REGIONS * CITIES_IN_REGION);
    }
}
