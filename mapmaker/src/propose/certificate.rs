//! Promises about a proposed map, in exact figures.

use std::fmt;

use rules::maps::RailMap;

use crate::demands::{self, Demand};
use crate::hands::Hands;

/// A proposed map's hands differ by no more than this, as a standard deviation in dollars.
pub(super) const EVEN: f64 = 2.5;
/// No city is dearer than the mean by more dollars.
pub(super) const DEAREST: f64 = 1.5;
/// The cities of a region differ by no more than this, as a standard deviation of their means in dollars: no region
/// decides.
pub(super) const REGION: f64 = 1.25;

/// Intersections are so far apart at least, in stage units: names in all languages have room between them.
pub(super) const APART: f64 = 58.0;
const WHAT_APART: &str = "intersections apart, units";

/// Advice for a demand that is not met, by words that are in the demand.
const HELP: [(&str, &str); 6] = [
    (
        "doubles",
        "A frame with more rivers, ranges and straits would help, or with fewer if there are too many; or ranges that you draw yourself in the description.",
    ),
    (
        WHAT_APART,
        "Names in some languages would have no room: a frame whose land fills the table better would help, with less sea in it.",
    ),
    ("intersections", "A frame with more land would help."),
    (
        "links",
        "The land is too torn or too narrow: a frame with more land in one piece would help.",
    ),
    (
        "name",
        "Names stand too close: a larger frame would help, or another seed.",
    ),
    (
        "a hand, mean",
        "Land that is long and narrow makes hands dear, and land in one lump cheap: a frame of another shape would help.",
    ),
];
const OTHERWISE: &str =
    "Another seed may help (--seed 2), a larger frame, or one with towns in more of its parts.";

/// Fairness of a map.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// All demands: those of every map, and those of a proposed one.
    pub demands: Vec<Demand>,
    /// Cost of the cheapest and of the dearest hand, in dollars.
    pub hands: (u8, u8),
    /// Each region's name, the mean of the hands that hold its cities, and how much those means differ.
    pub regions: Vec<(String, Vec<f64>, f64)>,
}

impl Certificate {
    /// Measures a map whose intersections are laid so far apart, in stage units.
    pub fn of(map: &RailMap, spacing: f64) -> Self {
        let hands = Hands::of(map);
        let mut demands = demands::with(map, Some(&hands));
        let apart = demands::demand(WHAT_APART, APART, f64::INFINITY, spacing);
        demands.insert(1, apart);
        let demand = |what, most, found| demands::demand(what, f64::NEG_INFINITY, most, found);
        let dearest = hands
            .by_city
            .iter()
            .fold(f64::NEG_INFINITY, |most, &mean| most.max(mean));
        let mut regions = Vec::new();
        for (number, region) in map.regions().iter().enumerate() {
            let own = map.cities().iter().zip(&hands.by_city);
            let own = own.filter(|(city, _)| city.region == number);
            let means: Vec<f64> = own.map(|(_, &mean)| mean).collect();
            let spread = deviation(&means);
            regions.push((region.name.clone(), means, spread));
        }
        let decides = regions.iter().max_by(|a, b| a.2.total_cmp(&b.2));
        let (at, decides) = decides.map_or((String::new(), 0.0), |(name, _, spread)| {
            (name.clone(), *spread)
        });
        demands.push(demand(
            "fair: a hand, standard deviation, $",
            EVEN,
            hands.all.sd,
        ));
        demands.push(demand(
            "fair: dearest city above the mean, $",
            DEAREST,
            dearest - hands.all.mean,
        ));
        demands.push(Demand {
            at,
            ..demand(
                "fair: a region's cities, standard deviation, $",
                REGION,
                decides,
            )
        });
        Self {
            demands,
            hands: (hands.least, hands.most),
            regions,
        }
    }

    /// The demands that are not met.
    pub fn missed(&self) -> impl Iterator<Item = &Demand> {
        self.demands.iter().filter(|demand| !demand.met())
    }

    /// Sentences that tell what is not met, and what would help.
    pub fn advice(&self) -> Vec<String> {
        let advice = |demand: &Demand| {
            let too = match demand.found < demand.wanted.0 {
                true => "too small",
                false => "too large",
            };
            let help = HELP.iter().find(|(what, _)| demand.what.contains(what));
            let help = help.map_or(OTHERWISE, |(_, help)| help);
            format!("\"{}\" is {too}: {:.2}. {help}", demand.what, demand.found)
        };
        self.missed().map(advice).collect()
    }

    /// Returns true if the map keeps every promise.
    pub fn holds(&self) -> bool {
        self.missed().next().is_none()
    }

    /// Returns true if another lattice on the same land cannot be better: intersections that are too close stay so.
    pub(super) fn is_as_good_as_can_be(&self) -> bool {
        self.missed().all(|demand| demand.what == WHAT_APART)
    }
}

/// The standard deviation of some means.
pub(super) fn deviation(means: &[f64]) -> f64 {
    let count = means.len().max(1) as f64;
    let mean = means.iter().sum::<f64>() / count;
    let squares = means.iter().map(|one| (one - mean) * (one - mean));
    (squares.sum::<f64>() / count).sqrt()
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for demand in &self.demands {
            writeln!(f, "  {demand}")?;
        }
        let (least, most) = self.hands;
        writeln!(f, "  hands cost ${least} to ${most}")?;
        for (name, means, spread) in &self.regions {
            let means: Vec<String> = means.iter().map(|mean| format!("{mean:.1}")).collect();
            writeln!(
                f,
                "  {name}: hands with its cities cost ${} on average, +-{spread:.2}",
                means.join(", ")
            )?;
        }
        Ok(())
    }
}
