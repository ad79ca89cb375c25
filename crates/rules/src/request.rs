//! Requests to computer players, and their answers. An [`EngineRequest`] goes to the engine as bytes, and text
//! comes back. A request holds no more than the asking seat may know.

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

/// Task for a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// Strength of its play.
    pub strength: Strength,
    /// Time limit in milliseconds.
    pub millis: u16,
    /// Where all its chance comes from.
    pub seed: u64,
    /// True if the turn is played and the player may think on during the other side's turn.
    pub ponders: bool,
    /// True if the answer has to tell the [`Certain`], too.
    pub explains: bool,
}

/// The kind of answer that is wanted.
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

    /// The kind of answer that is wanted.
    pub fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// Returns the task for the engine; `None` if it is not of this kind.
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

/// Start of the answer's line with the expectation.
pub const EXPECTS: &str = "# expects ";

/// Returns the result that a player expects: 1 for a sure win, 0 for a sure loss.
///
/// It is `None` if the answer has no such line, or none that makes sense.
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

/// Task to analyse a position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisTask {
    /// The bytes of its save.
    pub save: Vec<u8>,
    /// After how many of its turns.
    pub after: u32,
    /// The turns that somebody has tried from there, as the rules spell them.
    pub tried: Vec<String>,
    /// Time limit in milliseconds.
    pub millis: u16,
}

/// Analysis of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Result that the side to move can expect: 1 for a win, 0 for a loss.
    pub expects: f32,
    /// True if the turn that was played here leads to the same position as the best one.
    pub as_played: bool,
    /// The turns that are worth a thought, the best first, and no more than [`MOST_LINES`].
    pub lines: Vec<Line>,
    /// The proof about the position; `None` if the worker has not looked for one.
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
    /// Groups that can be joined whatever the other side does. All of them hold together.
    pub joints: Vec<Joint>,
    /// The cells outside of which each turn of the side to move loses: none if it loses whatever it does. `None` where
    /// nothing of that is known.
    pub only: Option<Vec<Cell>>,
}

/// Two groups of stones of a side, or one and an edge, that can be joined whatever the other side does.
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
    /// Reads the proof in an answer; `None` if there is none, or if it cannot be read.
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

/// Greatest number of turns in a verdict. Each has at most [`LINE_LENGTH`] that follow upon it.
pub const MOST_LINES: usize = 3;
/// See [`MOST_LINES`].
pub const LINE_LENGTH: usize = 4;

/// A turn that is worth a thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// By how much the side to move expects less of it than of the best one, of a whole win.
    pub behind: f32,
    /// It, and what would most likely follow, as the rules spell turns: at least one.
    pub turns: Vec<String>,
}

/// A text that is no [`Verdict`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseVerdictError;

/// A line of text with what is expected and whether it was played so, and one for each turn: how far it is behind, and
/// the turns. What is [`Certain`] follows.
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

/// A share of a whole win; `None` of what is none.
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
    /// Within how many more of its turns the other side has to win.
    pub turns: u8,
}

/// The answer of a side that is to be beaten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// True if it holds: the other side can no longer win in time, whatever it does.
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
