//! A player that is about as strong as its opponents: a staircase over the strengths.

use std::fmt;
use std::str::FromStr;

use super::Strength;

/// Number of parts between two strengths.
const PARTS: u8 = 4;
/// The strongest.
const MOST: u8 = PARTS * (Strength::ALL.len() as u8 - 1);
/// Number for a newcomer in settings. They start at a learner, which was the weakest level when the format was
/// made.
const WEAKEST_KEPT: i8 = -(PARTS as i8);
/// Number of equal results in a row after which the steps grow again, because the opponents have changed.
const RUN: i8 = 3;

/// Strength of an even player, found from the results of its matches.
///
/// It becomes weaker after each win, and stronger after each loss. So it settles where it wins half of its matches.
/// This is an up-and-down staircase: its steps halve where it turns, and double after three in one direction, as in
/// PEST.
///
/// ```
/// use rules::{Even, Strength};
///
/// let lost = Even::default().ended(false).ended(false);
/// // Half-way between hard and master.
/// assert_eq!((lost.strength(0), lost.strength(3)), (Strength::Master, Strength::Hard));
/// assert_eq!(lost.ended(true).to_string().parse(), Ok(lost.ended(true)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Even {
    /// Strength in parts of the way from one strength to the next; 0 is a newcomer.
    at: u8,
    /// By how many of these parts it moves.
    step: u8,
    /// Number of matches won in a row; negative if they were lost.
    run: i8,
}

impl Default for Even {
    fn default() -> Self {
        // Somewhere between easy and medium.
        Self {
            at: 2 * PARTS + PARTS / 2,
            step: PARTS,
            run: 0,
        }
    }
}

impl Even {
    /// Returns the strength for its next turn.
    ///
    /// Between two strengths `chance` (any number) picks one of them.
    pub fn strength(self, chance: u64) -> Strength {
        let (whole, part) = (self.at / PARTS, self.at % PARTS);
        let next = chance % u64::from(PARTS) < part.into();
        Strength::ALL[usize::from(whole) + usize::from(next)]
    }

    /// Returns its strength after a match that it has won or lost.
    #[must_use]
    pub fn ended(self, has_won: bool) -> Self {
        let way = if has_won { 1 } else { -1 };
        let turns = self.run.signum() == -way;
        let run = if turns {
            way
        } else {
            (self.run + way).clamp(-RUN, RUN)
        };
        let step = match (turns, run.abs()) {
            (true, _) => (self.step / 2).max(1),
            (false, RUN) => (self.step * 2).min(PARTS),
            (false, _) => self.step,
        };
        let at = match has_won {
            true => self.at.saturating_sub(step),
            false => (self.at + step).min(MOST),
        };
        Self { at, step, run }
    }
}

impl fmt::Display for Even {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at as i8 + WEAKEST_KEPT;
        write!(f, "{at} {} {}", self.step, self.run)
    }
}

/// Error for a text that is no saved even player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEven;

impl FromStr for Even {
    type Err = NoEven;

    fn from_str(text: &str) -> Result<Self, NoEven> {
        let mut parts = text.split(' ').map(str::parse::<i8>);
        let mut part = || parts.next().and_then(Result::ok).ok_or(NoEven);
        let [at, step, run] = [part()?, part()?, part()?];
        let at = at.saturating_sub(WEAKEST_KEPT);
        let is_whole = (0..=MOST as i8).contains(&at)
            && (1..=PARTS as i8).contains(&step)
            && (-RUN..=RUN).contains(&run)
            && parts.next().is_none();
        let even = Self {
            at: at.unsigned_abs(),
            step: step.unsigned_abs(),
            run,
        };
        is_whole.then_some(even).ok_or(NoEven)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// An opponent between two strengths soon meets its equal, and then wins half of the matches.
    #[test]
    fn it_comes_to_rest_where_half_is_won() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
        for equal in [0.7, 8.0, 13.3, 17.0] {
            let mut even = Even::default();
            let mut won = 0;
            for number in 0..400 {
                // With one strength more a player wins nine of ten.
                let odds = 9_f64.powf((f64::from(even.at) - equal) / f64::from(PARTS));
                let has_won = chance.random_bool(odds / (1.0 + odds));
                even = even.ended(has_won);
                won += u32::from(has_won && number >= 20);
            }
            assert!((160..=220).contains(&won), "{equal}: {won} of 380");
        }
    }

    #[test]
    fn it_follows_when_others_come() {
        let mut even = Even::default();
        for _ in 0..20 {
            even = even.ended(true).ended(false);
        }
        assert_eq!(even.step, 1);
        let before = even.at;
        for _ in 0..6 {
            even = even.ended(false);
        }
        assert!(even.at > before + 2 * PARTS, "{even}");
        for _ in 0..9 {
            even = even.ended(true);
        }
        assert_eq!(even.strength(3), Strength::Newcomer);
        assert_eq!(even.to_string(), "-4 4 3");
    }

    #[test]
    fn between_two_strengths_it_takes_both() {
        let even = Even {
            at: 9,
            ..Even::default()
        };
        let turns = [0, 1, 2, 3].map(|chance| even.strength(chance));
        use Strength::{Easy, Medium};
        assert_eq!(turns, [Medium, Easy, Easy, Easy]);
        let most = Even { at: MOST, ..even };
        assert_eq!(most.strength(0), Strength::Master);
    }

    #[test]
    fn garbage_is_nothing() {
        for at in 0..=MOST {
            for step in [1, 2, 4] {
                let even = Even { at, step, run: -2 };
                assert_eq!(even.to_string().parse(), Ok(even));
            }
        }
        for text in [
            "", "1 1", "17 1 0", "1 0 0", "1 5 0", "1 1 4", "-5 1 0", "1 1 0 0", "a b c", "1  1 0",
        ] {
            assert_eq!(text.parse::<Even>(), Err(NoEven), "{text}");
        }
    }
}
