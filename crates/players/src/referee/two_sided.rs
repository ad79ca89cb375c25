//! A game of two sides behind the protocol: what the commands mean in all of them.

use crate::search::{Searched, think};
use rules::record::{Record, Save};
use rules::{Notation, TwoPlayer};

use super::{Begun, Generated, Host, MOST_LISTED, Outcome, Playing, generate, obey_in_any_game};
use base::words;
use rules::number;

/// The most turn sequences that `perft` sets out to count. More would keep the one who asks waiting
/// for many minutes, and the next depth for hours.
pub const MOST: u64 = 10_000_000_000;

/// More turns than a side usually has. Some positions of Raindrops have hundreds of thousands, and
/// then the other side may have few.
const USUAL: u64 = 10_000;

/// A game that is on, with its history.
struct TwoSided<G: Notation<Context = ()> + Searched>(Record<G>);

/// Puts a new game behind the protocol, or says why there is none.
pub fn begin<G: Notation<Context = ()> + Searched + 'static>(
    game: Result<G, impl ToString>,
) -> Begun {
    match game {
        Ok(game) => Ok(Box::new(TwoSided(Record::new(game)))),
        Err(why) => Err(why.to_string()),
    }
}

/// Puts a game that was kept behind the protocol, or says why there is none.
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

/// The number of turn sequences of a length from here, counted one depth after the other.
///
/// Counting stops where the next depth would come to more than `most`. A depth is taken to grow as the
/// same side's turn before did, as one side may have many more turns than the other; before that side
/// has had a turn, by 10,000 at most.
///
/// # Errors
///
/// A sentence, if there are more than `most`, or a position has too many turns to tell apart.
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
