//! What computer players are asked, and what they answer: an [`EngineRequest`] goes as bytes to where somebody thinks, and
//! text comes back. A request holds no more than the seat that asks may know.

use std::fmt;
use std::str::FromStr;

use base::wire;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Cell, GameId, Strength};

/// The time in milliseconds that a computer player takes at most for a turn at the table.
pub const MILLIS: f64 = 2000.0;

/// The first word of a program that thinks: it is here.
pub const HERE: &str = "here";
/// A word to it: it may ponder.
pub const PONDER: &str = "ponder";
/// A word to it: it has to stop pondering.
pub const REST: &str = "rest";

/// How a player is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// How strongly it plays.
    pub strength: Strength,
    /// How many milliseconds it may take.
    pub millis: u16,
    /// Where all its chance comes from.
    pub seed: u64,
    /// Whether the turn is played, and its player may think on while the other side is on turn.
    pub ponders: bool,
}

/// What is asked: of which game, and the rest as that game's engine reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineRequest {
    game: String,
    analyses: bool,
    inside: Vec<u8>,
}

impl EngineRequest {
    /// A request to a game's engine.
    pub fn new(game: GameId, inside: &impl Serialize) -> Self {
        Self {
            game: game.as_str().into(),
            analyses: false,
            inside: wire::to_bytes(inside),
        }
    }

    /// A request about a position of a game that is over.
    pub fn analysis(game: GameId, task: &AnalysisTask) -> Self {
        Self {
            analyses: true,
            ..Self::new(game, task)
        }
    }

    /// The id of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Whether it is about a position of a game that is over.
    pub fn analyses(&self) -> bool {
        self.analyses
    }

    /// What is asked of the engine; `None` if it is not of this kind.
    pub fn inside<T: Serialize + DeserializeOwned>(&self) -> Option<T> {
        wire::from_bytes(&self.inside)
    }

    /// As bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        wire::to_bytes(self)
    }

    /// Reads it again; `None` if these bytes ask nothing. What they ask about is not looked at yet.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        wire::from_bytes(bytes)
    }
}

/// What the line of an answer begins with that tells what is expected.
pub const EXPECTS: &str = "# expects ";

/// What a player says with its turn that it expects of the game, 1 for a sure win and 0 for a sure loss; `None` if it
/// says nothing of that, or nothing that makes sense.
///
/// ```
/// use rules::request::expected;
///
/// assert_eq!(expected("c2\nc6\n# expects 0.4213"), Some(0.4213));
/// assert_eq!(expected("c2\nc6"), None);
/// assert_eq!(expected("c2\nc6\n# expects NaN"), None);
/// ```
pub fn expected(answer: &str) -> Option<f32> {
    let said = answer.lines().find_map(|line| line.strip_prefix(EXPECTS));
    let said = said.and_then(|said| said.parse().ok());
    said.filter(|expects| (0.0..=1.0).contains(expects))
}

/// The lines of an answer that make its turn: what begins with `#` is said about it.
pub fn turn_lines(answer: &str) -> impl Iterator<Item = &str> {
    answer.lines().filter(|line| !line.starts_with('#'))
}

/// Milliseconds for which each position of a game that is over is thought about at first.
pub const POSITION_MS: u16 = 80;
/// The same for a position that somebody goes on looking at, one time after the other: in the end for as long as a master
/// thinks about a turn.
pub const DEEPER_MS: [u16; 2] = [500, 2_000];

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
