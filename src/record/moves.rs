//! The moves of a game as bytes, each in the game's own [notation](Notation). Reading plays them one
//! after another, so what is read is a game by the rules.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::Record;
use super::fault::{Unreadable, Unwritable};
use crate::games::check::Check;
use crate::games::{BitReader, BitWriter, Game, Notation};

/// The most moves of a game that are written or read. Long games take a tenth; what this keeps out
/// is a small text that would keep the reader busy for long.
pub const MOST_STEPS: usize = 10_000;

/// The moves of a game as bytes, and what is needed to read them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Moves {
    /// How many there are.
    count: usize,
    /// The sum of the moves' texts and of the state that they lead to: if what is read has another,
    /// the rules of the reader are not those of the writer.
    sum: [u8; 4],
    bits: Vec<u8>,
}

impl Moves {
    /// The moves of a record.
    ///
    /// # Errors
    ///
    /// More than [`MOST_STEPS`] are not written.
    pub(crate) fn of<G: Notation>(record: &Record<G>) -> Result<Self, Unwritable> {
        let count = record.steps().len();
        if count > MOST_STEPS {
            return Err(Unwritable::TooLong);
        }
        let mut writer = BitWriter::default();
        for step in record.steps() {
            let packed = record.start().pack(step, &mut writer);
            packed.ok_or(Unwritable::Move)?;
        }
        Ok(Self {
            count,
            sum: sum(record),
            bits: writer.into_bytes(),
        })
    }

    /// Plays the moves from a game's beginning.
    ///
    /// # Errors
    ///
    /// What is no move of this game, and what its rules do not allow.
    pub(crate) fn play<G: Notation>(&self, start: G) -> Result<Record<G>, Unreadable> {
        if self.count > MOST_STEPS {
            return Err(Unreadable::TooLong);
        }
        let mut reader = BitReader::new(&self.bits);
        let mut record = Record::new(start);
        for _ in 0..self.count {
            let step = record.start().unpack(&mut reader);
            let step = step.ok_or(Unreadable::Damaged)?;
            record.play(step).map_err(|_| Unreadable::Rules)?;
        }
        if !reader.is_done() {
            return Err(Unreadable::Damaged);
        }
        match sum(&record) == self.sum {
            true => Ok(record),
            false => Err(Unreadable::Rules),
        }
    }
}

fn sum<G: Game>(record: &Record<G>) -> [u8; 4] {
    let mut check = Check::default();
    // Adding to a sum never fails.
    for step in record.steps() {
        let _ = writeln!(check, "{step}");
    }
    let _ = write!(check, "{}", record.now());
    check.sum().to_le_bytes()
}
