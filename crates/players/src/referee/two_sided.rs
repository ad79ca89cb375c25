//! A game of two sides behind the protocol: the common commands.

use crate::search::{Searched, think};
use rules::record::{Record, Save};
use rules::{Notation, TwoPlayer};

use super::{Begun, Generated, Host, MOST_LISTED, Outcome, Playing, generate, obey_in_any_game};
use base::words;
use rules::number;

/// Maximum number of turn sequences that `perft` starts to count. More would take many minutes, and the next depth
/// hours.
pub const MOST: u64 = 10_000_000_000;

/// More turns than a side usually has. Some positions of Raindrops have hundreds of thousands, and
/// then the other side may have few.
const USUAL: u64 = 10_000;

/// A game that is on, with its history.
struct TwoSided<G: Notation<Context = ()> + Searched>(Record<G>);

/// Begins a game behind the protocol, or returns the reason for the failure.
pub fn begin<G: Notation<Context = ()> + Searched + 'static>(
    game: Result<G, impl ToString>,
) -> Begun {
    match game {
        Ok(game) => Ok(Box::new(TwoSided(Record::new(game)))),
        Err(why) => Err(why.to_string()),
    }
}

/// Loads a saved game behind the protocol, or returns the reason for the failure.
pub fn load<G: Notation<Context = ()> + Searched + 'static>(save: &Save, _: Host) -> Begun {
    let record = save.record::<G>(&()).map_err(|why| why.to_string())?;
    Ok(Box::new(TwoSided(record)))
}

impl<G: Notation<Context = ()> + Searched> Playing for TwoSided<G> {
    fn obey(&mut self, command: &str, argument: &str, host: Host) -> Outcome {
        match command {
            "position" => {
                self.0 = Record::new(
                    self.0
                        .now()
                        .with_position(argument)
                        .map_err(|why| why.to_string())?,
                );
                Ok(String::new())
            }
            "perft" => count(self.0.now(), number(argument)?, MOST).map(|count| count.to_string()),
            "genmove" => generate(
                &mut self.0,
                argument,
                host,
                |game, strength, budget, seed| {
                    let thought = think(game, strength, budget, seed);
                    Generated {
                        figures: thought.as_ref().map(|found| (found.rounds, found.expects)),
                        steps: thought.into_iter().map(|found| found.turn).collect(),
                    }
                },
            ),
            "map" | "cities" => Err(words::referee_rail_only().to_string()),
            _ => obey_in_any_game(&mut self.0, command, argument),
        }
    }
}

/// Counts the turn sequences of a length from here, one depth after the other.
///
/// It stops if the next depth would exceed `most`. The estimate is that a depth grows like the same side's turn
/// before, because one side may have many more turns than the other. Before that side has had a turn, the factor is
/// at most 10,000.
///
/// # Errors
///
/// A sentence, if there are more than `most`, or a position has too many different turns.
pub fn count<G: TwoPlayer>(game: &G, depth: u32, most: u64) -> Result<u64, String> {
    let mut counts = vec![1_u64];
    for depth in 1..=depth {
        let [now, earlier, before] = match counts[..] {
            [.., before, earlier, now] => [now, earlier, before],
            [before, now] => [now, now.min(USUAL), before],
            _ => [1, 1, 1],
        };
        let ahead = u128::from(now) * u128::from(earlier) / u128::from(before);
        if ahead > most.into() {
            return Err(words::referee_too_many_sequences(depth).to_string());
        }
        let count = game.perft_within(depth, MOST_LISTED);
        counts.push(count.ok_or_else(|| words::referee_too_many_to_count().to_string())?);
        if counts.ends_with(&[0]) {
            return Ok(0);
        }
    }
    Ok(counts.pop().unwrap_or(1))
}
