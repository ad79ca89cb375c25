//! The analysis of a game for two that is over: what a player of the strongest kind expected at a position of it,
//! and the turn that it would have played there. One position is asked about at a time, so that the engine is soon
//! free again and what is known can be shown as it comes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::search::{Searched, think};
use super::{Budget, Strength};
use crate::games::{Cell, Notation};

/// The time in milliseconds for one position.
pub const POSITION_MS: u16 = 80;

/// What is asked about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisTask {
    /// The bytes of its save.
    pub save: Vec<u8>,
    /// After how many of its turns.
    pub after: u32,
    /// How many milliseconds that may take.
    pub millis: u16,
}

/// What is said about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// What the side to move may expect: 1 for a win, 0 for a loss.
    pub expects: f32,
    /// Whether the turn that was played here leads to the same position as the best one.
    pub as_played: bool,
    /// The best turn, as the rules spell it.
    pub turn: String,
    /// The cells that are touched for it; none for a turn that is said.
    pub touches: Vec<Cell>,
}

/// A text that is no [`Verdict`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseVerdictError;

/// A line with what is expected and whether it was played so, one with the turn, and one for each touch.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played = if self.as_played { "played" } else { "other" };
        write!(f, "{:.4} {played}\n{}", self.expects, self.turn)?;
        self.touches
            .iter()
            .try_for_each(|cell| write!(f, "\n{cell}"))
    }
}

impl FromStr for Verdict {
    type Err = ParseVerdictError;

    fn from_str(text: &str) -> Result<Self, ParseVerdictError> {
        let mut lines = text.lines();
        let mut line = || lines.next().ok_or(ParseVerdictError);
        let (expects, played) = line()?.split_once(' ').ok_or(ParseVerdictError)?;
        let turn = line()?.to_owned();
        let expects = expects.parse().map_err(|_| ParseVerdictError)?;
        let as_played = match played {
            "played" => true,
            "other" => false,
            _ => return Err(ParseVerdictError),
        };
        let touches: Result<Vec<Cell>, _> = lines.map(str::parse).collect();
        let verdict = Self {
            expects,
            as_played,
            turn,
            touches: touches.map_err(|_| ParseVerdictError)?,
        };
        let fits = (0.0..=1.0).contains(&expects) && !verdict.turn.is_empty();
        fits.then_some(verdict).ok_or(ParseVerdictError)
    }
}

/// Says how a game stood after some of its turns; `played` is the turn that followed, if one did. `None` if it was
/// over.
pub fn verdict<G: Searched>(
    game: &G,
    played: Option<&G::Move>,
    budget: &Budget,
    seed: u64,
) -> Option<Verdict> {
    let best = think(game, Strength::Master, budget, seed)?;
    let after = |turn: &G::Move| {
        let mut after = game.clone();
        after.play(turn.clone()).ok().map(|_| after)
    };
    let then = after(&best.turn)?;
    let as_played = played.and_then(after).is_some_and(|played| played == then);
    let expects = match best.rounds {
        // Where there is one turn only, nobody has to think about it, and what it leads to tells.
        0 if best.expects > 0.0 && best.expects < 1.0 => ahead(game, &then, budget, seed),
        _ => best.expects,
    };
    Some(Verdict {
        expects,
        as_played,
        turn: best.turn.to_string(),
        touches: game.touches(&best.turn),
    })
}

/// What the side to move in a game may expect, told by the position to which its only turn leads.
fn ahead<G: Searched>(game: &G, then: &G, budget: &Budget, seed: u64) -> f32 {
    use super::search::Position;
    let side = |game: &G| game.position().side();
    let first = side(game);
    let for_first = |side: usize, value: f32| if side == first { value } else { 1.0 - value };
    match think(then, Strength::Master, budget, seed) {
        Some(thought) => for_first(side(then), thought.expects),
        None => {
            let result = then.position().result();
            result.map_or(0.5, |result| match first {
                0 => result,
                _ => 1.0 - result,
            })
        }
    }
}

/// Answers an [`AnalysisTask`]'s question with the text of a [`Verdict`].
pub(super) fn answer<G: Searched + Notation<Context = ()>>(
    task: &AnalysisTask,
    clock: super::engine::Clock,
) -> Result<String, String> {
    let record = super::engine::record_of::<G>(&task.save)?;
    let after = task.after as usize;
    if after > record.steps().len() {
        return Err(super::engine::NOT_UNDERSTOOD.into());
    }
    let budget = Budget::millis(clock, task.millis.into());
    let game = record.until(after);
    let said = verdict(
        game.now(),
        record.steps().get(after),
        &budget,
        task.after.into(),
    );
    let said = said.ok_or("The game is over.")?;
    Ok(said.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verdict_reads_back_and_garbage_does_not() {
        let verdict = Verdict {
            expects: 0.25,
            as_played: true,
            turn: "c2-c6".into(),
            touches: ["c2", "c6"].map(|cell| cell.parse().unwrap()).into(),
        };
        let text = verdict.to_string();
        assert_eq!(text.parse(), Ok(verdict));
        for garbage in [
            "",
            "0.5",
            "0.5 other",
            "1.5 other\na1",
            "x other\na1",
            "NaN other\na1",
            "0.5 so\na1",
            "0.5 other\n",
            "0.5 other\na1\n??",
        ] {
            assert_eq!(
                garbage.parse::<Verdict>(),
                Err(ParseVerdictError),
                "{garbage}"
            );
        }
    }
}
