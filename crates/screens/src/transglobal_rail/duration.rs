//! Duration of a game of Transglobal Rail.
//!
//! The number of rounds in a game and of turns in a round comes from played games. There were twelve for each case,
//! with 2 to 6 seats and banks and taxes of all sizes, and 200 of four players for each map. The players in them did
//! not cooperate. The time of a person's turn is an assumption.

use session::cabinet::Terms;

/// The turns of each seat in a round on the usual map, by the number of seats from 2 to 6.
const TURNS: [f32; 5] = [11.8, 9.7, 9.2, 8.3, 7.6];
/// The rounds for which a dollar in the bank lasts, in the same order.
const ROUNDS: [f32; 5] = [0.5, 0.3, 0.215, 0.205, 0.195];
/// How many turns a round has on each map, and how many rounds a game, with Europe as 1.
const PACES: [(&str, [f32; 2]); 12] = [
    ("europe", [1.0, 1.0]),
    ("asia", [1.06, 1.16]),
    ("usa", [1.18, 1.35]),
    ("central-europe", [1.04, 1.23]),
    ("italy", [1.05, 1.24]),
    ("africa", [1.19, 1.36]),
    ("south-america", [1.17, 1.47]),
    ("british-isles", [1.09, 1.43]),
    ("world", [1.08, 1.22]),
    ("scandinavia", [1.01, 1.09]),
    ("japan", [1.08, 1.56]),
    ("india", [0.94, 1.36]),
];
/// The mean of all, for people's own maps.
const USUAL_PACE: [f32; 2] = [1.07, 1.29];
/// Seconds for a turn of a person, for a turn of the computer, and for the rest of a round.
const PERSON: f32 = 12.0;
const COMPUTER: f32 = 3.0;
const BETWEEN: f32 = 60.0;

/// Returns the minutes of a game on these terms, in steps of five. Before any player has sat down it assumes four
/// people.
pub(super) fn minutes(terms: &Terms) -> i32 {
    let (people, computers) = match terms.people + terms.computers {
        0 | 1 => (4, 0),
        _ => (terms.people, terms.computers),
    };
    let seats = people + computers;
    let of = |table: [f32; 5]| table[seats.clamp(2, 6) - 2];
    let [more_turns, more_rounds] = pace(&terms.map.id());
    let lasts = of(ROUNDS);
    // Taxes are due after round 2, and leave the poorest player this much.
    let taxed = 2.5 + lasts * terms.tax as f32;
    let rounds = more_rounds * (lasts * terms.bank as f32).min(taxed).max(1.0);
    let turns = more_turns * of(TURNS);
    let round = turns * (people as f32 * PERSON + computers as f32 * COMPUTER) + BETWEEN;
    (rounds * round / 300.0).round().max(1.0) as i32 * 5
}

fn pace(map: &str) -> [f32; 2] {
    let listed = PACES.iter().find(|(id, _)| *id == map);
    listed.map_or(USUAL_PACE, |&(_, pace)| pace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::maps::{MAPS, MapId};

    fn of(people: usize, computers: usize, bank: i32, tax: i32) -> i32 {
        let map = MapId::with_id("europe").expect("it is there");
        minutes(&Terms {
            people,
            computers,
            map,
            bank,
            tax,
        })
    }

    #[test]
    fn more_people_more_money_and_a_wider_map_take_longer() {
        assert_eq!(of(4, 0, 15, 5), 25);
        assert!(of(4, 0, 5, 5) < of(4, 0, 15, 5) && of(4, 0, 15, 5) < of(4, 0, 30, 15));
        assert!(of(1, 3, 15, 5) < of(4, 0, 15, 5), "computers think fast");
        assert_eq!(of(0, 0, 15, 5), of(4, 0, 15, 5));
    }

    #[test]
    fn each_map_has_been_measured() {
        let ids: Vec<_> = MAPS.iter().map(|map| map.id).collect();
        assert_eq!(PACES.map(|(id, _)| id), ids[..]);
        let mean = |of: usize| PACES.iter().map(|(_, pace)| pace[of]).sum::<f32>() / 12.0;
        for (of, usual) in USUAL_PACE.into_iter().enumerate() {
            assert!((mean(of) - usual).abs() < 0.005, "{}", mean(of));
        }
    }
}
