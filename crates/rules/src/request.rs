//! Requests to computer players, and their answers. An [`EngineRequest`] goes to the engine as bytes, and text
//! comes back. A request holds only facts that the asking seat may know.

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
/// Message to the worker that ends pondering.
pub const REST: &str = "rest";

/// Task for a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// Strength of its play.
    pub strength: Strength,
    /// Time limit in milliseconds.
    pub millis: u16,
    /// Seed of all its chance.
    pub seed: u64,
    /// True if the turn is played, so that the computer may ponder during the other side's turn.
    pub ponders: bool,
    /// True if the answer has to contain the [`Certain`], too.
    pub explains: bool,
}

/// Kind of the requested answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// The turn of a player.
    Turn,
    /// A [`Verdict`] on a position of a game that is over: an [`AnalysisTask`].
    Verdict,
    /// The [`Reply`] of the other side to a turn in a puzzle: a [`ReplyTask`].
    Reply,
}

/// A request: the name of the game, and the rest as that game's engine reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineRequest {
    game: String,
    wanted: Wanted,
    inside: Vec<u8>,
}

impl EngineRequest {
    /// A request to a game's engine.
    pub fn new(game: GameId, inside: &impl Serialize) -> Self {
        Self {
            game: game.as_str().into(),
            wanted: Wanted::Turn,
            inside: wire::to_bytes(inside),
        }
    }

    /// A request about a position of a game that is over.
    pub fn analysis(game: GameId, task: &AnalysisTask) -> Self {
        Self {
            wanted: Wanted::Verdict,
            ..Self::new(game, task)
        }
    }

    /// A request for the other side's answer to a turn in a puzzle.
    pub fn reply(game: GameId, task: &ReplyTask) -> Self {
        Self {
            wanted: Wanted::Reply,
            ..Self::new(game, task)
        }
    }

    /// The id of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Returns the kind of the requested answer.
    pub fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// Returns the task for the engine; `None` if it is not of this type.
    pub fn inside<T: Serialize + DeserializeOwned>(&self) -> Option<T> {
        wire::from_bytes(&self.inside)
    }

    /// As bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        wire::to_bytes(self)
    }

    /// Reads a request; `None` if the bytes are none. The task inside is not checked yet.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        wire::from_bytes(bytes)
    }
}

/// Start of the answer's line with the expectation.
pub const EXPECTS: &str = "# expects ";

/// Returns the player's expected result: 1 for a sure win, 0 for a sure loss.
///
/// It is `None` if the answer has no valid line about it.
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

/// Returns the lines of an answer that make its turn. Lines that begin with `#` are remarks.
pub fn turn_lines(answer: &str) -> impl Iterator<Item = &str> {
    answer.lines().filter(|line| !line.starts_with('#'))
}

/// Milliseconds of the first analysis of each position in a review.
pub const POSITION_MS: u16 = 80;
/// Milliseconds of the later analyses of a position that people keep on the board. The last one is a master's time
/// for a turn.
pub const DEEPER_MS: [u16; 2] = [500, 2_000];

/// Task to analyse a position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisTask {
    /// The bytes of its save.
    pub save: Vec<u8>,
    /// After how many of its turns.
    pub after: u32,
    /// Turns that players have tried from there, in the rules' notation.
    pub tried: Vec<String>,
    /// Time limit in milliseconds.
    pub millis: u16,
}

/// Analysis of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Result that the side to move can expect: 1 for a win, 0 for a loss.
    pub expects: f32,
    /// True if the turn that was played leads to the same position as the best one.
    pub as_played: bool,
    /// Turns that are worth a thought, the best first, at most [`MOST_LINES`].
    pub lines: Vec<Line>,
    /// Proof about the position; `None` if the worker has not searched for one.
    pub certain: Option<Certain>,
}

/// Proofs about a position on a board of stones.
///
/// ```
/// use rules::request::{Certain, Joint};
///
/// let joint = Joint { side: 1, ends: ["c3", "c1"].map(|cell| cell.parse().unwrap()) };
/// let certain = Certain { joints: vec![joint], only: Some(vec!["d4".parse().unwrap()]) };
/// assert_eq!(certain.to_string(), "# certain\n# joint 1 c3 c1\n# only d4");
/// assert_eq!(Certain::told_in(&format!("0.5 other\n{certain}")), Some(certain));
/// assert_eq!(Certain::told_in("0.5 other"), None);
/// assert_eq!(Certain::told_in("# certain\n# joint 1 c3"), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Certain {
    /// Groups with a safe connection, against any defence. All of them are safe at the same time.
    pub joints: Vec<Joint>,
    /// The only cells on which a turn of the side to move does not lose; empty if every turn loses. `None` if
    /// nothing of that kind is known.
    pub only: Option<Vec<Cell>>,
}

/// Two groups of stones of a side, or one and an edge, that can be connected against any defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joint {
    /// Number of the groups' side: 0 is the side that began.
    pub side: usize,
    /// A stone of each. For an edge it is the empty cell before it.
    pub ends: [Cell; 2],
}

/// A line for the beginning, one for each joint, and one for the cells.
impl fmt::Display for Certain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(CERTAIN)?;
        for Joint { side, ends } in &self.joints {
            write!(f, "\n{JOINT} {side} {} {}", ends[0], ends[1])?;
        }
        let Some(only) = &self.only else {
            return Ok(());
        };
        write!(f, "\n{ONLY}")?;
        only.iter().try_for_each(|cell| write!(f, " {cell}"))
    }
}

const CERTAIN: &str = "# certain";
const JOINT: &str = "# joint";
const ONLY: &str = "# only";

impl Certain {
    /// Reads the proof in an answer; `None` if there is none, or if it is invalid.
    pub fn told_in(answer: &str) -> Option<Self> {
        let mut certain = Self::default();
        let mut lines = answer.lines();
        lines.find(|line| *line == CERTAIN)?;
        for line in lines {
            if let Some(joint) = line.strip_prefix(JOINT) {
                let mut words = joint.split_whitespace();
                let side = words.next()?.parse().ok().filter(|side| *side < 2)?;
                let mut end = || words.next()?.parse().ok();
                let ends = [end()?, end()?];
                certain.joints.push(Joint { side, ends });
            } else if let Some(cells) = line.strip_prefix(ONLY) {
                let cells = cells.split_whitespace().map(|cell| cell.parse().ok());
                certain.only = Some(cells.collect::<Option<_>>()?);
            }
        }
        Some(certain)
    }
}

/// Maximum number of turns in a verdict. Each has at most [`LINE_LENGTH`] turns of likely continuation.
pub const MOST_LINES: usize = 3;
/// See [`MOST_LINES`].
pub const LINE_LENGTH: usize = 4;

/// A turn that is worth a thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Expectation lost against the best turn, as a share of a whole win.
    pub behind: f32,
    /// The turn and its most likely continuation in the rules' notation: at least one turn.
    pub turns: Vec<String>,
}

/// A text that is no [`Verdict`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseVerdictError;

/// A line of text with the expectation and a word for the played turn, and one line for each turn: its loss, and
/// the turns. The [`Certain`] follows.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played = if self.as_played { "played" } else { "other" };
        write!(f, "{:.4} {played}", self.expects)?;
        self.lines
            .iter()
            .try_for_each(|line| write!(f, "\n{:.4} {}", line.behind, line.turns.join(" ")))?;
        match &self.certain {
            Some(certain) => write!(f, "\n{certain}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Verdict {
    type Err = ParseVerdictError;

    fn from_str(text: &str) -> Result<Self, ParseVerdictError> {
        let mut lines = text.lines();
        let first = lines.next().and_then(|first| first.split_once(' '));
        let (expects, played) = first.ok_or(ParseVerdictError)?;
        let as_played = match played {
            "played" => true,
            "other" => false,
            _ => return Err(ParseVerdictError),
        };
        let lines = lines.filter(|line| !line.starts_with('#'));
        let lines: Option<Vec<Line>> = lines.map(read_line).collect();
        let few = |lines: &Vec<Line>| (1..=MOST_LINES).contains(&lines.len());
        Ok(Self {
            expects: share(expects).ok_or(ParseVerdictError)?,
            as_played,
            lines: lines.filter(few).ok_or(ParseVerdictError)?,
            certain: Certain::told_in(text),
        })
    }
}

/// Reads a share of a whole win; `None` if the text is none.
fn share(text: &str) -> Option<f32> {
    let share = text.parse().ok();
    share.filter(|share| (0.0..=1.0).contains(share))
}

fn read_line(text: &str) -> Option<Line> {
    let (behind, turns) = text.split_once(' ')?;
    let turns: Vec<String> = turns.split(' ').map(ToOwned::to_owned).collect();
    let is_whole = turns.len() <= LINE_LENGTH && turns.iter().all(|turn| !turn.is_empty());
    let behind = share(behind).filter(|_| is_whole)?;
    Some(Line { behind, turns })
}

/// A question about a puzzle: the answer of the side on turn, which the other side is to beat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplyTask {
    /// The bytes of the game's save.
    pub save: Vec<u8>,
    /// Number of its turns within which the other side has to win.
    pub turns: u8,
}

/// Answer of the side that is to lose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// True if it holds: the other side can no longer win in time.
    pub holds: bool,
    /// Its turn, as the rules spell it.
    pub turn: String,
}

/// A text that is no [`Reply`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseReplyError;

/// One line: `holds` or `lost`, and the turn.
///
/// ```
/// use rules::request::Reply;
///
/// let reply = Reply { holds: true, turn: "c2-c6".into() };
/// assert_eq!(reply.to_string(), "holds c2-c6");
/// assert_eq!("holds c2-c6".parse(), Ok(reply));
/// assert!("c2-c6".parse::<Reply>().is_err());
/// ```
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let holds = if self.holds { "holds" } else { "lost" };
        write!(f, "{holds} {}", self.turn)
    }
}

impl FromStr for Reply {
    type Err = ParseReplyError;

    fn from_str(text: &str) -> Result<Self, ParseReplyError> {
        let (holds, turn) = text.split_once(' ').ok_or(ParseReplyError)?;
        let holds = match holds {
            "holds" => true,
            "lost" => false,
            _ => return Err(ParseReplyError),
        };
        let turn = turn.to_owned();
        let is_whole = !turn.is_empty();
        is_whole
            .then_some(Self { holds, turn })
            .ok_or(ParseReplyError)
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
            lines: [(0.0, &["c2-c6", "d1"][..]), (0.125, &["swap"])]
                .map(|(behind, turns)| Line {
                    behind,
                    turns: turns.iter().map(ToString::to_string).collect(),
                })
                .into(),
            certain: Some(Certain {
                joints: Vec::new(),
                only: Some(Vec::new()),
            }),
        };
        let text = verdict.to_string();
        assert_eq!(text.parse(), Ok(verdict));
        for garbage in [
            "",
            "0.5",
            "0.5 other",
            "1.5 other\n0 a1",
            "x other\n0 a1",
            "NaN other\n0 a1",
            "0.5 so\n0 a1",
            "0.5 other\n",
            "0.5 other\n0",
            "0.5 other\n0 a1\n2 a2",
            "0.5 other\n0 a1\n0 ",
            "0.5 other\n0 a1\n0 a2\n0 a3\n0 a4",
            "0.5 other\n0 a1 a2 a3 a4 a5",
        ] {
            assert_eq!(
                garbage.parse::<Verdict>(),
                Err(ParseVerdictError),
                "{garbage}"
            );
        }
    }
}
