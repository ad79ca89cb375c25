//! Beliefs of computer players about the others, as text from the engine to the table.

use super::Seat;
use crate::maps::{CityId, RailMap};

/// Belief of one seat about another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Belief {
    /// Seat that believes.
    pub by: Seat,
    /// Seat that the belief is about.
    pub of: Seat,
    /// City that the player believes most likely, apart from the player's own ones.
    pub city: CityId,
    /// Probability in percent.
    pub percent: u8,
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

/// Reads the output of [`to_text`] for so many seats. `None` for any other text, or if the map lacks something in
/// it.
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
