//! Turns and their steps, and their text: `a5-b3,a3-c3,c2xd3`.

use std::fmt;
use std::str::FromStr;

use crate::Cell;
use base::words::{self, Message};

/// One piece lifted and placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Point of lifting.
    pub from: Cell,
    /// Point of placing.
    pub to: Cell,
    /// True if the piece is placed on an enemy.
    pub capture: bool,
}

impl Step {
    /// A number that sorts steps as their texts, byte by byte, sort turns.
    pub(super) fn key(self) -> u64 {
        let mut bytes = [0; 8];
        let mut free = bytes.iter_mut();
        let mut push = |byte: u8| *free.next().expect("a step has at most seven letters") = byte;
        push_cell(self.from, &mut push);
        push(self.sign());
        push_cell(self.to, &mut push);
        u64::from_be_bytes(bytes)
    }

    fn sign(self) -> u8 {
        if self.capture { b'x' } else { b'-' }
    }
}

fn push_cell(cell: Cell, push: &mut impl FnMut(u8)) {
    push(b'a' + cell.file);
    let rank = cell.rank + 1;
    if rank >= 10 {
        push(b'0' + rank / 10);
    }
    push(b'0' + rank % 10);
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.from, char::from(self.sign()), self.to)
    }
}

/// A complete turn: the steps of one unit, at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn(Vec<Step>);

impl Turn {
    /// Returns a turn of these steps; `None` if there are none.
    pub fn new(steps: Vec<Step>) -> Option<Self> {
        (!steps.is_empty()).then_some(Self(steps))
    }

    /// The steps, at least one.
    pub fn steps(&self) -> &[Step] {
        &self.0
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, step) in self.0.iter().enumerate() {
            let comma = if number > 0 { "," } else { "" };
            write!(f, "{comma}{step}")?;
        }
        Ok(())
    }
}

/// A text that is no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTurnError;

impl From<&ParseTurnError> for Message {
    fn from(_: &ParseTurnError) -> Self {
        words::raindrops_turn_unknown()
    }
}

base::said!(ParseTurnError);

impl FromStr for Turn {
    type Err = ParseTurnError;

    /// Reads exactly the output of `Display`.
    fn from_str(text: &str) -> Result<Self, ParseTurnError> {
        let steps = text
            .split(',')
            .map(|step| read_step(step).ok_or(ParseTurnError));
        steps.collect::<Result<_, _>>().map(Self)
    }
}

fn read_step(text: &str) -> Option<Step> {
    // A file can have the name x, so the search for the sign skips the first letter.
    let sign = 1 + text
        .bytes()
        .skip(1)
        .position(|byte| matches!(byte, b'-' | b'x'))?;
    Some(Step {
        from: text.get(..sign)?.parse().ok()?,
        to: text.get(sign + 1..)?.parse().ok()?,
        capture: text.as_bytes()[sign] == b'x',
    })
}
