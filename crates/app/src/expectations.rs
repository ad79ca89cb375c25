//! Expectations of the computer player from turn to turn, in a game for two.
//!
//! From them follow the last words that it may truly say of the game. None of it is saved.

use std::collections::BTreeMap;

use rules::Strength;

/// Least change of a turning point, as a part of a whole win. Smaller changes are chance. The review of games for
/// two uses the same limit.
const TIPS: f32 = 0.15;
/// Expectation from which on a player is sure of a win.
const SURE: f32 = 0.9;
/// Turns that count as the beginning of a game. The last words say more about one that was decided by then.
const BEGINNING: usize = 3;

/// Expectations of a computer player at its turns, 1 for a win and 0 for a loss.
///
/// The key is the number of turns that had been played.
#[derive(Clone, Debug)]
pub struct Expectations {
    said: BTreeMap<usize, f32>,
    /// True if the same player has played here since the first turn.
    whole: bool,
    /// Strength at which it has played last.
    strength: Option<Strength>,
}

/// Outcome of a game for the computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It has won.
    Won,
    /// It has won because the person has resigned or run out of time.
    Given,
    /// It has lost.
    Lost,
    /// Draw.
    Drawn,
}

/// Comment of a computer player on a game that is over.
///
/// Turns are numbered as in the review of a game: the first is 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LastWords {
    /// Across this turn of the person's its expectation fell most.
    Fell {
        /// Which turn.
        turn: usize,
        /// Expectation at its turn before that one.
        before: f32,
        /// And at its turn after it.
        after: f32,
    },
    /// It fell most at the person's last turn, which won.
    FellAtLast,
    /// It never expected as much as the person could.
    Behind,
    /// It has lost without any turn that was worse than the others.
    Slid,
    /// Across this turn of the person's its expectation rose most.
    Rose {
        /// Which turn.
        turn: usize,
        /// Expectation at its turn before that one.
        before: f32,
        /// And at its turn after it.
        after: f32,
    },
    /// The computer was sure to win from this turn of its own on.
    Sure(usize),
    /// It has won, and was not sure of it at its last turn.
    Unsure,
    /// The person gave up, or had no time left, in a game that it did not expect to win.
    Open,
    /// Draw.
    Drawn,
    /// Nothing is known but how many turns were played.
    Length(usize),
}

impl Expectations {
    /// Nothing is known yet. `whole` if the computer player plays from here on, or has from the first turn.
    pub fn new(whole: bool) -> Self {
        Self {
            said: BTreeMap::new(),
            whole,
            strength: None,
        }
    }

    /// Records the strength at which the computer player is to play.
    pub(crate) fn plays_as(&mut self, strength: Strength) {
        self.strength = Some(strength);
    }

    /// Returns the strength at which it has played last, if it has played here.
    pub fn strength(&self) -> Option<Strength> {
        self.strength
    }

    /// After so many turns it has said what it expects, or nothing.
    pub fn say(&mut self, turns: usize, expects: Option<f32>) {
        match expects {
            Some(expects) => _ = self.said.insert(turns, expects),
            None => _ = self.said.remove(&turns),
        }
    }

    /// Turns were taken back, and so many are left.
    pub(crate) fn take_back(&mut self, turns: usize) {
        self.said.split_off(&turns);
    }

    /// Starts again for another player, because earlier expectations say nothing about the whole game.
    pub(crate) fn forget(&mut self) {
        *self = Self::new(false);
    }

    /// Returns the comment on a game that is over after this number of turns.
    pub fn last_words(&self, outcome: Outcome, turns: usize) -> LastWords {
        if outcome == Outcome::Drawn {
            return LastWords::Drawn;
        }
        let last = self.said.values().next_back();
        let Some(&last) = last.filter(|_| self.whole) else {
            return LastWords::Length(turns);
        };
        match outcome {
            Outcome::Given if last < 0.5 => LastWords::Open,
            Outcome::Won | Outcome::Given => self.of_a_win(),
            Outcome::Lost | Outcome::Drawn => self.of_a_loss(turns),
        }
    }

    /// Returns each turn of the person between two known expectations of the computer: its number, and the
    /// expectations before and after it.
    fn across(&self) -> impl Iterator<Item = (usize, f32, f32)> {
        self.said.iter().filter_map(|(&at, &before)| {
            let after = *self.said.get(&(at + 2))?;
            let is_between = !self.said.contains_key(&(at + 1));
            is_between.then_some((at + 2, before, after))
        })
    }

    fn of_a_loss(&self, turns: usize) -> LastWords {
        let fall = |&(_, before, after): &(usize, f32, f32)| before - after;
        // A turn that has won leaves nothing to be expected.
        let last = self.said.last_key_value();
        let at_last = last.filter(|&(&at, _)| at + 2 == turns);
        let at_last = at_last.map(|(_, &before)| (turns, before, 0.0));
        let falls = self.across().chain(at_last);
        let worst = falls.max_by(|one, other| fall(one).total_cmp(&fall(other)));
        let worst = worst.filter(|worst| fall(worst) >= TIPS);
        let began = self.said.keys().next().copied().unwrap_or(turns);
        match worst {
            Some((turn, ..)) if turn == turns => LastWords::FellAtLast,
            Some((turn, before, after)) => LastWords::Fell {
                turn,
                before,
                after,
            },
            None if began <= BEGINNING && self.said.values().all(|&said| said < 0.5) => {
                LastWords::Behind
            }
            None => LastWords::Slid,
        }
    }

    fn of_a_win(&self) -> LastWords {
        let rise = |&(_, before, after): &(usize, f32, f32)| after - before;
        // A player that is sure already needs no help.
        let rises = self.across().filter(|&(_, before, _)| before < SURE);
        let best = rises.max_by(|one, other| rise(one).total_cmp(&rise(other)));
        if let Some((turn, before, after)) = best.filter(|best| rise(best) >= TIPS) {
            return LastWords::Rose {
                turn,
                before,
                after,
            };
        }
        let mut back = self.said.iter().rev();
        let sure = back.by_ref().take_while(|&(_, &said)| said >= SURE);
        match sure.last() {
            Some((&at, _)) => LastWords::Sure(at + 1),
            None => LastWords::Unsure,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns expectations at every second turn, from `first` on.
    fn said(first: usize, all: &[f32]) -> Expectations {
        let mut expectations = Expectations::new(true);
        for (number, &expects) in all.iter().enumerate() {
            expectations.say(first + 2 * number, Some(expects));
        }
        expectations
    }

    #[test]
    fn a_loss_is_told_by_the_turn_that_cost_most() {
        let expectations = said(0, &[0.55, 0.62, 0.31, 0.28, 0.05]);
        let words = expectations.last_words(Outcome::Lost, 10);
        let fell = LastWords::Fell {
            turn: 4,
            before: 0.62,
            after: 0.31,
        };
        assert_eq!(words, fell);
        // The end counts as a fall to nothing.
        let words = said(1, &[0.5, 0.7, 0.6]).last_words(Outcome::Lost, 7);
        assert_eq!(words, LastWords::FellAtLast);
        // Not where the computer's own turn has ended the game.
        let words = said(1, &[0.5, 0.7, 0.6]).last_words(Outcome::Lost, 6);
        assert_eq!(words, LastWords::Slid);
    }

    #[test]
    fn a_loss_without_such_a_turn_was_one_from_the_start_or_came_slowly() {
        let slowly = [0.48, 0.4, 0.3, 0.2, 0.1, 0.05];
        let words = said(1, &slowly).last_words(Outcome::Lost, 13);
        assert_eq!(words, LastWords::Behind);
        let words = said(1, &[&[0.52], &slowly[..]].concat()).last_words(Outcome::Lost, 15);
        assert_eq!(words, LastWords::Slid);
        // Of the start nothing is known.
        let words = said(9, &slowly).last_words(Outcome::Lost, 21);
        assert_eq!(words, LastWords::Slid);
    }

    #[test]
    fn a_win_is_told_by_the_turn_that_helped_most_or_by_when_it_was_sure() {
        let words = said(0, &[0.5, 0.45, 0.7, 0.9]).last_words(Outcome::Won, 7);
        let LastWords::Rose { turn, before, .. } = words else {
            panic!("{words:?}")
        };
        assert_eq!((turn, before), (4, 0.45));
        let slowly = [0.7, 0.8, 0.88, 0.91, 0.89, 0.93, 0.99];
        let words = said(0, &slowly).last_words(Outcome::Won, 13);
        assert_eq!(words, LastWords::Sure(11));
        let words = said(0, &slowly[..5]).last_words(Outcome::Won, 9);
        assert_eq!(words, LastWords::Unsure);
    }

    #[test]
    fn the_computer_says_that_a_player_resigned_too_early() {
        let words = |last| said(1, &[0.5, last]).last_words(Outcome::Given, 4);
        assert_eq!(words(0.45), LastWords::Open);
        assert_eq!(words(0.55), LastWords::Unsure);
        assert_eq!(
            words(0.95),
            said(1, &[0.5, 0.95]).last_words(Outcome::Won, 4)
        );
        assert_eq!(
            said(0, &[0.5]).last_words(Outcome::Drawn, 9),
            LastWords::Drawn
        );
    }

    #[test]
    fn nothing_is_made_up_of_what_was_not_said() {
        let mut gap = said(0, &[0.6, 0.6, 0.1]);
        gap.say(2, None);
        // It is unknown which of two turns it was.
        assert_eq!(gap.last_words(Outcome::Lost, 9), LastWords::Slid);
        assert_eq!(
            Expectations::new(true).last_words(Outcome::Lost, 9),
            LastWords::Length(9)
        );
        let mut other = said(0, &[0.6, 0.1]);
        other.forget();
        other.say(4, Some(0.1));
        assert_eq!(other.last_words(Outcome::Lost, 6), LastWords::Length(6));
    }

    #[test]
    fn an_expectation_is_forgotten_with_its_turn() {
        let mut expectations = said(1, &[0.6, 0.2]);
        expectations.take_back(3);
        expectations.say(3, Some(0.58));
        expectations.say(5, Some(0.5));
        assert_eq!(
            expectations.last_words(Outcome::Lost, 8),
            LastWords::Slid,
            "the fall to 0.2 is forgotten"
        );
    }
}
