//! Exhaustive search by the rules alone: the winner within so many turns, the worth of a position, and the answers
//! of the other side. It cuts off nothing and estimates nothing, so its results are proved. It gives up at a
//! maximum number of played turns.
//!
//! ```
//! # #[cfg(feature = "connection")] {
//! use rules::TwoPlayer;
//! use rules::connection::{Connection, Options};
//! use rules::proof::Solver;
//!
//! let game = Connection::new(Options { size: 4, ..Options::default() }).unwrap();
//! let game = game.with_position("x3/x3/1o2/x3 x -").unwrap();
//! let won: Vec<_> = Solver(1_000).winning(&game, 1).unwrap().iter().map(ToString::to_string).collect();
//! assert_eq!(won, ["a2"]);
//! # }
//! ```

use std::collections::BTreeMap;

use crate::Game;

/// Maximum number of turns in a position for this search.
const MOST_LISTED: usize = 400;

/// Error for a search that would exceed its number of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// Certain result for the side to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Worth {
    /// It loses.
    Loss,
    /// A draw.
    Draw,
    /// It wins.
    Win,
}

impl Worth {
    fn for_other(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// A search with its remaining number of turns.
pub struct Solver(pub u64);

impl Solver {
    /// The games after each turn, with the turns.
    fn after<G: Game>(&mut self, game: &G) -> Result<Vec<(G::Move, G)>, TooMany> {
        let steps = game.steps_within(MOST_LISTED).ok_or(TooMany)?;
        self.0 = self.0.checked_sub(steps.len() as u64).ok_or(TooMany)?;
        let after = |step: G::Move| {
            let mut next = game.clone();
            next.play(step.clone()).expect("a listed turn is allowed");
            (step, next)
        };
        Ok(steps.into_iter().map(after).collect())
    }

    /// Returns the result for a side; `None` before the end of the game.
    fn got<G: Game>(game: &G, side: G::Side) -> Option<Worth> {
        let outcome = game.outcome()?.to_string();
        Some(match outcome.as_str() {
            "draw" => Worth::Draw,
            won if won == format!("win {side}") => Worth::Win,
            _ => Worth::Loss,
        })
    }

    /// Returns true if the side to act wins within `turns` of its turns.
    ///
    /// The other side may play anything.
    pub fn wins<G: Game>(&mut self, game: &G, turns: u32) -> Result<bool, TooMany> {
        let Some(side) = game.to_act().filter(|_| turns > 0) else {
            return Ok(false);
        };
        let mut open = Vec::new();
        for (_, next) in self.after(game)? {
            match Self::got(&next, side) {
                Some(Worth::Win) => return Ok(true),
                Some(_) => {}
                None => open.push(next),
            }
        }
        for next in open {
            if turns > 1 && self.loses(&next, turns - 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns true if the side to act loses within `turns` turns of the other side.
    ///
    /// The side to act may play anything.
    pub fn loses<G: Game>(&mut self, game: &G, turns: u32) -> Result<bool, TooMany> {
        let Some(side) = game.to_act() else {
            return Ok(false);
        };
        for (_, next) in self.after(game)? {
            if !self.has_lost(&next, side, turns)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns true if a side that has played has lost, or cannot avoid losing.
    ///
    /// It loses within `turns` turns of the other side at most.
    pub fn has_lost<G: Game>(
        &mut self,
        game: &G,
        side: G::Side,
        turns: u32,
    ) -> Result<bool, TooMany> {
        match Self::got(game, side) {
            Some(worth) => Ok(worth == Worth::Loss),
            None => self.wins(game, turns),
        }
    }

    /// Returns all turns with which the side to act wins within so many turns.
    pub fn winning<G: Game>(&mut self, game: &G, turns: u32) -> Result<Vec<G::Move>, TooMany> {
        let Some(side) = game.to_act() else {
            return Ok(Vec::new());
        };
        let mut winning = Vec::new();
        for (step, next) in self.after(game)? {
            let won = match Self::got(&next, side) {
                Some(worth) => worth == Worth::Win,
                None => turns > 1 && self.loses(&next, turns - 1)?,
            };
            if won {
                winning.push(step);
            }
        }
        Ok(winning)
    }

    /// Returns all turns after which the other side does not win within so many turns.
    pub fn holding<G: Game>(&mut self, game: &G, turns: u32) -> Result<Vec<G::Move>, TooMany> {
        let Some(side) = game.to_act() else {
            return Ok(Vec::new());
        };
        let mut holding = Vec::new();
        for (step, next) in self.after(game)? {
            if !self.has_lost(&next, side, turns)? {
                holding.push(step);
            }
        }
        Ok(holding)
    }

    /// Returns the worth of a position, and all turns that keep it.
    ///
    /// It is only for games in which no position can repeat.
    pub fn worth<G: Game>(&mut self, game: &G) -> Result<(Worth, Vec<G::Move>), TooMany> {
        let mut known = BTreeMap::new();
        let side = game.to_act().ok_or(TooMany)?;
        let mut all = Vec::new();
        for (step, next) in self.after(game)? {
            let worth = match Self::got(&next, side) {
                Some(worth) => worth,
                None => self.worth_of(&next, &mut known)?.for_other(),
            };
            all.push((step, worth));
        }
        let best = all.iter().map(|(_, worth)| *worth).max().ok_or(TooMany)?;
        let keeping = all.into_iter().filter(|(_, worth)| *worth == best);
        Ok((best, keeping.map(|(step, _)| step).collect()))
    }

    fn worth_of<G: Game>(
        &mut self,
        game: &G,
        known: &mut BTreeMap<String, Worth>,
    ) -> Result<Worth, TooMany> {
        let text = game.to_string();
        if let Some(&worth) = known.get(&text) {
            return Ok(worth);
        }
        let side = game.to_act().ok_or(TooMany)?;
        let mut best = Worth::Loss;
        let mut open = Vec::new();
        for (_, next) in self.after(game)? {
            match Self::got(&next, side) {
                Some(worth) => best = best.max(worth),
                None => open.push(next),
            }
        }
        for next in open {
            if best == Worth::Win {
                break;
            }
            best = best.max(self.worth_of(&next, known)?.for_other());
        }
        known.insert(text, best);
        Ok(best)
    }
}
