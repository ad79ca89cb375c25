//! Positions with a proof, as `assets/proved` stores them: one a line, like `win 2 | 4/1x2/4/1x2 x - | b3 b2`. The
//! last part has all turns that solve the task.

use std::fmt;
use std::str::FromStr;

use rules::TwoPlayer;

use rules::proof::{Solver, TooMany, Worth};

/// Task of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// To win within so many of its turns; it can.
    Win(u32),
    /// Not to lose within so many turns of the other side; one turn alone does it.
    Only(u32),
    /// To keep what the position is worth to the very end.
    End,
}

impl Task {
    /// Returns all turns that solve the task; an empty list if the position does not fit it.
    pub(crate) fn answers<G: TwoPlayer>(
        self,
        game: &G,
        solver: &mut Solver,
    ) -> Result<Vec<G::Move>, TooMany> {
        match self {
            Self::Win(turns) => {
                let sooner = turns > 1 && solver.wins(game, turns - 1)?;
                match sooner {
                    true => Ok(Vec::new()),
                    false => solver.winning(game, turns),
                }
            }
            Self::Only(turns) => {
                let mut holding = solver.holding(game, turns)?;
                holding.truncate(if holding.len() == 1 { 1 } else { 0 });
                Ok(holding)
            }
            Self::End => match solver.worth(game)? {
                (Worth::Loss, _) => Ok(Vec::new()),
                (_, keeping) => Ok(keeping),
            },
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(turns) => write!(f, "win {turns}"),
            Self::Only(turns) => write!(f, "only {turns}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Task {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |turns: &str| turns.parse().map_err(|_| format!("`{text}` is no task."));
        match text.split_once(' ') {
            None if text == "end" => Ok(Self::End),
            Some(("win", turns)) => Ok(Self::Win(number(turns)?)),
            Some(("only", turns)) => Ok(Self::Only(number(turns)?)),
            _ => Err(format!("`{text}` is no task.")),
        }
    }
}

/// A position and what is proved of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proved {
    /// Task of the position.
    pub task: Task,
    /// The position's text.
    pub position: String,
    /// The turns that do it, as text.
    pub turns: Vec<String>,
}

impl fmt::Display for Proved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns = self.turns.join(" ");
        write!(f, "{} | {} | {turns}", self.task, self.position)
    }
}

impl FromStr for Proved {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let parts: Vec<_> = line.split(" | ").collect();
        let [task, position, turns] = parts[..] else {
            return Err(format!("`{line}` has not three parts."));
        };
        Ok(Self {
            task: task.parse()?,
            position: position.into(),
            turns: turns.split(' ').map(String::from).collect(),
        })
    }
}

/// The positions that are kept of each game: the game's name for the referee, and the text.
pub(crate) const KEPT: [(&str, &str); 7] = [
    ("quickway", include_str!("../../assets/proved/quickway.txt")),
    ("crossway", include_str!("../../assets/proved/crossway.txt")),
    ("quax", include_str!("../../assets/proved/quax.txt")),
    ("quadrex", include_str!("../../assets/proved/quadrex.txt")),
    (
        "raindrops",
        include_str!("../../assets/proved/raindrops.txt"),
    ),
    (
        "rapid-transit",
        include_str!("../../assets/proved/rapid-transit.txt"),
    ),
    (
        "switch-yard",
        include_str!("../../assets/proved/switch-yard.txt"),
    ),
];

/// Reads a text of positions.
pub(crate) fn read(text: &str) -> Result<Vec<Proved>, String> {
    text.lines().map(str::parse).collect()
}
