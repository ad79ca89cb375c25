//! The moves of a game as bytes, each in the game's own [notation](Notation). Reading plays them one after another,
//! so the result is a legal game.

use std::cell::RefCell;
use std::fmt::{Display, Write};
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::Record;
use super::fault::{Unreadable, Unwritable};
use crate::check::Check;
use crate::{BitReader, BitWriter, Notation};

/// Maximum number of moves in a game. The longest known games need half of it. It rejects small texts that would
/// take very long to read.
pub const MOST_STEPS: usize = 5_000;

/// The moves of a game as bytes, with the data for reading them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Moves {
    /// Number of moves.
    pub(super) count: usize,
    /// Checksum of the moves' texts and of the state that they lead to. If a reader gets another one, its rules
    /// differ from the writer's.
    pub(super) sum: [u8; 4],
    pub(super) bits: Vec<u8>,
}

impl Moves {
    /// The moves of a record.
    ///
    /// # Errors
    ///
    /// More than [`MOST_STEPS`] are not written.
    pub(super) fn of<G: Notation>(record: &Record<G>) -> Result<Self, Unwritable> {
        let count = record.steps().len();
        if count > MOST_STEPS {
            return Err(Unwritable::TooLong);
        }
        let mut written = record.written.0.borrow_mut();
        for step in &record.steps()[written.count..] {
            let packed = record.start().pack(step, &mut written.bits);
            if packed.is_none() {
                *written = Written::default();
                return Err(Unwritable::Move);
            }
            written.add(step);
        }
        Ok(Self {
            count,
            sum: written.sum(record.now()),
            bits: written.bits.clone().into_bytes(),
        })
    }

    /// Plays the moves from a game's beginning.
    ///
    /// # Errors
    ///
    /// A move that this game does not know, or that its rules do not allow.
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
        let mut written = Written::default();
        for step in record.steps() {
            written.add(step);
        }
        match written.sum(record.now()) == self.sum {
            true => Ok(record),
            false => Err(Unreadable::Rules),
        }
    }
}

/// The first moves of a record in packed form, so that a long game is not packed again for every move.
#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    /// Number of moves written.
    count: usize,
    bits: BitWriter,
    /// The sum of their texts.
    check: Check,
}

impl Written {
    /// Adds a move to the sum.
    fn add(&mut self, step: &impl Display) {
        // Adding to a sum never fails.
        let _ = writeln!(self.check, "{step}");
        self.count += 1;
    }

    /// The sum of the moves' texts and of the state that they lead to.
    fn sum(&self, now: &impl Display) -> [u8; 4] {
        let mut check = self.check;
        let _ = write!(check, "{now}");
        check.sum().to_le_bytes()
    }
}

/// Cache of a record's packed moves. Comparisons of records ignore it.
#[derive(Clone, Debug, Default)]
pub(super) struct Cache(RefCell<Written>);

impl Cache {
    /// Shortens the cache after undone moves.
    pub(super) fn cut(&mut self, left: usize) {
        if self.0.get_mut().count > left {
            self.0.take();
        }
    }
}

impl PartialEq for Cache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Cache {}

impl Hash for Cache {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
