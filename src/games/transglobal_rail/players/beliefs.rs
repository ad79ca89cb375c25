//! What a player that guesses hands believes of the others: of each the city that it thinks likeliest.

use rand::SeedableRng;

use super::View;
use super::hands::Hands;
use super::networks::Metric;
use crate::games::transglobal_rail::Seat;
use crate::maps::{CityId, RailMap};
use crate::players::Budget;
use crate::players::search::Chance;

/// So many hands of each are thought about.
const GUESSES: Budget<'static> = Budget::Rounds(1000);

/// What somebody believes of somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Belief {
    /// Who.
    pub by: Seat,
    /// Of whom.
    pub of: Seat,
    /// The city that is thought likeliest of all that are not the own ones.
    pub city: CityId,
    /// How likely, in percent.
    pub percent: u8,
}

/// What the seat that looks believes of each other one, by the numbers that a hard player and a master think with. Of
/// whom nothing is likely at all, nothing is told.
pub fn beliefs(view: &View) -> Vec<Belief> {
    let map = view.map();
    let empty = Metric::new(map, |_| false);
    let all = Metric::new(map, |link| view.builder(link).is_some());
    let believed = |of: Seat| {
        let mut chance = Chance::seed_from_u64(0);
        let hands = Hands::guess(view, [&empty, &all], of, &GUESSES, &mut chance);
        let (node, share) = hands.likeliest()?;
        Some(Belief {
            by: view.seat(),
            of,
            city: map.city_at(node)?,
            percent: (share * 100.0).round() as u8,
        })
    };
    let others = (0..view.seats()).filter(|&seat| seat != view.seat());
    others.filter_map(believed).collect()
}

/// Beliefs as text, a line each, for [`from_text`].
pub fn to_text(beliefs: &[Belief]) -> String {
    let line = |belief: &Belief| {
        let &Belief {
            by,
            of,
            city,
            percent,
        } = belief;
        format!("{by} {of} {city} {percent}")
    };
    let lines: Vec<_> = beliefs.iter().map(line).collect();
    lines.join("\n")
}

/// Reads what [`to_text`] wrote for so many seats. `None` for any other text, and for one that names what the map does
/// not have.
pub fn from_text(map: &RailMap, seats: usize, text: &str) -> Option<Vec<Belief>> {
    let belief = |line: &str| {
        let numbers: Result<Vec<u8>, _> = line.split(' ').map(str::parse).collect();
        let [by, of, city, percent] = numbers.ok()?[..] else {
            return None;
        };
        let (by, of) = (Seat::from(by), Seat::from(of));
        let fits = by < seats
            && of < seats
            && by != of
            && usize::from(city) < map.cities().len()
            && percent <= 100;
        fits.then_some(Belief {
            by,
            of,
            city: CityId::new(city.into()),
            percent,
        })
    };
    text.lines().map(belief).collect()
}
